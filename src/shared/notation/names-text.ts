import type { Seat } from '../match/events'
import type { Cursor } from './cursor'
import { makeJson, readJson } from './json-part'
import { COUNT, FIRST_WORD, isPlainName, isReserved, NEXT_WORD } from './lexicon'

/** A name as it stands in a line: bare where it can be, else in quotes. */
export function makeName(name: string): string {
  return isPlainName(name) ? name : makeJson(name)
}

/** Who is meant: by name; by place where two share a name or nobody sits there. */
export function makePlayer(names: readonly string[], seat: Seat): string {
  const name = names[seat]
  return name === undefined || names.indexOf(name) !== names.lastIndexOf(name) ? `seat ${seat + 1}` : makeName(name)
}

/** Whether a name or a place stands here. */
export function isPlayerNext(cursor: Cursor): boolean {
  if (cursor.text[cursor.at] === '"' || cursor.isWord('seat')) return true
  const word = cursor.peek(FIRST_WORD)
  return word !== null && !isReserved(word)
}

/** Reads a name, bare or in quotes. */
export function readName(cursor: Cursor): string | null {
  if (cursor.text[cursor.at] === '"') {
    const json = readJson(cursor)
    return json === null ? null : (json.value as string)
  }
  const first = cursor.peek(FIRST_WORD)
  if (first === null || isReserved(first)) return cursor.expected('player')
  let name = ''
  for (let word: string | null = first; word !== null && !isReserved(word); word = cursor.peek(NEXT_WORD)) {
    name += name === '' ? word : ` ${word}`
    cursor.goTo(cursor.at + word.length)
  }
  return name
}

/** Reads `seat 2` as 1; null where no number follows. */
export function readSeat(cursor: Cursor): Seat | null {
  cursor.word('seat')
  const at = cursor.at
  const place = Number(cursor.peek(COUNT) ?? 0)
  if (place < 1 || !Number.isSafeInteger(place - 1)) return cursor.expected('number')
  cursor.goTo(at + (cursor.peek(COUNT) ?? '').length)
  return place - 1
}

/** Reads who is meant. */
export function readPlayer(cursor: Cursor, names: readonly string[]): Seat | null {
  if (cursor.isWord('seat')) return readSeat(cursor)
  const at = cursor.at
  const name = readName(cursor)
  if (name === null) return null
  const seat = names.indexOf(name)
  return seat < 0 || names.lastIndexOf(name) !== seat ? cursor.fail({ kind: 'no-such-player', found: name.slice(0, 40) }, at) : seat
}
