import type { ArmName } from '#shared/domino/line'
import { counted, plain, tileNoun } from '#shared/words/en/numbers'

/** What is said of a match to people who do not see it: what has changed, and what they ask for with a key. */
export const aloud = {
  changed: 'The match has changed.',
  takenBack: (entry: string) => `Taken back: ${entry}.`,
  rulesChanged: 'House rules have changed.',
  rolled: (flower: string, scorpion: string) => `Flower ${flower}, Scorpion ${scorpion}.`,
  turn: (name: string) => `${name}’s turn.`,
  yourTurn: 'Your turn.',
  moved: (name: string, points: number) => (points < 0 ? `${name} loses ${plain(-points)}` : `${name} +${plain(points)}`),
  has: (name: string, total: number) => `${name} ${plain(total)}`,
  now: (totals: string) => `Now ${totals}.`,
  open: (ends: string) => `Open: ${ends}.`,
  end: (arm: ArmName, suit: number, double: boolean) => `${typeof arm === 'number' ? `arm ${arm}:` : arm} ${double ? 'double ' : ''}${suit}`,
  target: (target: number) => `Target ${target}.`,
  inHand: (hands: string) => `Tiles in hand: ${hands}.`,
  hold: (tiles: string) => `You hold ${tiles}.`,
  notEntered: (tiles: number) => `Not entered: ${counted(tiles, tileNoun)}.`,
  shows: (name: string, tiles: string) => `${name} shows ${tiles}.`,
  nothing: 'Nothing has happened yet.',
} as const
