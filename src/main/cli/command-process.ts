import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { withoutByteOrderMark } from '#shared/kernel/byte-order-mark'
import { err, ok, type Result } from '#shared/kernel/result'
import type { Malformed } from '#shared/match/malformed'
import { parseMatch } from '#shared/notation/match-text'
import { isJsonText } from '#shared/notation/one-line'
import { textErrorSentence } from '#shared/words/en'
import { fieldOf, parseJson, TOO_LONG, unreadable, unreadableRefusal, wordRefusal } from '../exchange/score-record'
import { answerBatch, type AnsweredBatch, answeredInOrder, type BatchAnswerer, writtenResult } from './batches'
import { type InputLine, lineBatches, LONGEST_RECORD } from './lines'
import type { RecordCommand } from './record-command'
import { printable } from './text-table'

/** What a command was asked for; a `page` is for people. A file named `-` is standard input. */
interface CommandOptions {
  readonly output: 'page' | 'json' | 'jsonl' | 'help'
  readonly files: readonly string[]
}

const STANDARD_INPUT = '-'

/** Reads the command line, or says in one line what is wrong with it. */
function readOptions(args: readonly string[], interactive: boolean): Result<CommandOptions, string> {
  const read = parsed(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  if (values.help === true) return ok({ output: 'help', files: [] })
  if (values.json === true && values.jsonl === true) return err('use either --json or --jsonl, not both')
  if (positionals.length === 0 && interactive) return err('no file given; name a file, or use - for standard input')
  const output = values.jsonl === true ? 'jsonl' : values.json === true ? 'json' : 'page'
  return ok({ output, files: positionals.length === 0 ? [STANDARD_INPUT] : positionals })
}

function parsed(args: readonly string[]) {
  const json = { type: 'boolean' } as const
  try {
    return ok(parseArgs({ args: [...args], allowPositionals: true, options: { json, jsonl: json, help: { type: 'boolean', short: 'h' } } }))
  } catch (cause) {
    return err((cause as Error).message.split('\n')[0]?.replace(/\. .*$/, '') ?? 'wrong options')
  }
}

/** A record of a file, or the sentence that says why there is none; `line` counts from 1, null where the file is one record. */
interface FoundRecord {
  readonly line: number | null
  readonly record: Result<unknown, string>
}

/** The records of a file: one as JSON, or in a file of text one match a line (docs/notation.md). */
function readRecords(file: string, text: string): readonly FoundRecord[] {
  if (!/\.txt$/i.test(file) || isJsonText(text)) return [{ line: null, record: recordOf(text) }]
  const lines = withoutByteOrderMark(text)
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ line: at + 1, record: matchOf(line) }]))
  return lines.length === 0 ? [{ line: null, record: matchOf('') }] : lines
}

function recordOf(text: string): Result<unknown, string> {
  const parsed = parseJson(text)
  return parsed.ok ? parsed : err(unreadableSentence(parsed.error))
}

function matchOf(line: string): Result<unknown, string> {
  const match = parseMatch(line)
  return match.ok ? ok(match.value) : err(textErrorSentence(match.error))
}

/** The sentence for what cannot be read as a record at all. */
const unreadableSentence = (why: Malformed | string): string => wordRefusal(unreadableRefusal(why), null)

/** Where a command reads and writes; the process in use, memory in tests. */
interface CommandIo {
  /** The bytes of a file, or of standard input for `-`. */
  readonly open: (file: string) => AsyncIterable<Uint8Array>
  /** Answers the lines of `--jsonl`. */
  readonly answerer: BatchAnswerer
  /** Whether standard input is a person at a terminal. */
  readonly interactive: boolean
  readonly out: (text: string | Uint8Array) => Promise<void>
  readonly err: (text: string) => Promise<void>
}

/** Runs a command on records and gives its exit status: 0, 1 if a record was impossible or unreadable, 2 for wrong options. */
export async function runCommand(command: RecordCommand, args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, io.interactive)
  if (!options.ok) {
    await io.err(`${command.name}: ${options.error}. Try --help.\n`)
    return 2
  }
  const { output, files } = options.value
  if (output === 'help') {
    await io.out(command.usage)
    return 0
  }
  let sound = true
  for (const [index, file] of files.entries()) {
    const done =
      output === 'jsonl' ? await answerLines(file, io) : output === 'json' ? await answerFile(command, file, io) : await printPages(command, file, index, io)
    if (!done) sound = false
  }
  return sound ? 0 : 1
}

/** One record a line in, one result a line out, in order; a batch of lines is written at once. */
async function answerLines(file: string, io: CommandIo): Promise<boolean> {
  let sound = true
  try {
    for await (const batch of answeredInOrder(lineBatches(io.open(file)), io.answerer)) {
      if (!batch.sound) sound = false
      if (batch.output.length > 0) await io.out(batch.output)
    }
    return sound
  } catch (cause) {
    await io.out(writtenResult(unreadable(whyUnreadable(cause))).text)
    return false
  }
}

async function answerFile(command: RecordCommand, file: string, io: CommandIo): Promise<boolean> {
  const found = await findRecords(file, io)
  let sound = true
  for (const { record } of found) {
    const result = writtenResult(record.ok ? command.json(record.value) : { error: { code: 'bad-record', round: null, event: null, message: record.error } })
    if (!result.sound) sound = false
    await io.out(result.text)
  }
  return sound
}

async function printPages(command: RecordCommand, file: string, index: number, io: CommandIo): Promise<boolean> {
  const found = await findRecords(file, io)
  const name = file === STANDARD_INPUT ? 'standard input' : printable(file)
  let isFirst = index === 0
  let sound = true
  for (const { line, record } of found) {
    const page = record.ok ? command.page(record.value) : record
    if (page.ok) await io.out(`${isFirst ? '' : '\n'}${page.value}`)
    else await io.err(`${name}${line === null ? '' : `, line ${line}`}: ${printable(page.error)}\n`)
    isFirst = false
    if (!page.ok) sound = false
  }
  return sound
}

async function findRecords(file: string, io: CommandIo): Promise<readonly FoundRecord[]> {
  const text = await readAll(file, io)
  return text.ok ? readRecords(file, text.value) : [{ line: null, record: err(unreadableSentence(text.error)) }]
}

async function readAll(file: string, io: CommandIo): Promise<Result<string, string>> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of io.open(file)) {
      chunks.push(chunk)
      length += chunk.byteLength
      if (length > LONGEST_RECORD) return err(TOO_LONG)
    }
  } catch (cause) {
    return err(whyUnreadable(cause))
  }
  return ok(Buffer.concat(chunks).toString('utf8'))
}

/** Why a file could not be read; what is not the file's fault goes on as it is. */
function whyUnreadable(cause: unknown): string {
  const code = fieldOf(cause, 'code')
  switch (code) {
    case 'ENOENT':
      return 'file not found'
    case 'EISDIR':
      return 'this is a folder'
    case 'EACCES':
    case 'EPERM':
      return 'permission denied'
    default:
      if (typeof code === 'string' && fieldOf(cause, 'syscall') !== undefined) return `cannot read the file (${code})`
      throw cause
  }
}

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
