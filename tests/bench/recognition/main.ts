import { resolve } from 'node:path'
import { makeTile, type Tile } from '#shared/domino/tile'
import { isUnsure, rankTiles, type TileReading } from '#shared/recognition/reading'
import type { Networks } from '../../../src/renderer/recognition/network'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { compare, totals } from './compare'
import { benchDice } from './dice'
import { photosIn, pixelsOf } from './photos'
import { playEach, showsLine } from './played'
import { asText, belowFloors, summary, type Read } from './report'
import { GREEN, RED, writeSheet, type Marked } from './sheet'
import { trained } from './trained'

/**
 * `npm run bench:recognition -- DIR [--json] [--game] [--floors] [--sheet FILE.jpg]`: how many tiles of the photographs in DIR are
 * read, one core, warm. `--game` also plays each photograph of a line of play, every tile in turn as the one just laid; `--floors`
 * fails below what was reached before; `--sheet` draws the photographs that are not wholly right. `--dice DIR` reads dice instead.
 */

/** Readings too unsure to be shown still count when the game says what they may be. */
const WITH_GAME = 0.1

const nameOf = (reading: TileReading): string => makeTile(rankTiles(reading)[0]?.tile as Tile)

async function read(folder: string, networks: Networks, game: boolean, failed: Marked[]): Promise<readonly Read[]> {
  const photos = photosIn(folder)
  const out: Read[] = []
  const [first] = photos
  if (first !== undefined) await readPhoto(pixelsOf(folder, first.file), networks)
  for (const { file, tiles: labels, set, layout } of photos) {
    const pixels = pixelsOf(folder, file)
    const begun = performance.now()
    const readings = await readPhoto(pixels, networks)
    const milliseconds = performance.now() - begun
    const tiles = readings.map(nameOf)
    const compared = compare(labels, tiles)
    const unsure = readings.filter((reading) => isUnsure(reading)).map(nameOf)
    const played = game && showsLine(layout) ? playEach(labels, await readPhoto(pixels, networks, WITH_GAME), set) : []
    out.push({ file, tiles, unsure, milliseconds, played, ...compared })
    if (compared.missed.length + compared.invented.length > 0) {
      const marks = readings.map((reading) => {
        const text = nameOf(reading)
        return { reading, text, colour: compared.invented.includes(text) ? RED : GREEN }
      })
      failed.push({ pixels, marks })
    }
  }
  return out
}

const words = process.argv.slice(2)
const has = (flag: string): boolean => words.includes(flag)
const sheet = has('--sheet') ? words[words.indexOf('--sheet') + 1] : undefined
const named = words.find((word) => !word.startsWith('--') && word !== sheet)
const from = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)
if (named === undefined) {
  process.stderr.write('Name the folder of photographs: npm run bench:recognition -- DIR [--json] [--game] [--floors] [--sheet FILE.jpg]\n')
  process.exit(2)
}
if (has('--dice')) {
  process.exit(await benchDice(from(named), has('--json'), has('--floors')))
}
const networks: Networks = { detector: await trained('detector'), reader: await trained('reader') }
const failed: Marked[] = []
const photos = await read(from(named), networks, has('--game'), failed)
const sum = summary(photos, totals(photos))
process.stdout.write(has('--json') ? `${JSON.stringify({ ...sum, files: photos })}\n` : asText(photos, sum))
if (sheet !== undefined) writeSheet(from(sheet), failed)
const short = has('--floors') ? belowFloors(sum) : []
for (const reason of short) process.stderr.write(`${reason}\n`)
process.exit(short.length > 0 ? 1 : 0)
