import { tilesOfSet } from '../domino/set'
import type { Tile } from '../domino/tile'
import { FOUND, middle, rankTiles, surelyRead, tileChance, type TileDetection } from '../recognition/detection'
import { candidatesFor, type Candidate } from './candidates'
import { followTiles, isOn, type FollowedTiles, type TilePose } from './follow'
import type { Game } from './game'

/** A chance from which a play is entered without asking. */
const ENTERED = 0.9
/** The photo alone gives a tile at least this chance among all of the set: the rest may come from the rules. */
const READ = 0.35
/** What may be a new tile; less is a fold of the cloth. */
const NEW = 0.5
/** A tile lies at the line when it is no further from one of its tiles than this, middle to middle, in lengths. */
const LINE_REACH = 1.3

/** A new tile beside the line: what it may be, and what it surely is. */
export interface NewTile {
  readonly detection: number
  /** Likeliest first. */
  readonly options: readonly Candidate[]
  readonly sure: Candidate | null
}

/** A picture of the table held against the record. */
export interface Reckoning {
  readonly followed: FollowedTiles
  readonly fresh: readonly NewTile[]
  /** New tiles whose middles are on tiles of the record: nobody lays one there, so they are asked about. */
  readonly stacked: readonly NewTile[]
  /** Tiles that surely lie at the line and cannot be played there, as the record has it. */
  readonly strange: readonly { readonly detection: number; readonly tile: Tile }[]
  /** Places in the record of tiles that no detection shows. */
  readonly unseen: readonly number[]
  /** Enough of the line is seen to say anything. */
  readonly inView: boolean
  /** Face-up tiles that belong to no line: before the lead they are being shuffled. */
  readonly loose: number
}

function near(detection: TileDetection, { places }: FollowedTiles): boolean {
  const { x, y } = middle(detection)
  return places.some((place) => place !== null && Math.hypot(place.x - x, place.y - y) <= LINE_REACH * place.length)
}

/** The tiles of the record, by their places in it, on which the middle of a detection is. */
const under = (detection: TileDetection, { places }: FollowedTiles): readonly number[] =>
  places.flatMap((place, at) => (place !== null && isOn(middle(detection), place) ? [at] : []))

/** Whether a detection shows only a tile of the record on which it lies: the reader has found the same tile twice. */
function isReadTwice(detection: TileDetection, { laid, state }: Game, followed: FollowedTiles): boolean {
  const below = under(detection, followed)
  if (below.length === 0) return false
  const [likeliest] = rankTiles(detection, state.rules.maxPip)
  return below.some((at) => laid[at] === likeliest?.tile || (followed.shown[at] !== null && surelyRead(detection) === null))
}

/** How clearly the photo alone shows a tile, among all of the set. */
function clarity(detection: TileDetection, tile: Tile, maxPip: number): number {
  const all = tilesOfSet(maxPip).reduce((sum, other) => sum + tileChance(detection, other), 0)
  return all > 0 ? tileChance(detection, tile) / all : 0
}

/** Holds what was read against the record; `before`: where each tile of the record lay when it was last seen. */
export function reckon(detections: readonly TileDetection[], game: Game, before: readonly (TilePose | null)[]): Reckoning {
  const followed = followTiles(detections, game.laid, before)
  const unseen = followed.shown.flatMap((detection, at) => (detection === null && !followed.wrong.some((wrong) => wrong.at === at) ? [at] : []))
  const inView = 2 * unseen.length <= game.laid.length
  const open = followed.others.filter((at) => (detections[at] as TileDetection).found >= NEW)
  const { maxPip } = game.state.rules
  if (game.laid.length === 0) {
    const [only, ...more] = open.filter((at) => (detections[at] as TileDetection).found >= FOUND)
    const fresh = only === undefined || more.length > 0 ? [] : [newTile(only, detections, game, followed)]
    return { followed, fresh, stacked: [], strange: [], unseen, inView: true, loose: open.length }
  }
  const seen = open.filter((at) => !isReadTwice(detections[at] as TileDetection, game, followed)).map((at) => newTile(at, detections, game, followed))
  const mayBePlayed = seen.filter((it) => it.options.length > 0 && (it.sure !== null || clearEnough(it, detections, maxPip)))
  const stacked = mayBePlayed.filter(({ detection }) => under(detections[detection] as TileDetection, followed).length > 0)
  const fresh = mayBePlayed.filter((it) => !stacked.includes(it))
  const strange = seen.flatMap((it) => {
    const detection = detections[it.detection] as TileDetection
    const tile = surelyRead(detection)
    return tile !== null && !mayBePlayed.includes(it) && near(detection, followed) ? [{ detection: it.detection, tile }] : []
  })
  return { followed, fresh, stacked, strange, unseen, inView, loose: 0 }
}

/** Something that surely is another tile than each it could be played as is strange, not new. */
function clearEnough({ detection, options }: NewTile, detections: readonly TileDetection[], maxPip: number): boolean {
  return (
    options.reduce(
      (sum, { tile }, i) =>
        options.findIndex((other) => other.tile === tile) === i ? sum + clarity(detections[detection] as TileDetection, tile, maxPip) : sum,
      0,
    ) >= 0.1
  )
}

function newTile(at: number, detections: readonly TileDetection[], game: Game, followed: FollowedTiles): NewTile {
  const options = candidatesFor(at, detections, game, followed)
  const [best] = options
  const sure =
    best !== undefined && best.chance >= ENTERED && clarity(detections[at] as TileDetection, best.tile, game.state.rules.maxPip) >= READ ? best : null
  return { detection: at, options, sure }
}
