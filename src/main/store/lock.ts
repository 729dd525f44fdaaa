import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { makeFolder, writeDurably } from './durable-file'
import { READ_LIMITS, type Files } from './files'
import { SaveFault } from './save-fault'

const lockSchema = z.object({
  pid: z.int().min(1),
  startedAt: z.iso.datetime(),
  instance: z.string().regex(/^[0-9a-f-]{8,64}$/),
  /** What shows it: pages in a browser, or a window of its own. */
  host: z.enum(['electron', 'web']),
  /** Where other starts of the same user reach it. */
  socket: z.string().min(1).max(200),
})

/** What a Caravan says of itself while it owns, or asks for, a data folder. */
export type LockHolder = z.infer<typeof lockSchema>

/** `gone`: nothing answers for it where it said it would. */
export type HolderState = 'gone' | 'starting' | 'ready'

interface FolderQuestion {
  /** Where the claims on a data folder lie: a folder of this device's own. */
  readonly folder: string
  readonly files: Files
  readonly probe: (holder: LockHolder) => Promise<HolderState>
  /** What else one that is gone has left in the folder; null where it left nothing. */
  readonly leftBehind?: (holder: LockHolder, folder: string) => string | null
}

export interface LockOptions extends FolderQuestion {
  readonly self: LockHolder
  /** Called once where another Caravan is starting, which is waited for. */
  readonly waiting?: () => void
}

export type Claim = { readonly kind: 'held'; readonly lock: FolderLock } | { readonly kind: 'joined'; readonly holder: LockHolder }

const LOCK_NAME = /^lock-[0-9a-f-]{8,64}\.json$/

/** How long another Caravan may take to start before we give up on it, in milliseconds. */
const START_PATIENCE_MS = 20_000

/** The right to write in a data folder, as long as its file is there. */
export class FolderLock {
  readonly #files: Files
  readonly #path: string

  constructor(files: Files, path: string) {
    this.#files = files
    this.#path = path
  }

  /**
   * Throws a `SaveFault` once another Caravan has taken the folder over.
   *
   * A computer that slept, or a process that was halted, may come back after it was thought gone.
   */
  async check(): Promise<void> {
    if ((await this.#files.stamp(this.#path)) !== null) return
    throw new SaveFault('other', 'another Caravan is using this data folder now. Close this one and open it again')
  }

  async release(): Promise<void> {
    await this.#files.remove(this.#path)
  }
}

/**
 * Asks for the data folder: ours, or whose it is.
 *
 * Each process writes a lock file under a name of its own and only then looks for others; of two that ask at
 * once the later to look sees the other and steps back, so never do both hold it. Names are never used twice,
 * so the file of a process that is gone can be removed at any time.
 */
export async function claimFolder(options: LockOptions): Promise<Claim> {
  const { folder, files, self } = options
  let waiting = options.waiting
  await makeFolder(files, folder)
  const path = `${folder}/${lockName(self)}`
  const givesUpAt = performance.now() + START_PATIENCE_MS
  while (performance.now() < givesUpAt) {
    const before = await others(options, lockName(self))
    if (before.ready !== null) return { kind: 'joined', holder: before.ready }
    if (!before.any) {
      await writeDurably(files, path, `${JSON.stringify(self)}\n`)
      const after = await others(options, lockName(self))
      if (!after.any) return { kind: 'held', lock: new FolderLock(files, path) }
      await files.remove(path)
      if (after.ready !== null) return { kind: 'joined', holder: after.ready }
    }
    waiting?.()
    waiting = undefined
    await wait(50 + Math.random() * 200)
  }
  throw new Error('another Caravan is starting with this data folder and isn’t ready yet. Close it, or try again')
}

/** Whether any Caravan has the data folder, or is starting with it. */
export async function isClaimed(question: FolderQuestion): Promise<boolean> {
  return (await others(question, '')).any
}

interface Others {
  readonly any: boolean
  readonly ready: LockHolder | null
}

/** Who else is here; files of those who are gone are removed. */
async function others({ folder, files, probe, leftBehind = () => null }: FolderQuestion, own: string): Promise<Others> {
  let any = false
  let ready: LockHolder | null = null
  for (const name of await files.list(folder)) {
    if (!LOCK_NAME.test(name) || name === own) continue
    const holder = await readHolder(files, `${folder}/${name}`)
    const state = holder === null ? 'gone' : await probe(holder)
    if (state === 'gone') {
      await files.remove(`${folder}/${name}`)
      const left = holder === null ? null : leftBehind(holder, folder)
      if (left !== null) await files.remove(left)
    } else any = true
    if (state === 'ready') ready = holder
  }
  return { any, ready }
}

/** Null where the file has just been removed, or says nothing that could be true. */
async function readHolder(files: Files, path: string): Promise<LockHolder | null> {
  try {
    return lockSchema.parse(JSON.parse(await files.read(path, READ_LIMITS.json)))
  } catch {
    return null
  }
}

function lockName({ instance }: LockHolder): string {
  return `lock-${instance}.json`
}

/** Whether a name in the data folder belongs to someone's claim, finished or not. */
export function isClaim(name: string): boolean {
  return name.startsWith('lock-')
}
