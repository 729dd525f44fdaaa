import type { FoundShape, ShapeFault, Wanted } from '../kernel/shape-fault'
import type { LimitName, OverLimit } from '../match/limits'
import type { Malformed } from '../match/malformed'
import { phraseByKind, phraseFor, type Phrase, type PhrasesByKind } from './phrases'

/** An event that has `found` in it, in the words of its language. */
interface ToldFound {
  readonly found: string
}
type WithFound = Extract<
  Malformed,
  { readonly kind: 'unknown-type' | 'no-seat' | 'no-such-arm' | 'draw-count' | 'unpaid-not-true' | 'stands-not-true' | 'left-tiles' }
>
type Whole = Exclude<Malformed, WithFound | { readonly kind: 'shape' | 'over-limit' }>

/** What a language has for what is malformed; which of it is said is the same in all. Nothing ends with a full stop. */
interface MalformedPhrases extends PhrasesByKind<Whole>, Readonly<Record<WithFound['kind'], Phrase<ToldFound>>> {
  /** What stands there: `a list`, `“six”`. */
  readonly found: PhrasesByKind<FoundShape>
  /** A name in a file, in the quotation marks of the language. */
  readonly quoted: (text: string) => string
  /** The whole of what was read, where it has no name. */
  readonly whole: string
  readonly missing: (what: string) => string
  /** What should stand at a place follows its name: `must be a list`. `values` are listed. */
  readonly wanted: PhrasesByKind<Exclude<Wanted, { readonly kind: 'one-of' }>> & { readonly 'one-of': (told: { readonly values: readonly string[] }) => string }
  /** Follows what should stand there. */
  readonly butFound: (found: string) => string
  readonly limits: Readonly<Record<LimitName, Phrase<{ readonly found: number; readonly allowed: number }>>>
  /** Follows a limit, where only a part goes beyond it. */
  readonly at: (where: string) => string
}

/** What is malformed, in a language; without a full stop, since it also follows a colon or stands in brackets. */
export function malformedSentencesOf(phrases: MalformedPhrases) {
  const foundWords = (found: FoundShape): string => phraseByKind(phrases.found, found)

  const shapeSentence = ({ where, wanted, found }: ShapeFault): string => {
    const what = where === '' ? phrases.whole : phrases.quoted(where)
    if (found.kind === 'nothing' && wanted.kind !== 'no-such-name') return phrases.missing(what)
    const short = `${what} ${phraseByKind(phrases.wanted, wanted)}`
    // what has no place here is named already
    return wanted.kind === 'no-such-name' ? short : `${short}${phrases.butFound(foundWords(found))}`
  }

  const limitSentence = ({ limit, found, allowed, where }: OverLimit): string =>
    `${phraseFor(phrases.limits[limit], { found, allowed })}${where === '' ? '' : phrases.at(phrases.quoted(where))}`

  const malformedSentence = (malformed: Malformed): string => {
    if (malformed.kind === 'shape') return shapeSentence(malformed)
    if (malformed.kind === 'over-limit') return limitSentence(malformed)
    return 'found' in malformed ? phraseFor(phrases[malformed.kind], { found: foundWords(malformed.found) }) : phraseByKind<Whole>(phrases, malformed)
  }

  /** Whether this version has words for it; another one may know other kinds. */
  const isWorded = (malformed: { readonly kind: string }): boolean => {
    if (malformed.kind !== 'shape') return malformed.kind === 'over-limit' || malformed.kind in phrases
    return isShapeWorded(malformed as Extract<Malformed, { readonly kind: 'shape' }>)
  }

  const isShapeWorded = ({ wanted, found }: ShapeFault): boolean => wanted.kind in phrases.wanted && found.kind in phrases.found

  return {
    malformedSentence,
    shapeSentence,
    limitSentence,
    /** The words for it; '' where it is of a kind that only another version knows. */
    malformedWords: (malformed: Malformed | undefined): string => (malformed === undefined || !isWorded(malformed) ? '' : malformedSentence(malformed)),
  }
}
