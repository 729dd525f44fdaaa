import type { ArmName } from '#shared/domino/line'
import { counted, signed, tileNoun } from '#shared/words/en'
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
  'of-a-suit': ({ count, suit }) => `${count} × ${suit}`,
  led: (name, tile) => `${name} led ${tile}`,
  laid: (name, tile, arm) => `${name} played ${tile} ${typeof arm === 'number' ? `on arm ${arm}` : `on the ${arm} end`}`,
  nothing: 'no score',
  loses: (points) => `loses ${points}`,
  heard: (laid, score, name, total) => `${laid}: ${score}. ${name} has ${total}.`,
})

export const entry = {
  heading: 'Entry',
  forTurn: (name: string) => `${name}’s turn`,
  forOther: (name: string, onTurn: string) => `It’s ${onTurn}’s turn. This entry for ${name} will be saved and marked as irregular.`,
  backToTurn: (name: string) => `Back to ${name}`,
  lead: (name: string) => `${name} leads`,
  chooseTile: 'Tap a tile or type its two numbers.',
  chooseLead: 'Tap the first tile or type it. The number you type first goes on the left.',
  chooseDouble: 'Tap the first double or type it.',
  typed: (shown: string) => `Typed: ${shown}`,
  noSuchHalf: (maxPip: number) => `This set only goes up to ${maxPip}.`,
  noTile: 'Choose a tile first.',
  whichEnd: 'It fits both ends. Choose one.',
  whichArm: 'It fits several arms. Choose one.',
  clear: 'Clear',
  ways: (tile: string) => `Where to play ${tile}`,
  drawCount: (tiles: number) => `Draw ${counted(tiles, tileNoun)}`,
  drawMore: 'Draw one more',
  drawFewer: 'Draw one less',
  pass: 'Pass',
  blocked: 'Blocked',
  undo: 'Undo',
  redo: 'Redo',
  actions: 'Draw, pass or call a block',
} as const

export const ways = {
  heard: play.heard,
  at: (name: ArmName) => (name === 'left' ? 'Left end' : name === 'right' ? 'Right end' : `Arm ${name}`),
  lead: (written: string) => `Lead with ${written}`,
  leadAs: (written: string) => {
    const [left, right] = written.split('-')
    return `Lead with ${left} left, ${right} right`
  },
  gain: (delta: number) => signed(delta),
  reasons: play.reasons,
  capped: (delta: number) => `counts as ${signed(delta)}`,
  goesOut: 'goes out',
  wins: 'wins the match',
  nothing: 'no score',
  name: (where: string, delta: number, more: readonly string[]) => [`${where}: ${signed(delta)}`, ...more].join(', '),
} as const

export const pad = {
  label: 'All tiles',
  played: 'played',
  playedCopies: (played: number, copies: number) => `${played} of ${copies} played`,
  quiet: 'doesn’t fit now',
  filter: 'Show tiles',
  all: 'All',
  fitting: 'Tiles that fit',
  suit: (suit: number) => `With ${suit}`,
} as const
