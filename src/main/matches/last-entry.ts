import type { EditName } from '#shared/match/edits'
import type { StoredMatch } from '../store/match-file'
import type { Visitor } from './match-command'

/** What a player enters, and may take back while it is the last of all. */
const OWN_ENTRIES: readonly EditName[] = ['enter-play', 'enter-draw', 'enter-pass']

/**
 * Remembers which device at the table made the latest entry, so that it, and no other, may take that back.
 *
 * Whatever comes to the match after it, from wherever, ends this. Only of this run: after a restart the table is closed, and everyone joins again.
 */
export class LastEntry {
  #last: { readonly id: string; readonly revision: number; readonly updatedAt: string; readonly device: string } | null = null

  /** `after` is what a command makes of `before`. */
  note(before: StoredMatch, after: StoredMatch, by: Visitor | undefined): void {
    const added = after.edits.done.length > before.edits.done.length ? after.edits.done.at(-1) : undefined
    const own = by !== undefined && added !== undefined && OWN_ENTRIES.includes(added.name)
    const { id, revision, updatedAt } = after
    if (own) this.#last = { id, revision, updatedAt, device: by.device }
    else if (this.#last?.id === id) this.#last = null
  }

  /** The device that may take back what was entered last; undefined where none may. */
  of({ id, revision, updatedAt }: Pick<StoredMatch, 'id' | 'revision' | 'updatedAt'>): string | undefined {
    const last = this.#last
    return last?.id === id && last.revision === revision && last.updatedAt === updatedAt ? last.device : undefined
  }
}
