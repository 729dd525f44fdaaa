import type { SetChange } from '../domino/set'
import { makeWritten } from '../domino/notation'
import { makeTile, MAX_SUIT, parseTile, type Suit, type WrittenTile } from '../domino/tile'
import type { Result } from '../kernel/result'
import type { Cursor } from './cursor'
import { TEXT_LIMITS, type PositionPart, type TextError } from './errors'
import { makeJson } from './json-part'
import { COUNT, TILE, WHOLE } from './lexicon'
import { beginning } from './match-text'
import { makeName, readName, readSeat } from './names-text'
import type { Position, PositionPair, PositionPlayer, PositionTable } from './position'
import { makeSettings, readHead, wholeOf } from './rules-text'

/** `position bergen-pagat; Ada holds 1-1 2-2, Ben holds 0-3; line 6-4 4-4 4-2; boneyard 2` (docs/notation.md). */
export function makePosition({ preset, rules, players, table, dice, boneyard, set }: Position): string {
  const parts = [
    `position ${preset}${makeSettings(rules) ?? ''}`,
    players.map(makeSeated).join(', '),
    makeTable(table),
    boneyard === null ? '' : `boneyard ${boneyard}`,
    set === undefined ? '' : `set ${makeSet(set)}`,
    dice === null ? '' : `flower ${makePair(dice.flower)}, scorpion ${makePair(dice.scorpion)}`,
  ]
  return parts.filter((part) => part !== '').join('; ')
}

function makeSeated({ name, hand, all, counted, total }: PositionPlayer, place: number): string {
  const held = hand.length > 0 || all || counted !== null
  return [
    name === '' ? `seat ${place + 1}` : makeSeatName(name),
    ...(total === null ? [] : [`total ${total}`]),
    ...(held ? [`holds ${hand.length === 0 ? '-' : hand.map(makeTile).join(' ')}`] : []),
    ...(all ? ['all'] : []),
    ...(counted === null ? [] : [`of ${counted}`]),
  ].join(' ')
}

/** In a position a name with `all`, or `of` and a number, stands in quotes: without them it would end there. */
const makeSeatName = (name: string): string => (/(?:^|\s)(?:all(?!\S)|of \p{N})/u.test(name) ? makeJson(name) : makeName(name))

/** `without 3-1 with 6-4`: the tiles that the set has less, and those that it has more. */
function makeSet({ missing, extra }: SetChange): string {
  return [['without', missing] as const, ['with', extra] as const]
    .flatMap(([word, tiles]) => (tiles.length === 0 ? [] : [word, ...tiles.map(makeTile)]))
    .join(' ')
}

function makeTable(table: PositionTable): string {
  switch (table.kind) {
    case 'unknown':
      return ''
    case 'ends':
      return `ends ${table.ends.map((suit) => suit ?? '?').join(' ')}`
    case 'line':
    case 'spinner':
      return `line ${makeTableTiles(table)}`
  }
}

/** The tiles of a line as they lie: `6-4* 4-4`, or `6-6 | 6-4 4-1 | -` round a spinner. */
export function makeTableTiles(table: Extract<PositionTable, { readonly kind: 'line' | 'spinner' }>): string {
  if (table.kind === 'line') return table.tiles.map((tile, place) => `${makeWritten(tile)}${place === table.lead ? '*' : ''}`).join(' ')
  return [makeWritten(table.spinner), ...table.arms.map((arm) => (arm.length === 0 ? '-' : arm.map(makeWritten).join(' ')))].join(' | ')
}

const makePair = ([first, second]: PositionPair): string => `${first ?? '?'}-${second ?? '?'}`

/** Reads a position back; an error says what is wrong, and at which letter. Whether its tiles can lie so is for the arbiter to say. */
export function parsePosition(text: string): Result<Position, TextError> {
  const cursor = beginning(text)
  if (!cursor.ok) return cursor
  const isPosition = cursor.value.word('position')
  if (!isPosition) cursor.value.fail({ kind: 'other-kind', found: 'match' })
  return cursor.value.outcome(readPosition(cursor.value))
}

interface Parts {
  readonly table: PositionTable
  readonly boneyard: number | null
  readonly dice: Position['dice']
  readonly set?: SetChange
}

