import { left, no, oneRound, rounds, under, yes } from '../../../rulebook/build'
import type { RuleExamples } from '../../../rulebook/example'

const preset = 'round-totals'
const TWO = { preset } as const
const THREE = { preset, players: 3 } as const
const TWELVE = { preset, rules: { maxPip: 12 } } as const
const PAD = { preset: 'score-pad' } as const
/** Ben has 0-0 left. */
const BLANK = left([], ['0-0', '3-1'])

/** Rounds that Ada began, one after another. */
const counted = (...ends: readonly ReturnType<typeof left>[]) => ends.map((end) => ({ leader: 0, events: [end] }))

/** RT-1 … RT-8. */
export const ROUND_TOTALS_EXAMPLES = {
  'RT-1': {
    eighteen: yes(oneRound({ preset, rules: { maxPip: 18 } }, left(['18-18', '17-2'], [])), {
      kind: 'round-ends',
      how: 'counted',
      winner: 1,
      deltas: [55, 0],
    }),
    'no-line': no(oneRound(TWO, { type: 'play', tile: '6-4' }), { kind: 'refused', code: 'bad-event' }),
  },
  'RT-2': {
    'out-and-left': yes(oneRound(THREE, left(12, ['6-4', '3-1'], [])), { kind: 'round-ends', how: 'counted', winner: 2, deltas: [12, 14, 0] }),
    'nobody-out': yes(oneRound(THREE, left(['6-1'], ['9-2'], ['2-0'])), { kind: 'round-ends', how: 'counted', winner: 2, deltas: [7, 11, 2] }),
    'two-hands': no(oneRound(TWO, left(['6-4'], ['4-6', '1-1'])), { kind: 'refused', code: 'tile-seen-twice' }),
    'not-in-the-set': no(oneRound(TWO, left(['10-3'], [])), { kind: 'refused', code: 'bad-tile' }),
    'below-zero': no(oneRound(TWO, left(-3, 4)), { kind: 'refused', code: 'bad-event' }),
  },
  'RT-3': {
    fifty: under('doubleBlank', yes(oneRound(TWO, BLANK), { kind: 'round-ends', how: 'counted', winner: 0, deltas: [0, 54] })),
    nothing: under(
      'doubleBlank',
      no(oneRound({ preset, rules: { doubleBlank: 0 } }, BLANK), { kind: 'round-ends', how: 'counted', winner: 0, deltas: [0, 4] }),
    ),
  },
  'RT-4': {
    lowest: yes(rounds({ preset, players: 3, rules: { rounds: 2 } }, ...counted(left(12, 5, 0), left(0, 20, 9))), { kind: 'match-winner', winner: 2 }),
    highest: under('goal', yes(oneRound({ preset, rules: { rounds: 1, goal: 'highest' } }, left(12, 5)), { kind: 'match-winner', winner: 0 })),
    'one-more': under('tie', no(oneRound({ preset, rules: { rounds: 1 } }, left(12, 12)), { kind: 'match-winner', winner: null })),
    level: under('tie', yes(oneRound({ preset, players: 3, rules: { rounds: 1, tie: 'shared' } }, left(12, 12, 30)), { kind: 'match-shared', first: [0, 1] })),
  },
  'RT-5': {
    reached: under(
      'limit',
      yes(rounds({ preset, players: 3, rules: { limit: 100 } }, ...counted(left(98, 40, 60), left(5, 0, 12))), { kind: 'match-winner', winner: 1 }),
    ),
    'not-yet': no(oneRound({ preset, rules: { limit: 100 } }, left(99, 20)), { kind: 'match-winner', winner: null }),
    shared: no(oneRound({ preset, players: 3, rules: { limit: 100 } }, left(101, 50, 50)), { kind: 'match-winner', winner: null }),
  },
  'RT-6': {
    'too-many': yes(oneRound({ preset, rules: { maxPip: 6 } }, left(100, 90)), { kind: 'warned', code: 'more-than-the-set' }),
    enough: no(oneRound({ preset, rules: { maxPip: 6 } }, left(100, 68)), { kind: 'regular' }),
  },
  'RT-7': {
    numbers: under('counted', yes(oneRound(PAD, left(-5, 20)), { kind: 'round-ends', how: 'counted', winner: 1, deltas: [-5, 20] })),
    'no-tiles': no(oneRound(PAD, left(['6-4'], [])), { kind: 'refused', code: 'bad-event' }),
  },
  'RT-8': {
    second: yes(rounds(TWELVE, ...counted(left(12, 0)), { leader: 1, events: [] }), { kind: 'opens-with', suit: 11 }),
    pad: no(rounds(PAD, { leader: 0, events: [] }), { kind: 'opens-with', suit: null }),
  },
} as const satisfies RuleExamples<`RT-${string}`>
