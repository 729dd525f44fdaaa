import { createHash } from 'node:crypto'
import { elementAt } from '#shared/kernel/assert'
import type { Random } from '#shared/kernel/random'
import { treeOf, type ModelDisk, type ModelFile, type ModelFolder, type Named, type Operation, type Tree } from './disk'

/**
 * What a power cut may leave of a disk, worked out from everything that was asked of it.
 *
 * - Bytes of a file that were not flushed are there, gone, cut short, or zeros.
 * - A name that was given, changed or taken away is as before or as after until its folder is flushed, each name for itself, in whatever order: POSIX promises
 *   no order. ext4, XFS, APFS and NTFS write such changes in order, so they leave fewer states; ext2 and Btrfs do not always.
 * - A rename is one change also between two folders, and to stay once either is flushed, as all of these systems promise.
 * - What lies in a folder is gone where its own name is.
 *
 * Sources: fsync(2) and rename(2) of POSIX.1-2017 and of the Linux man-pages; T. S. Pillai et al., "All File Systems Are Not Created Equal" (OSDI 2014), table 1;
 * the ext4 documentation of the kernel on `data=ordered`.
 */
export interface CrashState {
  /** How many operations had been asked for. */
  readonly after: number
  readonly tree: Tree
  /** The same for the same names and bytes. */
  readonly key: string
}

type Change = Extract<Operation, { readonly names: readonly Named[] }>

/** What may be left of bytes that were not flushed. */
const LEFT = ['gone', 'there', 'cut', 'zeros'] as const
type Left = (typeof LEFT)[number]

/** All choices are tried of so many changes that were not flushed; of more, some. */
const ALL_OF = 5

/** States that a power cut may leave after each operation, at most `most` of each moment; which of them, chance says. */
export function* crashStates(disk: ModelDisk, most: number, chance: Random): Generator<CrashState, void, void> {
  const after = new AfterACut(disk)
  yield after.state(0, [], new Map())
  for (const [at, operation] of disk.operations.entries()) {
    after.note(operation)
    const choices = after.choices(chance)
    for (const { changes, left } of choices.length > most ? chance.shuffle(choices).slice(0, most) : choices) yield after.state(at + 1, changes, left)
  }
}

/** One of the states that a power cut may leave now; chance says which. */
export function afterACut(disk: ModelDisk, chance: Random): Tree {
  const cut = new AfterACut(disk)
  for (const operation of disk.operations) cut.note(operation)
  const choices = cut.choices(chance)
  const { changes, left } = elementAt(choices, chance.below(choices.length))
  return cut.state(disk.operations.length, changes, left).tree
}

interface Choice {
  /** The changes of names that have come to the disk. */
  readonly changes: readonly Change[]
  readonly left: ReadonlyMap<ModelFile, Left>
}

class AfterACut {
  readonly #root: ModelFolder
  /** Names that are there to stay. */
  readonly #names = new Map<ModelFolder, Map<string, ModelFile | ModelFolder>>()
  readonly #flushed = new Map<ModelFile, Uint8Array>()
  readonly #written = new Map<ModelFile, Uint8Array>()
  #pending: Change[] = []

  constructor({ root, begun }: ModelDisk) {
    this.#root = root
    for (const [folder, names] of begun) this.#names.set(folder, new Map(names))
    for (const names of begun.values()) for (const node of names.values()) if (node.kind === 'file') this.#flushed.set(node, node.bytes)
  }

  note(operation: Operation): void {
    switch (operation.kind) {
      case 'write':
        this.#written.set(operation.file, operation.bytes)
        return
      case 'flush':
        this.#flushed.set(operation.file, this.#written.get(operation.file) ?? NOTHING)
        this.#written.delete(operation.file)
        return
      case 'flush-folder':
        return this.#flush(operation.folder)
      case 'create':
      case 'create-folder':
      case 'remove':
      case 'remove-folder':
      case 'rename':
        this.#pending.push(operation)
        this.#forgetUnreachable()
    }
  }

