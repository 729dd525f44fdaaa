import type { Rules } from '../games/rules'

/** Tiles of a boneyard that stay there (C-3); none where nobody draws, as they all do. */
export function reserveOf({ draw, reserve }: Pick<Rules, 'draw' | 'reserve'>): number {
  return draw === 'never' ? 0 : reserve
}

/** Tiles of a boneyard that may still be drawn: all but the reserve (C-3), and none where nobody draws (FT-3, BD-3). */
export function drawableOf({ draw, reserve }: Pick<Rules, 'draw' | 'reserve'>, boneyard: number): number {
  return draw === 'never' ? 0 : Math.max(0, boneyard - reserve)
}
