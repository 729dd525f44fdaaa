import { dirname, basename } from 'node:path/posix'
import type { Files } from '#main/store/files'
import type { Timers } from '#main/store/timers'
import { afterACut } from '../faults/support/power/crash-states'
import { ModelDisk } from '../faults/support/power/disk'
import type { Scheduler } from './scheduler'

/** So long after a change those who watch its folder hear of it, at most, in milliseconds. */
const HEARD_WITHIN_MS = 40

/** An operation of a disk that is well takes so long at most, in milliseconds; one of a disk that is slow, so long. */
const QUICK_MS = 3
const SLOW_MS = 2500

interface Watcher {
  readonly folder: string
  readonly changed: (name: string | null) => void
}

/** A disk, or a share of a file server, that any number of computers use; what can be wrong with it. */
export class Volume {
  disk: ModelDisk
  isFull = false
  isSlow = false
  readonly #scheduler: Scheduler
  readonly #name: string
  /** Whether it tells of what others change: shares of some networks do not. */
  readonly #tells: boolean
  readonly #watchers = new Set<Watcher>()

  constructor(scheduler: Scheduler, name: string, { folders, tells = true }: { readonly folders: readonly string[]; readonly tells?: boolean }) {
    this.#scheduler = scheduler
    this.#name = name
    this.#tells = tells
    this.disk = new ModelDisk(new Map(folders.map((folder) => [folder, 'folder'] as const)))
  }

  /** The power of the computer that it is in is cut. */
  cut(): void {
    const tree = afterACut(this.disk, this.#scheduler.chance)
    this.disk = new ModelDisk(tree, this.disk.time)
    this.#watchers.clear()
  }

  tell(path: string): void {
    if (!this.#tells) return
    for (const watcher of this.#watchers)
      if (watcher.folder === dirname(path))
        this.#scheduler.after(
          this.#scheduler.some(1, HEARD_WITHIN_MS),
          `${this.#name} tells`,
          () => this.#watchers.has(watcher) && watcher.changed(basename(path)),
        )
  }

  /** The volume as a program on a computer reaches it, until `isDead`: then nothing is answered any more, and nothing is done. */
  filesFor(isDead: () => boolean, timers: Timers): Files {
    const asked = <T>(path: string, work: (files: Files) => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const [low, high] = this.isSlow ? [QUICK_MS, SLOW_MS] : [0, QUICK_MS]
        this.#scheduler.after(this.#scheduler.some(low, high), `${this.#name} ${basename(path).slice(0, 60)}`, () => {
          if (isDead()) return
          work(this.disk.files).then(
            (answer) => isDead() || resolve(answer),
            (error: unknown) => isDead() || reject(error as Error),
          )
        })
      })
    const changing = <T>(paths: readonly string[], work: (files: Files) => Promise<T>): Promise<T> =>
      asked(paths[0] ?? '', async (files) => {
        const answer = await work(files)
        for (const path of paths) this.tell(path)
        return answer
      })
    const mustHaveRoom = (path: string): void => {
      if (this.isFull) throw Object.assign(new Error(`ENOSPC: ${path}`), { code: 'ENOSPC', path })
    }
    return {
      timers,
      create: async (path) => {
        const writer = await changing([path], async (files) => files.create(path))
        return {
          write: (bytes) =>
            changing([path], async () => {
              // a disk that fills up takes what it has room for, and then says so
              if (this.isFull) await writer.write(bytes.subarray(0, this.#scheduler.chance.below(bytes.length + 1)))
              mustHaveRoom(path)
              await writer.write(bytes)
            }),
          sync: () => asked(path, () => writer.sync()),
          stamp: () => asked(path, () => writer.stamp()),
          close: () => asked(path, () => writer.close()),
        }
      },
      read: (path, most) => asked(path, (files) => files.read(path, most)),
      readBytes: (path, most) => asked(path, (files) => files.readBytes(path, most)),
      openParts: (path) => asked(path, (files) => files.openParts(path)),
      rename: (from, to) => changing([from, to], (files) => files.rename(from, to)),
      remove: (path) => changing([path], (files) => files.remove(path)),
      list: (folder) => asked(folder, (files) => files.list(folder)),
      listNoLink: (folder) => asked(folder, (files) => files.listNoLink(folder)),
      removeFolder: (folder) => changing([folder], (files) => files.removeFolder(folder)),
      createFolder: (folder) =>
        changing([folder], (files) => {
          mustHaveRoom(folder)
          return files.createFolder(folder)
        }),
      isFolder: (path) => asked(path, (files) => files.isFolder(path)),
      realPath: (path) => asked(path, (files) => files.realPath(path)),
      mayWrite: () => Promise.resolve(true),
      syncFolder: (folder) => asked(folder, (files) => files.syncFolder(folder)),
      stamp: (path) => asked(path, (files) => files.stamp(path)),
      watch: (folder, changed) => {
        const watcher = { folder, changed: (name: string | null) => isDead() || changed(name) }
        this.#watchers.add(watcher)
        return () => void this.#watchers.delete(watcher)
      },
    }
  }
}
