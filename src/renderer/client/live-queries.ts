import type { Home } from '#shared/contract/lists'
import type { KeptTiles } from '#shared/contract/own-tiles'
import type { Person } from '#shared/contract/people'
import type { Settings } from '#shared/settings/settings'
import type { Subscribe } from './prefetch'

/* What the first page follows. Each is one function for good: by it a stream that was opened ahead is known again. */

export const homeLive: Subscribe<Home> = (client, signal) => client.home.live(undefined, { signal })
export const peopleLive: Subscribe<readonly Person[]> = (client, signal) => client.people.live(undefined, { signal })
export const ownTilesLive: Subscribe<KeptTiles | null> = (client, signal) => client.ownTiles.live(undefined, { signal })
export const settingsLive: Subscribe<Settings> = (client, signal) => client.settings.live(undefined, { signal })
