import { useState } from 'react'
import type { PlacedTile } from './types'

interface Laid {
  readonly tiles: readonly PlacedTile[]
  readonly unit: number
}

/** A tile that was taken back, where it lay. */
export interface Leaving {
  readonly tile: PlacedTile
  readonly unit: number
}

/** The tile that was just taken back, until the line changes again; a line that comes or goes as a whole has none. */
export function useLeaving(laid: Laid | null): Leaving | null {
  const [seen, setSeen] = useState<{ readonly laid: Laid | null; readonly leaving: Leaving | null }>({ laid, leaving: null })
  if (seen.laid === laid) return seen.leaving
  const last = seen.laid?.tiles.at(-1)
  const gone = seen.laid !== null && laid !== null && last !== undefined && isWithout(laid, seen.laid, last)
  const leaving = gone ? { tile: last, unit: seen.laid.unit } : null
  setSeen({ laid, leaving })
  return leaving
}

function isWithout(now: Laid, before: Laid, last: PlacedTile): boolean {
  return now.tiles.length === before.tiles.length - 1 && now.tiles.every(({ key }) => key !== last.key)
}