function readPosition(cursor: Cursor): Position | null {
  const head = readHead(cursor)
  const players = head === null ? null : readSeats(cursor)
  if (head === null || players === null) return null
  let parts: Parts = { table: { kind: 'unknown' }, boneyard: null, dice: null }
  const said = new Set<PositionPart>()
  while (cursor.sign(';')) {
    const from = cursor.at
    const part = partAt(cursor)
    if (part === null) return cursor.expected('part')
    // a table is told by its line or by its ends, not by both
    const slot = part === 'ends' ? 'line' : part
    if (said.has(slot)) return cursor.fail({ kind: 'twice', name: part }, from)
    said.add(slot)
    const read = readPart(cursor, part)
    if (read === null) return null
    parts = { ...parts, ...read }
  }
  return cursor.isAtEnd ? { ...head, players, ...parts } : cursor.expected('part')
}

function partAt(cursor: Cursor): PositionPart | null {
  if (cursor.isWord('flower')) return 'dice'
  const part = (['line', 'ends', 'boneyard', 'set'] as const).find((word) => cursor.isWord(word))
  if (part !== undefined) cursor.word(part)
  return part ?? null
}

function readPart(cursor: Cursor, part: PositionPart): Partial<Parts> | null {
  switch (part) {
    case 'line': {
      const table = readLine(cursor)
      return table === null ? null : { table }
    }
    case 'ends': {
      const table = readEnds(cursor)
      return table === null ? null : { table }
    }
    case 'boneyard': {
      const count = cursor.number(COUNT)
      return count === null ? cursor.expected('number') : { boneyard: wholeOf(count) }
    }
    case 'set': {
      const set = readSet(cursor)
      return set === null ? null : { set }
    }
    case 'dice': {
      const dice = readDice(cursor)
      return dice === null ? null : { dice: [...dice.flower, ...dice.scorpion].every((face) => face === null) ? null : dice }
    }
  }
}

function readSeats(cursor: Cursor): readonly PositionPlayer[] | null {
  if (!cursor.sign(';')) return cursor.expected('semicolon')
  const from = cursor.at
  const players: PositionPlayer[] = []
  do {
    const player = readSeated(cursor, players.length)
    if (player === null) return null
    players.push(player)
  } while (cursor.sign(','))
  if (!cursor.isAtEnd && cursor.text[cursor.at] !== ';') return cursor.expected('next-player')
  if (players.length < 2 || players.length > 8) return cursor.fail({ kind: 'players', found: players.length, least: 2, most: 8 }, from)
  return players
}

/** What is said of a player, in this order. */
const SEAT_WORDS = ['total', 'holds', 'all', 'of'] as const

function readSeated(cursor: Cursor, place: number): PositionPlayer | null {
  const name = readSeatName(cursor, place)
  if (name === null) return null
  const said: (typeof SEAT_WORDS)[number][] = []
  const next = (word: (typeof SEAT_WORDS)[number]): boolean => {
    if (!cursor.word(word)) return false
    said.push(word)
    return true
  }
  const total = next('total') ? cursor.number(WHOLE) : ''
  if (total === null) return cursor.expected('number')
  const hand = next('holds') ? readHand(cursor) : []
  if (hand === null) return null
  const all = next('all')
  const counted = next('of') ? cursor.number(COUNT) : ''
  if (counted === null) return cursor.expected('number')

  const more = SEAT_WORDS.find((word) => cursor.isWord(word))
  if (more !== undefined) {
    if (said.includes(more)) return cursor.fail({ kind: 'twice', name: more })
    const later = said.find((word) => SEAT_WORDS.indexOf(word) > SEAT_WORDS.indexOf(more))
    if (later !== undefined) return cursor.fail({ kind: 'word-order', word: more, before: later })
  }
  return { name, hand: hand.map(({ tile }) => tile), all, counted: numberOf(counted), total: numberOf(total) }
}

/** Whether the name of a seat ends here: `all` where nothing but a count follows, `of` before a number. */
function endsSeatName(cursor: Cursor): boolean {
  return cursor.peek(ALL_OF_A_HAND) !== null || cursor.peekNumber(OF_A_COUNT) !== null
}

