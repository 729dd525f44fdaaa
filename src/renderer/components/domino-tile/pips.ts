import { MAX_SUIT, type Suit } from '#shared/domino/tile'

/** One pip: its centre from the middle of the half, in sides of a half (−0.5 … 0.5). */
interface Pip {
  readonly x: number
  readonly y: number
}

/** How a half is drawn: pips of one radius, in sides of a half. */
export interface PipFace {
  readonly pips: readonly Pip[]
  readonly radius: number
}

const FAR = 0.285
const OUTER_COLUMN = 0.28

const CENTRE: Pip = { x: 0, y: 0 }
const DIAGONAL: readonly Pip[] = [
  { x: -FAR, y: -FAR },
  { x: FAR, y: FAR },
]
const CORNERS: readonly Pip[] = [...DIAGONAL, { x: FAR, y: -FAR }, { x: -FAR, y: FAR }]
const SIX: readonly Pip[] = [...CORNERS, { x: -FAR, y: 0 }, { x: FAR, y: 0 }]
const EIGHT: readonly Pip[] = [...SIX, { x: 0, y: -FAR }, { x: 0, y: FAR }]

function column(x: number, count: number, step: number): readonly Pip[] {
  return Array.from({ length: count }, (_, place) => ({ x, y: (place - (count - 1) / 2) * step }))
}

/** Three columns: the outer two as full as can be, the middle one with what is left, at the same distance. */
function columns(suit: Suit, rows: number, step: number, radius: number): PipFace {
  const middle = suit - 2 * rows
  return { pips: [...column(-OUTER_COLUMN, rows, step), ...column(0, middle, step), ...column(OUTER_COLUMN, rows, step)], radius }
}

function drawPips(suit: Suit): PipFace {
  if (suit > 15) return columns(suit, 6, 0.15, 0.056)
  if (suit > 12) return columns(suit, 5, 0.18, 0.066)
  if (suit > 9) return columns(suit, 4, 0.215, 0.078)
  const small: readonly (readonly Pip[])[] = [
    [],
    [CENTRE],
    DIAGONAL,
    [...DIAGONAL, CENTRE],
    CORNERS,
    [...CORNERS, CENTRE],
    SIX,
    [...SIX, CENTRE],
    EIGHT,
    [...EIGHT, CENTRE],
  ]
  return { pips: small[suit] ?? [], radius: suit > 6 ? 0.088 : 0.094 }
}

const PIP_FACES: readonly PipFace[] = Array.from({ length: MAX_SUIT + 1 }, (_, suit) => drawPips(suit))

/**
 * The pips of one half, as on a tile that stands upright.
 *
 * 1 to 6 as on dice, 7 to 9 in three rows of three, 10 to 18 in three columns. Throws for a suit no set has.
 */
export function pipsOfHalf(suit: Suit): PipFace {
  const found = PIP_FACES[suit]
  if (found === undefined) throw new RangeError(`no half shows ${suit}`)
  return found
}

const PATHS: readonly string[] = PIP_FACES.map(({ pips, radius }) =>
  pips
    .map(({ x, y }) => `M${(x - radius).toFixed(3)} ${y.toFixed(3)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`)
    .join(''),
)

/** All pips of one half as one path: a page has hundreds of tiles. */
export function pathOfPips(suit: Suit): string {
  const found = PATHS[suit]
  if (found === undefined) throw new RangeError(`no half shows ${suit}`)
  return found
}
