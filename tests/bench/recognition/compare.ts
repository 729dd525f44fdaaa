import { assign } from '#shared/recognition/assignment'
import { share } from './outcome'

/** What lies in a photo and what was read from it, each named. */
export interface Compared {
  readonly right: readonly string[]
  readonly missed: readonly string[]
  readonly invented: readonly string[]
}

const halvesOf = (tile: string): readonly [number, number] => {
  const [a, b] = tile.split('-').map(Number)
  if (a === undefined || b === undefined || Number.isNaN(a + b)) throw new RangeError(`not a tile: ${tile}`)
  return [Math.max(a, b), Math.min(a, b)]
}

/** `"4-6"` → `"6-4"`: the higher half first. */
export const canonical = (tile: string): string => halvesOf(tile).join('-')

/** Pairs equal names off, each once; what is left over on either side is missed or invented. */
export function compareNames(labels: readonly string[], read: readonly string[]): Compared {
  const left = [...labels]
  const right: string[] = []
  const invented: string[] = []
  for (const name of read) {
    const at = left.indexOf(name)
    if (at < 0) {
      invented.push(name)
    } else {
      left.splice(at, 1)
      right.push(name)
    }
  }
  return { right, missed: left, invented }
}

/** Tiles, whichever half is named first. */
export const compare = (labels: readonly string[], read: readonly string[]): Compared => compareNames(labels.map(canonical), read.map(canonical))

/** How many halves of the tiles named were read, when each reading is paired with the tile it is most like. */
export function halvesRight(labels: readonly string[], read: readonly string[]): number {
  const common = (label: string, reading: string): number => compareNames(halvesOf(label).map(String), halvesOf(reading).map(String)).right.length
  return assign(labels.map((label) => read.map((reading) => common(label, reading)))).total
}

export interface Totals {
  readonly photos: number
  readonly wholly: number
  readonly right: number
  readonly missed: number
  readonly invented: number
  readonly recall: number
  readonly precision: number
}

export const isWhole = ({ missed, invented }: Compared): boolean => missed.length + invented.length === 0

export function totals(compared: readonly Compared[]): Totals {
  const count = (of: (photo: Compared) => readonly string[]): number => compared.reduce((sum, photo) => sum + of(photo).length, 0)
  const right = count((photo) => photo.right)
  const missed = count((photo) => photo.missed)
  const invented = count((photo) => photo.invented)
  return {
    photos: compared.length,
    wholly: compared.filter(isWhole).length,
    right,
    missed,
    invented,
    recall: share(right, right + missed),
    precision: share(right, right + invented),
  }
}
