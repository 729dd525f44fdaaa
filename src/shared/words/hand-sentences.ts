import { makeTile, type Tile } from '../domino/tile'
import type { ScoredHand, ScoredShow } from '../match/events'
import type { HandReason, ShowReason } from '../match/record'

/** What a language has for tiles that everyone has seen, and for a hand that is counted again. */
interface HandPhrases {
  readonly show: (tiles: readonly string[], why: string, first: boolean) => string
  readonly hand: (count: number, why: string) => string
  readonly showWhy: Readonly<Record<ShowReason, string>>
  readonly handWhy: Readonly<Record<HandReason, string>>
}

/** What the table says of a hand, in a language. */
export function handSentencesOf({ show, hand, showWhy, handWhy }: HandPhrases) {
  return {
    /** Why everyone may have seen a tile, and why a hand may have another number of them. */
    showReasons: showWhy,
    handReasons: handWhy,
    /** After the name of the player: `showed 5-3 (taken back)`. Without a full stop. */
    handTold: (
      event:
        | (Pick<ScoredShow, 'type' | 'why'> & { readonly first?: true | undefined; readonly tiles: readonly (Tile | string)[] })
        | Pick<ScoredHand, 'type' | 'count' | 'why'>,
    ): string =>
      event.type === 'show'
        ? show(
            event.tiles.map((tile) => (typeof tile === 'string' ? tile : makeTile(tile))),
            showWhy[event.why],
            event.first === true,
          )
        : hand(event.count, handWhy[event.why]),
  }
}
