import { describe, expect, it } from 'vitest'
import { compare, totals } from '../../bench/recognition/compare'

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
  it('adds photographs up', () => {
    const sum = totals([compare(['6-4', '1-0'], ['6-4', '1-0']), compare(['5-5', '3-2'], ['5-5', '4-2'])])
    expect(sum).toEqual({ photos: 2, wholly: 1, right: 3, missed: 1, invented: 1, recall: 0.75, precision: 0.75 })
  })
})
