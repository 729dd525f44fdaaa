import { dirname, extname } from 'node:path/posix'
import { makeFolder } from '#main/store/durable-file'
import { HOUSE } from './computer'
import type { Scheduler } from './scheduler'
import type { Volume } from './volume'

/** How often the two sides are compared, in milliseconds. */
const EVERY_MS = 4000

/** A copy that is not put there whole comes in so many parts, with so long between two of them, in milliseconds. */
const PARTS = 5
const BETWEEN_PARTS_MS = 60

/** What is never carried over: `.stignore`, as Caravan writes it, and what a program that keeps folders in step keeps for itself. */
const isLeftAlone = (path: string): boolean => /\.(tmp|claim)(\/|$)|\/\.st/.test(path)

const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0)

/**
 * A program that keeps the folder of the house in step on two computers, as Syncthing does.
 *
 * What one side changed is put in its place on the other. What both have changed is left as the later one made it, and the other lies beside it as a conflict copy.
 * Some such programs do not put a file there whole: `isTorn`.
 */
export class SyncProgram {
  isPaused = false
  readonly #scheduler: Scheduler
  readonly #sides: readonly [Volume, Volume]
  readonly #isTorn: boolean
  #known = new Map<string, Uint8Array>()
  #conflicts = 0

  constructor(scheduler: Scheduler, sides: readonly [Volume, Volume], isTorn: boolean) {
    this.#scheduler = scheduler
    this.#sides = sides
    this.#isTorn = isTorn
    this.#again()
  }

  /** Whether both sides are the same. */
  get isInStep(): boolean {
    const [one, other] = this.#sides.map((side) => this.#filesOf(side))
    if (one === undefined || other === undefined || one.size !== other.size) return false
    return [...one].every(([path, bytes]) => sameBytes(other.get(path), bytes))
  }

  #again(): void {
    this.#scheduler.after(this.#scheduler.some(EVERY_MS / 2, EVERY_MS), 'the sync program', () => {
      void (this.isPaused ? Promise.resolve() : this.#compare()).then(() => this.#again())
    })
  }

  #filesOf({ disk }: Volume): Map<string, Uint8Array> {
    const files = new Map<string, Uint8Array>()
    for (const [path, content] of disk.tree()) if (content !== 'folder' && path.startsWith(`${HOUSE}/`) && !isLeftAlone(path)) files.set(path, content)
    return files
  }

  async #compare(): Promise<void> {
    const [one, other] = this.#sides
    const [ofOne, ofOther] = [this.#filesOf(one), this.#filesOf(other)]
    for (const path of [...new Set([...ofOne.keys(), ...ofOther.keys()])].sort()) {
      const [a, b, known] = [ofOne.get(path), ofOther.get(path), this.#known.get(path)]
      if (sameBytes(a, b)) {
        if (a !== undefined) this.#known.set(path, a)
        continue
      }
      const [changedHere, changedThere] = [!sameBytes(a, known), !sameBytes(b, known)]
      if (changedHere && changedThere && a !== undefined && b !== undefined) await this.#conflict(path, a, b)
      else if (changedHere ? a !== undefined : b === undefined) await this.#carry(one, other, path, a ?? null)
      else await this.#carry(other, one, path, b ?? null)
    }
  }

  /** Both have changed it: the later one stays on both sides, the other comes to lie beside it. */
  async #conflict(path: string, a: Uint8Array, b: Uint8Array): Promise<void> {
    const [one, other] = this.#sides
    const isFirst = this.#scheduler.chance.below(2) === 0
    const [winner, loser, won, lost] = isFirst ? [one, other, a, b] : [other, one, b, a]
    const ending = extname(path)
    const minute = String(100_000 + ++this.#conflicts).slice(1)
    const beside = `${path.slice(0, path.length - ending.length)}.sync-conflict-20261121-${minute}0-ABCDEFG${ending}`
    await this.#put(loser, beside, lost)
    await this.#carry(winner, loser, path, won)
  }

  /** Brings what one side has to the other, unless that has been changed there meanwhile. */
  async #carry(from: Volume, to: Volume, path: string, bytes: Uint8Array | null): Promise<void> {
    const now = from.disk.at(path)
    if (bytes !== null && (now?.kind !== 'file' || !sameBytes(now.bytes, bytes))) return
    if (bytes === null) {
      this.#known.delete(path)
      await to.disk.files.remove(path)
      await to.disk.files.syncFolder(dirname(path))
      return to.tell(path)
    }
    this.#known.set(path, bytes)
    await this.#put(to, path, bytes)
  }

  async #put(to: Volume, path: string, bytes: Uint8Array): Promise<void> {
    const { files } = to.disk
    const temporary = `${dirname(path)}/.syncthing.${this.#scheduler.steps}.tmp`
    const place = async (content: Uint8Array): Promise<void> => {
      await makeFolder(files, dirname(path))
      const writer = await files.create(temporary)
      await writer.write(content)
      await writer.sync()
      await files.rename(temporary, path)
      await files.syncFolder(dirname(path))
      to.tell(path)
    }
    if (!this.#isTorn) return place(bytes)
    for (let part = 1; part <= PARTS; part++) {
      await place(bytes.slice(0, Math.floor((bytes.length * part) / PARTS)))
      if (part === PARTS) return
      const written = to.disk.at(path)
      await this.#scheduler.wait(BETWEEN_PARTS_MS, 'the next part of a file')
      // someone may have put something else there meanwhile
      if (to.disk.at(path) !== written) return
    }
  }
}
