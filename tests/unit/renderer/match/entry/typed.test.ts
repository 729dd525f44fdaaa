import { describe, expect, test } from 'vitest'
import { endHalf, eraseDigit, NOTHING_TYPED, shownOf, typeDigit, writtenOf, type Typed } from '../../../../../src/renderer/match/entry/typed'

/** What is typed after some keys: digits, `-` to end a half, `<` to erase. */
function typed(keys: string, maxPip: number): Typed {
  return [...keys].reduce((before, key) => {
    if (key === '-') return endHalf(before)
    return key === '<' ? eraseDigit(before) : (typeDigit(before, key, maxPip) ?? before)
  }, NOTHING_TYPED)
}

describe('a tile typed half by half', () => {
  test.each([
    ['64', 6, '6-4', 'done'],
    ['46', 6, '4-6', 'done'],
    ['00', 6, '0-0', 'done'],
    ['6', 6, null, 'second'],
    ['6-4', 6, '6-4', 'done'],
    /* in a larger set a 1 may still grow */
    ['1', 12, null, 'first'],
    ['12', 12, null, 'second'],
    ['12-4', 12, '12-4', 'done'],
    ['1-2', 12, '1-2', 'done'],
    ['1-1', 12, '1-1', 'second'],
    ['1-12', 12, '1-12', 'done'],
    ['1-1-', 12, '1-1', 'done'],
    ['13', 12, '1-3', 'done'],
    ['124', 12, '12-4', 'done'],
    ['1212', 12, '12-12', 'done'],
    ['40', 12, '4-0', 'done'],
    ['18-17', 18, '18-17', 'done'],
    ['64<5', 6, '6-5', 'done'],
    ['64<<<', 6, null, 'first'],
  ])('%s in a double-%i set is %s, %s', (keys, maxPip, written, at) => {
    const result = typed(keys, maxPip)
    expect([writtenOf(result), result.at]).toEqual([written, at])
  })

  test('a digit that no half of the set begins with is refused', () => {
    expect(typeDigit(NOTHING_TYPED, '7', 6)).toBeNull()
    expect(typeDigit(typed('6', 6), '9', 6)).toBeNull()
  })

  test('a complete tile takes no further digit', () => {
    expect(typeDigit(typed('64', 6), '1', 6)).toBeNull()
  })

  test('an unfinished tile is shown as far as it is known', () => {
    expect([typed('', 12), typed('1', 12), typed('12', 12), typed('12-', 12), typed('12-4', 12)].map(shownOf)).toEqual(['', '1', '12-', '12-', '12-4'])
  })
})
