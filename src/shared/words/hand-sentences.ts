import { makeTile, type Tile } from '../domino/tile'
import type { ScoredHand, ScoredLeave, ScoredShow } from '../match/events'
import type { HandReason, LeftTiles, ShowReason } from '../match/record'

/** What a language has for tiles that everyone has seen, for a hand that is counted again, and for a player who leaves. */
interface HandPhrases {
  readonly show: (tiles: readonly string[], why: string, first: boolean) => string
  readonly hand: (count: number, why: string) => string
  /** Of a player who leaves: where their tiles go. */
  readonly leave: Readonly<Record<LeftTiles, string>>
  readonly showWhy: Readonly<Record<ShowReason, string>>
  readonly handWhy: Readonly<Record<HandReason, string>>
}

/** What the table says of a hand, in a language. */
export function handSentencesOf({ show, hand, leave, showWhy, handWhy }: HandPhrases) {
  return {
    /** Why everyone may have seen a tile, and why a hand may have another number of them. */
    showReasons: showWhy,
    handReasons: handWhy,
    /** After the name of the player: `showed 5-3 (taken back)`. Without a full stop. */
    handTold: (
      event:
        | (Pick<ScoredShow, 'type' | 'why'> & { readonly first?: true | undefined; readonly tiles: readonly (Tile | string)[] })
        | Pick<ScoredHand, 'type' | 'count' | 'why'>
        | Pick<ScoredLeave, 'type' | 'tiles'>,
    ): string => {
      if (event.type === 'leave') return leave[event.tiles]
      if (event.type === 'hand') return hand(event.count, handWhy[event.why])
      const written = event.tiles.map((tile) => (typeof tile === 'string' ? tile : makeTile(tile)))
      return show(written, showWhy[event.why], event.first === true)
    },
  }
}
