import { type Fields, isFields } from '../kernel/plain'
import { ok, type Result } from '../kernel/result'
import type { Seat } from '../match/events'
import { MOST_NUMBER } from '../match/limits'
import { diceSchema, type MatchRecord, RECORD_FORMAT, RECORD_VERSION, type RuleOverrides } from '../match/record'
import { leftOf } from '../games/sides'
import { Cursor } from './cursor'
import { TEXT_LIMITS, type TextError } from './errors'
import { type Field, makeFields, makeJson, readFields, readJson } from './json-part'
import { COUNT, isTileText, TILE, WHOLE } from './lexicon'
import { isPlayerNext, makeName, makePlayer, readName, readPlayer } from './names-text'
import { makeSettings, readHead, readSettings, wholeOf } from './rules-text'

/** What is said of an event in words, and which of its fields that leaves out. */
interface SaidInWords {
  readonly text: string
  readonly fields: ReadonlySet<string>
}

const saying = (text: string, ...fields: readonly string[]): SaidInWords => ({ text, fields: new Set(['type', ...fields]) })

/** One event: `4-2>`, `Ben: draw 2`, `block 1-1 / 2-2 0-3`, and in JSON what has no words. */
function makeEvent(event: unknown, names: readonly string[], expected: number | null): string {
  const said = sayEvent(event)
  if (said === null) return `event ${makeJson(event)}`
  const fields = event as Fields
  const { player } = fields
  const isNamed = isSeat(player)
  const mark = isNamed && player !== expected ? `${makePlayer(names, player)}: ` : ''
  const rest = Object.entries(fields).filter(([name]) => !said.fields.has(name) && !(isNamed && name === 'player'))
  return `${mark}${said.text}${makeFields(rest)}`
}

const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_NUMBER

/** Whether an event is someone's turn and can be said in words. */
function isTurn(event: unknown): event is Fields & { readonly type: 'play' | 'draw' | 'pass' } {
  return isFields(event) && ['play', 'draw', 'pass'].includes(event['type'] as string) && sayEvent(event) !== null
}

/** Whose turn a line takes it to be after an event: the next seat's after a play or a pass. A line asks nothing of the rules. */
function turnAfter(event: unknown, turn: Seat, { leader, players }: { readonly leader: Seat; readonly players: number }): Seat {
  if (isFields(event) && event['type'] === 'table') return isSeat(event['player']) ? event['player'] : leader
  if (!isTurn(event) || !isSeat(event['player'])) return turn
  return event.type === 'draw' ? event['player'] : leftOf(event['player'], players)
}

/** Events after which a comma stands: a hand would go on otherwise, and tables and rules are read more easily. */
const WITH_COMMA: readonly unknown[] = ['block', 'table', 'rules']

const endsWithComma = (event: unknown): boolean => isFields(event) && WITH_COMMA.includes(event['type']) && sayEvent(event) !== null

function sayEvent(event: unknown): SaidInWords | null {
  if (!isFields(event)) return null
  switch (event['type']) {
    case 'play':
      return sayPlay(event)
    case 'draw':
      return sayDraw(event)
    case 'pass':
      return saying('pass')
    case 'block':
      return sayBlock(event)
    case 'table':
      return sayTable(event)
    case 'rules': {
      const settings = isFields(event['rules']) ? makeSettings(event['rules']) : null
      return settings === null ? null : saying(`rules${settings}`, 'rules')
    }
    default:
      return null
  }
}

function sayPlay({ tile, arm }: Fields): SaidInWords | null {
  if (!isTileText(tile)) return null
  if (arm === 'left') return saying(`${tile}<`, 'tile', 'arm')
  if (arm === 'right') return saying(`${tile}>`, 'tile', 'arm')
  if (arm === 'up') return saying(`${tile}^`, 'tile', 'arm')
  if (arm === 'down') return saying(`${tile}_`, 'tile', 'arm')
  return isSeat(arm) ? saying(`${tile}>${arm}`, 'tile', 'arm') : saying(tile, 'tile')
}

