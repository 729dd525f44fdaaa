import fc from 'fast-check'
import { otherHalf, tileOf, type Suit } from '#shared/domino/tile'
import type { ArmName } from '#shared/domino/line'
import type { Rect } from '../../../../../src/renderer/components/line-of-play/geometry'
import type { Box, LineOfPlayTile, LineToLay } from '../../../../../src/renderer/components/line-of-play/types'

export interface Move {
  readonly arm: number
  readonly suit: Suit
  readonly double: boolean
}

/** A line in which every tile matches the one it was laid against. */
export function lineOf(layout: LineToLay['layout'], arms: number, lead: readonly [Suit, Suit], moves: readonly Move[]): LineToLay {
  const names: readonly ArmName[] = layout === 'two-ended' ? ['left', 'right'] : Array.from({ length: arms }, (_, place) => place + 1)
  const open: Suit[] = names.map((name) => (name === 'left' ? lead[0] : lead[1]))
  const tiles: LineOfPlayTile[] = [{ key: 'lead', tile: tileOf(...lead), arm: null, outward: lead[1] }]
  for (const [place, move] of moves.entries()) {
    const arm = move.arm % names.length
    const inner = open[arm] as Suit
    const outward = move.double ? inner : move.suit === inner ? (inner + 1) % 13 : move.suit
    tiles.push({ key: `t${place}`, tile: tileOf(inner, outward), arm: names[arm] as ArmName, outward })
    open[arm] = outward
  }
  return { layout, arms: names.length, tiles }
}

export function innerHalf(tile: LineOfPlayTile): Suit {
  return otherHalf(tile.tile, tile.outward)
}

const suit = fc.nat({ max: 12 })
const evenArms = fc.nat({ max: 7 })
const oneLongArm = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 7 }) })

function moves(arm: fc.Arbitrary<number>, doubles: number, max: number): fc.Arbitrary<readonly Move[]> {
  const double = fc.oneof({ weight: doubles, arbitrary: fc.constant(true) }, { weight: 10 - doubles, arbitrary: fc.constant(false) })
  return fc.array(fc.record({ arm, suit, double }), { minLength: 0, maxLength: max, size: 'max' })
}

/** 1 … 28 tiles on a two-ended line or up to four arms, up to 40 on more; evenly or all on one arm, now and then with many doubles in a row. */
export const lines: fc.Arbitrary<LineToLay> = fc
  .tuple(fc.constantFrom(...(['two-ended', 'spinner'] as const)), fc.integer({ min: 2, max: 8 }), suit, suit)
  .chain(([layout, arms, a, b]) => {
    const most = layout === 'spinner' && arms > 4 ? 39 : 27
    return fc
      .oneof(moves(evenArms, 1, most), moves(oneLongArm, 1, most), moves(evenArms, 4, most))
      .map((made) => lineOf(layout, arms, layout === 'spinner' ? [a, a] : [a, b], made))
  })

/** Boxes from a phone's to a large screen's. */
export const boxes: fc.Arbitrary<Box> = fc.record({
  width: fc.integer({ min: 300, max: 1500 }),
  height: fc.integer({ min: 170, max: 760 }),
  far: fc.boolean(),
})

const NEARLY = 1e-6

/** How long the border is that two rectangles share. */
export function sharedBorder(a: Rect, b: Rect): number {
  const along = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.abs(along) < NEARLY ? down : Math.abs(down) < NEARLY ? along : 0
}
