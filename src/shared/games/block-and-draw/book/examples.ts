import { block, drawEvent, left, lies, no, oneRound, pass, play, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'
import type { RuleOverrides } from '../../../match/record'

const BLOCK = { preset: 'block' } as const
const DRAW = { preset: 'draw' } as const
const THREE = { preset: 'block', players: 3 } as const

const withRules = (rules: RuleOverrides, players = 2) => ({ preset: 'block', players, rules }) as const

/** Ada plays the last tile on this line, and 2-1 is open at its right end. */
const LAST = lies('6-4 4-2', { hands: [1, 2] })
const LAST_OF_THREE = lies('6-4 4-2', { hands: [1, 2, 1] })
const PARTNERS = { preset: 'block-partners', players: 4 } as const
const LAST_OF_FOUR = lies('6-4 4-2', { hands: [1, 2, 1, 1] })
/** 16 and 3 pips on one side, 10 with the partner of who is out. */
const FOUR_LEFT = left([], ['6-6', '3-1'], ['5-5'], ['3-0'])
/** Nobody fits 4 or 0. */
const STUCK = lies('4-0', { hands: [1, 1, 1] })

const domino = (winner: number, ...deltas: readonly number[]) => ({ kind: 'round-ends', how: 'domino', winner, deltas }) as const
const blocked = (winner: number | null, ...deltas: readonly number[]) => ({ kind: 'round-ends', how: 'blocked', winner, deltas }) as const

/** 3, 8 and 11 pips. */
const APART = block(['2-1'], ['5-3'], ['6-5'])
/** Ada and Ben are level at 4, and Cleo has 11. */
const LEVEL = block(['3-1'], ['2-2'], ['6-5'])

/** BD-1 … BD-9. */
export const BLOCK_AND_DRAW_EXAMPLES = {
  'BD-1': {
    'any-tile': yes(oneRound(BLOCK, play('6-4')), { kind: 'regular' }),
    'next-leader': yes(oneRound(BLOCK, LAST, play('2-1', 'right'), left([], ['5-5', '3-0'])), { kind: 'leads-next', seat: 1 }),
    'not-a-double': under('leadTile', no(oneRound(withRules({ leadTile: 'double' }), play('6-4')), { kind: 'refused', code: 'lead-must-be-double' })),
    'any-leads': under('leadTile', yes(oneRound(withRules({ leadTile: 'any' }), play('6-4')), { kind: 'regular' })),
  },
  'BD-2': {
    'both-ends': yes(oneRound(BLOCK, play('6-4'), play('6-2', 'left')), { kind: 'regular' }, { kind: 'moves', points: 0 }),
    'double-led': no(oneRound(BLOCK, play('5-5')), { kind: 'moves', points: 0 }),
  },
  'BD-3': {
    passes: yes(oneRound(BLOCK, play('6-4'), pass), { kind: 'regular' }, { kind: 'turn', seat: 0 }),
    'nobody-draws': under('draw', no(oneRound(withRules({ draw: 'never' }), play('6-4'), drawEvent(1)), { kind: 'refused', code: 'boneyard-empty' })),
  },
  'BD-4': {
    draws: yes(oneRound(DRAW, play('6-4'), drawEvent(2)), { kind: 'regular' }),
    'two-stay': no(oneRound(DRAW, lies('6-5', { hands: [12, 12] }), drawEvent(2)), { kind: 'refused', code: 'boneyard-empty' }),
    'all-drawn': yes(oneRound({ ...DRAW, rules: { reserve: 0 } }, lies('6-5', { hands: [12, 12] }), drawEvent(3)), { kind: 'regular' }),
  },
  'BD-5': {
    'goes-out': yes(oneRound(BLOCK, LAST, play('2-1', 'right'), left([], ['6-6', '3-1'])), domino(0, 16, 0)),
    number: yes(oneRound(BLOCK, LAST, play('2-1', 'right'), left([], 16)), domino(0, 16, 0)),
    blank: yes(oneRound(THREE, LAST_OF_THREE, play('2-1', 'right'), left([], ['4-3', '1-1'], ['0-0'])), domino(0, 9, 0, 0)),
    'not-yet': no(oneRound(BLOCK, LAST, play('2-1', 'right')), { kind: 'round-goes-on' }),
    'two-more': under('dominoPoints', yes(oneRound(withRules({ dominoPoints: 2 }), LAST, play('2-1', 'right'), left([], 16)), domino(0, 18, 0))),
  },
  'BD-6': {
    fewest: yes(oneRound(THREE, STUCK, APART), { kind: 'ruled', test: 'lowest-pips', found: 'decided' }, blocked(0, 16, 0, 0)),
    level: no(oneRound(THREE, STUCK, LEVEL), blocked(null, 0, 0, 0)),
    'own-too': under('endWorth', yes(oneRound(withRules({ endWorth: 'others' }, 3), STUCK, APART), blocked(0, 19, 0, 0))),
    'less-own': under('endWorth', yes(oneRound(withRules({ endWorth: 'others-less-own' }, 3), STUCK, APART), blocked(0, 16, 0, 0))),
    'all-left': under('endWorth', yes(oneRound(withRules({ endWorth: 'all-left' }, 3), STUCK, APART), blocked(0, 22, 0, 0))),
    'own-lost': under('endWorth', yes(oneRound(withRules({ endWorth: 'own-lost' }, 3), STUCK, APART), blocked(0, -3, -8, -11))),
    fixed: under('endWorth', no(oneRound(withRules({ endWorth: 'fixed' }, 3), STUCK, APART), blocked(0, 1, 0, 0))),
    'by-five': under('endRounding', yes(oneRound(withRules({ endRounding: 5 }, 3), STUCK, APART), blocked(0, 15, 0, 0))),
    'by-one': under('endRounding', yes(oneRound(withRules({ endRounding: 1 }, 3), STUCK, APART), blocked(0, 16, 0, 0))),
    'all-together': under(
      'roundingOf',
      yes(oneRound(withRules({ endWorth: 'others', endRounding: 5, roundingOf: 'total' }, 3), STUCK, APART), blocked(0, 20, 0, 0)),
    ),
    'each-hand': under(
      'roundingOf',
      yes(
        oneRound(withRules({ endWorth: 'others', endRounding: 5, roundingOf: 'each-hand' }, 3), STUCK, block(['2-1'], ['5-2'], ['6-1'])),
        blocked(0, 10, 0, 0),
      ),
    ),
    split: under('tieOfThree', yes(oneRound(withRules({ tieOfThree: 'split' }, 3), STUCK, LEVEL), blocked(null, 6, 6, 0))),
    nobody: under('tieOfThree', no(oneRound(withRules({ tieOfThree: 'nobody' }, 3), STUCK, LEVEL), blocked(null, 0, 0, 0))),
  },
  'BD-7': {
    'goes-out': yes(oneRound(PARTNERS, LAST_OF_FOUR, play('2-1', 'right'), FOUR_LEFT), domino(0, 19, 0, 0, 0)),
    'partner-aside': no(oneRound(PARTNERS, LAST_OF_FOUR, play('2-1', 'right'), FOUR_LEFT), { kind: 'total', seat: 2, points: 0 }),
    'all-left': under(
      'endWorth',
      yes(oneRound({ ...PARTNERS, rules: { endWorth: 'all-left' } }, LAST_OF_FOUR, play('2-1', 'right'), FOUR_LEFT), domino(0, 29, 0, 0, 0)),
    ),
    'less-own': under(
      'endWorth',
      yes(oneRound({ ...PARTNERS, rules: { endWorth: 'others-less-own' } }, LAST_OF_FOUR, play('2-1', 'right'), FOUR_LEFT), domino(0, 9, 0, 0, 0)),
    ),
  },
  'BD-8': {
    hundred: yes(oneRound(BLOCK, lies('6-4 4-2', { hands: [1, 2], totals: [95, 60] }), play('2-1', 'right'), left([], 14)), {
      kind: 'match-winner',
      winner: 0,
    }),
    'ninety-nine': no(oneRound(BLOCK, lies('6-4 4-2', { hands: [1, 2], totals: [85, 60] }), play('2-1', 'right'), left([], 14)), {
      kind: 'match-winner',
      winner: null,
    }),
  },
  'BD-9': {
    half: under('doublesInHand', yes(oneRound(withRules({ doublesInHand: 'half' }), LAST, play('2-1', 'right'), left([], ['5-5', '3-1'])), domino(0, 9, 0))),
    pips: under('doublesInHand', no(oneRound(withRules({ doublesInHand: 'pips' }), LAST, play('2-1', 'right'), left([], ['5-5', '3-1'])), domino(0, 14, 0))),
  },
} as const satisfies RuleExamples<`BD-${string}`>
