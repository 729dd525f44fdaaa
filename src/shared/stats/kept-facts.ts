import { REFUSAL_CODES } from '../match/events'
import { PRESET_IDS } from '../rules/presets'
import { REASON_CODES } from '../rules/reasons'
import { BLOCKED_RULE_IDS } from '../rules/rules'
import { BLOCKED_TESTS } from '../rules/rulings'
import { matchFactsSchema, type MatchFacts } from './facts'

/**
 * Facts as they come back from where they were kept: what `matchFactsSchema` says of them, sooner; null where it refuses them.
 *
 * A large house keeps thousands. Those that hold what they should and nothing beside it are told at a glance and taken as they are;
 * the schema looks at every other.
 */
export function keptFactsIn(content: unknown): MatchFacts | null {
  if (isPlain(content)) return content
  const checked = matchFactsSchema.safeParse(content)
  return checked.success ? checked.data : null
}

type Fields = Readonly<Record<string, unknown>>

/** False also for sound facts that take a closer look. */
function isPlain(content: unknown): content is MatchFacts {
  if (!isFields(content) || !isKnown(content)) return false
  switch (content['kind']) {
    case 'decided':
      return isDecided(content)
    case 'unfinished':
      return fieldsIn(content) === 5
    case 'refused':
      return fieldsIn(content) === 8 && isOneOf(REFUSALS, content['code']) && isWholeOrNull(content['round']) && isWholeOrNull(content['event'])
    default:
      return false
  }
}

function isKnown({ matchId, startedAt, preset, players }: Fields): boolean {
  return typeof matchId === 'string' && typeof startedAt === 'string' && isOneOf(PRESETS, preset) && isListOf(players, isPlayer)
}

function isPlayer(player: unknown): boolean {
  if (!isFields(player) || typeof player['name'] !== 'string') return false
  const fields = fieldsIn(player)
  return fields === 1 || (fields === 2 && typeof player['personId'] === 'string')
}

function isDecided(content: Fields): boolean {
  const { winner, totals, target, rounds, seats, blocked, deficit } = content
  return fieldsIn(content) === 12 && isCount(winner) && isListOf(totals, isWhole) && isWhole(target) && isCount(rounds) && isListOf(seats, isSeat) && isListOf(blocked, isBlocked) && isCount(deficit)
}

function isSeat(seat: unknown): boolean {
  if (!isFields(seat)) return false
  const { points, dominoes, targets, reasons } = seat
  return fieldsIn(seat) === 4 && isWhole(points) && isCount(dominoes) && isCount(targets) && isListOf(reasons, isReason)
}

function isReason(reason: unknown): boolean {
  return Array.isArray(reason) && reason.length === 4 && isOneOf(REASONS, reason[0]) && isCount(reason[1]) && isCount(reason[2]) && isWhole(reason[3])
}

function isBlocked(blocked: unknown): boolean {
  if (!isFields(blocked)) return false
  const { winner, rule, test } = blocked
  return fieldsIn(blocked) === 3 && (winner === null || isCount(winner)) && isOneOf(RULES, rule) && (test === null || isOneOf(TESTS, test))
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)
const isWholeOrNull = (value: unknown): boolean => value === null || isWhole(value)
const isCount = (value: unknown): boolean => isWhole(value) && (value as number) >= 0
const isOneOf = (words: ReadonlySet<unknown>, value: unknown): boolean => words.has(value)

function isListOf(list: unknown, is: (each: unknown) => boolean): boolean {
  if (!Array.isArray(list)) return false
  for (let at = 0; at < list.length; at++) if (!is(list[at])) return false
  return true
}

/** A field that is looked for and found leaves room for no other. */
function fieldsIn(fields: Fields): number {
  let count = 0
  for (const _ in fields) count++
  return count
}

const REFUSALS: ReadonlySet<unknown> = new Set(REFUSAL_CODES)
const PRESETS: ReadonlySet<unknown> = new Set(PRESET_IDS)
const REASONS: ReadonlySet<unknown> = new Set(REASON_CODES)
const RULES: ReadonlySet<unknown> = new Set(BLOCKED_RULE_IDS)
const TESTS: ReadonlySet<unknown> = new Set(BLOCKED_TESTS)
