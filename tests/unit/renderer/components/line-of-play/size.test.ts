import { describe, expect, test } from 'vitest'
import { present } from '#shared/kernel/assert'
import { layOut } from '../../../../../src/renderer/components/line-of-play/layout'
import { BODY } from '../../../../../src/renderer/components/line-of-play/history'
import { around } from '../../../../../src/renderer/components/line-of-play/geometry'
import { boundsOf } from '../../../../../src/renderer/components/line-of-play/shapes'
import type { Box, LineToLay } from '../../../../../src/renderer/components/line-of-play/types'
import { FELTS, playedLine } from './played'

const LINES = 6
const KINDS = [
  { name: 'a line of 20', arms: 2, count: 20, highest: 6 },
  { name: 'a cross of 20', arms: 4, count: 20, highest: 6 },
  { name: 'a star of 40', arms: 8, count: 40, highest: 12 },
] as const

function laid(line: LineToLay, box: Box) {
  return present(layOut(line, box), 'a line with a lead is laid out')
}

describe('the long side of a tile, the smallest of six lines', () => {
  test.each(FELTS.flatMap((felt) => KINDS.map((kind, place) => [kind.name, felt.name, felt.least[place] as number, kind, felt] as const)))(
    '%s at %s: %i px',
    (_, __, least, { arms, count, highest }, felt) => {
      const sizes = Array.from(
        { length: LINES },
        (___, seed) => BODY * laid(playedLine(arms, count, highest, seed + 1), arms === 2 ? felt.line : felt.spinner).unit,
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least)
    },
    90_000,
  )
})

/** What a felt has above, below and beside its line. */
const ROUND = { large: [48, 116], phone: [20, 100] } as const

test.each(FELTS)(
  'from 14 tiles on a line reaches over 65 % of the felt, across or down: $name',
  (felt) => {
    const [across, down] = felt.line.width < 600 ? ROUND.phone : ROUND.large
    for (let seed = 1; seed <= LINES; seed += 1) {
      const line = playedLine(2, 24, 6, seed)
      for (let count = 14; count <= 24; count += 1) {
        const { tiles, unit } = laid({ ...line, tiles: line.tiles.slice(0, count) }, felt.line)
        const drawn = around(tiles.map(boundsOf))
        expect(Math.max((drawn.width * unit) / (felt.line.width + across), (drawn.height * unit) / (felt.line.height + down))).toBeGreaterThanOrEqual(0.65)
      }
    }
  },
  90_000,
)
