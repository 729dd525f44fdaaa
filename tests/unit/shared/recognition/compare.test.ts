import { describe, expect, it } from 'vitest'
import type { RollDetection } from '#shared/recognition/roll'
import { compare, compareNames, halvesRight, totals } from '../../../bench/recognition/compare'
import { compareRoll, pairOf } from '../../../bench/recognition/dice'
import { belowFloor, share, timesOf } from '../../../bench/recognition/outcome'

describe('compare', () => {
  it('pairs tiles whichever half is named first', () => {
    expect(compare(['4-6', '0-0'], ['6-4', '0-0'])).toEqual({ right: ['6-4', '0-0'], missed: [], invented: [] })
  })

  it('counts a tile that was read twice and lies there once as invented', () => {
    expect(compare(['6-4'], ['6-4', '6-4'])).toEqual({ right: ['6-4'], missed: [], invented: ['6-4'] })
  })

  it('counts a misread tile as missed and invented', () => {
    expect(compare(['6-4'], ['6-5'])).toEqual({ right: [], missed: ['6-4'], invented: ['6-5'] })
  })
})

describe('totals', () => {
  it('adds photos up', () => {
    const sum = totals([compare(['6-4', '1-0'], ['6-4', '1-0']), compare(['5-5', '3-2'], ['5-5', '4-2'])])
    expect(sum).toEqual({ photos: 2, wholly: 1, right: 3, missed: 1, invented: 1, recall: 0.75, precision: 0.75 })
  })
})

describe('compareNames', () => {
  it('pairs faces off one by one', () => {
    expect(compareNames(['1', '1', '5'], ['1', '5', '5'])).toEqual({ right: ['1', '5'], missed: ['1'], invented: ['5'] })
  })
})

describe('halvesRight', () => {
  it('counts both halves of a tile that was read, whichever is named first', () => {
    expect(halvesRight(['4-6'], ['6-4'])).toBe(2)
  })

  it('counts the half that was read of a tile of which the other was misread', () => {
    expect(halvesRight(['6-4', '3-3'], ['6-5', '3-1'])).toBe(2)
  })

  it('takes each detection for one tile, so that the most halves agree', () => {
    expect(halvesRight(['6-4', '6-5'], ['6-5', '4-1'])).toBe(3)
    expect(halvesRight(['6-6', '6-6'], ['6-6'])).toBe(2)
  })

  it('counts one half of a double of which one was read', () => {
    expect(halvesRight(['9-9'], ['9-6'])).toBe(1)
  })

  it('finds nothing right where nothing was read', () => {
    expect(halvesRight(['6-4'], [])).toBe(0)
  })
})

describe('a throw held against its labels', () => {
  const photo = { file: '1.jpg', faces: [2, 5, 6, 1], colours: ['red', 'green', 'green', 'red'] }
  const rolled = (flower: readonly [number, number], scorpion: readonly [number, number]): RollDetection => ({
    flower,
    scorpion,
    green: [1, 2],
    red: [0, 3],
    flowerChance: 1,
    scorpionChance: 1,
  })

  it('names the faces of one colour, the higher first', () => {
    expect(pairOf(photo, 'green')).toBe('6-5')
  })

  it('is right when both pairs are', () => {
    expect(compareRoll(photo, rolled([6, 5], [2, 1]))).toEqual({ flower: '6-5', scorpion: '2-1', right: true })
    expect(compareRoll(photo, rolled([6, 5], [2, 2]))?.right).toBe(false)
    expect(compareRoll(photo, rolled([2, 1], [6, 5]))?.right).toBe(false)
  })

  it('is wrong when four dice were not found', () => {
    expect(compareRoll(photo, null)?.right).toBe(false)
  })

  it('is no throw where no colours are told', () => {
    expect(compareRoll({ ...photo, colours: null }, rolled([6, 5], [2, 1]))).toBeNull()
  })
})

describe('what a bench adds up', () => {
  it('gives the middle and the longest of the times', () => {
    expect(timesOf([30, 10, 20])).toEqual({ median: 20, worst: 30 })
  })

  it('takes nothing of nothing for all of it', () => {
    expect(share(0, 0)).toBe(1)
    expect(share(1, 4)).toBe(0.25)
  })

  it('names what fell below its floor and nothing else', () => {
    expect(belowFloor('recall', 0.96, 0.97)).toEqual(['recall 0.960 is below 0.97'])
    expect(belowFloor('recall', 0.97, 0.97)).toEqual([])
  })
})
