import { ofEveryGame, type Ids } from '../games/ids'
import type { Source } from '../games/rule-ids'
import type { SettingName } from '../games/rules'

/** What a sentence of the book stands on: a source says it, a source leaves it open and a choice fills it, or no source speaks of it (rulebook, top). */
export const STATEMENT_KINDS = ['written', 'reading', 'convention'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** Sources whose texts were not at hand: what is said of them rests on excerpts, so their words are not quoted (rulebook, Sources). */
const NOT_AT_HAND = ofEveryGame<Source>(({ excerpts }) => excerpts)
export type SourceNotAtHand = Ids['excerpts'][number]

/** Sources whose texts were read word by word. */
export type SourceAtHand = Exclude<Source, SourceNotAtHand>

/** A few words of the sources that have them, letter by letter; where words are left out there is an … between two spaces. */
export interface Quote {
  readonly sources: readonly [SourceAtHand, ...SourceAtHand[]]
  readonly text: string
}

/** A source says it, in the words quoted; others may say it too, whose texts were not at hand. */
export interface Quoted {
  readonly kind: 'written'
  readonly quotes: readonly [Quote, ...Quote[]]
  readonly notAtHand: readonly SourceNotAtHand[]
}

/** Only sources say it whose texts were not at hand, so there is nothing to quote. */
export interface TextNotAtHand {
  readonly kind: 'written'
  readonly quotes: readonly []
  readonly notAtHand: readonly [SourceNotAtHand, ...SourceNotAtHand[]]
}

/** A source is silent, unclear or contradicts itself, and this fills it. */
export interface RuleReading {
  readonly kind: 'reading'
  /** The sources that leave it open. */
  readonly openIn: readonly Source[]
  readonly quotes: readonly Quote[]
  /** How the family chooses; null where the scorer knows one way only. */
  readonly setting: SettingName | null
}

/** No source speaks of it. */
export interface Convention {
  readonly kind: 'convention'
  readonly quotes: readonly []
}

/** One statement of a rule, without its words. */
export type Statement = Quoted | TextNotAtHand | RuleReading | Convention

type OneOrMore<T> = readonly [T, ...T[]]

/** Words of one source, or of several that have the same. */
export const quote = (sources: SourceAtHand | OneOrMore<SourceAtHand>, text: string): Quote => ({
  sources: typeof sources === 'string' ? [sources] : sources,
  text,
})

export const writtenIn = (quotes: OneOrMore<Quote>, ...notAtHand: readonly SourceNotAtHand[]): Quoted => ({ kind: 'written', quotes, notAtHand })

export const textNotAtHand = (...notAtHand: OneOrMore<SourceNotAtHand>): TextNotAtHand => ({ kind: 'written', quotes: [], notAtHand })

/** A reading that the family can choose. */
export const choice = (setting: SettingName, openIn: OneOrMore<Source>, ...quotes: readonly Quote[]): RuleReading => ({
  kind: 'reading',
  openIn,
  quotes,
  setting,
})

/** A reading that there is no other way to play by. */
export const reading = (openIn: OneOrMore<Source>, ...quotes: readonly Quote[]): RuleReading => ({ kind: 'reading', openIn, quotes, setting: null })

export const convention: Convention = { kind: 'convention', quotes: [] }

/** Sources that are cited together: they have the same words, or none are quoted. */
export interface Citation {
  readonly sources: readonly Source[]
  readonly texts: readonly string[]
  /** False: only excerpts were seen, so nothing could be quoted. */
  readonly atHand: boolean
}

/** What a page cites for a statement: those who are quoted, each with all their words, then those who are not. */
export function citationsOf(statement: Statement): readonly Citation[] {
  const quoted = new Map<string, Citation>()
  for (const { sources, text } of statement.quotes) {
    const key = sources.join(' ')
    quoted.set(key, { sources, texts: [...(quoted.get(key)?.texts ?? []), text], atHand: true })
  }
  const said = new Set<Source>([...quoted.values()].flatMap(({ sources }) => sources))
  const unquoted = sourcesOfStatement(statement).filter((source) => !said.has(source))
  const groups = [unquoted.filter((source) => isAtHand(source)), unquoted.filter((source) => !isAtHand(source))]
  return [...quoted.values(), ...groups.filter((sources) => sources.length > 0).map((sources) => ({ sources, texts: [], atHand: sources.every(isAtHand) }))]
}

export function isAtHand(source: Source): source is SourceAtHand {
  return !NOT_AT_HAND.includes(source)
}

/** Where it is written, or who leaves it open, each source once; none where no source speaks of it. */
export function sourcesOfStatement(statement: Statement): readonly Source[] {
  switch (statement.kind) {
    case 'written':
      return [...new Set<Source>([...statement.quotes.flatMap(({ sources }) => sources), ...statement.notAtHand])]
    case 'reading':
      return statement.openIn
    case 'convention':
      return []
  }
}
