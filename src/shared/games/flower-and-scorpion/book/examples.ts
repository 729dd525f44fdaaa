import { lies, no, oneRound, play, rounds, rolls, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'
import { blocked, NO_DOUBLES, ONE_WITHOUT_DOUBLE } from '../../../rulebook/examples/blocked-tables'

const preset = 'flower-and-scorpion'
/** Dice that name none of the tiles of an example about something else. */
const ELSEWHERE = rolls([3, 1], [5, 3])
const CALM = { preset, dice: ELSEWHERE } as const
const FLOWER_64 = { preset, dice: rolls([6, 4], [5, 3]) } as const
const SCORPION_64 = { preset, dice: rolls([5, 3], [6, 4]) } as const
const FLOWER_66 = { preset, dice: rolls([6, 6], [5, 3]) } as const
const SCORPION_66 = { preset, dice: rolls([5, 3], [6, 6]) } as const
const SCORPION_62 = { preset, dice: rolls([5, 3], [6, 2]) } as const
const CANCELLED = { preset, dice: rolls([6, 4], [6, 4]) } as const

/** FS-1 … FS-11. */
export const FLOWER_AND_SCORPION_EXAMPLES = {
  'FS-1': {
    'any-tile': under('leadTile', yes(oneRound(CALM, play('6-4')), { kind: 'regular' }, { kind: 'leads', seat: 0 })),
    'next-master': yes(
      rounds(
        { preset },
        { leader: 0, dice: ELSEWHERE, events: [lies('6-4 4-2', { hands: [1, 3] }), play('2-1')] },
        { leader: 1, dice: rolls([6, 5], [2, 1]), events: [play('5-5')] },
      ),
      { kind: 'leads', seat: 1 },
      { kind: 'regular' },
    ),
    'no-blank': no(rounds({ preset }, { leader: 0, dice: rolls([6, 0], [5, 3]), events: [] }), { kind: 'refused', code: 'bad-record' }),
    'only-a-double': under('leadTile', no(oneRound({ ...CALM, rules: { leadTile: 'double' } }, play('6-4')), { kind: 'refused', code: 'lead-must-be-double' })),
  },
  'FS-2': {
    'both-ends': yes(
      oneRound(CALM, play('6-4'), play('4-2', 'right'), play('6-2', 'right')),
      { kind: 'reason', code: 'dual', points: 2 },
      { kind: 'moves', points: 2 },
    ),
    'double-led': yes(oneRound(CALM, play('5-5')), { kind: 'reason', code: 'dual', points: 2 }),
    'ends-differ': no(oneRound(CALM, play('6-4'), play('4-2', 'right')), { kind: 'no-reason', code: 'dual' }, { kind: 'moves', points: 0 }),
  },
  'FS-3': {
    'double-joins': yes(
      oneRound(CALM, lies('6-4 4-2 2-6', { hands: [4, 4] }), play('6-6', 'right')),
      { kind: 'reason', code: 'plural', points: 3 },
      { kind: 'no-reason', code: 'dual' },
    ),
    'two-sets': yes(oneRound({ ...CALM, rules: { copies: 2 } }, lies('6-6 6-4 4-6', { hands: [4, 4] }), play('6-6', 'right')), {
      kind: 'reason',
      code: 'plural',
      points: 3,
    }),
    'only-two-halves': no(
      oneRound(CALM, lies('6-4 4-2', { hands: [4, 4] }), play('6-2', 'right')),
      { kind: 'no-reason', code: 'plural' },
      { kind: 'reason', code: 'dual', points: 2 },
    ),
    'other-end-differs': no(oneRound(CALM, lies('6-4 4-2', { hands: [4, 4] }), play('6-6', 'left')), { kind: 'no-reason', code: 'plural' }),
  },
  'FS-4': {
    'one-pair': yes(oneRound(FLOWER_64, lies('4-1', { hands: [5, 5] }), play('6-1', 'right')), { kind: 'reason', code: 'long-flower', points: 1 }),
    'two-pairs': yes(oneRound(FLOWER_64, lies('4-1 1-6', { hands: [5, 5] }), play('6-6', 'right')), { kind: 'reason', code: 'long-flower', points: 2 }),
    listed: under(
      'twoDoubles',
      yes(oneRound(FLOWER_64, lies('4-1 1-6 6-6', { hands: [5, 5] }), play('4-4', 'left')), { kind: 'reason', code: 'long-flower', points: 2 }),
    ),
    all: under(
      'twoDoubles',
      yes(oneRound({ ...FLOWER_64, rules: { twoDoubles: 'all' } }, lies('4-1 1-6 6-6', { hands: [5, 5] }), play('4-4', 'left')), {
        kind: 'reason',
        code: 'long-flower',
        points: 4,
      }),
    ),
    'one-tile': no(oneRound(FLOWER_64, play('6-4')), { kind: 'no-reason', code: 'long-flower' }),
  },
  'FS-5': {
    'long-flower': yes(oneRound(FLOWER_64, lies('4-1 1-6', { hands: [5, 5] }), play('6-6', 'right')), { kind: 'reason', code: 'long-flower', points: 2 }),
    'large-scorpion': yes(
      oneRound(SCORPION_64, lies('4-1', { hands: [5, 5], totals: [5, 0] }), play('6-1', 'right')),
      { kind: 'reason', code: 'large-scorpion', points: -1 },
      { kind: 'moves', points: -1 },
    ),
    'own-halves': no(oneRound(FLOWER_64, play('6-4')), { kind: 'no-reason', code: 'long-flower' }, { kind: 'moves', points: 1 }),
    unscored: under(
      'standingPair',
      no(
        oneRound(FLOWER_66, lies('6-6 6-4', { hands: [5, 5] }), play('4-1', 'right')),
        { kind: 'no-reason', code: 'long-flower' },
        { kind: 'moves', points: 0 },
      ),
    ),
    scored: under(
      'standingPair',
      yes(oneRound({ ...FLOWER_66, rules: { standingPair: 'scored' } }, lies('6-6 6-4', { hands: [5, 5] }), play('4-1', 'right')), {
        kind: 'reason',
        code: 'long-flower',
        points: 1,
      }),
    ),
  },
  'FS-6': {
    'short-flower': yes(oneRound(FLOWER_64, lies('4-1', { hands: [5, 5] }), play('6-4', 'left')), { kind: 'reason', code: 'short-flower', points: 1 }),
    'small-scorpion': yes(
      oneRound(SCORPION_64, lies('4-1', { hands: [5, 5], totals: [5, 0] }), play('6-4', 'left')),
      { kind: 'reason', code: 'small-scorpion', points: -1 },
      { kind: 'moves', points: -1 },
    ),
    'same-ends': no(
      oneRound(FLOWER_64, lies('4-1', { hands: [5, 5] }), play('6-1', 'right')),
      { kind: 'no-reason', code: 'short-flower' },
      { kind: 'moves', points: 1 },
    ),
  },
  'FS-7': {
    'double-flower-dual': yes(
      oneRound(FLOWER_66, lies('6-4 4-2', { hands: [5, 5] }), play('6-2', 'right')),
      { kind: 'reason', code: 'dual', points: 2 },
      { kind: 'reason', code: 'long-flower', points: 1 },
      { kind: 'moves', points: 3 },
    ),
    'double-flower-plural': yes(
      oneRound(FLOWER_66, lies('6-4 4-2 2-6', { hands: [5, 5] }), play('6-6', 'right')),
      { kind: 'reason', code: 'plural', points: 3 },
      { kind: 'reason', code: 'short-flower', points: 1 },
      { kind: 'reason', code: 'long-flower', points: 2 },
      { kind: 'moves', points: 6 },
    ),
    'double-scorpion': yes(
      oneRound(SCORPION_66, lies('6-4 4-2 2-6', { hands: [5, 5], totals: [5, 0] }), play('6-6', 'right')),
      { kind: 'no-reason', code: 'plural' },
      { kind: 'moves', points: -3 },
    ),
    'its-suit': under(
      'doubleScorpion',
      yes(
        oneRound(SCORPION_66, lies('6-4 4-2', { hands: [5, 5], totals: [5, 0] }), play('6-2', 'right')),
        { kind: 'no-reason', code: 'dual' },
        { kind: 'moves', points: -1 },
      ),
    ),
    'its-tile': under(
      'doubleScorpion',
      no(
        oneRound({ ...SCORPION_66, rules: { doubleScorpion: 'tile' } }, lies('6-4 4-2', { hands: [5, 5], totals: [5, 0] }), play('6-2', 'right')),
        { kind: 'reason', code: 'dual', points: 2 },
        { kind: 'moves', points: 1 },
      ),
    ),
    'other-scorpion': no(oneRound(SCORPION_62, lies('6-4 4-2', { hands: [5, 5], totals: [5, 0] }), play('6-2', 'right')), {
      kind: 'reason',
      code: 'dual',
      points: 2,
    }),
  },
  'FS-8': {
    'no-flower': yes(
      oneRound(CANCELLED, play('6-4')),
      { kind: 'no-reason', code: 'short-flower' },
      { kind: 'no-reason', code: 'small-scorpion' },
      { kind: 'moves', points: 0 },
    ),
    'dual-stays': yes(
      oneRound({ preset, dice: rolls([6, 6], [6, 6]) }, lies('6-4 4-2', { hands: [5, 5] }), play('6-2', 'right')),
      { kind: 'reason', code: 'dual', points: 2 },
      { kind: 'moves', points: 2 },
    ),
    'still-decides': yes(oneRound({ preset, players: 3, dice: rolls([2, 1], [2, 1]) }, ...blocked(ONE_WITHOUT_DOUBLE)), {
      kind: 'ruled',
      test: 'flower-holder',
      found: 'decided',
    }),
    'thrown-apart': no(oneRound(FLOWER_64, play('6-4')), { kind: 'reason', code: 'short-flower', points: 1 }),
  },
  'FS-9': {
    'flower-holder': yes(
      oneRound({ preset, players: 3, dice: rolls([2, 1], [5, 3]) }, ...blocked(ONE_WITHOUT_DOUBLE)),
      { kind: 'ruled', test: 'flower-holder', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
    ),
    'scorpion-holder': yes(
      oneRound({ preset, players: 3, dice: rolls([5, 3], [2, 2]) }, ...blocked(ONE_WITHOUT_DOUBLE)),
      { kind: 'ruled', test: 'scorpion-holder', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 2, deltas: [0, 0, 2] },
    ),
    'lowest-double': yes(
      oneRound({ preset, players: 3, dice: rolls([5, 3], [6, 4]) }, ...blocked(ONE_WITHOUT_DOUBLE)),
      { kind: 'ruled', test: 'lowest-double', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 2, 0] },
    ),
    'goes-out': under(
      'dominoPoints',
      yes(oneRound(CALM, lies('6-4 4-2', { hands: [1, 3] }), play('2-1')), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [2, 0] }),
    ),
    nobody: no(
      oneRound({ preset, players: 3, dice: rolls([5, 3], [6, 4]) }, ...blocked(NO_DOUBLES)),
      { kind: 'ruled', test: 'lowest-double', found: 'nobody' },
      { kind: 'round-ends', how: 'blocked', winner: null, deltas: [0, 0, 0] },
    ),
  },
  'FS-10': {
    'stays-at-zero': yes(
      oneRound(SCORPION_64, play('6-4')),
      { kind: 'reason', code: 'small-scorpion', points: -1 },
      { kind: 'moves', points: 0 },
      { kind: 'total', seat: 0, points: 0 },
    ),
    net: under('payout', yes(oneRound(SCORPION_62, lies('6-4 4-2', { hands: [5, 5] }), play('6-2', 'right')), { kind: 'moves', points: 1 })),
    'losses-first': under(
      'payout',
      yes(oneRound({ ...SCORPION_62, rules: { payout: 'losses-first' } }, lies('6-4 4-2', { hands: [5, 5] }), play('6-2', 'right')), {
        kind: 'moves',
        points: 2,
      }),
    ),
    'chips-to-lose': no(
      oneRound(SCORPION_64, lies('4-1', { hands: [5, 5], totals: [5, 0] }), play('6-4', 'left')),
      { kind: 'moves', points: -1 },
      { kind: 'total', seat: 0, points: 4 },
    ),
    'no-floor': under(
      'floor',
      no(oneRound({ ...SCORPION_64, rules: { floor: null } }, play('6-4')), { kind: 'moves', points: -1 }, { kind: 'total', seat: 0, points: -1 }),
    ),
  },
  'FS-11': {
    'two-short': under(
      'approachCap',
      yes(
        oneRound({ ...CALM, rules: { approachCap: true } }, lies('6-4 4-2', { hands: [4, 4], totals: [18, 9] }), play('6-2', 'right')),
        { kind: 'reason', code: 'dual', points: 2 },
        { kind: 'moves', points: 1 },
      ),
    ),
    'three-short': under(
      'approachCap',
      yes(
        oneRound({ ...CALM, rules: { approachCap: true } }, lies('6-4 4-2 2-6', { hands: [4, 4], totals: [17, 9] }), play('6-6', 'right')),
        { kind: 'reason', code: 'plural', points: 3 },
        { kind: 'moves', points: 2 },
      ),
    ),
    'flower-in-full': under(
      'approachCap',
      yes(
        oneRound({ ...FLOWER_66, rules: { approachCap: true } }, lies('6-4 4-2', { hands: [4, 4], totals: [18, 9] }), play('6-2', 'right')),
        { kind: 'reason', code: 'long-flower', points: 1 },
        { kind: 'moves', points: 2 },
      ),
    ),
    'not-chosen': under(
      'approachCap',
      no(oneRound(CALM, lies('6-4 4-2', { hands: [4, 4], totals: [18, 9] }), play('6-2', 'right')), { kind: 'moves', points: 2 }),
    ),
  },
} as const satisfies RuleExamples<`FS-${string}`>
