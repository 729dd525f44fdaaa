import { median } from '../figures'
import { Random } from '../../reference/random'
import type { Box } from './boxes'
import type { PadName } from './pads'
import { middleOf, type Size, type Tap } from './seat'
import { aimAt, sideOf } from './throws'

/** What one pad took of people in the matches of one kind, at one size. */
export class Tally {
  private readonly random = new Random(1)
  private readonly sides: number[] = []
  private plays = 0
  private taps = 0
  private choosing = 0
  private asked = 0
  private travelled = 0
  private extra = 0
  private readonly slips = { nothing: 0, chosen: 0, laid: 0, refused: 0, other: 0, atOnce: 0 }

  constructor(
    readonly kind: string,
    readonly size: Size,
    readonly pad: PadName,
  ) {}

  /** Counts a play, and aims at each of its targets. */
  add(taps: readonly Tap[]): void {
    this.plays += 1
    this.taps += taps.length
    this.choosing += taps.filter(({ does }) => does !== 'confirms' && does !== 'end').length
    this.asked += taps.filter(({ does }) => does === 'end').length
    this.travelled += taps.reduce((sum, { target }, at) => sum + apart(target, taps[at - 1]?.target ?? target), 0)
    for (const { does, target, boxes, atOnce } of taps) {
      if (does !== 'end') this.sides.push(sideOf(target))
      const { nothing, wrong, wrongTile, refused, other } = aimAt(target, boxes, this.random)
      /* A wrong end is played at once too. */
      const laid = does === 'end' ? wrong - wrongTile : atOnce ? wrongTile : 0
      const chosen = wrong - laid
      this.slips.nothing += nothing
      this.slips.chosen += chosen
      this.slips.laid += laid
      this.slips.refused += refused
      this.slips.other += other
      if (does === 'chooses' || does === 'plays') this.slips.atOnce += wrongTile
      /* Once more; the tile chosen anew, and with a second tap confirmed anew; taken back and played anew; closed or taken back, and once more. */
      this.extra += nothing + (chosen + refused) * (does === 'confirms' || does === 'end' ? 2 : 1) + laid * (1 + taps.length) + other * 2
    }
  }

  get figures() {
    const per1000 = (count: number): number => (1000 * count) / this.plays
    return {
      plays: this.plays,
      taps: this.taps / this.plays,
      choosing: this.choosing / this.plays,
      asked: this.asked / this.plays,
      travelled: this.travelled / this.plays,
      tapsWithSlips: (this.taps + this.extra) / this.plays,
      side: median(this.sides),
      smallest: Math.min(...this.sides),
      nothing: per1000(this.slips.nothing),
      chosen: per1000(this.slips.chosen),
      refused: per1000(this.slips.refused),
      laid: per1000(this.slips.laid),
      other: per1000(this.slips.other),
      atOnce: per1000(this.slips.atOnce),
    }
  }
}

const COLUMNS = [
  'window',
  'set',
  'pad',
  'plays',
  'taps',
  'choose',
  'asks',
  'way',
  'px',
  'least',
  'missed',
  'chosen',
  'refused',
  'laid',
  'other',
  'at once',
  'with slips',
  'times',
] as const

/** `usual`: the pad that the app has for this kind of match; the others’ taps are held against its. */
export function tallyTable(tallies: readonly Tally[], usual: (kind: string) => PadName): string {
  const rows = tallies.map((tally) => {
    const { plays, taps, choosing, asked, travelled, tapsWithSlips, side, smallest, nothing, chosen, refused, laid, other, atOnce } = tally.figures
    const app = tallies.find(({ kind, size, pad }) => kind === tally.kind && size === tally.size && pad === usual(kind))
    const times = app === undefined ? NaN : tapsWithSlips / app.figures.tapsWithSlips
    const { width, height } = tally.size
    return [
      `${width}×${height}`,
      tally.kind,
      tally.pad === usual(tally.kind) ? `${tally.pad} *` : tally.pad,
      String(plays),
      taps.toFixed(2),
      choosing.toFixed(2),
      `${(100 * asked).toFixed(0)} %`,
      travelled.toFixed(0),
      side.toFixed(0),
      smallest.toFixed(0),
      ...[nothing, chosen, refused, laid, other, atOnce].map((slips) => slips.toFixed(1)),
      tapsWithSlips.toFixed(3),
      times.toFixed(3),
    ]
  })
  const all: readonly (readonly string[])[] = [COLUMNS, ...rows]
  const widths = COLUMNS.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  return all.map((row) => row.map((cell, at) => (at < 3 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')).join('\n')
}

/** How far one target lies from another. */
function apart(one: Box, other: Box): number {
  const [a, b] = [middleOf(one), middleOf(other)]
  return Math.hypot(a.x - b.x, a.y - b.y)
}
