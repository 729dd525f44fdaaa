import { describe, expect, test } from 'vitest'
import { emptyLine, equalHalves, exposed, fittingArms, impliedArm, layAt, layLead, openArms, parseArm, type Line } from '#shared/domino/line'
import { makeTile, parseTile, type WrittenTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'

const written = (text: string): WrittenTile => expectOk(parseTile(text), 'a tile of the test')
const tile = (text: string) => written(text).tile
const line = (lead: string, ...laid: [string, number][]): Line =>
  laid.reduce((so, [text, arm]) => layAt(so, arm, tile(text)), layLead(emptyLine('two-ended'), written(lead), 2))
const spinner = (lead: string, arms: number, ...laid: [string, number][]): Line =>
  laid.reduce((so, [text, arm]) => layAt(so, arm, tile(text)), layLead(emptyLine('spinner'), written(lead), arms))
const shown = (so: Line) => exposed(so).map(({ tile, suit, halves }) => `${makeTile(tile)} shows ${suit} ×${halves}`)

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

  test('has its arms started before any is extended (rulebook DB-2)', () => {
    expect(fittingArms(spinner('6-6', 4, ['6-1', 0]), tile('1-2'), false)).toEqual([])
    expect(fittingArms(spinner('6-6', 2, ['6-1', 0], ['6-2', 1]), tile('1-2'), false)).toEqual([0, 1])
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
})
