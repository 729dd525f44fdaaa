import { liesInOneRow } from '#shared/domino/line'
import { fitted, widthOf, cut, type Fitted, type Letters } from '../../printing/fit-text'
import type { ToldCard } from './told-card'

/** A card's size, and the room it keeps at its sides. */
export const CARD = { width: 1200, height: 630, margin: 64 } as const
const RIGHT = CARD.width - CARD.margin

/** Where a part of the card lies. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Under a line that lies in rows, or beside one that grows in all directions. */
interface CardAreas {
  readonly scores: Area
  readonly tile: Area
  readonly line: Area
}

const BESIDE: CardAreas = {
  scores: { x: CARD.margin, y: 220, width: 500, height: 170 },
  tile: { x: CARD.margin, y: 410, width: 500, height: 140 },
  line: { x: 600, y: 196, width: RIGHT - 600, height: 368 },
}

const CARD_PLACES: Readonly<Record<ToldCard['line']['layout'], CardAreas>> = {
  'two-ended': {
    scores: { x: CARD.margin, y: 226, width: 660, height: 170 },
    tile: { x: 748, y: 240, width: RIGHT - 748, height: 160 },
    line: { x: CARD.margin, y: 420, width: RIGHT - CARD.margin, height: 136 },
  },
  spinner: BESIDE,
  cross: BESIDE,
}

export function cardAreasOf({ line, tile }: ToldCard): CardAreas {
  const places = CARD_PLACES[line.layout]
  // scores have all of their row where there is no tile to tell of
  return tile === null && liesInOneRow(line.layout) ? { ...places, scores: { ...places.scores, width: RIGHT - CARD.margin } } : places
}

/** A name with its figure, where they stand on the card. */
export interface PlacedScore {
  readonly at: number
  readonly x: number
  /** Base lines of the figure and the name. */
  readonly figureY: number
  readonly nameY: number
  readonly figureSize: number
  readonly nameSize: number
  readonly name: string
}

/** Up to so many stand in one row. */
const IN_ROW = 4
const CARD_GAP = 52
const LARGE = { figure: 104, name: 24 } as const
const USUAL = { figure: 76, name: 24 } as const
const SMALL_LETTERS = { figure: 46, name: 20 } as const
type Sizes = { readonly figure: number; readonly name: number }
type Score = ToldCard['scores'][number]

/** The letters of names, and of figures. */
export interface Written {
  readonly letters: Letters
  readonly figures: Letters
}

/** Everyone's figure: the one that leads large, the others in a row beside it, or in two rows of smaller ones. */
export function placeScores({ scores }: ToldCard, area: Area, written: Written): readonly PlacedScore[] {
  const leads = scores[0]?.leads === true
  if (scores.length <= IN_ROW) return inRow(scores, area, leads ? LARGE : USUAL, written)
  if (!leads) return inRows(scores, area, 0, written)
  const head = inRow(scores.slice(0, 1), { ...area, width: area.width / 3 }, LARGE, written)
  const taken = Math.max(figureWidth(scores[0]?.figure ?? '', LARGE.figure, written), widthOf(head[0]?.name ?? '', LARGE.name, written.letters)) + CARD_GAP
  return [...head, ...inRows(scores.slice(1), { ...area, x: area.x + taken, width: area.width - taken }, 1, written)]
}

function inRows(scores: readonly Score[], area: Area, first: number, { letters }: Written): readonly PlacedScore[] {
  const columns = Math.ceil(scores.length / 2)
  const width = area.width / columns
  return scores.map((score, place): PlacedScore => {
    const [row, column] = [Math.floor(place / columns), place % columns]
    const base = area.y + 44 + row * 88
    const room = width - 14
    return {
      at: first + place,
      x: area.x + column * width,
      figureY: base,
      nameY: base + 28,
      figureSize: SMALL_LETTERS.figure,
      nameSize: SMALL_LETTERS.name,
      name: cut(widthOf(score.name, SMALL_LETTERS.name, letters) <= room ? score.name : score.short, SMALL_LETTERS.name, letters, room),
    }
  })
}

function inRow(scores: readonly Score[], area: Area, first: Sizes, written: Written): readonly PlacedScore[] {
  const sizes = scores.map((_, at) => (at === 0 ? first : USUAL))
  const nameWidth = (at: number, name: string): number => widthOf(name, sizes[at]?.name ?? 0, written.letters)
  const figure = scores.map((score, at) => figureWidth(score.figure, sizes[at]?.figure ?? 0, written))
  const gaps = CARD_GAP * (scores.length - 1)
  const all = (names: readonly string[], most: number): number =>
    names.reduce((sum, name, at) => sum + Math.max(figure[at] ?? 0, Math.min(nameWidth(at, name), most)), gaps)
  const full = scores.map(({ name }) => name)
  const names = all(full, Infinity) <= area.width ? full : scores.map(({ short }) => short)
  /* names give way to each other, the longest first, never figures */
  let most = Math.max(0, ...names.map((name, at) => nameWidth(at, name)))
  while (most > 40 && all(names, most) > area.width) most -= 4
  const base = area.y + 104
  let x = area.x
  return names.map((name, at) => {
    const { figure: figureSize, name: nameSize } = sizes[at] ?? USUAL
    const width = Math.max(figure[at] ?? 0, Math.min(nameWidth(at, name), most))
    const placed = { at, x, figureY: base, nameY: base + 44, figureSize, nameSize, name: cut(name, nameSize, written.letters, width + 1) }
    x += width + CARD_GAP
    return placed
  })
}

/** Figures are all as wide as a 0. */
export function figureWidth(figure: string, size: number, { figures }: Written): number {
  return widthOf(figure.replace(/\d/g, '0'), size, figures)
}

/** How far the rule before a score lies from it. */
export const RULE = CARD_GAP / 2

/** What stands at the foot, as much of it as has room before the sign. */
export function fitFoot(text: string, letters: Letters): string {
  return cut(text, FOOT, letters, 930)
}

/** How large letters at the foot are. */
export const FOOT = 21

/** The headline: large on one line, or on two in smaller letters. */
export function fitHeadline(text: string, x: number, letters: Letters): Fitted {
  return fitted(text, letters, { width: RIGHT - x, size: 84, least: 50, lines: 2 })
}

/** What is said of the tile, in up to three lines. */
export function fitWhy(text: string, width: number, letters: Letters): readonly string[] {
  return text === '' ? [] : fitted(text, letters, { width, size: 23, least: 21, lines: 3 }).lines
}
