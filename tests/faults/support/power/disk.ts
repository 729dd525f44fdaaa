import { dirname } from 'node:path/posix'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Files, FileWriter } from '#main/store/files'
import { UnsuitableFile } from '#main/store/regular-file'
import { systemTimers } from '#main/store/timers'

/** A file on the disk of the model, whatever names lead to it. */
export interface ModelFile {
  readonly kind: 'file'
  /** What it holds while the power is on. */
  bytes: Uint8Array
  mtimeMs: number
}

export interface ModelFolder {
  readonly kind: 'folder'
  readonly names: Map<string, ModelFile | ModelFolder>
  mtimeMs: number
}

type Node = ModelFile | ModelFolder

/** A name in a folder that leads to something else from now on, or (null) to nothing. */
export interface Named {
  readonly folder: ModelFolder
  readonly name: string
  readonly node: Node | null
}

/** What was asked of the disk that changes it, in order. `path` is how it was asked. */
export type Operation =
  | { readonly kind: 'create' | 'create-folder' | 'remove' | 'remove-folder'; readonly path: string; readonly names: readonly Named[] }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string; readonly names: readonly Named[] }
  | { readonly kind: 'write'; readonly path: string; readonly file: ModelFile; readonly bytes: Uint8Array }
  | { readonly kind: 'flush'; readonly path: string; readonly file: ModelFile }
  | { readonly kind: 'flush-folder'; readonly path: string; readonly folder: ModelFolder }

/** What lies on a disk, by path. */
export type Tree = ReadonlyMap<string, Uint8Array | 'folder'>

function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path })
}

const FIRST_TIME = Date.UTC(2026, 10, 21)

/**
 * A disk in memory under the store (`Files`) that keeps a list of everything that changes it.
 *
 * It does as POSIX says while the power is on. What may be left once the power is cut is worked out from the list (`crash-states.ts`).
 */
export class ModelDisk {
  readonly operations: Operation[] = []
  readonly root: ModelFolder = { kind: 'folder', names: new Map(), mtimeMs: FIRST_TIME }
  /** What lay on it at first, by folder. */
  readonly begun: ReadonlyMap<ModelFolder, ReadonlyMap<string, Node>>
  #time: number

  /** A disk on which that lies already, all of it to stay; `time`: by which its next change comes. */
  constructor(tree: Tree = new Map(), time = FIRST_TIME) {
    this.#time = time
    for (const [path, content] of tree) {
      const folder = this.#foldersTo(dirname(path))
      this.#put(folder, path, content === 'folder' ? this.#newFolder() : { kind: 'file', bytes: content, mtimeMs: this.#tick() })
    }
    const begun = new Map<ModelFolder, ReadonlyMap<string, Node>>()
    const note = (folder: ModelFolder): void => {
      begun.set(folder, new Map(folder.names))
      for (const node of folder.names.values()) if (node.kind === 'folder') note(node)
    }
    note(this.root)
    this.begun = begun
  }

  /** That of its latest change. */
  get time(): number {
    return this.#time
  }

  /** Everything on it while the power is on. */
  tree(): Tree {
    return treeOf(
      this.root,
      (folder) => folder.names,
      (file) => file.bytes,
    )
  }

  /** What a path leads to. */
  at(path: string): Node | null {
    let node: Node = this.root
    for (const name of partsOf(path)) {
      if (node.kind !== 'folder') throw systemError('ENOTDIR', path)
      const next: Node | undefined = node.names.get(name)
      if (next === undefined) return null
      node = next
    }
    return node
  }

