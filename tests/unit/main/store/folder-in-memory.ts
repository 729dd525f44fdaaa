import { posix } from 'node:path'
import type { Notice } from '#shared/contract/lists'
import type { Files } from '#main/store/files'
import type { Folder } from '#main/store/json-file'
import { SaveFault } from '#main/store/save-fault'
import { ModelDisk, type ModelFolder, type Tree } from '../../../faults/support/power/disk'

/** An error as the system gives it. */
export function systemError(code: string, path = ''): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path })
}

/** What an attempt comes to: its fault in one line, or `done`. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof SaveFault ? `${error.reason}: ${error.message}` : String(error)),
  )

/** What another program writes is younger than what this one wrote, and no two of its files have the same time. */
const ANOTHER_TIME = Date.UTC(2026, 11, 1)

/** No test asks so often for the same; what tries without end fails by then. */
const MOST = 700

/** What a system gives random names to is called `R` here. */
const plain = (path: string): string => path.replaceAll(/[0-9a-f]{12}/g, 'R')

/** The folder `/d` of the store, on a disk in memory. A test puts its own functions in the place of those of `files`. */
export class FolderInMemory {
  readonly disk: ModelDisk
  readonly files: Files
  readonly told: Notice[] = []
  readonly withdrawn: string[] = []
  readonly watched: (readonly [name: string, works: boolean])[] = []
  now = new Date('2026-11-21T10:00:00.000Z')
  #time = ANOTHER_TIME

  constructor(tree: Readonly<Record<string, unknown>> = {}) {
    this.disk = new ModelDisk(new Map([['/d', 'folder'], ...Object.entries(tree).map(([path, content]) => [path, bytesOf(content)] as const)]) as Tree)
    this.files = { ...this.disk.files }
    this.instead('rename', (rename) => this.#withEnd(rename))
    this.instead('createFolder', (createFolder) => this.#withEnd(createFolder))
  }

  /** The folder as the store is given it. */
  folder(more: Partial<Folder> = {}): Folder {
    return {
      path: '/d',
      files: this.files,
      clock: () => this.now,
      tell: (notice) => void this.told.push(notice),
      withdraw: (id) => void this.withdrawn.push(id),
      watched: (name, works) => void this.watched.push([name, works]),
      owner: 'here',
      ...more,
    }
  }

  /** Puts a file in place as another program does: at once, and without a word. */
  put(path: string, content: unknown): void {
    this.#names(path).set(posix.basename(path), { kind: 'file', bytes: bytesOf(content) as Uint8Array, mtimeMs: ++this.#time })
  }

  /** Makes a folder as another program does. */
  makeFolder(path: string): void {
    this.#names(path).set(posix.basename(path), { kind: 'folder', names: new Map(), mtimeMs: ++this.#time })
  }

  /** Takes a file or a folder away as another program does. */
  take(path: string): void {
    this.#names(path).delete(posix.basename(path))
  }

  /** What a file holds; null where there is none. */
  text(path: string): string | null {
    const node = this.disk.at(path)
    return node?.kind === 'file' ? new TextDecoder().decode(node.bytes) : null
  }

  json(path: string): unknown {
    const text = this.text(path)
    return text === null ? null : JSON.parse(text)
  }

  /** Everything below `/d`, without it. */
  paths(): readonly string[] {
    return [...this.disk.tree().keys()].flatMap((path) => (path.startsWith('/d/') ? [path.slice(3)] : [])).sort()
  }

  /** What has been asked of the disk since the last call, one line for each thing that changes it. */
  steps(): readonly string[] {
    return this.disk.operations.splice(0).map((step) => plain(step.kind === 'rename' ? `rename ${step.path} ${step.to}` : `${step.kind} ${step.path}`))
  }

  /** Puts a function in the place of the disk's own; it is given what did the same so far. */
  instead<Name extends keyof Files>(name: Name, make: (works: Files[Name]) => Files[Name]): void {
    this.files[name] = make(this.files[name])
  }

  /** Has the function of that name fail with a code, as often as that, where the path says so; then it works again. */
  fail(
    name: 'create' | 'createFolder' | 'list' | 'read' | 'remove' | 'removeFolder' | 'rename' | 'stamp' | 'syncFolder',
    code: string,
    times = Infinity,
    about = '',
  ): void {
    let left = times
    const works = this.files[name] as (...asked: readonly string[]) => Promise<never>
    const fails = this.#withEnd((path: string) => Promise.reject<never>(systemError(code, path)))
    Object.assign(this.files, {
      [name]: (...asked: readonly [string, ...string[]]): Promise<never> => {
        if (left === 0 || !asked.some((each) => `${each}`.includes(about))) return works(...asked)
        left--
        return fails(asked[0])
      },
    })
  }

  #withEnd<Asked extends readonly unknown[], Answer>(asks: (...asked: Asked) => Promise<Answer>): (...asked: Asked) => Promise<Answer> {
    let times = 0
    return (...asked) => (++times > MOST ? Promise.reject(new Error('asked without end')) : asks(...asked))
  }

  #names(path: string): ModelFolder['names'] {
    const folder = this.disk.at(posix.dirname(path))
    if (folder?.kind !== 'folder') throw systemError('ENOENT', path)
    return folder.names
  }
}

const bytesOf = (content: unknown): unknown =>
  content === 'folder' ? content : new TextEncoder().encode(typeof content === 'string' ? content : `${JSON.stringify(content)}\n`)
