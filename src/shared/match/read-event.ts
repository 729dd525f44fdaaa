import { parseArm } from '../domino/line'
import { parseTile, type Tile } from '../domino/tile'
import type { Rules } from '../rules/rules'
import type { BadTile, MatchEvent } from './events'
import { readRulesEvent, type HeldRules } from './rules-event'

/**
 * Reads one event of a record; whatever it is not is said only when its turn comes (record format, codes).
 *
 * Written out by hand rather than as a schema: this is what a replay spends its time on.
 */
export function readEvent(held: HeldRules, raw: unknown): MatchEvent {
  if (!isObject(raw)) return bad('an event is an object')
  const { type } = raw
  const { rules } = held
  const player = raw['player'] ?? null
  if (player !== null && !isSeat(player)) return bad(`player is a seat counted from 0, not ${show(player)}`)
  switch (type) {
    case 'play': {
      if (typeof raw['tile'] !== 'string') return bad('a play names its tile as text')
      const named = raw['arm'] ?? null
      const arm = named === null ? null : parseArm(rules.layout, rules.arms, named)
      if (named !== null && arm === null) return bad(`this line has no arm ${show(named)}`)
      const tile = parseTile(raw['tile'])
      return { type, player, tile: tile.ok ? tile.value : { text: raw['tile'] }, arm }
    }
    case 'draw': {
      const count = raw['count'] ?? 1
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return bad(`a draw counts tiles from 1, not ${show(count)}`)
      return { type, player, count }
    }
    case 'pass':
      return { type, player }
    case 'block':
      return readBlock(raw['hands'], player, rules)
    case 'table':
      return readTable(raw, player, rules)
    case 'rules':
      return readRulesEvent(held, raw['rules'], player)
    default:
      return bad(`there is no event ${show(type)}`)
  }
}

function readBlock(shown: unknown, player: number | null, rules: Rules): MatchEvent {
  if (!Array.isArray(shown) || shown.length !== rules.players) return bad(`a block shows ${rules.players} hands, one a player`)
  const hands: (Tile | BadTile)[][] = []
  for (const hand of shown as readonly unknown[]) {
    if (!Array.isArray(hand)) return bad('a hand is a list of tiles')
    const tiles: (Tile | BadTile)[] = []
    for (const text of hand as readonly unknown[]) {
      if (typeof text !== 'string') return bad('a hand names its tiles as text')
      const tile = parseTile(text)
      tiles.push(tile.ok ? tile.value.tile : { text })
    }
    hands.push(tiles)
  }
  return { type: 'block', player, hands }
}

type LaidAsWritten = Extract<MatchEvent, { readonly type: 'table' }>['laid']

/** The table of a `table` event (record format); what it is not is said as for any event. */
export function readTable(raw: Readonly<Record<string, unknown>>, player: number | null, rules: Rules): MatchEvent {
  const laid = rules.layout === 'two-ended' ? readLine(raw['line']) : readArms(raw['line'], rules.arms)
  if (typeof laid === 'string') return bad(laid)
  const hands = readCounts(raw['hands'], rules.players)
  const totals = readCounts(raw['totals'], rules.players)
  if (hands === undefined || hands === null) return bad(`hands counts the tiles of ${rules.players} players`)
  if (totals === undefined) return bad(`totals counts the points of ${rules.players} players`)
  return { type: 'table', player, laid, hands, totals }
}

/** The lead at the left end and the others to its right, or what is wrong. */
function readLine(line: unknown): LaidAsWritten | string {
  if (!Array.isArray(line) || line.length === 0) return 'a line of two ends is a list of tiles from left to right'
  const tiles = readTiles(line)
  return tiles === null ? 'a line names its tiles as text' : tiles.map((tile, at) => ({ tile, arm: at === 0 ? null : 1 }))
}

function readArms(line: unknown, most: number): LaidAsWritten | string {
  if (!isObject(line) || typeof line['spinner'] !== 'string' || !Array.isArray(line['arms'])) return 'a line round a spinner has a spinner and a list of arms'
  const arms = line['arms'] as readonly unknown[]
  if (arms.length > most) return `this spinner has ${most} arms, not ${arms.length}`
  const read = arms.map((arm) => (Array.isArray(arm) ? readTiles(arm) : null))
  const [spinner] = readTiles([line['spinner']]) as [LaidAsWritten[number]['tile']]
  const all = read.flatMap((tiles, arm) => (tiles ?? []).map((tile) => ({ tile, arm })))
  return read.includes(null) ? 'an arm is a list of tiles, named as text' : [{ tile: spinner, arm: null }, ...all]
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

function bad(why: string): MatchEvent {
  return { type: 'bad', why }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSeat(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/** A value from outside, short enough for a sentence; lists and objects by what they are, however deep they go. */
function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value)
  return typeof value === 'string' && value.length > 40 ? `${text}…` : text
}
