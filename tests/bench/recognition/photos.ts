import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Point } from '#shared/recognition/detection'
import type { Pixels } from '../../../src/renderer/recognition/pixels'
import { kindOf, type Kind } from './kinds'

export interface TilesPhoto {
  readonly file: string
  readonly tiles: readonly string[]
  /** Where they lie, each in turn; empty where it is not known. */
  readonly corners: readonly (readonly Point[])[]
  /** The highest half of the set, where it is known. */
  readonly set: number
  /** How the tiles lie, in words; empty where it is not known. */
  readonly layout: string
  readonly kind: Kind
  /** What a rendered photo counts as; empty for others, which count by their kind. */
  readonly families: readonly string[]
  /** Whose set it is. */
  readonly source: string
  /** One of the two photos that show a set laid out, each tile once. */
  readonly laid: boolean
}

export interface DicePhoto {
  readonly file: string
  readonly faces: readonly number[]
  /** The colour of each face in turn, where they are known. */
  readonly colours: readonly string[] | null
}

const labelsOf = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))

type Entry = Readonly<Record<string, unknown>>

const pointsOf = (corners: readonly (readonly [number, number])[]): readonly Point[] => corners.map(([x, y]) => ({ x, y }))

/** The photos of tiles that `folder`/labels.json lists. */
export function tilePhotosIn(folder: string): readonly TilesPhoto[] {
  const listed = labelsOf(folder)
  if (!Array.isArray(listed)) throw new TypeError('labels.json is not a list')
  return listed.map((entry: Entry, place): TilesPhoto => {
    const { file, tiles, set, layout, background, look, notes, source, laid, families, corners } = entry
    if (typeof file !== 'string' || !Array.isArray(tiles)) throw new TypeError(`entry ${place} of labels.json has no file or no tiles`)
    const lie = typeof layout === 'string' ? layout : ''
    const kind = kindOf(lie, [look, background, notes].filter((said) => typeof said === 'string').join('; '))
    const whose = { source: typeof source === 'string' ? source : '', laid: laid === true }
    const counted = Array.isArray(families) ? families.map(String) : []
    return {
      file,
      tiles: tiles.map(String),
      set: typeof set === 'number' ? set : 12,
      layout: lie,
      kind,
      families: counted,
      corners: Array.isArray(corners) ? corners.map(pointsOf) : [],
      ...whose,
    }
  })
}

/** The photos of dice that `folder`/labels.json lists under `photos`. */
export function dicePhotosIn(folder: string): readonly DicePhoto[] {
  const { photos } = labelsOf(folder) as Entry
  if (!Array.isArray(photos)) throw new TypeError('labels.json has no list of photos')
  return photos.map((entry: Entry, place): DicePhoto => {
    const { file, faces, colours } = entry
    if (typeof file !== 'string' || !Array.isArray(faces)) throw new TypeError(`entry ${place} of labels.json has no file or no faces`)
    return { file, faces: faces.map(Number), colours: Array.isArray(colours) ? colours.map(String) : null }
  })
}

/** A picture as its camera turned it (EXIF), on white where it is transparent. */
export async function pixelsOf(folder: string, file: string): Promise<Pixels> {
  const upright = sharp(join(folder, file)).rotate().flatten({ background: 'white' }).toColourspace('srgb').ensureAlpha()
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
