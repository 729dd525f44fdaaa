import { ok, type Result } from '#shared/kernel/result'
import type { TextError } from '#shared/notation/errors'
import { parseMatch } from '#shared/notation/match-text'
import { isJsonText } from '#shared/notation/one-line'

/** A record of a file as JSON, whether it stands there as JSON or as a line of text. Text that begins like JSON is not looked at here. */
export function asRecord(text: string): Result<string, TextError> {
  if (isJsonText(text)) return ok(text)
  const match = parseMatch(text)
  return match.ok ? ok(JSON.stringify(match.value)) : match
}
