import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptSummaryIn } from '#shared/contract/kept-summary'
import { matchSummarySchema, type MatchSummary } from '#shared/contract/lists'
import { expectAsSchema, spoiling } from '../spoiled'

const plain: MatchSummary = {
  matchId: 'match-0001',
  revision: 3,
  preset: 'bergen-pagat',
  rules: { target: { 2: 15, 4: 10 }, win: 'immediate' },
  players: [
    { name: 'Ada', personId: 'person-ada', total: 15 },
    { name: 'Ben', total: -3 },
  ],
  startedAt: '2026-01-01T20:00:00.000Z',
  updatedAt: '2026-01-01T21:00:00.000Z',
  date: '2026-01-01',
  rounds: 4,
  outcome: { kind: 'won', by: 0 },
}
/** One with the least, one with what most have, and one with every field that there is. */
const SOUND: readonly MatchSummary[] = [
  { ...plain, rules: {}, outcome: { kind: 'open' } },
  { ...plain, outcome: { kind: 'shared', by: [0, 1] }, lowest: true },
  {
    ...plain,
    place: 'Garden',
    gameName: 'Farm',
    partners: true,
    binnedAt: '2026-01-02T00:00:00.000Z',
    readOnly: true,
    confirmRounds: true,
    target: 15,
    leader: 1,
    openQuestions: 2,
  },
  { ...plain, place: 'Garden', note: 'The first\nof many', notAgreed: [{ round: 0, agreed: [0], players: 2, contested: [{ seat: 1, note: 'no' }] }] },
]
const value = fc.constantFrom<unknown>(
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  NaN,
  Infinity,
  '',
  ' Garden ',
  'Garden',
  'match-0002',
  'Match 2',
  '2026-02-29',
  '2024-02-29',
  'x'.repeat(101),
  null,
  undefined,
  true,
  false,
  [],
  {},
  [1, 2],
  { win: 'never' },
  { target: 12 },
  { name: 'Cid' },
  { name: 'Cid', total: 4 },
  { name: 'Cid', personId: 'person-cid', total: 4 },
  { name: 'Cid', total: 4, more: 1 },
)

test('kept lines of lists are taken and refused as their schema does', () => {
  expectAsSchema(matchSummarySchema, keptSummaryIn, spoiling(SOUND, value, ['more', 'personId', 'note', 'place', 'gameName', 'constructor', 'toString']))
})

test('plain lines are taken as they are', () => {
  for (const line of SOUND.slice(0, 2)) expect(keptSummaryIn(line)).toBe(line)
})
