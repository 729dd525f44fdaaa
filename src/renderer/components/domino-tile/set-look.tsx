import { useMemo, type ReactNode } from 'react'
import type { Suit } from '#shared/domino/tile'
import { TileLookContext, useTileLook } from './look'

/** Up to this many pips a half is easy to read without colours. */
const COUNTED_AT_A_GLANCE = 9

/** How tiles of one set are drawn: above nine pips, ivory tiles have a colour for each number, like real sets. */
export function SetLook({ maxPip, children }: { readonly maxPip: Suit; readonly children: ReactNode }) {
  const { faces, material } = useTileLook()
  const coloured = material === 'ivory' && maxPip > COUNTED_AT_A_GLANCE
  const look = useMemo(() => ({ faces, material: coloured ? ('coloured' as const) : material }), [faces, material, coloured])
  return <TileLookContext value={look}>{children}</TileLookContext>
}
