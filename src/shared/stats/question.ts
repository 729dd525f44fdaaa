import type { PresetId } from '../rules/presets'
import type { DecidedFacts, MatchFacts } from './facts'
import type { PersonKey, Who } from './person'

/** Which matches are asked about; what is left out leaves nothing out. */
export interface Question {
  readonly presets?: readonly PresetId[] | undefined
  /** Matches in which all of these took part. */
  readonly people?: readonly PersonKey[] | undefined
  /** An instant in ISO 8601: matches begun then or later; one without a date is in no time. */
  readonly from?: string | undefined
  /** An instant in ISO 8601: matches begun before it. */
  readonly to?: string | undefined
}

/** A match asked about, and who sat where in it. */
export interface Asked<F extends MatchFacts = MatchFacts> {
  readonly facts: F
  /** Milliseconds since 1970; −Infinity where the match has no date. */
  readonly at: number
  /** In seat order; one person may hold several seats. */
  readonly people: readonly PersonKey[]
}
export type AskedDecided = Asked<DecidedFacts>

/** The matches a question asks about, the earliest first; matches of one instant in the order of their ids. */
export function asked(facts: readonly MatchFacts[], question: Question, who: Who): readonly Asked[] {
  const { people } = question
  const presets = question.presets === undefined ? null : new Set(question.presets)
  const inTime = timeOf(question)
  const found: Asked[] = []
  for (const each of facts) {
    if (presets !== null && !presets.has(each.preset)) continue
    const at = instant(each.startedAt)
    if (inTime?.(at) === false) continue
    const seated = each.players.map(who)
    if (people === undefined || people.every((person) => seated.includes(person))) found.push({ facts: each, at, people: seated })
  }
  return found.sort(earlier)
}

/** Whether an instant lies in the time that a question asks about; null where it asks about all of it. */
export function timeOf({ from, to }: Question): ((at: number) => boolean) | null {
  if (from === undefined && to === undefined) return null
  const first = from === undefined ? -Infinity : instant(from)
  const end = to === undefined ? Infinity : instant(to)
  return (at) => at !== -Infinity && at >= first && at < end
}

export const isDecided = (match: Asked): match is AskedDecided => match.facts.kind === 'decided'

/** Milliseconds since 1970; −Infinity for a text that is no instant. */
export function instant(text: string): number {
  const at = Date.parse(text)
  return Number.isNaN(at) ? -Infinity : at
}

function earlier(a: Asked, b: Asked): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  return a.facts.matchId < b.facts.matchId ? -1 : a.facts.matchId > b.facts.matchId ? 1 : 0
}
