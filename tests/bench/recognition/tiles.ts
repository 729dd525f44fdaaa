import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles, surelyRead, type TileDetection } from '#shared/recognition/detection'
import type { Networks } from '../../../src/renderer/recognition/network'
import type { Pixels } from '../../../src/renderer/recognition/pixels'
import { readNumeralPhoto } from '../../../src/renderer/recognition/read-numeral-photo'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { canonical, compare, compareNames, halvesRight, isWhole, totals, type Compared } from './compare'
import type { Outcome } from './outcome'
import { pixelsOf, tilePhotosIn, type TilesPhoto } from './photos'
import { openOcr } from './print'
import { playEach, showsLine } from './played'
import { asText, belowFloors, belowNumeralFloor, inShort, summary, type Read } from './report'
import { GREEN, RED, YELLOW, type Marked } from './sheet'
import { trained, trainedIn } from './trained'

/** Readings too unsure to be shown still count when the game says what they may be. */
const WITH_GAME = 0.1

const nameOf = (detection: TileDetection): string => makeTile(rankTiles(detection)[0]?.tile as Tile)

type ReadAll = (photo: Pixels) => Promise<readonly TileDetection[]>

/** What was read of one photo, held against its labels. */
export interface Held {
  readonly read: Read
  readonly detections: readonly TileDetection[]
}

/** Reads a photo and counts. */
export async function held({ file, tiles: labels, kind, families }: TilesPhoto, pixels: Pixels, readAll: ReadAll): Promise<Held> {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  const detections = await readAll(pixels)
  const milliseconds = performance.now() - begun
  const { user, system } = process.cpuUsage(used)
  const processor = (user + system) / 1000
  const tiles = detections.map(nameOf)
  const unsure = detections.filter((detection) => surelyRead(detection) === null).map(nameOf)
  const said = detections.filter((detection) => surelyRead(detection) !== null).map((detection) => canonical(nameOf(detection)))
  const sure = { all: said.length, right: compareNames(labels.map(canonical), said).right.length }
  const halves = { all: 2 * labels.length, right: halvesRight(labels, tiles) }
  return { detections, read: { file, tiles, kind, families, unsure, sure, halves, milliseconds, processor, played: [], ...compare(labels, tiles) } }
}

function marked(pixels: Pixels, { tiles, corners }: TilesPhoto, detections: readonly TileDetection[], { invented, missed }: Compared): Marked {
  const read = detections.map((detection) => {
    const text = nameOf(detection)
    return { corners: detection.corners, text, colour: invented.includes(canonical(text)) ? RED : GREEN }
  })
  const unread = corners.flatMap((place, at) => {
    const text = canonical(tiles[at] ?? '')
    return missed.includes(text) ? [{ corners: place, text, colour: YELLOW }] : []
  })
  return { pixels, marks: [...unread, ...read], missed }
}

export interface TilesWish {
  readonly prints: 'pips' | 'numerals'
  /** Plays the photos of a line of play as well. */
  readonly game: boolean
  /** Held against what was reached on photos of games from a seat. */
  readonly hard: boolean
  /** A folder of other networks for pips, which read each photo too. */
  readonly beside: string | undefined
  /** 1 for every photo, 2 for each second. */
  readonly each: number
}

/** Reads the photos of tiles in a folder, with pips or with numerals. */
export async function benchTiles(folder: string, { prints, game, hard, beside, each }: TilesWish): Promise<Outcome> {
  const networks: Networks = { detector: await trained('detector'), reader: await trained('reader') }
  const numbers = prints === 'numerals' ? { detector: await trained('numeral-detector'), reader: await trained('numerals'), ocr: await openOcr() } : null
  const readAll: ReadAll = (photo) => (numbers === null ? readPhoto(photo, networks) : readNumeralPhoto(photo, numbers))
  const others = beside === undefined ? null : await trainedIn(beside)
  const photos = tilePhotosIn(folder).filter((_, at) => at % each === 0)
  const files: Read[] = []
  const byOthers: Read[] = []
  const failed: Marked[] = []
  const [first] = photos
  // the first reading takes longer than any other; where only some are read nobody asks how long they take
  if (first !== undefined && each === 1) await readAll(await pixelsOf(folder, first.file))
  for (const photo of photos) {
    const pixels = await pixelsOf(folder, photo.file)
    const { read, detections } = await held(photo, pixels, readAll)
    const played = game && showsLine(photo.layout) ? playEach(photo.tiles, await readPhoto(pixels, networks, { least: WITH_GAME }), photo.set) : []
    files.push({ ...read, played })
    if (others !== null) byOthers.push((await held(photo, pixels, (seen) => readPhoto(seen, others.networks, { fit: others.fit }))).read)
    if (!isWhole(read)) failed.push(marked(pixels, photo, detections, read))
  }
  await numbers?.ocr.close()
  const sum = summary(files, totals(files))
  const below = prints === 'pips' ? belowFloors(sum, hard) : belowNumeralFloor(sum)
  const comparison = others === null ? '' : `\nthe networks of ${beside}, in the same run:\n${inShort(byOthers, summary(byOthers, totals(byOthers)))}`
  return { json: { ...sum, files, ...(others === null ? {} : { beside: byOthers }) }, text: asText(files, sum) + comparison, below, failed }
}
