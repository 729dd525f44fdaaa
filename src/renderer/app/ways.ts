import { createContext } from 'react'
import type { IconName } from '../components/icon/icon'

/** Somewhere else to go from a page that has all of the window. */
export interface PageWay {
  readonly icon: IconName
  readonly text: string
  readonly go: () => void
}

/** What the menu leads to where the pages of the app are not at hand: at an evening, back to it. */
export const WaysContext = createContext<readonly PageWay[]>([])
