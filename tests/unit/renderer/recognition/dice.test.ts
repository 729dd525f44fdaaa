import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRoll, type DieDetection } from '#shared/recognition/roll'
import { DIE_PATCH } from '../../../../src/renderer/recognition/read-dice'
import type { Network } from '../../../../src/renderer/recognition/network'
import { placesOn, readDice } from '../../../../src/renderer/recognition/read-dice'
import { grey, picture } from './pictures'

interface Spot {
  readonly x: number
  readonly y: number
  readonly face: number
  readonly logit: number
}

/** What the finder would answer for dice 32 pixels wide at these places. */
function mapOf(width: number, height: number, spots: readonly Spot[]): Float32Array {
  const plane = width * height
  const map = new Float32Array(plane * 12).fill(0)
  map.fill(-9, 0, 6 * plane)
  for (const { x, y, face, logit } of spots) map[(face - 1) * plane + y * width + x] = logit
  return map
}

const spot: Spot = { x: 10, y: 8, face: 5, logit: 4 }

describe('placesOn', () => {
  it('makes a place of each peak, with its middle and its width in pixels of the photo', () => {
    const [place, ...rest] = placesOn({
      values: mapOf(40, 30, [spot, { ...spot, x: 30, logit: -3 }]),
      width: 40,
      height: 30,
      left: 0,
      top: 0,
      stepX: 8,
      stepY: 8,
    })
    expect(rest).toEqual([])
    expect(place!.middle).toEqual({ x: 84, y: 68 })
    expect(place!.width).toBeCloseTo(64, 3)
    expect(place!.found).toBeGreaterThan(0.9)
  })
})

describe('readDice', () => {
  const finderOf = (spots: readonly Spot[]): Network => ({
    async run(_, [, , height, width]) {
      return mapOf(width / 4, height / 4, width === 640 ? spots : [])
    },
  })
  /** Reads the brightness in the middle of each patch: none below 40, otherwise a green die that shows a tenth of it. */
  const reader: Network = {
    async run(patches, [count]) {
      const out = new Float32Array(count * 10)
      for (let i = 0; i < count; i++) {
        const light = patches[(i * 3 * DIE_PATCH + DIE_PATCH / 2) * DIE_PATCH + DIE_PATCH / 2] as number
        out[i * 10 + (light < 40 ? 6 : Math.round(light / 10) - 1)] = light === 60 ? 4 : 8
        out[i * 10 + 8] = 5
      }
      return out
    },
  }
  const faces = (dice: readonly DieDetection[]): readonly number[] => dice.map((die) => die.faces.indexOf(Math.max(...die.faces)) + 1)

  it('looks closely at each place and keeps the surest of detections of one die', async () => {
    const finder = finderOf([spot, { ...spot, x: 13 }, { ...spot, x: 60 }, { ...spot, y: 60 }])
    // Two detections of 5 and 6 overlap at the left; on the right lies a 2; further down there is nothing.
    const photo = picture(640, 480, (x, y) => grey(y > 200 ? 10 : x > 150 ? 50 : x > 47 ? 60 : 50))
    const dice = await readDice(photo, { finder, reader })
    expect(faces(dice)).toEqual([5, 5])
    expect(dice[0]!.found).toBeGreaterThan(0.99)
    expect(dice[0]!.colours[1]).toBeGreaterThan(0.97)
    expect(dice.map((one) => one.middle.x < 47 || one.middle.x > 150)).toEqual([true, true])
  })

  /** Answers for four places at the top that their dice are there with these logits. */
  const readerOf = (logits: readonly number[]): Network => ({
    async run(_, [count]) {
      const out = new Float32Array(count * 10).fill(-20)
      for (let i = 0; i < count; i++) out[i * 10] = (logits[i >> 1] as number) + 3
      for (let i = 0; i < count; i++) out[i * 10 + 6] = 3
      return out
    },
  })
  const row = [10, 50, 90, 130].map((x, i): Spot => ({ ...spot, x, logit: 4 - i / 10 }))

  it('makes up the four of a roll with a die that is possible', async () => {
    const photo = picture(640, 480, () => grey(90))
    const read = async (logits: readonly number[]) => readDice(photo, { finder: finderOf(row.slice(0, logits.length)), reader: readerOf(logits) })
    expect(await read([9, 9, 9, -1.4])).toHaveLength(4)
    expect(await read([9, 9, 9, -9])).toHaveLength(3)
    expect(await read([9, 9, -1.4])).toHaveLength(2)
  })

  it('looks closer only where fewer than four are sure, and adds what it finds there', async () => {
    const photo = picture(1280, 960, () => grey(90))
    const looks = async (sure: number) => {
      const asked: number[] = []
      const finder: Network = {
        async run(_, [, , height, width]) {
          asked.push(width)
          const spots = width === 640 ? row.slice(0, sure) : width === 800 ? [{ ...spot, x: 170, y: 80 }] : []
          return mapOf(width / 4, height / 4, spots)
        },
      }
      const dice = await readDice(photo, { finder, reader: readerOf([9, 9, 9, 9]) })
      return { asked, middles: dice.map(({ middle }) => Math.round(middle.x)).sort((a, b) => a - b) }
    }
    expect(await looks(4)).toEqual({ asked: [640, 320], middles: [84, 404, 724, 1044] })
    expect(await looks(3)).toEqual({ asked: [640, 320, 800], middles: [84, 404, 724, 1091] })
  })

  it('asks the reader nothing when the finder proposes no place', async () => {
    const never: Network = { run: () => Promise.reject(new Error('asked')) }
    await expect(
      readDice(
        picture(640, 480, () => grey(90)),
        { finder: finderOf([]), reader: never },
      ),
    ).resolves.toEqual([])
  })

  it('looks closely at no more than two dozen places, each as it is and mirrored', async () => {
    const asked: number[] = []
    const counting: Network = {
      run(patches, size) {
        asked.push(size[0])
        return reader.run(patches, size)
      },
    }
    const many = Array.from({ length: 40 }, (_, i): Spot => ({ x: 8 + (i % 10) * 14, y: 8 + Math.floor(i / 10) * 25, face: 5, logit: 2 }))
    await readDice(
      picture(640, 480, () => grey(10)),
      { finder: finderOf(many), reader: counting },
    )
    expect(asked).toEqual([48])
  })
})

