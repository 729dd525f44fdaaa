import type { StoredMatch } from '../store/match-file'

type Written = Pick<StoredMatch, 'id' | 'revision' | 'updatedAt'>

/**
 * Counts how often matches were changed by another device or program.
 *
 * The system also tells of what this app has written itself; that is known by its revision and its time.
 */
export class ExternalChanges {
  readonly #ours = new Map<string, string>()
  readonly #times = new Map<string, number>()

  /** To be told before each match that is written. */
  writing(match: Written): void {
    this.#ours.set(match.id, markOf(match))
  }

  /** What the file holds after the system has told of a change; null where it cannot be read. */
  found(id: string, match: Written | null): void {
    if (match !== null && this.#ours.get(id) === markOf(match)) return
    this.#times.set(id, this.times(id) + 1)
  }

  times(id: string): number {
    return this.#times.get(id) ?? 0
  }
}

const markOf = ({ revision, updatedAt }: Written): string => `${revision} ${updatedAt}`
