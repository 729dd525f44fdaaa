import { type ArmIndex, armName, type ArmName, type End, fittingArms, impliedArm, liesRoundLead, type Line } from '../domino/line'
import { highOf, isDouble, lowOf, makeTile, otherHalf, type Tile } from '../domino/tile'
import { playableTiles } from '../match/preview'
import { PORTS, portPlace, sideOf, type Port } from '../recognition/contacts'
import { distance, halfMiddle, middle, tileChance, type Point, type TileDetection } from '../recognition/detection'
import { fromFace } from '../recognition/table'
import type { FollowedTiles, TilePose } from './follow'
import type { Game } from './game'

/** One way in which a new tile may have been played. */
export interface Candidate {
  readonly detection: number
  readonly tile: Tile
  /** As it would be entered; a lead as it lies, from the left of the picture. */
  readonly written: string
  /** Null for a lead. */
  readonly arm: ArmName | null
  readonly chance: number
}

/** Halves that join have their middles one side apart; laid by hand they have not quite. */
const SPREAD = 0.35
/** A tile that is further from an end than this, in sides, does not join it yet. */
const JOINS = 1.9
/** Where more than four arms leave a spinner, their tiles lie so much further from it, in sides. */
const CROWDED = 0.8
/** A tile that does not point away from an end was laid there more rarely by so much: it lies beside it because the line winds. */
const ASIDE = 0.25
/** It points away when the angle between it and the way from the end is below 45°. */
const AWAY = Math.SQRT1_2
/** What may be a tile that cannot be played counts this much beside those that can: people lay wrongly now and then. */
const MISLAID = 0.02

/** By which half a detection shows `suit`, if it is this tile. */
function halfWith(detection: TileDetection, tile: Tile, suit: number): 'first' | 'second' {
  const other = otherHalf(tile, suit)
  const chance = (one: number, two: number): number => (detection.first[one] ?? 0) * (detection.second[two] ?? 0)
  return chance(suit, other) >= chance(other, suit) ? 'first' : 'second'
}

/** How far apart a new tile and an end are, in sides of a half; 1 where they touch as neighbours do. */
function gap(detection: TileDetection, tile: Tile, end: End, there: TileDetection): number {
  const side = Math.max(1, (sideOf(detection) + sideOf(there)) / 2)
  const ports: readonly Port[] = isDouble(tile) ? PORTS : [halfWith(detection, tile, end.suit)]
  const gaps = ports.map((port) => {
    const place = portPlace(detection, port)
    /* Athwart, the middle of a double touches its neighbour; the middles of its halves are no nearer to it. */
    if (isDouble(end.tile)) return fromFace(there, place) + 0.5
    return distance(place, halfMiddle(there, halfWith(there, end.tile, end.suit))) / side
  })
  return Math.min(...gaps)
}

/** The same to an end that is not read now, but lay there: by its middle alone. */
function roughGap(detection: TileDetection, tile: Tile, end: End, place: TilePose): number {
  const ports: readonly Port[] = isDouble(tile) ? PORTS : [halfWith(detection, tile, end.suit)]
  const far = Math.min(...ports.map((port) => distance(portPlace(detection, port), place))) / Math.max(1, place.length / 2)
  return isDouble(end.tile) ? far : far - 0.5
}

/** How much rarer a tile is laid at an end as it lies; a double lies athwart and points nowhere. */
function pointing(detection: TileDetection, tile: Tile, suit: number, from: Point): number {
  if (isDouble(tile)) return 1
  const half = halfWith(detection, tile, suit)
  const [near, far] = [halfMiddle(detection, half), halfMiddle(detection, half === 'first' ? 'second' : 'first')]
  const [ax, ay, bx, by] = [near.x - from.x, near.y - from.y, far.x - near.x, far.y - near.y]
  return ax * bx + ay * by >= AWAY * Math.hypot(ax, ay) * Math.hypot(bx, by) ? 1 : ASIDE
}

interface Fit {
  readonly arm: ArmIndex
  readonly gap: number
  /** From 0 to 1, for how it points. */
  readonly weight: number
}

/** The ends that a tile fits, and how near it lies to each of those that are seen. */
function fits(detection: TileDetection, tile: Tile, game: Game, followed: FollowedTiles, detections: readonly TileDetection[]): readonly Fit[] {
  const line = game.state.round?.line as Line
  return fittingArms(line, tile, game.state.rules.completeFirstDouble).flatMap((arm) => {
    const end = line.ends[arm] as End
    const at = game.laid.lastIndexOf(end.tile)
    const there = detections[followed.shown[at] ?? -1]
    const place = followed.places[at] ?? null
    /* Many arms have no room close to the middle of their spinner. */
    const room = !end.started && line.ends.length > 4 ? CROWDED : 0
    if (there !== undefined) {
      const from = isDouble(end.tile) ? middle(there) : halfMiddle(there, halfWith(there, end.tile, end.suit))
      return [{ arm, gap: Math.max(1, gap(detection, tile, end, there) - room), weight: pointing(detection, tile, end.suit, from) }]
    }
    return place === null ? [] : [{ arm, gap: Math.max(1, roughGap(detection, tile, end, place) - room), weight: pointing(detection, tile, end.suit, place) }]
  })
}

