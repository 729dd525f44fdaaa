import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareStructure } from '../../src/renderer/hooks/use-shared'

const anything = fc.anything({ withNullPrototype: true, withMap: true, withDate: true, maxDepth: 4 })

describe('What a revision shares with the one before', () => {
  test('it says what it said, whatever was before', () => {
    fc.assert(
      fc.property(anything, anything, (before, now) => {
        expect(shareStructure(before, now)).toStrictEqual(now)
      }),
    )
  })

  test('all of it, where nothing has changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = structuredClone(value)
        expect(shareStructure(before, structuredClone(value))).toBe(before)
      }),
    )
  })

  test('neither of the two is changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        const written = [JSON.stringify(before), JSON.stringify(now)]
        shareStructure(before, now)
        expect([JSON.stringify(before), JSON.stringify(now)]).toEqual(written)
      }),
    )
  })

  test('the rounds that are over and the events before, when one more is entered', () => {
    const event = (at: number) => ({ type: 'play', tile: { high: at, low: 0 }, reasons: [{ code: 'flower', points: at }] })
    const before = { rounds: [{ events: [event(1), event(2)] }, { events: [event(3)] }], totals: [3, 1] }
    const now = { rounds: [{ events: [event(1), event(2)] }, { events: [event(3), event(4)] }], totals: [3, 2] }
    const shared = shareStructure(before, now)
    expect(shared).toStrictEqual(now)
    expect(shared.rounds[0]).toBe(before.rounds[0])
    expect(shared.rounds[1]?.events[0]).toBe(before.rounds[1]?.events[0])
    expect(shared.totals).not.toBe(before.totals)
  })

  test('a name that is there without a value is not one that is missing', () => {
    expect(shareStructure({ a: 1 }, { b: undefined })).toStrictEqual({ b: undefined })
    expect(shareStructure({ a: undefined }, { a: undefined, b: undefined })).toStrictEqual({ a: undefined, b: undefined })
  })
})
