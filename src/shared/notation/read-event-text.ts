import type { Fields } from '../kernel/plain'
import type { Seat } from '../match/events'
import type { Cursor } from './cursor'
import { joined } from './event-text'
import { readFields, readJson, type Field } from './json-part'
import { COUNT, TILE, WHOLE } from './lexicon'
import { isPlayerNext, readPlayer } from './names-text'
import { readSettings, wholeOf } from './rules-text'

/** Reads one event; `expected`: whose turn it is, where the round says so of everyone it does not name. */
export function readEventText(cursor: Cursor, names: readonly string[], expected: Seat | null): { readonly value: unknown } | null {
  let player: Seat | null = null
  if (isPlayerNext(cursor)) {
    player = readPlayer(cursor, names)
    if (player === null) return null
    if (!cursor.sign(':')) return cursor.expected('colon')
  } else if (cursor.word('event')) return readJson(cursor)
  const said = readSaid(cursor)
  if (said === null) return null
  const type = said[0]?.[1]
  const acted = player ?? (type === 'play' || type === 'draw' || type === 'pass' ? expected : null)
  const inWords: readonly Field[] = acted === null ? said : [...said.slice(0, 1), ['player', acted], ...said.slice(1)]
  const others = readFields(cursor, new Set(inWords.map(([name]) => name)))
  if (others === null) return null
  return { value: joined(inWords, others) }
}

/** What happened, as the fields of a record, `type` first. */
function readSaid(cursor: Cursor): readonly Field[] | null {
  if (cursor.peekNumber(TILE) !== null) return readPlay(cursor)
  if (cursor.word('draw')) {
    const count = cursor.number(COUNT)
    return count === null
      ? [['type', 'draw']]
      : [
          ['type', 'draw'],
          ['count', wholeOf(count)],
        ]
  }
  if (cursor.word('pass')) return [['type', 'pass']]
  if (cursor.word('block')) return readBlock(cursor)
  if (cursor.word('table')) return readTable(cursor)
  if (!cursor.word('rules')) return cursor.expected('event')
  const rules = readSettings(cursor)
  return rules === null
    ? null
    : [
        ['type', 'rules'],
        ['rules', joined(rules)],
      ]
}

function readPlay(cursor: Cursor): readonly Field[] {
  const play: readonly Field[] = [
    ['type', 'play'],
    ['tile', readTile(cursor)],
  ]
  if (cursor.sign('<')) return [...play, ['arm', 'left']]
  if (!cursor.sign('>')) return play
  const arm = cursor.number(COUNT)
  return [...play, ['arm', arm === null ? 'right' : wholeOf(arm)]]
}

function readBlock(cursor: Cursor): readonly Field[] | null {
  const hands: (readonly string[])[] = []
  do {
    const hand = readTiles(cursor)
    if (hand === null) return cursor.expected('hands')
    hands.push(hand)
  } while (cursor.sign('/'))
  return [
    ['type', 'block'],
    ['hands', hands],
  ]
}

function readTable(cursor: Cursor): readonly Field[] | null {
  const line = readLaid(cursor)
  if (line === null) return null
  if (!cursor.word('hands')) return cursor.expected('hands')
  const hands = readNumbers(cursor)
  if (hands === null) return null
  const table: readonly Field[] = [
    ['type', 'table'],
    ['line', line],
    ['hands', hands],
  ]
  if (!cursor.word('totals')) return table
  const totals = readNumbers(cursor)
  return totals === null ? null : [...table, ['totals', totals]]
}

/** A line from left to right, or a spinner and its arms. */
function readLaid(cursor: Cursor): readonly string[] | Fields | null {
  const first = readTiles(cursor)
  if (first === null || first.length === 0) return cursor.expected('tile')
  if (cursor.text[cursor.at] !== '|') return first
  if (first.length > 1) return cursor.expected('spinner')
  const arms: (readonly string[])[] = []
  while (cursor.sign('|')) {
    const arm = readTiles(cursor)
    if (arm === null) return cursor.expected('tile')
    arms.push(arm)
  }
  return { spinner: first[0], arms }
}

/** Tiles as long as there are any, or the sign for none; null where neither stands. */
function readTiles(cursor: Cursor): readonly string[] | null {
  if (cursor.sign('-')) return []
  const tiles: string[] = []
  while (cursor.peekNumber(TILE) !== null) tiles.push(readTile(cursor))
  return tiles.length === 0 ? null : tiles
}

const readTile = (cursor: Cursor): string => cursor.number(TILE) ?? ''

/** Whole numbers, at least one. */
function readNumbers(cursor: Cursor): readonly number[] | null {
  const numbers: number[] = []
  for (let found = cursor.number(WHOLE); found !== null; found = cursor.number(WHOLE)) numbers.push(wholeOf(found))
  return numbers.length === 0 ? cursor.expected('number') : numbers
}
