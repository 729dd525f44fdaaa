import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { answerBatch, type AnsweredBatch, type BatchAnswerer } from './batches'
import type { InputLine } from './lines'
import { STANDARD_INPUT } from './options'
import type { RecordCommand } from './record-command'
import { runCommand } from './run-command'

/** Batches answered in this thread before others are started: a small file is done sooner alone. */
const ALONE_FIRST = 4
const MOST_THREADS = 6

interface Thread {
  readonly worker: Worker
  /** Who waits for an answer, in the order in which they asked. */
  readonly waiting: { readonly done: (batch: AnsweredBatch) => void; readonly failed: (cause: Error) => void }[]
}

/** Answers the batches of a large input on several threads, each of which runs `script` (and with it `answerBatches`). */
class BatchThreads implements BatchAnswerer {
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

  answer(lines: readonly InputLine[]): Promise<AnsweredBatch> {
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
function answerBatches(command: RecordCommand): void {
  const port = parentPort
  port?.on('message', (lines: readonly InputLine[]) => {
    const batch = answerBatch(command, lines)
    port.postMessage(batch, [batch.output.buffer as ArrayBuffer])
  })
}

/** Bytes read at once from a file; what one thread answers at a time. */
const CHUNK = 1 << 18

/** Runs a command as this process, or as one of its threads; `script` is the file that calls this. */
export async function beCommand(command: RecordCommand, script: string): Promise<void> {
  if (isMainThread) await main(command, new URL(script))
  else answerBatches(command)
}

async function main(command: RecordCommand, script: URL): Promise<void> {
  // The program that reads the output may stop early (`… | head`); then nobody is left to tell.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    process.stderr.write(`${command.name}: cannot write the output: ${whyUnwritten(error)}\n`)
    process.exit(1)
  })
  // nor can anything be reported where errors cannot
  process.stderr.on('error', () => process.exit(1))
  const threads = new BatchThreads(command, script)
  process.exitCode = await runCommand(command, process.argv.slice(2), {
    open: (file) => (file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK })),
    answerer: threads,
    interactive: process.stdin.isTTY === true,
    out: (text) => write(process.stdout, text),
    err: (text) => write(process.stderr, text),
  })
  await threads.close()
}

async function write(stream: NodeJS.WriteStream, text: string | Uint8Array): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

const WHY_UNWRITTEN: Readonly<Record<string, string>> = { ENOSPC: 'no space left', EDQUOT: 'the disk quota is full', EIO: 'disk error' }

function whyUnwritten({ code = '', message }: NodeJS.ErrnoException): string {
  return WHY_UNWRITTEN[code] ?? (code === '' ? message : code)
}
