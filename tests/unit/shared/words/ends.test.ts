import { expect, it } from 'vitest'
import type { RoundEnd } from '#shared/match/events'
import type { GameId } from '#shared/games/rules'
import { endSentence, matchSentence } from '#shared/words/en'
import { wonBy } from '#shared/games/outcome'
import { wonBySide } from '#shared/games/winning-side'
import { rulesOf } from '../rules/tables'

const names = ['Ada', 'Ben', 'Cleo']
const ruling = { winner: null, steps: [] }

const ENDS: readonly (readonly [GameId, RoundEnd, string])[] = [
  ['flower-and-scorpion', { kind: 'domino', winner: 0, deltas: [2, 0, 0], totals: [7, 0, 1] }, 'Ada goes out and gets 2 chips.'],
  ['bergen', { kind: 'domino', winner: 1, deltas: [0, 1, 0], totals: [7, 1, 1] }, 'Ben goes out and gets 1 point.'],
  ['bergen', { kind: 'domino', winner: 1, deltas: [0, 0, 0], totals: [7, 1, 1] }, 'Ben goes out.'],
  ['double-bergen', { kind: 'domino', winner: 0, deltas: [0, -3, -1], totals: [7, 0, 1] }, 'Ada goes out. Ben loses 3 points and Cleo loses 1 point.'],
  ['double-bergen', { kind: 'domino', winner: 2, deltas: [-2, -2, 0], totals: [7, 0, 1] }, 'Cleo goes out. Ada and Ben lose 2 points each.'],
  ['bergen', { kind: 'domino', winner: 0, deltas: [2, -1, 0], totals: [7, 0, 1] }, 'Ada goes out and gets 2 points. Ben loses 1 point.'],
  ['flower-and-scorpion', { kind: 'blocked', winner: 1, deltas: [0, 2, 0], totals: [0, 5, 0], ruling }, 'Blocked: Ben wins the round and gets 2 chips.'],
  ['bergen', { kind: 'blocked', winner: null, deltas: [0, 0, 0], totals: [0, 5, 0], ruling }, 'Blocked: nobody wins the round.'],
  [
    'double-bergen',
    { kind: 'blocked', winner: null, deltas: [-1, -2, -1], totals: [0, 5, 0], ruling },
    'Blocked: Ada and Cleo lose 1 point each and Ben loses 2 points.',
  ],
  [
    'round-totals',
    { kind: 'counted', winner: 1, deltas: [12, 3, 12], totals: [12, 3, 12] },
    'Ben wins the round and gets 3 points. Ada and Cleo get 12 points each.',
  ],
  ['flower-and-scorpion', { kind: 'target', winner: 2, deltas: [0, 0, 0], totals: [0, 5, 21] }, 'Cleo reaches the target with 21 chips.'],
]

it.each(ENDS)('%s, %o is worded', (game, end, sentence) => {
  expect(endSentence(end, names, { game, partners: false })).toBe(sentence)
})

it('between partners a side wins, reaches the target with what it has together, and has its points together', () => {
  const four = [...names, 'Dan']
  const said = (end: RoundEnd, game: GameId) => endSentence(end, four, { game, partners: true })
  expect(said({ kind: 'target', winner: 2, deltas: [0, 0, 0, 0], totals: [110, 90, 90, 80] }, 'all-fives')).toBe(
    'Ada and Cleo reach the target with 200 points.',
  )
  expect(said({ kind: 'blocked', winner: 2, deltas: [0, 0, 11, 0], totals: [0, 0, 11, 0], ruling }, 'block-and-draw')).toBe(
    'Blocked: Ada and Cleo win the round and get 11 points.',
  )
  expect(said({ kind: 'counted', winner: 1, deltas: [12, 3, 9, 4], totals: [12, 3, 9, 4] }, 'round-totals')).toBe(
    'Ben and Dan win the round and get 7 points. Ada and Cleo get 21 points.',
  )
  expect(said({ kind: 'domino', winner: 0, deltas: [19, 0, 0, 0], totals: [19, 0, 0, 0] }, 'block-and-draw')).toBe('Ada goes out. Ada and Cleo get 19 points.')
  expect(said({ kind: 'blocked', winner: null, deltas: [-2, -1, 0, 0], totals: [0, 0, 0, 0], ruling }, 'all-fives')).toBe(
    'Blocked: Ada and Cleo lose 2 points and Ben and Dan lose 1 point.',
  )
  const rules = rulesOf('all-fives', { partners: true }, 4)
  expect(matchSentence({ outcome: wonBySide(rules, 2), totals: [110, 90, 90, 80], rules }, four)).toBe('Ada and Cleo win the match with 200 points.')
})

it('a match says who won it and with how much', () => {
  const rules = rulesOf('flower-and-scorpion')
  expect(matchSentence({ outcome: wonBy(2), totals: [0, 5, 21], rules }, names)).toBe('Cleo wins the match with 21 chips.')
})

it('a match whose first place is shared says who share it, and with how much', () => {
  const rules = rulesOf('round-totals', {}, 3)
  expect(matchSentence({ outcome: { kind: 'shared', by: [0, 2] }, totals: [12, 30, 12], rules }, names)).toBe(
    'Ada and Cleo share the first place with 12 points.',
  )
})
