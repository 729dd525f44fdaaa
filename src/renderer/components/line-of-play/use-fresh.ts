import { useState } from 'react'
import type { LineTile } from './types'

const NONE: ReadonlySet<string> = new Set()

interface Seen {
  readonly tiles: readonly LineTile[]
  readonly fresh: ReadonlySet<string>
}

/** The tiles that came while the line was looked at: one at a time; a line that comes with all its tiles has none. */
export function useFresh(tiles: readonly LineTile[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>({ tiles, fresh: NONE })
  if (seen.tiles === tiles) return seen.fresh
  const before = new Set(seen.tiles.map(({ key }) => key))
  const added = tiles.filter(({ key }) => !before.has(key))
  const same = added.length === 0 && tiles.length === seen.tiles.length
  const next = { tiles, fresh: same ? seen.fresh : added.length === 1 && tiles.length > 1 ? new Set(added.map(({ key }) => key)) : NONE }
  setSeen(next)
  return next.fresh
}
