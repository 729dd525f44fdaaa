import { describe, expect, test } from 'vitest'
import { present } from '#shared/kernel/assert'
import { layOut } from '../../../../../src/renderer/components/line-of-play/layout'
import { BODY } from '../../../../../src/renderer/components/line-of-play/history'
import { around } from '../../../../../src/renderer/components/line-of-play/geometry'
import { boundsOf } from '../../../../../src/renderer/components/line-of-play/shapes'
import type { Box, LineToLay } from '../../../../../src/renderer/components/line-of-play/types'
import { FELTS, playedLine, type FeltBox } from './played'

/** `npm run test:properties` lays six lines of each kind, `npm test` two. */
const MANY = Number(process.env['FC_RUNS'] ?? 0.1) >= 1
const LINES = MANY ? 6 : 2
const KINDS = [
  { name: 'a line of 20', arms: 2, count: 20, highest: 6 },
  { name: 'a cross of 20', arms: 4, count: 20, highest: 6 },
  { name: 'a star of 40', arms: 8, count: 40, highest: 12 },
] as const

function laid(line: LineToLay, box: Box) {
  return present(layOut(line, box), 'a line with a lead is laid out')
}

/** The part of the felt that the tiles reach over, across or down, whichever is more. */
function reach({ tiles, unit }: ReturnType<typeof laid>, { felt }: FeltBox): number {
  const drawn = around(tiles.map(boundsOf))
  return Math.max((drawn.width * unit) / felt.width, (drawn.height * unit) / felt.height)
}

describe(`the long side of a tile, the smallest of ${LINES} lines, which reach over 65 % of the felt`, () => {
  test.each(FELTS.flatMap((felt) => KINDS.map((kind, place) => [kind.name, felt.name, felt.least[place] as number, kind, felt] as const)))(
    '%s at %s: %i px',
    (_, __, least, { arms, count, highest }, felt) => {
      const box = arms === 2 ? felt.line : felt.spinner
      const lines = Array.from({ length: LINES }, (___, seed) => laid(playedLine(arms, count, highest, seed + 1), box))
      expect(Math.min(...lines.map(({ unit }) => BODY * unit))).toBeGreaterThanOrEqual(least)
      expect(Math.min(...lines.map((line) => reach(line, box)))).toBeGreaterThanOrEqual(0.65)
    },
    90_000,
  )
})

test.each(FELTS)(
  'from 14 tiles on a line reaches over 65 % of the felt, across or down: $name',
  (felt) => {
    for (let seed = 1; seed <= LINES; seed += 1) {
      const line = playedLine(2, 24, 6, seed)
      // in `npm test` the lines take turns from one length to the next
      for (let count = MANY ? 14 : 13 + seed; count <= 24; count += MANY ? 1 : LINES) {
        expect(reach(laid({ ...line, tiles: line.tiles.slice(0, count) }, felt.line), felt.line)).toBeGreaterThanOrEqual(0.65)
      }
    }
  },
  90_000,
)

/** How far the middle of the tiles and of the circles at their ends lies from the middle of the box, in parts of it, across or down, whichever is more. */
function aside({ tiles, ends, mark, box }: ReturnType<typeof laid>): number {
  const circles = ends.map(({ mark: { x, y } }) => ({ x: x - mark, y: y - mark, width: 2 * mark, height: 2 * mark }))
  const drawn = around([...tiles.map(boundsOf), ...circles])
  return Math.max(Math.abs(drawn.x + drawn.width / 2 - box.width / 2) / box.width, Math.abs(drawn.y + drawn.height / 2 - box.height / 2) / box.height)
}

test.each(FELTS)(
  'a lead lies in the middle of the felt, and a short line near to it: $name',
  (felt) => {
    for (let seed = 1; seed <= LINES; seed += 1) {
      for (const { arms, highest } of KINDS) {
        const line = playedLine(arms, 12, highest, seed)
        const box = arms === 2 ? felt.line : felt.spinner
        for (let count = 1; count <= 12; count += 1) {
          const off = aside(laid({ ...line, tiles: line.tiles.slice(0, count) }, box))
          expect(off, `${count} of ${arms} arms, seed ${seed}`).toBeLessThan(count === 1 ? 0.1 : 0.2)
        }
      }
    }
  },
  90_000,
)
