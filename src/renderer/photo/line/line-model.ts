import { liesAcross, liesInOneRow, liesRoundLead } from '#shared/domino/line'
import { elementAt } from '#shared/kernel/assert'
import { highOf, lowOf, makeTile } from '#shared/domino/tile'
import { plainNumbers } from '#shared/kernel/digits'
import type { RecordEvent } from '#shared/match/record'
import type { MatchState } from '#shared/match/state'
import type { Rules } from '#shared/games/rules'
import { panDoubts } from '#shared/recognition/pan-doubts'
import type { PanCoverage } from '#shared/recognition/pan-table'
import { readTableLine, type LineTile, type TableLine } from '#shared/recognition/table'
import { rankTiles, type TileDetection } from '#shared/recognition/detection'
import { PAN_QUESTIONS, type PanQuestion, type PanQuestions } from '../pan/pan-questions'
import type { LyingTile } from '../pan/use-pan'
import { corrected, foundTile, NO_CORRECTIONS, type Corrections, type FoundTile } from '../review/found-tiles'

type RecordTableEvent = Extract<RecordEvent, { readonly type: 'table' }>

/** What is known of a line before it is seen. */
export type LineRules = Pick<Rules, 'layout' | 'arms' | 'maxPip' | 'copies'>

export interface LineRead {
  /** The line as it can be typed: `6-4 4-4 4-2`, or round a spinner `6-6 | 6-4 4-1 | 6-2 | - | -`. */
  readonly text: string
  /** Detections as they are shown, those of the line first. */
  readonly tiles: readonly FoundTile[]
  readonly unsure: number
  /** Tiles that do not match the one they lie against, as written. */
  readonly broken: readonly string[]
  readonly length: number
  /** Tiles that lie elsewhere. */
  readonly apart: number
  /** The line from one end to the other, or its spinner and then each arm. */
  readonly lying: readonly LyingTile[]
  /** What a camera that was moved along it leaves open, and no person has answered. */
  readonly questions: PanQuestions
}

/** What a person said of a line that was read. */
export interface LineSaid {
  readonly corrections: Corrections
  readonly settled: readonly PanQuestion[]
}

export const NOTHING_SAID_OF_LINE: LineSaid = { corrections: NO_CORRECTIONS, settled: [] }

const writtenTile = ({ inner, outer }: LineTile): string => `${inner}-${outer}`

function textOf(line: TableLine, arms: number): string {
  if (line.layout === 'two-ended') return line.tiles.map(writtenTile).join(' ')
  const all = Array.from({ length: arms }, (_, arm) => line.arms[arm]?.map(writtenTile).join(' ') ?? '')
  return [writtenTile(line.spinner), ...all.map((arm) => (arm === '' ? '-' : arm))].join(' | ')
}

const tilesOfLine = (line: TableLine): readonly LineTile[] => (line.layout === 'two-ended' ? line.tiles : [line.spinner, ...line.arms.flat()])

/** The line of play in a photo of the table, with what a person said of it; null where there is none. `coverage` is what a camera saw that was moved along it. */
export function readLine(
  detections: readonly TileDetection[],
  { layout, arms, maxPip, copies }: LineRules,
  { corrections, settled }: LineSaid,
  coverage?: PanCoverage,
): LineRead | null {
  const kept = detections.map((detection, at): TileDetection => {
    const said = corrections.get(at)
    if (said === undefined) return detection
    return said === null ? { ...detection, found: 0 } : corrected(detection, highOf(said), lowOf(said))
  })
  const line = readTableLine(kept, { layout: liesRoundLead(layout) ? 'spinner' : 'two-ended', arms, maxPip, copies })
  if (line === null) return null
  const inLine = tilesOfLine(line)
  const shown = inLine.flatMap((tile): readonly FoundTile[] => {
    const { detection: at } = tile
    const detection = detections[at]
    return detection === undefined ? [] : [{ at, detection, tile: tile.tile, look: tile.unsure ? 'unsure' : 'sure', byHand: corrections.has(at) }]
  })
  const elsewhere = line.apart.flatMap((at) => foundTile(elementAt(kept, at), at, maxPip, corrections.has(at)) ?? [])
  return {
    text: textOf(line, arms),
    tiles: [...shown, ...elsewhere],
    unsure: inLine.filter(({ unsure }) => unsure).length,
    broken: inLine.filter(({ broken }) => broken).map(writtenTile),
    length: inLine.length,
    apart: line.apart.length,
    lying: inLine.map(({ tile, inner, outer, unsure }) => ({ tile, flipped: inner < outer, unsure })),
    questions: coverage === undefined ? {} : questionsOf(line, kept, coverage, { arms, settled }),
  }
}

/** What is open about a line that a camera was moved along, less what a person has answered. */
function questionsOf(
  line: TableLine,
  detections: readonly TileDetection[],
  coverage: PanCoverage,
  { arms, settled }: Pick<LineRules, 'arms'> & Pick<LineSaid, 'settled'>,
): PanQuestions {
  const { ends, near, unjoined } = panDoubts(line, detections, coverage, arms)
  const ofLine = new Map(tilesOfLine(line).map(({ detection, tile }) => [detection, makeTile(tile)]))
  const likeliest = (at: number): readonly string[] =>
    rankTiles(elementAt(detections, at))
      .slice(0, 1)
      .map(({ tile }) => makeTile(tile))
  const asked: Readonly<Record<PanQuestion, readonly string[]>> = {
    ends: ends.flatMap((at) => ofLine.get(at) ?? []),
    near: near.flatMap(likeliest),
    unjoined: unjoined.map(makeTile),
  }
  return Object.fromEntries(PAN_QUESTIONS.flatMap((each) => (settled.includes(each) || asked[each].length === 0 ? [] : [[each, asked[each]]])))
}

/** Whether several tiles stand before the first bar, where the spinner alone belongs: which arm each lies on is not said. */
export function lacksBars(text: string, layout: Rules['layout']): boolean {
  return liesRoundLead(layout) && tilesIn(text.split('|')[0] ?? '').length > 1
}

function tilesIn(part: string): string[] {
  return plainNumbers(part)
    .split(/[\s,;]+/)
    .filter((tile) => tile !== '' && tile !== '-')
}

/** The line as it was typed, as a record has it; null where nothing was, or where bars are missing (`lacksBars`). Whether it can be is for the scorer to say. */
export function lineOfText(text: string, layout: Rules['layout']): RecordTableEvent['line'] | null {
  if (liesInOneRow(layout) || (liesAcross(layout) && !text.includes('|'))) {
    const line = tilesIn(text)
    return line.length === 0 ? null : line
  }
  const [spinner = '', ...arms] = text.split('|')
  const [middle] = tilesIn(spinner)
  return middle === undefined || lacksBars(text, layout) ? null : { spinner: middle, arms: arms.map(tilesIn) }
}

export const lineSize = (line: RecordTableEvent['line'] | null): number => (line === null ? 0 : Array.isArray(line) ? line.length : 1 + line.arms.flat().length)

/** The dealt hands less an even share of what lies there, as long as nobody says otherwise. */
export function handsLeft({ rules }: MatchState, laid: number): readonly number[] {
  const { players, handSize } = rules
  return Array.from({ length: players }, (_, seat) => Math.max(1, handSize - Math.floor(laid / players) - (seat < laid % players ? 1 : 0)))
}
