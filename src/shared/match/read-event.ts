import { z } from 'zod'
import { liesAcross, liesInOneRow, parseArm } from '../domino/line'
import { isDouble, parseTile, writtenTile, type Tile } from '../domino/tile'
import { type Fields, isFields } from '../kernel/plain'
import { omitUndefined } from '../kernel/omit-undefined'
import { foundOf, shapeFaultOf } from '../kernel/shape-fault'
import type { Rules } from '../games/rules'
import type { BadTile, MatchEvent } from './events'
import type { Malformed } from './malformed'
import { eventFields } from './record'
import { readRulesEvent, type HeldRules } from './rules-event'

/**
 * Reads one event of a record; whatever it is not is said only when its turn comes (record format, codes).
 *
 * Written out by hand rather than as a schema: this is what a replay spends its time on.
 */
export function readEvent(held: HeldRules, raw: unknown): MatchEvent {
  if (!isFields(raw)) return bad({ kind: 'no-object' })
  const { type } = raw
  const { rules } = held
  const player = raw['player'] ?? null
  if (player !== null && !isSeat(player)) return bad({ kind: 'no-seat', found: foundOf(player) })
  switch (type) {
    case 'play':
    case 'stands': {
      const text = raw['tile']
      if (typeof text !== 'string') return bad({ kind: 'tile-not-text' })
      const named = raw['arm'] ?? null
      const arm = named === null ? null : parseArm(rules.layout, rules.arms, named)
      if (named !== null && arm === null) return bad({ kind: 'no-such-arm', found: foundOf(named) })
      const tile = writtenTile(text) ?? { text }
      if (type === 'play') return { type, player, tile, arm }
      const { unpaid } = raw
      if (unpaid !== undefined && unpaid !== true) return bad({ kind: 'unpaid-not-true', found: foundOf(unpaid) })
      return { type: 'play', player, tile, arm, stands: unpaid === true ? 'unpaid' : 'paid' }
    }
    case 'draw': {
      const count = raw['count'] ?? 1
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return bad({ kind: 'draw-count', found: foundOf(count) })
      return { type, player, count }
    }
    case 'pass':
      return { type, player }
    case 'block':
      return readBlock(raw, player, rules)
    case 'left':
      return readLeft(raw['hands'], player, rules)
    case 'table':
      return readRawTable(raw, player, rules)
    case 'rules':
      return readRulesEvent(held, raw['rules'], player)
    case 'adjust':
      return readAdjust(raw, player, rules)
    case 'finish':
      return readFinish(raw, player)
    case 'show':
      return readShow(raw, player)
    case 'hand':
      return readHandCount(raw, player)
    case 'uncalled': {
      const { to } = raw
      if (to !== null && !isSeat(to)) return bad({ kind: 'no-seat', found: foundOf(to) })
      return { type, player, to }
    }
    case 'set':
      return readSet(raw, player)
    case 'leave': {
      const { tiles } = raw
      if (tiles !== 'aside' && tiles !== 'boneyard') return bad({ kind: 'left-tiles', found: foundOf(tiles) })
      return { type, player, tiles }
    }
    default:
      return bad({ kind: 'unknown-type', found: foundOf(type) })
  }
}

const { player: _player, ...adjustFields } = eventFields.adjust
const adjustSchema = z.looseObject(adjustFields)

/** Points given or taken: what is said of it in the words of the format, and a number for each seat. */
function readAdjust(raw: Fields, player: number | null, rules: Rules): MatchEvent {
  const parsed = adjustSchema.safeParse(raw)
  if (!parsed.success) return bad({ kind: 'shape', ...shapeFaultOf(parsed.error, raw) })
  const { deltas, reason, by, name, note, about } = parsed.data
  if (deltas.length !== rules.players) return bad({ kind: 'deltas-counted', players: rules.players })
  return { type: 'adjust', player, deltas, reason, by, ...omitUndefined({ name, note, about }) }
}

