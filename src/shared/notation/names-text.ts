import { MOST_NUMBER } from '../match/limits'
import type { Seat } from '../match/events'
import { QUOTES } from '../kernel/clean-text'
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
  if (cursor.text[cursor.at] === '"' || closingOf(cursor) !== null || cursor.isWord('seat')) return true
  const word = cursor.peek(FIRST_WORD)
  return word !== null && !isReserved(word)
}

/** What closes the typographic quotation marks that open here, as phones type them; null where none do. */
function closingOf(cursor: Cursor): string | null {
  const sign = cursor.text[cursor.at] ?? ''
  return sign === '"' || sign === "'" ? null : (QUOTES[sign] ?? null)
}

/** Reads a name between typographic quotation marks, exactly as it stands there. */
function readQuoted(cursor: Cursor, closing: string): string | null {
  const from = cursor.at + 1
  const length = [...cursor.text.slice(from)].findIndex((letter) => closing.includes(letter))
  const name = [...cursor.text.slice(from)].slice(0, Math.max(0, length)).join('')
  if (name === '') return cursor.expected('player')
  cursor.goTo(from + name.length + 1)
  return name
}

/** Reads a name, bare or in quotes; a bare one goes on up to a word of the grammar, or to where `endsHere` says so. */
export function readName(cursor: Cursor, endsHere: (cursor: Cursor) => boolean = () => false): string | null {
  if (cursor.text[cursor.at] === '"') {
    const json = readJson(cursor)
    return json === null ? null : (json.value as string)
  }
  const closing = closingOf(cursor)
  if (closing !== null) return readQuoted(cursor, closing)
  const first = cursor.peek(FIRST_WORD)
  if (first === null || isReserved(first)) return cursor.expected('player')
  let name = ''
  for (let word: string | null = first; word !== null && !isReserved(word) && !(name !== '' && endsHere(cursor)); word = cursor.peek(NEXT_WORD)) {
    name += name === '' ? word : ` ${word}`
    cursor.goTo(cursor.at + word.length)
  }
  return name
}

/** Reads `seat 2` as 1; null where no number follows. */
export function readSeat(cursor: Cursor): Seat | null {
  cursor.word('seat')
  const at = cursor.at
  const place = Number(cursor.peekNumber(COUNT) ?? 0)
  if (place < 1 || place - 1 > MOST_NUMBER) return cursor.expected('number')
  cursor.goTo(at + (cursor.peekNumber(COUNT) ?? '').length)
  return place - 1
}

export function readPlayer(cursor: Cursor, names: readonly string[]): Seat | null {
  if (cursor.isWord('seat')) return readSeat(cursor)
  const at = cursor.at
  const name = readName(cursor)
  if (name === null) return null
  const seat = names.indexOf(name)
  return seat < 0 || names.lastIndexOf(name) !== seat ? cursor.fail({ kind: 'no-such-player', found: name.slice(0, 40) }, at) : seat
}
