import type { Settings } from '../settings/settings'
import type { Home } from './lists'
import type { Person } from './people'

/*
 * The start page, rendered by the host, for a page to show before its own code is there. Without schemas: the first page needs none, and is not to
 * wait for them.
 */

/** Where a page of the owner's gets it. */
export const START_PAGE_PATH = '/start-page'

/** What the page says of itself stands under this name in the query of the address, as JSON (`PageProfile`). */
export const PROFILE_QUERY = 'profile'

/** What the host does not know of the page that it renders for. */
export interface PageProfile {
  /** Languages (BCP 47) that the browser prefers, the most wanted first. */
  readonly languages: readonly string[]
  /** How far UTC is ahead of the clocks where the browser is, in minutes, as JavaScript has it (`Date.getTimezoneOffset`). */
  readonly utcOffset: number
  /** What the browser keeps of settings; what the host keeps goes before it. */
  readonly settings: Settings
}

/** All that a start page is rendered from; from the same, host and page render the same. */
export interface StartPageState {
  readonly home: Home
  /** Everyone, with the pictures of those who are in `home`. */
  readonly people: readonly Person[]
  /** Those of the browser and of the host together. */
  readonly settings: Settings
  readonly languages: readonly string[]
  /** When it was rendered (ISO 8601). */
  readonly renderedAt: string
}

/** A start page with what it was rendered from, to be hydrated with. */
export interface StartPage {
  /** What goes into the page's `#root`. */
  readonly html: string
  readonly state: StartPageState
}

/** What the built `prerender` gives to the host: the HTML of a state. */
export type RenderStartPage = (state: StartPageState) => string
