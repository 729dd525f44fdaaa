import { describe, expect, it } from 'vitest'
import { decodeThrow, type DieReading } from '#shared/recognition/throw'
import type { Network } from '../../../src/renderer/recognition/network'
import { diceOn, readDice } from '../../../src/renderer/recognition/read-dice'
import { grey, picture } from './pictures'

interface Spot {
  readonly x: number
  readonly y: number
  readonly face: number
  readonly logit: number
  /** Red, green or other: 0, 1 or 2. */
  readonly colour: number
}

/** What the finder would answer for dice 32 pixels wide at these places. */
function mapOf(width: number, height: number, spots: readonly Spot[]): Float32Array {
  const plane = width * height
  const map = new Float32Array(plane * 12).fill(0)
  map.fill(-9, 0, 6 * plane)
  for (const { x, y, face, logit, colour } of spots) {
    const i = y * width + x
    map[(face - 1) * plane + i] = logit
    map[(9 + colour) * plane + i] = 6
  }
  return map
}

const spot: Spot = { x: 10, y: 8, face: 5, logit: 4, colour: 0 }

describe('diceOn', () => {
  it('makes a die of each peak, with its face and its colour', () => {
    const [die, ...rest] = diceOn({ values: mapOf(40, 30, [spot]), width: 40, height: 30, stepX: 8, stepY: 8 })
    expect(rest).toEqual([])
    expect(die!.middle).toEqual({ x: 84, y: 68 })
    expect(die!.width).toBeCloseTo(64, 3)
    expect(die!.faces.indexOf(Math.max(...die!.faces)) + 1).toBe(5)
    expect(die!.colours[0]).toBeGreaterThan(0.99)
  })
})

describe('readDice', () => {
  const finder: Network = {
    async run(_, [, , height, width]) {
      const spots = [spot, { ...spot, x: 13, face: 6, logit: 2 }, { ...spot, x: 30, face: 2 }, { ...spot, y: 25, logit: -1 }]
      return mapOf(width / 4, height / 4, width === 640 ? spots : [])
    },
  }

  it('keeps the surest of dice in one place, and nothing that is hardly likely', async () => {
    const dice = await readDice(picture(640, 480, () => grey(90)), finder)
    expect(dice.map(({ faces }) => faces.indexOf(Math.max(...faces)) + 1)).toEqual([5, 2])
  })
})

const die = (face: number, colour: 'red' | 'green' | 'other', found = 0.99): DieReading => ({
  middle: { x: 0, y: 0 },
  width: 50,
  faces: [1, 2, 3, 4, 5, 6].map((other) => (other === face ? 0.99 : 0.002)),
  colours: ['red', 'green', 'other'].map((other) => (other === colour ? 0.98 : 0.01)),
  found,
})

describe('decodeThrow', () => {
  it('takes the green pair for the Flower and the red pair for the Scorpion, higher die first', () => {
    const reading = decodeThrow([die(2, 'green'), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(reading).toMatchObject({ flower: [5, 2], scorpion: [6, 1], green: [0, 2], red: [1, 3] })
    expect(reading!.flowerChance).toBeGreaterThan(0.9)
  })

  it('passes over a die of another colour', () => {
    const reading = decodeThrow([die(4, 'other'), die(2, 'green'), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(reading).toMatchObject({ flower: [5, 2], scorpion: [6, 1] })
  })

  it('is unsure of the pair a doubtful die belongs to, and of that pair alone', () => {
    const reading = decodeThrow([die(2, 'green', 0.5), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(reading!.flowerChance).toBeLessThan(0.6)
    expect(reading!.scorpionChance).toBeGreaterThan(0.9)
  })

  it('needs four dice', () => {
    expect(decodeThrow([die(2, 'green'), die(6, 'red'), die(5, 'green')])).toBeNull()
  })
})
