import type { Evening } from '#shared/evening/evening'
import { eveningFileKind } from '../evening-file'
import { EveningsStore } from '../evenings-store'
import { comparedByTime, isId, jsonIn, type Brings, type StoredKind } from './kind'

export const evening: StoredKind<{ readonly evenings: EveningsStore }, { readonly evenings: Brings<Evening> }> = {
  open: async ({ data, device }) => ({ evenings: await EveningsStore.open(data, device) }),
  folder: 'evenings',
  extension: '.json',
  isName: isId,
  limit: 10_000_000,
  shown: { as: 'versions', field: 'evenings' },
  turn: 4,
  read: (id, bytes) => {
    const stored = jsonIn(bytes, eveningFileKind(id))
    return {
      compare: ({ evenings }) => comparedByTime(stored, evenings.get(id)),
      bring: ({ evenings }, here) => evenings.bring(stored, here),
    }
  },
}
