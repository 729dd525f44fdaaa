import { err, ok, type Result } from '../kernel/result'
import type { ArmName } from './line'
import { makeTile, otherHalf, parseTile, type Suit, type Tile, type WrittenTile } from './tile'

/**
 * A line of play with every tile in its place, for reading and writing it on one line of text.
 *
 * `arms` run outward from the lead (left and right of a two-ended line, 1 … n round a spinner); each tile is
 * written inner half first.
 */
export interface LaidLine {
  readonly lead: WrittenTile
  readonly arms: readonly (readonly WrittenTile[])[]
}

/** A tile as a scored play has it: where it lies, and the half that then showed. */
export interface Placement {
  readonly tile: Tile
  readonly arm: ArmName | null
  readonly outward: Suit
}

export interface LineError {
  readonly kind: 'not-a-line'
  readonly why: string
}

/** The line that plays have made, in order; null before the lead. */
export function laidLine(placements: readonly Placement[], arms: number): LaidLine | null {
  const first = placements[0]
  if (first === undefined) return null
  const grown: WrittenTile[][] = Array.from({ length: arms }, () => [])
  for (const placement of placements.slice(1)) grown[armPlace(placement.arm)]?.push(writtenAs(placement))
  return { lead: writtenAs(first), arms: grown }
}

/** A laid tile as it lies, the half towards the lead (of the lead itself, its left half) first. */
export function writtenAs({ tile, outward }: Placement): WrittenTile {
  return { tile, first: otherHalf(tile, outward), second: outward }
}

/** A tile as it lies, not turned to its higher half: `4-6`. */
export function makeWritten({ first, second }: WrittenTile): string {
  return `${first}-${second}`
}

/** Canonical text: `5-6 6-4* 4-2` from left to right, the lead starred; `6-6* | 6-2 2-5 | 6-3 | - | -` round a spinner. */
export function makeLine({ lead, arms }: LaidLine): string {
  const starred = `${makeWritten(lead)}*`
  const [left, right] = arms
  if (arms.length === 2 && left !== undefined && right !== undefined) {
    const towardsLead = left.map(({ first, second }) => `${second}-${first}`).reverse()
    return [...towardsLead, starred, ...right.map(makeWritten)].join(' ')
  }
  return [starred, ...arms.map((arm) => (arm.length === 0 ? '-' : arm.map(makeWritten).join(' ')))].join(' | ')
}

/** Reads a line back; refuses tiles that are none, a lead not marked once, and halves that do not meet. */
export function parseLine(text: string): Result<LaidLine, LineError> {
  const [head, ...rest] = text.split(' | ')
  const line = rest.length === 0 ? twoEnded(text) : spinner(head ?? '', rest)
  return line.ok ? meeting(line.value) : line
}

function twoEnded(text: string): Result<LaidLine, LineError> {
  const words = text.split(' ')
  const at = words.findIndex((word) => word.endsWith('*'))
  if (at < 0) return notALine('no tile is marked as the lead')
  const tiles = readTiles([...words.slice(0, at), (words[at] ?? '').slice(0, -1), ...words.slice(at + 1)])
  if (!tiles.ok) return tiles
  const left = tiles.value
    .slice(0, at)
    .map(({ tile, first, second }) => ({ tile, first: second, second: first }))
    .reverse()
  return ok({ lead: tiles.value[at] as WrittenTile, arms: [left, tiles.value.slice(at + 1)] })
}

function spinner(head: string, arms: readonly string[]): Result<LaidLine, LineError> {
  if (!head.endsWith('*')) return notALine('no tile is marked as the lead')
  const lead = readTiles([head.slice(0, -1)])
  if (!lead.ok) return lead
  if (arms.length < 3) return notALine('a line of two arms is written from left to right')
  const grown: (readonly WrittenTile[])[] = []
  for (const arm of arms) {
    const tiles = readTiles(arm === '-' ? [] : arm.split(' '))
    if (!tiles.ok) return tiles
    grown.push(tiles.value)
  }
  const [first] = lead.value
  if (first?.first !== first?.second) return notALine(`the spinner ${head.slice(0, -1)} is no double`)
  return ok({ lead: first as WrittenTile, arms: grown })
}

function meeting(line: LaidLine): Result<LaidLine, LineError> {
  const { lead, arms } = line
  for (const [place, arm] of arms.entries()) {
    let open = arms.length === 2 && place === 0 ? lead.first : lead.second
    for (const tile of arm) {
      if (tile.first !== open) return notALine(`${makeTile(tile.tile)} does not meet the ${open}`)
      open = tile.second
    }
  }
  return ok(line)
}

function readTiles(words: readonly string[]): Result<readonly WrittenTile[], LineError> {
  const tiles: WrittenTile[] = []
  for (const word of words) {
    const tile = parseTile(word)
    if (!tile.ok) return notALine(`"${word}" is no tile`)
    tiles.push(tile.value)
  }
  return ok(tiles)
}

function armPlace(arm: ArmName | null): number {
  return arm === 'right' ? 1 : typeof arm === 'number' ? arm - 1 : 0
}

function notALine(why: string): Result<never, LineError> {
  return err({ kind: 'not-a-line', why })
}
