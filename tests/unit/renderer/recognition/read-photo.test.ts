import { describe, expect, it } from 'vitest'
import { lookForTiles, readPhoto, tilesOn, worthReading } from '../../../../src/renderer/recognition/read-photo'
import type { Network, Networks } from '../../../../src/renderer/recognition/network'
import { detectorOf, heatMap, type Peak } from './detectors'
import { grey, picture } from './pictures'

const peak: Peak = { x: 20, y: 10, logit: 4, angle: 0, length: 80, width: 40 }

/** The map of a picture of 160 by 120 pixels, of a photo `times` as large. */
const mapOf = (tiles: readonly Peak[], times = 1) => ({
  values: heatMap(40, 30, tiles),
  width: 40,
  height: 30,
  left: 0,
  top: 0,
  stepX: 4 * times,
  stepY: 4 * times,
})

describe('tilesOn', () => {
  it('makes a frame of each peak', () => {
    const [found, ...rest] = tilesOn(mapOf([{ ...peak, angle: 0.3 }], 2))
    expect(rest).toEqual([])
    expect(found!.chance).toBeCloseTo(0.982, 3)
    expect([found!.cx, found!.cy]).toEqual([164, 84])
    expect(Math.hypot(found!.ux, found!.uy)).toBeCloseTo(80, 3)
    expect(Math.atan2(found!.uy, found!.ux)).toBeCloseTo(0.3, 5)
    expect(Math.hypot(found!.vx, found!.vy)).toBeCloseTo(40, 3)
  })

  it('never gives a mirrored frame, whichever way the tile lies', () => {
    for (const angle of [-1.5, -0.8, 0, 0.8, 1.5]) {
      const [found] = tilesOn(mapOf([{ ...peak, angle }]))
      expect(found!.ux * found!.vy - found!.uy * found!.vx).toBeGreaterThan(0)
    }
  })

  it('passes over what is hardly likely, and the slopes of a peak', () => {
    expect(tilesOn(mapOf([peak, { ...peak, x: 21, logit: 3 }, { ...peak, x: 5, y: 25, logit: -3 }]))).toHaveLength(1)
  })
})

/** A reader that takes every half for `suit`, or for none. */
const readerOf = (suit: number | null): Network => ({
  async run(_, [halves]) {
    const out = new Float32Array(halves * 14)
    for (let i = 0; i < halves; i++) out[i * 14 + (suit ?? 13)] = 8
    return out
  },
})

const photo = picture(640, 480, () => grey(120))
const read = (peaks: readonly Peak[], suit: number | null, least?: number) => {
  // Only the larger look at the photo finds anything.
  const networks: Networks = { detector: detectorOf((width) => (width === 160 ? peaks : [])), reader: readerOf(suit) }
  return readPhoto(photo, networks, { least })
}

