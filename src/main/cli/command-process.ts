import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { answerBatches, BatchThreads } from './batch-threads'
import { STANDARD_INPUT } from './options'
import type { RecordCommand } from './record-command'
import { runCommand } from './run-command'

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
