import type { Tile } from '#shared/domino/tile'
import type { Refusal, Seat } from '#shared/match/events'
import type { Mistake } from '#shared/match/remedy'
import type { TableDialog } from '../../actions/at-table'
import type { Target } from '../../match/correction/use-revision'
import type { MatchView } from '../../match/match-view'
import type { EventPlace } from '../../match/model/revision-draft'

export type OpenOverTable =
  | { readonly kind: TableDialog | 'next-round' | 'left' }
  /** Points for a mistake, from where it is seen. */
  | { readonly kind: 'remedy'; readonly mistake: Mistake }
  | { readonly kind: 'look' | 'question'; readonly place: EventPlace }
  /** How many tiles a hand has, asked from an entry of its player. */
  | { readonly kind: 'hand-of'; readonly player: Seat }
  | { readonly kind: 'correct'; readonly target: Target }
  | { readonly kind: 'agree'; readonly round: number }
  /** A tile was entered that does not fit. */
  | { readonly kind: 'refused'; readonly tile: Tile; readonly refusal: Refusal }

/** The event that ended a round, from which the way leads to all of it. */
export function lastOf({ rounds }: MatchView['scored'], round: number): EventPlace {
  return { round, event: (rounds[round]?.events.length ?? 1) - 1 }
}
