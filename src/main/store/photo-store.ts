import { createHash } from 'node:crypto'
import type { MatchId } from '#shared/kernel/ids'
import { PHOTO_NAME } from '#shared/match/photo'
import { originalOf } from './conflict-copies'
import { isLeftBehind, makeFolder, settleFolder, writeDurably } from './durable-file'
import { errorCode, READ_LIMITS } from './files'
import type { Folder } from './json-file'
import { notReadId, notReadNotice, notReadOf } from './not-read'
import { UnsuitableFile } from './regular-file'
import { toSaveFault } from './save-fault'

const PHOTOS = 'photos'
const EXTENSION = '.jpg'

/** How long a file that no match names is left alone, in milliseconds: what keeps two folders in step may bring a photo before its match. */
const LEFT_ALONE_MS = 24 * 60 * 60 * 1000

/** The name a photo is kept under, made from its bytes: the same picture is stored once, and nothing from outside becomes part of a path. */
export function photoName(jpeg: Uint8Array): string {
  return createHash('sha256').update(jpeg).digest('hex').slice(0, 32)
}

/** Photos kept with matches: files beside the match files, a folder for each match that has any. */
export class PhotoStore {
  readonly #folder: Folder

  constructor(folder: Folder) {
    this.#folder = folder
  }

  /** Puts the photo on disk, before any match names it; `SaveFault` when that fails. */
  async keep(matchId: MatchId, jpeg: Uint8Array): Promise<void> {
    const { files, path } = this.#folder
    try {
      await makeFolder(files, this.#pathOf(matchId))
      // also where it was there: one that made it and was killed may not have flushed it
      for (const folder of [`${path}/${PHOTOS}`, path]) await settleFolder(files, folder, () => files.isFolder(this.#pathOf(matchId)))
    } catch (error) {
      throw toSaveFault(error)
    }
    await writeDurably(files, this.#path(matchId, photoName(jpeg)), jpeg)
  }

  /** The photo as it was kept; null where it is gone, or no longer what it was. */
  async read(matchId: MatchId, name: string): Promise<Uint8Array | null> {
    const { files, tell, withdraw } = this.#folder
    const file = `${PHOTOS}/${matchId}/${name}${EXTENSION}`
    try {
      const bytes = await files.readBytes(this.#path(matchId, name), READ_LIMITS.photo)
      withdraw(notReadId(file))
      return photoName(bytes) === name ? bytes : null
    } catch (error) {
      if (error instanceof UnsuitableFile) tell(notReadNotice(file, notReadOf(error)))
      return null
    }
  }

  /** Keeps those photos of one match with another too; one that is gone stays gone. */
  async copy(from: string, to: string, names: ReadonlySet<string>): Promise<void> {
    for (const name of names) {
      const jpeg = await this.read(from, name)
      if (jpeg !== null) await this.keep(to, jpeg)
    }
  }

  /** Removes conflict copies: a photo is named after its bytes, so one that is whole is the same; it also takes the place of one that is not. */
  async joinCopies(matchId: MatchId): Promise<void> {
    const { files } = this.#folder
    for (const file of await this.#list(matchId).catch(() => [])) {
      const name = originalOf(file, EXTENSION)
      if (name === null || !PHOTO_NAME.test(name)) continue
      const copy = `${this.#pathOf(matchId)}/${file}`
      if (photoName(await files.readBytes(copy, READ_LIMITS.photo).catch(() => new Uint8Array())) !== name) continue
      if ((await this.read(matchId, name)) === null) await files.rename(copy, this.#path(matchId, name)).catch(() => undefined)
      else await files.remove(copy).catch(() => undefined)
    }
  }

  /** Removes files that nothing names now and that have lain there for a day; files of other kinds are not ours to remove. */
  async sweep(matchId: MatchId, named: ReadonlySet<string>): Promise<void> {
    const { files, clock } = this.#folder
    for (const file of await this.#list(matchId)) {
      const name = file.slice(0, 32)
      const ours = PHOTO_NAME.test(name) && (file === `${name}${EXTENSION}` ? !named.has(name) : isLeftBehind(file))
      if (!ours) continue
      const path = `${this.#pathOf(matchId)}/${file}`
      const stamp = await files.stamp(path).catch(() => null)
      if (stamp !== null && clock().getTime() - stamp.mtimeMs > LEFT_ALONE_MS) await files.remove(path).catch(() => undefined)
    }
  }

  /** How many photos a match has, and how many bytes. */
  async measure(matchId: MatchId): Promise<{ readonly photos: number; readonly bytes: number }> {
    let [photos, bytes] = [0, 0]
    for (const file of await this.#list(matchId).catch(() => [])) {
      photos++
      bytes += (await this.#folder.files.stamp(`${this.#pathOf(matchId)}/${file}`).catch(() => null))?.size ?? 0
    }
    return { photos, bytes }
  }

  /** Removes photos that nothing names any longer; one that cannot be removed stays until the next sweep. */
  async remove(matchId: MatchId, names: ReadonlySet<string>): Promise<void> {
    const { files } = this.#folder
    for (const name of names) await files.remove(this.#path(matchId, name)).catch(() => undefined)
    // what someone took away does not come back after a power cut
    if (names.size > 0) await files.syncFolder(this.#pathOf(matchId)).catch(() => undefined)
  }

  /** Takes all photos of a match away for good; one that cannot be removed stays. */
  async removeAll(matchId: MatchId): Promise<void> {
    const { files, path } = this.#folder
    const folder = this.#pathOf(matchId)
    const names = await this.#list(matchId).catch(() => [])
    if (names.length === 0) return
    for (const file of names) {
      if (PHOTO_NAME.test(file.slice(0, 32))) await files.remove(`${folder}/${file}`).catch(() => undefined)
    }
    // a photo that was deleted for good does not come back after a power cut
    await files.syncFolder(folder).catch(() => undefined)
    await files.removeFolder(folder).catch(() => undefined)
    await files.syncFolder(`${path}/${PHOTOS}`).catch(() => undefined)
  }

  async #list(matchId: MatchId): Promise<readonly string[]> {
    try {
      return await this.#folder.files.list(this.#pathOf(matchId))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    }
  }

  #pathOf(matchId: MatchId): string {
    return `${this.#folder.path}/${PHOTOS}/${matchId}`
  }

  #path(matchId: MatchId, name: string): string {
    return `${this.#pathOf(matchId)}/${name}${EXTENSION}`
  }
}
