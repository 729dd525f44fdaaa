import { useMemo, type ReactNode } from 'react'
import type { Suit } from '#shared/domino/tile'
import { TileStyleContext, useTileStyle } from './tile-style'

/** Up to this many pips a half is easy to read without colours. */
const COUNTED_AT_A_GLANCE = 9

/** How tiles of one set are drawn: above nine pips, ivory tiles have a colour for each number, like real sets. */
export function SetStyle({ maxPip, children }: { readonly maxPip: Suit; readonly children: ReactNode }) {
  const { faces, material } = useTileStyle()
  const coloured = material === 'ivory' && maxPip > COUNTED_AT_A_GLANCE
  const style = useMemo(() => ({ faces, material: coloured ? ('coloured' as const) : material }), [faces, material, coloured])
  return <TileStyleContext value={style}>{children}</TileStyleContext>
}
