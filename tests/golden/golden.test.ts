import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULE_IDS } from '#shared/games/rule-ids'
import { scoreOf } from '../reference/compare'
import { naiveScore } from '../reference/naive-scorer'
import { answered } from '../support/answered'
import { differences, goldenCases, readCases, type GoldenCase } from './golden-cases'

const GIVEN = ['cases.jsonl', 'cases-2026-11-22.jsonl'].map((name) => new URL(`../../../shared/golden/${name}`, import.meta.url))

/** How a total is shown, not what it is (B-8, DB-6), what a round begins with (RT-8), names and places of partners (PA-6), and in which order names are entered (PA-8): nothing for the scorer to decide. */
const NOT_SCORED = ['B-8', 'DB-6', 'RT-8', 'PA-6', 'PA-8']

function pass(cases: readonly GoldenCase[]) {
  test.each(cases.map((each) => [each.name, each.source, each] as const))('%s (%s)', (_name, _source, { record, expect: expected }) => {
    expect(
      differences(
        expected,
        answered(() => scoreOf(record)),
      ),
    ).toEqual([])
    expect(differences(expected, naiveScore(record))).toEqual([])
  })
}

describe('our golden cases, each with its source', () => {
  const ours = goldenCases()
  pass(ours)

  test.each(RULE_IDS.filter((rule) => !NOT_SCORED.includes(rule)))('%s has a yes and a no', (rule) => {
    const shown = ours.filter(({ source }) => source.split(' ').includes(rule)).map(({ shows }) => shows)
    expect([...new Set(shown)].sort(), 'write them into golden.jsonl of its game').toEqual(['no', 'yes'])
  })

  test('every case has a name of its own, and its source last', () => {
    expect(new Set(ours.map(({ name }) => name)).size).toBe(ours.length)
    expect(ours.map((each) => Object.keys(each).at(-1))).toEqual(ours.map(() => 'source'))
  })
})

if (GIVEN.every((path) => existsSync(path))) {
  describe('the golden cases given with the rulebook', () => {
    const given = GIVEN.flatMap(readCases)
    pass(given)

    test('there are all 64 of them', () => {
      expect(given).toHaveLength(64)
    })
  })
} else {
  test('NOT COMPARED with the golden cases given with the rulebook: ../shared/golden is not beside this checkout; ours above stand alone', () => {
    expect(goldenCases().length).toBeGreaterThan(64)
  })
}

describe('what a golden case compares', () => {
  test('a field that a case names must be there and equal; others may be there too', () => {
    expect(differences({ a: [1, { b: null }] }, { a: [1, { b: null, c: 2 }], d: 3 })).toEqual([])
    expect(differences({ a: 1 }, {})).toEqual(['.a: undefined is not 1'])
    expect(differences({ a: { b: 1 } }, { a: 1 })).toEqual(['.a: 1 is not an object'])
  })

  test('a list must be as long and in the same order', () => {
    expect(differences([1, 2], [1, 2, 3])).toEqual([': [1,2,3] is not [1,2]'])
    expect(differences([1, 2], [2, 1])).toHaveLength(2)
    expect(differences([], null)).toHaveLength(1)
  })
})
