import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanJson } from '../../../tools/checker/scan-json.mjs'
import { runs } from '../../support/runs'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON as someone may write it, with spaces and lines, and how it may be spoiled. */
const json = fc.tuple(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(undefined, 1, '\t')).map(([value, space]) => JSON.stringify(value, null, space))
const spoiled = fc
  .tuple(json, fc.nat(), fc.nat(2), fc.constantFrom('', '"', ',', ':', '{', ']', '\\', '0', '-', 'e', '\n', 'null', '\u0000'))
  .map(([text, place, gone, more]) => {
    const at = place % (text.length + 1)
    return text.slice(0, at) + more + text.slice(at + gone)
  })

describe('Where a text stops being JSON', () => {
  it('is nowhere in JSON, and somewhere in everything else', () => {
    fc.assert(
      fc.property(fc.oneof(json, spoiled), (text) => {
        expect(scanJson(text).broken === null).toBe(isJson(text))
      }),
      runs(500),
    )
  })

  it('is its end where it was cut off', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify({ first: [1, value] }, null, 1))
    fc.assert(
      fc.property(object, fc.nat(), (text, place) => {
        const cut = text.slice(0, place % text.length)
        // of a decimal number the half before the point is one too
        fc.pre(!/\d[.eE][+-]?$/.test(cut))
        expect(scanJson(cut).broken?.cutOff).toBe(true)
      }),
      runs(300),
    )
  })

  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', { line: 3, column: 3, cutOff: false }],
    ['{"a": 1} {}', { line: 1, column: 10, cutOff: false }],
    ['{"a": "two\nlines"}', { line: 1, column: 7, cutOff: false }],
    ['{"a": [1, 2', { line: 1, column: 12, cutOff: true }],
    ['{"a": "on', { line: 1, column: 7, cutOff: true }],
    ['{"a": nul', { line: 1, column: 7, cutOff: true }],
    ['', { line: 1, column: 1, cutOff: true }],
  ])('is named by its line and character: %j', (text, broken) => expect(scanJson(text).broken).toEqual(broken))

  it('is found in long texts and in deep ones, whose depth it counts', () => {
    expect(scanJson(JSON.stringify(['x'.repeat(200_000)]))).toEqual({ broken: null, depth: 1 })
    expect(scanJson(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual({ broken: null, depth: 50_000 })
  })
})
