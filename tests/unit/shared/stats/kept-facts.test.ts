import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLOCKED_RULE_IDS } from '#shared/games/rules'
import { REASON_CODES } from '#shared/games/reasons'
import { matchFactsSchema, type MatchFacts } from '#shared/stats/facts'
import { keptFactsIn } from '#shared/stats/kept-facts'
import { expectAsSchema, spoiling } from '../spoiled'

const known = {
  matchId: 'match-0001',
  startedAt: '2026-01-01T20:00:00.000Z',
  preset: 'bergen-pagat',
  players: [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }],
} as const

/** One of each kind, with every field that it may have. */
const SOUND: readonly MatchFacts[] = [
  {
    kind: 'decided',
    ...known,
    winner: 0,
    lowest: false,
    totals: [12, -3],
    target: 10,
    rounds: 2,
    seats: [
      {
        points: 12,
        dominoes: 1,
        targets: 0,
        counted: 0,
        reasons: [
          [REASON_CODES[0], 2, 3, -4],
          ['plural', 1, 1, 2],
        ],
        ends: -2,
        bestPlay: [5, 1, 3],
        bestRound: [9, 1],
      },
      { points: -3, dominoes: 0, targets: 0, counted: 1, reasons: [], ends: 0, bestPlay: null, bestRound: null },
    ],
    blocked: [
      { winner: 0, rule: BLOCKED_RULE_IDS[0], test: 'lowest-pips' },
      { winner: null, rule: BLOCKED_RULE_IDS[0], test: null },
    ],
    deficit: 4,
    leader: 1,
    minutes: 48,
  },
  {
    kind: 'decided',
    ...known,
    winner: null,
    lowest: true,
    totals: [0, 10],
    target: 10,
    rounds: 1,
    seats: [],
    blocked: [],
    deficit: 0,
    leader: null,
    minutes: null,
  },
  { kind: 'unfinished', ...known },
  { kind: 'refused', ...known, code: 'bad-record', round: 1, event: null },
]

const value = fc.constantFrom<unknown>(
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  NaN,
  '',
  'Ada',
  'decided',
  'unfinished',
  'refused',
  'short-flower',
  'bergen-pagat',
  'simple',
  null,
  undefined,
  true,
  [],
  {},
  [1, 2],
  [REASON_CODES[0], 1, 1, 1],
  { name: 'Cid' },
)

test('kept facts are taken and refused as their schema does', () => {
  expectAsSchema(matchFactsSchema, keptFactsIn, spoiling(SOUND, value, ['more', 'personId', 'code', 'winner', 'length']))
})

test('sound facts of every kind are taken as they are', () => {
  for (const facts of SOUND) expect(matchFactsSchema.safeParse(facts).success ? keptFactsIn(facts) : 'not sound').toBe(facts)
})

test.each(SOUND.map((facts) => [facts.kind, facts] as const))(
  'facts that are %s come back without what does not belong there, and not at all where a field is missing',
  (_, facts) => {
    expect(keptFactsIn({ ...facts, more: 1 })).toStrictEqual(facts)
    for (const name of Object.keys(facts)) {
      const { [name as keyof MatchFacts]: __, ...rest } = facts
      expect(keptFactsIn(rest), name).toBeNull()
    }
    expect(keptFactsIn({ ...facts, kind: 'other' })).toBeNull()
  },
)
