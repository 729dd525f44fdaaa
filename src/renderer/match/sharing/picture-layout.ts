import { cut, widthOf } from '../../printing/fit-text'
import { figureWidth, type Area, type Written } from './card-layout'
import { PICTURE_CARDS, type PictureShape } from './picture-shapes'
import type { ToldCard } from './told-card'

/** The largest tile of a line that lies along the edge, and of one that grows in all directions. */
const EDGE = 36

interface PicturePlaces {
  /** To the edges; what the photo has more than that is cut. */
  readonly photo: Area
  /** Where the felt begins to cover the photo, and from where on nothing of the photo is seen. */
  readonly felt: { readonly from: number; readonly whole: number }
  readonly person: { readonly x: number; readonly y: number; readonly radius: number }
  /** Base lines of the headline and of game and day, where both begin, and how far they go. */
  readonly words: {
    readonly x: number
    readonly headline: number
    readonly where: number
    readonly width: number
    readonly size: number
    readonly small: number
  }
  readonly scores: Area
  readonly scoreSize: number
  /** Middle of the last tile, and the side of a half. */
  readonly tile: { readonly x: number; readonly y: number; readonly half: number }
  readonly line: Area
}

const CARD_MARGIN = 48
/** So many stand in one row; more are written smaller. */
const FEW_IN_ROW = 4

/** Where everything lies: people above, what is said of them on the felt in the lower third. */
export function picturePlaces(shape: PictureShape, { line: { layout }, seat, scores }: Pick<ToldCard, 'line' | 'seat' | 'scores'>): PicturePlaces {
  const { width, height } = PICTURE_CARDS[shape]
  const right = width - CARD_MARGIN
  const many = scores.length > FEW_IN_ROW
  const spinner = layout === 'spinner'
  const x = seat === null ? CARD_MARGIN : CARD_MARGIN + 128
  if (shape === 'wide') {
    const words = { x, headline: 570, where: 606, width: (spinner ? 700 : 1010) - x, size: 60, small: 24 }
    return {
      photo: { x: 0, y: 0, width, height },
      felt: { from: height * 0.5, whole: height * 0.73 },
      person: { x: CARD_MARGIN + 52, y: 562, radius: 50 },
      words,
      scores: { x: CARD_MARGIN, y: 630, width: spinner ? 652 : right - CARD_MARGIN - 130, height: spinner ? 96 : 56 },
      scoreSize: many ? 24 : 30,
      tile: { x: right - 58, y: 590, half: 46 },
      line: spinner ? { x: 730, y: 490, width: 290, height: 236 } : { x: CARD_MARGIN, y: height - 24 - EDGE, width: right - CARD_MARGIN, height: EDGE },
    }
  }
  return {
    photo: { x: 0, y: 0, width, height: 940 },
    felt: { from: 760, whole: 940 },
    person: { x: CARD_MARGIN + 52, y: 966, radius: 54 },
    words: { x: x + 8, headline: 968, where: 1018, width: right - x - 8 - (spinner ? 160 : 0), size: 72, small: 32 },
    scores: { x: CARD_MARGIN, y: 1064, width: spinner ? 530 : right - CARD_MARGIN - 180, height: spinner ? 250 : 180 },
    scoreSize: many ? 36 : 52,
    tile: { x: right - 90, y: spinner ? 974 : 1146, half: 66 },
    line: spinner
      ? { x: 600, y: 1056, width: right - 600, height: 266 }
      : { x: CARD_MARGIN, y: height - 40 - EDGE * 1.5, width: right - CARD_MARGIN, height: EDGE * 1.5 },
  }
}

/** A figure with its name after it. */
export interface ScoreInRow {
  readonly at: number
  readonly x: number
  /** Where its name begins. */
  readonly nameX: number
  /** Their base line. */
  readonly y: number
  readonly name: string
}

/** How far a name lies from its figure, and a figure from the name before it, by the size of the letters. */
const NEAR = 0.3
const ROW_DISTANCE = 1.1
/** From one row to the next, by the size of the letters. */
const ROW = 1.3

/** Everyone's figure with their name: in one row as far as there is room, in more where there is not; then short names, and at last their beginnings. */
export function placeInRows(scores: ToldCard['scores'], area: Area, size: number, written: Written): readonly ScoreInRow[] {
  const { letters } = written
  const figureOf = (at: number): number => figureWidth(scores[at]?.figure ?? '', size, written)
  const rows = Math.max(1, Math.floor((area.height - size) / (size * ROW)) + 1)
  for (const names of [scores.map(({ name }) => name), scores.map(({ short }) => short)]) {
    const placed = flowing(names, area, size, { figureOf, letters })
    if (
      placed.every(({ y }) => y <= area.y + size * (1 + ROW * (rows - 1)) + 0.5) &&
      placed.every(({ nameX, name }) => nameX + widthOf(name, size, letters) <= area.x + area.width)
    )
      return placed
  }
  /* columns of one width, names cut to it */
  const columns = Math.ceil(scores.length / rows)
  const column = area.width / columns
  return scores.map(({ short }, at) => {
    const x = area.x + (at % columns) * column
    const nameX = x + figureOf(at) + NEAR * size
    return {
      at,
      x,
      nameX,
      y: area.y + size + Math.floor(at / columns) * size * ROW,
      name: cut(short, size, letters, Math.max(size, x + column - nameX - NEAR * size)),
    }
  })
}

function flowing(
  names: readonly string[],
  area: Area,
  size: number,
  { figureOf, letters }: { readonly figureOf: (at: number) => number; readonly letters: Written['letters'] },
): readonly ScoreInRow[] {
  let [x, row] = [area.x, 0]
  return names.map((name, at) => {
    const width = figureOf(at) + NEAR * size + widthOf(name, size, letters)
    if (x > area.x && x + width > area.x + area.width) [x, row] = [area.x, row + 1]
    const placed = { at, x, nameX: x + figureOf(at) + NEAR * size, y: area.y + size * (1 + ROW * row), name }
    x += width + ROW_DISTANCE * size
    return placed
  })
}
