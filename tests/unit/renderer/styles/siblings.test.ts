import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../../scripts/lib/paths.mjs'

const RENDERER = join(root, 'src/renderer')

/** The selectors of a sheet, without the conditions round them. */
const selectorsOf = (css: string): readonly string[] =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, head = '']) => head.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))

/** What stands before a `+` or `~` between two siblings; those within brackets, as in `:nth-child(2n + 1)` and `:has(+ .middle)`, are about something else. */
const befores = (selector: string): readonly string[] =>
  [...selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '()').matchAll(/([^\s>+~]+)\s*[+~](?!=)/g)].map(([, before = '']) => before)

/*
 * A browser keeps one list of all rules like `* + *` and `li + li`, and goes by it wherever any element of any page is put in or taken
 * out: with one `* + *` each play had everything styled again that stands beside something new, tiles on the felt and all that happened.
 */
test('a rule about siblings names the first one by its class or attribute, so that it touches no other part of the page', () => {
  const wide: string[] = []
  let narrow = 0
  for (const file of readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))) {
    for (const selector of selectorsOf(readFileSync(join(RENDERER, file), 'utf8'))) {
      for (const before of befores(selector)) {
        if (/[.#[]/.test(before)) narrow += 1
        else wide.push(`${file}: ${selector}`)
      }
    }
  }
  expect(narrow).toBeGreaterThan(0)
  expect(wide).toEqual([])
})
