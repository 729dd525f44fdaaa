import { isFields, type Fields } from '../kernel/plain'
import { diceSchema } from '../match/record'
import type { Seat } from '../match/events'
import type { Cursor } from './cursor'
import { endsWithComma, isSeat, isTurn, joined, makeEvent, turnAfter } from './event-text'
import { makeFields, readFields, type Field } from './json-part'
import { COUNT } from './lexicon'
import { makePlayer, readPlayer } from './names-text'
import { readEventText } from './read-event-text'
import { wholeOf } from './rules-text'

/** `1: Ada leads, flower 6-6, scorpion 5-2: 6-4 4-2> draw 2 pass block 1-1 / 2-2 0-3`. `place` counts from 0. */
export function makeRound(round: Fields & { readonly leader: Seat; readonly events: readonly unknown[] }, place: number, names: readonly string[]): string {
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
export function readRound(cursor: Cursor, place: number, names: readonly string[]): Fields | null {
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