  choices(chance: Random): Choice[] {
    const some = this.#subsets(chance)
    return some.flatMap((changes) => {
      const open = [...this.#written.keys()].filter((file) => this.#isNamed(file, changes))
      if (open.length === 0) return [{ changes, left: new Map<ModelFile, Left>() }]
      return LEFT.map((each) => ({ changes, left: new Map(open.map((file, at) => [file, at === 0 ? each : (LEFT[chance.below(LEFT.length)] ?? each)])) }))
    })
  }

  state(after: number, changes: readonly Change[], left: ReadonlyMap<ModelFile, Left>): CrashState {
    const over = new Map<ModelFolder, Map<string, ModelFile | ModelFolder | null>>()
    for (const { names } of changes)
      for (const { folder, name, node } of names) over.set(folder, (over.get(folder) ?? new Map<string, ModelFile | ModelFolder | null>()).set(name, node))
    const namesIn = (folder: ModelFolder) => {
      const lasting = this.#names.get(folder) ?? NO_NAMES
      const changed = over.get(folder)
      if (changed === undefined) return lasting
      const all = new Map(lasting)
      for (const [name, node] of changed) {
        if (node === null) all.delete(name)
        else all.set(name, node)
      }
      return all
    }
    const bytesOf = (file: ModelFile): Uint8Array => leftOf(this.#flushed.get(file) ?? NOTHING, this.#written.get(file), left.get(file) ?? 'there')
    const tree = treeOf(this.#root, namesIn, bytesOf)
    const parts: string[] = []
    for (const [path, content] of tree) parts.push(`${path} ${content === 'folder' ? '' : markOf(content)}`)
    return { after, tree, key: createHash('sha1').update(parts.sort().join('\n')).digest('base64') }
  }

  #flush(folder: ModelFolder): void {
    const [lasting, open]: [Change[], Change[]] = [[], []]
    for (const change of this.#pending) (change.names.some((named) => named.folder === folder) ? lasting : open).push(change)
    this.#pending = open
    for (const { names } of lasting) {
      for (const { folder: of, name, node } of names) {
        const known = this.#names.get(of) ?? new Map<string, ModelFile | ModelFolder>()
        if (node === null) known.delete(name)
        else known.set(name, node)
        this.#names.set(of, known)
      }
    }
  }

  /** Changes in a folder that no name can lead to any more leave nothing. */
  #forgetUnreachable(): void {
    if (this.#pending.length <= ALL_OF) return
    const reachable = new Set<ModelFolder>([this.#root])
    const add = (node: ModelFile | ModelFolder | null): void => {
      if (node?.kind === 'folder') reachable.add(node)
    }
    for (const names of this.#names.values()) for (const node of names.values()) add(node)
    for (const { names } of this.#pending) for (const { node } of names) add(node)
    this.#pending = this.#pending.filter(({ names }) => names.some(({ folder }) => reachable.has(folder)))
  }

  #subsets(chance: Random): Change[][] {
    const all = this.#pending
    if (all.length <= ALL_OF) return Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_change, at) => (mask >> at) % 2 === 1))
    const some = all.flatMap((_, at) => [all.slice(0, at), all.filter((_change, other) => other !== at), all.filter((_change, other) => other === at)])
    const random = Array.from({ length: 2 ** ALL_OF }, () => all.filter(() => chance.below(2) === 1))
    return [[...all], ...some, ...random]
  }

  #isNamed(file: ModelFile, changes: readonly Change[]): boolean {
    if (changes.some(({ names }) => names.some(({ node }) => node === file))) return true
    for (const names of this.#names.values()) for (const node of names.values()) if (node === file) return true
    return false
  }
}

const NOTHING = new Uint8Array()
const NO_NAMES: ReadonlyMap<string, ModelFile | ModelFolder> = new Map()

const made = new WeakMap<Uint8Array, Partial<Record<Left, Uint8Array>>>()

/** The same array for the same choice, so that it is marked once. */
function leftOf(flushed: Uint8Array, written: Uint8Array | undefined, left: Left): Uint8Array {
  if (written === undefined || left === 'gone') return flushed
  if (left === 'there') return written
  const known = made.get(written) ?? {}
  made.set(written, known)
  const cut = flushed.length + Math.floor((written.length - flushed.length) / 2)
  return (known[left] ??=
    left === 'cut' ? written.slice(0, cut) : Buffer.concat([written.subarray(0, flushed.length), Buffer.alloc(written.length - flushed.length)]))
}

const marks = new WeakMap<Uint8Array, string>()

function markOf(bytes: Uint8Array): string {
  const known = marks.get(bytes)
  if (known !== undefined) return known
  const mark = createHash('sha1').update(bytes).digest('base64')
  marks.set(bytes, mark)
  return mark
}
