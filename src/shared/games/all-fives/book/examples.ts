import { block, left, lies, no, oneRound, play, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'

const preset = 'all-fives'
const TABLE = { preset } as const
const THREE = { preset, players: 3 } as const
const MUGGINS = { preset: 'muggins' } as const
const HANDS = { hands: [3, 3] } as const
/** Ada has one tile left, and so have all others. */
const LAST = lies('6-4 4-2', { hands: [1, 1] })
const LAST_OF_THREE = lies('6-4 4-2', { hands: [1, 1, 1] })
const OUT = play('2-1', 'right')
/** All tiles with a 6 lie there, and 6 is at every end: nobody can play. */
const stuck = (...hands: readonly number[]) => lies('6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6', { hands })

/** AF-2 … AF-15. */
export const ALL_FIVES_EXAMPLES = {
  'AF-2': {
    'any-tile': yes(oneRound(TABLE, play('6-5')), { kind: 'regular' }, { kind: 'leads', seat: 0 }),
    'who-went-out': yes(oneRound(TABLE, LAST, OUT, left([], ['3-0'])), { kind: 'leads-next', seat: 0 }),
    'fits-nowhere': no(oneRound(TABLE, play('6-5'), play('4-3', 'left')), { kind: 'refused', code: 'does-not-match' }),
  },
  'AF-4': {
    open: yes(oneRound(TABLE, lies('3-5 5-5 5-0', HANDS), play('5-2', 'up')), { kind: 'regular' }),
    closed: no(oneRound(TABLE, play('5-5'), play('5-0', 'right'), play('5-2', 'up')), { kind: 'refused', code: 'does-not-match' }),
    'later-double': no(oneRound(TABLE, play('3-3'), play('5-3', 'right'), play('5-5', 'right'), play('4-3', 'left'), play('6-5', 'right'), play('5-1', 'up')), {
      kind: 'refused',
      code: 'does-not-match',
    }),
    'no-spinner': under(
      'spinner',
      no(oneRound(MUGGINS, play('5-5'), play('5-0', 'right'), play('5-1', 'left'), play('5-2')), { kind: 'refused', code: 'does-not-match' }),
    ),
  },
  'AF-5': {
    ten: yes(oneRound(TABLE, lies('6-2 2-1', HANDS), play('4-1', 'right')), { kind: 'reason', code: 'fives', points: 10 }, { kind: 'moves', points: 10 }),
    eight: no(oneRound(TABLE, play('6-2')), { kind: 'no-reason', code: 'fives' }, { kind: 'moves', points: 0 }),
    zero: no(oneRound(TABLE, play('0-0')), { kind: 'no-reason', code: 'fives' }, { kind: 'moves', points: 0 }),
  },
  'AF-6': {
    led: yes(oneRound(TABLE, play('5-5')), { kind: 'reason', code: 'fives', points: 10 }),
    'one-side': yes(oneRound(TABLE, play('6-6'), play('6-3', 'right')), { kind: 'reason', code: 'fives', points: 15 }),
    'both-sides': no(
      oneRound(TABLE, play('5-5'), play('5-0', 'right'), play('5-1', 'left')),
      { kind: 'no-reason', code: 'fives' },
      { kind: 'moves', points: 0 },
    ),
  },
  'AF-7': {
    third: yes(oneRound(TABLE, play('2-2'), play('6-2', 'left'), play('5-2', 'right'), play('4-2', 'up')), { kind: 'reason', code: 'fives', points: 15 }),
    'not-begun': no(
      oneRound(TABLE, play('5-5'), play('5-4', 'right'), play('5-3', 'left')),
      { kind: 'no-reason', code: 'fives' },
      { kind: 'moves', points: 0 },
    ),
  },
  'AF-8': {
    five: yes(oneRound(TABLE, LAST, OUT, left([], ['3-0'])), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [5, 0] }),
    number: yes(oneRound(TABLE, LAST, OUT, left([], 23)), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [25, 0] }),
    'too-few': no(oneRound(TABLE, LAST, OUT, left([], ['1-1'])), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, 0] }),
    each: under(
      'roundingOf',
      no(oneRound({ ...THREE, rules: { roundingOf: 'each-hand' } }, LAST_OF_THREE, OUT, left([], ['1-1'], ['2-0'])), {
        kind: 'round-ends',
        how: 'domino',
        winner: 0,
        deltas: [0, 0, 0],
      }),
    ),
  },
  'AF-9': {
    lightest: yes(oneRound(TABLE, stuck(1, 1), block(['4-3'], ['2-1'])), { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 5] }),
    level: no(oneRound(TABLE, stuck(1, 1), block(['4-2'], ['3-3'])), { kind: 'round-ends', how: 'blocked', winner: null, deltas: [0, 0] }),
    shared: under(
      'tieOfThree',
      yes(oneRound(THREE, stuck(1, 1, 2), block(['3-1'], ['4-0'], ['4-3', '3-3'])), { kind: 'round-ends', how: 'blocked', winner: null, deltas: [5, 5, 0] }),
    ),
    nobody: under(
      'tieOfThree',
      no(oneRound({ ...THREE, rules: { tieOfThree: 'nobody' } }, stuck(1, 1, 2), block(['3-1'], ['4-0'], ['4-3', '3-3'])), {
        kind: 'round-ends',
        how: 'blocked',
        winner: null,
        deltas: [0, 0, 0],
      }),
    ),
  },
  'AF-10': {
    reached: yes(oneRound(TABLE, lies('6-2 2-1', { ...HANDS, totals: [240, 90] }), play('4-1', 'right')), { kind: 'match-winner', winner: 0 }),
    'not-yet': no(oneRound(TABLE, lies('6-2 2-1', { ...HANDS, totals: [235, 90] }), play('4-1', 'right')), { kind: 'match-winner', winner: null }),
    later: under(
      'win',
      no(oneRound({ preset, rules: { win: 'round-end' } }, lies('6-2 2-1', { ...HANDS, totals: [240, 90] }), play('4-1', 'right')), { kind: 'round-goes-on' }),
    ),
  },
  'AF-11': {
    fives: under(
      'scoreUnit',
      yes(oneRound({ preset, rules: { scoreUnit: 'fives' } }, lies('6-2 2-1', HANDS), play('4-1', 'right')), { kind: 'moves', points: 2 }),
    ),
    'too-many': under(
      'exact',
      no(
        oneRound({ preset, rules: { exact: true } }, lies('6-2 2-1', { ...HANDS, totals: [245, 90] }), play('4-1', 'right')),
        { kind: 'moves', points: 0 },
        { kind: 'match-winner', winner: null },
      ),
    ),
  },
  'AF-12': {
    lost: under(
      'endWorth',
      yes(
        oneRound({ ...THREE, rules: { endWorth: 'own-lost' } }, lies('6-4 4-2', { hands: [1, 1, 1], totals: [50, 50, 50] }), OUT, left([], ['5-4'], ['1-1'])),
        { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, -10, 0] },
      ),
    ),
    usual: no(oneRound(THREE, LAST_OF_THREE, OUT, left([], ['5-4'], ['1-1'])), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [10, 0, 0] }),
  },
  'AF-13': {
    most: yes(oneRound(MUGGINS, play('6-4'), play('4-4', 'right'), play('6-6', 'left')), { kind: 'reason', code: 'fives', points: 20 }),
    'two-ends': no(oneRound(MUGGINS, play('5-5'), play('5-0', 'right'), play('5-1', 'left'), play('5-2')), { kind: 'refused', code: 'does-not-match' }),
  },
  'AF-15': {
    'too-small': under('firstScore', no(oneRound({ preset, rules: { firstScore: 10 } }, play('3-2')), { kind: 'moves', points: 0 })),
    enough: under('firstScore', yes(oneRound({ preset, rules: { firstScore: 10 } }, play('6-4')), { kind: 'moves', points: 10 })),
  },
} as const satisfies RuleExamples<`AF-${string}`>
