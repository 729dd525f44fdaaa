import { describe, expect, test } from 'vitest'
import type { DecidedFacts } from '#shared/stats/facts'
import { isOf, keptRatingIn, type KeptRating } from '#shared/stats/kept-ratings'
import { StatisticsMemory } from '#shared/stats/memory'
import { keyOfName, whoAfterMerges, whoByIdElseName, type PersonKey } from '#shared/stats/person'
import type { MatchesQuestion } from '#shared/stats/question'
import { RatingLedger } from '#shared/stats/ratings'
import { dayOf, factsOf, wonBy } from './matches'
import { ratingsOf } from '../../../support/in-one-go'

const facts = Array.from({ length: 20 }, (_, at) =>
  factsOf(wonBy(`match-${100 + at}`, at + 1, at % 4 === 0 ? ['Cid', 'Ada'] : ['Ada', 'Ben'], at % 3 === 0 ? 0 : 1)),
)
const alone = factsOf(wonBy('alone', 5, ['Ada', 'Ada'], 0))

/** What a run that was asked about these matches leaves to the next. */
function keptOf(list = facts): readonly KeptRating[] {
  const ledger = new RatingLedger()
  ratingsOf(list, {}, undefined, ledger)
  return [...ledger.keep()]
}

/** Marked, so that it differs from what is worked out. */
const marked = (kept: readonly KeptRating[]): readonly KeptRating[] =>
  kept.map((rating) => rating.map(([person, place, mean, deviation]) => [person, place, mean, deviation + 1 / 64] as const))

/** How many of these matches a run takes from what was kept; what it says is the same as without. */
function taken(kept: readonly KeptRating[], list = facts, who = whoByIdElseName): number {
  expect(ratingsOf(list, {}, who, new RatingLedger(kept))).toEqual(ratingsOf(list, {}, who))
  const marks = new Set(marked(kept).flatMap((rating) => rating.map(([, , , deviation]) => deviation)))
  const steps = ratingsOf(list, {}, who, new RatingLedger(marked(kept))).flatMap(({ history }) => history)
  return new Set(steps.filter(({ deviation }) => marks.has(deviation)).map(({ matchId }) => matchId)).size
}

describe('Ratings that were kept', () => {
  test('are not worked out again', () => {
    expect(taken(keptOf())).toBe(20)
    expect(taken([])).toBe(0)
    expect(taken(keptOf([...facts, alone]), [alone, ...facts]), 'who played alone changes nothing').toBe(20)
  })

  test('hold up to the first match that is another one', () => {
    const kept = keptOf()
    expect(taken(kept, [...facts, factsOf(wonBy('new', 25, ['Ada', 'Ben'], 0))]), 'one more').toBe(20)
    expect(taken(kept, facts.slice(0, 15)), 'the last ones gone').toBe(15)
    expect(
      taken(
        kept,
        facts.filter((_, at) => at !== 4),
      ),
      'one gone',
    ).toBe(4)
    expect(
      taken(
        kept,
        facts.map((each, at) => (at === 8 ? { ...each, startedAt: dayOf(3) } : each)),
      ),
      'one moved',
    ).toBe(3)
    expect(
      taken(
        kept,
        facts.map((each, at) => (at === 13 ? factsOf(wonBy('match-113', 14, ['Ada', 'Ben'], 0)) : each)),
      ),
      'one won by the other',
    ).toBe(13)
    expect(taken(kept, facts, whoAfterMerges(new Map([[keyOfName('Ben'), keyOfName('Dot')]]))), 'somebody who is another one').toBe(1)
    const shared = factsOf(wonBy('shared', 1, ['Ada', 'Ben', 'Cid'], 0))
    expect(taken(keptOf([shared]), [{ ...shared, totals: [3, 2, 1] } as DecidedFacts]), 'a place that is no longer shared').toBe(0)
  })

  test('are used once: what is undone later is worked out', () => {
    const ledger = new RatingLedger(marked(keptOf()))
    expect(ratingsOf(facts, {}, undefined, ledger)).not.toEqual(ratingsOf(facts, {}))
    ratingsOf([], {}, undefined, ledger)
    expect(ratingsOf(facts, {}, undefined, ledger)).toEqual(ratingsOf(facts, {}))
  })

  test('are those of all presets: questions about some have ratings of their own', () => {
    const memory = new StatisticsMemory(marked(keptOf()))
    const ratings = (question: MatchesQuestion) => memory.answer(facts, question, whoByIdElseName).ratings
    for (const question of [{}, { people: [keyOfName('Ada')] }, { from: dayOf(2) }]) expect(ratings(question)).not.toEqual(ratingsOf(facts, question))
    expect(ratings({ presets: ['bergen-pagat'] })).toEqual(ratingsOf(facts, {}))
  })

  test('are told from those that are still to be kept', () => {
    const ledger = new RatingLedger(keptOf(facts.slice(0, 15)))
    ratingsOf(facts, {}, undefined, ledger)
    expect(ledger.unkept).toBe(5)
    ledger.keep()
    expect(ledger.unkept).toBe(0)
    ratingsOf(
      facts.filter((_, at) => at !== 17),
      {},
      undefined,
      ledger,
    )
    expect(ledger.unkept).toBe(2)
  })

  test('are those of the moment at which they are taken, whatever is rated while they are written', () => {
    const ledger = new RatingLedger()
    ratingsOf(facts, {}, undefined, ledger)
    const rest = ledger.keep()[Symbol.iterator]()
    const written: unknown[] = [rest.next().value]
    ratingsOf([...facts.slice(0, 3), ...facts.slice(5)], {}, undefined, ledger)
    expect([...written, ...{ [Symbol.iterator]: () => rest }]).toEqual(keptOf())
  })
})

