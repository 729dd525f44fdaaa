import { fittingArms, liesInOneRow, liesRoundLead, type Line, openArms } from '#shared/domino/line'
import { type SetChange, tilesOfSet, timesLying, WHOLE_SET } from '#shared/domino/set'
import { hasSuit, isDouble, parseTile, type Suit, type Tile, type WrittenTile } from '#shared/domino/tile'
import { dealt, initialState } from '#shared/match/begin'
import { badEvent, laidBy, type LaidTile, type Refusal } from '#shared/match/events'
import { readRawTable as readTableEvent } from '#shared/match/read-event'
import { showTable } from '#shared/match/table'
import type { Rules } from '#shared/games/rules'
import { lacksBars, lineOfText } from '../../photo/line/line-model'
import type { TableTold } from './case'

type WrittenRows = readonly (readonly WrittenTile[])[]

/** Two neighbours whose halves differ. */
interface Gap {
  readonly before: WrittenTile
  readonly after: WrittenTile
}

/** What lies on the table, once what was entered of it is read. */
export type TableRead =
  | { readonly kind: 'nothing' }
  /** What is written is no line of this set; `gap` is the first place where two tiles do not join, if that is what is wrong. */
  | { readonly kind: 'wrong'; readonly why: Refusal; readonly rows: WrittenRows; readonly gap: Gap | null }
  /** Something is written, and no tile is among it. */
  | { readonly kind: 'unwritten' }
  /** Nothing says which arm a tile lies on. */
  | { readonly kind: 'no-bars'; readonly rows: WrittenRows }
  | { readonly kind: 'line'; readonly line: Line; readonly laid: readonly number[]; readonly tiles: readonly LaidTile[] }
  /** Null for an end of which nobody said what it shows. */
  | { readonly kind: 'ends'; readonly ends: readonly (Suit | null)[] }

/** Reads what was entered of the table, under these rules. */
export function readTableTold({ kind, line, ends }: TableTold, rules: Rules, set: SetChange = WHOLE_SET): TableRead {
  if (kind === 'line') return readLineText(line, rules, set)
  const told = Array.from({ length: rules.arms }, (_, arm) => {
    const suit = ends[arm] ?? null
    return suit !== null && suit <= rules.maxPip ? suit : null
  })
  return told.every((suit) => suit === null) ? { kind: 'nothing' } : { kind: 'ends', ends: told }
}

/** A star marks the lead of a two-ended line; it is asked for only where a first double is completed first (B-6). */
const STAR = /\*/g

/** The line that a text says, checked as a record's would be: every tile of the set, no oftener than there are copies, halves that meet. */
export function readLineText(text: string, rules: Rules, set: SetChange = WHOLE_SET): TableRead {
  if (text.trim() === '') return { kind: 'nothing' }
  const written = lineOfText(text.replace(STAR, ''), rules.layout)
  if (written === null) return lacksBars(text, rules.layout) ? { kind: 'no-bars', rows: rowsOf(lineOfText(text, 'two-ended')) } : { kind: 'unwritten' }
  const wrong = (why: Refusal): TableRead => ({ kind: 'wrong', why, rows: rowsOf(written), gap: why.code === 'does-not-match' ? gapIn(written) : null })
  const event = readTableEvent({ line: written, hands: new Array<number>(rules.players).fill(1) }, 0, rules)
  if (event.type !== 'table') return wrong(badEvent(event))
  const empty = dealt(rules, { leader: 0, dice: null, before: 0, decides: null, gone: [] })
  const step = showTable(
    initialState(rules),
    { ...empty, set, laid: nothingLaid(rules, set), boneyard: empty.boneyard + set.extra.length - set.missing.length },
    event,
    0,
  )
  if (!step.ok) return wrong(step.error)
  const { round } = step.value.state
  if (round === null) return { kind: 'nothing' }
  return { kind: 'line', line: withLead(round.line, text), laid: round.laid, tiles: laidBy(step.value.scored) }
}

