import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { downsample } from '#shared/stats/downsample'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { labelPlaces, styleOf, ticksFor } from '../../../../../src/renderer/components/chart/series'
import { pressed, sorted, type Column } from '../../../../../src/renderer/components/sortable-table/sort'
import { askedIn, EVERYTHING, questionOf, searchOf } from '../../../../../src/renderer/search/statistics-query'
import { momentsOf, rowsOf } from '../../../../../src/renderer/ratings/rating-rows'

describe('A table in the order of a column', () => {
  interface Row {
    readonly name: string
    readonly won: number | null
  }
  const columns: readonly Column<Row>[] = [
    { id: 'name', heading: 'Name', value: ({ name }) => name },
    { id: 'won', heading: 'Won', value: ({ won }) => won },
  ]
  const [name, won] = columns as [Column<Row>, Column<Row>]
  const rows: readonly Row[] = [
    { name: 'Ben', won: 2 },
    { name: 'ada', won: null },
    { name: 'Cleo', won: 10 },
    { name: 'Dan', won: 2 },
  ]
  const names = (list: readonly Row[]) => list.map((row) => row.name)

  test('has the largest number first, or words from A on, and the other way round when pressed again', () => {
    const first = pressed({ column: 'name', direction: 'ascending' }, won, rows)
    expect(first).toEqual({ column: 'won', direction: 'descending' })
    expect(names(sorted(rows, columns, first))).toEqual(['Cleo', 'Ben', 'Dan', 'ada'])
    expect(names(sorted(rows, columns, pressed(first, won, rows)))).toEqual(['Ben', 'Dan', 'Cleo', 'ada'])
    expect(names(sorted(rows, columns, pressed(first, name, rows)))).toEqual(['ada', 'Ben', 'Cleo', 'Dan'])
  })

  test('has the same rows in any order, those without a value last either way', () => {
    const row = fc.record({ name: fc.string(), won: fc.option(fc.integer()) })
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('ascending' as const, 'descending' as const), (list, direction) => {
        const out = sorted(list, columns, { column: 'won', direction })
        expect(new Set(out)).toEqual(new Set(list))
        const values = out.map((each) => each.won)
        const last = values.findLastIndex((value) => value !== null)
        expect(values.slice(0, last + 1)).not.toContain(null)
      }),
    )
  })
})

describe('What an address asks for', () => {
  test('comes back from the address made of it', () => {
    const key = fc.oneof(
      fc.uuid(),
      fc.string({ minLength: 1, maxLength: 20 }).map((name) => `name:${name}`),
    )
    const asked = fc.record({
      preset: fc.constantFrom(null, 'double-bergen' as const, 'bergen-draw' as const),
      people: fc.uniqueArray(key, { maxLength: 8 }),
      from: fc.constantFrom('', '2026-02-28'),
      to: fc.constantFrom('', '2026-12-31'),
      pair: fc.option(fc.uniqueArray(key, { minLength: 2, maxLength: 2 }).map(([one = '', other = '']) => [one, other] as const)),
    })
    fc.assert(
      fc.property(asked, (question) => {
        expect(askedIn(searchOf(question))).toEqual(question)
      }),
    )
  })

  test.each([
    ['', EVERYTHING],
    ['preset=chess&from=2026-02-30&to=tomorrow&people=&pair=only-one', EVERYTHING],
  ])('leaves out what means nothing: %s', (search, asked) => {
    expect(askedIn(search)).toEqual(asked)
    expect(questionOf(askedIn(search))).toEqual({})
  })
})

describe('Lines of a chart', () => {
  test('each have the dashes of their place and the colour of their person', () => {
    const styles = PERSON_COLOURS.map((colour, line) => styleOf(colour, line))
    expect(new Set(styles.map(({ strokeDasharray }) => strokeDasharray)).size).toBe(PERSON_COLOURS.length)
    expect(styles.map(({ stroke }) => PERSON_COLOURS.filter((colour) => stroke.includes(`var(--person-${colour})`)))).toEqual(
      PERSON_COLOURS.map((colour) => [colour]),
    )
  })

  test('have labels that lie apart, in the order of the lines, within the chart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 8 }), (places) => {
        const settled = labelPlaces(places, 17, 0, 300)
        const inOrder = places.map((place, at) => [place, settled[at] ?? -1] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1])
        inOrder.forEach(([, place], at) => {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(300)
          if (at > 0) expect(place - (inOrder[at - 1]?.[1] ?? 0)).toBeGreaterThanOrEqual(17 - 1e-9)
        })
      }),
    )
    expect(labelPlaces([100, 200], 17, 0, 300)).toEqual([100, 200])
  })

  test('have a scale of round numbers round all values', () => {
    expect(ticksFor([17.3, 31.9], 5)).toEqual([15, 20, 25, 30, 35])
    expect(ticksFor([25], 5)).toEqual([25, 30])
    expect(ticksFor([0, 100], 5).length).toBeLessThan(12)
    expect(ticksFor([], 5)).toEqual([0])
  })

  test('and their table have the same matches', () => {
    const at = (day: number): string => `2026-11-0${day}T10:00:00.000Z`
    const point = (day: number, mean: number) => ({ matchId: `match-000${day}`, at: at(day), mean, deviation: 2 })
    const lines = [
      { person: 'a', name: 'Ada', matches: 2, points: [point(1, 27), point(3, 28)] },
      { person: 'b', name: 'Ben', matches: 2, points: [point(1, 23), point(2, 22)] },
    ]
    expect(momentsOf(lines).map(({ values, deviations }) => [values, deviations])).toEqual([
      [
        [27, 23],
        [2, 2],
      ],
      [
        [undefined, 22],
        [undefined, 2],
      ],
      [
        [28, undefined],
        [2, undefined],
      ],
    ])
    expect(rowsOf(lines).map(({ name, mean }) => [name, mean])).toEqual([
      ['Ada', 28],
      ['Ben', 22],
      ['Ada', 27],
      ['Ben', 23],
    ])
  })

  test('keep their first and last point, and their order, when they are thinned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 2, max: 200 }), (length, most) => {
        const row = Array.from({ length }, (_, at) => at)
        const kept = downsample(row, most)
        expect(kept.length).toBe(Math.min(length, most))
        expect(kept.at(0)).toBe(row.at(0))
        expect(kept.at(-1)).toBe(row.at(-1))
        expect([...new Set(kept)].sort((a, b) => a - b)).toEqual(kept)
      }),
    )
  })
})
