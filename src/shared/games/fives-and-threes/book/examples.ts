import { block, drawEvent, lies, no, oneRound, pass, play, rounds, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'

const preset = 'fives-and-threes'
const TABLE = { preset } as const
/** One tile each, two against two. */
const PARTNERS = { preset, players: 4, rules: { partners: true, handSize: 1 } } as const
const TEESDALE = { preset: 'fives-and-threes-teesdale' } as const
const HANDS = { hands: [3, 3] } as const
/** Ada has one tile left. */
const LAST = { hands: [1, 3] } as const
/** A round that Ada wins without a point, after which she leads again, for the example, with so many points. */
const before = (points: number) => ({ leader: 0, events: [lies('6-4 4-2', { ...LAST, totals: [points, 9] }), play('2-1', 'right')] })

/** FT-1 … FT-8. */
export const FIVES_AND_THREES_EXAMPLES = {
  'FT-1': {
    'any-tile': yes(oneRound(TABLE, play('6-1')), { kind: 'regular' }, { kind: 'leads', seat: 0 }),
    'to-the-left': yes(oneRound(TABLE, lies('6-4 4-2', LAST), play('2-1', 'right')), { kind: 'leads-next', seat: 1 }),
    'fits-nowhere': no(oneRound(TABLE, play('6-1'), play('4-3', 'left')), { kind: 'refused', code: 'does-not-match' }),
  },
  'FT-2': {
    fives: yes(oneRound(TABLE, play('6-4')), { kind: 'reason', code: 'fives', points: 2 }, { kind: 'moves', points: 2 }),
    threes: yes(oneRound(TABLE, play('6-3')), { kind: 'reason', code: 'threes', points: 3 }, { kind: 'moves', points: 3 }),
    fifteen: yes(
      oneRound(TABLE, play('6-6'), play('6-3', 'right')),
      { kind: 'reason', code: 'fives', points: 3 },
      { kind: 'reason', code: 'threes', points: 5 },
      { kind: 'moves', points: 8 },
    ),
    seven: no(oneRound(TABLE, play('6-1')), { kind: 'no-reason', code: 'threes' }, { kind: 'moves', points: 0 }),
  },
  'FT-3': {
    pass: yes(oneRound(TABLE, play('6-1'), pass), { kind: 'regular' }),
    'no-draw': no(oneRound(TABLE, play('6-1'), drawEvent(1)), { kind: 'refused', code: 'boneyard-empty' }),
  },
  'FT-4': {
    exactly: yes(
      oneRound(TABLE, lies('6-2 2-1', { ...HANDS, totals: [59, 9] }), play('4-1', 'right')),
      { kind: 'moves', points: 2 },
      { kind: 'match-winner', winner: 0 },
    ),
    'too-many': no(
      oneRound(TABLE, lies('6-2 2-1', { ...HANDS, totals: [60, 9] }), play('4-1', 'right')),
      { kind: 'moves', points: 0 },
      { kind: 'match-winner', winner: null },
    ),
  },
  'FT-5': {
    out: yes(oneRound(TABLE, lies('6-4 4-2', LAST), play('2-1', 'right')), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [1, 0] }),
    together: no(
      oneRound(TABLE, lies('6-4 4-2', { ...LAST, totals: [59, 9] }), play('2-0', 'right')),
      { kind: 'moves', points: 0 },
      { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, 0] },
    ),
    teesdale: under(
      'dominoPoints',
      no(oneRound(TEESDALE, lies('6-4 4-2', LAST), play('2-1', 'right')), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, 0] }),
    ),
    'one-out': no(oneRound(PARTNERS, play('5-2')), { kind: 'round-goes-on' }),
    'both-out': yes(
      oneRound(PARTNERS, play('5-2'), play('2-3', 'right'), play('3-4', 'right')),
      { kind: 'moves', points: 3 },
      { kind: 'round-ends', how: 'domino', winner: 2, deltas: [0, 0, 1, 0] },
    ),
  },
  'FT-6': {
    nobody: yes(oneRound(TABLE, lies('6-5', { hands: [1, 1] }), block(['1-0'], ['4-3'])), {
      kind: 'round-ends',
      how: 'blocked',
      winner: 0,
      deltas: [0, 0],
    }),
    'not-blocked': no(oneRound(TABLE, play('6-5'), block(['5-1'], ['2-1'])), { kind: 'refused', code: 'not-blocked' }),
  },
  'FT-8': {
    wins: under(
      'noWinOnLead',
      yes(rounds(TEESDALE, before(60), { leader: 0, events: [play('2-1')] }), { kind: 'moves', points: 0 }, { kind: 'match-winner', winner: null }),
    ),
    scores: no(rounds(TEESDALE, before(59), { leader: 0, events: [play('2-1')] }), { kind: 'moves', points: 1 }),
    elsewhere: under('noWinOnLead', no(rounds(TABLE, before(59), { leader: 0, events: [play('2-1')] }), { kind: 'match-winner', winner: 0 })),
  },
} as const satisfies RuleExamples<`FT-${string}`>