describe('A line of ratings', () => {
  const sound = [
    ['person-ada', 1, 27.635389493140497, 8.06590141354368],
    ['name:ben', 2, 22.364610506859503, 8.06590141354368],
  ]

  test('comes back to the last digit', () => {
    expect(keptRatingIn(JSON.parse(JSON.stringify(sound)))).toEqual(sound)
  })

  test('is of a match in which the same people, no more and no fewer, ended in the same places', () => {
    const kept = sound as unknown as KeptRating
    const places = (...ended: readonly (readonly [string, number])[]) => ended.map(([person, place]) => ({ person: person as PersonKey, place, seats: [] }))
    const [ada, ben] = [['person-ada', 1] as const, ['name:ben', 2] as const]
    expect(isOf(kept, places(ada, ben))).toBe(true)
    for (const others of [places(ada), places(ada, ben, ['name:cid', 3]), places(ben, ada), places(ada, ['name:ben', 1]), places(ada, ['name:cid', 2])])
      expect(isOf(kept, others)).toBe(false)
  })

  test('may come close to what no rating reaches', () => {
    for (const line of [
      ['person-ada', 1, 999.5, 99.5],
      ['person-ada', 1, -999.5, 0.5],
    ])
      expect(keptRatingIn([line])).toEqual([line])
  })

  test.each<[string, unknown]>([
    ['a mean that no rating reaches', [['person-ada', 1, 1000, 8]]],
    ['a mean that no rating falls to', [['person-ada', 1, -1000, 8]]],
    ['a deviation that no rating has', [['person-ada', 1, 27, 100]]],
    ['no list', { 0: sound[0], 1: sound[1] }],
    ['nothing', null],
    ['a place that is no list', [sound[0], 'name:ben']],
    ['a field too few', [['person-ada', 1, 27]]],
    ['a field too many', [['person-ada', 1, 27, 8, 0]]],
    ['a person that is no text', [[7, 1, 27, 8]]],
    ['a place that is no count', [['person-ada', 1.5, 27, 8]]],
    ['a mean that is no number', [['person-ada', 1, NaN, 8]]],
    ['a mean that JSON has lost', [['person-ada', 1, null, 8]]],
    ['a huge mean', [['person-ada', 1, 1e300, 8]]],
    ['a mean far below', [['person-ada', 1, -1e300, 8]]],
    ['no deviation', [['person-ada', 1, 27, 0]]],
    ['a deviation below nothing', [['person-ada', 1, 27, -8]]],
    ['an endless deviation', [['person-ada', 1, 27, Infinity]]],
    ['a deviation in words', [['person-ada', 1, 27, '8']]],
  ])('with %s is none', (_what, content) => {
    expect(keptRatingIn(content)).toBeNull()
  })
})
