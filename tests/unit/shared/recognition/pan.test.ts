import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TileDetection } from '#shared/recognition/detection'
import { addFrame, PAN_BEGINS, type Pan, type PanFrame } from '#shared/recognition/pan'
import { panDoubts } from '#shared/recognition/pan-doubts'
import { pannedTable } from '#shared/recognition/pan-table'
import { type LineTile, readTableLine } from '#shared/recognition/table'
import { runs } from '../../../support/runs'
import { half, tileAt } from './detections'
import { clearly, lying, walked } from './laid-lines'
import { frameOf, type Held } from './panned-lines'

const TWO_ENDED = { layout: 'two-ended', arms: 2, maxPip: 6, copies: 1 } as const

/** Eleven tiles, 19 widths long: longer than one of these pictures. */
const LINE = [
  [6, 4],
  [4, 4],
  [4, 2],
  [2, 0],
  [0, 5],
  [5, 5],
  [5, 3],
  [3, 1],
  [1, 6],
  [6, 2],
  [2, 1],
] as const
const AS_WRITTEN = LINE.map(([inner, outer]) => `${inner}-${outer}`)
const TILES = walked(LINE, { x: 0, y: 0, angle: 0 }, (suit) => half(suit, 0.99))

/** A phone over so many widths of a tile along the line. */
const over = (along: number, held: Omit<Held, 'over'> = {}): Held => ({ over: { x: 100 * along, y: 0 }, ...held })
const ALONG = [0, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20].map((along) => over(along))

const panOf = (frames: readonly PanFrame[]): Pan => frames.reduce(addFrame, PAN_BEGINS)
const panAlong = (...held: readonly Held[]): Pan => panOf(held.map((each) => frameOf(TILES, each)))

const tilesOf = (pan: Pan): readonly TileDetection[] => pannedTable(pan)?.tiles ?? []
const unjoinedIn = (pan: Pan) => pannedTable(pan)?.coverage.unjoined

function lineOf(pan: Pan) {
  const table = pannedTable(pan)
  const line = readTableLine(table?.tiles ?? [], TWO_ENDED)
  if (table === null || line?.layout !== 'two-ended') throw new Error('no line was found')
  const doubts = panDoubts(line, table.tiles, table.coverage, 2)
  return { tiles: line.tiles, doubts, at: (detection: number) => line.tiles.find((tile) => tile.detection === detection) }
}
const written = (tiles: readonly LineTile[]): readonly string[] => tiles.map(({ inner, outer }) => `${inner}-${outer}`)
const asked = (tiles: readonly LineTile[]): readonly string[] => written(tiles.filter(({ unsure }) => unsure))

/** Whatever way the phone was turned, the line is this one. */
const oneWay = (tiles: readonly string[]): readonly string[] => {
  const other = tiles.map((tile) => tile.split('-').reverse().join('-')).reverse()
  return tiles[0] === AS_WRITTEN[0] ? tiles : other
}

