import type { ArmName } from '#shared/domino/line'
import type { Reason, ReasonCode } from '#shared/rules/reasons'
import type { Grammar, Noun } from '#shared/words/grammar'
import { plain, signed } from '#shared/words/numbers'
import { phraseFor, type Phrase } from '#shared/words/phrases'

interface HeardPlay {
  readonly name: string
  /** In words. */
  readonly tile: string
  /** Null for a lead. */
  readonly arm: ArmName | null
  readonly reasons: readonly Reason[]
  readonly delta: number
  readonly points: Noun
  readonly total: number
}

/** What a reason counted; `times` is ` × 2`, and empty for what counted once. */
interface Counted {
  readonly times: string
  readonly count: number
  readonly suit: string
}

/** What a language has for a play where there is no room or time for its sentence; a reason there has two or three words. */
interface PlayPhrases extends Readonly<Record<ReasonCode, Phrase<Counted>>> {
  readonly counted: Grammar['counted']
  readonly led: (name: string, tile: string) => string
  readonly laid: (name: string, tile: string, arm: ArmName) => string
  readonly nothing: string
  readonly loses: (points: string) => string
  readonly heard: (laid: string, score: string, name: string, total: string) => string
}

/** A play in few words, in a language. */
export function playSentencesOf(phrases: PlayPhrases) {
  const shortReason = ({ code, count = 0, suit }: Reason): string =>
    phraseFor(phrases[code], { times: count > 1 ? ` × ${count}` : '', count, suit: suit === undefined ? '' : String(suit) })

  const scoreWords = ({ reasons, delta, points }: HeardPlay): string => {
    if (reasons.length === 0 && delta === 0) return phrases.nothing
    const moved = delta < 0 ? phrases.loses(phrases.counted(-delta, points)) : phrases.counted(delta, points)
    return [...reasons.map(shortReason), moved].join(', ')
  }

  return {
    /** For a button. */
    reasons: (reasons: readonly Reason[]): string => reasons.map((reason) => `${shortReason(reason)} ${signed(reason.points)}`).join(', '),
    /** Beside the points: what they are for. */
    names: (reasons: readonly Reason[]): string => reasons.map(shortReason).join(', '),
    /** One play in one sentence, for a listener: `Ben played six-four on the right end: Dual, 2 chips. Ben has 7.` */
    heard: (play: HeardPlay): string => {
      const { name, tile, arm } = play
      const laid = arm === null ? phrases.led(name, tile) : phrases.laid(name, tile, arm)
      return phrases.heard(laid, scoreWords(play), name, plain(play.total))
    },
  }
}
