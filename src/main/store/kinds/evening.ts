import type { Evening } from '#shared/evening/evening'
import { eveningFileKind } from '../evening-file'
import { EveningsStore } from '../evenings-store'
import { isId, jsonIn, versioned, type Brings, type StoredKind } from './kind'

export const evening: StoredKind<{ readonly evenings: EveningsStore }, { readonly evenings: Brings<Evening> }> = {
  open: async ({ data, device }) => ({ evenings: await EveningsStore.open(data, device) }),
  folder: 'evenings',
  extension: '.json',
  isName: isId,
  limit: 10_000_000,
  shown: { as: 'versions', field: 'evenings' },
  turn: 4,
  read: (id, bytes) => versioned('evenings', jsonIn(bytes, eveningFileKind(id))),
}
