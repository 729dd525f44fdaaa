// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Area } from '../../../../../src/renderer/match/sharing/card-layout'
import { picturePlaces, placeInRows } from '../../../../../src/renderer/match/sharing/share-dialog'
import { PICTURE_CARDS, PICTURE_SHAPES } from '../../../../../src/renderer/match/sharing/picture-shapes'
import { widthOf } from '../../../../../src/renderer/printing/fit-text'

const LETTERS = { letters: { family: 'any', weight: 400 }, figures: { family: 'any', weight: 700 } }
const LAYOUTS = ['two-ended', 'spinner'] as const

const isApart = (one: Area, other: Area): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y

const scoreOf = (name: string, figure: number) => ({ seat: 0, name, short: name.split(' ')[0] ?? name, figure: String(figure), leads: figure === 10 })

describe.each(PICTURE_SHAPES)('on a card that is %s', (shape) => {
  const card = { x: 0, y: 0, ...PICTURE_CARDS[shape] }

  test.each(LAYOUTS.flatMap((layout) => [0, null].map((seat) => [layout, seat] as const)))(
    'nothing lies on anything else or beyond the edge: a line that is %s, winner %s',
    (layout, seat) => {
      const { photo, felt, person, words, scores, scoreSize, tile, line } = picturePlaces(shape, { line: { layout, arms: 2, tiles: [] }, seat, scores: [] })
      expect(photo).toMatchObject({ x: 0, y: 0, width: card.width })
      // people above, and at least the last third but a little for what is said of them
      expect(felt.whole / card.height).toBeGreaterThan(0.6)
      const ring = person.radius + 11
      const shown: readonly Area[] = [
        ...(seat === null ? [] : [{ x: person.x - ring, y: person.y - ring, width: 2 * ring, height: 2 * ring }]),
        { x: words.x, y: words.headline - words.size, width: words.width, height: words.where + 6 - words.headline + words.size },
        { ...scores, height: Math.max(scores.height, scoreSize * 1.2) },
        // its chip lies at its right side
        { x: tile.x - tile.half / 2, y: tile.y - tile.half, width: tile.half * 2.15, height: 2 * tile.half },
        line,
      ]
      for (const area of shown) {
        expect(area.x).toBeGreaterThanOrEqual(20)
        expect(area.y).toBeGreaterThan(felt.from)
        expect(area.x + area.width).toBeLessThanOrEqual(card.width - 20)
        expect(area.y + area.height).toBeLessThanOrEqual(card.height - 20)
      }
      const overlaps = shown.flatMap((one, at) =>
        shown
          .slice(at + 1)
          .filter((other) => !isApart(one, other))
          .map((other) => [one, other]),
      )
      expect(overlaps).toEqual([])
    },
  )

  test.each([
    ['two people', [scoreOf('Mia', 10), scoreOf('Opa Josef', 3)]],
    ['eight people of long names', Array.from({ length: 8 }, (_, at) => scoreOf(`Maximiliane-Antonia ${at} von Hohenstein`, 10 + at * 100))],
  ])('each figure stands with its person, inside its place: %s', (_, scores) => {
    const { scores: area, scoreSize } = picturePlaces(shape, { line: { layout: 'two-ended', arms: 2, tiles: [] }, seat: 0, scores })
    const placed = placeInRows(scores, area, scoreSize, LETTERS)
    expect(placed.map(({ at }) => at)).toEqual(scores.map((_score, at) => at))
    for (const { at, x, nameX, name, y } of placed) {
      expect(scores[at]?.name.startsWith(name.replace('…', ''))).toBe(true)
      expect(nameX).toBeGreaterThan(x)
      expect(y).toBeLessThanOrEqual(area.y + Math.max(area.height, scoreSize) + 1)
      expect(nameX + widthOf(name, scoreSize, LETTERS.letters)).toBeLessThanOrEqual(area.x + area.width + 1)
    }
  })
})

test('whole names stand there as long as there is room, then short ones', () => {
  const scores = [scoreOf('Opa Josef', 10), scoreOf('Tante Margarethe', 3)]
  const area = { x: 0, y: 0, width: 1000, height: 40 }
  expect(placeInRows(scores, area, 30, LETTERS).map(({ name }) => name)).toEqual(['Opa Josef', 'Tante Margarethe'])
  expect(placeInRows(scores, { ...area, width: 320 }, 30, LETTERS).map(({ name }) => name)).toEqual(['Opa', 'Tante'])
})