  readonly files: Files = {
    // nobody waits for a disk in memory
    timers: { ...systemTimers, wait: () => othersTurn() },
    create: async (path) => this.#create(path),
    read: async (path, most) => new TextDecoder().decode(this.#bytes(path, most)),
    readBytes: async (path, most) => this.#bytes(path, most),
    openParts: async (path) => {
      const { bytes } = this.#file(path)
      return {
        size: bytes.length,
        read: async (into, at, length, position) => {
          const part = bytes.subarray(position, position + length)
          into.set(part, at)
          return part.length
        },
        close: async () => undefined,
      }
    },
    rename: async (from, to) => this.#rename(from, to),
    remove: async (path) => {
      const node = this.at(path)
      if (node === null) return
      if (node.kind === 'folder') throw systemError('EISDIR', path)
      this.#change({ kind: 'remove', path, names: [this.#named(path, null)] })
    },
    list: async (path) => [...this.#folder(path).names.keys()],
    listNoLink: async (path) => [...this.#folder(path).names.keys()],
    removeFolder: async (path) => {
      if (this.#folder(path).names.size > 0) throw systemError('ENOTEMPTY', path)
      this.#change({ kind: 'remove-folder', path, names: [this.#named(path, null)] })
    },
    createFolder: async (path) => {
      const named = this.#named(path, this.#newFolder())
      if (named.folder.names.has(named.name)) throw systemError('EEXIST', path)
      this.#change({ kind: 'create-folder', path, names: [named] })
    },
    isFolder: async (path) => this.at(path)?.kind === 'folder',
    realPath: async (path) => {
      if (this.at(path) === null) throw systemError('ENOENT', path)
      return path
    },
    mayWrite: async () => true,
    syncFolder: async (path) => void this.operations.push({ kind: 'flush-folder', path, folder: this.#folder(path) }),
    stamp: async (path) => {
      const node = this.at(path)
      return node === null ? null : { size: node.kind === 'file' ? node.bytes.length : 0, mtimeMs: node.mtimeMs }
    },
    watch: () => () => undefined,
  }

  #create(path: string): FileWriter {
    const file: ModelFile = { kind: 'file', bytes: new Uint8Array(), mtimeMs: this.#tick() }
    const named = this.#named(path, file)
    if (named.folder.names.has(named.name)) throw systemError('EEXIST', path)
    this.#change({ kind: 'create', path, names: [named] })
    return {
      write: async (bytes) => {
        file.bytes = Buffer.concat([file.bytes, bytes])
        file.mtimeMs = this.#tick()
        this.operations.push({ kind: 'write', path, file, bytes: file.bytes })
      },
      sync: async () => void this.operations.push({ kind: 'flush', path, file }),
      stamp: async () => ({ size: file.bytes.length, mtimeMs: file.mtimeMs }),
      close: async () => undefined,
    }
  }

  #rename(from: string, to: string): void {
    const node = this.at(from)
    if (node === null) throw systemError('ENOENT', from)
    const [gone, there] = [this.#named(from, null), this.#named(to, node)]
    const before = there.folder.names.get(there.name)
    if (before?.kind === 'folder' && node.kind === 'file') throw systemError('EISDIR', to)
    if (before?.kind === 'file' && node.kind === 'folder') throw systemError('ENOTDIR', to)
    if (before?.kind === 'folder' && before.names.size > 0) throw systemError('ENOTEMPTY', to)
    this.#change({ kind: 'rename', path: from, to, names: [gone, there] })
  }

  #change(operation: Extract<Operation, { readonly names: readonly Named[] }>): void {
    for (const { folder, name, node } of operation.names) {
      if (node === null) folder.names.delete(name)
      else folder.names.set(name, node)
      folder.mtimeMs = this.#tick()
    }
    this.operations.push(operation)
  }

  #named(path: string, node: Node | null): Named {
    return { folder: this.#folder(dirname(path)), name: partsOf(path).at(-1) ?? '', node }
  }

  #folder(path: string): ModelFolder {
    const node = this.at(path)
    if (node === null) throw systemError('ENOENT', path)
    if (node.kind !== 'folder') throw systemError('ENOTDIR', path)
    return node
  }

  #file(path: string): ModelFile {
    const node = this.at(path)
    if (node === null) throw systemError('ENOENT', path)
    if (node.kind === 'folder') throw new UnsuitableFile('folder')
    return node
  }

  #bytes(path: string, most: number): Uint8Array {
    const { bytes } = this.#file(path)
    if (bytes.length > most) throw new UnsuitableFile('too-large', bytes.length, most)
    return bytes
  }

  #foldersTo(path: string): ModelFolder {
    let folder = this.root
    for (const name of partsOf(path)) {
      const next = folder.names.get(name) ?? this.#newFolder()
      if (next.kind !== 'folder') throw systemError('ENOTDIR', path)
      folder.names.set(name, next)
      folder = next
    }
    return folder
  }

  #put(folder: ModelFolder, path: string, node: Node): void {
    const name = partsOf(path).at(-1) ?? ''
    if (!(node.kind === 'folder' && folder.names.has(name))) folder.names.set(name, node)
  }

  #newFolder(): ModelFolder {
    return { kind: 'folder', names: new Map(), mtimeMs: this.#tick() }
  }

  /** No two changes have the same time. */
  #tick(): number {
    return (this.#time += 1)
  }
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/** What lies in a folder and below, as `namesIn` and `bytesOf` say. */
export function treeOf(root: ModelFolder, namesIn: (folder: ModelFolder) => Iterable<readonly [string, Node]>, bytesOf: (file: ModelFile) => Uint8Array): Tree {
  const tree = new Map<string, Uint8Array | 'folder'>()
  const walk = (folder: ModelFolder, path: string): void => {
    for (const [name, node] of namesIn(folder)) {
      const at = `${path}/${name}`
      if (node.kind === 'file') tree.set(at, bytesOf(node))
      else {
        tree.set(at, 'folder')
        walk(node, at)
      }
    }
  }
  walk(root, '')
  return tree
}
