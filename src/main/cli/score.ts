import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { STANDARD_INPUT } from './options'
import { runScore } from './run-score'
import { answerBatches, ScoreThreads } from './score-threads'

/** The `score` command: match records in, score sheets or JSON out (docs/record-format.md). */

/** Bytes read at once from a file; what one thread scores at a time. */
const CHUNK = 1 << 18

async function write(stream: NodeJS.WriteStream, text: string | Uint8Array): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain')
}

async function main(): Promise<void> {
  // The program that reads the output may stop early (`… | head`); then nobody is left to tell.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    process.stderr.write(`score: cannot write the output: ${whyUnwritten(error)}\n`)
    process.exit(1)
  })
  // nor can anything be reported where errors cannot
  process.stderr.on('error', () => process.exit(1))
  const threads = new ScoreThreads(new URL(import.meta.url))
  process.exitCode = await runScore(process.argv.slice(2), {
    open: (file) => (file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK })),
    scorer: threads,
    interactive: process.stdin.isTTY === true,
    out: (text) => write(process.stdout, text),
    err: (text) => write(process.stderr, text),
  })
  await threads.close()
}

const WHY_UNWRITTEN: Readonly<Record<string, string>> = { ENOSPC: 'no space left', EDQUOT: 'the disk quota is full', EIO: 'disk error' }

function whyUnwritten({ code = '', message }: NodeJS.ErrnoException): string {
  return WHY_UNWRITTEN[code] ?? (code === '' ? message : code)
}

if (isMainThread) await main()
else answerBatches()
