import { constants, lstatSync, readSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { FileReader, type MatchReader, type ReadingFiles, type ReadMatch, type StampReader } from './match-reader'
import { UnsuitableFile, withRegularSync } from './regular-file'

/** More would only wait for the disk. */
const MOST_THREADS = 4

export interface ReadThreadsOptions {
  /** The script that each thread runs, and with it `answerReads`. */
  readonly script: string
  /** Where the match files lie. */
  readonly folder: string
  /** Does what threads cannot do: where none starts, and what one was at when it died. */
  readonly here: MatchReader
  readonly count?: number
}

/** What reads few match files, and what reads many: on threads where there is a script for them. */
export function readersOf(files: ReadingFiles, folder: string, script: string | undefined): { readonly here: StampReader; readonly many: () => MatchReader } {
  const here = new FileReader(files, folder)
  return { here, many: () => (script === undefined ? here : new ReadThreads({ script, folder, here })) }
}

/** Reads match files on several threads, so that this one is free to answer plays. */
export class ReadThreads implements MatchReader {
  readonly width: number
  readonly #options: ReadThreadsOptions
  readonly #count: number
  readonly #threads: Thread[] = []
  #asked = 0

  constructor(options: ReadThreadsOptions) {
    this.#options = options
    this.#count = options.count ?? Math.min(availableParallelism(), MOST_THREADS)
    // one batch is read while the next is on its way
    this.width = 2 * this.#count
  }

  async read(ids: readonly string[]): Promise<readonly ReadMatch[]> {
    const { script, folder, here } = this.#options
    const at = this.#asked++ % this.#count
    const thread = (this.#threads[at] ??= new Thread(script, folder))
    try {
      return await thread.ask(ids)
    } catch {
      return here.read(ids)
    }
  }

  close(): void {
    for (const thread of this.#threads) thread.end()
  }
}

/** One thread; once it has died it fails whatever it is asked. */
class Thread {
  readonly #waiting: { readonly done: (answer: readonly ReadMatch[]) => void; readonly failed: (cause: Error) => void }[] = []
  #worker: Worker | null = null

  constructor(script: string, folder: string) {
    try {
      this.#worker = new Worker(script, { workerData: { folder } })
    } catch {
      return
    }
    this.#worker.on('message', (answer: readonly ReadMatch[]) => this.#waiting.shift()?.done(answer))
    this.#worker.on('error', (cause) => this.#die(cause))
    this.#worker.on('exit', () => this.#die(new Error('the thread has ended')))
    this.#worker.unref()
  }

  /** Answers come in the order in which they were asked for. */
  ask(ids: readonly string[]): Promise<readonly ReadMatch[]> {
    const worker = this.#worker
    if (worker === null) return Promise.reject(new Error('there is no thread'))
    return new Promise((done, failed) => {
      this.#waiting.push({ done, failed })
      worker.postMessage(ids)
    })
  }

  end(): void {
    // one that a slow disk holds up ends with the program
    void this.#worker?.terminate()
  }

  #die(cause: Error): void {
    this.#worker = null
    for (const { failed } of this.#waiting.splice(0)) failed(cause)
  }
}

/** Where the bytes of one file after the other lie. */
let room = Buffer.allocUnsafeSlow(65_536)

/** As the disk of the main thread, one call to the system after the other: there is no other work to do in between, and it takes the least time. */
const diskHere: ReadingFiles = {
  read: async (path, most) => openedHere(path, most).text,
  readOpened: async (path, most) => openedHere(path, most),
  stamp: async (path) => {
    const { size, mtimeMs } = lstatSync(path)
    return { size, mtimeMs }
  },
}

function openedHere(path: string, most: number) {
  return withRegularSync(path, constants.O_RDONLY, (file, { size, mtimeMs }) => {
    if (size > most) throw new UnsuitableFile('too-large', size, most)
    if (room.length < size) room = Buffer.allocUnsafeSlow(2 * size)
    let length = 0
    for (let read = -1; read !== 0 && length < size; length += read) read = readSync(file, room, length, size - length, length)
    return { text: room.toString('utf8', 0, length), before: { size, mtimeMs } }
  })
}

/** The other side: reads what it is asked for, one message after another. */
export function answerReads(): void {
  const port = parentPort
  const { folder } = workerData as { readonly folder: string }
  const reader = new FileReader(diskHere, folder)
  let last: Promise<void> = Promise.resolve()
  port?.on('message', (ids: readonly string[]) => {
    last = last.then(async () => port.postMessage(await reader.read(ids)))
  })
}
