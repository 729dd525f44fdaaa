import { INVISIBLE } from '../kernel/clean-text'
import type { Cursor } from './cursor'
import { TEXT_LIMITS } from './errors'

/** Fields of JSON with their names, in their order. */
export type Field = readonly [name: string, value: unknown]

/** Signs that break a line, turn its direction, or are lost on the way through other programs. */
const UNSAFE = new RegExp(`[${INVISIBLE}\\p{Zs}]`, 'gu')

/** JSON that stays one line wherever it is pasted: only letters that are seen, and plain spaces. */
export function makeJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, (sign) => (sign === ' ' ? sign : escaped(sign)))
}

/** A part in braces with a space before it; nothing where there are no fields. */
export function makeFields(fields: readonly Field[]): string {
  return fields.length === 0 ? '' : ` ${makeJson(Object.fromEntries(fields))}`
}

function escaped(sign: string): string {
  return Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
}

/** Reads a value of JSON; null where it is none. The value itself may be null, so it comes in a box. */
export function readJson(cursor: Cursor): { readonly value: unknown } | null {
  const { at: from, text } = cursor
  const end = endOfJson(cursor)
  if (end === null) return null
  try {
    const value: unknown = JSON.parse(text.slice(from, end))
    cursor.goTo(end)
    return { value }
  } catch {
    return cursor.fail({ kind: 'bad-json' }, from)
  }
}

/** The part in braces that stands here, if one does: its fields, none of which the words before it have said. */
export function readFields(cursor: Cursor, said: ReadonlySet<string>): readonly Field[] | null {
  const from = cursor.at
  if (cursor.text[from] !== '{') return []
  const json = readJson(cursor)
  if (json === null) return null
  const fields = Object.entries(json.value as Readonly<Record<string, unknown>>)
  const twice = fields.find(([name]) => said.has(name))
  return twice === undefined ? fields : cursor.fail({ kind: 'twice', name: twice[0] }, from)
}

const PLAIN_VALUE = /[^\s,;:/{}[\]"]+/y

/** Where the value that begins here ends; what is in it is for the JSON reader to say. */
function endOfJson(cursor: Cursor): number | null {
  const { at: from, text } = cursor
  const first = text[from]
  if (first !== '{' && first !== '[' && first !== '"') {
    const plain = cursor.peek(PLAIN_VALUE)
    return plain === null ? cursor.fail({ kind: 'bad-json' }) : from + plain.length
  }
  let depth = 0
  let inString = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > TEXT_LIMITS.nesting) return cursor.fail({ kind: 'too-deep', deepest: TEXT_LIMITS.nesting }, at)
    if (depth === 0 && !inString) return at + 1
  }
  return cursor.fail({ kind: 'bad-json' }, from)
}
