import { expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { chartedTotalsOf } from '../../../../../src/renderer/match/totals-chart/charted-totals'
import { block, matchOf, play } from '../../../shared/stats/matches'

const names = ['Ada', 'Ben']
const record = matchOf('match-0001', '2026-11-21T10:00:00.000Z', {
  preset: 'bergen-game-cabinet',
  rounds: [
    { leader: 0, events: [play(0, '6-6'), play(1, '6-4', 'left'), { type: 'draw', count: 1, player: 0 }, { type: 'pass', player: 0 }, block('5-5', '1-0')] },
    { leader: 1, events: [play(1, '3-3')] },
  ],
})

test('the course of a match tells each event and each round’s end in words, with the totals after it', () => {
  const { steps, rounds } = chartedTotalsOf({ scored: expectOk(scoreRecord(record), 'the record is sound'), names })
  expect(steps.map(({ place, what, totals }) => [place, what, ...totals])).toEqual([
    ['', 'Start of match', 0, 0],
    ['Round 1, entry 1', 'Ada led 6-6', 2, 0],
    ['Round 1, entry 2', expect.stringMatching(/^Ben played 6-4 on the left end/), 2, 0],
    ['Round 1, entry 3', expect.stringMatching(/^Ada drew/), 2, 0],
    ['Round 1, entry 4', expect.stringMatching(/^Ada passed/), 2, 0],
    ['Round 1, entry 5', expect.stringMatching(/show/), 2, 0],
    ['End of round 1', expect.stringMatching(/^Blocked: Ben wins the round/), 2, expect.any(Number)],
    ['Round 2, entry 1', 'Ben led 3-3', 2, expect.any(Number)],
  ])
  expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(rounds).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 6 },
  ])
  const [end, next] = steps.slice(-2)
  expect(next?.totals[1]).toBe((end?.totals[1] ?? 0) + 2)
})

test('partners have their totals together', () => {
  const four = matchOf('match-0002', '2026-11-21T10:00:00.000Z', {
    preset: 'bergen-game-cabinet',
    rules: { partners: true },
    players: ['Ada', 'Ben', 'Cleo', 'Dan'],
    rounds: [{ leader: 0, events: [play(0, '6-4'), play(1, '4-2', 'right'), play(2, '6-2', 'left')] }],
  })
  const scored = expectOk(scoreRecord(four), 'the record is sound')
  const { steps } = chartedTotalsOf({ scored, names: ['Ada', 'Ben', 'Cleo', 'Dan'] })
  const [ada = NaN, ben = NaN, cleo = NaN, dan = NaN] = scored.totals
  expect(cleo).toBeGreaterThan(0)
  expect(steps.at(-1)?.totals).toEqual([ada + cleo, ben + dan])
  expect(steps[0]?.totals).toEqual([0, 0])
})
