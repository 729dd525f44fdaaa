import type { Rules } from '../games/rules'

/** Tiles of a boneyard that may still be drawn: all but the reserve (C-3), and none where nobody draws (FT-3, BD-3). */
export function drawableOf({ draw, reserve }: Pick<Rules, 'draw' | 'reserve'>, boneyard: number): number {
  return draw === 'never' ? 0 : Math.max(0, boneyard - reserve)
}
