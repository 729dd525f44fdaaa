import type { ScoredAdjust, Seat } from '../match/events'
import type { Adjuster, AdjustReason } from '../match/record'
import { signed } from './numbers'

/** What a language has for points that are given or taken. */
interface AdjustPhrases {
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  readonly by: Readonly<Record<Adjuster, string>>
  readonly named: (by: string, name: string) => string
  readonly says: (by: string) => string
  /** What moved, where the floor or a target kept some of it back. */
  readonly ofAsked: (moved: string, asked: string) => string
  readonly said: (moves: string, reason: string) => string
  readonly reasons: Readonly<Record<AdjustReason, string>>
}

/** Points given or taken, in a language. */
export function adjustSentencesOf({ nameOf, by, named, says, ofAsked, said, reasons }: AdjustPhrases) {
  return {
    /** Why points may be given or taken. */
    adjustReasons: reasons,
    /** Who gave or took them: `Referee (Mia):` */
    adjustBy: ({ by: who, name }: Pick<ScoredAdjust, 'by' | 'name'>): string => says(name === undefined ? by[who] : named(by[who], name)),
    /** What moved, and why: `Ben −2 of −30, Ada +30 (passed with a tile that fitted)`. Without a full stop. */
    adjustMoves: ({ asked, deltas, reason, note }: Pick<ScoredAdjust, 'asked' | 'deltas' | 'reason' | 'note'>, names: readonly string[]): string => {
      const moves = asked.flatMap((points, seat) => {
        if (points === 0) return []
        const moved = deltas[seat] ?? 0
        const told = moved === points ? signed(moved) : ofAsked(signed(moved), signed(points))
        return [`${nameOf(names, seat)} ${told}`]
      })
      const why = note === undefined ? reasons[reason] : reason === 'other' ? note : `${reasons[reason]}, ${note}`
      return said(moves.join(', '), why)
    },
  }
}
