import { expect, test } from 'vitest'
import { switchedOff } from '../../../scripts/lint/switched-off.mjs'

/** Written apart, because this file is looked through too. */
const disable = (linter: string, more = ''): string => `${linter}-disable${more}`

test.each([
  ['for a file', `/* ${disable('oxlint')} */`, disable('oxlint')],
  ['without a space', `/*${disable('oxlint')}*/`, disable('oxlint')],
  ['on a line of its own', `/*\n${disable('oxlint')} no-var */`, disable('oxlint')],
  ['for a line', `eval('1') // ${disable('oxlint', '-line')}`, disable('oxlint', '-line')],
  ['for the next line', `// ${disable('oxlint', '-next-line')} no-eval`, disable('oxlint', '-next-line')],
  ['in the name of another linter', `// ${disable('eslint', '-next-line')}`, disable('eslint', '-next-line')],
])('A comment that switches a rule off %s is found', (_, text, found) => {
  expect(switchedOff(`const a = 1\n${text}\n`)).toEqual([{ line: 2, found }])
})

test.each([
  ['speaks of it', `// how ${disable('oxlint')} works`],
  ['is a string', `const text = '${disable('oxlint')}'`],
])('What %s is left alone', (_, text) => {
  expect(switchedOff(text)).toEqual([])
})
