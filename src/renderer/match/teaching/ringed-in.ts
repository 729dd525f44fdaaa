import { laidBy } from '#shared/match/events'
import type { ShownTile } from '#shared/match/explain/explanation'
import type { ScoredMatch } from '#shared/match/state'
import type { Ringed } from '../../components/line-of-play/types'

/** Where tiles of the first round lie that halves are ringed of; a double is ringed as a whole. */
export function ringedIn({ scored }: { readonly scored: ScoredMatch }, shown: readonly ShownTile[]): readonly Ringed[] {
  const laid = (scored.rounds[0]?.events ?? []).flatMap((event, at) =>
    laidBy(event).map(({ arm }, nth) => ({ arm, key: nth === 0 ? `0.${at}` : `0.${at}.${nth}` })),
  )
  /* Where nothing was laid on an arm, the lead itself lies open. */
  return shown.map(({ arm, suit, halves }) => ({
    key: (laid.findLast((tile) => tile.arm === arm) ?? laid[0])?.key ?? '',
    suit: halves === 2 ? null : suit,
  }))
}
