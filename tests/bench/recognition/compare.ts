/** A photograph's tiles as read, held against those in it. */
export interface Compared {
  readonly right: readonly string[]
  readonly missed: readonly string[]
  readonly invented: readonly string[]
}

/** `"4-6"` → `"6-4"`: the higher half first. */
export function canonical(tile: string): string {
  const [a, b] = tile.split('-').map(Number)
  if (a === undefined || b === undefined || Number.isNaN(a + b)) throw new RangeError(`not a tile: ${tile}`)
  return `${Math.max(a, b)}-${Math.min(a, b)}`
}

/** Pairs equal names off, each once; what is left over on either side is missed or invented. */
export function compare(labels: readonly string[], read: readonly string[]): Compared {
  const left = labels.map(canonical)
  const right: string[] = []
  const invented: string[] = []
  for (const tile of read.map(canonical)) {
    const at = left.indexOf(tile)
    if (at < 0) {
      invented.push(tile)
    } else {
      left.splice(at, 1)
      right.push(tile)
    }
  }
  return { right, missed: left, invented }
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

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

export function totals(compared: readonly Compared[]): Totals {
  const count = (of: (photo: Compared) => readonly string[]): number => compared.reduce((sum, photo) => sum + of(photo).length, 0)
  const right = count((photo) => photo.right)
  const missed = count((photo) => photo.missed)
  const invented = count((photo) => photo.invented)
  const wholly = compared.filter((photo) => photo.missed.length + photo.invented.length === 0).length
  return {
    photos: compared.length,
    wholly,
    right,
    missed,
    invented,
    recall: share(right, right + missed),
    precision: share(right, right + invented),
  }
}
