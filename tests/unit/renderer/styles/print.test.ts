import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RENDERER = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'renderer')
const SHEETS = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** The conditions (`@media …`) that stand round a place of a style sheet. */
function conditionsAt(sheet: string, place: number): readonly string[] {
  const open: string[] = []
  for (const [, rule = ''] of sheet.slice(0, place).matchAll(/([^{};]*\{|\})/g)) {
    if (rule === '}') open.pop()
    else open.push(rule.slice(0, -1).trim())
  }
  return open
}

test.each(SHEETS)('%s: what the dark theme alone has holds on a screen alone, so that paper stays white', (file) => {
  const sheet = readFileSync(join(RENDERER, file), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const dark = [...sheet.matchAll(/\[data-theme='dark'\]/g)].filter(({ index }) => !conditionsAt(sheet, index).includes('@media screen'))
  expect(dark).toEqual([])
})

test('there is a dark theme to be looked for', () => {
  const all = SHEETS.map((file) => readFileSync(join(RENDERER, file), 'utf8')).join('\n')
  expect(all.match(/\[data-theme='dark'\]/g)?.length).toBeGreaterThan(1)
})
