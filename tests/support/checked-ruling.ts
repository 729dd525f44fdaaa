import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { rulingFileSchema, type RulingFile } from '#shared/arbiter/file/schema'
import { checkRuling } from '../../tools/checker/check-ruling.mjs'
import { lineWords } from '../../tools/checker/line-words.mjs'
import { en } from '../../tools/checker/words/en.mjs'

/** What the checker of saved rulings looked at in a file, given as its text or its value. */
export const checked = (file: unknown): ReturnType<typeof checkRuling> =>
  checkRuling(Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)), (text) => createHash('sha256').update(text).digest('hex'))

/** What it finds wrong there. */
export const wrongIn = (file: unknown): readonly string[] =>
  checked(file)
    .lines.filter(({ holds }) => !holds)
    .map((line) => lineWords(line, en))
    .map(({ what, why }) => `${what}: ${why}`)

/** Reads a saved ruling, in which everything has to hold. */
export function soundRuling(text: string): RulingFile {
  expect(wrongIn(text)).toEqual([])
  return rulingFileSchema.parse(JSON.parse(text))
}
