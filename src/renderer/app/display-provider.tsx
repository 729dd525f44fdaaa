import type { ReactNode } from 'react'
import { TileFacesContext } from '../components/domino-tile/faces'
import { useSetting } from '../settings/settings'

/** Draws every tile inside as this device has it. */
export function DisplayProvider({ children }: { readonly children: ReactNode }) {
  return <TileFacesContext value={useSetting('tile-faces')}>{children}</TileFacesContext>
}
