import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LEFT_OUT, READ_BESIDE, withoutUnused } from '../../../scripts/lib/react-without.mjs'

const without: (code: string) => string = withoutUnused
const client = readFileSync(resolve('node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8').replaceAll('\r', '')

/** The functions at the top of a file, each with its text. */
const functionsOf = (code: string): ReadonlyMap<string, string> =>
  new Map([...code.matchAll(/^function (\w+)\([\s\S]*?(?:^\}$|\) \{\}$)/gmu)].map(([text, name = '']) => [name, text]))

test('each function that is left out of React does nothing, and no other is changed', () => {
  const [left, before] = [functionsOf(without(client)), functionsOf(client)]
  const out: readonly string[] = Object.values(LEFT_OUT).flat()
  expect(before.size).toBeGreaterThan(500 + out.length)
  for (const [name, text] of before) {
    if (out.includes(name)) expect(left.get(name)).toMatch(/\) \{\}$/)
    else expect(left.get(name)).toBe(text)
  }
})

test('a React without one of them is not built', () => {
  expect(() => without(client.replaceAll('startViewTransition', 'beginViewTransition'))).toThrow(/no function startViewTransition any more/)
})

test('another React is not built before the list was read beside it', () => {
  expect(() => without(client.replaceAll(`"${READ_BESIDE}"`, '"99.0.0"'))).toThrow(/is 99\.0\.0, and what is left out of it was read beside/)
})
