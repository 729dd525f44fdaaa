import { block, by, drawEvent, left, lies, liesRound, no, oneRound, pass, play, rounds, under, yes } from '../build'
import type { RuleExamples } from '../example'
import { blocked, WORKED } from './blocked-tables'

const CABINET = { preset: 'bergen-game-cabinet' } as const
const DRAW = { preset: 'bergen-draw' } as const
const THREE = { ...CABINET, players: 3 } as const
const DRAW_ONE = { ...DRAW, rules: { draw: 'one' } } as const
const ARMS = ['6-4', '6-2', '6-1', '6-5']

const BLOCK_PARTNERS = { preset: 'block-partners', players: 4 } as const
const FIVES_PARTNERS = { preset: 'all-fives', players: 4, rules: { partners: true } } as const
const LOSING_PARTNERS = { preset: 'all-fives', players: 4, rules: { partners: true, endWorth: 'own-lost', floor: 0 } } as const
const PAD_PARTNERS = { preset: 'score-pad', players: 4, rules: { partners: true, rounds: 1 } } as const

/** Nobody fits 4 or 0. */
const STUCK_PARTNERS = lies('4-0', { hands: [1, 1, 1, 1] })
/** Ben goes out, 5 is left on one side and 10 with the partner, 2 with his own. */
const goesOut = (...totals: readonly number[]) => [
  lies('6-5 5-1', { hands: [1, 1, 1, 1], totals, player: 1 }),
  play('1-0', 'right'),
  left(['3-2'], [], ['6-4'], ['1-1']),
]
const HEADER = [lies('6-4 4-2', { hands: [3, 3, 3, 3], totals: [8, 3, 6, 4] }), play('6-2', 'right')]

