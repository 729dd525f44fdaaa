import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'

const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
const shellTest = readFileSync(join(root, 'tests', 'shell', 'security.test.ts'), 'utf8')
/** Number, item, what is done here, what shows it. */
const rows = page.split('\n').flatMap((line) => {
  const [, number = '', item = '', here = '', shown = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+$/.test(number) ? [{ number: Number(number), item, here, shown }] : []
})
/** Numbers in the titles of the tests. */
const tested = new Set([...shellTest.matchAll(/^ {2}test\('([\d, ]+):/gm)].flatMap(([, numbers = '']) => numbers.split(', ').map(Number)))

describe('docs/security.md', () => {
  test('has all twenty items of Electron’s checklist, each with what is done and what shows it', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(rows.filter(({ here, shown }) => here === '' || shown === '')).toEqual([])
  })

  test('names only tests that there are, and each item one, or why it has none', () => {
    for (const { number, item, shown } of rows) {
      const own = /^security (\d+)/.exec(shown)
      if (own !== null) expect(tested, item).toContain(Number(own[1]))
      else expect(shown, item).toMatch(number === 16 ? /^no test: / : /`tests\//)
    }
    const files = [...page.matchAll(/`((?:tests|src)\/[^`]+)`/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(4)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

test('nothing of ours starts the window without its sandbox', () => {
  const folders = ['scripts', '.github', 'tests/electron']
  const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  const texts = [join(root, 'electron-builder.config.mjs'), ...files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))]
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter((file) => /no-sandbox|ELECTRON_DISABLE_SANDBOX/.test(readFileSync(file, 'utf8')))).toEqual([])
  // what drives Electron in the tests takes it away otherwise
  expect(readFileSync(join(root, 'tests', 'electron', 'app.ts'), 'utf8')).toContain('chromiumSandbox: true')
})
