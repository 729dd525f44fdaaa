import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { type HalfChances, likeliestSuit } from '#shared/recognition/detection'
import { readTableLine, type LineTile, type TableLine } from '#shared/recognition/table'
import { clear, half } from './detections'
import { clearly, lying, SIDE, walked, type Print } from './laid-lines'
import { runs } from '../../../support/runs'

const TWO_ENDED = { layout: 'two-ended', arms: 2, maxPip: 6, copies: 1 } as const
const CROSS = { layout: 'spinner', arms: 4, maxPip: 9, copies: 1 } as const

const written = (tiles: readonly LineTile[]): readonly string[] => tiles.map(({ inner, outer }) => `${inner}-${outer}`)
function lineOf(line: TableLine | null): readonly string[] {
  if (line?.layout !== 'two-ended') throw new Error('no two-ended line was found')
  return written(line.tiles)
}

const LINE = [
  [6, 4],
  [4, 4],
  [4, 2],
  [2, 0],
  [0, 5],
] as const
const AS_WRITTEN = ['6-4', '4-4', '4-2', '2-0', '0-5']
const RIGHTWARDS = { x: 500, y: 500, angle: 0 }

describe('A line of play in a photo', () => {
  test('is read from its left end to its right one, doubles athwart', () => {
    const line = readTableLine(walked(LINE, RIGHTWARDS), TWO_ENDED)
    expect(lineOf(line)).toEqual(AS_WRITTEN)
    expect(line?.apart).toEqual([])
    expect(line?.layout === 'two-ended' && line.tiles.every(({ unsure, broken }) => !unsure && !broken)).toBe(true)
  })

  test('is the same wherever the camera stands', () => {
    for (const angle of [0.3, 1.2, 2.5, 4]) {
      const read = lineOf(readTableLine(walked(LINE, { x: 900, y: 900, angle }), TWO_ENDED))
      expect([AS_WRITTEN, AS_WRITTEN.map((tile) => tile.split('-').reverse().join('-')).reverse()]).toContainEqual(read)
    }
  })

  test('goes round corners', () => {
    expect(
      lineOf(
        readTableLine(
          walked(
            LINE,
            RIGHTWARDS,
            clearly,
            new Map([
              [3, -1],
              [4, 1],
            ]),
          ),
          TWO_ENDED,
        ),
      ),
    ).toEqual(AS_WRITTEN)
  })

  test('leaves out tiles that lie elsewhere', () => {
    const line = readTableLine([...walked(LINE, RIGHTWARDS), clear({ x: 100, y: 2000 }, 3, 3), clear({ x: 900, y: 2000 }, 1, 6)], TWO_ENDED)
    expect(lineOf(line)).toEqual(AS_WRITTEN)
    expect(line?.apart).toEqual([5, 6])
  })

  test('tells a half that cannot be read by the one it touches', () => {
    const blurred: Print = (suit, tile, which) => (tile === 2 && which === 'inner' ? half(3, 0.5, 4) : half(suit))
    const line = readTableLine(walked(LINE, RIGHTWARDS, blurred), TWO_ENDED)
    expect(lineOf(line)).toEqual(AS_WRITTEN)
    expect(line?.layout === 'two-ended' && line.tiles.some(({ unsure }) => unsure)).toBe(false)
  })

  test('says where it is not sure', () => {
    const blurred: Print = (suit, tile, which) => (tile === 4 && which === 'outer' ? half(5, 0.55, 3) : half(suit))
    const line = readTableLine(walked(LINE, RIGHTWARDS, blurred), TWO_ENDED)
    expect(line?.layout === 'two-ended' && line.tiles.map(({ unsure }) => unsure)).toEqual([false, false, false, false, true])
  })

  test('says where two tiles lie together that do not match', () => {
    const line = readTableLine(
      walked(
        [
          [6, 4],
          [4, 2],
          [3, 5],
        ],
        RIGHTWARDS,
        (suit) => half(suit, 0.99999),
      ),
      TWO_ENDED,
    )
    expect(lineOf(line)).toEqual(['6-4', '4-2', '3-5'])
    expect(line?.layout === 'two-ended' && line.tiles.map(({ broken }) => broken)).toEqual([false, false, true])
  })

  test('keeps a tile that is clear, whatever it lies against, and asks about the joint', () => {
    const line = readTableLine(
      walked(
        [
          [6, 4],
          [4, 2],
          [3, 5],
        ],
        RIGHTWARDS,
        (suit) => half(suit, 0.997),
      ),
      TWO_ENDED,
    )
    expect(lineOf(line)).toEqual(['6-4', '4-2', '3-5'])
    expect(line?.layout === 'two-ended' && line.tiles.map(({ unsure, broken }) => [unsure, broken])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  test('keeps every clear tile of a line of which nothing joins', () => {
    const suit = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(fc.array(fc.tuple(suit, suit), { minLength: 2, maxLength: 8 }), fc.double({ min: 0.97, max: 0.9999, noNaN: true }), (tiles, sure) => {
        fc.pre(tiles.every(([a, b]) => a !== b))
        const line = readTableLine(
          walked(tiles, RIGHTWARDS, (shown) => half(shown, sure)),
          { ...TWO_ENDED, copies: 8 },
        )
        expect(lineOf(line)).toEqual(tiles.map(([a, b]) => `${a}-${b}`))
        expect(line?.layout === 'two-ended' && line.tiles.map(({ broken }) => broken)).toEqual(tiles.map(([a], at) => at > 0 && a !== tiles[at - 1]?.[1]))
      }),
    )
  })

  test('asks about a clear tile that lies there oftener than the set has it, and invents no other', () => {
    const line = readTableLine(
      walked(
        [
          [6, 4],
          [4, 2],
          [2, 6],
          [6, 4],
        ],
        RIGHTWARDS,
      ),
      TWO_ENDED,
    )
    expect(lineOf(line)).toEqual(['6-4', '4-2', '2-6', '6-4'])
    expect(line?.layout === 'two-ended' && line.tiles.map(({ unsure }) => unsure)).toEqual([true, false, false, true])
  })

  test('asks about the tile that gave way because the set has another only once', () => {
    const once: Print = (shown, tile, which) => (tile === 3 && which === 'outer' ? half(4, 0.9, 5) : half(shown))
    const line = readTableLine(
      walked(
        [
          [6, 4],
          [4, 2],
          [2, 6],
          [6, 4],
        ],
        RIGHTWARDS,
        once,
      ),
      TWO_ENDED,
    )
    expect(lineOf(line)).toEqual(['6-4', '4-2', '2-6', '6-5'])
    expect(line?.layout === 'two-ended' && line.tiles.map(({ unsure }) => unsure)).toEqual([false, false, false, true])
  })

  test('asks about a tile that the set does not have', () => {
    const nine: Print = (shown, tile, which) => (tile === 1 && which === 'outer' ? half(9, 0.999, 2) : half(shown))
    const line = readTableLine(
      walked(
        [
          [6, 4],
          [4, 2],
        ],
        RIGHTWARDS,
        nine,
      ),
      TWO_ENDED,
    )
    expect(line?.layout === 'two-ended' && line.tiles.map(({ unsure }) => unsure)).toEqual([false, true])
  })

  test('is not bent to a double because a tile lies athwart', () => {
    const sure: Print = (suit) => half(suit, 0.99999)
    const [first, second] = walked(
      [
        [10, 1],
        [1, 1],
      ],
      RIGHTWARDS,
      sure,
    )
    const athwart = lying({ x: 850, y: 500 }, Math.PI / 2, half(8, 0.99999), half(1, 0.99999))
    const line = readTableLine(
      [first, second, athwart].filter((detection) => detection !== undefined),
      { ...TWO_ENDED, maxPip: 12 },
    )
    const tiles = line?.layout === 'two-ended' ? line.tiles.map(({ tile }) => makeTile(tile)) : []
    expect(tiles).not.toContain('8-8')
    expect(tiles.filter((tile) => tile === '1-1')).toHaveLength(1)
  })

  test('has no tile oftener than the set', () => {
    const twice: Print = (suit, tile) => (tile === 4 ? half(suit, 0.7, 1) : half(suit))
    const line = readTableLine(
      walked(
        [
          [6, 4],
          [4, 2],
          [2, 5],
          [5, 4],
          [4, 6],
        ],
        RIGHTWARDS,
        twice,
      ),
      TWO_ENDED,
    )
    const tiles = line?.layout === 'two-ended' ? line.tiles.map(({ tile }) => makeTile(tile)) : []
    expect(tiles.filter((tile) => tile === '6-4')).toHaveLength(1)
    expect(
      readTableLine(
        walked(
          [
            [6, 4],
            [4, 6],
          ],
          RIGHTWARDS,
        ),
        { ...TWO_ENDED, copies: 2 },
      ),
    ).toMatchObject({ tiles: [{ inner: 6 }, { inner: 4, outer: 6 }] })
  })

  test('asks about many pips where the set has halves that are not read, and keeps what a person said they are', () => {
    const detections = walked(
      [
        [6, 4],
        [4, 12],
      ] as const,
      RIGHTWARDS,
    )
    const large = { ...TWO_ENDED, maxPip: 15 }
    const unsure = (line: TableLine | null) => (line?.layout === 'two-ended' ? line.tiles.map((tile) => tile.unsure) : null)
    expect(unsure(readTableLine(detections, large))).toEqual([false, true])
    const fourteen = Array.from({ length: 15 }, (_, suit) => (suit === 14 ? 1 : 0))
    const said = (chances: HalfChances): HalfChances => (likeliestSuit(chances) === 12 ? fourteen : chances)
    const chosen = detections.map((each, at) => (at === 0 ? each : { ...each, first: said(each.first), second: said(each.second), found: 1 }))
    const line = readTableLine(chosen, large)
    expect([lineOf(line), unsure(line)]).toEqual([
      ['6-4', '4-14'],
      [false, false],
    ])
  })

  test('may be a single tile, or none at all', () => {
    expect(lineOf(readTableLine([clear({ x: 200, y: 200 }, 6, 6)], TWO_ENDED))).toEqual(['6-6'])
    expect(readTableLine([], TWO_ENDED)).toBeNull()
  })

  test('is found again, whatever was laid', () => {
    const suit = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(suit, fc.array(suit, { minLength: 1, maxLength: 9 }), fc.double({ min: 0, max: 6.28, noNaN: true }), (first, rest, angle) => {
        const suits = [first, ...rest]
        const tiles = suits.slice(1).map((outer, at) => [suits[at] as number, outer] as const)
        const distinct = new Set(tiles.map(([a, b]) => `${Math.max(a, b)}-${Math.min(a, b)}`))
        fc.pre(distinct.size === tiles.length)
        const read = lineOf(readTableLine(walked(tiles, { x: 2000, y: 2000, angle }), TWO_ENDED))
        const forth = tiles.map(([a, b]) => `${a}-${b}`)
        const back = [...tiles].reverse().map(([a, b]) => `${b}-${a}`)
        expect([forth, back]).toContainEqual(read)
      }),
      runs(1500),
    )
  })
})

describe('Arms round a spinner', () => {
  const spinner = lying({ x: 1000, y: 1000 }, Math.PI / 2, half(9), half(9))
  const arm = (tiles: readonly (readonly [number, number])[], angle: number) => {
    const far = Math.abs(Math.sin(angle)) > 0.5 ? SIDE : SIDE / 2
    return walked(tiles, { x: 1000 + Math.cos(angle) * far, y: 1000 + Math.sin(angle) * far, angle })
  }

  test('are read outward, clockwise from the top', () => {
    const detections = [
      spinner,
      ...arm(
        [
          [9, 4],
          [4, 4],
          [4, 1],
        ],
        0,
      ),
      ...arm([[9, 2]], Math.PI / 2),
      ...arm(
        [
          [9, 5],
          [5, 6],
        ],
        Math.PI,
      ),
      ...arm([[9, 0]], -Math.PI / 2),
    ]
    const line = readTableLine(detections, CROSS)
    if (line?.layout !== 'spinner') throw new Error('no spinner was found')
    expect(makeTile(line.spinner.tile)).toBe('9-9')
    expect(line.arms.map(written)).toEqual([['9-0'], ['9-4', '4-4', '4-1'], ['9-2'], ['9-5', '5-6']])
    expect(line.apart).toEqual([])
  })

  test('have each tile once, where one touches the ends of two', () => {
    const right = walked(
      [
        [9, 4],
        [4, 3],
        [3, 1],
      ],
      { x: 1050, y: 1000, angle: 0 },
      clearly,
      new Map([[1, 1]]),
    )
    const between = lying({ x: 1150, y: 1475 }, Math.atan2(50, 100), half(5), half(1))
    const line = readTableLine(
      [
        spinner,
        ...right,
        ...arm(
          [
            [9, 2],
            [2, 5],
          ],
          Math.PI / 2,
        ),
        between,
      ],
      CROSS,
    )
    if (line?.layout !== 'spinner') throw new Error('no spinner was found')
    const lengths = line.arms.map((tiles) => tiles.length)
    expect([
      [4, 2],
      [3, 3],
    ]).toContainEqual(lengths)
    expect(new Set(line.arms.flat().map(({ detection }) => detection)).size).toBe(6)
  })

  test('may be fewer than there can be', () => {
    const line = readTableLine(
      [
        spinner,
        ...arm(
          [
            [9, 4],
            [4, 2],
          ],
          0,
        ),
        clear({ x: 200, y: 2000 }, 3, 1),
      ],
      CROSS,
    )
    if (line?.layout !== 'spinner') throw new Error('no spinner was found')
    expect(line.arms.map(written)).toEqual([['9-4', '4-2']])
    expect(line.apart).toEqual([3])
  })

  test('are eight where a set has so many: there is no room for all of them at its sides', () => {
    const arms = Array.from({ length: 8 }, (_, at) => {
      const angle = (at * Math.PI) / 4
      const from = { x: 1000 + 135 * Math.cos(angle), y: 1000 + 135 * Math.sin(angle), angle }
      const first = [9, at] as const
      return walked(at === 4 ? [first] : [first, [at, 8 - at]], from)
    })
    const line = readTableLine([spinner, ...arms.flat()], { ...CROSS, arms: 8 })
    if (line?.layout !== 'spinner') throw new Error('no spinner was found')
    expect(line.arms.map((tiles) => tiles.length).sort()).toEqual([1, 2, 2, 2, 2, 2, 2, 2])
    expect(line.apart).toEqual([])
  })
})
