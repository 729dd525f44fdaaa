import { liesAcross, liesRoundLead, type Line } from '#shared/domino/line'
import { laidLine, makeWritten, type Placement } from '#shared/domino/notation'
import { isDouble, makeTile, otherHalf, parseTile, type Tile } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'

/** The text of a line with one tile more, laid at `arm`; a tile alone is the lead. */
export function withTileLaid(text: string, line: Line | null, tile: Tile, arm: number): string {
  if (line === null) return makeTile(tile)
  const joined = line.ends[arm]?.suit ?? 0
  const open = otherHalf(tile, joined)
  if (!liesRoundLead(line.layout) && line.spinner === undefined) {
    const row = arm === 0 ? `${open}-${joined} ${text.trim()}` : `${text.trim()} ${joined}-${open}`
    return liesAcross(line.layout) && isDouble(tile) ? roundItsDouble(row) : row
  }
  const parts = (liesAcross(line.layout) && !text.includes('|') ? roundItsDouble(text) : text).split('|').map((part) => part.trim())
  const arms = Array.from({ length: Math.max(line.ends.length, parts.length - 1) }, (_, at) => parts[at + 1] ?? '')
  const grown = arms.map((own, at) => {
    const before = own === '-' ? '' : own
    const after = at === arm ? `${before} ${joined}-${open}`.trim() : before
    return after === '' ? '-' : after
  })
  return [parts[0], ...grown].join(' | ')
}

/** A row with one double, as that double with what lies to its left and to its right. */
function roundItsDouble(row: string): string {
  const tiles = row
    .trim()
    .split(/[\s,;]+/)
    .flatMap((text) => {
      const tile = parseTile(text)
      return tile.ok ? [tile.value] : []
    })
  const at = tiles.findIndex(({ tile }) => isDouble(tile))
  const left = tiles
    .slice(0, at)
    .map(({ first, second }) => `${second}-${first}`)
    .reverse()
  return [tiles.slice(at, at + 1).map(makeWritten), left, tiles.slice(at + 1).map(makeWritten)]
    .map((arm) => (arm.length === 0 ? '-' : arm.join(' ')))
    .join(' | ')
}

/** The line that plays have made, as it can be typed: from left to right, or the spinner and its arms. The lead is starred where it matters. */
export function lineTextOf(placements: readonly Placement[], { layout, arms, completeFirstDouble: starred }: Rules): string {
  const line = laidLine(placements, arms)
  if (line === null) return ''
  const [left = [], right = []] = line.arms
  if (!liesRoundLead(layout) && line.arms.length === 2) {
    const toTheLeft = left.map(({ first, second }) => `${second}-${first}`).reverse()
    return [...toTheLeft, `${makeWritten(line.lead)}${starred ? '*' : ''}`, ...right.map(makeWritten)].join(' ')
  }
  return [makeWritten(line.lead), ...line.arms.map((arm) => (arm.length === 0 ? '-' : arm.map(makeWritten).join(' ')))].join(' | ')
}