/** The tiles of a line as it is written; what is none is left out. */
function rowsOf(line: ReturnType<typeof lineOfText>): WrittenRows {
  if (line === null) return []
  return 'spinner' in line ? [[line.spinner], ...line.arms].map(tilesAmong) : [tilesAmong(line)]
}

const tilesAmong = (texts: readonly string[]): readonly WrittenTile[] =>
  texts.flatMap((text) => {
    const tile = parseTile(text)
    return tile.ok ? [tile.value] : []
  })

/** The first two neighbours that do not join; each arm begins at the spinner. */
function gapIn(line: NonNullable<ReturnType<typeof lineOfText>>): Gap | null {
  const rows = 'spinner' in line ? line.arms.map((arm) => [line.spinner, ...arm]) : [line]
  for (const tiles of rows.map(tilesAmong)) {
    const at = tiles.findIndex(({ second }, place) => place + 1 < tiles.length && tiles[place + 1]?.first !== second)
    const [before, after] = at < 0 ? [] : tiles.slice(at, at + 2)
    if (before !== undefined && after !== undefined) return { before, after }
  }
  return null
}

/** Where the starred lead lies at an end of the line, that end is not begun yet. */
function withLead(line: Line, text: string): Line {
  if (!liesInOneRow(line.layout) || !text.includes('*')) return line
  const tiles = text.trim().split(/[\s,;]+/)
  const begun = [tiles[0]?.includes('*') !== true, tiles.at(-1)?.includes('*') !== true]
  return { ...line, ends: line.ends.map((end, arm) => ({ ...end, started: begun[arm] ?? true })) }
}

/** How often each tile of the set lies on the table, as far as that was entered. */
export function laidOn(table: TableRead, rules: Rules, set: SetChange = WHOLE_SET): readonly number[] {
  return table.kind === 'line' ? table.laid : nothingLaid(rules, set)
}

/** Of a table without a tile: a missing one counts as laid, and one that is there once more as not (`RoundState.laid`). */
const nothingLaid = ({ maxPip }: Rules, set: SetChange): readonly number[] => tilesOfSet(maxPip).map((tile) => 0 - timesLying(0, set, tile))

/** The tiles of the set that could be laid now; none where nothing is entered. */
export function playableOn(table: TableRead, rules: Rules): ReadonlySet<Tile> {
  const tiles = tilesOfSet(rules.maxPip)
  switch (table.kind) {
    case 'line':
      return new Set(tiles.filter((tile) => (table.laid[tile] ?? 0) < rules.copies && fittingArms(table.line, tile, rules.completeFirstDouble).length > 0))
    case 'ends':
      return new Set(tiles.filter((tile) => table.ends.some((suit) => suit !== null && hasSuit(tile, suit))))
    case 'nothing':
    case 'wrong':
    case 'unwritten':
    case 'no-bars':
      return new Set()
  }
}

/** The tiles that can be added to a line as it is entered: any before the lead (a double round a spinner), then those that fit. */
export function addableTo(table: TableRead, rules: Rules): ReadonlySet<Tile> {
  if (table.kind === 'line') return playableOn(table, { ...rules, completeFirstDouble: startsEveryArm(rules) })
  if (table.kind !== 'nothing') return new Set()
  return new Set(tilesOfSet(rules.maxPip).filter((tile) => !liesRoundLead(rules.layout) || isDouble(tile)))
}

/** Whether a line is entered arm by arm round its spinner. Of two ends it is not known which tile was led, so none comes first. */
const startsEveryArm = ({ layout, completeFirstDouble }: Rules): boolean => liesRoundLead(layout) && completeFirstDouble

/** The ends a tile can be added at; every open end it matches. */
export function armsFor(line: Line, tile: Tile, rules: Rules): readonly number[] {
  return openArms(line, startsEveryArm(rules)).filter((arm) => {
    const end = line.ends[arm]
    return end !== undefined && hasSuit(tile, end.suit)
  })
}
