import { expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { stepsOf } from '../../../../../src/renderer/match/replay/steps'
import { EXAMPLE_MATCH } from '../../../../../src/renderer/screens/example/example-match'
import { viewOfRecord } from '../../../../../src/renderer/match/record-view'
import { winnerOf } from '#shared/games/outcome'

const { record, scored } = expectOk(viewOfRecord(EXAMPLE_MATCH), 'the example is a sound record')

test('the example is a whole match without anything irregular, short enough to be gone through', () => {
  expect(scored.warnings).toEqual([])
  expect(winnerOf(scored)).toBe(2)
  expect(scored.totals).toEqual([1, 3, 10])
  expect(stepsOf(record)).toHaveLength(24)
})

test('it shows nearly everything that can score, the floor, and a blocked round that takes three tests', () => {
  const codes = scored.rounds.flatMap(({ events }) => events.flatMap((event) => (event.type === 'play' ? event.reasons.map(({ code }) => code) : [])))
  expect(new Set(codes)).toEqual(new Set(['small-scorpion', 'short-flower', 'plural', 'long-flower', 'dual']))
  const floored = scored.rounds
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'play' && event.reasons.some(({ code }) => code === 'small-scorpion'))
  expect(floored?.delta).toBe(0)
  const [blocked] = scored.rounds
  expect(blocked?.end).toMatchObject({ kind: 'blocked', winner: 1 })
  expect(blocked?.end?.kind === 'blocked' && blocked.end.ruling.steps.map(({ found }) => found.kind)).toEqual(['nobody', 'nobody', 'decided'])
})
