import type { ArmName } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import { counted, tileNoun } from '#shared/words/en'

/** The page Settle a dispute: the questions. */
export const settle = {
  title: 'Settle a dispute',
  waiting: 'Loading…',
  noHost: 'Can’t suggest names right now. You can still get a ruling.',
  about: 'Is a round blocked, and you can’t agree who won? Enter every hand, and you get a ruling.',
  aboutMatch: (round: number) => `Round ${round} of your match. Enter the hands to get a ruling. Your match doesn’t change.`,
  again: 'Start over',
  againMatch: 'Reset to match',
  begun: 'Entries cleared.',
  undo: 'Undo',
  toMatch: 'Back to match',
  nameless: (place: number) => `Player ${place}`,
  open: 'Settle a dispute',

  setup: {
    game: 'Game',
    rules: 'House rules',
    rulesChanged: (changed: number) => `House rules: ${changed} changed`,
    rulesIntro: 'The rules that decide a blocked round. Changes here apply to this dispute only.',
    rulesWrong: (why: string) => `These rules don’t work together: ${why}.`,
  },

  roll: {
    heading: 'Flower and Scorpion',
    hint: 'Tap the dice, or type the two tiles.',
    set: 'Set the dice',
    change: 'Change the dice',
    flower: 'Flower tile',
    scorpion: 'Scorpion tile',
    notATile: 'Enter two numbers from 1 to 6, like 6-4.',
  },

  tiles: {
    enter: (name: string) => `Add tiles to ${name}’s hand`,
    done: 'Done',
    nextHand: (name: string) => `Next: ${name}’s hand`,
    counts: (name: string, shown: number, expected: number) => `${name} should have ${counted(expected, tileNoun)}. Entered so far: ${shown}.`,
    theseAreAll: 'That’s all of them',
  },

  table: {
    enter: 'Add the tiles on the table',
    change: 'Change the tiles on the table',
    heading: 'Tiles on the table',
    optional: 'Optional. The ruling only needs the hands, but with the table Caravan can check whether the round is really blocked.',
    kind: 'What do you want to enter?',
    kinds: { ends: 'Open ends', line: 'Whole line' },
    endOf: (arm: ArmName) => (typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'Left end' : 'Right end'),
    endOpen: 'not entered',
    suit: (suit: Suit) => (suit === 0 ? '0, blank' : String(suit)),
    boneyard: (name: string) => `Face down in the ${name}`,
    boneyardUntold: 'not counted',
    boneyardCounted: 'counted',
    boneyardTiles: 'Tiles face down',
    pad: 'Tiles for the table',
    tap: (line: string) => `Tap or type any tile of the ${line}. Then add its neighbours on either side.`,
    tapNext: 'Add the next tile at either end.',
    tapDouble: 'Tap or type the spinner.',
    tapArms: 'Add the tiles of each arm, from the spinner outwards.',
    whichEnd: (tile: string) => `${tile} fits both ends. Where is it?`,
    whichArm: (tile: string) => `${tile} fits several arms. Where is it?`,
    layAt: (tile: string, arm: ArmName) => (typeof arm === 'number' ? `${tile} is on arm ${arm}` : `${tile} is at the ${arm} end`),
    takeBack: 'Remove last tile',
    clear: 'Clear table',
    fits: 'doesn’t fit any end',
    held: 'in a hand',
    there: 'on the table',
    empty: 'No tiles on the table yet.',
    tile: (tile: string) => `${tile}, on the table`,
  },
} as const
