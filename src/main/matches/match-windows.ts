import type { DamagedMatch } from '#shared/contract/lists'
import type { MatchFeed } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import type { StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import { FolderAway } from '../store/presence'
import { Channels } from '../common/channel'
import type { KeptPhotos } from './kept-photos'
import type { LastEntry } from './last-entry'
import { snapshotOf } from './snapshot'
import type { PersonResolver } from '../people/person-resolver'

/** Which devices at the table brought what they may take back. */
interface Bringers {
  readonly last: LastEntry
  readonly photos: KeptPhotos
}

/** The windows that look at matches: what each is sent, and whether a change came from elsewhere. */
export class MatchWindows {
  readonly #store: MatchStore
  readonly #who: PersonResolver
  readonly #by: Bringers
  readonly #report: (fault: unknown) => void
  readonly #channels = new Channels()
  readonly #elsewhere = new ExternalChanges()

  constructor(store: MatchStore, who: PersonResolver, by: Bringers, report: (fault: unknown) => void) {
    this.#store = store
    this.#report = report
    this.#by = by
    this.#who = who
  }

  get watchers(): number {
    return this.#channels.watchers
  }

  isWatched(matchId: MatchId): boolean {
    return this.#channels.isWatched(matchId)
  }

  /** The match at once and after each change; `gone` where there is none, `damaged` where it cannot be opened. */
  live(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<MatchFeed, void, void> {
    return this.#channels.watch(matchId, () => this.#look(matchId), signal)
  }

  /** Tells every window that looks at the match to look again. */
  changed(matchId: MatchId): void {
    this.#channels.publish(matchId)
  }

  /** Tells every window to look again, as when names have changed. */
  allChanged(): void {
    this.#channels.publishAll()
  }

  /** To be called before each match that is written here, so that it is not taken for another device's change. */
  writing(match: StoredMatch): void {
    this.#elsewhere.writing(match)
  }

  /** Tells every window that looks at the match to look again, and that it was changed elsewhere if it was; gives what is there now. */
  async changedOutside(matchId: MatchId): Promise<StoredMatch | null> {
    const match = (await this.#store.load(matchId))?.match ?? null
    this.#elsewhere.found(matchId, match)
    this.#channels.publish(matchId)
    return match
  }

  /** What goes wrong with one match is shown in its place and does not end the stream. */
  async #look(matchId: MatchId): Promise<MatchFeed> {
    try {
      return (await this.#shown(matchId)) ?? this.#missing(matchId)
    } catch (fault) {
      if (fault instanceof FolderAway) return this.#away(matchId)
      this.#report(fault)
      await this.#store.faulted(matchId, fault)
      return this.#missing(matchId)
    }
  }

  #missing(matchId: MatchId): MatchFeed {
    const damaged = this.#store.damagedOf(matchId)
    return damaged === undefined ? { kind: 'gone', matchId } : this.#damaged(damaged)
  }

  /** What lists still say of it; it is not in memory. */
  #away(matchId: MatchId): MatchFeed {
    const { players = [], date = null } = this.#store.summary(matchId) ?? {}
    return this.#damaged({ matchId, players, date, damage: { kind: 'not-readable', why: 'away', detail: '' } })
  }

  #damaged({ matchId, players, date, damage }: Pick<DamagedMatch, 'matchId' | 'players' | 'date' | 'damage'>): MatchFeed {
    return { kind: 'damaged', matchId, players: players.map((player) => ({ name: this.#who.seated(player).name })), date, damage }
  }

  async #shown(matchId: MatchId): Promise<MatchFeed | null> {
    const loaded = await this.#store.load(matchId)
    if (loaded === null) return null
    const { match } = loaded
    const { last, photos } = this.#by
    return {
      kind: 'match',
      match: snapshotOf(loaded, this.#who, { takeBack: last.of(match), pictureFrom: photos.bringerOf(matchId, match.picture) }),
      changedElsewhere: this.#elsewhere.times(matchId),
      versions: this.#store.copiesOf(matchId).length + 1,
    }
  }
}

type Written = Pick<StoredMatch, 'id' | 'revision' | 'updatedAt'>

/**
 * Counts how often matches were changed by another device or program.
 *
 * The system also reports what this app has written itself; that is known by its revision and its time.
 */
export class ExternalChanges {
  readonly #ours = new Map<string, string>()
  readonly #times = new Map<string, number>()

  /** To be called before each match that is written. */
  writing(match: Written): void {
    this.#ours.set(match.id, markOf(match))
  }

  /** What the file holds after the system has reported a change; null where it cannot be read. */
  found(id: string, match: Written | null): void {
    if (match !== null && this.#ours.get(id) === markOf(match)) return
    this.#times.set(id, this.times(id) + 1)
  }

  times(id: string): number {
    return this.#times.get(id) ?? 0
  }
}

const markOf = ({ revision, updatedAt }: Written): string => `${revision} ${updatedAt}`
