import { addFrame, LEAST_HINT, PAN_BEGINS, type Pan, type PanFrame } from '#shared/recognition/pan'
import { NO_DOUBTS, panDoubts, type PanDoubts } from '#shared/recognition/pan-doubts'
import { pannedTable } from '#shared/recognition/pan-table'
import { readTableLine, type LineTile, type TableLine } from '#shared/recognition/table'
import type { Networks } from '../../../src/renderer/recognition/network'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import type { DealtRound } from './deal'
import { bytesOf, cut, openFilm } from './film'

/** What came of one line that a camera was moved along. */
export interface Panned {
  readonly preset: string
  readonly tiles: number
  /** Tiles that stand in the line as they lie. */
  readonly right: number
  /** Of these, those that are asked about. */
  readonly asked: number
  /** Tiles of the line that are read otherwise, or that lie elsewhere, by whether they are asked about. */
  readonly wrong: number
  readonly wrongAsked: number
  /** Tiles that are not in the line. */
  readonly missed: number
  /** Questions beside those about single tiles: past ends, across gaps. */
  readonly doubts: number
  /** Nothing is asked, and the line is as it lies. */
  readonly whole: boolean
  /** Nothing is asked, and it is not. */
  readonly silent: boolean
  readonly frames: number
  /** How often each was said while the camera moved. */
  readonly said: Readonly<Record<string, number>>
  /** How often the line was gone along. */
  readonly ways: number
  readonly readMs: number
  readonly joinMs: number
  readonly notes: readonly string[]
}

const EVERYWHERE = { left: 0, top: 0, right: 1, bottom: 1 }

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The line of a round as it lies in the end: from left to right, or its arms from the spinner outward. */
function laidLine({ events, layout, arms }: DealtRound): { readonly lead: string; readonly chains: readonly (readonly string[])[] } {
  const plays = events.flatMap((event) => (event.type === 'play' ? [event] : []))
  const [lead] = plays
  const chains: string[][] = []
  const names: readonly unknown[] = layout === 'two-ended' ? ['left', 'right'] : Array.from({ length: arms }, (_, arm) => arm + 1)
  for (const name of names) {
    let end = name === 'left' ? lead?.tile.split('-')[0] : lead?.tile.split('-')[1]
    const chain: string[] = []
    for (const { tile, arm } of plays.slice(1)) {
      if (String(arm) !== String(name)) continue
      const [a, b] = tile.split('-') as [string, string]
      const [inner, outer] = a === end ? [a, b] : [b, a]
      chain.push(`${inner}-${outer}`)
      end = outer
    }
    chains.push(chain)
  }
  return { lead: lead?.tile ?? '', chains }
}

const turnedTile = (tile: string): string => tile.split('-').reverse().join('-')
const backwards = (tiles: readonly string[]): readonly string[] => tiles.map(turnedTile).reverse()

