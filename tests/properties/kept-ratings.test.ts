import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchFacts } from '#shared/stats/facts'
import { keptRatingIn, type KeptRating } from '#shared/stats/kept-ratings'
import { keyOfName, keyOfPerson, whoAfterMerges, whoByIdElseName, type Who } from '#shared/stats/person'
import { RatingLedger } from '#shared/stats/ratings'
import { evenings, factsOfAll } from './families'
import { ratingsOf } from '../support/in-one-go'
import { runs, shown } from '../support/runs'

/** What a run of the app finds: which matches are there, on which days, and who is who. */
interface House {
  readonly facts: readonly MatchFacts[]
  readonly who: Who
}

const WHO: readonly Who[] = [
  whoByIdElseName,
  whoAfterMerges(new Map([[keyOfPerson('person-ada-too'), keyOfPerson('person-ada')]])),
  whoAfterMerges(
    new Map([
      [keyOfName('Cid'), keyOfPerson('person-ben')],
      [keyOfName('Dot'), keyOfName('Fay')],
    ]),
  ),
]

/** One family through several runs: matches come and go, move to other days, and people are merged and split. */
const houses: fc.Arbitrary<readonly House[]> = evenings(8).chain((list) => {
  const facts = factsOfAll(list)
  // mostly as it was, so that much of what was kept still holds
  const here = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)), { minLength: facts.length, maxLength: facts.length })
  const moved = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.tuple(fc.nat({ max: Math.max(0, facts.length - 1) }), fc.integer({ min: 1, max: 6 })))
  const house = fc.record({ here, moved, who: fc.constantFrom(...WHO) }).map(({ here: isHere, moved: move, who }): House => ({
    who,
    facts: facts.map((each, at) => (at === move?.[0] ? { ...each, startedAt: `2026-01-0${move[1]}T21:00:00.000Z` } : each)).filter((_, at) => isHere[at]),
  }))
  return fc.array(house, { minLength: 2, maxLength: 4 })
})

/** As it comes back from a file. */
const readAgain = (ledger: RatingLedger): readonly KeptRating[] => [...ledger.keep()].map((rating) => keptRatingIn(JSON.parse(JSON.stringify(rating))) ?? [])

describe(`ratings that an earlier run has kept ${shown}`, () => {
  test('make every later one say what it would say without them, whatever came, went, moved or was merged between', () => {
    fc.assert(
      fc.property(houses, (runsOfTheApp) => {
        let kept: readonly KeptRating[] = []
        for (const { facts, who } of runsOfTheApp) {
          const ledger = new RatingLedger(kept)
          expect(ratingsOf(facts, {}, who, ledger)).toEqual(ratingsOf(facts, {}, who))
          kept = readAgain(ledger)
        }
      }),
      runs(60),
    )
  })

  test('also where matches change within the run', () => {
    fc.assert(
      fc.property(houses, ([first, ...later]) => {
        const earlier = new RatingLedger()
        if (first !== undefined) ratingsOf(first.facts, {}, first.who, earlier)
        const ledger = new RatingLedger(readAgain(earlier))
        for (const { facts, who } of later) {
          expect(ratingsOf(facts, {}, who, ledger)).toEqual(ratingsOf(facts, {}, who))
        }
        const last = later.at(-1)
        const fresh = new RatingLedger()
        if (last !== undefined) ratingsOf(last.facts, {}, last.who, fresh)
        expect(readAgain(ledger)).toEqual(readAgain(fresh))
      }),
      runs(60),
    )
  })
})
