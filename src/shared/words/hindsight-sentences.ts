import { makeTile } from '../domino/tile'
import type { Seat } from '../match/events'
import type { Hindsight, SeenLater } from '../match/hindsight/hindsight'

/** Tiles that were seen with a player in one event of a round, counted from 1. */
export interface SeenTogether {
  readonly kind: SeenLater['kind']
  readonly tiles: readonly string[]
  readonly event: number
  /** The first, or the last, in a row of tiles that were all played, or all shown: a language may say so once. */
  readonly first: boolean
  readonly last: boolean
}

/** What a proof is told with. */
interface ToldTiles {
  readonly name: string
  /** Tiles drawn; 0 for a pass. */
  readonly drawn: number
  /** Every tile of the proof, in the order in which they were seen. */
  readonly tiles: readonly string[]
  readonly seen: readonly SeenTogether[]
  /** How many of them can have come later. */
  readonly drawable: number
}
interface ToldCount {
  readonly name: string
  readonly drawn: number
  /** Tiles in the hand, and how many of them can be tiles that did not fit. */
  readonly held: number
  readonly misfits: number
}

interface HindsightPhrases {
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  /** What the player could have done: of a pass the tiles are named, if they are known. */
  readonly passed: (name: string, tiles: readonly string[]) => string
  readonly drew: (name: string, drawn: number) => string
  /** Why: one tile, several tiles, or a count. */
  readonly kept: (told: ToldTiles) => string
  readonly tooMany: (told: ToldTiles) => string
  readonly counted: (told: ToldCount) => string
  /** A tile that everyone had seen in the hand since an entry. */
  readonly open: (name: string, tile: string, event: number) => string
}

/** What is proven of earlier entries, in a language. */
export function hindsightSentencesOf({ nameOf, passed, drew, kept, tooMany, counted, open }: HindsightPhrases) {
  /** What a player could have done instead of passing or drawing, and why that is known: `Ben passed but could play 6-4. …` */
  return ({ player, drawn, proof }: Pick<Hindsight, 'player' | 'drawn' | 'proof'>, names: readonly string[]): string => {
    const name = nameOf(names, player)
    const tiles = proof.kind === 'tiles' ? proof.tiles.map(({ tile }) => makeTile(tile)) : proof.kind === 'open' ? [makeTile(proof.tile)] : []
    const claim = drawn === 0 ? passed(name, tiles) : drew(name, drawn)
    if (proof.kind === 'counted') return `${claim} ${counted({ name, drawn, held: proof.held, misfits: proof.misfits })}`
    if (proof.kind === 'open') return `${claim} ${open(name, makeTile(proof.tile), proof.event)}`
    const told = { name, drawn, tiles, seen: together(proof.tiles), drawable: proof.drawable }
    return `${claim} ${tiles.length === 1 ? kept(told) : tooMany(told)}`
  }
}

function together(tiles: readonly SeenLater[]): readonly SeenTogether[] {
  const events = [...new Map(tiles.map(({ event, kind }) => [event, kind]))]
  return events.map(([event, kind], at) => ({
    kind,
    tiles: tiles.filter((each) => each.event === event).map(({ tile }) => makeTile(tile)),
    event,
    first: events[at - 1]?.[1] !== kind,
    last: events[at + 1]?.[1] !== kind,
  }))
}
