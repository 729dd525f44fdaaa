import { sameJson } from '../../kernel/canonical'
import { err, ok, type Result } from '../../kernel/result'
import { rulingFile } from './ruling-file'
import { RULING_FORMAT, RULING_VERSION, rulingFileSchema, type RulingFile } from './schema'
import { tooLarge } from './text'
import { readRulingInput } from './ruling-input'

/** What is wrong with a ruling file: `where` is the field, `result.points.0`; empty for the file as a whole. */
export type RulingFault =
  | { readonly kind: 'too-large' | 'no-json' | 'no-ruling' }
  /** Written by a newer Caravan. */
  | { readonly kind: 'newer'; readonly version: number }
  /** A field that is missing, is not known, or is not of its form. */
  | { readonly kind: 'form'; readonly where: string }
  /** What was told cannot be: tiles, line, seats or rules that contradict each other. */
  | { readonly kind: 'cannot-be'; readonly where: string }
  /** It does not follow from what was told, or the seal is broken. */
  | { readonly kind: 'does-not-hold'; readonly where: string }

/**
 * Reads a ruling file of unknown origin and checks it whole: form, what was told against itself, and everything found computed anew.
 *
 * Refuses with the first fault, in the order of `RulingFault`. `parseRuling(makeRuling(file))` is the same file.
 */
export function parseRuling(text: string): Result<RulingFile, RulingFault> {
  if (tooLarge(text)) return err({ kind: 'too-large' })
  const json = fromJson(text)
  if (!json.ok) return json
  const named = json.value as { readonly format?: unknown; readonly version?: unknown } | null
  if (typeof named !== 'object' || named?.format !== RULING_FORMAT) return err({ kind: 'no-ruling' })
  const { version } = named
  if (typeof version === 'number' && Number.isInteger(version) && version > RULING_VERSION) return err({ kind: 'newer', version })

  const read = rulingFileSchema.safeParse(json.value)
  if (!read.success) return err({ kind: 'form', where: read.error.issues[0]?.path.join('.') ?? '' })
  return holds(read.data)
}

function holds(file: RulingFile): Result<RulingFile, RulingFault> {
  const told = readRulingInput(file)
  if (!told.ok) return err({ kind: 'cannot-be', where: told.error })
  const again = rulingFile(told.value)
  if (!again.ok) return err({ kind: 'cannot-be', where: again.error.kind === 'dice-needed' ? 'dice' : 'hands' })
  const where = firstDifference(file, again.value)
  return where === null ? ok(file) : err({ kind: 'does-not-hold', where })
}

/** Where two values of one shape first differ, by the order of their fields; null where they do not. */
function firstDifference(a: unknown, b: unknown): string | null {
  if (sameJson(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return ''
  const theirs = b as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(a)) {
    const where = firstDifference(value, theirs[name])
    if (where !== null) return where === '' ? name : `${name}.${where}`
  }
  return ''
}

function fromJson(text: string): Result<unknown, RulingFault> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err({ kind: 'no-json' })
  }
}
