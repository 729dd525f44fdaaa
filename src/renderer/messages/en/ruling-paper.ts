import { makeTile, type Tile } from '#shared/domino/tile'
import type { RuleId } from '#shared/games/rule-ids'
import { counted, listed } from '#shared/words/en'

/** A ruling on paper and as a picture. */
export const rulingPaper = {
  paper: 'Ruling',
  title: 'Ruling on a blocked round',
  belongs: (names: readonly string[], round: number) => `${listed(names)}, round ${round}`,
  rule: (name: string, ids: readonly RuleId[]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${ids.length === 1 ? 'rule' : 'rules'} ${listed(ids)}`,
  rolled: (flower: Tile, scorpion: Tile) => `Flower ${makeTile(flower)}, Scorpion ${makeTile(scorpion)}`,
  table: 'On the table',
  ends: (ends: string) => `Open ends: ${ends}.`,
  arm: (arm: number) => `Arm ${arm}`,
  hands: 'Hands',
  pips: (pips: number) => counted(pips, { one: 'pip', other: 'pips' }),
  /** Of a hand in which tiles are hidden. */
  notWhole: 'not shown whole',
  steps: 'Tests in order',
  blocked: 'Is the round really blocked?',
  tableUntold: 'The table was not entered.',
  others: 'Under other rules',
  wins: 'wins',
  made: 'Ruling made with Caravan',
  check: 'Anyone can check the saved ruling without Caravan: the page “check-ruling.html” works out every step again.',
  /** In its place where something is hidden that cannot change the ruling. */
  noFile: 'A saved ruling needs every hand and all dice, so this one has no file that can be checked.',
  picture: {
    title: 'Picture of the ruling',
    alt: (winner: string, takes: string, where: readonly string[]) => `${winner} ${takes}. ${where.join(', ')}.`,
  },
} as const
