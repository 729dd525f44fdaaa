import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { FLAG_REACH, flagSpot } from '../../../../../src/renderer/components/line-of-play/flag-spot'
import { around } from '../../../../../src/renderer/components/line-of-play/geometry'
import { layOut } from '../../../../../src/renderer/components/line-of-play/layout'
import { boundsOf, collide, disc, isWithin } from '../../../../../src/renderer/components/line-of-play/shapes'
import type { Box, LineLayout, LineToLay, PlacedTile } from '../../../../../src/renderer/components/line-of-play/types'
import { MANY } from '../../../../every'
import { runs } from '../../../../support/runs'
import { boxes, innerHalf, lineOf, lines, sharedBorder, type Move } from './lines'

const USUAL: Box = { width: 922, height: 518 }
const PHONE: Box = { width: 354, height: 347 }
const PHONE_ON_ITS_SIDE: Box = { width: 560, height: 220 }

function laidOut(line: LineToLay, box: Box): LineLayout {
  return present(layOut(line, box), 'a line with a lead is laid out')
}

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, place) => items.slice(place + 1).map((b) => [a, b] as const))
}

/** Each tile but the lead with the one it lies against. */
function joins(line: LineToLay): readonly (readonly [string, string])[] {
  const last = new Map<LineToLay['tiles'][number]['arm'], string>()
  return line.tiles.slice(1).map(({ key, arm }) => {
    const join = [last.get(arm) ?? 'lead', key] as const
    last.set(arm, key)
    return join
  })
}

/** Laying a line takes long. */
const FEW = 9
/** Each length of a line at night, each third by day. */
const STEP = MANY ? 1 : 3

/** The halves of a tile that lies straight, as squares with what they show. */
function squares(tile: PlacedTile) {
  const step = tile.orientation === 'horizontal' ? { x: 1, y: 0 } : { x: 0, y: 1 }
  return tile.halves.map((suit, place) => ({ x: tile.x + place * step.x, y: tile.y + place * step.y, width: 1, height: 1, suit }))
}

