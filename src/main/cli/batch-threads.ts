import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import type { Line } from './lines'
import { answerBatch, type AnsweredBatch, type BatchAnswerer } from './batches'
import type { RecordCommand } from './record-command'

/** Batches answered in this thread before others are started: a small file is done sooner alone. */
const ALONE_FIRST = 4
const MOST_THREADS = 6

interface Thread {
  readonly worker: Worker
  /** Who waits for an answer, in the order in which they asked. */
  readonly waiting: { readonly done: (batch: AnsweredBatch) => void; readonly failed: (cause: Error) => void }[]
}

/** Answers the batches of a large input on several threads, each of which runs `script` (and with it `answerBatches`). */
export class BatchThreads implements BatchAnswerer {
  readonly width: number
  readonly #command: RecordCommand
  readonly #script: URL
  readonly #count: number
  readonly #threads: Thread[] = []
  #batches = 0

  constructor(command: RecordCommand, script: URL, count = Math.min(availableParallelism(), MOST_THREADS)) {
    this.#command = command
    this.#script = script
    this.#count = count
    this.width = 2 * count
  }

  answer(lines: readonly Line[]): Promise<AnsweredBatch> {
    const batch = this.#batches++
    if (this.#count < 2 || batch < ALONE_FIRST) return Promise.resolve(answerBatch(this.#command, lines))
    const at = batch % this.#count
    const { worker, waiting } = (this.#threads[at] ??= this.#start())
    return new Promise((done, failed) => {
      waiting.push({ done, failed })
      worker.postMessage(lines)
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(this.#script), waiting: [] }
    thread.worker.on('message', (batch: AnsweredBatch) => thread.waiting.shift()?.done(batch))
    thread.worker.on('error', (cause) => {
      for (const { failed } of thread.waiting.splice(0)) failed(cause)
    })
    return thread
  }
}

/** The other side: answers what the main thread sends, and sends it back. */
export function answerBatches(command: RecordCommand): void {
  const port = parentPort
  port?.on('message', (lines: readonly Line[]) => {
    const batch = answerBatch(command, lines)
    port.postMessage(batch, [batch.output.buffer as ArrayBuffer])
  })
}
