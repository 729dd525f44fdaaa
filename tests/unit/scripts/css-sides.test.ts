import { describe, expect, it } from 'vitest'
import { sidesInCss } from '../../../scripts/lint/css-sides.mjs'

const found = (css: string): readonly string[] => sidesInCss(css).map(({ found: each }) => each)

describe('Left and right in a style sheet', () => {
  it.each([
    ['a margin', '.a { margin-left: auto; }', 'margin-left: auto'],
    ['a border', '.a { border-right: 1px solid red }', 'border-right: 1px solid red'],
    ['a place', '.a { position: absolute; left: 0; }', 'left: 0'],
    ['the side of a text', '.a { text-align: right; }', 'text-align: right'],
    ['a corner', '.a { border-top-left-radius: 2px; }', 'border-top-left-radius: 2px'],
    ['four sides that differ left and right', '.a { inset: auto auto 0 calc(1px + 2px); }', 'inset: auto auto 0 calc(1px + 2px)'],
    ['one of a rule inside another', '@media print { .a { color: red; padding-left: 1rem } }', 'padding-left: 1rem'],
  ])('are pointed out: %s', (_, css, what) => expect(found(css)).toEqual([what]))

  it.each([
    ['what follows the language', '.a { margin-inline-start: auto; inset-inline-end: 0; text-align: start; }'],
    ['four sides alike left and right', '.a { padding: 0 calc(1px + 2px) 1px calc(1px + 2px); inset: 0 0 auto; }'],
    ['selectors, comments and names', '/* left: 0; */ .left:hover { --left: 1px; grid-area: left; } [data-at="right: 0;"] { color: red; }'],
  ])('are none in %s', (_, css) => expect(found(css)).toEqual([]))

  it('are told with their line', () => expect(sidesInCss('.a {\n  color: red;\n  right: 0;\n}')).toEqual([{ line: 3, found: 'right: 0' }]))
})
