import { describe, expect, it } from 'vitest'
import { coloursInCss, coloursInTsx } from '../../../scripts/lint/css-colours.mjs'

const foundIn = (colours: readonly { readonly found: string }[]) => colours.map(({ found }) => found)

const CSS = [
  ['a { color: red }', ['red']],
  ['a { border: 1px solid #abc; }', ['#abc']],
  ['a { box-shadow: 0 0 2px rgb(1 2 3 / 50%) }', ['rgb(']],
  ['@media (min-width: 1px) { a { fill: White } }', ['White']],
  ['a { color: color-mix(in srgb, var(--a), black 10%) }', ['black']],
  ['a { & b { color: teal } color: hsl(1 2 3) }', ['teal', 'hsl(']],
  ['a { background: linear-gradient(#fff, #000) }', ['#fff', '#000']],
  ['a { color: var(--red); fill: currentColor; stroke: transparent }', []],
  ['/* red #fff */ .red { --x: 1 } #fed { margin: 0 }', []],
  ["a { content: 'red'; mask: url(#abc); transform: rotate(3deg) }", []],
  ['a { transition: color 1s; grid-area: gold-1; animation: tan-in 1s }', []],
] as const

const TSX = [
  ['<path fill="red" stroke="#fff" />', ['red', '#fff']],
  ["const x = { color: 'blue', background: '1px white' }", ['blue', 'white']],
  ["<svg fill={dark ? 'none' : 'navy'} />", ['navy']],
  ["const s = 'rgb(1,2,3)'", ['rgb(']],
  ['<path fill="currentColor" stroke="none" />', []],
  ['<a href="#add">red</a>', []],
  ['class A { #bed = 1; f() { return this.#bed } }', []],
  ["const u = 'url(#abc)' // fill=\"red\" '#fff'", []],
] as const

describe('Raw colours', () => {
  it.each(CSS)('in the style sheet %s are %j', (source, found) => {
    expect(foundIn(coloursInCss(source))).toEqual(found)
  })

  it.each(TSX)('in the component %s are %j', (source, found) => {
    expect(foundIn(coloursInTsx(source)).sort()).toEqual([...found].sort())
  })

  it('are reported with their line', () => {
    expect(coloursInCss('a {\n  margin: 0;\n  color: red;\n}\n')).toEqual([{ line: 3, found: 'red' }])
  })
})
