import type { ArmName } from '#shared/domino/line'
import { tileOf, isDouble, otherHalf } from '#shared/domino/tile'
import { layCross, LEAST_REACH } from './cross'
import { layLanes, LEAST_ROW } from './lanes'
import { chooseLayout } from './choose-layout'
import type { LaidTile, LineLayout, LineToLay, Draft } from './types'
import { assemble } from './assemble'
import type { Frame } from './geometry'
import { placed, walkArm, type ArmStart } from './lay-arm'

/** Most arms that leave the spinner's own four sides; with more it lies in a station. */
const MOST_CROSS_ARMS = 4

const WIDTHS = [...range(8, 24, 1), ...range(26, 64, 2)]
const LANE_ROWS = range(LEAST_ROW, LEAST_ROW + 36, 2)
const REACHES = [...range(LEAST_REACH, 24, 1), ...range(26, 64, 2)]

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step)
}

/** Ordinary tiles laid round the arms in turn: what the table must have room for before anything is known. */
function rehearsal({ layout, arms }: LineToLay, count: number): readonly LaidTile[] {
  const names: readonly ArmName[] = layout === 'two-ended' ? ['left', 'right'] : range(1, arms, 1)
  return Array.from({ length: count }, (_, place) => ({
    key: `${place}`,
    tile: tileOf(1, 0),
    arm: names[place % names.length] ?? null,
    outward: place % 2,
  }))
}

function settled(line: LineToLay, lead: LaidTile, tiles: readonly LaidTile[], aspect: number): LineLayout {
  const about = `${line.layout} ${line.arms} ${aspect} ${lead.tile} ${lead.outward}`
  const common = { about, tiles, rehearse: (count: number) => rehearsal(line, count), aspect }
  if (line.layout === 'two-ended') return chooseLayout({ ...common, choices: WIDTHS, build: (laid) => layTwoEnded(lead, laid) })
  const wide = aspect >= 1
  if (line.arms <= MOST_CROSS_ARMS) {
    return chooseLayout({ ...common, choices: REACHES, build: (laid) => layCross(lead, laid, line.arms, wide ? 'lying' : 'standing') })
  }
  return chooseLayout({ ...common, choices: LANE_ROWS, build: (laid) => layLanes(lead, laid, line.arms, wide ? 'upright' : 'lying') })
}

/**
 * Lays out a line of play for a window of this aspect ratio (width ÷ height), tiles as large as they can be.
 *
 * A tile that is added leaves those before it where they are; only when another row length would show everything
 * markedly larger does the line fold again. However the tiles fall, the square of a half is at least the window's area
 * ÷ (20 × tiles + 600). Without a lead there is nothing to lay out: null.
 */
export function layOut(line: LineToLay, aspect: number): LineLayout | null {
  const [lead, ...rest] = line.tiles
  if (lead === undefined) return null
  const layout = settled(line, lead, rest, aspect)
  const order = new Map(line.tiles.map(({ key }, place) => [key, place]))
  return { ...layout, tiles: layout.tiles.toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0)) }
}

const RIGHT: Frame = { origin: { x: 0, y: 0 }, out: 'right', wrap: 'down' }
const LEFT: Frame = { origin: { x: 0, y: 0 }, out: 'left', wrap: 'up' }

/**
 * The lead in the middle of a row of some width; to the right of it the line runs on and snakes downwards, to the left
 * upwards, so the two never meet.
 */
function layTwoEnded(lead: LaidTile, rest: readonly LaidTile[]): (width: number) => Draft {
  const double = isDouble(lead.tile)
  const [from, across] = double ? [0.5, 1] : [1, 0.5]
  const left = otherHalf(lead.tile, lead.outward)
  const first = placed(lead.key, { x: -from, y: -across, width: 2 * from, height: 2 * across }, 'right', left, lead.outward)
  const starts: readonly (readonly [Frame, ArmStart])[] = [
    [LEFT, { arm: 'left', from, suit: left, across: double }],
    [RIGHT, { arm: 'right', from, suit: lead.outward, across: double }],
  ]
  const arms = starts.map(([frame, start]) => ({ frame, start, tiles: rest.filter((tile) => tile.arm === start.arm) }))
  return (width) => {
    const reach = { min: -width / 2, max: width / 2 }
    return assemble({
      lead: first,
      arms: arms.map(({ frame, start, tiles }) => ({ frame, walked: walkArm(reach, start, tiles) })),
      leadInTheMiddle: true,
    })
  }
}
