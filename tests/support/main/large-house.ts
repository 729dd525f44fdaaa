import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskFiles, type Files } from '#main/store/files'
import type { StoredMatch } from '#main/store/match-file'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, openApp, SOUND_PLAYS } from './apps'
import { temporaryFolder } from './folder'

/** More than a start waits for. */
export const MANY = 300

/** Goes once through any number of matches that it does not divide, being prime. */
const STEP = 101

const NEWEST_MS = Date.UTC(2026, 10, 20)

/** The match that was changed so many places after the latest. */
export const nthNewest = (at: number): string => `match-${String(at).padStart(4, '0')}`

/**
 * A folder of matches without an index, each changed a minute before the one before; all have the same plays, each between people of its own.
 *
 * They were made by playing one and copying its file, as a folder is that came from another device.
 */
export async function largeHouse(matches = MANY): Promise<string> {
  const made = temporaryFolder()
  const app = await openApp(made)
  const id = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, id, SOUND_PLAYS.slice(0, 4))
  await app.close()
  const one = JSON.parse(readFileSync(join(made, 'matches', `${id}.json`), 'utf8')) as StoredMatch
  rmSync(deviceFolderOf(made), { recursive: true })
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'matches'))
  // in an order that means nothing, as another program brings them
  for (let turn = 0, at = 0; turn < matches; turn++, at = (at + STEP) % matches) {
    const players = [{ name: `Ada ${at}` }, { name: `Ben ${at}` }]
    const updatedAt = new Date(NEWEST_MS - at * 60_000)
    put(folder, nthNewest(at), { ...one, id: nthNewest(at), players, updatedAt: updatedAt.toISOString() }, updatedAt)
  }
  return folder
}

/** Puts a match file in place as another program would. */
export function put(folder: string, name: string, match: unknown, changed: Date): void {
  const path = join(folder, 'matches', `${name}.json`)
  writeFileSync(path, JSON.stringify(match, null, 1))
  utimesSync(path, changed, changed)
}

/** A disk that reads the files of a large house only as far as the test lets it. */
export class GatedDisk {
  /** The matches that were read, in order. */
  readonly read: string[] = []
  #free: number
  readonly #always = new Set<string>()
  #waiting: (() => void)[] = []
  readonly #held = new Map<string, () => void>()

  constructor(free: number) {
    this.#free = free
  }

  /** Lets so many more be read. */
  let(more: number): void {
    this.#free += more
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Lets everything be read that was not let yet. */
  open(): void {
    this.let(Infinity)
  }

  /** Resolves once that match is about to be read and is not let. */
  held(id: string): Promise<void> {
    return new Promise((resolve) => this.#held.set(id, resolve))
  }

  /** Never holds up that match. */
  never(id: string): this {
    this.#always.add(id)
    return this
  }

  readonly files: Files = {
    ...diskFiles,
    read: async (path, most) => {
      const id = /\/(match-\d{4})\.json$/.exec(path)?.[1]
      if (id !== undefined && !this.#always.has(id)) await this.#turn(id)
      return diskFiles.read(path, most)
    },
  }

  async #turn(id: string): Promise<void> {
    while (this.#free <= 0) {
      this.#held.get(id)?.()
      await new Promise<void>((wake) => this.#waiting.push(wake))
    }
    this.#free--
    this.read.push(id)
  }
}