const ALL_OF_A_HAND = /all(?=\s*(?:[,;]|$)|\s+(?:of|all|total|holds)(?![\p{L}\p{N}]))/uy
const OF_A_COUNT = /of\s+\d/uy

const numberOf = (text: string): number | null => (text === '' ? null : wholeOf(text))

function readSeatName(cursor: Cursor, place: number): string | null {
  const at = cursor.at
  if (!cursor.isWord('seat')) {
    const name = readName(cursor, endsSeatName)
    return name !== null && name.length > TEXT_LIMITS.name ? cursor.fail({ kind: 'name-length', longest: TEXT_LIMITS.name }, at) : name
  }
  const seat = readSeat(cursor)
  if (seat === null) return null
  return seat === place ? '' : cursor.fail({ kind: 'out-of-order', what: 'seat', expected: place + 1, found: seat + 1 }, at)
}

/** Tiles of the largest set there is, at least one, or the sign for none. */
function readHand(cursor: Cursor): readonly WrittenTile[] | null {
  if (cursor.sign('-')) return []
  const tiles: WrittenTile[] = []
  do {
    const tile = readTile(cursor)
    if (tile === null) return null
    tiles.push(tile)
  } while (cursor.peekNumber(TILE) !== null)
  return tiles
}

function readSet(cursor: Cursor): SetChange | null {
  const missing = cursor.word('without') ? readHand(cursor) : []
  if (missing === null) return null
  const extra = cursor.word('with') ? readHand(cursor) : []
  if (extra === null) return null
  if (missing.length + extra.length === 0) return cursor.expected('tile')
  return { missing: missing.map(({ tile }) => tile), extra: extra.map(({ tile }) => tile) }
}

function readTile(cursor: Cursor): WrittenTile | null {
  const at = cursor.at
  const found = cursor.number(TILE)
  if (found === null) return cursor.expected('tile')
  const tile = parseTile(found)
  return tile.ok ? tile.value : cursor.fail({ kind: 'no-such-tile', found }, at)
}

function readLine(cursor: Cursor): PositionTable | null {
  const tiles: WrittenTile[] = []
  let lead: number | null = null
  do {
    const tile = readTile(cursor)
    if (tile === null) return null
    const at = cursor.at
    if (cursor.sign('*')) {
      if (lead !== null) return cursor.fail({ kind: 'twice', name: '*' }, at)
      lead = tiles.length
    }
    tiles.push(tile)
  } while (cursor.peekNumber(TILE) !== null)
  const [spinner] = tiles
  if (spinner === undefined || cursor.text[cursor.at] !== '|') return { kind: 'line', tiles, lead }
  if (tiles.length > 1 || lead !== null) return cursor.expected('spinner')
  const arms: (readonly WrittenTile[])[] = []
  while (cursor.sign('|')) {
    const arm = readHand(cursor)
    if (arm === null) return null
    arms.push(arm)
  }
  return { kind: 'spinner', spinner, arms }
}

function readEnds(cursor: Cursor): PositionTable | null {
  const ends: (Suit | null)[] = []
  for (;;) {
    if (cursor.sign('?')) ends.push(null)
    else {
      const suit = Number(cursor.peekNumber(COUNT) ?? Infinity)
      if (suit > MAX_SUIT) return ends.length > 0 && cursor.peekNumber(COUNT) === null ? { kind: 'ends', ends } : cursor.expected('number')
      cursor.number(COUNT)
      ends.push(suit)
    }
  }
}

const PAIR = /[1-6?]-[1-6?](?![\p{L}\p{N}-])/uy

function readDice(cursor: Cursor): NonNullable<Position['dice']> | null {
  const flower = cursor.word('flower') ? cursor.number(PAIR) : null
  if (flower === null || !cursor.sign(',') || !cursor.word('scorpion')) return cursor.expected('dice')
  const scorpion = cursor.number(PAIR)
  return scorpion === null ? cursor.expected('dice') : { flower: pairOf(flower), scorpion: pairOf(scorpion) }
}

const faceOf = (sign: string | undefined): number | null => (sign === undefined || sign === '?' ? null : Number(sign))
const pairOf = (text: string): PositionPair => [faceOf(text[0]), faceOf(text.at(-1))]
