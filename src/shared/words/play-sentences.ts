import type { Reason } from '../rules/reasons'
import { signed } from './numbers'
import type { PlayContext, ReasonContext, ToldPlay } from './sentence-inputs'
import type { Vocabulary } from './vocabulary'

/** How a language says what a play scored, beside its reasons. */
export interface PlayPhrases {
  readonly nothing: string
  /** What a total moved by, and the sum of the reasons, which is another. */
  readonly counts: (moved: string, sum: string) => string
  /** The approach cap; `short` says how many points are left to the target, null at it or past it. */
  readonly capped: (short: string | null, target: number, most: number) => string
  readonly floored: (floor: number, lossesFirst: boolean) => string
}

/** Why a play scored what it did: its reasons, and what a cap or floor made of their sum. */
export function playSentenceOf(
  { counted, gameWords }: Pick<Vocabulary, 'counted' | 'gameWords'>,
  reasonSentence: (reason: Reason, context: ReasonContext) => string,
  phrases: PlayPhrases,
) {
  /** What a total really moved by: less than the reasons under the approach cap (B-3), more at the floor (FS-10). */
  function movedSentence({ player, delta, totals }: ToldPlay, sum: number, rules: PlayContext['rules']): string {
    const counts = phrases.counts(signed(delta), signed(sum))
    if (delta > sum) return `${counts} ${phrases.floored(rules.floor ?? 0, rules.payout === 'losses-first')}`
    const short = rules.target - ((totals[player] ?? 0) - delta)
    return `${counts} ${phrases.capped(short > 0 ? counted(short, gameWords(rules.game).points) : null, rules.target, delta)}`
  }

  return (play: ToldPlay, { dice, rules }: PlayContext): string => {
    if (play.reasons.length === 0) return phrases.nothing
    const told = play.reasons.map((reason) => reasonSentence(reason, { outward: play.outward, dice }))
    const sum = play.reasons.reduce((points, reason) => points + reason.points, 0)
    return (play.delta === sum ? told : [...told, movedSentence(play, sum, rules)]).join(' ')
  }
}
