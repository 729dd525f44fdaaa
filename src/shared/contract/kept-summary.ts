import { fieldsIn, isCount, isFields, isListOf, isText, isWhole } from '../kernel/plain'
import { areRuleOverrides } from '../match/record'
import { matchDetailsSchema } from '../match/trail'
import { PRESET_IDS } from '../rules/presets'
import { matchSummarySchema, type MatchSummary } from './lists'
import { idSchema } from './ids'

/**
 * A line of lists as it comes back from where it was kept: what `matchSummarySchema` says of it, sooner; null where that refuses it.
 *
 * A large house keeps thousands. Those that hold what they should and nothing beside it are recognised at a glance and taken as they are;
 * the schema looks at every other.
 */
export function keptSummaryIn(content: unknown): MatchSummary | null {
  if (isPlainSummary(content)) return content
  const checked = matchSummarySchema.safeParse(content)
  return checked.success ? checked.data : null
}

/** Fields that every line has. */
const NEEDED = 10

/** False also for a sound line that takes a closer look, as one with a note. */
function isPlainSummary(content: unknown): content is MatchSummary {
  if (!isFields(content)) return false
  let needed = 0
  for (const field in content) {
    if (IS_NEEDED.get(field)?.(content[field]) === true) needed++
    else if (IS_ALLOWED.get(field)?.(content[field]) !== true) return false
  }
  return needed === NEEDED
}

type Check = (value: unknown) => boolean

const PRESETS: ReadonlySet<unknown> = new Set(PRESET_IDS)
const { place, gameName } = matchDetailsSchema.shape

const IS_NEEDED = checks({
  matchId: (id) => idSchema.safeParse(id).success,
  revision: isCount,
  preset: (preset) => PRESETS.has(preset),
  // strict, so that nothing can lie beside what it knows
  rules: areRuleOverrides,
  players: (players) => isListOf(players, isPlayer),
  startedAt: isText,
  updatedAt: isText,
  date: (date) => matchDetailsSchema.shape.date.safeParse(date).success,
  rounds: isWhole,
  outcome: isOutcome,
})

const IS_ALLOWED = checks({
  // what would be trimmed is not plain
  place: (told) => place.safeParse(told).data === told,
  gameName: (told) => gameName.safeParse(told).data === told,
  binnedAt: isText,
  readOnly: (readOnly) => typeof readOnly === 'boolean',
  confirmRounds: (confirmRounds) => confirmRounds === true,
  partners: (partners) => partners === true,
  lowest: (lowest) => lowest === true,
  target: isWhole,
  leader: isWhole,
  openQuestions: isWhole,
  photos: (photos) => photos === true,
  picture: (picture) => matchDetailsSchema.shape.picture.safeParse(picture).success,
})

function isOutcome(outcome: unknown): boolean {
  if (!isFields(outcome)) return false
  const { kind, by } = outcome
  if (kind === 'open') return fieldsIn(outcome) === 1
  return fieldsIn(outcome) === 2 && (kind === 'won' ? isWhole(by) : kind === 'shared' && isListOf(by, isWhole))
}

/** Whether a player has a name, points and nothing else but who they are. */
function isPlayer(player: unknown): boolean {
  if (!isFields(player) || !isText(player['name']) || !Number.isFinite(player['total'])) return false
  const fields = fieldsIn(player)
  return fields === 2 || (fields === 3 && isText(player['personId']))
}

function checks(byField: Readonly<Record<string, Check>>): ReadonlyMap<string, Check> {
  return new Map(Object.entries(byField))
}
