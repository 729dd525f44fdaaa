import { Buffer } from 'node:buffer'
import { parseJson, TOO_LONG, unreadable } from '../exchange/score-record'
import type { InputLine } from './lines'
import type { RecordCommand } from './record-command'

/** What became of a batch of lines: a result a record, in order, as it is written out. */
export interface AnsweredBatch {
  readonly output: Uint8Array
  /** Whether every record was possible. */
  readonly sound: boolean
}

/** Answers batches of lines; up to `width` of them may be under way at once. */
export interface BatchAnswerer {
  readonly width: number
  answer(lines: readonly InputLine[]): Promise<AnsweredBatch>
}

/** What is put into bytes at once, in UTF-16 units: the results of a batch together may be more than one text can hold. */
const PIECE = 2 ** 24

/** Answers one record a line; blank lines are passed over. */
export function answerBatch(command: RecordCommand, lines: readonly InputLine[]): AnsweredBatch {
  const pieces: Uint8Array[] = []
  let output = ''
  let sound = true
  for (const line of lines) {
    if (line?.trim() === '') continue
    const result = writtenResult(line === null ? unreadable(TOO_LONG) : answerText(command, line))
    if (!result.sound) sound = false
    if (output.length + result.text.length > PIECE) {
      pieces.push(Buffer.from(output))
      output = ''
    }
    output += result.text
  }
  const last = new TextEncoder().encode(output)
  return { output: pieces.length === 0 ? last : new Uint8Array(Buffer.concat([...pieces, last])), sound }
}

/** Gives the answers in the order of the batches; what was read before a failure is still given. */
export async function* answeredInOrder(batches: AsyncIterable<readonly InputLine[]>, answerer: BatchAnswerer): AsyncGenerator<AnsweredBatch> {
  const underWay: Promise<AnsweredBatch>[] = []
  let failure: { readonly cause: unknown } | null = null
  try {
    for await (const lines of batches) {
      underWay.push(answerer.answer(lines))
      const first = underWay.length < answerer.width ? undefined : underWay.shift()
      if (first !== undefined) yield await first
    }
  } catch (cause) {
    failure = { cause }
  }
  for (const batch of underWay) yield await batch
  if (failure !== null) throw failure.cause
}

/** What a command says of the text of one record; text that is no JSON is a bad record. */
function answerText(command: RecordCommand, text: string): object {
  const read = parseJson(text)
  return read.ok ? command.json(read.value) : unreadable(read.error)
}

/** A result as its line, and whether the record was possible; a result too long to be written becomes an error. */
export function writtenResult(result: object): { readonly text: string; readonly sound: boolean } {
  try {
    return { text: `${JSON.stringify(result)}\n`, sound: !('error' in result) }
  } catch (cause) {
    // what the engine says of a text beyond its limit
    if (!(cause instanceof RangeError)) throw cause
    return { text: `${JSON.stringify(unreadable('what there is to say of it is too long for one line'))}\n`, sound: false }
  }
}
