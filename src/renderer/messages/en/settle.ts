import type { ArmName } from '#shared/domino/line'
import type { Suit } from '#shared/domino/tile'
import type { PresetId } from '#shared/rules/presets'
import { counted, listed, presetNames, tileNoun } from '#shared/words/en'

/** The arbiter's page: what is asked. */
export const settle = {
  title: 'Settle a dispute',
  waiting: 'Setting the table …',
  noHost: 'The host does not answer just now, so nobody is suggested. The ruling is given all the same.',
  about:
    'A round is blocked, and you disagree who has won? Say what lies on the table and who holds what. The ruling is there as soon as it can be given, and changes as you type.',
  aboutMatch: (round: number) =>
    `Round ${round} of your match, as it stands. Show the hands, and the ruling is there. Whatever you change here changes nothing in the match.`,
  anew: 'Start anew',
  anewMatch: 'As the match has it',
  begun: 'The page is empty again.',
  undo: 'Bring it back',
  toMatch: 'Back to the match',
  nameless: (place: number) => `Player ${place}`,
  open: 'Settle a dispute',

  setup: {
    heading: 'The table',
    summary: (preset: PresetId, names: readonly string[], changed: number) =>
      `${presetNames[preset]} · ${listed(names)}${changed === 0 ? '' : ` · ${counted(changed, { one: 'house rule', other: 'house rules' })}`}`,
    game: 'Game',
    rulesIntro: 'Those that a blocked round can hang on. What you change here holds for this dispute alone.',
    rulesWrong: (why: string) => `These rules do not go together at this table: ${why}.`,
  },

  throw: {
    heading: 'Flower and Scorpion',
    hint: 'Tap the faces of the dice, or type the tiles that they name.',
    flower: 'Flower as a tile',
    scorpion: 'Scorpion as a tile',
    notATile: 'Two faces from 1 to 6, as in 6-4.',
  },

  tiles: {
    heading: 'Tiles',
    steps: 'The table and the hands',
    table: 'The table',
    notTold: 'not told',
    ends: (ends: readonly (Suit | null)[]) => ends.map((suit) => suit ?? '?').join(' and '),
    wrong: 'not right yet',
    nextHand: (name: string) => `Next: the hand of ${name}`,
    counts: (name: string, shown: number, expected: number) =>
      `The match counts ${counted(expected, tileNoun)} in the hand of ${name}; ${shown === 1 ? 'one is' : `${shown} are`} shown so far.`,
    theseAreAll: 'These are all',
  },

  table: {
    heading: 'What lies on the table',
    optional: 'You need not say it: the ruling looks at the hands alone. But with it Caravan can tell whether the round is blocked at all.',
    kind: 'What you tell',
    kinds: { ends: 'Only the open ends', line: 'The whole line' },
    endOf: (arm: ArmName) => (typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'Left end' : 'Right end'),
    endOpen: 'not told',
    suit: (suit: Suit) => (suit === 0 ? '0, blank' : String(suit)),
    boneyard: (name: string) => `Face down in the ${name}`,
    boneyardUntold: 'nobody counted',
    boneyardCounted: 'counted',
    boneyardTiles: 'Tiles face down',
    pad: 'Tiles for the table',
    tap: (line: string) => `Tap any tile of the ${line}, or type it. Go on with those that lie next to it, to either side.`,
    tapNext: 'Go on with the tile that lies next, at either end.',
    tapDouble: 'Tap the spinner, or type it.',
    tapArms: 'Go on with the tiles of the arms, from the spinner outwards.',
    whichEnd: (tile: string) => `${tile} fits both ends. Where does it lie?`,
    whichArm: (tile: string) => `${tile} fits several arms. Where does it lie?`,
    layAt: (tile: string, arm: ArmName) => (typeof arm === 'number' ? `${tile} lies at arm ${arm}` : `${tile} lies at the ${arm} end`),
    takeBack: 'Take back',
    clear: 'Clear the table',
    fits: 'does not fit an end',
    held: 'in a hand',
    there: 'on the table',
    empty: 'Nothing told of the table yet.',
    tile: (tile: string) => `${tile}, on the table`,
  },
} as const