describe('A camera that is moved along a line', () => {
  test('reads a line that is longer than its picture, each tile once', () => {
    const pan = panAlong(...ALONG)
    expect(pan.pieces).toHaveLength(1)
    const { tiles, doubts } = lineOf(pan)
    expect(written(tiles)).toEqual(AS_WRITTEN)
    expect(asked(tiles)).toEqual([])
    expect(doubts).toEqual({ ends: [], near: [], unjoined: [] })
  })

  test('reads it from wherever it begins, however it is held, and also on its way back', () => {
    const shaken = fc.record({
      away: fc.double({ min: 8, max: 13, noNaN: true }),
      tilt: fc.double({ min: 0, max: 0.5, noNaN: true }),
      turn: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      y: fc.integer({ min: -150, max: 150 }),
    })
    const wobble = fc.record({ x: fc.double({ min: -4, max: 4, noNaN: true }), y: fc.double({ min: -4, max: 4, noNaN: true }) })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(shaken, fc.array(wobble, { minLength: 4, maxLength: 4 })), { minLength: 15, maxLength: 15 }),
        fc.constantFrom(0, Math.PI / 2, Math.PI, 2),
        fc.boolean(),
        (ways, towards, back) => {
          const frames = ways.map(([{ y, turn, ...held }, moved], at): PanFrame => {
            const frame = frameOf(TILES, { over: { x: 100 * (1.5 * (back ? 14 - at : at) - 0.5), y }, turn: turn + towards, ...held })
            // the corners of a tile are found to some pixels
            const tiles = frame.tiles.map((tile): TileDetection => {
              const [a, b, c, d] = tile.corners.map((corner, which) => ({ x: corner.x + (moved[which]?.x ?? 0), y: corner.y + (moved[which]?.y ?? 0) }))
              return a === undefined || b === undefined || c === undefined || d === undefined ? tile : { ...tile, corners: [a, b, c, d] }
            })
            return { ...frame, tiles }
          })
          const pan = panOf(frames)
          expect(pan.pieces).toHaveLength(1)
          const { tiles } = lineOf(pan)
          expect(oneWay(written(tiles))).toEqual(AS_WRITTEN)
          expect(asked(tiles)).toEqual([])
        },
      ),
      runs(200),
    )
  })

  test('says while it moves whether it follows: too far at once it has lost the line, and finds it again where it was', () => {
    const steps = [over(0), over(2), over(14), over(4), over(6), over(8), over(10), over(12)]
    let pan = PAN_BEGINS
    const said = steps.map((held) => {
      pan = addFrame(pan, frameOf(TILES, held))
      return pan.progress
    })
    expect(said.slice(0, 4)).toEqual(['joined', 'joined', 'lost', 'joined'])
    expect(said.slice(4)).not.toContain('lost')
    // what was seen while it was lost counts too
    expect(pan.pieces).toHaveLength(1)
    expect(written(lineOf(pan).tiles)).toEqual(AS_WRITTEN)
    expect(addFrame(pan, { tiles: [], size: { width: 1280, height: 960 } }).progress).toBe('nothing')
    const blurred = frameOf(TILES, over(2), (tile) => ({ ...tile, first: half(1, 0.3), second: half(2, 0.3) }))
    expect(addFrame(pan, blurred).progress).toBe('unclear')
  })

  test('asks what lies between two parts that no picture joins, and past an end that it did not look beyond', () => {
    const pan = panAlong(over(0), over(2), over(3), over(15), over(17))
    expect(pan.pieces).toHaveLength(2)
    expect(unjoinedIn(pan)?.length).toBeGreaterThan(1)
    const { doubts, at } = lineOf(pan)
    expect(doubts.unjoined).toEqual(unjoinedIn(pan))
    // the end that it looked past is one; the other goes on
    expect(doubts.ends).toHaveLength(1)
    expect(doubts.ends.map((end) => at(end)).map((tile) => (tile === undefined ? '' : `${tile.inner}-${tile.outer}`))).not.toContain('6-4')
  })

  test('asks past an end that a hand half hides wherever it looks past it: the next tile may lie under that hand', () => {
    const hidden = (tile: TileDetection, at: number): TileDetection | null => {
      if (at === 10) return null
      return at === 9 ? { ...tile, found: 0.85 } : tile
    }
    const frames = ALONG.map((held, at) => frameOf(TILES, held, at >= 7 ? hidden : undefined)).map((frame) => ({
      ...frame,
      tiles: frame.tiles.filter(
        ({ first, second }) => !((first[1] ?? 0) > 0.5 && (second[2] ?? 0) > 0.5) && !((first[2] ?? 0) > 0.5 && (second[1] ?? 0) > 0.5),
      ),
    }))
    const { tiles, doubts, at } = lineOf(panOf(frames))
    expect(written(tiles)).toEqual(AS_WRITTEN.slice(0, 10))
    expect(doubts.ends.map((end) => at(end)?.outer)).toEqual([2])
  })

  test('asks past an end at which something may be a tile, though none can be read there', () => {
    const covered = (tile: TileDetection, at: number): TileDetection => (at === 10 ? { ...tile, found: 0.2 } : tile)
    const { tiles, doubts, at } = lineOf(panOf(ALONG.map((held) => frameOf(TILES, held, covered))))
    expect(written(tiles)).toEqual(AS_WRITTEN.slice(0, 10))
    expect(doubts.ends.map((end) => at(end)?.outer)).toEqual([2])
  })

  test('asks about a tile that one picture surely shows as another than the others do', () => {
    const misread = (tile: TileDetection, at: number): TileDetection => (at === 3 ? { ...tile, first: half(6, 0.99), second: half(0, 0.99) } : tile)
    const frames = ALONG.map((held, at) => frameOf(TILES, held, at === 2 ? misread : undefined))
    const { tiles } = lineOf(panOf(frames))
    expect(tiles).toHaveLength(11)
    expect(tiles[3]?.unsure).toBe(true)
    expect(tiles.filter(({ unsure }) => unsure)).toHaveLength(1)
  })

  test('is sure of a tile that it saw but once clearly, if what it saw otherwise says the same', () => {
    const dim = (tile: TileDetection, at: number): TileDetection => (at === 4 ? { ...tile, first: half(0, 0.8, 1), second: half(5, 0.8, 4) } : tile)
    const frames = ALONG.map((held, at) => frameOf(TILES, held, at === 3 ? undefined : dim))
    const { tiles } = lineOf(panOf(frames))
    expect(written(tiles)).toEqual(AS_WRITTEN)
    expect(asked(tiles)).toEqual([])
  })

  test('leaves the place of a hidden tile open, and asks about those beyond it', () => {
    const frames = ALONG.map((held) => frameOf(TILES, held, (tile, at) => (at === 8 ? null : tile)))
    const { tiles, doubts } = lineOf(panOf(frames))
    expect(written(tiles)).toEqual(AS_WRITTEN.slice(0, 8))
    expect(doubts.near.length).toBeGreaterThan(0)
  })

  test('asks about what few pictures show where many look, and about tiles that lie over each other', () => {
    const once = lying({ x: 1000, y: 300 }, 0.2, half(3, 0.99), half(3, 0.99))
    const frames = [over(9), over(9.5), over(10), over(10.5), over(11)].map((held, at) => frameOf(at === 2 ? [...TILES, once] : TILES, held))
    const found = tilesOf(panOf(frames))
    const threes = found.filter(({ first, second }) => (first[3] ?? 0) * (second[3] ?? 0) > 0.5)
    expect(threes).toHaveLength(1)
    expect(threes[0]?.found).toBeLessThan(0.9)
    // one that none of many shows surely is none
    const dim = lying({ x: 1000, y: 300 }, 0.2, half(3, 0.7, 1), half(3, 0.7, 1), 0.7)
    const many = [9, 9.2, 9.4, 9.6, 9.8, 10, 10.2, 10.4].map((along, at) => frameOf(at === 2 ? [...TILES, dim] : TILES, over(along)))
    expect(tilesOf(panOf(many))).toHaveLength(found.length - 1)

    const plain = [over(9), over(9.5), over(10), over(10.5), over(11)].map((held) => frameOf(TILES, held))
    const aslant = plain.map((frame, at) =>
      at === 1
        ? {
            ...frame,
            tiles: frame.tiles.map((tile, which) =>
              which === 2 ? { ...tileAt(tile.corners[0], tile.first, tile.second), corners: turned(tile.corners) } : tile,
            ),
          }
        : frame,
    )
    const joined = tilesOf(panOf(aslant))
    expect(joined.filter(({ found: sure }) => sure < 0.9)).toHaveLength(1)
    expect(joined).toHaveLength(found.length - 1)
  })

  test('does not say where a picture lies that fits at two places of a double set', () => {
    const twice = walked(
      [
        [6, 4],
        [4, 2],
        [2, 0],
        [0, 5],
        [5, 1],
        [1, 3],
        [3, 6],
        [6, 4],
        [4, 2],
        [2, 2],
      ],
      { x: 0, y: 0, angle: 0 },
      clearly,
    )
    const near = { away: 7 }
    const frames = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18].map((along) => frameOf(twice, over(along, near)))
    const alone = frameOf(twice.slice(0, 2), over(2, near))
    const whole = panOf(frames)
    expect(whole.pieces).toHaveLength(1)
    expect(addFrame(whole, alone).progress).toBe('lost')
    expect(addFrame(whole, frames[2] ?? alone).progress).toBe('joined')
  })

  test('begins with a single tile, and with the line of another picture where the first shows none', () => {
    const pan = panOf([
      { tiles: [], size: { width: 1280, height: 960 } },
      frameOf(TILES.slice(0, 1), over(0)),
      frameOf(TILES.slice(0, 2), over(0.5)),
      frameOf(TILES, over(2)),
    ])
    expect(pan.pieces).toHaveLength(1)
    expect(written(lineOf(pan).tiles)[0]).toBe('6-4')
    expect(pannedTable(PAN_BEGINS)).toBeNull()
  })
})

/** The corners of a tile that is found a quarter turn off. */
function turned(corners: TileDetection['corners']): TileDetection['corners'] {
  const [a, , c] = corners
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
  const quarter = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: middle.x - (y - middle.y), y: middle.y + (x - middle.x) })
  const [p, q, r, s] = corners
  return [quarter(p), quarter(q), quarter(r), quarter(s)]
}
