import { opposite, stepOf, type Direction } from './geometry'
import { DIAGONAL, type Leg, type Route } from './walk'

/** How far the box reaches from the middle of the lead, each way. */
export type Edges = Readonly<Record<Direction, number>>

const CLOCKWISE: Readonly<Record<Direction, Direction>> = { up: 'right', right: 'down', down: 'left', left: 'up' }

/** An arm's rows that come back stop this far from the spinner's row or column. */
const CLEAR = 2.5

function row(heading: Direction, until: number): Leg {
  return { kind: 'row', heading, until }
}

/** A row that goes on across its end. */
function rowBeyond(heading: Direction, until: number): Leg {
  return { kind: 'row', heading, until, beyond: true }
}

function column(heading: Direction): Leg {
  return { kind: 'column', heading }
}

const NO_LEGS: readonly Leg[] = []
const CLIMB = column('up')
const DESCEND = column('down')

/** Left and right end of a line whose rows reach from `-left` to `right`; the left arm climbs, the right one descends. */
export function twoEnded(double: boolean, left: number, right: number): readonly [Route, Route] {
  const from = double ? 0.5 : 1
  const [toLeft, toRight] = [row('left', left), row('right', right)]
  return [
    { from: { x: -from, y: 0 }, across: double, lengthwise: false, once: NO_LEGS, cycle: [toLeft, CLIMB, toRight, CLIMB] },
    { from: { x: from, y: 0 }, across: double, lengthwise: false, once: NO_LEGS, cycle: [toRight, DESCEND, toLeft, DESCEND] },
  ]
}

/** Which of the eight ways from a spinner: a side of it, or the quarter between two sides. */
export interface SpinnerWay {
  readonly heading: Direction
  readonly side: Direction | null
}

const SIDE = (heading: Direction): SpinnerWay => ({ heading, side: null })
const BETWEEN = (heading: Direction, side: Direction): SpinnerWay => ({ heading, side })
const UP = SIDE('up')
const RIGHT = SIDE('right')
const DOWN = SIDE('down')
const LEFT_SIDE = SIDE('left')
const UP_RIGHT = BETWEEN('right', 'up')
const DOWN_RIGHT = BETWEEN('right', 'down')
const DOWN_LEFT = BETWEEN('left', 'down')
const UP_LEFT = BETWEEN('left', 'up')

/** With more arms than this, four go straight from the spinner's sides and the others from between them. */
export const MOST_CROSS_ARMS = 4

/** The ways that arms 1 … n leave a spinner, clockwise. */
export function waysOf(arms: number): readonly SpinnerWay[] {
  switch (arms) {
    case 2:
      return [RIGHT, LEFT_SIDE]
    case 5:
      return [UP, RIGHT, DOWN_RIGHT, DOWN_LEFT, LEFT_SIDE]
    case 6:
      return [UP_RIGHT, RIGHT, DOWN_RIGHT, DOWN_LEFT, LEFT_SIDE, UP_LEFT]
    case 7:
      return [UP, UP_RIGHT, RIGHT, DOWN_RIGHT, DOWN_LEFT, LEFT_SIDE, UP_LEFT]
    case 8:
      return [UP, UP_RIGHT, RIGHT, DOWN_RIGHT, DOWN, DOWN_LEFT, LEFT_SIDE, UP_LEFT]
    default:
      return [UP, RIGHT, DOWN, LEFT_SIDE].slice(0, arms)
  }
}

/** A way an arm may take, and how far it is from the plainest one. */
export interface Offer {
  /** Names this way among all of one arm. */
  readonly key: string
  /** Made only where it is walked: most ways have been, at another place or size. */
  readonly route: () => Route
  readonly bends: number
  /** The same way with rows that fold where the box ends, which lies so far in the direction they run in: the first of them where it needs no fold, all where it does. */
  readonly folded?: { readonly towards: Direction; readonly at: (reach: number) => readonly Offer[] }
}

/** How an arm round a spinner goes on after its first leg. */
interface Turn {
  readonly turned: Direction
  /** Which way its rows move on from one to the next. */
  readonly wrap: Direction
  readonly bends: number
  /** The first leg: what turns off lies beside its last tile, or beyond. */
  readonly first: typeof row
}

