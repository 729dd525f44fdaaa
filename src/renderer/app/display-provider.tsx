import type { ReactNode } from 'react'
import { TileFacesContext } from '../components/domino-tile/faces'
import { tileFaces } from './display'
import { useKeptChoice } from './kept-choice'

/** Draws every tile inside as this device has it. */
export function DisplayProvider({ children }: { readonly children: ReactNode }) {
  return <TileFacesContext value={useKeptChoice(tileFaces)}>{children}</TileFacesContext>
}
