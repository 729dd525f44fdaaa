import { expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { broughtTotals, roundMade, roundsWon } from '#shared/match/made'

/** Flower & Scorpion for two, Flower 6-4 and Scorpion 5-2 in each round. */
function played(...rounds: readonly (readonly object[])[]) {
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'flower-and-scorpion',
    rules: { handSize: 2 },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: rounds.map((events) => ({ leader: 0, dice: { flower: [6, 4], scorpion: [5, 2] }, events })),
  }
  return expectOk(scoreRecord(record), 'a sound record')
}

const LEAD = { type: 'play', player: 0, tile: '2-2' }
const OUT = [LEAD, { type: 'pass', player: 1 }, { type: 'play', player: 0, tile: '2-0', arm: 'right' }]
const BLOCKED = [LEAD, { type: 'pass', player: 1 }, { type: 'block', player: 0, hands: [['5-1'], ['6-4', '3-0']] }]

test('what was made in a round is all of it, and what the end paid is named beside it', () => {
  // 2 for the lead, a dual; 2 for going out (FS-12)
  expect(roundMade(played(OUT), 0)).toEqual([
    { made: 4, byEnd: 2, given: 0, taken: 0 },
    { made: 0, byEnd: 0, given: 0, taken: 0 },
  ])
})

test('a blocked round pays who is ruled to have won it', () => {
  const match = played(BLOCKED)
  const [ada, ben] = roundMade(match, 0)
  expect(ada).toEqual({ made: 2, byEnd: 0, given: 0, taken: 0 })
  expect(ben).toEqual({ made: match.totals[1], byEnd: match.totals[1], given: 0, taken: 0 })
})

test('all that was made in all rounds is what everyone has', () => {
  const match = played(OUT, BLOCKED, [LEAD])
  const sums = [0, 1].map((seat) => match.rounds.reduce((sum, _, round) => sum + (roundMade(match, round)[seat]?.made ?? 0), 0))
  expect(sums).toEqual(match.totals)
  expect(sums[0]).toBeGreaterThan(0)
})

test('points that a record brings with it were not made in its first round', () => {
  const table = { type: 'table', player: 0, line: ['6-6'], hands: [2, 2], totals: [5, 7] }
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'bergen-pagat',
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, events: [table, { type: 'play', player: 0, tile: '6-4', arm: 'left' }] }],
  }
  const match = expectOk(scoreRecord(record), 'a sound record')
  expect(match.totals).toEqual([5, 7])
  expect(roundMade(match, 0).map(({ made }) => made)).toEqual([0, 0])
})

test('points may come with a later round too, as long as nobody has any, and after a pass', () => {
  const table = { type: 'table', player: 0, line: ['6-6'], hands: [2, 2], totals: [5, 7] }
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'bergen-pagat',
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [
      { leader: 0, events: [{ type: 'pass', player: 0 }] },
      { leader: 1, events: [{ type: 'pass', player: 1 }, table, { type: 'play', player: 0, tile: '6-2', arm: 'left' }] },
      { leader: 0, events: [{ ...table, totals: undefined }] },
    ],
  }
  const match = expectOk(scoreRecord(record), 'a sound record')
  expect([0, 1, 2].map((round) => broughtTotals(match, round))).toEqual([null, [5, 7], null])
})

test('rounds won are those that a player ended or was ruled to win', () => {
  expect(roundsWon(played(OUT, BLOCKED, [LEAD]))).toEqual([1, 1])
})
