import { describe, expect, it } from 'vitest'
import type { Network } from '../../../../src/renderer/recognition/network'
import type { Pixels } from '../../../../src/renderer/recognition/pixels'
import { readNumeralPhoto } from '../../../../src/renderer/recognition/read-numeral-photo'
import { detectorOf, type Peak } from './detectors'
import { grey, picture } from './pictures'

const SAMPLES = 3 * 80 * 64
/** The middle of a half in its patch. */
const MIDDLE = 32 * 80 + 33
const ANSWERS = 82
const NONE = 81

/** A reader that takes every light patch for a 4 that is upright after a quarter turn, and every dark one for no half. */
const reader: Network = {
  async run(patches, [halves]) {
    const out = new Float32Array(halves * ANSWERS)
    for (let i = 0; i < halves; i++) out[i * ANSWERS + ((patches[i * SAMPLES + MIDDLE] as number) > 150 ? 4 * 4 + 1 : NONE)] = 16
    return out
  },
}

/** Tesseract that reads nothing. */
const ocr = { recognise: () => Promise.resolve({ text: '', confidence: 0 }) }

const peak: Peak = { x: 20, y: 10, logit: 4, angle: 0, length: 80, width: 40 }

const read = (photo: Pixels) => readNumeralPhoto(photo, { detector: detectorOf((width) => (width === 160 ? [peak] : [])), reader, ocr })

/** A dark table that is light from 42 to `end` across and from 22 to 62 down. */
const table = (end: number): Pixels => picture(640, 480, (x, y) => grey(x >= 42 && x < end && y >= 22 && y < 62 ? 240 : 30))

describe('readNumeralPhoto', () => {
  it('gives a tile with its corners, and asks about what Tesseract has not read as well', async () => {
    const [tile, ...rest] = await read(table(122))
    expect(rest).toEqual([])
    expect(tile!.corners[0].x).toBeCloseTo(42, 3)
    expect(tile!.corners[2].y).toBeCloseTo(62, 3)
    expect(tile!.first.indexOf(Math.max(...tile!.first))).toBe(4)
    expect(tile!.first[4]).toBeLessThan(0.9)
  })

  it('finds a tile that touches a sure one, though the detector has missed it', async () => {
    const tiles = await read(table(202))
    expect(tiles.map(({ corners }) => Math.round(corners[0].x)).sort((a, b) => a - b)).toEqual([42, 122])
  })

  it('leaves out what the reader takes for no tile', async () => {
    expect(await read(table(42))).toEqual([])
  })
})