/** Where the next rows may lie: away from the spinner's own row or column, or back towards it. */
function turnsOf(heading: Direction, first: typeof row): readonly (Turn & { readonly also: readonly Turn[] })[] {
  const right = CLOCKWISE[heading]
  const more = first === row ? 0 : 0.25
  const turn = (turned: Direction, wrap: Direction, bends: number): Turn => ({ turned, wrap, bends: bends + more, first })
  return [
    { ...turn(right, heading, 0), also: [turn(right, opposite(heading), 0.5)] },
    { ...turn(opposite(right), heading, 1.5), also: [turn(opposite(right), opposite(heading), 2)] },
  ]
}

/** Where the first leg of a way runs: how far the box reaches there decides which offers there are. */
export function firstHeading({ heading, side }: SpinnerWay, upright: boolean): Direction {
  return side !== null && upright ? side : heading
}

/**
 * Every way for one arm round a spinner: how far it goes at first, and how it turns then.
 *
 * `most` is how far the box reaches where its first leg runs; `doubles` says of each tile of the arm whether it is one: it turns after one of them, or not
 * at all.
 */
export function offersOf(way: SpinnerWay, most: number, doubles: readonly boolean[], lengthwise: boolean, upright: boolean): readonly Offer[] {
  const { side, heading } = way
  if (side === null) return straightOffers(heading, most, doubles, lengthwise)
  return upright ? diagonalOffers(side, heading, most, doubles) : diagonalOffers(heading, side, most, doubles)
}

function straightOffers(heading: Direction, most: number, doubles: readonly boolean[], lengthwise: boolean): readonly Offer[] {
  const step = stepOf(heading)
  const from = step.y === 0 ? 0.5 : 1
  const start = { from: { x: from * step.x, y: from * step.y }, across: step.y === 0, lengthwise }
  const offer = (until: number, { turned, wrap, bends, first }: Turn, reach: number): Offer => ({
    key: `${heading} ${until} ${turned}${first === row ? '' : ' beyond'}${reach === Infinity ? '' : ` ${wrap} ${reach}`}`,
    route: () => ({ ...start, once: [first(heading, until)], cycle: [row(turned, reach), column(wrap), row(opposite(turned), -CLEAR), column(wrap)] }),
    bends,
  })
  const turns = turnsOf(heading, row)
  // between arms at 45° there is little room beside the first tiles of one that goes straight, but there is beyond them
  const first = lengthwise ? [...turns, ...turnsOf(heading, rowBeyond)] : turns
  return reaches(from, most, doubles).flatMap(({ until, all }) =>
    (all ? turns.slice(0, 1) : until <= from + 4 ? first : turns).map((turn) => ({
      ...offer(until, turn, Infinity),
      folded: { towards: turn.turned, at: (reach: number) => [turn, ...turn.also].map((each) => offer(until, each, reach)) },
    })),
  )
}

function diagonalOffers(heading: Direction, side: Direction, most: number, doubles: readonly boolean[]): readonly Offer[] {
  const start = { from: { x: 0, y: 0 }, across: false, lengthwise: true, once: [{ kind: 'diagonal', heading, side }] as const }
  return reaches(DIAGONAL.ahead, most, doubles.slice(1)).map(({ until }) => ({
    key: `${heading} ${until}`,
    route: () => ({ ...start, cycle: [row(heading, until), column(side), row(opposite(heading), -CLEAR), column(side)] }),
    bends: 0,
  }))
}

/** Reaches are counted in halves of a half, so that the same ways come up again at other places and sizes. */
export function lattice(reach: number): number {
  return Math.floor(2 * reach) / 2
}

/** How far a first leg may reach: past all its tiles and the next one, or up to the end of one of them. */
function reaches(from: number, most: number, doubles: readonly boolean[]): readonly { readonly until: number; readonly all: boolean }[] {
  const found: { readonly until: number; readonly all: boolean }[] = []
  let until = from
  for (const double of doubles) {
    until += double ? 1 : 2
    if (until < most) found.push({ until, all: false })
  }
  const straight = until + 2 <= most ? [{ until: most, all: true }] : []
  return [...straight, ...found.reverse()]
}
