import { readRecord } from '#shared/match/read-record'
import { replay } from '#shared/match/replay'
import { ruleOverridesSchema } from '#shared/match/record'
import { err, ok, type Result } from '#shared/kernel/result'
import { LONGEST_RECORD, lineBatches } from './lines'
import { readOptions, STANDARD_INPUT, USAGE } from './options'
import { scoredInOrder, written, type BatchScorer } from './score-batch'
import { fieldOf, scoreRaw, TOO_LONG, unreadable, wordRefusal } from '../exchange/score-record'
import { readRecords, unreadableSentence, type FoundRecord } from './read-records'
import { scoreSheet } from './sheet'
import { printable } from './text-table'

/** Where the command reads and writes; the process in use, memory in tests. */
export interface ScoreIo {
  /** The bytes of a file, or of standard input for `-`. */
  readonly open: (file: string) => AsyncIterable<Uint8Array>
  /** Scores the lines of `--jsonl`. */
  readonly scorer: BatchScorer
  /** Whether standard input is a person at a terminal. */
  readonly interactive: boolean
  readonly out: (text: string | Uint8Array) => Promise<void>
  readonly err: (text: string) => Promise<void>
}

/** Runs `score` and gives its exit status: 0, 1 if a record was impossible or unreadable, 2 for wrong options. */
export async function runScore(args: readonly string[], io: ScoreIo): Promise<number> {
  const options = readOptions(args, io.interactive)
  if (!options.ok) {
    await io.err(`score: ${options.error}. Try --help.\n`)
    return 2
  }
  const { output, files } = options.value
  if (output === 'help') {
    await io.out(USAGE)
    return 0
  }
  let sound = true
  for (const [index, file] of files.entries()) {
    const done = output === 'jsonl' ? await scoreLines(file, io) : output === 'json' ? await scoreFile(file, io) : await printSheet(file, index, io)
    if (!done) sound = false
  }
  return sound ? 0 : 1
}

/** One record a line in, one result a line out, in order; a batch of lines is written at once. */
async function scoreLines(file: string, io: ScoreIo): Promise<boolean> {
  let sound = true
  try {
    for await (const batch of scoredInOrder(lineBatches(io.open(file)), io.scorer)) {
      if (!batch.sound) sound = false
      if (batch.output.length > 0) await io.out(batch.output)
    }
    return sound
  } catch (cause) {
    await io.out(written(unreadable(whyUnreadable(cause))).text)
    return false
  }
}

async function scoreFile(file: string, io: ScoreIo): Promise<boolean> {
  const found = await findRecords(file, io)
  let sound = true
  for (const { record } of found) {
    const result = written(record.ok ? scoreRaw(record.value) : { error: { code: 'bad-record', round: null, event: null, message: record.error } })
    if (!result.sound) sound = false
    await io.out(result.text)
  }
  return sound
}

async function printSheet(file: string, index: number, io: ScoreIo): Promise<boolean> {
  const found = await findRecords(file, io)
  const name = file === STANDARD_INPUT ? 'standard input' : printable(file)
  let isFirst = index === 0
  let sound = true
  for (const { line, record } of found) {
    const sheet = record.ok ? sheetOf(record.value) : record
    if (sheet.ok) await io.out(`${isFirst ? '' : '\n'}${sheet.value}`)
    else await io.err(`${name}${line === null ? '' : `, line ${line}`}: ${printable(sheet.error)}\n`)
    isFirst = false
    if (!sheet.ok) sound = false
  }
  return sound
}

async function findRecords(file: string, io: ScoreIo): Promise<readonly FoundRecord[]> {
  const text = await readAll(file, io)
  return text.ok ? readRecords(file, text.value) : [{ line: null, record: err(unreadableSentence(text.error)) }]
}

function sheetOf(raw: unknown): Result<string, string> {
  const record = readRecord(raw)
  if (!record.ok) return err(wordRefusal(record.error, raw))
  const match = replay(record.value)
  if (!match.ok) return err(wordRefusal(match.error, raw))
  const startedAt = fieldOf(raw, 'startedAt')
  const { preset, players } = record.value
  return ok(
    scoreSheet({
      preset,
      players,
      changed: ruleOverridesSchema.parse(fieldOf(raw, 'rules') ?? {}),
      startedAt: typeof startedAt === 'string' ? startedAt : null,
      match: match.value,
    }),
  )
}

async function readAll(file: string, io: ScoreIo): Promise<Result<string, string>> {
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
