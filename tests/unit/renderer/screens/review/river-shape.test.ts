import { describe, expect, it } from 'vitest'
import { bandsOf, markPlaces } from '../../../../../src/renderer/screens/review/river-shape'

describe('The river', () => {
  it('has a band for each seat, from the one above to the one below', () => {
    expect(
      bandsOf([
        [0.5, 0.5],
        [1, 0],
      ]),
    ).toEqual(['0,0.0000 1,0.0000 1,1.0000 0,0.5000', '0,0.5000 1,1.0000 1,1.0000 0,1.0000'])
  })

  it('goes on as it was where nothing is known', () => {
    const [first] = bandsOf([null, [0.25, 0.75], null])
    expect(first).toBe('0,0.0000 1,0.0000 2,0.0000 2,0.2500 1,0.2500 0,0.2500')
  })
})

describe('Its marks', () => {
  it('stand at their moments where there is room', () => {
    expect(markPlaces([0.1, 0.5, 0.9], 3)).toEqual([0.1, 0.5, 0.9])
  })

  it('are pushed apart where they would touch, and never over the edge', () => {
    const places = markPlaces([0.5, 0.51, 0.98, 0.99], 4)
    for (let at = 1; at < places.length; at++) expect((places[at] ?? 0) - (places[at - 1] ?? 0)).toBeGreaterThan(0.06)
    expect(places.at(-1)).toBeLessThanOrEqual(1)
    expect(markPlaces([], 0)).toEqual([])
  })
})
