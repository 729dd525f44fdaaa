import type { ChangeScope } from '#shared/arbiter/change-scope'
import type { SmallestChange } from '#shared/arbiter/smallest-change'
import type { TileChange } from '#shared/arbiter/tile-change'
import { makeTile } from '#shared/domino/tile'
import type { ScorerWords } from '#shared/words/languages'

/** A change that is told; what nothing changes is told otherwise. */
type FoundChange = Extract<SmallestChange, { readonly kind: 'change' }>

/** What a language has for a change of one tile. The first part of a sentence says what would be, `then` how the round would end. */
interface ChangePhrases {
  readonly less: { readonly thisTile: (tile: string, who: string) => string; readonly anyTile: (who: string) => string }
  readonly more: {
    readonly thisTile: (tile: string, who: string) => string
    readonly anyTile: (who: string) => string
    readonly anyDouble: (who: string) => string
  }
  readonly exchange: {
    readonly thisTile: (tile: string, other: string, who: string) => string
    readonly anyTile: (tile: string, who: string) => string
    readonly anyDouble: (tile: string, who: string) => string
  }
  readonly heavier: (pips: number, who: string) => string
  readonly lighter: (pips: number, who: string) => string
  /** Nobody is null; so is a tile that need not be said. */
  readonly then: (what: string, winner: string | null, tile: string | null) => string
  /** What the picture shows where the sentence says more than that. */
  readonly example: {
    readonly less: (tile: string) => string
    readonly more: (tile: string) => string
    readonly exchange: (tile: string, other: string) => string
  }
  /** Why no other change is told. */
  readonly smallest: string
  readonly fewestPips: string
  readonly nobodyElse: string
  readonly noChange: (winner: string | null) => string
}

/** What would change a ruling, in a language. */
export function changeSentencesOf(nameOf: ScorerWords['nameOf'], phrases: ChangePhrases) {
  const what = (change: TileChange, scope: ChangeScope, who: string): string => {
    if (scope.kind === 'pips') return scope.pips > 0 ? phrases.heavier(scope.pips, who) : phrases.lighter(-scope.pips, who)
    switch (change.kind) {
      case 'less':
        return scope.kind === 'any-tile' ? phrases.less.anyTile(who) : phrases.less.thisTile(makeTile(change.tile), who)
      case 'more':
        if (scope.kind === 'any-tile') return phrases.more.anyTile(who)
        return scope.kind === 'this-tile' ? phrases.more.thisTile(makeTile(change.other), who) : phrases.more.anyDouble(who)
      case 'exchange': {
        const tile = makeTile(change.tile)
        if (scope.kind === 'any-tile') return phrases.exchange.anyTile(tile, who)
        return scope.kind === 'this-tile' ? phrases.exchange.thisTile(tile, makeTile(change.other), who) : phrases.exchange.anyDouble(tile, who)
      }
    }
  }

  const example = (change: TileChange): string => {
    switch (change.kind) {
      case 'less':
        return phrases.example.less(makeTile(change.tile))
      case 'more':
        return phrases.example.more(makeTile(change.other))
      case 'exchange':
        return phrases.example.exchange(makeTile(change.tile), makeTile(change.other))
    }
  }

  return {
    /** `If Ben also held a double, Ada would win.` */
    told: ({ change, winner, scope, winsWith }: FoundChange, names: readonly string[]): string =>
      phrases.then(
        what(change, scope, nameOf(names, change.seat)),
        winner === null ? null : nameOf(names, winner),
        winsWith === null ? null : makeTile(winsWith),
      ),
    /** What stands under it: the example that is drawn, and why nothing smaller is told. */
    note: ({ change, winner, scope }: FoundChange): string => {
      const why = winner === null ? phrases.nobodyElse : scope.kind === 'pips' ? phrases.fewestPips : phrases.smallest
      return scope.kind === 'this-tile' ? why : `${example(change)} ${why}`
    },
    noChange: (winner: number | null, names: readonly string[]): string => phrases.noChange(winner === null ? null : nameOf(names, winner)),
  }
}
