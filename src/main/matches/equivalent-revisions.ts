import type { StoredMatch } from '../store/match-file'

type Revised = Pick<StoredMatch, 'id' | 'revision' | 'updatedAt'>

/**
 * Remembers which revisions of a match show the same table: between them it was only about who agrees to a round.
 *
 * What was entered or thought out on one of them is right on the other too, so nobody has to enter it again because someone else agreed in between.
 * Only of this run: after a restart such a command is refused as made on an old revision, and nothing worse.
 */
export class EquivalentRevisions {
  readonly #from = new Map<string, { readonly first: number; readonly last: Revised }>()

  /** `after` follows `before` and shows the same table. */
  add(before: Revised, after: Revised): void {
    const known = this.#from.get(before.id)
    const first = known !== undefined && isSame(known.last, before) ? known.first : before.revision
    const { id, revision, updatedAt } = after
    this.#from.set(id, { first, last: { id, revision, updatedAt } })
  }

  /** Whether `revision` is the match's own, or shows the same table. */
  is(now: Revised, revision: number): boolean {
    if (revision === now.revision) return true
    const known = this.#from.get(now.id)
    return known !== undefined && isSame(known.last, now) && revision >= known.first && revision < now.revision
  }
}

/** Another device may have brought another match under the same number. */
const isSame = (a: Revised, b: Revised): boolean => a.revision === b.revision && a.updatedAt === b.updatedAt
