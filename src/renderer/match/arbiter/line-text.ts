import { liesInOneRow, type Line } from '#shared/domino/line'
import { laidLine, makeWritten, type Placement } from '#shared/domino/notation'
import { makeTile, otherHalf, type Tile } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'

/** The text of a line with one tile more, laid at `arm`; a tile alone is the lead. */
export function withTileLaid(text: string, line: Line | null, tile: Tile, arm: number): string {
  if (line === null) return makeTile(tile)
  const joined = line.ends[arm]?.suit ?? 0
  const open = otherHalf(tile, joined)
  if (liesInOneRow(line.layout)) return arm === 0 ? `${open}-${joined} ${text.trim()}` : `${text.trim()} ${joined}-${open}`
  const parts = text.split('|').map((part) => part.trim())
  const arms = Array.from({ length: Math.max(line.ends.length, parts.length - 1) }, (_, at) => parts[at + 1] ?? '')
  const grown = arms.map((own, at) => {
    const before = own === '-' ? '' : own
    const after = at === arm ? `${before} ${joined}-${open}`.trim() : before
    return after === '' ? '-' : after
  })
  return [parts[0], ...grown].join(' | ')
}

/** The line that plays have made, as it can be typed: from left to right, or the spinner and its arms. The lead is starred where it matters. */
export function lineTextOf(placements: readonly Placement[], { layout, arms, completeFirstDouble: starred }: Rules): string {
  const line = laidLine(placements, arms)
  if (line === null) return ''
  const [left = [], right = []] = line.arms
  if (liesInOneRow(layout)) {
    const toTheLeft = left.map(({ first, second }) => `${second}-${first}`).reverse()
    return [...toTheLeft, `${makeWritten(line.lead)}${starred ? '*' : ''}`, ...right.map(makeWritten)].join(' ')
  }
  return [makeWritten(line.lead), ...line.arms.map((arm) => (arm.length === 0 ? '-' : arm.map(makeWritten).join(' ')))].join(' | ')
}
