import { describe, expect, it } from 'vitest'
import { windowsInPixels } from '../../../scripts/lint/css-windows.mjs'

const foundIn = (windows: readonly { readonly found: string }[]) => windows.map(({ found }) => found)
const inCss = (css: string): readonly string[] => foundIn(windowsInPixels(css, true))
const inCode = (code: string): readonly string[] => foundIn(windowsInPixels(code, false))

describe('The size of a window in pixels', () => {
  it.each([
    ['at most', '@media (max-width: 599px) { a { color: red } }', '(max-width: 599px)'],
    ['less than', '@media (orientation: portrait) and (height < 560px) { a { color: red } }', '(orientation: portrait) and (height < 560px)'],
    ['in one of two conditions', '@media (width < 20rem), (height >= 560px) { a { color: red } }', '(width < 20rem), (height >= 560px)'],
  ])('is pointed out: %s', (_, css, what) => expect(inCss(css)).toEqual([what]))

  it('is pointed out where code asks for it', () => expect(inCode("const NARROW = '(max-width: 599px)'")).toEqual(['(max-width: 599px)']))

  it.each([
    ['letters', '@media (width < 37.5rem) and (orientation: portrait) { a { max-width: 599px } }'],
    ['pixels beside letters', '@media (width >= 1800px) and (width >= 90rem) { a { color: red } }'],
    ['comments', '/* @media (max-width: 599px) */ a { color: red }'],
  ])('is none in %s', (_, css) => expect(inCss(css)).toEqual([]))

  it('is told with its line', () => expect(windowsInPixels('a {}\n@media (width < 9px) {}', true)).toEqual([{ line: 2, found: '(width < 9px)' }]))
})
