import { createHash } from 'node:crypto'
import type { CommandRefusal, Outcome } from '#shared/contract/schemas'
import { MOST_VERSIONS, type ChooseVersion, type MatchVersion, type VersionsFeed } from '#shared/contract/versions'
import { canonical } from '#shared/kernel/canonical'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import type { TrailEntry } from '#shared/match/trail'
import type { ConflictCopy } from '../store/conflict-copies'
import type { StoredMatch } from '../store/match-file'
import { MatchMovedOn } from '../store/loaded-match'
import type { MatchStore } from '../store/match-store'
import { notSaved } from '../store/save-fault'
import { Channels } from '../common/channel'
import type { Happened } from './commands/describe'
import { refusalOfMissing, refusedBy } from './missing'
import { snapshotOf } from './snapshot'
import { photosNamedBy } from './commands/edit'
import type { PersonResolver } from '../people/person-resolver'

export interface VersionsOptions {
  readonly store: MatchStore
  readonly who: PersonResolver
  /** When and on which device something is done now. */
  readonly here: () => Happened
  /** Called with each match before it is written. */
  readonly writing: (match: StoredMatch) => void
  /** Called with each match that was written. */
  readonly changed: (id: string) => void
}

/** A version of a match, and the copy in which it lies; the one in the match's own file has none. */
interface Version {
  readonly token: string
  readonly match: StoredMatch
  readonly copy: ConflictCopy<StoredMatch> | null
}

/** Versions of matches that devices made apart from one another, until a person chooses. */
export class Versions {
  readonly #options: VersionsOptions
  readonly #channels = new Channels()

  constructor(options: VersionsOptions) {
    this.#options = options
  }

  /** What there is to choose from, at once and after each change. */
  live(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<VersionsFeed, void, void> {
    return this.#channels.watch(matchId, () => this.#look(matchId), signal)
  }

  changed(matchId: MatchId): void {
    this.#channels.publish(matchId)
  }

  /**
   * Makes one version the match; each of the others becomes a match of its own.
   *
   * Those are on the disk before the match is written, and a copy goes only after that; broken off anywhere, the same can be chosen again.
   */
  async choose({ matchId, seen, chosen, others }: ChooseVersion): Promise<Outcome> {
    try {
      const found = await this.#versions(matchId)
      if (!found.ok) return found
      const versions = found.value
      const [shown] = versions
      const version = versions.find(({ token }) => token === chosen)
      const unseen = versions.some(({ token }) => !seen.includes(token)) || seen.some((token) => versions.every((each) => each.token !== token))
      if (unseen || version === undefined) return err({ kind: 'stale', revision: shown.match.revision })
      for (const other of versions) if (other.token !== chosen) await this.#setApart(other, others)
      return ok({ matchId, revision: await this.#settle(versions, version) })
    } catch (error) {
      if (error instanceof MatchMovedOn) return err({ kind: 'stale', revision: (await this.#options.store.load(matchId))?.match.revision ?? 0 })
      return notSaved(error)
    }
  }

  async #look(matchId: MatchId): Promise<VersionsFeed> {
    const found = await this.#versions(matchId).catch(refusedBy)
    // the match's own page says what is wrong with one that cannot be opened
    if (!found.ok) return { kind: found.error.kind === 'damaged' || found.error.kind === 'not-saved' ? 'one' : 'gone', matchId }
    const [shown, ...others] = found.value
    if (others.length === 0) return { kind: 'one', matchId }
    const each = new Map(found.value.map((version) => [version.token, version]))
    const versions = [...each.values()].map(({ token, match, copy }): MatchVersion => {
      return { token, shown: copy === null, match: snapshotOf({ match, readOnly: null }, this.#options.who), device: match.updatedOn ?? null }
    })
    return { kind: 'versions', matchId, revision: shown.match.revision, versions }
  }

  /** The version that is shown first. */
  async #versions(matchId: MatchId): Promise<Result<readonly [Version, ...Version[]], CommandRefusal>> {
    const { store } = this.#options
    const loaded = await store.load(matchId)
    if (loaded === null) return err(refusalOfMissing(store, matchId))
    if (loaded.readOnly !== null) return err({ kind: 'read-only', why: loaded.readOnly })
    const copies = store
      .copiesOf(matchId)
      .slice(0, MOST_VERSIONS - 1)
      .map((copy): Version => ({ token: tokenOf(copy.content), match: copy.content, copy }))
    return ok([{ token: tokenOf(loaded.match), match: loaded.match, copy: null }, ...copies])
  }

  /** Keeps a version as a match of its own, photos first. Its id follows from what it holds, so it is not kept twice. */
  async #setApart({ token, match, copy }: Version, where: ChooseVersion['others']): Promise<void> {
    const { store, here, changed, writing } = this.#options
    const id = [token.slice(0, 8), token.slice(8, 12), token.slice(12, 16), token.slice(16, 20), token.slice(20)].join('-')
    if ((await store.load(id)) !== null) return
    const now = here()
    const binned = where === 'bin' && match.binned === undefined
    const trail: TrailEntry[] = [...match.trail, chosenOn(now, copy, match.id)]
    if (binned) trail.push({ kind: 'binned', ...now })
    await store.photos.copy(match.id, id, photosNamedBy(match))
    const apart: StoredMatch = {
      ...match,
      ...(binned ? { binned: now } : {}),
      id,
      revision: match.revision + 1,
      updatedAt: now.at,
      updatedOn: now.device,
      trail,
    }
    writing(apart)
    await store.save(apart, { inPlaceOf: null })
    changed(id)
  }

  async #settle(versions: readonly [Version, ...Version[]], { match, copy }: Version): Promise<number> {
    const { store, here, changed, writing } = this.#options
    const now = here()
    const revision = Math.max(...versions.map((each) => each.match.revision)) + 1
    const next: StoredMatch = { ...match, revision, updatedAt: now.at, updatedOn: now.device, trail: [...match.trail, chosenOn(now, copy, match.id)] }
    writing(next)
    await store.save(next, { inPlaceOf: versions[0].match.revision })
    await store.settle(
      match.id,
      versions.flatMap((each) => (each.copy === null ? [] : [each.copy])),
    )
    changed(match.id)
    return revision
  }
}

function chosenOn(now: Happened, copy: Version['copy'], id: string): TrailEntry {
  return { kind: 'joined', ...now, how: 'chosen', file: copy?.name ?? `${id}.json` }
}

function tokenOf(match: StoredMatch): string {
  return createHash('sha256').update(canonical(match)).digest('hex').slice(0, 32)
}
