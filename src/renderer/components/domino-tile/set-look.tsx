import { useMemo, type ReactNode } from 'react'
import type { Suit } from '#shared/domino/tile'
import { TileLookContext, useTileLook } from './look'

/** Largest half that is told from the others at a glance by its pips alone. */
const COUNTED_AT_A_GLANCE = 9

/** Draws every tile inside as one of its set: where halves go past nine, ivory has a colour for each number, as such sets have. */
export function SetLook({ maxPip, children }: { readonly maxPip: Suit; readonly children: ReactNode }) {
  const { faces, material } = useTileLook()
  const coloured = material === 'ivory' && maxPip > COUNTED_AT_A_GLANCE
  const look = useMemo(() => ({ faces, material: coloured ? ('coloured' as const) : material }), [faces, material, coloured])
  return <TileLookContext value={look}>{children}</TileLookContext>
}
