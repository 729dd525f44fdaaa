import type { Expected, TextError, TextFault } from '../notation/errors'
import { phraseByKind, type PhrasesByKind } from './phrases'

/** What a language brings to say what is wrong with a line of text. */
export interface TextPhrases {
  /** `Column 12: `. */
  readonly place: (column: number) => string
  /** What the grammar allows, as the beginning of a sentence: “A tile such as 6-4”. Words of the grammar are English everywhere. */
  readonly expected: Readonly<Record<Expected, string>>
  readonly faults: PhrasesByKind<Exclude<TextFault, { readonly kind: 'expected' }>>
  /** What stands in its place, or where the line ends. */
  readonly standsThere: (found: string) => string
  readonly endsThere: string
  /** `what` belongs there: a whole sentence. */
  readonly belongsThere: (what: string) => string
}

/** The sentence that says what is wrong with a line of text, and where. */
export function textSentencesOf(phrases: TextPhrases) {
  const faultSentence = (fault: TextFault): string => {
    if (fault.kind !== 'expected') return phraseByKind(phrases.faults, fault)
    const there = fault.found === '' ? phrases.endsThere : phrases.standsThere(fault.found)
    return `${there} ${phrases.belongsThere(phrases.expected[fault.expected])}`
  }
  const textErrorSentence = ({ column, ...fault }: TextError): string => `${phrases.place(column)}${faultSentence(fault)}`
  return { textErrorSentence }
}
