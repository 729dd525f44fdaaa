import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDouble, type Suit } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { Rect } from '../../../../../src/renderer/components/line-of-play/geometry'
import { layOut } from '../../../../../src/renderer/components/line-of-play/layout'
import { halfSize } from '../../../../../src/renderer/components/line-of-play/choose-layout'
import type { LineLayout, LineToLay, PlacedTile } from '../../../../../src/renderer/components/line-of-play/types'
import { aspects, innerHalf, inside, lineOf, lines, overlap, sharedBorder, type Move } from './lines'

function laidOut(line: LineToLay, aspect: number): LineLayout {
  return present(layOut(line, aspect), 'a line with a lead is laid out')
}

function byKey(layout: LineLayout): ReadonlyMap<string, PlacedTile> {
  return new Map(layout.tiles.map((tile) => [tile.key, tile]))
}

/** The halves of a tile as squares, with what they show. */
function squares(tile: PlacedTile): readonly (Rect & { readonly suit: Suit })[] {
  const step = tile.orientation === 'horizontal' ? { x: 1, y: 0 } : { x: 0, y: 1 }
  return tile.halves.map((suit, place) => ({ x: tile.x + place * step.x, y: tile.y + place * step.y, width: 1, height: 1, suit }))
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

describe('a line of play of 1 to 91 tiles, in windows from upright to very wide', () => {
  const check = (property: (line: LineToLay, layout: LineLayout, aspect: number) => void) =>
    fc.assert(
      fc.property(lines, aspects, (line, aspect) => {
        property(line, laidOut(line, aspect), aspect)
      }),
      { numRuns: 150 },
    )

  test('draws every laid tile once, in the order of play', () => {
    check((line, layout) => expect(layout.tiles.map(({ key }) => key)).toEqual(line.tiles.map(({ key }) => key)))
  })

  test('lets no two tiles overlap, nor a tile and the room kept for the next ones', () => {
    check((_, layout) => {
      for (const [a, b] of pairs(layout.tiles)) expect(overlap(a, b)).toBe(false)
      for (const end of layout.ends) {
        for (const tile of layout.tiles) expect(overlap(tile, end.slot) || overlap(tile, end.doubleSlot)).toBe(false)
      }
      for (const [a, b] of pairs(layout.ends)) {
        expect(overlap(a.slot, b.slot) || overlap(a.slot, b.doubleSlot) || overlap(a.doubleSlot, b.slot) || overlap(a.doubleSlot, b.doubleSlot)).toBe(false)
      }
    })
  })

  test('keeps the arms out of the station', () => {
    check((_, layout) => {
      const { hub } = layout
      if (hub === null) return
      for (const [place, tile] of layout.tiles.entries()) expect(place === 0 ? inside(tile, hub.rect) : !overlap(tile, hub.rect)).toBe(true)
    })
  })

  test('lays halves that match against each other, along a whole side of a half', () => {
    check((line, layout) => {
      const placed = byKey(layout)
      const laid = new Map(line.tiles.map((tile) => [tile.key, tile]))
      for (const [before, key] of joins(line)) {
        const tile = present(placed.get(key), 'drawn')
        const inner = innerHalf(present(laid.get(key), 'laid'))
        if (before === 'lead' && layout.hub !== null) {
          const hub = layout.hub.rect
          expect(squares(tile).some((half) => half.suit === inner && sharedBorder(half, hub) === 1)).toBe(true)
          continue
        }
        const joined = present(placed.get(before), 'drawn')
        expect(sharedBorder(tile, joined)).toBeGreaterThanOrEqual(1 - 1e-9)
        const touching = squares(tile).flatMap((half) =>
          squares(joined)
            .filter((other) => sharedBorder(half, other) >= 0.5 - 1e-9)
            .map((other) => [half.suit, other.suit]),
        )
        expect(touching.length).toBeGreaterThan(0)
        for (const [a, b] of touching) {
          expect(a).toBe(inner)
          expect(b).toBe(inner)
        }
      }
    })
  })

  test('lays a double across an ordinary tile', () => {
    check((line, layout) => {
      const placed = byKey(layout)
      const laid = new Map(line.tiles.map((tile) => [tile.key, tile]))
      for (const [before, key] of joins(line)) {
        const isAcross = isDouble(present(laid.get(key), 'laid').tile) && !isDouble(present(laid.get(before), 'laid').tile)
        if (isAcross) expect(placed.get(key)?.orientation).not.toBe(placed.get(before)?.orientation)
      }
    })
  })

  test('keeps everything inside its box', () => {
    check((_, layout) => {
      const all = [...layout.tiles, ...layout.ends.flatMap((end) => [end.slot, end.doubleSlot]), ...(layout.hub === null ? [] : [layout.hub.rect])]
      for (const rect of all) expect(inside(rect, layout.box)).toBe(true)
    })
  })

  test('has one open end an arm, showing the suit that was left open', () => {
    check((line, layout) => {
      expect(layout.ends.map(({ arm }) => arm)).toEqual(
        line.layout === 'two-ended' ? ['left', 'right'] : line.tiles.length > 0 ? Array.from({ length: line.arms }, (_, place) => place + 1) : [],
      )
      for (const end of layout.ends) {
        const last = line.tiles.filter(({ arm }) => arm === end.arm).at(-1)
        const lead = present(line.tiles[0], 'there is a lead')
        expect(end.started).toBe(last !== undefined)
        expect(end.suit).toBe(last?.outward ?? (end.arm === 'left' ? innerHalf(lead) : lead.outward))
      }
    })
  })

  test('shows a half at no less than its floor: area of the window ÷ (20 × tiles + 600)', () => {
    check((line, layout, aspect) => {
      expect(halfSize(layout.box, aspect) ** 2 * (20 * line.tiles.length + 600)).toBeGreaterThanOrEqual(1)
    })
  })
})

describe('a line that grows', () => {
  const turns = (count: number, arms: number): readonly Move[] =>
    Array.from({ length: count }, (_, place) => ({ arm: place % arms, suit: (place * 5 + 2) % 7, double: place % 6 === 5 }))

  test.each([
    ['two-ended', 2],
    ['spinner', 3],
    ['spinner', 4],
  ] as const)('leaves the tiles of a %s line with %i arms where they are between two moments of thinking over', (layout, arms) => {
    for (const aspect of [0.5, 1, 1.8]) {
      const before = laidOut(lineOf(layout, arms, [6, 6], turns(12, arms)), aspect)
      const after = laidOut(lineOf(layout, arms, [6, 6], turns(15, arms)), aspect)
      expect(after.tiles.slice(0, before.tiles.length)).toEqual(before.tiles)
    }
  })

  test('goes back to the very picture it had when a tile is taken up again', () => {
    const line = lineOf('two-ended', 2, [6, 4], turns(17, 2))
    const first = laidOut(line, 1.5)
    laidOut(lineOf('two-ended', 2, [6, 4], turns(30, 2)), 1.5)
    expect(laidOut(line, 1.5)).toEqual(first)
  })
})

describe('the first tiles', () => {
  test('a two-ended lead lies as written, its first half to the left', () => {
    const layout = laidOut(lineOf('two-ended', 2, [6, 4], []), 1.6)
    expect(layout.tiles).toEqual([{ key: 'lead', x: -1, y: -0.5, width: 2, height: 1, orientation: 'horizontal', halves: [6, 4] }])
    expect(layout.ends.map(({ arm, suit, direction, started }) => [arm, suit, direction, started])).toEqual([
      ['left', 6, 'left', false],
      ['right', 4, 'right', false],
    ])
  })

  test('the right arm runs on to the right, the left arm to the left', () => {
    const layout = laidOut(
      lineOf(
        'two-ended',
        2,
        [6, 4],
        [
          { arm: 1, suit: 2, double: false },
          { arm: 0, suit: 0, double: true },
        ],
      ),
      1.6,
    )
    expect(layout.tiles.slice(1).map(({ x, y, orientation, halves }) => ({ x, y, orientation, halves }))).toEqual([
      { x: 1, y: -0.5, orientation: 'horizontal', halves: [4, 2] },
      { x: -2, y: -1, orientation: 'vertical', halves: [6, 6] },
    ])
  })

  test('four arms leave the spinner from its four sides, clockwise from the top', () => {
    const layout = laidOut(lineOf('spinner', 4, [6, 6], []), 1.6)
    expect(layout.ends.map(({ arm, direction }) => [arm, direction])).toEqual([
      [1, 'up'],
      [2, 'right'],
      [3, 'down'],
      [4, 'left'],
    ])
    expect(layout.hub).toBeNull()
  })

  test('eight arms leave a station: to both sides of it in a wide window, up and down in an upright one', () => {
    const line = lineOf('spinner', 8, [12, 12], [])
    expect(laidOut(line, 1.6).ends.map(({ direction }) => direction)).toEqual([...Array<string>(4).fill('right'), ...Array<string>(4).fill('left')])
    expect(laidOut(line, 0.6).ends.map(({ direction }) => direction)).toEqual([...Array<string>(4).fill('up'), ...Array<string>(4).fill('down')])
  })

  test('there is nothing to lay out before the lead', () => {
    expect(layOut({ layout: 'two-ended', arms: 2, tiles: [] }, 1)).toBeNull()
  })
})
