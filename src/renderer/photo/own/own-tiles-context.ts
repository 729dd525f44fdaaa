import { createContext, use } from 'react'
import type { KeptTiles } from '#shared/contract/own-tiles'
import type { Subscribe } from '../../client/prefetch'
import { useLive } from '../../hooks/use-live'

type Follow = Subscribe<KeptTiles | null>

/** Says that nothing is known, and nothing more. */
const unknown: Follow = (_client, signal) =>
  Promise.resolve(
    (async function* () {
      yield null
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    })(),
  )

/** How this page follows what is known of the family's own tiles; null where its photos are read as those of any tiles. */
export const OwnTilesContext = createContext<Follow | null>(null)

/** The family's own tiles; null where they are not known, undefined until that has been answered. */
export function useOwnTiles(): KeptTiles | null | undefined {
  return useLive(use(OwnTilesContext) ?? unknown).data
}
