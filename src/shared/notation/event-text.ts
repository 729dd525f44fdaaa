import { MOST_NUMBER } from '../match/limits'
import { isFields, type Fields } from '../kernel/plain'
import type { Seat } from '../match/events'
import { leftOf } from '../match/seats'
import { makeFields, makeJson, type Field } from './json-part'
import { isTileText } from './lexicon'
import { makePlayer } from './names-text'
import { makeSettings } from './rules-text'

/** What is said of an event in words, and which of its fields that leaves out. */
interface Said {
  readonly text: string
  readonly fields: ReadonlySet<string>
}

const saying = (text: string, ...fields: readonly string[]): Said => ({ text, fields: new Set(['type', ...fields]) })

/** One event: `4-2>`, `Ben: draw 2`, `block 1-1 / 2-2 0-3`, and in JSON what has no words. */
export function makeEvent(event: unknown, names: readonly string[], expected: number | null): string {
  const said = sayEvent(event)
  if (said === null) return `event ${makeJson(event)}`
  const fields = event as Fields
  const { player } = fields
  const isNamed = isSeat(player)
  const mark = isNamed && player !== expected ? `${makePlayer(names, player)}: ` : ''
  const rest = Object.entries(fields).filter(([name]) => !said.fields.has(name) && !(isNamed && name === 'player'))
  return `${mark}${said.text}${makeFields(rest)}`
}

export const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_NUMBER

/** Whether an event is someone's turn and can be said in words. */
export function isTurn(event: unknown): event is Fields & { readonly type: 'play' | 'draw' | 'pass' } {
  return isFields(event) && ['play', 'draw', 'pass'].includes(event['type'] as string) && sayEvent(event) !== null
}

/** Whose turn a line takes it to be after an event: the next seat's after a play or a pass. A line asks nothing of the rules. */
export function turnAfter(event: unknown, turn: Seat, { leader, players }: { readonly leader: Seat; readonly players: number }): Seat {
  if (isFields(event) && event['type'] === 'table') return isSeat(event['player']) ? event['player'] : leader
  if (!isTurn(event) || !isSeat(event['player'])) return turn
  return event.type === 'draw' ? event['player'] : leftOf(event['player'], players)
}

/** Events after which a comma stands: a hand would go on otherwise, and tables and rules are read more easily. */
const WITH_COMMA: readonly unknown[] = ['block', 'table', 'rules']

export const endsWithComma = (event: unknown): boolean => isFields(event) && WITH_COMMA.includes(event['type']) && sayEvent(event) !== null

function sayEvent(event: unknown): Said | null {
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

function sayPlay({ tile, arm }: Fields): Said | null {
  if (!isTileText(tile)) return null
  if (arm === 'left') return saying(`${tile}<`, 'tile', 'arm')
  if (arm === 'right') return saying(`${tile}>`, 'tile', 'arm')
  return isSeat(arm) ? saying(`${tile}>${arm}`, 'tile', 'arm') : saying(tile, 'tile')
}

function sayDraw({ count }: Fields): Said {
  return isSeat(count) ? saying(`draw ${count}`, 'count') : saying('draw')
}

function sayBlock({ hands }: Fields): Said | null {
  if (!Array.isArray(hands) || hands.length === 0) return null
  return hands.every(isTiles) ? saying(`block ${hands.map(makeTiles).join(' / ')}`, 'hands') : null
}

function sayTable({ line, hands, totals }: Fields): Said | null {
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
export const joined = (...fields: readonly (readonly Field[])[]): Fields => Object.fromEntries(fields.flat())