function sayDraw({ count }: Fields): SaidInWords {
  return isSeat(count) ? saying(`draw ${count}`, 'count') : saying('draw')
}

function sayBlock({ hands }: Fields): SaidInWords | null {
  if (!Array.isArray(hands) || hands.length === 0) return null
  return hands.every(isTiles) ? saying(`block ${hands.map(makeTiles).join(' / ')}`, 'hands') : null
}

function sayTable({ line, hands, totals }: Fields): SaidInWords | null {
  const laid = makeLaid(line)
  if (laid === null || !isNumbers(hands)) return null
  const text = `table ${laid} hands ${hands.join(' ')}`
  return isNumbers(totals) ? saying(`${text} totals ${totals.join(' ')}`, 'line', 'hands', 'totals') : saying(text, 'line', 'hands')
}

/** A line of play as a record has it; a spinner with fields of its own has no words. */
function makeLaid(line: unknown): string | null {
  if (isTiles(line)) return line.length === 0 ? null : line.join(' ')
  if (!isFields(line)) return null
  const { spinner, arms, ...others } = line
  if (!isTileText(spinner) || !Array.isArray(arms) || arms.length === 0 || Object.keys(others).length > 0) return null
  return arms.every(isTiles) ? [spinner, ...arms.map(makeTiles)].join(' | ') : null
}

const makeTiles = (tiles: readonly string[]): string => (tiles.length === 0 ? '-' : tiles.join(' '))

const isTiles = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isTileText)
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger)

/** Fields in words and in braces, as one object; a name such as `__proto__` is a field like any other. */
const joined = (...fields: readonly (readonly Field[])[]): Fields => Object.fromEntries(fields.flat())

