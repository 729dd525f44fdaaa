import { fieldsIn, isCount, isFields, isListOf, isPlainPlayer, isText, isWhole, type Fields } from '../kernel/plain'
import { REFUSAL_CODES } from '../match/events'
import { PRESET_IDS } from '../rules/presets'
import { REASON_CODES } from '../games/reasons'
import { BLOCKED_RULE_IDS } from '../games/rules'
import { BLOCKED_TESTS } from '../rules/rulings'
import { matchFactsSchema, type MatchFacts } from './facts'

/**
 * Facts as they come back from where they were kept: what `matchFactsSchema` says of them, sooner; null where it refuses them.
 *
 * A large house keeps thousands. Those that hold what they should and nothing beside it are recognised at a glance and taken as they are;
 * the schema looks at every other.
 */
export function keptFactsIn(content: unknown): MatchFacts | null {
  if (isPlainFacts(content)) return content
  const checked = matchFactsSchema.safeParse(content)
  return checked.success ? checked.data : null
}

/** False also for sound facts that take a closer look. */
function isPlainFacts(content: unknown): content is MatchFacts {
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
  return isText(matchId) && isText(startedAt) && isOneOf(PRESETS, preset) && isListOf(players, isPlainPlayer)
}

function isDecided(content: Fields): boolean {
  const { winner, lowest, totals, target, rounds, seats, blocked, deficit, leader, minutes } = content
  return (
    fieldsIn(content) === 15 &&
    (winner === null || isCount(winner)) &&
    typeof lowest === 'boolean' &&
    isListOf(totals, isWhole) &&
    isWhole(target) &&
    isCount(rounds) &&
    isListOf(seats, isSeat) &&
    isListOf(blocked, isBlocked) &&
    isCount(deficit) &&
    (leader === null || isCount(leader)) &&
    (minutes === null || isCount(minutes))
  )
}

function isSeat(seat: unknown): boolean {
  if (!isFields(seat)) return false
  const { points, dominoes, targets, counted, reasons, ends, bestPlay, bestRound } = seat
  return (
    fieldsIn(seat) === 8 &&
    isWhole(points) &&
    isCount(dominoes) &&
    isCount(targets) &&
    isCount(counted) &&
    isListOf(reasons, isReason) &&
    isWhole(ends) &&
    isBest(bestPlay, 3) &&
    isBest(bestRound, 2)
  )
}

function isBest(best: unknown, length: number): boolean {
  if (best === null) return true
  // by their places, for `every` leaves out the holes of a list
  return Array.isArray(best) && best.length === length && best[0] !== 0 && [...(best as readonly unknown[])].every(isCount)
}

function isReason(reason: unknown): boolean {
  return Array.isArray(reason) && reason.length === 4 && isOneOf(REASONS, reason[0]) && isCount(reason[1]) && isCount(reason[2]) && isWhole(reason[3])
}

function isBlocked(blocked: unknown): boolean {
  if (!isFields(blocked)) return false
  const { winner, rule, test } = blocked
  return fieldsIn(blocked) === 3 && (winner === null || isCount(winner)) && isOneOf(RULES, rule) && (test === null || isOneOf(TESTS, test))
}

const isWholeOrNull = (value: unknown): boolean => value === null || isWhole(value)
const isOneOf = (words: ReadonlySet<unknown>, value: unknown): boolean => words.has(value)

const REFUSALS: ReadonlySet<unknown> = new Set(REFUSAL_CODES)
const PRESETS: ReadonlySet<unknown> = new Set(PRESET_IDS)
const REASONS: ReadonlySet<unknown> = new Set(REASON_CODES)
const RULES: ReadonlySet<unknown> = new Set(BLOCKED_RULE_IDS)
const TESTS: ReadonlySet<unknown> = new Set(BLOCKED_TESTS)
