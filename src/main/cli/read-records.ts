import { withoutByteOrderMark } from '#shared/kernel/byte-order-mark'
import { err, ok, type Result } from '#shared/kernel/result'
import { parseMatch } from '#shared/notation/match-text'
import type { Malformed } from '#shared/match/malformed'
import { isJsonText } from '#shared/notation/one-line'
import { textErrorSentence } from '#shared/words/en'
import { parseJson, unreadableRefusal, wordRefusal } from '../exchange/score-record'

/** A record of a file, or the sentence that says why there is none; `line` counts from 1, null where the file is one record. */
export interface FoundRecord {
  readonly line: number | null
  readonly record: Result<unknown, string>
}

/** The records of a file: one as JSON, or in a file of text one match a line (docs/notation.md). */
export function readRecords(file: string, text: string): readonly FoundRecord[] {
  if (!/\.txt$/i.test(file) || isJsonText(text)) return [{ line: null, record: recordOf(text) }]
  const lines = withoutByteOrderMark(text)
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ line: at + 1, record: matchOf(line) }]))
  return lines.length === 0 ? [{ line: null, record: matchOf('') }] : lines
}

function recordOf(text: string): Result<unknown, string> {
  const parsed = parseJson(text)
  return parsed.ok ? parsed : err(unreadableSentence(parsed.error))
}

function matchOf(line: string): Result<unknown, string> {
  const match = parseMatch(line)
  return match.ok ? ok(match.value) : err(textErrorSentence(match.error))
}

/** The sentence for what cannot be read as a record at all. */
export const unreadableSentence = (why: Malformed | string): string => wordRefusal(unreadableRefusal(why), null)