/** Reads one event; `expected`: whose turn it is, where the round says so of everyone it does not name. */
function readEventText(cursor: Cursor, names: readonly string[], expected: Seat | null): { readonly value: unknown } | null {
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
  if (cursor.word('table')) return readTableText(cursor)
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
  if (cursor.sign('^')) return [...play, ['arm', 'up']]
  if (cursor.sign('_')) return [...play, ['arm', 'down']]
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

function readTableText(cursor: Cursor): readonly Field[] | null {
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

/** `1: Ada leads, flower 6-6, scorpion 5-2: 6-4 4-2> draw 2 pass block 1-1 / 2-2 0-3`. `place` counts from 0. */
function makeRound(round: Fields & { readonly leader: Seat; readonly events: readonly unknown[] }, place: number, names: readonly string[]): string {
  const { leader, events, dice, ...others } = round
  const said = sayDice(dice)
  const rest = Object.entries(said === null && Object.hasOwn(round, 'dice') ? { ...others, dice } : others)
  const inTurn = isInTurn(events)
  let turn = leader
  let made = ''
  for (const [at, event] of events.entries()) {
    made += `${at === 0 ? '' : endsWithComma(events[at - 1]) ? ', ' : ' '}${makeEvent(event, names, inTurn && isTurn(event) ? turn : null)}`
    turn = turnAfter(event, turn, { leader, players: names.length })
  }
  const head = `${place + 1}: ${makePlayer(names, leader)} leads${inTurn ? ', in turn' : ''}${said ?? ''}${makeFields(rest)}`
  return events.length === 0 ? head : `${head}: ${made}`
}

/** Whether the record names the player of every turn; then those who are next need no name. */
function isInTurn(events: readonly unknown[]): boolean {
  const turns = events.filter(isTurn)
  return turns.length > 0 && turns.every(({ player }) => isSeat(player))
}

/** The dice of a round in words; null where there are none, or anything but two throws. */
function sayDice(dice: unknown): string | null {
  const thrown = diceSchema.safeParse(dice)
  if (!thrown.success || !isFields(dice) || Object.keys(dice).length > 2) return null
  const { flower, scorpion } = thrown.data
  return `, flower ${flower.join('-')}, scorpion ${scorpion.join('-')}`
}

/** Reads a round; `place` counts from 0. */
function readRound(cursor: Cursor, place: number, names: readonly string[]): Fields | null {
  const from = cursor.at
  const number = cursor.number(COUNT)
  if (number === null) return cursor.expected('round')
  if (Number(number) !== place + 1) return cursor.fail({ kind: 'out-of-order', what: 'round', expected: place + 1, found: Number(number) }, from)
  if (!cursor.sign(':')) return cursor.expected('colon')
  const leader = readPlayer(cursor, names)
  if (leader === null) return null
  if (!cursor.word('leads')) return cursor.expected('leads')
  const head = readRoundHead(cursor)
  if (head === null) return null
  const words: readonly Field[] = [['leader', leader], ...head.dice]
  const others = readFields(cursor, new Set([...words.map(([name]) => name), 'events']))
  if (others === null) return null
  const events = cursor.sign(':') ? readEvents(cursor, names, { leader, inTurn: head.inTurn }) : []
  return events === null ? null : joined(words, [['events', events]], others)
}

/** What follows the leader: `, in turn` and the dice. */
function readRoundHead(cursor: Cursor): { readonly inTurn: boolean; readonly dice: readonly Field[] } | null {
  let inTurn = false
  while (cursor.sign(',')) {
    if (!inTurn && cursor.word('in')) {
      if (!cursor.word('turn')) return cursor.expected('dice')
      inTurn = true
    } else {
      const flower = readThrow(cursor, 'flower')
      if (flower === null || !cursor.sign(',')) return flower === null ? null : cursor.expected('dice')
      const scorpion = readThrow(cursor, 'scorpion')
      return scorpion === null ? null : { inTurn, dice: [['dice', { flower, scorpion }]] }
    }
  }
  return { inTurn, dice: [] }
}

const THROW = /[1-6]-[1-6](?![\p{L}\p{N}-])/uy

function readThrow(cursor: Cursor, name: 'flower' | 'scorpion'): readonly number[] | null {
  const dice = cursor.word(name) ? cursor.number(THROW) : null
  return dice === null ? cursor.expected('dice') : [wholeOf(dice.slice(0, 1)), wholeOf(dice.slice(-1))]
}

/** Events up to the end of the round; a comma may stand between two. */
function readEvents(cursor: Cursor, names: readonly string[], { leader, inTurn }: { readonly leader: Seat; readonly inTurn: boolean }): unknown[] | null {
  const events: unknown[] = []
  let turn = leader
  while (!cursor.isAtEnd && cursor.text[cursor.at] !== ';') {
    const event = readEventText(cursor, names, inTurn ? turn : null)
    if (event === null) return null
    events.push(event.value)
    turn = turnAfter(event.value, turn, { leader, players: names.length })
    if (cursor.sign(',') && cursor.isAtEnd) return cursor.expected('event')
  }
  return events
}

/** A record as far as its schema goes: the app writes less, and any other fields are kept. */
export type WrittenRecord = Pick<MatchRecord, 'format' | 'version' | 'preset'> & {
  readonly rules?: RuleOverrides | undefined
  readonly players: readonly { readonly name: string }[]
  readonly rounds: readonly (Fields & { readonly leader: number; readonly events: readonly unknown[] })[]
}

/** Fields of a record that are said in words, or go without saying. */
const IN_WORDS: ReadonlySet<string> = new Set(['format', 'version', 'preset', 'rules', 'players', 'rounds'])

/**
 * A match on one line of text (docs/notation.md).
 *
 * Takes every record that `recordSchema` accepts, as JSON has it; `parseMatch` gives the same record back.
 */
export function makeMatch(record: WrittenRecord): string {
  const { preset, rules, players, rounds } = record
  const names = players.map(({ name }) => name)
  // no value of a rule is without words in a checked record
  const head = `${preset}${makeSettings(rules ?? {}) ?? ''}`
  const seats = players.map((player) => `${makeName(player.name)}${makeFields(Object.entries(player).filter(([name]) => name !== 'name'))}`)
  const others = Object.entries(record).filter(([name]) => !IN_WORDS.has(name))
  const beside: readonly Field[] = rules === undefined ? [['rules', null], ...others] : others
  const parts = [head, seats.join(', '), ...rounds.map((round, place) => makeRound(round, place, names))]
  return (beside.length === 0 ? parts : [...parts, makeJson(joined(beside))]).join('; ')
}

/** Reads a match back; an error says what is wrong, and at which letter. Whether its events are possible is for the scorer to say. */
export function parseMatch(text: string): Result<WrittenRecord, TextError> {
  const cursor = beginning(text)
  if (!cursor.ok) return cursor
  if (cursor.value.isWord('position')) cursor.value.fail({ kind: 'other-kind', found: 'position' })
  return cursor.value.outcome(readMatch(cursor.value))
}

/** A text that is neither empty nor too long. */
export function beginning(text: string): Result<Cursor, TextError> {
  const cursor = new Cursor(text.length > TEXT_LIMITS.length ? '' : text)
  if (text.length > TEXT_LIMITS.length) cursor.fail({ kind: 'too-long', longest: TEXT_LIMITS.length })
  else if (cursor.isAtEnd) cursor.fail({ kind: 'empty' })
  const sound = cursor.outcome(true)
  return sound.ok ? ok(cursor) : sound
}

function readMatch(cursor: Cursor): WrittenRecord | null {
  const head = readHead(cursor)
  if (head === null) return null
  const { preset, rules } = head
  const players = readPlayers(cursor)
  if (players === null) return null
  const names = players.map(({ name }) => name)
  const rounds: Fields[] = []
  while (cursor.sign(';')) {
    if (cursor.text[cursor.at] === '{') {
      const others = readBeside(cursor, Object.keys(rules).length > 0)
      if (others === null) return null
      return cursor.isAtEnd ? recordOf({ preset, rules, players, rounds }, others) : cursor.expected('end')
    }
    const round = readRound(cursor, rounds.length, names)
    if (round === null) return null
    rounds.push(round)
  }
  return cursor.isAtEnd ? recordOf({ preset, rules, players, rounds }, []) : cursor.expected('semicolon')
}

/** The part in braces at the end. `{"rules":null}` says of a record that it names no rules at all. */
function readBeside(cursor: Cursor, named: boolean): readonly Field[] | null {
  const from = cursor.at
  const fields = readFields(cursor, new Set())
  const twice = fields?.find(([name, value]) => IN_WORDS.has(name) && (name !== 'rules' || value !== null || named))
  return twice === undefined ? fields : cursor.fail({ kind: 'twice', name: twice[0] }, from)
}

function recordOf(
  said: { readonly preset: string; readonly rules: RuleOverrides; readonly players: unknown; readonly rounds: unknown },
  others: readonly Field[],
) {
  const { preset, rules, players, rounds } = said
  const withRules: readonly Field[] = others.some(([name]) => name === 'rules') ? [] : [['rules', rules]]
  const words: readonly Field[] = [
    ['format', RECORD_FORMAT],
    ['version', RECORD_VERSION],
    ['preset', preset],
    ...withRules,
    ['players', players],
    ['rounds', rounds],
  ]
  return joined(
    words,
    others.filter(([name]) => name !== 'rules'),
  ) as unknown as WrittenRecord
}

/** Names, each with what else the record says of the player. */
function readPlayers(cursor: Cursor): readonly (Fields & { readonly name: string })[] | null {
  if (!cursor.sign(';')) return cursor.expected('semicolon')
  const from = cursor.at
  const players: (Fields & { readonly name: string })[] = []
  do {
    const at = cursor.at
    const name = readName(cursor)
    if (name === null) return null
    if (name === '' || name.length > TEXT_LIMITS.name) return cursor.fail({ kind: 'name-length', longest: TEXT_LIMITS.name }, at)
    const others = readFields(cursor, new Set(['name']))
    if (others === null) return null
    players.push(joined([['name', name]], others) as Fields & { readonly name: string })
  } while (cursor.sign(','))
  if (!cursor.isAtEnd && cursor.text[cursor.at] !== ';') return cursor.expected('next-player')
  if (players.length < 2 || players.length > 8) return cursor.fail({ kind: 'players', found: players.length, least: 2, most: 8 }, from)
  return players
}
