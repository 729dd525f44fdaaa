import { describe, expect, it } from 'vitest'
import { FIT } from '../../../../src/renderer/recognition/certainty'
import { readPlaces, type PlaceCandidate } from '../../../../src/renderer/recognition/read-places'
import type { Half } from '../../../../src/renderer/recognition/patches'

const NONE = 13

/** A place 80 by 40, its middle at `cx`. */
const at = (cx: number, chance = 0.9): PlaceCandidate => ({ chance, cx, cy: 50, ux: 40, uy: 0, vx: 0, vy: 20 })

/** What the reader answers for a half: one answer, as clearly as said. */
type Answer = (half: Half) => readonly [answer: number, clearness: number]

/** Reads the places with a reader that answers so; every half that was asked for is in `asked`. */
async function read(places: readonly PlaceCandidate[], answer: Answer, least = 0.6) {
  const asked: Half[] = []
  const found = await readPlaces(
    places,
    async (halves) => {
      asked.push(...halves)
      const out = new Float32Array(halves.length * (NONE + 1))
      halves.forEach((half, i) => {
        const [suit, clearness] = answer(half)
        out[i * (NONE + 1) + suit] = clearness
      })
      return out
    },
    { fit: FIT, least },
  )
  return { found, asked }
}

describe('readPlaces', () => {
  it('reads both halves of a place', async () => {
    const { found, asked } = await read([at(100)], ({ side }) => [side < 0 ? 2 : 5, 9])
    expect(found).toHaveLength(1)
    expect(found[0]!.first.chances.indexOf(Math.max(...found[0]!.first.chances))).toBe(2)
    expect(found[0]!.second.chances.indexOf(Math.max(...found[0]!.second.chances))).toBe(5)
    expect(asked).toHaveLength(2)
  })

  it('does not read the second half of what is no tile', async () => {
    const { found, asked } = await read([at(100), at(300)], ({ frame }) => [frame.cx === 100 ? NONE : 3, 9])
    expect(found.map(({ corners }) => corners[0].x)).toEqual([260])
    expect(asked.filter(({ frame }) => frame.cx === 100)).toHaveLength(1)
  })

  it('does not read what lies across a place that was read surely', async () => {
    const { found, asked } = await read([at(100, 0.8), at(110, 0.9), at(300)], () => [3, 9])
    expect(found.map(({ corners }) => corners[0].x).sort((a, b) => a - b)).toEqual([70, 260])
    expect(asked.some(({ frame }) => frame.cx === 100)).toBe(false)
  })

  it('reads what lies across a place that turned out to be none, or is not sure', async () => {
    for (const clearness of [9, 2.5]) {
      const { found } = await read([at(100, 0.8), at(110, 0.9)], ({ frame }) => (frame.cx === 110 ? [clearness === 9 ? NONE : 4, clearness] : [3, 9]))
      expect(found.some(({ corners }) => corners[0].x === 60)).toBe(true)
    }
  })

  it('reads a doubtful half again, mirrored, where that can still make a tile of it', async () => {
    const { asked } = await read([at(100)], ({ side }) => [4, side < 0 ? 4 : 9])
    expect(asked.map(({ side, mirrored }) => [side, mirrored])).toEqual([
      [-1, false],
      [1, false],
      [-1, true],
    ])
  })

  it('reads the likeliest places of very many, and no more than there is time for', async () => {
    const many = Array.from({ length: 300 }, (_, n) => at(100 * n, (n + 1) / 301))
    const { found, asked } = await read(many, () => [3, 9])
    expect(asked.length).toBeLessThanOrEqual(240)
    expect(found[0]!.corners[0].x).toBe(29_860)
    expect(found).toHaveLength(120)
  })
})
