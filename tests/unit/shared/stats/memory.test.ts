import { describe, expect, test } from 'vitest'
import { inOneGo } from '#shared/kernel/in-steps'
import { StatisticsMemory, type StatisticsMemo } from '#shared/stats/memory'
import { keyOfName, keyOfPerson, whoAfterMerges, whoByIdElseName, type Who } from '#shared/stats/person'
import type { MatchesQuestion } from '#shared/stats/question'
import type { MatchFacts } from '#shared/stats/facts'
import { dayOf, factsOf, wonBy } from './matches'
import { ratedOf, ratingsOf, statisticsOf } from '../../../support/in-one-go'

const facts = [
  wonBy('a', 1, ['Ada', 'Ben'], 0),
  wonBy('b', 2, ['Ben', 'Cid'], 0, 'bergen-draw'),
  wonBy('c', 3, ['Cid', 'Ada'], 0),
  wonBy('d', 4, ['Cid', 'Ben'], 0, 'double-bergen'),
].map(factsOf)
const questions: readonly MatchesQuestion[] = [
  {},
  { presets: ['bergen-draw'] },
  { presets: [] },
  { people: [keyOfName('ada')] },
  { from: dayOf(2) },
  { to: dayOf(2) },
  { from: dayOf(4) },
  { rated: 'double-bergen' },
  { presets: ['bergen-pagat', 'bergen-draw'] },
  { presets: ['bergen-draw', 'bergen-pagat'] },
]
const asked = (list: readonly MatchFacts[], question: MatchesQuestion, who: Who) => ({
  statistics: statisticsOf(list, question, who),
  ratings: ratingsOf(list, question, who),
  rated: ratedOf(list, question, who),
})

describe('A memory of statistics', () => {
  test('answers every question as if it were the first', () => {
    const memory = new StatisticsMemory()
    for (const question of [...questions, ...questions])
      expect(memory.answer(facts, question, whoByIdElseName)).toEqual(asked(facts, question, whoByIdElseName))
  })

  test('says the same again without working it out', () => {
    const memory = new StatisticsMemory()
    const first = memory.answer(facts, {}, whoByIdElseName)
    expect(memory.answer(facts, { people: undefined }, whoByIdElseName)).toBe(first)
  })

  test('notices matches that came or went, and people who were merged', () => {
    const memory = new StatisticsMemory()
    const merged = whoAfterMerges(new Map([[keyOfName('cid'), keyOfPerson('ben-0001')]]))
    const fewer = facts.slice(0, 2)
    for (const [list, who] of [
      [facts, whoByIdElseName],
      [fewer, whoByIdElseName],
      [facts, merged],
      [facts, whoByIdElseName],
    ] as const) {
      for (const question of questions) expect(memory.answer(list, question, who)).toEqual(asked(list, question, who))
    }
  })

  test('notices people who were merged after one question, also where matches are the same and are counted on the way', () => {
    const merged = whoAfterMerges(new Map([[keyOfName('cid'), keyOfPerson('ben-0001')]]))
    const memory = new StatisticsMemory()
    expect(memory.answer(facts, {}, whoByIdElseName)).toEqual(asked(facts, {}, whoByIdElseName))
    expect(memory.answer(facts, {}, merged)).toEqual(asked(facts, {}, merged))
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...(facts[at % 3] as MatchFacts), matchId: `match-${at}` }))
    const steps = memory.answerInSteps(many, {}, whoByIdElseName)
    steps.next()
    expect(memory.answer(many, { people: [keyOfName('ada')] }, merged)).toEqual(asked(many, { people: [keyOfName('ada')] }, merged))
    expect(inOneGo(steps)).toEqual(asked(many, {}, whoByIdElseName))
    expect(memory.answer(many, {}, merged)).toEqual(asked(many, {}, merged))
  })

  test('keeps twenty answers, and begins anew with one more', () => {
    const memory = new StatisticsMemory()
    const about = (day: number) => memory.answer(facts, { from: dayOf(day) }, whoByIdElseName)
    const [first, ...others] = Array.from({ length: 20 }, (_, at) => about(at + 1))
    expect(about(1)).toBe(first)
    const one = about(21)
    expect(about(21)).toBe(one)
    expect(about(1)).toEqual(first)
    expect(about(1)).not.toBe(first)
    expect(about(20)).not.toBe(others.at(-1))
  })

  test('goes on answering after more questions than it keeps', () => {
    const memory = new StatisticsMemory()
    for (let day = 1; day < 30; day++) memory.answer(facts, { from: dayOf(day) }, whoByIdElseName)
    expect(memory.answer(facts, {}, whoByIdElseName)).toEqual(asked(facts, {}, whoByIdElseName))
  })

  test('answers the same about many matches step by step, also where they change on the way', () => {
    const many = Array.from({ length: 700 }, (_, at) => factsOf(wonBy(`match-${1000 + at}`, at + 1, ['Ada', 'Ben'], at % 3 === 0 ? 0 : 1)))
    const memory = new StatisticsMemory()
    expect([...memory.answerInSteps(many, {}, whoByIdElseName)].length).toBeGreaterThan(2)
    expect([...memory.answerInSteps(many, {}, whoByIdElseName)]).toHaveLength(0)
    const half = new StatisticsMemory()
    const steps = half.answerInSteps(many, {}, whoByIdElseName)
    steps.next()
    const fewer = many.slice(100)
    expect(half.answer(fewer, {}, whoByIdElseName)).toEqual(asked(fewer, {}, whoByIdElseName))
    expect(inOneGo(steps)).toEqual(asked(many, {}, whoByIdElseName))
    expect(half.answer(fewer, {}, whoByIdElseName)).toEqual(asked(fewer, {}, whoByIdElseName))
    for (const each of [memory, half]) expect(each.answer(many, {}, whoByIdElseName)).toEqual(asked(many, {}, whoByIdElseName))
  })

  test('comes to an end where two sets of matches are counted in turns, each step undoing the other', () => {
    const many = Array.from({ length: 1200 }, (_, at) => factsOf(wonBy(`match-${1000 + at}`, 1, ['Ada', 'Ben'], at % 3 === 0 ? 0 : 1)))
    const others = many.slice(1)
    const memory = new StatisticsMemory()
    const both = [many, others].map((list) => ({
      list,
      steps: memory.answerInSteps(list, {}, whoByIdElseName),
      answer: undefined as StatisticsMemo | undefined,
    }))
    for (let turn = 0; turn < 200; turn++) {
      for (const each of both) {
        const step = each.steps.next()
        if (step.done === true && each.answer === undefined) each.answer = step.value
      }
    }
    for (const { list, answer } of both) expect(answer).toEqual(asked(list, {}, whoByIdElseName))
  })
})