const die = (face: number, colour: 'red' | 'green' | 'other', found = 0.99): DieDetection => ({
  middle: { x: 0, y: 0 },
  width: 50,
  faces: [1, 2, 3, 4, 5, 6].map((other) => (other === face ? 0.99 : 0.002)),
  colours: ['red', 'green', 'other'].map((other) => (other === colour ? 0.98 : 0.01)),
  found,
})

describe('decodeRoll', () => {
  it('takes the green pair for the Flower and the red pair for the Scorpion, higher die first', () => {
    const detection = decodeRoll([die(2, 'green'), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(detection).toMatchObject({ flower: [5, 2], scorpion: [6, 1], green: [0, 2], red: [1, 3] })
    expect(detection!.flowerChance).toBeGreaterThan(0.9)
  })

  it('passes over a die of another colour', () => {
    const detection = decodeRoll([die(4, 'other'), die(2, 'green'), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(detection).toMatchObject({ flower: [5, 2], scorpion: [6, 1] })
  })

  it('gives a die whose colour is doubtful the one that the others leave', () => {
    const doubtful = (red: number, green: number): DieDetection => ({ ...die(3, 'other'), colours: [red, green, 1 - red - green] })
    const detection = decodeRoll([die(6, 'red'), doubtful(0.3, 0.02), doubtful(0.28, 0.2), die(5, 'green')])
    expect(detection).toMatchObject({ green: [2, 3], red: [0, 1] })
    expect(detection!.scorpionChance).toBeGreaterThan(0.8)
  })

  it('is unsure when either of two detections may be the second green die', () => {
    const detection = decodeRoll([die(2, 'green'), die(6, 'red'), die(5, 'green', 0.9), die(1, 'red'), die(4, 'green', 0.9)])
    expect(detection).toMatchObject({ scorpion: [6, 1] })
    expect(detection!.flowerChance).toBeLessThan(0.6)
  })

  it('is unsure of white dice', () => {
    const detection = decodeRoll([die(2, 'other'), die(6, 'other'), die(5, 'other'), die(1, 'other')])
    expect(detection!.flowerChance).toBeLessThan(0.1)
    expect(detection!.scorpionChance).toBeLessThan(0.1)
  })

  it('decides among two hundred detections at once', () => {
    const many = Array.from({ length: 200 }, (_, i) => die((i % 6) + 1, 'other', 0.6))
    const detection = decodeRoll([...many, die(2, 'green'), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(detection).toMatchObject({ flower: [5, 2], scorpion: [6, 1] })
  })

  it('chooses as trying every choice of two and two does', () => {
    const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    const some = fc.record({ red: chance, green: chance, other: chance, found: chance })
    fc.assert(
      fc.property(fc.array(some, { minLength: 4, maxLength: 7 }), (all) => {
        const dice = all.map(({ red, green, other, found }) => {
          const sum = red + green + other
          return { ...die(1, 'red', found), colours: [red / sum, green / sum, other / sum] }
        })
        const value = (green: readonly number[], red: readonly number[]): number =>
          dice.reduce((product, { found, colours }, i) => {
            const [r, g, o] = colours as [number, number, number]
            return product * (green.includes(i) ? found * g : red.includes(i) ? found * r : 1 - found + found * o)
          }, 1)
        const pairs = dice.flatMap((_, a) => dice.slice(a + 1).map((__, b) => [a, a + 1 + b]))
        const every = pairs.flatMap((green) => pairs.filter((red) => !red.some((i) => green.includes(i))).map((red) => value(green, red)))
        const detection = decodeRoll(dice)!
        expect(value(detection.green, detection.red)).toBeCloseTo(Math.max(...every), 12)
      }),
    )
  })

  it('is unsure of the pair a doubtful die belongs to, and of that pair alone', () => {
    const detection = decodeRoll([die(2, 'green', 0.5), die(6, 'red'), die(5, 'green'), die(1, 'red')])
    expect(detection!.flowerChance).toBeLessThan(0.6)
    expect(detection!.scorpionChance).toBeGreaterThan(0.9)
  })

  it('needs four dice', () => {
    expect(decodeRoll([die(2, 'green'), die(6, 'red'), die(5, 'green')])).toBeNull()
  })
})
