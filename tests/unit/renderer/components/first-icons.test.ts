import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = process.cwd()

/** The code that a page fetches before it shows anything: what its first file imports, and what that imports in turn, but neither types nor what comes later. */
function firstCodeOf(file: string): readonly string[] {
  const found = new Set([resolve(ROOT, file)])
  for (const each of found) {
    for (const [, specifier = ''] of readFileSync(each, 'utf8').matchAll(/^(?:import|export) (?!type\b)(?:[^'"]*from )?'([.#][^']+)'/gm)) {
      const base = specifier.startsWith('#shared/') ? join(ROOT, 'src', specifier.slice(1)) : resolve(dirname(each), specifier)
      const target = [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path))
      if (target !== undefined) found.add(target)
    }
  }
  return [...found]
}

/** Shows signs of the page that is open, once that is there. */
const OF_OTHER_PAGES = ['src/renderer/app/app-menu.tsx']

test.each(['src/renderer/main.tsx', 'src/renderer/phone.tsx'])('the code of %s shows signs that come with it: `FirstIcon` has a type for them', (page) => {
  const code = firstCodeOf(page).map((file) => ({ file: file.slice(ROOT.length + 1), text: readFileSync(file, 'utf8') }))
  expect(code.filter(({ text }) => text.includes('<FirstIcon ')).length).toBeGreaterThan(3)
  expect(code.filter(({ file, text }) => text.includes('<Icon ') && !OF_OTHER_PAGES.includes(file)).map(({ file }) => file)).toEqual([])
})
