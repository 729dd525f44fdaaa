import { lies, liesRound, no, oneRound, play, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'
import {
  ALL_HOLD_DOUBLES,
  blocked,
  DOUBLE_IS_LIGHTEST,
  FEWEST_TILES,
  GAP,
  LIGHTEST_TIE,
  NO_DOUBLES,
  ONE_WITHOUT_DOUBLE,
  TWO_LIGHTEST,
  WORKED,
} from '../../../rulebook/examples/blocked-tables'

const PAGAT = { preset: 'bergen-pagat' } as const
const CABINET = { preset: 'bergen-game-cabinet' } as const
const DRAW = { preset: 'bergen-draw' } as const
const THREE = { ...PAGAT, players: 3 } as const
const AMERICAN = { ...THREE, rules: { blockedRule: 'american' } } as const
const GERMAN = { ...THREE, rules: { blockedRule: 'german' } } as const
const LIGHTEST = { preset: 'bergen-hoyle', players: 3, rules: { reserve: 2 } } as const
const PICTURE = { ...THREE, rules: { blockedRule: 'picture' } } as const
/** With a double-nine set and a spinner, and every arm of 9-9 started. */
const NINE = { maxPip: 9, spinner: true } as const
const SPINNER = { ...PAGAT, rules: NINE } as const
const ANY_TIME = { ...PAGAT, rules: { ...NINE, spinnerArms: 'any-time' } } as const
const EVERY_NUMBER = { ...PAGAT, rules: { ...NINE, spinnerCount: 'every-number' } } as const
const STARTED = liesRound('9-9', ['9-4', '9-2', '9-7', '9-0'], { hands: [4, 4] })
/** The same, and two arms show a 2. */
const TWO_TWOS = liesRound('9-9', ['9-4 4-2', '9-2', '9-7', '9-0'], { hands: [4, 4] })
const BOTH_SIDES = { ...PAGAT, rules: { completeFirstDouble: true } } as const

/** B-1 … B-10. */
export const BERGEN_EXAMPLES = {
  'B-1': {
    'both-ends': yes(
      oneRound(CABINET, play('6-4'), play('4-2', 'right'), play('6-2', 'right')),
      { kind: 'reason', code: 'double-header', points: 2 },
      { kind: 'moves', points: 2 },
    ),
    'double-led': yes(oneRound(PAGAT, play('5-5')), { kind: 'reason', code: 'double-header', points: 2 }),
    'ends-differ': no(oneRound(CABINET, play('6-4'), play('4-2', 'right')), { kind: 'no-reason', code: 'double-header' }, { kind: 'moves', points: 0 }),
    'house-points': under('doubleHeader', yes(oneRound({ ...PAGAT, rules: { doubleHeader: 1 } }, play('5-5')), { kind: 'moves', points: 1 })),
  },
  'B-2': {
    'double-joins': yes(
      oneRound(DRAW, play('6-6'), play('6-2', 'right'), play('6-4', 'left'), play('4-2', 'left'), play('2-2', 'left')),
      { kind: 'reason', code: 'triple-header', points: 3 },
      { kind: 'no-reason', code: 'double-header' },
    ),
    'end-meets-double': yes(
      oneRound(CABINET, lies('6-6 6-4 4-2', { hands: [4, 4] }), play('6-2', 'right')),
      { kind: 'reason', code: 'triple-header', points: 3 },
      { kind: 'moves', points: 3 },
    ),
    'two-sets': yes(oneRound({ ...CABINET, rules: { copies: 2 } }, lies('6-6 6-4 4-6', { hands: [4, 4] }), play('6-6', 'right')), {
      kind: 'reason',
      code: 'triple-header',
      points: 3,
    }),
    'other-end-differs': no(
      oneRound(CABINET, lies('6-4 4-2', { hands: [4, 4] }), play('6-6', 'left')),
      { kind: 'no-reason', code: 'triple-header' },
      { kind: 'moves', points: 0 },
    ),
    'two-single-ends': no(oneRound(CABINET, lies('6-4 4-2', { hands: [4, 4] }), play('6-2', 'right')), { kind: 'no-reason', code: 'triple-header' }),
  },
  'B-3': {
    'two-short': yes(
      oneRound(CABINET, lies('6-4 4-2', { hands: [4, 4], totals: [13, 9] }), play('6-2', 'right')),
      { kind: 'reason', code: 'double-header', points: 2 },
      { kind: 'moves', points: 1 },
    ),
    'three-short': yes(
      oneRound(CABINET, lies('6-4 4-2 2-6', { hands: [4, 4], totals: [12, 9] }), play('6-6', 'right')),
      { kind: 'reason', code: 'triple-header', points: 3 },
      { kind: 'moves', points: 2 },
    ),
    'four-short': no(oneRound(CABINET, lies('6-4 4-2 2-6', { hands: [4, 4], totals: [11, 9] }), play('6-6', 'right')), { kind: 'moves', points: 3 }),
    'going-out-not-capped': no(oneRound(CABINET, lies('6-4 4-2', { hands: [1, 4], totals: [13, 9] }), play('2-1', 'right')), {
      kind: 'round-ends',
      how: 'domino',
      winner: 0,
      deltas: [2, 0],
    }),
    'not-in-the-draw-game': under(
      'approachCap',
      no(oneRound(DRAW, lies('6-4 4-2', { hands: [4, 4], totals: [13, 9] }), play('6-2', 'right')), { kind: 'moves', points: 2 }),
    ),
  },
  'B-4': {
    'goes-out': yes(oneRound(PAGAT, lies('6-4 4-2', { hands: [1, 3] }), play('2-1')), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [2, 0] }),
    'one-point': under(
      'dominoPoints',
      yes(oneRound(DRAW, lies('6-4 4-2', { hands: [1, 3] }), play('2-1')), { kind: 'round-ends', how: 'domino', winner: 0, deltas: [1, 0] }),
    ),
    'five-points': under(
      'dominoPoints',
      yes(oneRound({ ...PAGAT, rules: { dominoPoints: 5 } }, lies('6-4 4-2', { hands: [1, 3] }), play('2-1')), {
        kind: 'round-ends',
        how: 'domino',
        winner: 0,
        deltas: [5, 0],
      }),
    ),
    'one-tile-left': no(oneRound(PAGAT, lies('6-4 4-2', { hands: [2, 3] }), play('2-1')), { kind: 'round-goes-on' }, { kind: 'moves', points: 0 }),
  },
  'B-5': {
    simple: under(
      'blockedRule',
      yes(
        oneRound(THREE, ...blocked(WORKED)),
        { kind: 'ruled', test: 'lowest-pips', found: 'decided' },
        { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 1, 0] },
      ),
    ),
    american: under(
      'blockedRule',
      yes(
        oneRound(AMERICAN, ...blocked(WORKED)),
        { kind: 'ruled', test: 'lowest-double-if-all-hold-one', found: 'decided' },
        { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
      ),
    ),
    german: under(
      'blockedRule',
      yes(
        oneRound(GERMAN, ...blocked(WORKED)),
        { kind: 'ruled', test: 'fewest-doubles', found: 'tie' },
        { kind: 'ruled', test: 'lowest-pips', found: 'decided' },
        { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 2, 0] },
      ),
    ),
    'american-only-one': yes(
      oneRound(AMERICAN, ...blocked(ONE_WITHOUT_DOUBLE)),
      { kind: 'ruled', test: 'only-one-without-double', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
    ),
    'american-pips': yes(
      oneRound(AMERICAN, ...blocked(NO_DOUBLES)),
      { kind: 'ruled', test: 'lowest-pips-if-no-doubles', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
    ),
    'american-tiles': yes(
      oneRound(AMERICAN, ...blocked(ALL_HOLD_DOUBLES)),
      { kind: 'ruled', test: 'fewest-tiles-if-several-hold-doubles', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 2, 0] },
    ),
    'gap-none': under('americanGap', no(oneRound(AMERICAN, ...blocked(GAP)), { kind: 'round-ends', how: 'blocked', winner: null, deltas: [0, 0, 0] })),
    'gap-simple': under(
      'americanGap',
      yes(
        oneRound({ ...THREE, rules: { blockedRule: 'american', americanGap: 'simple' } }, ...blocked(GAP)),
        { kind: 'ruled', test: 'lowest-pips-for-the-gap', found: 'decided' },
        { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
      ),
    ),
    'among-tied': under(
      'germanTies',
      yes(
        oneRound(GERMAN, ...blocked(DOUBLE_IS_LIGHTEST)),
        { kind: 'ruled', test: 'no-doubles', found: 'tie' },
        { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
      ),
    ),
    'all-again': under(
      'germanTies',
      yes(oneRound({ ...THREE, rules: { blockedRule: 'german', germanTies: 'all' } }, ...blocked(DOUBLE_IS_LIGHTEST)), {
        kind: 'round-ends',
        how: 'blocked',
        winner: 2,
        deltas: [0, 0, 2],
      }),
    ),
    'without-doubles': under(
      'blockedRule',
      yes(
        oneRound(LIGHTEST, ...blocked(DOUBLE_IS_LIGHTEST)),
        { kind: 'ruled', test: 'lowest-pips-without-a-double', found: 'decided' },
        { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [1, 0, 0] },
      ),
    ),
    'beside-doubles': under(
      'blockedRule',
      yes(
        oneRound(LIGHTEST, ...blocked(ALL_HOLD_DOUBLES)),
        { kind: 'ruled', test: 'lowest-pips-without-a-double', found: 'nobody' },
        { kind: 'ruled', test: 'lowest-pips-beside-doubles-if-all-hold-one', found: 'decided' },
        { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 1, 0] },
      ),
    ),
    'without-doubles-tie': no(
      oneRound(LIGHTEST, ...blocked(TWO_LIGHTEST)),
      { kind: 'ruled', test: 'lowest-pips-without-a-double', found: 'tie' },
      { kind: 'round-ends', how: 'blocked', winner: null, deltas: [0, 0, 0] },
    ),
    tie: no(
      oneRound(THREE, ...blocked(LIGHTEST_TIE)),
      { kind: 'ruled', test: 'lowest-pips', found: 'tie' },
      { kind: 'round-ends', how: 'blocked', winner: null, deltas: [0, 0, 0] },
    ),
  },
  'B-6': {
    'other-side-first': under(
      'completeFirstDouble',
      yes(oneRound(BOTH_SIDES, play('6-6'), play('6-4', 'right'), play('4-2', 'right')), { kind: 'refused', code: 'does-not-match' }),
    ),
    'both-played-on': yes(oneRound(BOTH_SIDES, play('6-6'), play('6-4', 'right'), play('6-2', 'left'), play('4-1', 'right')), { kind: 'regular' }),
    'not-played': under('completeFirstDouble', no(oneRound(PAGAT, play('6-6'), play('6-4', 'right'), play('4-2', 'right')), { kind: 'regular' })),
  },
  'B-7': {
    'double-leads': under('leadTile', yes(oneRound(PAGAT, play('1-1')), { kind: 'regular' })),
    'not-a-double': yes(oneRound(PAGAT, play('6-4')), { kind: 'refused', code: 'lead-must-be-double' }),
    'highest-double-any-tile': yes(oneRound({ preset: 'bergen-online' }, play('6-4')), { kind: 'regular' }),
    'any-tile': under('leadTile', no(oneRound(CABINET, play('6-4')), { kind: 'regular' })),
  },
  'B-8': {
    'gives-back': yes(
      oneRound(DRAW, lies('6-4 4-2', { hands: [4, 4], totals: [6, 3] }), play('6-2', 'right')),
      { kind: 'to-give-back', seat: 0, chips: 7 },
      { kind: 'total', seat: 0, points: 8 },
    ),
    'none-left': yes(
      oneRound(DRAW, lies('6-4 4-2', { hands: [4, 4], totals: [13, 3] }), play('6-2', 'right')),
      { kind: 'to-give-back', seat: 0, chips: 0 },
      { kind: 'match-winner', winner: 0 },
    ),
    'keeps-all': no(oneRound(DRAW, play('6-6'), play('6-4')), { kind: 'to-give-back', seat: 1, chips: 15 }, { kind: 'match-winner', winner: null }),
  },
  'B-9': {
    'lowest-double': yes(
      oneRound(PICTURE, ...blocked(ONE_WITHOUT_DOUBLE)),
      { kind: 'ruled', test: 'lowest-double', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 1, deltas: [0, 2, 0] },
    ),
    'fewest-tiles': yes(
      oneRound(PICTURE, ...blocked(FEWEST_TILES)),
      { kind: 'ruled', test: 'fewest-tiles-if-no-doubles', found: 'decided' },
      { kind: 'round-ends', how: 'blocked', winner: 0, deltas: [2, 0, 0] },
    ),
    tie: no(
      oneRound(PICTURE, ...blocked(NO_DOUBLES)),
      { kind: 'ruled', test: 'fewest-tiles-if-no-doubles', found: 'tie' },
      { kind: 'round-ends', how: 'blocked', winner: null, deltas: [0, 0, 0] },
    ),
  },
  'B-10': {
    'four-arms': under(
      'spinner',
      yes(oneRound(SPINNER, play('9-9'), play('9-4', 1), play('9-2', 2), play('9-7', 3), play('9-0', 4)), { kind: 'regular' }, { kind: 'moves', points: 0 }),
    ),
    'spinner-led': yes(oneRound(SPINNER, play('9-9')), { kind: 'reason', code: 'double-header', points: 2 }, { kind: 'moves', points: 2 }),
    'two-equal': yes(oneRound(SPINNER, STARTED, play('4-2', 1)), { kind: 'reason', code: 'double-header', points: 2 }, { kind: 'moves', points: 2 }),
    'three-ends': yes(oneRound(SPINNER, TWO_TWOS, play('7-2', 3)), { kind: 'reason', code: 'triple-header', points: 3 }, { kind: 'moves', points: 3 }),
    'with-a-double': yes(oneRound(SPINNER, TWO_TWOS, play('2-2', 2)), { kind: 'reason', code: 'triple-header', points: 3 }, { kind: 'moves', points: 3 }),
    'start-first': under('spinnerArms', yes(oneRound(SPINNER, play('9-9'), play('9-4', 1), play('4-2', 1)), { kind: 'refused', code: 'does-not-match' })),
    'not-a-double': yes(oneRound(SPINNER, play('9-4')), { kind: 'refused', code: 'lead-must-be-double' }),
    'any-order': under('spinnerArms', no(oneRound(ANY_TIME, play('9-9'), play('9-4', 1), play('4-2', 1)), { kind: 'regular' }, { kind: 'moves', points: 0 })),
    'stands-already': under(
      'spinnerCount',
      no(oneRound(SPINNER, TWO_TWOS, play('7-5', 3)), { kind: 'no-reason', code: 'double-header' }, { kind: 'moves', points: 0 }),
    ),
    'every-number': under(
      'spinnerCount',
      yes(oneRound(EVERY_NUMBER, TWO_TWOS, play('7-5', 3)), { kind: 'reason', code: 'of-a-suit', points: 2 }, { kind: 'moves', points: 2 }),
    ),
    'double-alone': no(oneRound(SPINNER, STARTED, play('7-7', 3)), { kind: 'no-reason', code: 'double-header' }, { kind: 'moves', points: 0 }),
    'two-ends': under(
      'spinner',
      no(oneRound({ ...PAGAT, rules: { maxPip: 9 } }, play('9-9'), play('9-4', 'right'), play('4-2', 'right')), { kind: 'regular' }),
    ),
  },
} as const satisfies RuleExamples<`B-${string}`>
