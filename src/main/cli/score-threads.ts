import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import type { Line } from './lines'
import { scoreBatch, type BatchScorer, type ScoredBatch } from './score-batch'

/** Batches scored in this thread before others are started: a small file is done sooner alone. */
const ALONE_FIRST = 4
const MOST_THREADS = 6

interface Thread {
  readonly worker: Worker
  /** Who waits for an answer, in the order in which they asked. */
  readonly waiting: { readonly done: (batch: ScoredBatch) => void; readonly failed: (cause: Error) => void }[]
}

/** Scores the batches of a large input on several threads, each of which runs `script` (and with it `answerBatches`). */
export class ScoreThreads implements BatchScorer {
  readonly width: number
  readonly #script: URL
  readonly #count: number
  readonly #threads: Thread[] = []
  #batches = 0

  constructor(script: URL, count = Math.min(availableParallelism(), MOST_THREADS)) {
    this.#script = script
    this.#count = count
    this.width = 2 * count
  }

  score(lines: readonly Line[]): Promise<ScoredBatch> {
    const batch = this.#batches++
    if (this.#count < 2 || batch < ALONE_FIRST) return Promise.resolve(scoreBatch(lines))
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
    thread.worker.on('message', (batch: ScoredBatch) => thread.waiting.shift()?.done(batch))
    thread.worker.on('error', (cause) => {
      for (const { failed } of thread.waiting.splice(0)) failed(cause)
    })
    return thread
  }
}

/** The other side: scores what the main thread sends, and sends it back. */
export function answerBatches(): void {
  const port = parentPort
  port?.on('message', (lines: readonly Line[]) => {
    const batch = scoreBatch(lines)
    port.postMessage(batch, [batch.output.buffer as ArrayBuffer])
  })
}
