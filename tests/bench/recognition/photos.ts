import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from 'jpeg-js'
import type { Pixels } from '../../../src/renderer/recognition/pixels'

export interface Photo {
  readonly file: string
  readonly tiles: readonly string[]
  /** The highest half of the set, where it is told. */
  readonly set: number
  /** How the tiles lie, in words; empty where it is not told. */
  readonly layout: string
}

/** The photographs that `folder`/labels.json lists. */
export function photosIn(folder: string): readonly Photo[] {
  const listed: unknown = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))
  if (!Array.isArray(listed)) throw new TypeError('labels.json is not a list')
  return listed.map((entry: unknown, place): Photo => {
    const { file, tiles, set, layout } = entry as Readonly<Record<string, unknown>>
    if (typeof file !== 'string' || !Array.isArray(tiles)) throw new TypeError(`entry ${place} of labels.json has no file or no tiles`)
    return { file, tiles: tiles.map(String), set: typeof set === 'number' ? set : 12, layout: typeof layout === 'string' ? layout : '' }
  })
}

/** A JPEG as the camera turned it; the photographs here are stored upright. */
export function pixelsOf(folder: string, file: string): Pixels {
  const { width, height, data } = decode(readFileSync(join(folder, file)), { useTArray: true, maxMemoryUsageInMB: 1024 })
  return { width, height, data }
}
