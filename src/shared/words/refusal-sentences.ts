import type { ArmName } from '../domino/line'
import type { Suit } from '../domino/tile'
import type { Fault, Refusal, RefusalCode, Seat } from '../match/events'
import type { Malformed } from '../match/malformed'
import type { RecordRefusal } from '../match/replay'
import { PLAIN_GAME, type GameId } from '../games/ids'
import { capitalised } from './numbers'
import { phraseFor, sentencesByKind, type Phrase, type PhrasesByKind } from './phrases'

/** The parameters of a phrase of a refusal, in the words of its language; a part that is not known is empty. */
interface ToldRefusal {
  /** The tile at fault, or what the language says where none is named. */
  readonly tile: string
  /** What was written where a tile should stand. */
  readonly written: string
  /** `in the hand of Ada` */
  readonly inHand: string
  readonly holder: string
  /** The open ends: `6 at the left end and 2 at the right end`. */
  readonly ends: string
  /** The same after a colon, and the reason after one. */
  readonly colonEnds: string
  readonly colonWhy: string
  /** How often the set has the tile. */
  readonly copies: number
  /** Tiles that may be drawn. */
  readonly drawable: number
  /** The highest suit of the set, null where it is not known. */
  readonly maxPip: Suit | null
  readonly game: GameId
}

type RefusalPhrase = Phrase<ToldRefusal>

/** What a language has for refusals; which of it is said is the same in all. */
interface RefusalPhrases extends Readonly<Record<Exclude<RefusalCode, 'does-not-match' | 'boneyard-empty'>, RefusalPhrase>> {
  /** How a record or an event is malformed, without a full stop; '' where that is not known. */
  readonly malformedWords: (malformed: Malformed | undefined) => string
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  readonly endsWords: (ends: NonNullable<Refusal['ends']>) => string
  /** With the spaces of the language. */
  readonly colon: string
  readonly thisTile: string
  readonly somebody: string
  /** Follows a tile. */
  readonly inHand: (name: string) => string
  /** What is wrong with a record or an event as a whole, without a full stop: it also follows a colon. */
  readonly faults: PhrasesByKind<Fault>
  readonly place: (round: number, event: number | null) => string
  readonly 'does-not-match': {
    readonly startFirst: RefusalPhrase
    readonly nowhere: RefusalPhrase
    readonly oneEnd: (tile: string, arm: ArmName, suit: Suit) => string
    readonly severalEnds: RefusalPhrase
  }
  readonly 'boneyard-empty': { readonly never: RefusalPhrase; readonly nothing: RefusalPhrase; readonly only: RefusalPhrase }
}

/** What was written where a tile should stand can be anything, and of any length. */
const WRITTEN_AT_MOST = 20

/** Refusals in a language. */
export function refusalSentencesOf(phrases: RefusalPhrases) {
  const faultSentence = sentencesByKind(phrases.faults)

  const toldOf = ({ tile, player, ends = [], limit, malformed, why }: Refusal, names: readonly string[], game: GameId): ToldRefusal => {
    const open = ends.length === 0 ? '' : phrases.endsWords(ends)
    const written = tile ?? ''
    const said = phrases.malformedWords(malformed) || (why ?? '')
    return {
      tile: tile ?? phrases.thisTile,
      written: written.length > WRITTEN_AT_MOST ? `${written.slice(0, WRITTEN_AT_MOST)}…` : written,
      inHand: player === undefined ? '' : phrases.inHand(phrases.nameOf(names, player)),
      holder: player === undefined ? phrases.somebody : phrases.nameOf(names, player),
      ends: open,
      colonEnds: open === '' ? '' : `${phrases.colon}${open}`,
      colonWhy: said === '' ? '' : `${phrases.colon}${said}`,
      copies: limit ?? 1,
      drawable: limit ?? 0,
      maxPip: limit ?? null,
      game,
    }
  }

  /** An end that would take the tile can only be among the open ones when the end that was named is not open yet. */
  const doesNotMatch = ({ startFirst, ends: [only, ...more] = [] }: Refusal, { tile }: ToldRefusal): RefusalPhrase => {
    const words = phrases['does-not-match']
    if (startFirst) return words.startFirst
    if (only === undefined) return words.nowhere
    return more.length === 0 ? words.oneEnd(tile, only.arm, only.suit) : words.severalEnds
  }

  const phraseOf = (refusal: Refusal, told: ToldRefusal): RefusalPhrase => {
    if (refusal.code === 'does-not-match') return doesNotMatch(refusal, told)
    if (refusal.code === 'boneyard-empty') return phrases['boneyard-empty'][refusal.nobodyDraws ? 'never' : told.drawable === 0 ? 'nothing' : 'only']
    return phrases[refusal.code]
  }

  /** Why an event is impossible, and nothing was changed: what, where and why, in one or two sentences. */
  const refusalSentence = (refusal: Refusal, names: readonly string[], game: GameId = PLAIN_GAME): string => {
    const { fault } = refusal
    // another version may know others
    if (fault !== undefined && fault.kind in phrases.faults) return `${capitalised(faultSentence(fault))}.`
    const told = toldOf(refusal, names, game)
    return phraseFor(phraseOf(refusal, told), told)
  }

  /** The same for a record, with the place in it: `Round 2, entry 5: …` */
  const recordRefusalSentence = ({ round, event, refusal }: RecordRefusal, names: readonly string[] = [], game: GameId = PLAIN_GAME): string =>
    `${round === null ? '' : `${phrases.place(round, event)}${phrases.colon}`}${refusalSentence(refusal, names, game)}`

  return { faultSentence, refusalSentence, recordRefusalSentence }
}
