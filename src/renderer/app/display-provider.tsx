import { useMemo, type ReactNode } from 'react'
import { TileStyleContext } from '../components/domino-tile/tile-style'
import { TileLight } from '../components/domino-tile/tile-light'
import { useSetting } from '../settings/settings'

/** Draws every tile inside as this device has it. */
export function DisplayProvider({ children }: { readonly children: ReactNode }) {
  const faces = useSetting('tile-faces')
  const material = useSetting('tile-material')
  const look = useMemo(() => ({ faces, material }), [faces, material])
  return (
    <TileStyleContext value={look}>
      <TileLight />
      {children}
    </TileStyleContext>
  )
}
