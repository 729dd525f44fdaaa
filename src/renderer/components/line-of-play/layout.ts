import type { ArmName } from '#shared/domino/line'
import { tileOf } from '#shared/domino/tile'
import { layCross, LEAST_REACH } from './cross'
import { layLanes, LEAST_ROW } from './lanes'
import { chooseLayout } from './choose-layout'
import { layTwoEnded } from './two-ended'
import type { LaidTile, LineLayout, LineToLay } from './types'

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
 * markedly larger does the line fold anew. However the tiles fall, the square of a half is at least the window's area
 * ÷ (20 × tiles + 500). Without a lead there is nothing to lay out: null.
 */
export function layOut(line: LineToLay, aspect: number): LineLayout | null {
  const [lead, ...rest] = line.tiles
  if (lead === undefined) return null
  const layout = settled(line, lead, rest, aspect)
  const order = new Map(line.tiles.map(({ key }, place) => [key, place]))
  return { ...layout, tiles: layout.tiles.toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0)) }
}
