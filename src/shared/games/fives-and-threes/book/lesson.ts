import { isDouble } from '../../../domino/tile'
import { by, lies, no, oneRound, play, yes } from '../../../rulebook/build'
import type { HowToPlay, Pictures, Shown } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'fives-and-threes'
const TABLE = { preset } as const
const HANDS = { hands: [4, 4] } as const

const pictures = {
  led: yes(oneRound(TABLE, play('6-6')), { kind: 'reason', code: 'threes', points: 4 }, { kind: 'moves', points: 4 }),
  fives: yes(oneRound(TABLE, lies('6-2 2-1', HANDS), play('4-1', 'right')), { kind: 'reason', code: 'fives', points: 2 }, { kind: 'moves', points: 2 }),
  threes: yes(oneRound(TABLE, lies('6-2 2-1', HANDS), play('3-1', 'right')), { kind: 'reason', code: 'threes', points: 3 }, { kind: 'moves', points: 3 }),
  both: yes(
    oneRound(TABLE, lies('6-2 2-3', HANDS), play('6-6', 'left')),
    { kind: 'reason', code: 'fives', points: 3 },
    { kind: 'reason', code: 'threes', points: 5 },
    { kind: 'moves', points: 8 },
  ),
  withDouble: yes(oneRound(TABLE, lies('4-1 1-2', HANDS), play('4-4', 'left')), { kind: 'reason', code: 'fives', points: 2 }, { kind: 'moves', points: 2 }),
  nothing: no(oneRound(TABLE, lies('6-2 2-1', HANDS), play('1-1', 'right')), { kind: 'no-reason', code: 'fives' }, { kind: 'moves', points: 0 }),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const shown: Shown<Name> = ({ reasons, arm, tile }, _rules, { lead, arms }) => {
  const [first, second] = reasons
  if (first === undefined) return ['nothing']
  if (second !== undefined) return ['both']
  if (arm === null && isDouble(tile)) return ['led']
  const ends = [arms.get('left') ?? lead, arms.get('right') ?? lead]
  if (ends.some((end) => end !== null && isDouble(end))) return ['withDouble']
  return [first.code === 'fives' ? 'fives' : 'threes']
}

export const FIVES_AND_THREES_LESSON = {
  preset,
  pictures,
  firstRound: oneRound(
    TABLE,
    by(0, play('6-6')),
    by(1, play('6-3', 'right')),
    by(0, play('6-0', 'left')),
    by(1, play('4-0', 'left')),
    by(0, play('3-2', 'right')),
    by(1, play('5-2', 'right')),
    by(0, play('6-5', 'right')),
    by(1, play('4-2', 'left')),
    by(0, play('6-4', 'right')),
    by(1, play('2-2', 'left')),
    by(0, play('2-0', 'left')),
    by(1, play('1-0', 'left')),
    by(0, play('1-1', 'left')),
  ),
  shown,
} as const satisfies HowToPlay<Name>
