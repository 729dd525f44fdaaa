import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../../src/renderer/recognition/geometry'
import { readNumerals } from '../../../../src/renderer/recognition/look-at-numbers'
import { bareChance, guessNumbers, likeliestOf, printedChance, unmarkedChance } from '../../../../src/renderer/recognition/number-reader'
import type { Network } from '../../../../src/renderer/recognition/network'
import type { Half } from '../../../../src/renderer/recognition/patches'
import type { Pixels } from '../../../../src/renderer/recognition/pixels'

const ANSWERS = 82
const BARE = 80
const NONE = 81

/** A picture of grain, in which anything may be taken for ink. */
function grain(side: number): Pixels {
  const data = new Uint8Array(side * side * 4)
  let state = 7
  for (let i = 0; i < data.length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    data[i] = 90 + ((state >> 16) % 90)
  }
  return { width: side, height: side, data }
}

const PICTURE = grain(128)
const FRAME: Frame = { cx: 64, cy: 64, ux: 40, uy: 0, vx: 0, vy: 20 }
const HALVES: readonly Half[] = [
  { frame: FRAME, side: -1, mirrored: false },
  { frame: FRAME, side: 1, mirrored: false },
]

/** A network that gives each patch in turn the answer it is told. */
const answering = (...answers: readonly number[]): Network => ({
  run: (_, [patches]) =>
    Promise.resolve(Float32Array.from({ length: patches * ANSWERS }, (_, at) => (at % ANSWERS === answers[Math.floor(at / ANSWERS)] ? 12 : 0))),
})

describe('what the network answers of half a tile', () => {
  it('tells a number with its turn from a half that is none', async () => {
    const [seven, none] = await guessNumbers([PICTURE], HALVES, answering(4 * 7 + 3, NONE))
    expect(likeliestOf(seven ?? never())).toMatchObject({ number: 7, turn: 3 })
    expect(printedChance(seven ?? never(), 3, 7)).toBeGreaterThan(0.99)
    expect(seven?.half).toBeGreaterThan(0.99)
    expect(none?.half).toBeLessThan(0.01)
  })

  it('takes an 8 the same way on its head, and a 6 without a mark for a 9 on its head', async () => {
    const [eight, either] = await guessNumbers([PICTURE], HALVES, answering(4 * 8 + 1, 4 * 19 + 1))
    expect(printedChance(eight ?? never(), 1, 8)).toBeCloseTo(printedChance(eight ?? never(), 3, 8))
    expect(printedChance(eight ?? never(), 0, 8)).toBeLessThan(0.01)
    expect(unmarkedChance(either ?? never(), 1, 6)).toBeGreaterThan(0.99)
    expect(unmarkedChance(either ?? never(), 3, 9)).toBeGreaterThan(0.99)
    expect(unmarkedChance(either ?? never(), 1, 9)).toBeLessThan(0.01)
  })

  it('shares out the chances of what is on a half, bare among them, if it is one', async () => {
    const [bare] = await guessNumbers([PICTURE], HALVES.slice(0, 1), answering(BARE))
    expect(bareChance(bare ?? never())).toBeGreaterThan(0.99)
    expect(bare?.answers.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })
})

describe('asking Tesseract', () => {
  const asking = async (answers: readonly [number, number], tiles: number) => {
    let asked = 0
    const [first, second] = await guessNumbers([PICTURE], HALVES, answering(...answers))
    const places = Array.from({ length: tiles }, () => ({ frame: FRAME, guesses: [first ?? never(), second ?? never()] as const }))
    const read = await readNumerals([PICTURE], places, { recognise: () => Promise.resolve({ text: '', confidence: (asked++, 0) }) })
    return { asked, read }
  }

  it('is left out where a half is surely bare', async () => {
    expect((await asking([BARE, BARE], 3)).asked).toBe(0)
  })

  it('stops after so many times in one photo, however many places there are, and every place is still read', async () => {
    const { asked, read } = await asking([4 * 7 + 3, 4 * 2 + 1], 12)
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(300)
    expect(read).toHaveLength(12)
  })
})

function never(): never {
  throw new Error('no answer')
}
