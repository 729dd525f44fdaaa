import type { ArmName } from '#shared/domino/line'
import { counted, signed, tileNoun } from '#shared/words/en'
import { numberWord } from '#shared/words/en/numbers'
import type { Asked, Todo } from '../sentence-inputs'
import { playSentencesOf } from '../play-sentences'

const play = playSentencesOf({
  dual: 'Dual',
  plural: 'Plural',
  'short-flower': 'short Flower',
  'long-flower': ({ count }) => (count > 1 ? `${count} long Flowers` : 'long Flower'),
  'small-scorpion': 'small Scorpion',
  'large-scorpion': ({ count }) => (count > 1 ? `${count} large Scorpions` : 'large Scorpion'),
  'double-header': 'Double header',
  'triple-header': 'Triple header',
  'of-a-suit': ({ count, suit, isHeard }) => (isHeard ? `${numberWord(count)} ${suit.replaceAll(/\d+/g, '$&s')}` : `${count} × ${suit}`),
  led: (name, tile) => `${name} leads ${tile}`,
  laid: (name, tile, arm) => `${name}: ${tile} ${typeof arm === 'number' ? `arm ${arm}` : arm}`,
  nothing: 'no score',
  loses: (points) => `loses ${points}`,
  total: (total) => `now ${total}`,
})

export const entry = {
  heading: 'Entry',
  forOther: (name: string, onTurn: string) => `It’s ${onTurn}’s turn. This entry for ${name} will be saved and marked as irregular.`,
  backToTurn: (name: string) => `Back to ${name}`,
  typed: (shown: string) => `Typed: ${shown}`,
  noSuchHalf: (maxPip: number) => `This set only goes up to ${maxPip}.`,
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
  counted: play.counted,
  names: play.names,
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
} as const

/** Where a tile would go: its end, its arm, or those that are alike. */
const places = (ends: readonly ArmName[]): string => {
  const arms = ends.filter((end) => typeof end === 'number')
  if (arms.length > 0) return arms.length === 1 ? `arm ${arms[0]}` : `arms ${arms.slice(0, -1).join(', ')} and ${arms.at(-1)}`
  return ends.length > 1 ? 'both ends' : `${ends[0]} end`
}

export const tray = {
  label: 'Tiles that fit',
  numbers: 'Open numbers',
  at: places,
  row: (ends: readonly ArmName[], suit: number) => `${suit}, ${places(ends)}`,
  number: (suit: number, where: string | null) => (where === null ? `Number ${suit}` : `Number ${suit}, ${where}`),
  leads: (name: string) => `${name} may lead any tile`,
  leadsDouble: (name: string) => `${name} must lead a double`,
  /** Before the first tile of a round in which nobody leads yet. */
  asks: {
    'lowest-double': 'Lowest double leads. Tap it.',
    'highest-double': 'Highest double leads. Tap it.',
    'highest-double-any-tile': 'The player with the highest double leads any tile. Tap that tile.',
    double: 'Which double leads? Tap it.',
    any: 'Which tile leads? Tap it.',
  },
  whoLeads: (tile: string) => `Who leads ${tile}?`,
  nobodyLeads: 'Nobody leads yet',
  count: (tiles: number) => counted(tiles, tileNoun),
} as const

export const playButton = {
  play: (written: string) => `Play ${written}`,
  todo: (what: Todo) => ({ tile: 'tap a tile', number: 'tap a number, then a tile', lead: 'tap the first tile', double: 'tap a double' })[what],
  which: (written: string, asked: Asked) => `${written}: ${{ end: 'which end?', arm: 'which arm?', order: 'which way round?' }[asked]}`,
  doesNotFit: (written: string) => `${written} doesn’t fit`,
  played: (written: string) => `${written} is already played`,
  noDouble: (written: string) => `${written} isn’t a double`,
  why: 'Why?',
  outOfTurn: (name: string) => `For ${name}, out of turn`,
} as const
