import { describe, expect, test } from 'vitest'
import {
  armName,
  emptyLine,
  endAfter,
  equalHalves,
  exposed,
  exposedAt,
  fittingArms,
  impliedArm,
  layAt,
  layLead,
  openArms,
  parseArm,
  showsItsEnds,
  type End,
  type Line,
} from '#shared/domino/line'
import { tilesOfSet } from '#shared/domino/set'
import { highOf, isDouble, lowOf, makeTile, parseTile, type WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'

const written = (text: string): WrittenTile => expectOk(parseTile(text), 'a tile of the test')
const tile = (text: string) => written(text).tile
const line = (lead: string, ...laid: [string, number][]): Line =>
  laid.reduce((so, [text, arm]) => layAt(so, arm, tile(text)), layLead(emptyLine('two-ended'), written(lead), 2))
const spinner = (lead: string, arms: number, ...laid: [string, number][]): Line =>
  laid.reduce((so, [text, arm]) => layAt(so, arm, tile(text)), layLead(emptyLine('spinner'), written(lead), arms))
const shown = (so: Line) => exposed(so).map(({ tile, suit, halves }) => `${makeTile(tile)} shows ${suit} ×${halves}`)

describe('a line', () => {
  test('is empty before its lead', () => {
    expect(emptyLine('spinner')).toEqual({ layout: 'spinner', lead: null, ends: [], laid: 0 })
    expect(exposed(emptyLine('two-ended'))).toEqual([])
  })

  test('stays as it was when a tile is laid at it', () => {
    const before = line('6-4')
    const after = layAt(before, 1, tile('4-1'))
    expect(before).toEqual(line('6-4'))
    expect([after.laid, after.lead, after.ends.map(({ suit }) => suit)]).toEqual([2, tile('6-4'), [6, 1]])
  })

  test('has no other arms than its own', () => {
    expect(() => layAt(line('6-4'), 2, tile('4-1'))).toThrow(new RangeError('the line has no arm 2'))
  })

  test('shows the other half of any tile of any set, both halves of a double', () => {
    const joined = (suit: number): End => ({ tile: tile('0-0'), suit, halves: 1, double: false, started: true })
    for (const each of tilesOfSet(18)) {
      const [high, low, double] = [highOf(each), lowOf(each), isDouble(each)]
      const shows = (suit: number) => ({ tile: each, suit, halves: double ? 2 : 1, double, started: true })
      expect([endAfter(joined(low), each), endAfter(joined(high), each)], makeTile(each)).toEqual([shows(high), shows(low)])
    }
  })
})

/** What lies open, where each lies, and whether the ends alone say so. */
const open = (so: Line) => ({ shown: shown(so), at: exposedAt(so), isItsEnds: showsItsEnds(so) })

describe('what lies open lies', () => {
  test.each<[string, () => Line, readonly (number | null)[], boolean]>([
    ['nowhere before the lead', () => emptyLine('two-ended'), [], false],
    ['nowhere before the spinner', () => emptyLine('spinner'), [], false],
    ['at both ends, of an ordinary lead', () => line('6-4'), [0, 1], true],
    ['between the ends, of a double led alone', () => line('6-6'), [null], false],
    ['at both ends, of a double played on', () => line('6-6', ['6-4', 0]), [0, 1], true],
    ['between the arms, of a spinner alone', () => spinner('6-6', 4), [null], false],
    ['at what has begun, and between the arms of a spinner that still shows', () => spinner('6-6', 3, ['6-1', 2], ['6-2', 0]), [0, 2, null], false],
    ['at each arm once all have begun', () => spinner('6-6', 3, ['6-1', 2], ['6-2', 0], ['6-3', 1]), [0, 1, 2], true],
  ])('%s', (_, so, at, isItsEnds) => {
    expect(open(so())).toMatchObject({ at, isItsEnds })
    expect(open(so()).shown).toHaveLength(at.length)
  })
})

describe('a two-ended line', () => {
  test('leaves the halves of its lead as they were written', () => {
    expect(line('4-6').ends.map(({ suit }) => suit)).toEqual([4, 6])
    expect(line('6-4').ends.map(({ suit }) => suit)).toEqual([6, 4])
  })

  test('shows a lone double once, as its two halves (rulebook FS-2)', () => {
    expect(shown(line('5-5'))).toEqual(['5-5 shows 5 ×2'])
  })

  test('shows both halves of a double that stands on an end, the lead too', () => {
    expect(shown(line('5-5', ['5-2', 1]))).toEqual(['5-5 shows 5 ×2', '5-2 shows 2 ×1'])
    expect(shown(line('5-2', ['2-2', 1]))).toEqual(['5-2 shows 5 ×1', '2-2 shows 2 ×2'])
  })

  test('takes a tile at every end it matches', () => {
    expect(fittingArms(line('6-4'), tile('6-4'), false)).toEqual([0, 1])
    expect(fittingArms(line('6-4'), tile('4-1'), false)).toEqual([1])
    expect(fittingArms(line('6-4'), tile('3-1'), false)).toEqual([])
  })

  test('keeps both sides of a first double open first only where the house asks it (rulebook B-6)', () => {
    const halfDone = line('6-6', ['6-2', 1])
    expect(openArms(halfDone, true)).toEqual([0])
    expect(openArms(halfDone, false)).toEqual([0, 1])
    expect(openArms(line('6-4', ['6-2', 0]), true)).toEqual([0, 1])
  })
})

describe('a spinner', () => {
  test('counts two until all its arms are started (rulebook DB-3)', () => {
    const three = spinner('6-6', 4, ['6-1', 0], ['6-2', 1], ['6-3', 2])
    expect(shown(three)).toEqual(['6-1 shows 1 ×1', '6-2 shows 2 ×1', '6-3 shows 3 ×1', '6-6 shows 6 ×2'])
    expect(shown(layAt(three, 3, tile('6-4')))).toEqual(['6-1 shows 1 ×1', '6-2 shows 2 ×1', '6-3 shows 3 ×1', '6-4 shows 4 ×1'])
  })

  test('has its arms started before any is extended (rulebook DB-2), but where a house allows any order (B-10)', () => {
    expect(fittingArms(spinner('6-6', 4, ['6-1', 0]), tile('1-2'), true)).toEqual([])
    expect(fittingArms(spinner('6-6', 4, ['6-1', 0]), tile('1-2'), false)).toEqual([0])
    expect(fittingArms(spinner('6-6', 2, ['6-1', 0], ['6-2', 1]), tile('1-2'), true)).toEqual([0, 1])
  })
})

describe('a play that names no end', () => {
  test('means the right end, or the lowest arm, when all fitting ends are alike', () => {
    expect(impliedArm(line('6-6'), [0, 1])).toBe(1)
    expect(impliedArm(line('6-5', ['5-6', 1]), [0, 1])).toBe(1)
    expect(impliedArm(spinner('6-6', 4, ['6-1', 0]), [1, 2, 3])).toBe(1)
  })

  test('must name one when the ends differ in suit or in the halves they show', () => {
    expect(impliedArm(line('6-4'), [0, 1])).toBeNull()
    expect(impliedArm(line('6-6', ['6-1', 1], ['1-6', 1]), [0, 1])).toBeNull()
  })

  test('means nothing when nothing fits', () => {
    expect(impliedArm(line('6-4'), [])).toBeNull()
  })
})

test('equal halves are counted only when every exposed half is equal', () => {
  expect(equalHalves(exposed(line('5-5')))).toBe(2)
  expect(equalHalves(exposed(line('6-4')))).toBe(0)
  expect(equalHalves(exposed(line('6-6', ['6-1', 1], ['1-6', 1])))).toBe(3)
  expect(equalHalves([])).toBe(0)
})

test('arms go by left and right on a line, by number round a spinner', () => {
  expect([parseArm('two-ended', 2, 'left'), parseArm('two-ended', 2, 'right'), parseArm('two-ended', 2, 1)]).toEqual([0, 1, null])
  expect([parseArm('spinner', 4, 1), parseArm('spinner', 4, 4), parseArm('spinner', 4, 5), parseArm('spinner', 4, 'left')]).toEqual([0, 3, null, null])
  expect([0, -1, 1.5, NaN, '1', null].map((name) => parseArm('spinner', 4, name))).toEqual([null, null, null, null, null, null])
  expect([0, 1].map((arm) => armName('two-ended', arm))).toEqual(['left', 'right'])
  expect([0, 1, 7].map((arm) => armName('spinner', arm))).toEqual([1, 2, 8])
})
