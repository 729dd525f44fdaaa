import type { StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import { photosNamedBy } from './commands/edit'

/** Deletes photos that no undo can restore. */
export async function sweepPhotos(store: MatchStore, match: StoredMatch): Promise<void> {
  await store.photos.joinCopies(match.id)
  // a version that nobody has chosen yet may name others
  if (store.copiesOf(match.id).length > 0) return
  await store.photos.sweep(match.id, photosNamedBy(match)).catch(() => undefined)
}
