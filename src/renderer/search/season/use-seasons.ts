import type { Season } from '#shared/contract/seasons'
import { useLive, type Subscribe } from '../../hooks/use-live'

/** The seasons of the house, the latest first. */
export const seasonsLive: Subscribe<readonly Season[]> = (client, signal) => client.seasons.live(undefined, { signal })

/** The seasons of the house, the latest first; none until they are here. */
export function useSeasons(): readonly Season[] {
  return useLive(seasonsLive).data ?? NO_SEASONS
}

const NO_SEASONS: readonly Season[] = []
