import { expect, test } from 'vitest'
import { present } from '#shared/kernel/assert'
import { layOut } from '../../../../../src/renderer/components/line-of-play/layout'
import { BODY } from '../../../../../src/renderer/components/line-of-play/history'
import { around } from '../../../../../src/renderer/components/line-of-play/geometry'
import { boundsOf, disc } from '../../../../../src/renderer/components/line-of-play/shapes'
import type { Box, LineToLay } from '../../../../../src/renderer/components/line-of-play/types'
import { MANY } from '../../../../every'
import { lineOf } from './lines'
import { feltOf, FELTS, playedLine, type Felt, type FeltBox } from './played'

/** `npm run test:properties` and CARAVAN_EVERY lay six lines of each kind on each felt, `npm test` one: another on the next felt. */
const seedsOn = ({ name }: Pick<Felt, 'name'>): readonly number[] => (MANY ? [1, 2, 3, 4, 5, 6] : [1 + (FELTS.findIndex((felt) => felt.name === name) % 2)])
/** Each length of a line, or each eighth of one line and the next ones of the other; of a star, which takes many times as long, each sixteenth. */
const strideOf = (arms: number): number => (MANY ? 1 : arms < 8 ? 8 : 16)
/** Each length of a short line, or the lead and each third one after it. */
const STEP = MANY ? 1 : 3
/** How much of the felt a line fills from 14 tiles on. */
const FILLED = 0.65
const KINDS = [
  { name: 'a line of 20', arms: 2, count: 20, highest: 6 },
  { name: 'a cross of 20', arms: 4, count: 20, highest: 6 },
  { name: 'a star of 40', arms: 8, count: 40, highest: 12 },
] as const

/** Stars take longest to lay; they are laid on a laptop, a phone and a phone on its side, with all of it on every felt. */
const USUAL_FOR_STARS = ['1280×800', '390×844', '844×390']
const CASES = FELTS.flatMap((felt) =>
  KINDS.filter(({ arms }) => MANY || arms < 8 || USUAL_FOR_STARS.includes(felt.name)).map((kind) => ({
    kind,
    felt,
    least: felt.least[KINDS.indexOf(kind)] as number,
  })),
)

function laid(line: LineToLay, box: Box) {
  return present(layOut(line, box), 'a line with a lead is laid out')
}

/** The part of the felt that a line reaches over, across or down, whichever is more: its tiles, and of a star the circles at its ends. */
function reach({ tiles, ends, mark, unit }: ReturnType<typeof laid>, { felt }: FeltBox): number {
  const circles = ends.length > 4 ? ends.map(({ mark: middle }) => disc(middle, mark)) : []
  const drawn = around([...tiles, ...circles].map(boundsOf))
  return Math.max((drawn.width * unit) / felt.width, (drawn.height * unit) / felt.height)
}

test.each(CASES.map(({ kind, felt, least }) => [kind.name, felt.name, least, kind, felt] as const))(
  '%s at %s has tiles at least %i px long, and fills the felt from 14 tiles on',
  (_, __, long, { arms, count, highest }, felt) => {
    const box = feltOf(felt, arms)
    const stride = strideOf(arms)
    for (const seed of seedsOn(felt)) {
      const line = playedLine(arms, count, highest, seed)
      expect(BODY * laid(line, box).unit, `seed ${seed}`).toBeGreaterThanOrEqual(long)
      for (let tiles = 14 + (seed % stride); tiles <= count; tiles += stride) {
        expect(reach(laid({ ...line, tiles: line.tiles.slice(0, tiles) }, box), box), `${tiles} tiles, seed ${seed}`).toBeGreaterThanOrEqual(FILLED)
      }
    }
  },
)

/* Found among many: felts that are filled only by ways that have to be looked for by themselves. */
test.each([
  ['390×844', 16, 9],
  ['360×640', 15, 7],
  ['844×390', 15, 7],
  ['844×390', 21, 11],
])('a star that came to the table at once, arm after arm, fills the felt too: %s, %i tiles', (name, count, seed) => {
  const { star } = present(
    FELTS.find((felt) => felt.name === name),
    'a felt of that name',
  )
  const line = playedLine(8, count, 12, seed)
  const tiles = line.tiles.toSorted((a, b) => Number(a.arm) - Number(b.arm))
  expect(reach(laid({ ...line, tiles }, star), star)).toBeGreaterThanOrEqual(FILLED)
})

/* A felt that is just high enough: the box has to reach a whole number of halves where the longest arms end. */
test('a cross of 14 fills the felt of the narrower upright tablet', () => {
  const felt = present(
    FELTS.find(({ name }) => name === '768×1024'),
    'a felt of that name',
  )
  const arms = ['1 3 2 2', '3 5', '5 5 1 0', '4 3 3'].map((suits) => suits.split(' ').map(Number))
  const moves = arms.flatMap((suits, arm) => suits.map((suit, place) => ({ arm, suit, double: suit === suits[place - 1] })))
  expect(reach(laid(lineOf('spinner', 4, [6, 6], moves), felt.spinner), felt.spinner)).toBeGreaterThanOrEqual(FILLED)
})

/** How far the middle of the tiles and of the circles at their ends lies from the middle of the box, in parts of it, across or down, whichever is more. */
function aside({ tiles, ends, mark, box }: ReturnType<typeof laid>): number {
  const circles = ends.map(({ mark: { x, y } }) => ({ x: x - mark, y: y - mark, width: 2 * mark, height: 2 * mark }))
  const drawn = around([...tiles.map(boundsOf), ...circles])
  return Math.max(Math.abs(drawn.x + drawn.width / 2 - box.width / 2) / box.width, Math.abs(drawn.y + drawn.height / 2 - box.height / 2) / box.height)
}

test.each(FELTS)('a lead lies in the middle of the felt, and a short line near to it: $name', (felt) => {
  for (const seed of seedsOn(felt)) {
    for (const { arms, highest } of KINDS) {
      const line = playedLine(arms, 12, highest, seed)
      const box = feltOf(felt, arms)
      for (let count = 1; count <= 12; count += STEP) {
        const off = aside(laid({ ...line, tiles: line.tiles.slice(0, count) }, box))
        expect(off, `${count} of ${arms} arms, seed ${seed}`).toBeLessThan(count === 1 ? 0.1 : 0.2)
      }
    }
  }
})