describe('a line of play of 1 to 28 tiles, 40 round a spinner with many arms, in boxes from a phone to a large screen', () => {
  // all laws look at the same lines, as all begin at one seed; laying them out is what takes the time
  const known = new Map<string, LineLayout>()
  const laidOutOnce = (line: LineToLay, box: Box): LineLayout => {
    const key = JSON.stringify([line, box])
    const layout = known.get(key) ?? laidOut(line, box)
    known.set(key, layout)
    return layout
  }
  const check = (property: (line: LineToLay, layout: LineLayout, box: Box) => void) =>
    fc.assert(
      fc.property(lines, boxes, (line, box) => {
        property(line, laidOutOnce(line, box), box)
      }),
      runs(10 * FEW, FEW),
    )

  test('draws every laid tile once, in the order of play, and nothing outside its box', () => {
    check((line, { tiles, ends, box, unit }, { width, height }) => {
      expect(tiles.map(({ key }) => key)).toEqual(line.tiles.map(({ key }) => key))
      expect([box.width * unit, box.height * unit]).toEqual([expect.closeTo(width, 6), expect.closeTo(height, 6)])
      for (const shape of [...tiles, ...ends.flatMap(({ slot, doubleSlot }) => [slot, doubleSlot])]) expect(isWithin(shape, box)).toBe(true)
    })
  })

  test('lets no two tiles overlap, nor a tile and the room kept for the next ones', () => {
    check((_, { tiles, ends }) => {
      for (const [a, b] of pairs(tiles)) expect(collide(a, b)).toBe(false)
      for (const { slot, doubleSlot } of ends) for (const tile of tiles) expect(collide(tile, slot) || collide(tile, doubleSlot)).toBe(false)
      for (const [a, b] of pairs(ends)) expect(collide(a.slot, b.slot) || collide(a.doubleSlot, b.doubleSlot)).toBe(false)
    })
  })

  test('lays halves that match against each other; a tile at 45° touches its neighbours with its corners', () => {
    check((line, { tiles }) => {
      const placed = new Map(tiles.map((tile) => [tile.key, tile]))
      const laid = new Map(line.tiles.map((tile) => [tile.key, tile]))
      for (const [before, key] of joins(line)) {
        const [joined, tile] = [present(placed.get(before), 'drawn'), present(placed.get(key), 'drawn')]
        if (joined.turn !== 0 || tile.turn !== 0) continue
        expect(sharedBorder(tile, joined)).toBeGreaterThanOrEqual(1 - 1e-6)
        const inner = innerHalf(present(laid.get(key), 'laid'))
        const touching = squares(tile).flatMap((half) =>
          squares(joined)
            .filter((other) => sharedBorder(half, other) >= 0.5 - 1e-6)
            .map((other) => [half.suit, other.suit]),
        )
        expect(touching).toContainEqual([inner, inner])
      }
    })
  })

  const hasFlagsBesideCircles = (_: LineToLay, { tiles, ends, mark }: LineLayout): void => {
    const marks = ends.map((end) => ({ ...end.mark, radius: mark }))
    for (const tile of tiles) {
      const { x, y } = flagSpot(tile, { tiles, marks })
      const turned = (tile.turn * Math.PI) / 180
      const middle = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }
      const at = { x: middle.x + x * Math.cos(turned) - y * Math.sin(turned), y: middle.y + x * Math.sin(turned) + y * Math.cos(turned) }
      for (const each of marks) expect(Math.hypot(at.x - each.x, at.y - each.y)).toBeGreaterThanOrEqual(FLAG_REACH + each.radius)
    }
  }

  test('has a place for the flag of each tile that is on no circle of an open end', () => {
    check(hasFlagsBesideCircles)
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('has one for that of a spinner which lies alone, with %i arms and circles all round, in every box', (arms) => {
    for (const box of [{ width: 300, height: 170 }, PHONE, PHONE_ON_ITS_SIDE, USUAL]) {
      const line = lineOf('spinner', arms, [11, 11], [])
      hasFlagsBesideCircles(line, laidOutOnce(line, box))
    }
  })

  test('has each end once, in order, with what the next tile must match', () => {
    check((line, { ends }) => {
      const lead = present(line.tiles[0], 'there is a lead')
      expect(ends.map(({ arm }) => arm)).toEqual(line.layout === 'two-ended' ? ['left', 'right'] : Array.from({ length: line.arms }, (_, place) => place + 1))
      for (const end of ends) {
        const last = line.tiles.findLast(({ arm }) => arm === end.arm)
        expect([end.started, end.suit]).toEqual([last !== undefined, last?.outward ?? (end.arm === 'left' ? innerHalf(lead) : lead.outward)])
      }
    })
  })
})

describe('a line that is over', () => {
  test('lies in the middle of its box, whole and without open ends, no smaller than during play', () => {
    fc.assert(
      fc.property(lines, boxes, (line, box) => {
        const { tiles, ends, unit, box: room } = present(layOut(line, box, true), 'a line with a lead is laid out')
        expect(ends).toEqual([])
        expect(tiles.map(({ key, halves }) => [key, halves.toSorted()])).toEqual(laidOut(line, box).tiles.map(({ key, halves }) => [key, halves.toSorted()]))
        for (const tile of tiles) expect(isWithin(tile, room)).toBe(true)
        for (const [a, b] of pairs(tiles)) expect(collide(a, b)).toBe(false)
        const { x, y, width, height } = around(tiles.map(boundsOf))
        expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(room.width / 2, 5), expect.closeTo(room.height / 2, 5)])
        expect(unit).toBeGreaterThanOrEqual(laidOut(line, box).unit - 1e-9)
      }),
      runs((10 * FEW) / 3, FEW / 3),
    )
  })
})

const turns = (count: number, arms: number): readonly Move[] =>
  Array.from({ length: count }, (_, place) => ({ arm: place % arms, suit: (place * 5 + 2) % 7, double: place % 6 === 5 }))

