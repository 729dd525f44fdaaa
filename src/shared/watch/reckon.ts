import { tilesOfSet } from '../domino/set'
import type { Tile } from '../domino/tile'
import { FOUND, tileChance, type TileReading } from '../recognition/reading'
import { candidatesFor, type Candidate } from './candidates'
import { follow, surely, type Followed, type Place } from './follow'
import type { Game } from './game'

/** A chance from which a play is entered without asking. */
const ENTERED = 0.9
/** The photo alone gives a tile at least this chance among all of the set: the rest may come from the rules. */
const READ = 0.35
/** What may be a new tile; less is a fold of the cloth. */
const NEW = 0.5
/** A tile lies at the line when it is no further from one of its tiles than this, middle to middle, in lengths. */
const BESIDE = 1.3

/** A new tile beside the line: what it may be, and what it surely is. */
export interface NewTile {
  readonly reading: number
  /** Likeliest first. */
  readonly options: readonly Candidate[]
  readonly sure: Candidate | null
}

/** A picture of the table held against the record. */
export interface Reckoning {
  readonly followed: Followed
  readonly fresh: readonly NewTile[]
  /** Tiles that surely lie at the line and cannot be played there, as the record has it. */
  readonly strange: readonly { readonly reading: number; readonly tile: Tile }[]
  /** Places in the record of tiles that no reading shows. */
  readonly unseen: readonly number[]
  /** Enough of the line is seen to say anything. */
  readonly inView: boolean
  /** Face-up tiles that belong to no line: before the lead they are being shuffled. */
  readonly loose: number
}

function near(reading: TileReading, { places }: Followed): boolean {
  const [a, b, c, d] = reading.corners
  const [x, y] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4]
  return places.some((place) => place !== null && Math.hypot(place.x - x, place.y - y) <= BESIDE * place.length)
}

/** How clearly the photo alone shows a tile, among all of the set. */
function clarity(reading: TileReading, tile: Tile, maxPip: number): number {
  const all = tilesOfSet(maxPip).reduce((sum, other) => sum + tileChance(reading, other), 0)
  return all > 0 ? tileChance(reading, tile) / all : 0
}

/** Holds what was read against the record; `before`: where each tile of the record lay when it was last seen. */
export function reckon(readings: readonly TileReading[], game: Game, before: readonly (Place | null)[]): Reckoning {
  const followed = follow(readings, game.laid, before)
  const unseen = followed.shown.flatMap((reading, at) => (reading === null && !followed.wrong.some((wrong) => wrong.at === at) ? [at] : []))
  const inView = 2 * unseen.length <= game.laid.length
  const open = followed.others.filter((at) => (readings[at] as TileReading).found >= NEW)
  const { maxPip } = game.state.rules
  if (game.laid.length === 0) {
    const [only, ...more] = open.filter((at) => (readings[at] as TileReading).found >= FOUND)
    const fresh = only === undefined || more.length > 0 ? [] : [newTile(only, readings, game, followed)]
    return { followed, fresh, strange: [], unseen, inView: true, loose: open.length }
  }
  const seen = open.map((at) => ({ at, tile: surely(readings[at] as TileReading), it: newTile(at, readings, game, followed) }))
  const fresh = seen.filter(({ it }) => it.options.length > 0 && (it.sure !== null || clearEnough(it, readings, maxPip))).map(({ it }) => it)
  const strange = seen.flatMap(({ at, tile, it }) =>
    tile !== null && it.sure === null && !fresh.includes(it) && near(readings[at] as TileReading, followed) ? [{ reading: at, tile }] : [],
  )
  return { followed, fresh, strange, unseen, inView, loose: 0 }
}

/** Something that surely is another tile than each it could be played as is strange, not new. */
function clearEnough({ reading, options }: NewTile, readings: readonly TileReading[], maxPip: number): boolean {
  return (
    options.reduce(
      (sum, { tile }, i) => (options.findIndex((other) => other.tile === tile) === i ? sum + clarity(readings[reading] as TileReading, tile, maxPip) : sum),
      0,
    ) >= 0.1
  )
}

function newTile(at: number, readings: readonly TileReading[], game: Game, followed: Followed): NewTile {
  const options = candidatesFor(at, readings, game, followed)
  const [best] = options
  const sure = best !== undefined && best.chance >= ENTERED && clarity(readings[at] as TileReading, best.tile, game.state.rules.maxPip) >= READ ? best : null
  return { reading: at, options, sure }
}