/** C-1 … C-6: the turn, drawing, the reserve, how a round ends and how the match is won; PA-1 … PA-8: partners. */
export const COMMON_EXAMPLES = {
  'C-1': {
    passes: yes(oneRound(THREE, play('6-4'), play('4-2')), { kind: 'turn', seat: 2 }, { kind: 'regular' }),
    'comes-round': yes(oneRound(THREE, play('6-4'), play('4-2'), play('2-1')), { kind: 'turn', seat: 0 }),
    'out-of-turn': no(oneRound(THREE, play('6-4'), by(2, play('4-2'))), { kind: 'warned', code: 'out-of-turn' }, { kind: 'turn', seat: 0 }),
  },
  'C-2': {
    'draws-and-plays': under('draw', yes(oneRound(CABINET, play('6-4'), drawEvent(3), play('4-1')), { kind: 'regular' }, { kind: 'turn', seat: 0 })),
    'nothing-left': yes(oneRound(CABINET, play('6-4'), drawEvent(14), pass), { kind: 'regular' }, { kind: 'turn', seat: 0 }),
    'passes-too-early': no(oneRound(CABINET, play('6-4'), pass), { kind: 'warned', code: 'pass-with-boneyard' }),
    'draws-one': under('draw', yes(oneRound(DRAW_ONE, play('6-6'), drawEvent(1), pass), { kind: 'regular' }, { kind: 'turn', seat: 0 })),
    'draws-two': under('draw', no(oneRound(DRAW_ONE, play('6-6'), drawEvent(2)), { kind: 'warned', code: 'drew-too-many' })),
  },
  'C-3': {
    'kept-back': under('reserve', yes(oneRound(CABINET, play('6-4'), drawEvent(15)), { kind: 'refused', code: 'boneyard-empty' })),
    'up-to-it': no(oneRound(CABINET, play('6-4'), drawEvent(14)), { kind: 'regular' }),
    'no-reserve': under('reserve', no(oneRound(DRAW, play('6-6'), drawEvent(16)), { kind: 'regular' })),
  },
  'C-4': {
    'goes-out': yes(oneRound(CABINET, lies('6-4 4-2', { hands: [1, 3] }), play('2-1')), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [2, 0] }),
    blocked: yes(oneRound({ preset: 'bergen-pagat', players: 3 }, ...blocked(WORKED)), { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 1, 0] }),
    target: yes(oneRound(DRAW, lies('6-4 4-2', { hands: [3, 3], totals: [13, 9] }), play('6-2', 'right')), {
      kind: 'round-ends',
      how: 'target',
      winner: 0,
      deltas: [0, 0],
    }),
    'goes-on': no(oneRound(CABINET, lies('6-4 4-2', { hands: [2, 3] }), play('2-1')), { kind: 'round-goes-on' }),
    'can-play': no(oneRound(CABINET, lies('6-4 4-2', { hands: [1, 2] }), block(['5-3'], ['1-0', '2-1'])), { kind: 'refused', code: 'not-blocked' }),
    'too-early': no(oneRound(CABINET, lies('6-4 4-2', { hands: [1, 1] }), block(['5-3'], ['1-0'])), { kind: 'warned', code: 'block-declared-early' }),
  },
  'C-5': {
    'at-once': under(
      'win',
      yes(oneRound(DRAW, lies('6-4 4-2', { hands: [3, 3], totals: [13, 14] }), play('6-2', 'right')), { kind: 'match-winner', winner: 0 }),
    ),
    'one-short': no(
      oneRound(DRAW, lies('6-4 4-2', { hands: [3, 3], totals: [12, 14] }), play('6-2', 'right')),
      { kind: 'total', seat: 0, points: 14 },
      { kind: 'match-winner', winner: null },
    ),
    'after-the-round': under(
      'win',
      yes(
        oneRound({ preset: 'double-bergen' }, liesRound('6-6', ARMS, { hands: [1, 3], totals: [101, 103] }), play('4-2', 1)),
        { kind: 'round-ends', how: 'domino', winner: 0, deltas: [0, -3] },
        { kind: 'match-winner', winner: 0 },
      ),
    ),
    'not-within-the-round': under(
      'win',
      no(
        oneRound({ preset: 'double-bergen' }, liesRound('6-6', ARMS, { hands: [2, 3], totals: [98, 60] }), play('4-2', 1)),
        { kind: 'total', seat: 0, points: 100 },
        { kind: 'round-goes-on' },
        { kind: 'match-winner', winner: null },
      ),
    ),
    shared: under(
      'win',
      no(
        oneRound({ preset: 'double-bergen' }, liesRound('6-6', ARMS, { hands: [1, 3], totals: [101, 106] }), play('4-2', 1)),
        { kind: 'total', seat: 0, points: 103 },
        { kind: 'total', seat: 1, points: 103 },
        { kind: 'match-winner', winner: null },
      ),
    ),
  },
  'C-6': {
    'play-first': yes(
      oneRound(DRAW, lies('6-4 4-2', { hands: [1, 3], totals: [13, 14] }), play('6-2', 'right')),
      { kind: 'round-ends', how: 'target', winner: 0, deltas: [0, 0] },
      { kind: 'total', seat: 0, points: 15 },
    ),
    'then-going-out': yes(
      oneRound(DRAW, lies('6-4 4-2', { hands: [1, 3], totals: [14, 14] }), play('2-1', 'right')),
      { kind: 'round-ends', how: 'domino', winner: 0, deltas: [1, 0] },
      { kind: 'match-winner', winner: 0 },
    ),
    'not-enough': no(
      oneRound(DRAW, lies('6-4 4-2', { hands: [1, 3], totals: [11, 14] }), play('6-2', 'right')),
      { kind: 'round-ends', how: 'domino', winner: 0, deltas: [1, 0] },
      { kind: 'match-winner', winner: null },
    ),
  },
  'PA-1': {
    'two-against-two': yes(oneRound(BLOCK_PARTNERS, play('6-6')), { kind: 'regular' }),
    'too-late': no(
      rounds(
        { preset: 'block', players: 4 },
        { leader: 0, events: [STUCK_PARTNERS, block(['6-1'], ['5-1'], ['2-1'], ['3-2'])] },
        { leader: 1, events: [{ type: 'rules', rules: { partners: true } }] },
      ),
      { kind: 'refused', code: 'bad-event' },
    ),
  },
  'PA-2': {
    'each-own': yes(
      oneRound(FIVES_PARTNERS, play('5-5'), play('5-4', 'right'), play('4-0', 'right')),
      { kind: 'total', seat: 0, points: 10 },
      { kind: 'total', seat: 2, points: 10 },
    ),
    'not-both': no(oneRound(FIVES_PARTNERS, play('5-5')), { kind: 'total', seat: 0, points: 10 }, { kind: 'total', seat: 2, points: 0 }),
  },
  'PA-3': {
    'side-reaches': yes(oneRound(FIVES_PARTNERS, lies('6-4', { hands: [4, 4, 4, 4], totals: [110, 90, 85, 80], player: 2 }), play('6-1', 'left')), {
      kind: 'match-winner',
      winner: 2,
    }),
    'one-alone': no(
      oneRound(FIVES_PARTNERS, lies('6-4', { hands: [4, 4, 4, 4], totals: [150, 90, 40, 80] }), play('6-1', 'left')),
      { kind: 'total', seat: 0, points: 155 },
      { kind: 'match-winner', winner: null },
    ),
  },
  'PA-4': {
    cut: yes(oneRound(LOSING_PARTNERS, ...goesOut(10, 50, 0, 50)), { kind: 'round-ends', how: 'domino', winner: 1, deltas: [-5, 0, -5, 0] }),
    enough: no(oneRound(LOSING_PARTNERS, ...goesOut(20, 50, 10, 50)), { kind: 'round-ends', how: 'domino', winner: 1, deltas: [-5, 0, -10, 0] }),
  },
  'PA-5': {
    'both-hands': yes(oneRound(BLOCK_PARTNERS, STUCK_PARTNERS, block(['6-1'], ['5-1'], ['2-1'], ['3-2'])), {
      kind: 'round-ends',
      how: 'blocked',
      winner: 2,
      deltas: [0, 0, 11, 0],
    }),
    level: no(oneRound(BLOCK_PARTNERS, STUCK_PARTNERS, block(['6-1'], ['5-1'], ['2-1'], ['3-1'])), {
      kind: 'round-ends',
      how: 'blocked',
      winner: null,
      deltas: [0, 0, 0, 0],
    }),
    'one-hand': under(
      'blockedBy',
      yes(oneRound({ ...BLOCK_PARTNERS, rules: { blockedBy: 'player' } }, STUCK_PARTNERS, block(['6-2'], ['1-1'], ['2-1'], ['6-5'])), {
        kind: 'round-ends',
        how: 'blocked',
        winner: 1,
        deltas: [0, 11, 0, 0],
      }),
    ),
  },
  'PA-6': {
    level: yes(oneRound(PAD_PARTNERS, left(12, 20, 13, 5)), { kind: 'match-shared', first: [0, 1, 2, 3] }),
    ahead: no(oneRound(PAD_PARTNERS, left(30, 20, 12, 15)), { kind: 'match-winner', winner: 0 }),
  },
  'PA-7': {
    header: yes(oneRound({ ...DRAW, players: 4, rules: { partners: true } }, ...HEADER), { kind: 'match-winner', winner: 0 }),
    alone: no(oneRound({ ...DRAW, players: 4 }, ...HEADER), { kind: 'total', seat: 0, points: 10 }, { kind: 'match-winner', winner: null }),
  },
  'PA-8': {
    next: yes(oneRound(BLOCK_PARTNERS, play('6-6')), { kind: 'turn', seat: 1 }),
    'not-partner': no(oneRound(BLOCK_PARTNERS, play('6-6'), by(2, play('6-5'))), { kind: 'warned', code: 'out-of-turn' }),
  },
} as const satisfies RuleExamples<`C-${string}` | `PA-${string}`>
