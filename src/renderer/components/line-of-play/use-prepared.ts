import { useEffect } from 'react'
import type { LineGhost } from './ghost'
import { prepare } from './layout'
import type { Box, LineToLay } from './types'

/** So long after a tile was chosen it is painted, and the search keeps nobody waiting for that, in milliseconds. */
const PAINTED = 40

/** While a tile is chosen, finds out how the line would lie with it: a new layout takes a search, for which the play would have to wait. */
export function usePrepared(line: LineToLay, box: Box | null, ghosts: readonly LineGhost[]): void {
  useEffect(() => {
    if (box === null) return
    const timers = ghosts.map((ghost, place) => setTimeout(() => prepare(line, box, ghost), PAINTED + place))
    return () => timers.forEach(clearTimeout)
  }, [line, box, ghosts])
}
