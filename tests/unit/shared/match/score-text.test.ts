import { expect, test } from 'vitest'
import { toScoreJson, toScoreText } from '#shared/match/score-json'
import { simulatedAs } from '../../../bench/games'
import { goldenCases } from '../../../golden/golden-cases'
import { simulate, USUAL } from '../../../reference/simulate'

const inWords = ({ refusal }: { readonly refusal: { readonly code: string } }): string => refusal.code

/** A record scored both ways. */
function bothWays(record: unknown) {
  const text = toScoreText(record, inWords)
  return { text: text.ok ? text.value : JSON.stringify(text.error), json: JSON.stringify(toScoreJson(record, inWords)) }
}

test('a score written straight as text is letter by letter that of the object: every golden case', () => {
  const cases = goldenCases()
  expect(cases.length).toBeGreaterThan(200)
  for (const { name, record } of cases) {
    const { text, json } = bothWays(record)
    expect(text, name).toBe(json)
  }
})

test('and whole matches, with what is irregular in them', () => {
  const matches = Array.from({ length: 24 }, (_, seed) => simulate(seed, simulatedAs(seed), { ...USUAL, irregular: 0.1 }).record)
  for (const record of matches) {
    const { text, json } = bothWays(record)
    expect(text).toBe(json)
  }
})
