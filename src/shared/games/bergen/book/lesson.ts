import { isDouble } from '../../../domino/tile'
import { payoutOfPlay } from '../../../rules/payout'
import { by, drawEvent, lies, no, oneRound, play, yes } from '../../../rulebook/build'
import type { HowToPlay, Pictures, Shown } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'bergen-pagat'
const TABLE = { preset } as const
const HANDS = { hands: [4, 4] } as const

const pictures = {
  ledDouble: yes(oneRound(TABLE, play('3-3')), { kind: 'reason', code: 'double-header', points: 2 }, { kind: 'moves', points: 2 }),
  doubleHeader: yes(
    oneRound(TABLE, lies('6-4 4-2', HANDS), play('6-2', 'right')),
    { kind: 'reason', code: 'double-header', points: 2 },
    { kind: 'moves', points: 2 },
  ),
  doubleJoins: yes(
    oneRound(TABLE, lies('5-2 2-0 0-5', HANDS), play('5-5', 'right')),
    { kind: 'reason', code: 'triple-header', points: 3 },
    { kind: 'moves', points: 3 },
  ),
  doubleStands: yes(
    oneRound(TABLE, lies('1-1 1-4 4-3', HANDS), play('3-1', 'right')),
    { kind: 'reason', code: 'triple-header', points: 3 },
    { kind: 'moves', points: 3 },
  ),
  nearTarget: yes(
    oneRound(TABLE, lies('6-4 4-2', { ...HANDS, totals: [13, 9] }), play('6-2', 'right')),
    { kind: 'reason', code: 'double-header', points: 2 },
    { kind: 'moves', points: 1 },
  ),
  nothing: no(oneRound(TABLE, lies('3-5 5-2', HANDS), play('4-2', 'right')), { kind: 'no-reason', code: 'double-header' }, { kind: 'moves', points: 0 }),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const shown: Shown<Name> = (play, rules, { arms }) => {
  const { arm, tile } = play
  const [header] = payoutOfPlay(rules, play).reasons
  if (header === undefined) return ['nothing']
  // round a spinner (B-10) three single ends, and numbers that are counted as in Double Bergen, are equal ends like two
  const triple = header.code === 'triple-header' && (rules.layout === 'two-ended' || [...arms.values()].some(isDouble))
  const name = triple ? (isDouble(tile) ? 'doubleJoins' : 'doubleStands') : arm === null ? 'ledDouble' : 'doubleHeader'
  return header.capped ? [name, 'nearTarget'] : [name]
}

export const BERGEN_LESSON = {
  preset,
  pictures,
  firstRound: oneRound(
    TABLE,
    by(0, play('1-1')),
    by(1, play('3-1', 'left')),
    by(0, play('6-1', 'right')),
    by(1, play('6-3', 'left')),
    by(0, play('6-6', 'left')),
    by(1, play('6-5', 'left')),
    by(0, play('6-2', 'right')),
    by(1, play('5-0', 'left')),
    by(0, play('2-2', 'right')),
    { ...drawEvent(1), player: 1 },
    by(1, play('3-0', 'left')),
    by(0, play('3-2', 'left')),
  ),
  shown,
} as const satisfies HowToPlay<Name>
