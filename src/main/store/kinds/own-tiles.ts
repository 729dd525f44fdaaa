import { isDeepStrictEqual } from 'node:util'
import type { KeptTiles } from '#shared/contract/own-tiles'
import { ownTilesKind, OwnTilesStore } from '../own-tiles-store'
import { jsonIn, type ComparedState, type StoredKind } from './kind'

interface Here {
  readonly ownTiles: OwnTilesStore
}

const NAME = 'own'

export const ownTiles: StoredKind<Here, { readonly store: Here }> = {
  open: async ({ data }) => ({ ownTiles: await OwnTilesStore.open(data) }),
  folder: 'tiles',
  extension: '.json',
  isName: (name) => name === NAME,
  names: [NAME],
  limit: 100_000,
  shown: { as: 'choice', name: () => 'tiles' },
  turn: 7,
  read: (_id, bytes) => {
    const { kept } = jsonIn(bytes, ownTilesKind)
    return {
      compare: (store) => ({ state: stateOf(kept, store.ownTiles.kept), here: null, name: '', line: null }),
      bring: async ({ store }) => {
        await store.ownTiles.save(kept)
        return true
      },
    }
  },
}

/** As of settings; a backup from before they were photographed takes nothing away. */
function stateOf(backup: KeptTiles | null, here: KeptTiles | null): ComparedState {
  if (backup === null || isDeepStrictEqual(backup, here)) return 'same'
  return here === null ? 'new' : 'other'
}
