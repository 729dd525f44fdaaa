import { highOf, tileOf } from '../../../domino/tile'
import { by, drawEvent, liesRound, no, oneRound, play, yes } from '../../../rulebook/build'
import type { HowToPlay, Pictures, Shown } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'double-bergen'
const TABLE = { preset } as const
const HANDS = { hands: [4, 4] } as const
/** Four different numbers lie open. */
const STARTED = ['6-4', '6-2', '6-1', '6-5']

const pictures = {
  spinner: yes(oneRound(TABLE, play('6-6')), { kind: 'reason', code: 'of-a-suit', points: 2 }, { kind: 'moves', points: 2 }),
  pair: yes(oneRound(TABLE, liesRound('6-6', STARTED, HANDS), play('4-2', 1)), { kind: 'reason', code: 'of-a-suit', points: 2 }, { kind: 'moves', points: 2 }),
  withDouble: yes(
    oneRound(TABLE, liesRound('6-6', ['6-4 4-2', '6-2', '6-1', '6-5'], HANDS), play('2-2', 2)),
    { kind: 'reason', code: 'of-a-suit', points: 3 },
    { kind: 'moves', points: 3 },
  ),
  twoPairs: yes(
    oneRound(TABLE, liesRound('6-6', ['6-4 4-2', '6-2', '6-1', '6-5'], HANDS), play('5-1', 4)),
    { kind: 'reason', code: 'of-a-suit', points: 2 },
    { kind: 'moves', points: 4 },
  ),
  four: yes(
    oneRound(TABLE, liesRound('6-6', ['6-4 4-1', '6-2', '6-1', '6-5 5-1'], HANDS), play('2-1', 2)),
    { kind: 'reason', code: 'of-a-suit', points: 4 },
    { kind: 'moves', points: 4 },
  ),
  nothing: no(oneRound(TABLE, liesRound('6-6', STARTED, HANDS), play('4-3', 1)), { kind: 'no-reason', code: 'of-a-suit' }, { kind: 'moves', points: 0 }),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const shown: Shown<Name> = ({ reasons, arm }, { arms: all }, { lead, arms }) => {
  if (reasons.length === 0) return ['nothing']
  const spinner = lead !== null && arms.size < all ? highOf(lead) : null
  const names = reasons.map(({ suit, count }): Name => {
    if (arm === null || suit === spinner) return 'spinner'
    if (count === 4) return 'four'
    return [...arms.values()].some((open) => open === tileOf(suit ?? 0, suit ?? 0)) ? 'withDouble' : 'pair'
  })
  return [...new Set(reasons.length > 1 ? [...names, 'twoPairs' as const] : names)]
}

export const DOUBLE_BERGEN_LESSON = {
  preset,
  also: 'double-bergen-twelve',
  pictures,
  firstRound: oneRound(
    TABLE,
    by(0, play('4-4')),
    by(1, play('4-3', 1)),
    by(0, play('4-1', 2)),
    { ...drawEvent(1), player: 1 },
    by(1, play('4-2', 3)),
    by(0, play('6-4', 4)),
    by(1, play('3-2', 1)),
    by(0, play('6-1', 2)),
    by(1, play('2-0', 3)),
    by(0, play('6-2', 1)),
    by(1, play('6-6', 1)),
    by(0, play('1-0', 3)),
  ),
  shown,
} as const satisfies HowToPlay<Name>
