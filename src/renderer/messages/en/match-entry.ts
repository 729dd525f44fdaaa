import type { ArmName } from '#shared/domino/line'
import { counted, numberWord, signed, tileNoun } from '#shared/words/en'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  counted,
  dual: 'Dual',
  plural: 'Plural',
  'short-flower': 'short Flower',
  'long-flower': ({ times }) => `long Flower${times}`,
  'small-scorpion': 'small Scorpion',
  'large-scorpion': ({ times }) => `large Scorpion${times}`,
  'double-header': 'Double header',
  'triple-header': 'Triple header',
  'of-a-suit': ({ count, suit }) => `${numberWord(count)} ${suit}s`,
  led: (name, tile) => `${name} led ${tile}`,
  laid: (name, tile, arm) => `${name} played ${tile} ${typeof arm === 'number' ? `at arm ${arm}` : `on the ${arm}`}`,
  nothing: 'no score',
  loses: (points) => `loses ${points}`,
  heard: (laid, score, name, total) => `${laid}: ${score}; ${name} has ${total}.`,
})

export const entry = {
  heading: 'Entry',
  forTurn: (name: string) => `${name} to play`,
  forOther: (name: string, onTurn: string) => `Entering for ${name}, although it is ${onTurn}’s turn. It will be kept and flagged.`,
  backToTurn: (name: string) => `Back to ${name}`,
  lead: (name: string) => `${name} leads`,
  chooseTile: 'Tap a tile, or type its halves.',
  chooseLead: 'Tap the tile that is led, or type it: the half typed first lies at the left end.',
  chooseDouble: 'Tap the double that is led, or type it.',
  typed: (shown: string) => `Typed ${shown}`,
  noSuchHalf: (maxPip: number) => `The halves of this set go up to ${maxPip}.`,
  noTile: 'Choose a tile first.',
  whichEnd: 'Both ends fit and differ: say which.',
  whichArm: 'Several arms fit and differ: say which.',
  clear: 'Clear',
  ways: (tile: string) => `Where to lay ${tile}`,
  drawCount: (tiles: number) => `Draw ${counted(tiles, tileNoun)}`,
  drawMore: 'Draw one more',
  drawFewer: 'Draw one fewer',
  pass: 'Pass',
  blocked: 'Blocked',
  undo: 'Undo',
  redo: 'Redo',
  actions: 'Draw, pass or blocked',
} as const

export const ways = {
  heard: play.heard,
  at: (name: ArmName) => (name === 'left' ? 'Left end' : name === 'right' ? 'Right end' : `Arm ${name}`),
  lead: (written: string) => `Lead ${written}`,
  leadAs: (written: string) => {
    const [left, right] = written.split('-')
    return `Lead ${left} left, ${right} right`
  },
  gain: (delta: number) => signed(delta),
  reasons: play.reasons,
  capped: (delta: number) => `counts ${signed(delta)}`,
  goesOut: 'goes out',
  wins: 'wins the match',
  nothing: 'no score',
  name: (where: string, delta: number, more: readonly string[]) => [`${where}: ${signed(delta)}`, ...more].join(', '),
} as const

export const pad = {
  label: 'Tiles of the set',
  played: 'played',
  playedCopies: (played: number, copies: number) => `${played} of ${copies} played`,
  quiet: 'does not fit now',
  filter: 'Show tiles',
  all: 'All',
  fitting: 'Fitting now',
  suit: (suit: number) => `With ${suit}`,
} as const
