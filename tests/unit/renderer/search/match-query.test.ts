import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchQuerySchema } from '#shared/contract/lists'
import { PRESET_IDS } from '#shared/rules/presets'
import { askedIn, EVERYTHING, queryOf, searchOf, WHICH, type MatchFilters } from '../../../../src/renderer/search/match-query'
import { anyCharacter } from '../../../support/any-character'

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
const anyAsked: fc.Arbitrary<MatchFilters> = fc.record({
  text: fc.string({ maxLength: 200, unit: 'grapheme' }).filter((text) => text.length <= 200),
  people: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{8,20}$/), { maxLength: 8 }),
  winner: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z0-9-]{8,20}$/)),
  preset: fc.constantFrom(null, ...PRESET_IDS),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
  place: fc.string({ maxLength: 100, unit: 'grapheme' }).filter((text) => text.length <= 200),
  photos: fc.boolean(),
  which: fc.constantFrom(...WHICH),
})

describe('What is asked of the history', () => {
  test('stands in the address and is read from it unchanged', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(askedIn(searchOf(asked))).toEqual(asked)
      }),
    )
  })

  test('is always something the host understands', () => {
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: 1, max: 400 }), (asked, limit) => {
        expect(matchQuerySchema.safeParse(queryOf(asked, limit)).success).toBe(true)
      }),
    )
  })

  test('of any address, however it came about, too', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.webQueryParameters(), (any, query) => {
        for (const search of [any, query, `people=${any}&from=${any}&to=${any}&which=${any}&text=${any}`]) {
          expect(matchQuerySchema.safeParse(queryOf(askedIn(search), 50)).success).toBe(true)
        }
      }),
    )
  })

  test('for everything leaves the address clean', () => {
    expect(searchOf(EVERYTHING)).toBe('')
    expect(askedIn('')).toEqual(EVERYTHING)
    expect(queryOf(EVERYTHING, 50)).toEqual({ which: 'all', limit: 50 })
  })

  test('is written so that people can read it', () => {
    const asked: MatchFilters = {
      ...EVERYTHING,
      text: 'zoe',
      people: ['person-ada1', 'person-ben1'],
      winner: 'person-ada1',
      preset: 'bergen-draw',
      from: '2024-02-29',
      place: 'garden',
      photos: true,
      which: 'finished',
    }
    expect(searchOf(asked)).toBe(
      'text=zoe&people=person-ada1,person-ben1&winner=person-ada1&preset=bergen-draw&from=2024-02-29&place=garden&photos=yes&which=finished',
    )
  })

  test.each([
    ['from=2024-02-30', 'a day that is none'],
    ['to=yesterday', 'a day in words'],
    ['preset=chess', 'a game that is not ours'],
    ['which=bin', 'the bin, which is on another page'],
    ['people=../people,A', 'ids that are none'],
  ])('leaves out %s (%s)', (search) => {
    expect(askedIn(search)).toEqual(EVERYTHING)
  })
})