describe('a line that grows', () => {
  test.each([
    ['a line', 'two-ended', 2, 20, USUAL, 5],
    ['a cross', 'spinner', 4, 20, USUAL, 5],
    ['a star', 'spinner', 8, 40, USUAL, 10],
    ['a line on a phone', 'two-ended', 2, 28, PHONE, 6],
    ['a line on a phone on its side', 'two-ended', 2, 28, PHONE_ON_ITS_SIDE, 6],
    ['a cross on a phone', 'spinner', 4, 20, PHONE, 8],
  ] as const)('%s gets another layout only a few times, and otherwise every tile stays where it is', (_, layout, arms, count, box, most) => {
    let others = 0
    let before = laidOut(lineOf(layout, arms, [6, 6], []), box)
    for (let tiles = 1; tiles < count; tiles += 1) {
      const after = laidOut(lineOf(layout, arms, [6, 6], turns(tiles, arms)), box)
      const same = after.unit === before.unit && before.tiles.every((tile, place) => JSON.stringify(tile) === JSON.stringify(after.tiles[place]))
      if (!same) others += 1
      before = after
    }
    expect(others).toBeLessThanOrEqual(most)
  })

  test('goes back to the very picture it had when a tile is taken up again', () => {
    const line = lineOf('two-ended', 2, [6, 4], turns(17, 2))
    const first = laidOut(line, { width: 640, height: 400 })
    laidOut(lineOf('two-ended', 2, [6, 4], turns(27, 2)), { width: 640, height: 400 })
    expect(laidOut(line, { width: 640, height: 400 })).toEqual(first)
  })

  test('keeps room for every score beside its end, where nothing lies', () => {
    for (const [layout, arms, count] of [
      ['two-ended', 2, 20],
      ['spinner', 4, 20],
      ['spinner', 8, 39],
    ] as const) {
      for (let tiles = 0; tiles <= count; tiles += STEP) {
        const { tiles: laid, ends, box, chip } = laidOut(lineOf(layout, arms, [6, 6], turns(tiles, arms)), USUAL)
        for (const kind of ['slot', 'doubleSlot'] as const) {
          const chips = ends.map((end) => disc(end[kind].chip, chip))
          for (const [a, b] of pairs(chips)) expect(collide(a, b)).toBe(false)
          for (const each of chips) {
            expect(isWithin(each, box)).toBe(true)
            for (const shape of [...laid, ...ends.map((end) => end[kind])]) expect(collide(each, shape)).toBe(false)
          }
        }
      }
    }
  })
})

describe('the first tiles', () => {
  test('a two-ended lead lies in the middle as written, its first half to the left, and does not fill the felt', () => {
    const { tiles, unit, box } = laidOut(lineOf('two-ended', 2, [6, 4], []), USUAL)
    const lead = present(tiles[0], 'laid')
    expect(lead).toMatchObject({ orientation: 'horizontal', halves: [6, 4], turn: 0 })
    expect(lead.x + lead.width / 2).toBeCloseTo(box.width / 2, 5)
    expect(1.93 * unit).toBeCloseTo(108, 1)
  })

  test('the ends of a two-ended lead are left and right of it, in any box and also of a double', () => {
    fc.assert(
      fc.property(boxes, fc.boolean(), (box, double) => {
        const { tiles, ends } = laidOut(lineOf('two-ended', 2, double ? [6, 6] : [6, 4], []), box)
        const lead = present(tiles[0], 'laid')
        const [left, right] = ends.map(({ mark }) => ({ x: mark.x - lead.x - lead.width / 2, y: mark.y - lead.y - lead.height / 2 }))
        expect([left?.y, right?.y]).toEqual([expect.closeTo(0, 5), expect.closeTo(0, 5)])
        expect(left?.x).toBeLessThan(-lead.width / 2)
        expect(right?.x).toBeGreaterThan(lead.width / 2)
      }),
      runs(60),
    )
  })

  test('are longer where they are read from across the room: an eighth of a large screen’s felt; on a phone, where they are longer already, they stay as they are', () => {
    const long = (box: Box): number => 1.93 * laidOut(lineOf('two-ended', 2, [6, 4], []), box).unit
    const screen: Box = { width: 1292, height: 800 }
    expect(long(screen)).toBeLessThan(145)
    expect(long({ ...screen, far: true })).toBeCloseTo(1292 / 8, 1)
    expect(long({ ...PHONE, far: true })).toBeCloseTo(long(PHONE), 5)
  })

  test('the right arm runs on to the right, the left arm to the left', () => {
    const { tiles } = laidOut(
      lineOf(
        'two-ended',
        2,
        [6, 4],
        [
          { arm: 1, suit: 2, double: false },
          { arm: 0, suit: 0, double: true },
        ],
      ),
      USUAL,
    )
    const lead = present(tiles[0], 'laid')
    const from = ({ x, y, orientation, halves }: PlacedTile) => ({ x: x - lead.x, y: y - lead.y, orientation, halves })
    expect(tiles.slice(1).map(from)).toEqual([
      { x: 2, y: 0, orientation: 'horizontal', halves: [4, 2] },
      { x: -1, y: -0.5, orientation: 'vertical', halves: [6, 6] },
    ])
  })

  test('arms leave the spinner clockwise from the top: four from its sides, four more at 45° between them', () => {
    const directions = (arms: number) => {
      const { tiles, ends } = laidOut(lineOf('spinner', arms, [6, 6], []), USUAL)
      const lead = boundsOf(present(tiles[0], 'laid'))
      return ends.map(({ slot }) => {
        const { x, y, width, height } = boundsOf(slot)
        return [Math.sign(Math.round(x + width / 2 - lead.x - lead.width / 2)), Math.sign(Math.round(y + height / 2 - lead.y - lead.height / 2)), slot.turn]
      })
    }
    expect(directions(4)).toEqual(
      [
        [0, -1, 0],
        [1, 0, 0],
        [0, 1, 0],
        [-1, 0, 0],
      ].map((each) => each.map((part) => part + 0)),
    )
    expect(directions(8)).toEqual([
      [0, -1, 0],
      [1, -1, 45],
      [1, 0, 0],
      [1, 1, -45],
      [0, 1, 0],
      [-1, 1, 45],
      [-1, 0, 0],
      [-1, -1, -45],
    ])
  })

  test('there is nothing to lay out before the lead', () => {
    expect(layOut({ layout: 'two-ended', arms: 2, tiles: [] }, USUAL)).toBeNull()
  })
})

