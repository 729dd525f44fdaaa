import type { PresetId } from '../rules/presets'
import type { DecidedFacts, MatchFacts } from './facts'
import type { PersonKey } from './person'
import type { MatchPlace } from './standing'

/** Which matches are asked about; what is left out leaves nothing out. */
export interface MatchesQuestion {
  /** What ratings are of (`playedGame`); left out, what was played most of the matches asked about. It leaves out no match. */
  readonly rated?: string | undefined
  readonly presets?: readonly PresetId[] | undefined
  /** Matches in which all of these took part. */
  readonly people?: readonly PersonKey[] | undefined
  /** An instant in ISO 8601: matches begun then or later; one without a date is in no time. */
  readonly from?: string | undefined
  /** An instant in ISO 8601: matches begun before it. */
  readonly to?: string | undefined
}

/** A match asked about, and who sat where in it. */
export interface AskedMatch<F extends MatchFacts = MatchFacts> {
  readonly facts: F
  /** Milliseconds since 1970; −Infinity where the match has no date. */
  readonly at: number
  /** In seat order; one person may hold several seats. */
  readonly people: readonly PersonKey[]
  /** Everyone's place at the end; empty where there is none yet. */
  readonly standing: readonly MatchPlace[]
}
export type AskedDecided = AskedMatch<DecidedFacts>

/** The matches a question asks about, out of those of a timeline and in its order. */
export function askedMatches(timeline: readonly AskedMatch[], question: MatchesQuestion): readonly AskedMatch[] {
  const { people } = question
  const presets = question.presets === undefined ? null : new Set(question.presets)
  const inTime = timeOf(question)
  return timeline.filter(({ facts, at, people: seated }) => {
    if (presets !== null && !presets.has(facts.preset)) return false
    if (inTime?.(at) === false) return false
    return people === undefined || people.every((person) => seated.includes(person))
  })
}

/** Whether an instant lies in the time that a question asks about; null where it asks about all of it. */
export function timeOf({ from, to }: MatchesQuestion): ((at: number) => boolean) | null {
  if (from === undefined && to === undefined) return null
  const first = from === undefined ? -Infinity : instant(from)
  const end = to === undefined ? Infinity : instant(to)
  return (at) => at !== -Infinity && at >= first && at < end
}

export const isDecided = (match: AskedMatch): match is AskedDecided => match.facts.kind === 'decided'

/** Milliseconds since 1970; −Infinity for a text that is no instant. */
export function instant(text: string): number {
  const at = Date.parse(text)
  return Number.isNaN(at) ? -Infinity : at
}