const { player: __player, ...finishFields } = eventFields.finish
const finishSchema = z.looseObject(finishFields)

/** The end of a round that is called off, or of a match, which says when. */
function readFinish(raw: Fields, player: number | null): MatchEvent {
  const parsed = finishSchema.safeParse(raw)
  if (!parsed.success) return bad({ kind: 'shape', ...shapeFaultOf(parsed.error, raw) })
  const { what, when = null, why } = parsed.data
  if ((what === 'match') !== (when !== null)) return bad({ kind: 'finish-when' })
  return { type: 'finish', player, when, why }
}

const { player: _ofShow, ...showFields } = eventFields.show
const showSchema = z.looseObject(showFields)

/** Tiles of a hand that everyone has seen. */
function readShow(raw: Fields, player: number | null): MatchEvent {
  const parsed = showSchema.safeParse(raw)
  if (!parsed.success) return bad({ kind: 'shape', ...shapeFaultOf(parsed.error, raw) })
  const { tiles, why, first } = parsed.data
  return { type: 'show', player, tiles: readHand(tiles) ?? [], why, ...omitUndefined({ first }) }
}

const { player: _ofHand, ...handFields } = eventFields.hand
const handSchema = z.looseObject(handFields)

/** How many tiles a hand has from here on. */
function readHandCount(raw: Fields, player: number | null): MatchEvent {
  const parsed = handSchema.safeParse(raw)
  if (!parsed.success) return bad({ kind: 'shape', ...shapeFaultOf(parsed.error, raw) })
  const { count, why } = parsed.data
  return { type: 'hand', player, count, why }
}

const { player: _ofSet, ...setFields } = eventFields.set
const setSchema = z.looseObject(setFields)

/** Tiles that the set does not have, or has once more. */
function readSet(raw: Fields, player: number | null): MatchEvent {
  const parsed = setSchema.safeParse(raw)
  if (!parsed.success) return bad({ kind: 'shape', ...shapeFaultOf(parsed.error, raw) })
  const { missing = [], extra = [] } = parsed.data
  if (missing.length + extra.length === 0) return bad({ kind: 'no-tile-named' })
  return { type: 'set', player, missing: readHand(missing) ?? [], extra: readHand(extra) ?? [] }
}

function readBlock({ hands: shown, stands }: Fields, player: number | null, rules: Rules): MatchEvent {
  if (stands !== undefined && stands !== true) return bad({ kind: 'stands-not-true', found: foundOf(stands) })
  if (!Array.isArray(shown) || shown.length !== rules.players) return bad({ kind: 'block-hands', players: rules.players })
  const hands: (readonly (Tile | BadTile)[])[] = []
  for (const hand of shown as readonly unknown[]) {
    if (!Array.isArray(hand)) return bad({ kind: 'hand-no-list' })
    const tiles = readHand(hand)
    if (tiles === null) return bad({ kind: 'hand-not-text' })
    hands.push(tiles)
  }
  return stands === true ? { type: 'block', player, hands, stands } : { type: 'block', player, hands }
}

/** What is left in every hand: a list of tiles, or a number. */
function readLeft(shown: unknown, player: number | null, rules: Rules): MatchEvent {
  if (!Array.isArray(shown) || shown.length !== rules.players) return bad({ kind: 'block-hands', players: rules.players })
  const hands: (readonly (Tile | BadTile)[] | { readonly pips: number })[] = []
  for (const hand of shown as readonly unknown[]) {
    if (Array.isArray(hand)) {
      const tiles = readHand(hand)
      if (tiles === null) return bad({ kind: 'hand-not-text' })
      hands.push(tiles)
    } else {
      const pips = isFields(hand) ? hand['pips'] : undefined
      if (typeof pips !== 'number' || !Number.isInteger(pips)) return bad({ kind: 'hand-not-counted' })
      hands.push({ pips })
    }
  }
  return { type: 'left', player, hands }
}

