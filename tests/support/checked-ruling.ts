import { expect } from 'vitest'
import { rulingFileSchema, type RulingFile } from '#shared/arbiter/file/schema'
import { checkRuling } from '../../tools/checker/check-ruling.mjs'

/** What the checker of saved rulings finds wrong in a file, given as its text or its value. */
export const wrongIn = (file: unknown): readonly string[] =>
  checkRuling(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)))
    .filter(({ holds }) => !holds)
    .map(({ what, why }) => `${what}: ${why}`)

/** Reads a saved ruling, in which everything has to hold. */
export function soundRuling(text: string): RulingFile {
  expect(wrongIn(text)).toEqual([])
  return rulingFileSchema.parse(JSON.parse(text))
}
