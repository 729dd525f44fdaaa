import type { ArmName } from '#shared/domino/line'
import type { Payout } from '#shared/rules/payout'
import type { Reason, ReasonCode } from '#shared/games/reasons'
import { capitalised, plain, signed } from '#shared/words/numbers'
import { phraseFor, type Phrase } from '#shared/words/phrases'

interface HeardPlay {
  readonly name: string
  /** In words. */
  readonly tile: string
  /** Null for a lead. */
  readonly arm: ArmName | null
  readonly reasons: readonly Reason[]
  readonly delta: number
  readonly total: number
}

/** What a reason counted; `suit` is the number that shows, or several of them. */
interface CountedReason {
  readonly count: number
  readonly suit: string
  /** Not read, so that no one meets `×`. */
  readonly isHeard: boolean
}

/** What a language has for a play where there is no room or time for its sentence; a reason there has two or three words. */
interface PlayPhrases extends Readonly<Record<ReasonCode, Phrase<CountedReason>>> {
  readonly led: (name: string, tile: string) => string
  readonly laid: (name: string, tile: string, arm: ArmName) => string
  readonly nothing: string
  readonly loses: (points: string) => string
  /** What a player has by now. */
  readonly total: (total: string) => string
}

/** A play in few words, in a language. */
export function playSentencesOf(phrases: PlayPhrases) {
  const shortReason = ({ code, count = 0, suit }: Reason, isHeard = false): string =>
    phraseFor(phrases[code], { count, suit: suit === undefined ? '' : String(suit), isHeard })

  /** Each reason once; suits that show equally often are one. */
  const heardReasons = (reasons: readonly Reason[]): readonly string[] =>
    reasons.flatMap((reason) => {
      if (reason.code !== 'of-a-suit') return [shortReason(reason, true)]
      const alike = reasons.filter(({ code, count }) => code === 'of-a-suit' && count === reason.count)
      if (alike[0] !== reason) return []
      return [phraseFor(phrases['of-a-suit'], { count: reason.count ?? 0, suit: alike.map(({ suit }) => String(suit)).join(', '), isHeard: true })]
    })

  const scoreWords = ({ reasons, delta, total }: HeardPlay): string => {
    if (reasons.length === 0 && delta === 0) return phrases.nothing
    const moved = delta < 0 ? phrases.loses(plain(-delta)) : signed(delta)
    return [...heardReasons(reasons), moved, phrases.total(plain(total))].join(', ')
  }

  return {
    /** Each reason with what it counted; where the floor raised the total beside them, what they came to together. */
    counted: ({ reasons, lifted, delta }: Payout): string => {
      if (lifted > 0) return [...reasons.map((reason) => shortReason(reason)), signed(delta)].join(', ')
      if (reasons.length === 0) return phrases.nothing
      return reasons.map((reason) => `${shortReason(reason)} ${signed(reason.counted)}`).join(', ')
    },
    /** Beside the points: what they are for. */
    names: (reasons: readonly Reason[]): string => reasons.map((reason) => shortReason(reason)).join(', '),
    /** One play for a listener, as someone at the table would call it: `Ben: six-four right. Dual, +2, now 7.` */
    heard: (play: HeardPlay): string => {
      const { name, tile, arm } = play
      const laid = arm === null ? phrases.led(name, tile) : phrases.laid(name, tile, arm)
      return `${laid}. ${capitalised(scoreWords(play))}.`
    },
  }
}
