import { isDouble } from '../../../domino/tile'
import { block, by, left, lies, no, oneRound, pass, play, yes } from '../../../rulebook/build'
import type { HowToPlay, LessonOfPartners, Pictures, ShownAtEnd } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'block'
const TABLE = { preset } as const
const THREE = { preset, players: 3 } as const
/** Ada plays the last tile on this line, and 2-1 is open at its right end. */
const LAST = lies('6-4 4-2', { hands: [1, 2] })
/** Nobody fits 4 or 0. */
const STUCK = lies('4-0', { hands: [1, 1] })

const domino = (...deltas: readonly number[]) => ({ kind: 'round-ends', how: 'domino', winner: 0, deltas }) as const
const blocked = (winner: number | null, ...deltas: readonly number[]) => ({ kind: 'round-ends', how: 'blocked', winner, deltas }) as const

const pictures = {
  out: yes(oneRound(TABLE, LAST, play('2-1', 'right'), left([], ['6-3', '4-0'])), domino(13, 0)),
  others: yes(oneRound(THREE, lies('6-4 4-2', { hands: [1, 2, 1] }), play('2-1', 'right'), left([], ['5-3', '1-0'], ['6-1'])), domino(16, 0, 0)),
  double: yes(oneRound(TABLE, LAST, play('2-1', 'right'), left([], ['5-5', '1-0'])), domino(11, 0)),
  fewest: yes(oneRound(TABLE, STUCK, block(['2-1'], ['5-3'])), blocked(0, 5, 0)),
  level: no(oneRound(TABLE, STUCK, block(['5-1'], ['3-3'])), blocked(null, 0, 0)),
  nothing: no(oneRound(TABLE, play('6-4')), { kind: 'moves', points: 0 }),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const shownAtEnd: ShownAtEnd<Name> = ({ kind, winner }, hands) => {
  if (kind === 'blocked') return [winner === null ? 'level' : 'fewest']
  const names: Name[] = ['out']
  if (hands.length > 2) names.push('others')
  if (hands.some((hand) => !('pips' in hand) && hand.some(isDouble))) names.push('double')
  return names
}

const PARTNERS = { preset: 'block-partners', players: 4 } as const

const forPartners = {
  out: yes(oneRound(PARTNERS, lies('6-4 4-2', { hands: [1, 2, 1, 1] }), play('2-1', 'right'), left([], ['6-3', '1-0'], ['5-5'], ['5-1'])), domino(16, 0, 0, 0)),
  // Ben has the lightest hand
  blocked: yes(oneRound(PARTNERS, lies('4-0', { hands: [1, 1, 1, 1] }), block(['3-1'], ['1-1'], ['3-2'], ['5-3'])), blocked(0, 10, 0, 0, 0)),
  level: no(oneRound(PARTNERS, lies('4-0', { hands: [1, 1, 1, 1] }), block(['5-1'], ['3-2'], ['1-1'], ['2-1'])), blocked(null, 0, 0, 0, 0)),
} as const satisfies Pictures<string>

/** Two against two: the six is used up, and Ben's side has the lightest hand and the more pips. */
const partners: LessonOfPartners = {
  preset: PARTNERS.preset,
  pictures: forPartners,
  firstRound: oneRound(
    PARTNERS,
    by(0, play('6-6')),
    by(1, play('6-1', 'left')),
    by(2, play('6-2', 'right')),
    by(3, play('3-1', 'left')),
    by(0, play('6-3', 'left')),
    by(1, play('4-2', 'right')),
    by(2, play('6-4', 'right')),
    by(3, play('6-0', 'left')),
    by(0, play('5-0', 'left')),
    { ...pass, player: 1 },
    by(2, play('6-5', 'left')),
    block(['4-1', '3-3', '2-0', '5-4'], ['2-1', '4-4', '1-0', '3-2', '3-0'], ['5-5', '5-2', '2-2', '0-0'], ['5-1', '5-3', '4-3', '1-1', '4-0']),
  ),
}

export const BLOCK_AND_DRAW_LESSON = {
  preset,
  also: 'draw',
  pictures,
  firstRound: oneRound(
    TABLE,
    by(0, play('6-4')),
    by(1, play('5-4', 'right')),
    by(0, play('5-5', 'right')),
    by(1, play('6-3', 'left')),
    by(0, play('3-1', 'left')),
    by(1, play('2-1', 'left')),
    by(0, play('5-0', 'right')),
    by(1, play('2-2', 'left')),
    by(0, play('4-2', 'left')),
    { ...pass, player: 1 },
    by(0, play('4-1', 'left')),
    by(1, play('5-1', 'left')),
    by(0, play('5-2', 'left')),
    left([], ['6-6', '3-2']),
  ),
  /** No play scores (BD-2). */
  shown: (): readonly Name[] => ['nothing'],
  shownAtEnd,
  partners,
} as const satisfies HowToPlay<Name>