/** The tiles of a hand; null where one of them is not named as text. */
function readHand(hand: readonly unknown[]): readonly (Tile | BadTile)[] | null {
  const tiles: (Tile | BadTile)[] = []
  for (const text of hand) {
    if (typeof text !== 'string') return null
    const tile = parseTile(text)
    tiles.push(tile.ok ? tile.value.tile : { text })
  }
  return tiles
}

type ReadTableEvent = Extract<MatchEvent, { readonly type: 'table' }>
type BadEvent = Extract<MatchEvent, { readonly type: 'bad' }>
type LaidAsWritten = ReadTableEvent['laid']

/** The table of a `table` event (record format); what it is not is said as for any event. */
export function readRawTable(raw: Fields, player: number | null, rules: Rules): ReadTableEvent | BadEvent {
  const laid = isRow(raw['line'], rules) ? readLine(raw['line']) : readArms(raw['line'], rules)
  if ('kind' in laid) return bad(laid)
  const hands = readCounts(raw['hands'], rules.players)
  const totals = readCounts(raw['totals'], rules.players)
  if (hands === undefined || hands === null) return bad({ kind: 'hands-counted', players: rules.players })
  if (totals === undefined) return bad({ kind: 'totals-counted', players: rules.players })
  return { type: 'table', player, laid, hands, totals }
}

/** Whether a line is written from left to right; a cross is, as long as its spinner is the one double in it. */
const isRow = (line: unknown, { layout }: Rules): boolean =>
  liesInOneRow(layout) || (liesAcross(layout) && Array.isArray(line) && (readTiles(line) ?? []).filter(isADouble).length < 2)

const isADouble = (tile: LaidAsWritten[number]['tile']): boolean => !('text' in tile) && isDouble(tile.tile)

/** The lead at the left end and the others to its right, or what is wrong. */
function readLine(line: unknown): LaidAsWritten | Malformed {
  if (!Array.isArray(line) || line.length === 0) return { kind: 'line-no-list' }
  const tiles = readTiles(line)
  return tiles === null ? { kind: 'line-not-text' } : tiles.map((tile, at) => ({ tile, arm: at === 0 ? null : 1 }))
}

function readArms(line: unknown, { layout, arms: most }: Rules): LaidAsWritten | Malformed {
  if (!isFields(line) || typeof line['spinner'] !== 'string' || !Array.isArray(line['arms'])) return { kind: 'no-spinner' }
  const arms = line['arms'] as readonly unknown[]
  if (arms.length > most) return { kind: 'too-many-arms', arms: arms.length, most }
  const read = arms.map((arm) => (Array.isArray(arm) ? readTiles(arm) : null))
  const [spinner] = readTiles([line['spinner']]) as [LaidAsWritten[number]['tile']]
  if (liesAcross(layout) && !isADouble(spinner)) return { kind: 'no-spinner' }
  const all = read.flatMap((tiles, arm) => (tiles ?? []).map((tile) => ({ tile, arm })))
  return read.includes(null) ? { kind: 'arm-not-text' } : [{ tile: spinner, arm: null }, ...all]
}

function readTiles(list: readonly unknown[]): readonly LaidAsWritten[number]['tile'][] | null {
  if (!list.every((text) => typeof text === 'string')) return null
  return list.map((text) => {
    const tile = parseTile(text)
    return tile.ok ? tile.value : { text }
  })
}

/** One whole number a player; null where there are none, undefined where they are something else. */
function readCounts(counts: unknown, players: number): readonly number[] | null | undefined {
  if (counts === undefined || counts === null) return null
  if (!Array.isArray(counts) || counts.length !== players || !counts.every((count) => Number.isInteger(count))) return undefined
  return counts as readonly number[]
}

function bad(malformed: Malformed): BadEvent {
  return { type: 'bad', malformed }
}

function isSeat(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
