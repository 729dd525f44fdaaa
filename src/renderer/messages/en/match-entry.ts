import type { ArmName } from '#shared/domino/line'
import type { Reason } from '#shared/rules/reasons'
import { counted, numberWord, plain, signed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

const TILES: Noun = { one: 'tile', other: 'tiles' }

/** A reason in two or three words, for a button that has no room for its sentence. */
function shortReason(reason: Reason): string {
  const times = reason.count !== undefined && reason.count > 1 ? ` × ${reason.count}` : ''
  switch (reason.code) {
    case 'dual':
      return 'Dual'
    case 'plural':
      return 'Plural'
    case 'short-flower':
      return 'short Flower'
    case 'long-flower':
      return `long Flower${times}`
    case 'small-scorpion':
      return 'small Scorpion'
    case 'large-scorpion':
      return `large Scorpion${times}`
    case 'double-header':
      return 'Double header'
    case 'triple-header':
      return 'Triple header'
    case 'of-a-suit':
      return `${numberWord(reason.count ?? 0)} ${reason.suit ?? ''}s`
  }
}

function shortReasonWithPoints(reason: Reason): string {
  return `${shortReason(reason)} ${signed(reason.points)}`
}

/** One play in one breath, for whoever hears it: `Ben played six-four on the right: Dual, 2 chips; Ben has 7.` */
function heardPlay({ name, tile, arm, reasons, delta, points, total }: HeardPlay): string {
  const laid = arm === null ? `${name} led ${tile}` : `${name} played ${tile} ${typeof arm === 'number' ? `at arm ${arm}` : `on the ${arm}`}`
  if (reasons.length === 0 && delta === 0) return `${laid}: no score; ${name} has ${plain(total)}.`
  const moved = delta < 0 ? `loses ${counted(-delta, points)}` : counted(delta, points)
  return `${laid}: ${[...reasons.map(shortReason), moved].join(', ')}; ${name} has ${plain(total)}.`
}

interface HeardPlay {
  readonly name: string
  /** In words. */
  readonly tile: string
  /** Null for a lead. */
  readonly arm: ArmName | null
  readonly reasons: readonly Reason[]
  readonly delta: number
  readonly points: Noun
  readonly total: number
}

export const entryWords = {
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
  drawCount: (tiles: number) => `Draw ${counted(tiles, TILES)}`,
  drawMore: 'Draw one more',
  drawFewer: 'Draw one fewer',
  pass: 'Pass',
  blocked: 'Blocked',
  undo: 'Undo',
  redo: 'Redo',
  actions: 'Draw, pass or blocked',
} as const

export const wayWords = {
  heard: heardPlay,
  at: (name: ArmName) => (name === 'left' ? 'Left end' : name === 'right' ? 'Right end' : `Arm ${name}`),
  lead: (written: string) => `Lead ${written}`,
  leadAs: (written: string) => {
    const [left, right] = written.split('-')
    return `Lead ${left} left, ${right} right`
  },
  gain: (delta: number) => signed(delta),
  reasons: (reasons: readonly Reason[]) => reasons.map(shortReasonWithPoints).join(', '),
  capped: (delta: number) => `counts ${signed(delta)}`,
  goesOut: 'goes out',
  wins: 'wins the match',
  nothing: 'no score',
  name: (where: string, delta: number, more: readonly string[]) => [`${where}: ${signed(delta)}`, ...more].join(', '),
} as const

export const padWords = {
  label: 'Tiles of the set',
  played: 'played',
  playedCopies: (played: number, copies: number) => `${played} of ${copies} played`,
  quiet: 'does not fit now',
  filter: 'Show tiles',
  all: 'All',
  fitting: 'Fitting now',
  suit: (suit: number) => `With ${suit}`,
} as const
