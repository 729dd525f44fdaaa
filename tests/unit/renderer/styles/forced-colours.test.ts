import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../../scripts/lib/paths.mjs'

const RENDERER = join(root, 'src/renderer')
/** The rules of a sheet, those of media queries too, each as its selector and what it declares. */
const rulesOf = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector, body }))

const forcedIn = (css: string): string =>
  [...css.matchAll(/@media \(forced-colors: active\) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, rules = '']) => rules).join('\n')

/** What a selector is about: its last class, with the element that it looks for in it. */
const subjects = (selector: string): readonly string[] =>
  selector.split(',').map((each) => /[\w-]+(?:\[[^\]]*\])? ?[a-z]*$/.exec(each.trim())?.[0].replace(/\[.*\]/, '') ?? each)

/* Without a width a line is 1 wide, and in a picture whose tile is 1 wide that hides the tile. */
test('what gets a line in forced colours says somewhere how wide it is', () => {
  const unsaid = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(RENDERER, file), 'utf8')
      const wide = new Set(
        rulesOf(css)
          .filter(({ body }) => body.includes('stroke-width'))
          .flatMap(({ selector }) => subjects(selector)),
      )
      return rulesOf(forcedIn(css))
        .filter(({ body }) => /stroke: (?!none)/.test(body) && !body.includes('stroke-width'))
        .flatMap(({ selector }) => subjects(selector))
        .filter((subject) => !wide.has(subject))
        .map((subject) => `${file}: ${subject}`)
    })
  expect(unsaid).toEqual([])
})

/* The ground that a browser lays under letters in forced colours is as high as they are: it would hide a border that is nearer than that. */
test('letters that are taller than their line have no ground under them in forced colours', () => {
  const low = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(RENDERER, file), 'utf8')
      const bare = new Set(
        rulesOf(forcedIn(css))
          .filter(({ body }) => body.includes('forced-color-adjust: none') && body.includes('color: CanvasText'))
          .flatMap(({ selector }) => subjects(selector)),
      )
      return rulesOf(css)
        .filter(({ body }) => /line-height: 0?\.\d/.test(body))
        .flatMap(({ selector }) => subjects(selector))
        .map((subject) => ({ subject: `${file}: ${subject}`, isBare: bare.has(subject) }))
    })
  expect(low.length).toBeGreaterThan(0)
  expect(low.filter(({ isBare }) => !isBare)).toEqual([])
})
