import { randomBytes } from 'node:crypto'
import { homedir } from 'node:os'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import type { Backups, FolderProblem } from '#shared/contract/backup'
import { err, ok } from '#shared/kernel/result'
import { isLeftBehind } from '../store/durable-file'
import type { FileKind } from '../store/json-adapter'
import { JsonFile } from '../store/json-file'
import { shapeDamage } from '../store/damage-of'
import type { Store } from '../store/store'
import { BackupRefused } from './bad-backup'
import { madeOf } from './layout'
import { backupsIn } from './automatic'

export const choicesSchema = z.object({ format: z.literal('caravan-backup-choices'), version: z.literal(1), folder: z.string().max(10_000).nullable() })
type Choices = z.infer<typeof choicesSchema>

const choicesKind: FileKind<Choices> = {
  format: 'caravan-backup-choices',
  version: 1,
  parse: (content) => {
    const parsed = choicesSchema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(shapeDamage(parsed.error, content))
  },
}

/** What a broken-off backup left in a folder that others may use too is removed once it is this old, in milliseconds. */
const LEFT_ALONE_MS = 24 * 60 * 60 * 1000

/** The folder that the person named for backups on request; remembered on this device. Only backups of ours in it are looked at. */
export class NamedFolder {
  readonly #store: Store
  #file: Promise<JsonFile<Choices>> | null = null

  constructor(store: Store) {
    this.#store = store
  }

  async path(): Promise<string | null> {
    return (await this.#choices()).value.folder
  }

  /** Remembers the folder as the person wrote it, made plain; an empty text forgets it. `Refused` where no backup can be put there. */
  async set(written: string): Promise<string | null> {
    const path = plainPath(written)
    if (path !== null) await this.#check(path)
    await (await this.#choices()).save((choices) => ({ ...choices, folder: path }))
    return path
  }

  /** The folder, after it was found fit for a backup; `Refused` where it is not. */
  async ready(): Promise<string> {
    const path = await this.path()
    if (path === null) throw new BackupRefused({ kind: 'no-folder' })
    await this.#check(path)
    await this.#clear(path)
    return path
  }

  async look(): Promise<Backups['folder']> {
    const path = await this.path()
    if (path === null) return null
    const problem = await this.#lookFor(path)
    return { path, problem, backups: problem === null ? await backupsIn(this.#store.device.files, path).catch(() => []) : [] }
  }

  #choices(): Promise<JsonFile<Choices>> {
    this.#file ??= JsonFile.open<Choices>(this.#store.device, 'backup-choices.json', choicesKind, {
      format: 'caravan-backup-choices',
      version: 1,
      folder: null,
    })
    return this.#file
  }

  async #check(path: string): Promise<void> {
    const why = (await this.#lookFor(path)) ?? ((await this.#isWritable(path)) ? null : 'not-writable')
    if (why !== null) throw new BackupRefused({ kind: 'folder', why, path })
  }

  async #lookFor(path: string): Promise<FolderProblem | null> {
    if (!isAbsolute(path)) return 'not-absolute'
    try {
      const { files } = this.#store.device
      const real = await files.realPath(path)
      if (!(await files.isFolder(real))) return 'not-a-folder'
      await files.list(real)
      // what keeps the data folder in step would copy every backup to every device
      return isWithin(await files.realPath(this.#store.data.path), real) ? 'in-data-folder' : null
    } catch (error) {
      return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR') ? 'missing' : 'not-readable'
    }
  }

  async #isWritable(path: string): Promise<boolean> {
    const { files } = this.#store.device
    const trial = `${path}/caravan-trial.${randomBytes(6).toString('hex')}.tmp`
    try {
      await (await files.create(trial)).close()
      return true
    } catch {
      return false
    } finally {
      await files.remove(trial).catch(() => undefined)
    }
  }

  async #clear(path: string): Promise<void> {
    const { files, clock } = this.#store.device
    for (const name of (await files.list(path)).filter((name) => isLeftBehind(name) && madeOf(name.replace(/\.[0-9a-f]{12}\.tmp$/, '')) !== null)) {
      const stamp = await files.stamp(`${path}/${name}`).catch(() => null)
      if (stamp !== null && clock().getTime() - stamp.mtimeMs > LEFT_ALONE_MS) await files.remove(`${path}/${name}`).catch(() => undefined)
    }
  }
}

/** A path as people paste it: in quotes, with `~` for their own folder, with a slash at its end. Null for nothing. */
function plainPath(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
  if (bare === '') return null
  const path = /^~(?=$|[/\\])/.test(bare) ? join(homedir(), bare.slice(1)) : bare
  return isAbsolute(path) ? resolve(path) : path
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}