describe('a cross', () => {
  /** Tile, side, the half that is left open, and the tile it lies against. */
  const PLAYS = [
    ['4-1', null, 4, null],
    ['1-1', 'left', 1, '4-1'],
    ['4-4', 'right', 4, '4-1'],
    ['4-3', 'right', 3, '4-4'],
    ['2-1', 'left', 2, '1-1'],
    ['5-1', 'up', 5, '1-1'],
    ['5-5', 'up', 5, '5-1'],
    ['5-0', 'up', 0, '5-5'],
    ['3-1', 'down', 3, '1-1'],
  ] as const
  const crossOf = (count: number): LineToLay => ({
    layout: 'cross',
    arms: 4,
    tiles: PLAYS.slice(0, count).map(([key, arm, outward]) => ({ key, tile: expectOk(parseTile(key), 'a tile').tile, arm, outward })),
  })

  test.each(PLAYS.map(([key], at) => [key, at + 1] as const))('has each tile against the one it was laid against, up to %s', (_, count) => {
    const layout = laidOut(crossOf(count), USUAL)
    expect(layout.tiles.map(({ key }) => key)).toEqual(PLAYS.slice(0, count).map(([key]) => key))
    const at = new Map(layout.tiles.map((tile) => [tile.key, tile]))
    for (const [key, , , against] of PLAYS.slice(1, count)) {
      expect(sharedBorder(present(at.get(key), 'it lies'), present(at.get(against ?? ''), 'it lies')), key).toBeGreaterThan(0.9)
    }
    for (const [one, other] of pairs(layout.tiles)) expect(collide(one, other), `${one.key} ${other.key}`).toBe(false)
  })

  test('goes to the left and to the right, and up and down from its first double once both sides of that have a tile', () => {
    const sides = [1, 2, 3, 4, 5, 9].map((count) =>
      laidOut(crossOf(count), USUAL)
        .ends.map(({ arm }) => arm)
        .toSorted(),
    )
    const row = ['left', 'right']
    expect(sides).toEqual([row, row, row, row, ['down', 'left', 'right', 'up'], ['down', 'left', 'right', 'up']])
    const { tiles } = laidOut(crossOf(9), USUAL)
    const middle = (key: string) => {
      const { x, y, width, height } = present(
        tiles.find((tile) => tile.key === key),
        'it lies',
      )
      return { x: x + width / 2, y: y + height / 2 }
    }
    const spinner = middle('1-1')
    expect(middle('2-1').x).toBeLessThan(spinner.x)
    expect(middle('4-1').x).toBeGreaterThan(spinner.x)
    expect(middle('5-1').y).toBeLessThan(spinner.y)
    expect(middle('3-1').y).toBeGreaterThan(spinner.y)
  })

  test('keeps what lies where it is while its tiles fit', () => {
    const roomy: Box = { width: 1400, height: 760 }
    const before = laidOut(crossOf(5), roomy)
    for (const count of [6, 7]) expect(laidOut(crossOf(count), roomy).tiles.slice(0, 5)).toEqual(before.tiles)
  })
})
