import type { CommandRefusal } from '#shared/contract/schemas'
import { err, ok, type Result } from '#shared/kernel/result'
import type { DeviceId, MatchId } from '#shared/kernel/ids'
import { PHOTO_ROOM } from '#shared/match/photo'
import type { StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import type { SentPhoto } from './check-photo'
import { photosNamedBy } from './commands/edit'
import type { Visitor } from './match-command'

type BadPhoto = Extract<CommandRefusal, { kind: 'bad-photo' }>

/** The photos of matches: those that phones bring are bounded, and those that nothing names any longer go. */
export class KeptPhotos {
  readonly #store: MatchStore
  readonly #swept = new Set<string>()
  /** What phones have brought in this run: each photo, and bytes. */
  readonly #names = new Set<string>()
  #brought = 0
  /** Which device at the table brought which picture, in this run: after a restart everyone joins again. */
  readonly #pictures = new Map<string, { readonly matchId: MatchId; readonly picture: string; readonly device: DeviceId }>()

  constructor(store: MatchStore) {
    this.#store = store
  }

  /** Whether there is room for a photo that a phone brings, in its match and beside all that phones have brought. */
  async roomFor(matchId: MatchId, { name, jpeg }: SentPhoto): Promise<Result<null, BadPhoto>> {
    const { photos, bytes } = await this.#store.photos.measure(matchId)
    const isFull = photos >= PHOTO_ROOM.photos || bytes + jpeg.length > PHOTO_ROOM.bytes || this.#brought + jpeg.length > PHOTO_ROOM.ofRun
    if (isFull) return err({ kind: 'bad-photo', why: 'too-many' })
    this.#brought += jpeg.length
    this.#names.add(name)
    return ok(null)
  }

  /** The device at the table that brought this picture of a match; undefined where none did. */
  bringerOf(matchId: MatchId, picture: string | undefined): DeviceId | undefined {
    return this.#pictures.get(`${matchId} ${picture}`)?.device
  }

  /** The pictures that these devices brought; some may have gone since. */
  broughtBy(devices: readonly DeviceId[]): readonly { readonly matchId: MatchId; readonly picture: string }[] {
    return [...this.#pictures.values()].filter(({ device }) => devices.includes(device))
  }

  /** The picture of a match, in base64; null where it has none, or its file is gone. */
  async pictureOf(matchId: MatchId): Promise<string | null> {
    const picture = this.#store.summary(matchId)?.picture
    return picture === undefined ? null : this.read(matchId, picture)
  }

  /** A photo that was kept, in base64; null where it is gone. */
  async read(matchId: MatchId, name: string): Promise<string | null> {
    const jpeg = await this.#store.photos.read(matchId, name)
    return jpeg === null ? null : Buffer.from(jpeg).toString('base64')
  }

  /** To be called before any window hears of a match. */
  note(before: StoredMatch, { id: matchId, picture }: StoredMatch, by: Visitor | undefined): void {
    if (picture === undefined || picture === before.picture) return
    if (by === undefined) this.#pictures.delete(`${matchId} ${picture}`)
    else this.#pictures.set(`${matchId} ${picture}`, { matchId, picture, device: by.device })
  }

  /**
   * To be called once a match is on the disk.
   *
   * A picture that was replaced or taken away goes at once: nothing can restore it. A photo that a phone brought and took back goes with the next entry, which nothing can redo past. Others stay for a day, since another computer may
   * be about to name them.
   */
  async saved(before: StoredMatch | null, match: StoredMatch): Promise<void> {
    const isFirst = !this.#swept.has(match.id)
    this.#swept.add(match.id)
    if (isFirst) await this.#store.photos.joinCopies(match.id)
    // a version that nobody has chosen yet may name others
    if (this.#store.copiesOf(match.id).length > 0) return
    const replaced = before?.picture
    if (replaced !== undefined && !photosNamedBy(match).has(replaced)) await this.#store.photos.remove(match.id, new Set([replaced]))
    if (before !== null && before.edits.undone.length > 0) {
      const named = photosNamedBy(match)
      const gone = [...photosNamedBy(before)].filter((name) => !named.has(name) && this.#names.delete(name))
      await this.#store.photos.remove(match.id, new Set(gone))
    }
    // once a run: photos that no undo can restore need not stay
    if (isFirst) await this.#store.photos.sweep(match.id, photosNamedBy(match)).catch(() => undefined)
  }
}
