import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonFaultAt, jsonFaultNear } from '#shared/kernel/json-fault'

describe('Where a text stops being JSON', () => {
  test.each([
    ['{"a":1,}', 7],
    ['[1,2,]', 5],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['{"a":01}', 5],
    ['{"a":1 "b":2}', 7],
    ['{"a":tru}', 5],
    ['{"a":"x\ty"}', 5],
    ['[1]]', 3],
    ['{"a":1', 6],
    ['"abc', 0],
    ['', 0],
    ['[}', 1],
    ['[1 2]', 3],
  ])('%j: at %i', (text, at) => {
    expect(() => void JSON.parse(text)).toThrow()
    expect(jsonFaultAt(text)).toBe(at)
  })

  test('it is said by what stands there, and not at all where the text only ends too early', () => {
    expect(jsonFaultNear('{"players":[{"name":"Ann"},{"name":"Bob"},],"rounds":[]}')).toBe('ame":"Bob"},],"rounds":[')
    expect(jsonFaultNear('{"a":1')).toBeUndefined()
  })

  test('it is nowhere in JSON, and somewhere in what no engine reads', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonFaultAt(text) === null))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', '.', 'e', 'null', ' ', '"', '\\'), maxLength: 9 }),
        (text) => {
          let isJson = true
          try {
            JSON.parse(text)
          } catch {
            isJson = false
          }
          expect(jsonFaultAt(text) === null).toBe(isJson)
        },
      ),
    )
  })
})