const nearness = (far: number): number => Math.exp(-(((far - 1) / SPREAD) ** 2) / 2) + 1e-6

/** A lead as it lies: the half further left first, or of one that stands upright the upper one. */
export function asItLies(detection: TileDetection, tile: Tile): string {
  const [one, two] = [halfMiddle(detection, 'first'), halfMiddle(detection, 'second')]
  const firstComes = Math.abs(one.x - two.x) > Math.abs(one.y - two.y) / 4 ? one.x < two.x : one.y < two.y
  const highFirst = (halfWith(detection, tile, highOf(tile)) === 'first') === firstComes
  return highFirst ? makeTile(tile) : `${lowOf(tile)}-${highOf(tile)}`
}

/** What a new tile may be: every way the rules allow, likeliest first; the chances leave room for a tile that cannot be played. */
export function candidatesFor(at: number, detections: readonly TileDetection[], game: Game, followed: FollowedTiles): readonly Candidate[] {
  const detection = detections[at] as TileDetection
  const line = game.state.round?.line
  const playable = [...playableTiles(game.state)]
  const weighed = playable.flatMap((tile): readonly Weighed[] => {
    const chance = tileChance(detection, tile)
    if (line === undefined || line.lead === null) return [{ tile, written: asItLies(detection, tile), arm: null, weight: chance }]
    const joined = fits(detection, tile, game, followed, detections).filter((fit) => fit.gap <= JOINS)
    return joined.map((fit) => ({ tile, written: makeTile(tile), arm: fit.arm, weight: chance * fit.weight * nearness(fit.gap) }))
  })
  const nearest = line === undefined || line.lead === null ? 1 : 0.5
  const mislaid = MISLAID * nearest * Math.max(0, 1 - playable.reduce((sum, tile) => sum + tileChance(detection, tile), 0))
  const all = weighed.reduce((sum, { weight }) => sum + weight, mislaid)
  if (all <= 1e-9) return []
  return alikeAsOne(weighed, line, game, sideOfLead(detection, game, followed, detections))
    .map(({ tile, written, arm, weight }): Candidate => {
      return {
        detection: at,
        tile,
        written,
        arm: arm === null || line === undefined ? null : armName(line.layout, arm),
        chance: (detection.found * weight) / all,
      }
    })
    .filter(({ chance }) => chance > 0.005)
    .sort((a, b) => b.chance - a.chance)
}

interface Weighed {
  readonly tile: Tile
  readonly written: string
  readonly arm: ArmIndex | null
  readonly weight: number
}

/** On which side of the lead a detection lies, as the ends of a two-ended line are called: 0 to the left, or above where it stands upright. */
function sideOfLead(detection: TileDetection, game: Game, { shown, places }: FollowedTiles, detections: readonly TileDetection[]): ArmIndex {
  const lead = detections[shown[0] ?? -1]
  /* A lead that is not read now lies where it lay. */
  const from = lead === undefined ? (places[0] ?? null) : middle(lead)
  if (from === null || game.laid.length === 0) return 0
  const to = middle(detection)
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) / 4 ? Number(to.x > from.x) : Number(to.y > from.y)
}

/** Ends that are alike (the sides of a lone double) are one answer, with the chance of all: of a line the side on which the tile lies, of a spinner the first arm that is free. */
function alikeAsOne(weighed: readonly Weighed[], line: Line | undefined, game: Game, side: ArmIndex): readonly Weighed[] {
  if (line === undefined || line.lead === null) return weighed
  const tiles = [...new Set(weighed.map(({ tile }) => tile))]
  return tiles.flatMap((tile) => {
    const ways = weighed.filter((way) => way.tile === tile).sort((a, b) => b.weight - a.weight)
    const fitting = fittingArms(line, tile, game.state.rules.completeFirstDouble)
    const implied = impliedArm(line, fitting)
    if (ways.length < 2 || implied === null || !sameTile(line, fitting)) return ways
    const arm = liesRoundLead(line.layout) || !fitting.includes(side) ? implied : side
    return [{ ...(ways[0] as Weighed), arm, weight: ways.reduce((sum, { weight }) => sum + weight, 0) }]
  })
}

/** Whether all these ends are of one tile: then nothing tells them apart but the side. */
const sameTile = (line: Line, arms: readonly ArmIndex[]): boolean => new Set(arms.map((arm) => line.ends[arm]?.tile)).size === 1
