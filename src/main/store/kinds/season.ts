import type { Season } from '#shared/contract/seasons'
import { seasonFileKind, seasonIn } from '../season-file'
import type { SeasonsStore } from '../seasons-store'
import { comparedByTime, isId, jsonIn, type Brings, type StoredKind } from './kind'

export const season: StoredKind<{ readonly seasons: Pick<SeasonsStore, 'get'> }, { readonly seasons: Brings<Season> }> = {
  folder: 'seasons',
  extension: '.json',
  isName: isId,
  limit: 100_000,
  shown: { as: 'versions', field: 'seasons' },
  turn: 3,
  read: (id, bytes) => {
    const stored = seasonIn(jsonIn(bytes, seasonFileKind(id)))
    return {
      compare: ({ seasons }) => comparedByTime(stored, seasons.get(id)),
      bring: ({ seasons }, here) => seasons.bring(stored, here),
    }
  },
}