describe('readPhoto', () => {
  it('gives each tile with its corners and the chances of both halves', async () => {
    const [tile, ...rest] = await read([peak], 5)
    expect(rest).toEqual([])
    expect(tile!.corners[0].x).toBeCloseTo(42, 3)
    expect(tile!.corners[2].x).toBeCloseTo(122, 3)
    expect(tile!.corners[2].y).toBeCloseTo(62, 3)
    expect(tile!.first[5]).toBeGreaterThan(0.99)
    expect(tile!.second.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('shows its networks no more than two looks at the photo and each half once, where all is sure', async () => {
    const shown: (readonly number[])[] = []
    const noted = (network: Network): Network => ({
      run(seen, size) {
        shown.push(size)
        return network.run(seen, size)
      },
    })
    const detector = noted(detectorOf((width) => (width === 160 ? [peak, { ...peak, x: 60 }] : [])))
    expect(await readPhoto(photo, { detector, reader: noted(readerOf(3)) })).toHaveLength(2)
    expect(shown).toEqual([
      [1, 3, 480, 640],
      [1, 3, 256, 320],
      [2, 3, 64, 80],
      [2, 3, 64, 80],
    ])
  })

  it('leaves out what the reader takes for no tile', async () => {
    expect(await read([peak], null)).toEqual([])
  })

  it('keeps the surest of tiles that lie over one another', async () => {
    const tiles = await read([peak, { ...peak, x: 24, logit: 2 }, { ...peak, x: 60 }], 3)
    expect(tiles.map(({ corners }) => Math.round(corners[0].x))).toEqual([42, 202])
  })

  it('reads a doubtful half again, mirrored, and goes by both', async () => {
    let reads = 0
    const reader: Network = {
      async run(_, [halves]) {
        const out = new Float32Array(halves * 14)
        // The first time 5 is a little ahead of 4; mirrored, 4 is far ahead.
        for (let i = 0; i < halves; i++) out.set(reads < 2 ? [6, 7] : [9, 1], i * 14 + 4)
        reads++
        return out
      },
    }
    const detector = detectorOf((width) => (width === 160 ? [peak] : []))
    const [tile] = await readPhoto(photo, { detector, reader }, { least: 0.1 })
    expect(reads).toBe(3)
    expect(tile!.first[4]).toBeGreaterThan(tile!.first[5]!)
  })

  it('leaves out what is much larger or smaller than the other tiles', async () => {
    const small: Peak = { ...peak, x: 60, y: 60, length: 24, width: 12 }
    const large: Peak = { ...peak, x: 110, y: 80, length: 280, width: 140 }
    const tiles = await read([peak, { ...peak, y: 40 }, { ...peak, y: 70 }, small, large], 3)
    expect(tiles.map(({ corners }) => Math.round(corners[1].x - corners[0].x))).toEqual([80, 80, 80])
  })

  it('finds nothing in a photo without tiles', async () => {
    expect(await read([], 3)).toEqual([])
  })

  it('gives corners in the pixels of a photo that was too large to be read as it is', async () => {
    const networks: Networks = { detector: detectorOf((width) => (width === 160 ? [peak] : [])), reader: readerOf(1) }
    const [tile] = await readPhoto(
      picture(3200, 2400, () => grey(120)),
      networks,
    )
    expect(tile!.corners[0].x).toBeCloseTo(210, 0)
  })
})

describe('lookForTiles', () => {
  const WHITE = 250
  const shown: (readonly number[])[] = []

  /** Finds a small tile wherever a white spot begins. */
  const spots: Network = {
    async run(planes, size) {
      shown.push(size)
      const [, , height, width] = size
      const isWhite = (x: number, y: number): boolean => (planes[4 * y * width + 4 * x] ?? 0) > WHITE - 20
      const found = Array.from({ length: (height / 4) * (width / 4) }, (_, at) => ({ x: at % (width / 4), y: Math.floor(at / (width / 4)) }))
      const begins = found.filter(({ x, y }) => isWhite(x, y) && !isWhite(x - 1, y) && !isWhite(x, y - 1))
      return heatMap(
        width / 4,
        height / 4,
        begins.map(({ x, y }) => ({ x, y, logit: 3, angle: 0, length: width / 20, width: width / 40 })),
      )
    },
  }

  it('looks closer where tiles are small, and not from afar: at the part of the photo in which they lie, and finds them at their places in the whole', async () => {
    const tiles = [
      [960, 600],
      [1200, 720],
    ] as const
    const large = picture(1600, 1200, (x, y) => grey(tiles.some(([left, top]) => x >= left && x < left + 40 && y >= top && y < top + 40) ? WHITE : 40))
    const found = await lookForTiles(large, spots)
    expect(shown).toEqual([
      [1, 3, 480, 640],
      [1, 3, 224, 288],
    ])
    const closer = found.slice(-2)
    closer.forEach(({ cx, cy }, at) => {
      const [left, top] = tiles[at] as readonly [number, number]
      expect(Math.hypot(cx - left, cy - top), `${cx},${cy}`).toBeLessThan(10)
    })
  })
})

describe('worthReading', () => {
  const at = (cx: number, chance: number, angle = 0) => ({
    chance,
    cx,
    cy: 50,
    ux: 40 * Math.cos(angle),
    uy: 40 * Math.sin(angle),
    vx: -20 * Math.sin(angle),
    vy: 20 * Math.cos(angle),
  })

  it('reads a place twice at most, the likelier first', () => {
    const [a, b, c] = [at(100, 0.9), at(102, 0.5), at(99, 0.95)]
    expect(worthReading([a, b, c])).toEqual([c, a])
  })

  it('reads what lies across or beside, however near', () => {
    const places = [at(100, 0.9), at(101, 0.8), at(100, 0.7, 1.5), at(120, 0.6)]
    expect(worthReading(places)).toEqual(places)
  })

  it('reads the likeliest of very many', () => {
    const many = Array.from({ length: 300 }, (_, n) => at(100 * n, (n + 1) / 301))
    const read = worthReading(many)
    expect(read).toHaveLength(140)
    expect(read[0]).toBe(many[299])
  })
})
