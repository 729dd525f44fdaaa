import type { flowerAndScorpionIds } from '../ids'
import { by, drawEvent, lies, no, oneRound, play, rolls, yes } from '../../../rulebook/build'
import type { HowToPlay, Pictures, Shown } from '../../../rulebook/how-to-play/how-to-play'

const preset = 'flower-and-scorpion'
/** The same in every picture and in the round. */
const dice = rolls([6, 3], [4, 1])
const TABLE = { preset, dice } as const
const HANDS = { hands: [4, 4] } as const

const pictures = {
  dual: yes(oneRound(TABLE, lies('2-5 5-0', HANDS), play('2-0', 'right')), { kind: 'reason', code: 'dual', points: 2 }, { kind: 'moves', points: 2 }),
  plural: yes(oneRound(TABLE, lies('5-2 2-0 0-5', HANDS), play('5-5', 'right')), { kind: 'reason', code: 'plural', points: 3 }, { kind: 'moves', points: 3 }),
  shortFlower: yes(
    oneRound(TABLE, lies('1-6', HANDS), play('6-3', 'right')),
    { kind: 'reason', code: 'short-flower', points: 1 },
    { kind: 'moves', points: 1 },
  ),
  longFlower: yes(
    oneRound(TABLE, lies('6-1 1-5', HANDS), play('5-3', 'right')),
    { kind: 'reason', code: 'long-flower', points: 1 },
    { kind: 'moves', points: 1 },
  ),
  scorpion: yes(
    oneRound(TABLE, lies('4-2 2-0', { ...HANDS, totals: [5, 3] }), play('1-0', 'right')),
    { kind: 'reason', code: 'large-scorpion', points: -1 },
    { kind: 'moves', points: -1 },
  ),
  nothing: no(oneRound(TABLE, lies('3-5 5-2', HANDS), play('4-2', 'right')), { kind: 'moves', points: 0 }),
} as const satisfies Pictures<string>
type Name = keyof typeof pictures

const PICTURES: { readonly [code in keyof typeof flowerAndScorpionIds.reasons]: Name } = {
  dual: 'dual',
  plural: 'plural',
  'short-flower': 'shortFlower',
  'long-flower': 'longFlower',
  'small-scorpion': 'scorpion',
  'large-scorpion': 'scorpion',
}

const shown: Shown<Name> = ({ reasons }) => {
  const names = reasons.map(({ code }) => PICTURES[code as keyof typeof PICTURES])
  return names.length === 0 ? ['nothing'] : [...new Set(names)]
}

export const FLOWER_AND_SCORPION_LESSON = {
  preset,
  pictures,
  firstRound: oneRound(
    TABLE,
    by(0, play('5-5')),
    { ...drawEvent(1), player: 1 },
    by(1, play('5-3', 'left')),
    by(0, play('6-5', 'right')),
    by(1, play('6-3', 'left')),
    by(0, play('6-6', 'left')),
    by(1, play('6-2', 'left')),
    by(0, play('3-2', 'left')),
    by(1, play('3-3', 'left')),
    by(0, play('6-4', 'right')),
    by(1, play('4-1', 'right')),
    by(0, play('4-3', 'left')),
  ),
  shown,
} as const satisfies HowToPlay<Name>
