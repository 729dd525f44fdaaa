import type { Dice } from '../match/events'
import type { Reason, ReasonCode } from '../games/reasons'
import { signedWorth } from './numbers'
import type { ReasonContext } from './sentence-inputs'

/** The parameters of a phrase of a reason, in the words of its language; a tile is empty where no dice were thrown. */
interface ToldReason {
  /** With their sign. */
  readonly points: string
  readonly flower: string
  readonly scorpion: string
  /**
   * Pairs, or halves that show a suit, and which suit that is. Of a plural or triple header 4 where four halves are equal, 1 where three are; round a
   * spinner how many they are.
   */
  readonly count: number
  readonly suit: number
  /** The half that shows after the play. */
  readonly outward: number
  /** Of a header: there are arms instead of two ends (B-10). */
  readonly roundSpinner: boolean
}

interface ReasonPhrases extends Readonly<Record<ReasonCode, (told: ToldReason) => string>> {
  readonly diceTile: (dice: Dice['flower']) => string
}

/** Reasons of a score in a language. */
export function reasonSentencesOf(phrases: ReasonPhrases) {
  /** One reason of a score in words: `Dual +2: both ends show 6.` */
  return ({ code, points, count, suit }: Reason, { outward, dice }: ReasonContext): string =>
    phrases[code]({
      points: signedWorth(points),
      flower: dice === null ? '' : phrases.diceTile(dice.flower),
      scorpion: dice === null ? '' : phrases.diceTile(dice.scorpion),
      count: count ?? 1,
      suit: suit ?? outward,
      outward,
      // where two ends are all there is, a header need not say which number it is of
      roundSpinner: suit !== undefined,
    })
}
