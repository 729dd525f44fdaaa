import { block, drawEvent, liesRound, no, oneRound, pass, play, rounds, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'

const preset = 'double-bergen'
const TWO = { preset } as const
const THREE = { preset, players: 3 } as const
const TWELVE = { preset: 'double-bergen-twelve' } as const
const ALL_STARTED = ['6-4', '6-2', '6-1', '6-5']
/** Nobody can go on with it; two tiles are left in the boneyard. */
const BLOCKED_ARMS = ['6-5 5-5 5-1 1-1 1-3 3-2', '6-4 4-4 4-0 0-0 0-5', '6-2 2-0 0-6 6-1 1-0', '6-3 3-5 5-2 2-2 2-4 4-5']
const HELD = [['4-1'], ['4-3'], ['3-3']]

/** DB-1 … DB-6. */
export const DOUBLE_BERGEN_EXAMPLES = {
  'DB-1': {
    spinner: yes(oneRound(TWO, play('4-4')), { kind: 'regular' }, { kind: 'reason', code: 'of-a-suit', points: 2 }),
    'leader-passes': yes(oneRound(THREE, pass, play('4-4')), { kind: 'regular' }, { kind: 'turn', seat: 2 }),
    'all-passed': yes(oneRound(TWO, pass, pass, drawEvent(1), play('4-4')), { kind: 'regular' }),
    'next-leader': yes(
      rounds({ preset }, { leader: 0, events: [liesRound('6-6', ALL_STARTED, { hands: [1, 2] }), play('4-1', 1)] }, { leader: 1, events: [play('3-3')] }),
      { kind: 'leads', seat: 1 },
      { kind: 'regular' },
    ),
    'who-led': under('passedLead', yes(oneRound(THREE, pass, play('6-6')), { kind: 'leads-next', seat: 2 })),
    'who-was-first': under(
      'passedLead',
      yes(oneRound({ ...THREE, rules: { passedLead: 'who-was-first' } }, pass, play('6-6')), { kind: 'leads-next', seat: 1 }),
    ),
    'draws-too-soon': no(oneRound(TWO, pass, drawEvent(1)), { kind: 'warned', code: 'drew-too-many' }),
    'draws-two': no(oneRound(TWO, pass, pass, drawEvent(2)), { kind: 'warned', code: 'drew-too-many' }),
    'not-a-double': no(oneRound(TWO, play('6-4')), { kind: 'refused', code: 'lead-must-be-double' }),
    'passes-again': no(oneRound(TWO, pass, pass, pass), { kind: 'warned', code: 'pass-with-boneyard' }),
    'six-arms': under(
      'arms',
      yes(oneRound({ ...TWO, rules: { arms: 6 } }, liesRound('6-6', ALL_STARTED, { hands: [3, 3] }), play('6-3', 5)), { kind: 'regular' }),
    ),
  },
  'DB-2': {
    'start-first': yes(oneRound(TWO, play('6-6'), play('6-4', 1), play('4-2', 1)), { kind: 'refused', code: 'does-not-match' }),
    'double-across': yes(oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [3, 3] }), play('4-4', 1), play('4-3', 1)), { kind: 'regular' }),
    'all-started': no(oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [3, 3] }), play('4-3', 1)), { kind: 'regular' }),
  },
  'DB-3': {
    'two-of-a-suit': yes(
      oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [3, 3] }), play('4-2', 1)),
      { kind: 'reason', code: 'of-a-suit', points: 2 },
      { kind: 'moves', points: 2 },
    ),
    'spinner-counts': yes(oneRound(TWO, play('6-6'), play('6-4', 1)), { kind: 'reason', code: 'of-a-suit', points: 2 }),
    'two-suits': yes(
      oneRound(TWO, liesRound('6-6', ['6-4 4-2', '6-2', '6-1', '6-5'], { hands: [3, 3] }), play('5-1', 4)),
      { kind: 'reason', code: 'of-a-suit', points: 2 },
      { kind: 'moves', points: 4 },
    ),
    'double-counts-twice': yes(
      oneRound(TWO, liesRound('6-6', ['6-4 4-2', '6-2', '6-1', '6-5'], { hands: [3, 3] }), play('2-2', 2)),
      { kind: 'reason', code: 'of-a-suit', points: 3 },
      { kind: 'moves', points: 3 },
    ),
    'one-of-each': no(
      oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [3, 3] }), play('4-3', 1)),
      { kind: 'no-reason', code: 'of-a-suit' },
      { kind: 'moves', points: 0 },
    ),
    'spinner-covered': no(
      oneRound(TWO, play('6-6'), play('6-4', 1), play('6-2', 2), play('6-1', 3), play('6-5', 4)),
      { kind: 'no-reason', code: 'of-a-suit' },
      { kind: 'moves', points: 0 },
    ),
  },
  'DB-4': {
    'goes-out': yes(
      oneRound(THREE, liesRound('6-6', ALL_STARTED, { hands: [1, 2, 4], totals: [10, 20, 3] }), play('4-3', 1)),
      { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, -2, -4] },
      { kind: 'total', seat: 2, points: -1 },
    ),
    blocked: yes(
      oneRound(THREE, liesRound('6-6', BLOCKED_ARMS, { hands: [1, 1, 1], totals: [10, 20, 30] }), block(...HELD)),
      { kind: 'ruled', test: 'tiles-left', found: 'deducted' },
      { kind: 'round-ends', how: 'blocked', winner: null, deltas: [-1, -1, -1] },
    ),
    'two-a-tile': under(
      'tileDeduction',
      yes(oneRound({ ...THREE, rules: { tileDeduction: 2 } }, liesRound('6-6', ALL_STARTED, { hands: [1, 2, 4], totals: [10, 20, 30] }), play('4-3', 1)), {
        kind: 'round-ends',
        how: 'domino',
        winner: 0,
        deltas: [0, -4, -8],
      }),
    ),
    'not-below-zero': under(
      'floor',
      no(
        oneRound({ ...THREE, rules: { floor: 0 } }, liesRound('6-6', ALL_STARTED, { hands: [1, 2, 4], totals: [10, 20, 3] }), play('4-3', 1)),
        { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, -2, -3] },
        { kind: 'total', seat: 2, points: 0 },
      ),
    ),
    'round-runs': no(
      oneRound(THREE, liesRound('6-6', ALL_STARTED, { hands: [2, 2, 4], totals: [10, 20, 3] }), play('4-3', 1)),
      { kind: 'round-goes-on' },
      { kind: 'total', seat: 2, points: 3 },
    ),
  },
  'DB-5': {
    hundred: under(
      'target',
      yes(
        oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [1, 3], totals: [98, 60] }), play('4-2', 1)),
        { kind: 'total', seat: 0, points: 100 },
        { kind: 'match-winner', winner: 0 },
      ),
    ),
    octagon: yes(
      oneRound(
        TWELVE,
        liesRound('12-12', ['12-7 7-5', '12-8 8-5', '12-9 9-5', '12-10 10-5', '12-11 11-5', '12-6 6-5', '12-4 4-5', '12-3'], { hands: [4, 4] }),
        play('5-3', 8),
      ),
      { kind: 'reason', code: 'of-a-suit', points: 8 },
      { kind: 'moves', points: 8 },
    ),
    'ninety-nine': no(
      oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [1, 3], totals: [97, 60] }), play('4-2', 1)),
      { kind: 'total', seat: 0, points: 99 },
      { kind: 'match-winner', winner: null },
    ),
  },
  'DB-6': {
    'ten-chips': yes(
      oneRound({ ...TWO, rules: { target: 10 } }, liesRound('6-6', ALL_STARTED, { hands: [3, 3], totals: [6, 3] }), play('4-2', 1)),
      { kind: 'moves', points: 2 },
      { kind: 'to-give-back', seat: 0, chips: 2 },
    ),
    'hundred-chips': no(
      oneRound(TWO, liesRound('6-6', ALL_STARTED, { hands: [3, 3], totals: [13, 3] }), play('4-2', 1)),
      { kind: 'to-give-back', seat: 0, chips: 85 },
      { kind: 'match-winner', winner: null },
    ),
  },
} as const satisfies RuleExamples<`DB-${string}`>
