import type { ArmIndex } from '../domino/line'
import { copiesOf, type SetChange, tilesOfSet, WHOLE_SET } from '../domino/set'
import { hasSuit, highOf, isDouble, lowOf, type Suit, type Tile } from '../domino/tile'
import { assign } from './assignment'
import { explains, odds } from './compare'
import { distance, halfMiddle, lengthOf, middle, tileChance, type Point, type TileDetection } from './detection'

/** An end of the line of play as the record has it: the tile that lies there and the suit it shows. */
export interface OpenEnd {
  readonly arm: ArmIndex
  readonly suit: Suit
  readonly tile: Tile
}

/** What the game says about a photo of the table. */
export interface GameKnowledge {
  readonly maxPip: number
  readonly copies: number
  /** What the set has less and more; left out where it is whole. */
  readonly set?: SetChange
  /** Tiles on the table by the record, one entry a tile. */
  readonly laid: readonly Tile[]
  /** The open ends; none before the lead. */
  readonly ends: readonly OpenEnd[]
}

/** One answer to "what was just laid, and where": the detection it rests on, by its place in the list, and how likely it is. */
export interface Proposal {
  readonly detection: number
  readonly tile: Tile
  readonly arm: ArmIndex | null
  readonly chance: number
}

function copiesLeft(game: GameKnowledge): ReadonlyMap<Tile, number> {
  const left = new Map(tilesOfSet(game.maxPip).map((tile) => [tile, copiesOf(game.copies, game.set ?? WHOLE_SET, tile)]))
  for (const tile of game.laid) left.set(tile, (left.get(tile) ?? 0) - 1)
  return left
}

/** Where in the photo the next tile joins an end: the open half of its tile, or the middle of a double. */
function joint(end: OpenEnd, detection: TileDetection): Point {
  if (isDouble(end.tile)) return middle(detection)
  const other = highOf(end.tile) === end.suit ? lowOf(end.tile) : highOf(end.tile)
  const chance = (a: Suit, b: Suit): number => (detection.first[a] ?? 0) * (detection.second[b] ?? 0)
  return halfMiddle(detection, chance(end.suit, other) >= chance(other, end.suit) ? 'first' : 'second')
}

/** How the chance of a tile is shared out among the ends it fits, by how near it lies to each. */
function nearness(detection: TileDetection, ends: readonly OpenEnd[], readingOf: (tile: Tile) => TileDetection | undefined): readonly number[] {
  const from = middle(detection)
  const size = Math.max(1, lengthOf(detection))
  const weights = ends.map((end) => {
    const there = readingOf(end.tile)
    const lengths = there === undefined ? 2 : distance(from, joint(end, there)) / size
    return Math.exp(-3 * lengths)
  })
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length))
}

/** What a photo of the table says about the play that was just made. */
export interface DecodedPlay {
  /** Every answer the game allows, likeliest first; the chances add up to 1. */
  readonly proposals: readonly Proposal[]
  /** The chance that no tile of the photo is new: that it shows the table as the record has it. */
  readonly nothingNew: number
}

/** Photos of the table are mostly taken because something was laid: this many to one. */
const TAKEN_FOR_A_PLAY = 4

/**
 * Which tile was just laid, and at which end, and how likely it is that none was.
 *
 * Exactly one tile of the photo is taken to be new. For each detection in turn, the others are matched with the tiles
 * of the record as well as they can be; the better the match without it, the likelier this one is the new tile. It must
 * be of the set, have a copy left and fit an open end.
 */
export function decodePlay(detections: readonly TileDetection[], game: GameKnowledge): DecodedPlay {
  const left = copiesLeft(game)
  const playable = [...left].filter(([, copies]) => copies > 0).map(([tile]) => tile)
  const gains = detections.map((detection) => game.laid.map((tile) => explains(detection, tile)))
  const weighed: { detection: number; tile: Tile; arm: ArmIndex | null; weight: number }[] = []

  detections.forEach((detection, index) => {
    const others = gains.map((row, other) => (other === index ? [] : row))
    const { columns, total } = assign(others)
    const readingOf = (tile: Tile): TileDetection | undefined => {
      const row = columns.findIndex((column) => column !== null && game.laid[column] === tile)
      return row < 0 ? undefined : detections[row]
    }
    for (const tile of playable) {
      const weight = total + odds(detection) + Math.log(tileChance(detection, tile) + 1e-12)
      if (game.ends.length === 0) {
        weighed.push({ detection: index, tile, arm: null, weight })
        continue
      }
      const fitting = game.ends.filter((end) => hasSuit(tile, end.suit))
      nearness(detection, fitting, readingOf).forEach((share, at) => {
        weighed.push({ detection: index, tile, arm: (fitting[at] as OpenEnd).arm, weight: weight + Math.log(share + 1e-9) })
      })
    }
  })

  const nothing = assign(gains).total
  const most = weighed.reduce((best, { weight }) => Math.max(best, weight), -Infinity)
  const sum = weighed.reduce((all, { weight }) => all + Math.exp(weight - most), 0)
  const proposals = weighed
    .map(({ weight, ...proposal }) => ({ ...proposal, chance: Math.exp(weight - most) / sum }))
    .sort((a, b) => b.chance - a.chance || a.tile - b.tile || a.detection - b.detection)
  return { proposals, nothingNew: weighed.length === 0 ? 1 : 1 / (1 + TAKEN_FOR_A_PLAY * Math.exp(most - nothing) * sum) }
}

/** One tile of a hand: the detection it rests on, the tile, and the chance of that tile among those not on the table. */
export interface HandTile {
  readonly detection: number
  readonly tile: Tile
  readonly chance: number
}

/**
 * The tiles of one hand: each detection its own tile, none oftener than there are copies off the table.
 *
 * Detections that no tile is left for are not in the answer.
 */
export function decodeHand(detections: readonly TileDetection[], game: Omit<GameKnowledge, 'ends'>): readonly HandTile[] {
  const left = copiesLeft({ ...game, ends: [] })
  const slots = [...left].flatMap(([tile, copies]) => new Array<Tile>(Math.max(0, copies)).fill(tile))
  const off = [...left].filter(([, copies]) => copies > 0).map(([tile]) => tile)
  // The shift keeps every gain above zero: each detection gets a tile as long as there are any.
  const gains = detections.map((detection) => slots.map((tile) => Math.log(tileChance(detection, tile) + 1e-9) + 30))
  const { columns } = assign(gains)
  return columns.flatMap((column, detection) => {
    if (column === null) return []
    const tile = slots[column] as Tile
    const sum = off.reduce((all, other) => all + tileChance(detections[detection] as TileDetection, other), 0)
    const chance = sum > 0 ? tileChance(detections[detection] as TileDetection, tile) / sum : 0
    return [{ detection, tile, chance }]
  })
}
