import type { Result } from '../kernel/result'
import type { TextError } from './errors'
import { parseMatch, type WrittenRecord } from './match-text'
import type { Position } from './position'
import { parsePosition } from './position-text'

/** What one line of text says. */
export type OneLine = { readonly kind: 'match'; readonly record: WrittenRecord } | { readonly kind: 'position'; readonly position: Position }

/** Reads a match, or a position, which says so with its first word. */
export function parseOneLine(text: string): Result<OneLine, TextError> {
  if (/^\s*position(?![\p{L}\p{N}_'’-])/u.test(text)) {
    const position = parsePosition(text)
    return position.ok ? { ok: true, value: { kind: 'position', position: position.value } } : position
  }
  const record = parseMatch(text)
  return record.ok ? { ok: true, value: { kind: 'match', record: record.value } } : record
}

/** Whether a text can be a line of text at all: JSON begins with a brace or a bracket. */
export const isJsonText = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text)
