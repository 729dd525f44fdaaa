import { isDouble } from '../../../domino/tile'
import { by, left, lies, liesRound, no, oneRound, play, yes } from '../../../rulebook/build'
import type { HowToPlay, Pictures, Shown } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'all-fives'
const TABLE = { preset } as const
const HANDS = { hands: [4, 4] } as const

const pictures = {
  led: yes(oneRound(TABLE, play('5-5')), { kind: 'reason', code: 'fives', points: 10 }, { kind: 'moves', points: 10 }),
  sum: yes(oneRound(TABLE, lies('6-2 2-1', HANDS), play('4-1', 'right')), { kind: 'reason', code: 'fives', points: 10 }, { kind: 'moves', points: 10 }),
  withDouble: yes(oneRound(TABLE, lies('5-1 1-0', HANDS), play('5-5', 'left')), { kind: 'reason', code: 'fives', points: 10 }, { kind: 'moves', points: 10 }),
  third: yes(
    oneRound(TABLE, liesRound('2-2', ['2-6', '2-5'], HANDS), play('4-2', 'up')),
    { kind: 'reason', code: 'fives', points: 15 },
    { kind: 'moves', points: 15 },
  ),
  fourth: yes(
    oneRound(TABLE, liesRound('2-2', ['2-6', '2-5', '2-4'], HANDS), play('2-0', 'down')),
    { kind: 'reason', code: 'fives', points: 15 },
    { kind: 'moves', points: 15 },
  ),
  nothing: no(oneRound(TABLE, lies('6-2 2-1', HANDS), play('1-0', 'right')), { kind: 'no-reason', code: 'fives' }, { kind: 'moves', points: 0 }),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const shown: Shown<Name> = ({ reasons, arm, tile }, _rules, { lead, arms }) => {
  if (reasons.length === 0) return ['nothing']
  if (arm === null) return [isDouble(tile) ? 'led' : 'sum']
  if (arms.has('up')) return [arms.has('down') ? 'fourth' : 'third']
  const ends = [arms.get('left') ?? lead, arms.get('right') ?? lead]
  return [ends.some((end) => end !== null && isDouble(end)) ? 'withDouble' : 'sum']
}

export const ALL_FIVES_LESSON = {
  preset,
  pictures,
  firstRound: oneRound(
    TABLE,
    by(0, play('5-5')),
    by(1, play('5-3', 'right')),
    by(0, play('5-2', 'left')),
    by(1, play('4-2', 'left')),
    by(0, play('3-3', 'right')),
    by(1, play('5-1', 'up')),
    by(0, play('6-1', 'up')),
    by(1, play('4-4', 'left')),
    by(0, play('6-3', 'right')),
    by(1, play('6-6', 'right')),
    by(0, play('5-0', 'down')),
    by(1, play('4-0', 'down')),
    by(0, play('6-2', 'right')),
    by(1, play('6-0', 'up')),
    by(0, play('3-2', 'right')),
    by(1, play('1-0', 'up')),
    by(0, play('3-1', 'right')),
    left([], ['1-1']),
  ),
  shown,
} as const satisfies HowToPlay<Name>