/** For each of `read` whether it is among the longest row of tiles that `truth` has in the same order. */
function inOrder(read: readonly string[], truth: readonly string[]): readonly boolean[] {
  const best = Array.from({ length: read.length + 1 }, () => new Array<number>(truth.length + 1).fill(0))
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0
  for (let i = read.length - 1; i >= 0; i--)
    for (let j = truth.length - 1; j >= 0; j--) (best[i] as number[])[j] = read[i] === truth[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const right = read.map(() => false)
  for (let [i, j] = [0, 0]; i < read.length && j < truth.length;) {
    if (read[i] === truth[j]) {
      right[i] = true
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return right
}

const written = ({ inner, outer }: LineTile): string => `${inner}-${outer}`
const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length

/** Holds what was read against the line, for each tile in turn whether it is right. */
function judge(line: TableLine | null, dealt: DealtRound): { readonly tiles: readonly LineTile[]; readonly right: readonly boolean[] } {
  if (line === null) return { tiles: [], right: [] }
  const { lead, chains } = laidLine(dealt)
  if (line.layout === 'two-ended') {
    const [left = [], right = []] = chains
    const truth = [...backwards(left), lead, ...right]
    const read = line.tiles.map(written)
    const [one, other] = [inOrder(read, truth), inOrder(read, backwards(truth))]
    return { tiles: line.tiles, right: count(one) >= count(other) ? one : other }
  }
  /*
   * Arms go clockwise from the top of the picture, and the renderer's the other way round. Which is the first depends on how the camera is held, and one may be
   * missing: each is held against the arm that it is most like, and counts where all of them go round in turn.
   */
  const laid = [...chains].reverse()
  const { arms } = line
  const judged = arms.map((arm) => {
    const tries = laid.map((chain) => inOrder(arm.map(written), chain))
    const best = tries.reduce((most, each, at) => (count(each) > count(tries[most] ?? []) ? at : most), 0)
    return { at: best, right: tries[best] ?? arm.map(() => false) }
  })
  const steps = judged.map(({ at }, arm) => ((judged[(arm + 1) % judged.length]?.at ?? at) - at + laid.length) % laid.length)
  const inTurn = judged.length < 2 || steps.reduce((sum, step) => sum + step, 0) === laid.length
  return {
    tiles: [line.spinner, ...arms.flat()],
    right: [written(line.spinner) === lead, ...judged.flatMap(({ right }) => right.map((each) => each && inTurn))],
  }
}

interface Result {
  readonly line: TableLine | null
  readonly doubts: PanDoubts
}

function resultOf(pan: Pan, { layout, arms, maxPip, copies }: DealtRound): Result {
  const table = pannedTable(pan)
  if (table === null) return { line: null, doubts: NO_DOUBTS }
  const line = readTableLine(table.tiles, { layout, arms, maxPip, copies })
  return { line, doubts: panDoubts(line, table.tiles, table.coverage, arms) }
}

const tilesIn = (line: TableLine | null): readonly LineTile[] =>
  line === null ? [] : line.layout === 'two-ended' ? line.tiles : [line.spinner, ...line.arms.flat()]

const asksAnything = ({ line, doubts: { ends, near, unjoined } }: Result): boolean =>
  line === null || ends.length + near.length + unjoined.length > 0 || tilesIn(line).some(({ unsure, broken }) => unsure || broken)

/** What was read in the frames of a film, one after the other. */
export interface SeenFilm {
  readonly frames: readonly PanFrame[]
  readonly readMs: number
}

/** Reads a film frame by frame. */
export async function readFilm(folder: string, networks: Networks): Promise<SeenFilm> {
  const film = openFilm(folder)
  const frames: PanFrame[] = []
  let readMs = 0
  for (const step of film.steps) {
    if ('tap' in step) continue
    const { pixels } = cut(film, bytesOf(film, step), EVERYWHERE)
    const begun = cpuMs()
    const tiles = await readPhoto(pixels, networks, { least: LEAST_HINT })
    readMs += cpuMs() - begun
    frames.push({ tiles, size: { width: film.width, height: film.height } })
  }
  return { frames, readMs }
}

/** Moves along a line, and back where something is left to be asked then. */
export async function watchPan(dealt: DealtRound, see: (back: boolean) => Promise<SeenFilm>): Promise<Panned> {
  let pan = PAN_BEGINS
  let [readMs, joinMs, ways] = [0, 0, 0]
  const said: Record<string, number> = {}
  let result = resultOf(pan, dealt)
  for (const back of [false, true]) {
    if (back && !asksAnything(result)) break
    ways++
    const seen = await see(back)
    readMs += seen.readMs
    for (const frame of seen.frames) {
      const begun = cpuMs()
      pan = addFrame(pan, frame)
      joinMs += cpuMs() - begun
      said[pan.progress] = (said[pan.progress] ?? 0) + 1
    }
    result = resultOf(pan, dealt)
  }
  const { line, doubts } = result
  const { tiles, right } = judge(line, dealt)
  const laid = dealt.events.filter(({ type }) => type === 'play').length
  const asks = (tile: LineTile): boolean => tile.unsure || tile.broken
  const wrong = tiles.filter((tile, at) => right[at] === false && !asks(tile))
  const { ends, near, unjoined } = doubts
  const open = asksAnything(result)
  const isWhole = count(right) === laid && tiles.length === laid
  const where = `${dealt.preset}: ${laid} tiles, ${pan.frames} frames`
  return {
    preset: dealt.preset,
    tiles: laid,
    right: count(right),
    asked: tiles.filter((tile, at) => right[at] === true && asks(tile)).length,
    wrong: wrong.length,
    wrongAsked: tiles.filter((tile, at) => right[at] === false && asks(tile)).length,
    missed: Math.max(0, laid - count(right)),
    doubts: ends.length + near.length + unjoined.length,
    whole: isWhole && !open,
    silent: !isWhole && !open,
    frames: pan.frames,
    said,
    ways,
    readMs,
    joinMs,
    notes: [
      ...wrong.map((tile) => `${where}: ${written(tile)} is sure and wrong`),
      ...(isWhole ? [] : [`${where}: read ${tiles.map((tile, at) => `${written(tile)}${asks(tile) ? '?' : ''}${right[at] === true ? '' : '!'}`).join(' ')}`]),
      ...(isWhole ? [] : [`  lies ${JSON.stringify(laidLine(dealt))}`]),
      ...(ends.length + near.length + unjoined.length > 0
        ? [`${where}: ends ${ends.length}, near ${near.length}, unjoined ${unjoined.length}, pieces ${pan.pieces.length}`]
        : []),
    ],
  }
}
