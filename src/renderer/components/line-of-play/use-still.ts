import { useState } from 'react'
import type { Box, LineTile } from './types'

interface SeenBox {
  readonly box: Box
  readonly tiles: readonly LineTile[]
  readonly still: boolean
}

/**
 * Whether the line is where it is because of its room, and not because of a play: as it is measured for the first time, and when the window is resized.
 *
 * Then nothing glides: tiles would travel over the felt for nothing that anybody did.
 */
export function useStill(box: Box, tiles: readonly LineTile[]): boolean {
  const [seen, setSeen] = useState<SeenBox>({ box, tiles, still: true })
  if (seen.box === box && seen.tiles === tiles) return seen.still
  const still = seen.box !== box
  setSeen({ box, tiles, still })
  return still
}
