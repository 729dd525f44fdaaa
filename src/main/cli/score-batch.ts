import type { ErrorJson, ScoreJson } from '#shared/match/score-json'
import { Buffer } from 'node:buffer'
import type { Line } from './lines'
import { scoreText, TOO_LONG, unreadable } from '../exchange/score-record'

/** What became of a batch of lines: a result a record, in order, as it is written out. */
export interface ScoredBatch {
  readonly output: Uint8Array
  /** Whether every record was possible. */
  readonly sound: boolean
}

/** Scores batches of lines; up to `width` of them may be under way at once. */
export interface BatchScorer {
  readonly width: number
  score(lines: readonly Line[]): Promise<ScoredBatch>
}

/** What is put into bytes at once, in UTF-16 units: the results of a batch together may be more than one text can hold. */
const PIECE = 2 ** 24

/** Scores one record a line; blank lines are passed over. */
export function scoreBatch(lines: readonly Line[]): ScoredBatch {
  const pieces: Uint8Array[] = []
  let output = ''
  let sound = true
  for (const line of lines) {
    if (line?.trim() === '') continue
    const result = written(line === null ? unreadable(TOO_LONG) : scoreText(line))
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

export const ALONE: BatchScorer = { width: 1, score: (lines) => Promise.resolve(scoreBatch(lines)) }

/** Scores batches and gives the results in the order of the batches; what was read before a failure is still given. */
export async function* scoredInOrder(batches: AsyncIterable<readonly Line[]>, scorer: BatchScorer): AsyncGenerator<ScoredBatch> {
  const underWay: Promise<ScoredBatch>[] = []
  let failure: { readonly cause: unknown } | null = null
  try {
    for await (const lines of batches) {
      underWay.push(scorer.score(lines))
      const first = underWay.length < scorer.width ? undefined : underWay.shift()
      if (first !== undefined) yield await first
    }
  } catch (cause) {
    failure = { cause }
  }
  for (const batch of underWay) yield await batch
  if (failure !== null) throw failure.cause
}

/** A result as its line, and whether the record was possible; a result too long to be written becomes an error. */
export function written(result: ScoreJson | ErrorJson): { readonly text: string; readonly sound: boolean } {
  try {
    return { text: `${JSON.stringify(result)}\n`, sound: !('error' in result) }
  } catch (cause) {
    // what the engine says of a text beyond its limit
    if (!(cause instanceof RangeError)) throw cause
    return { text: `${JSON.stringify(unreadable('its score is too long for one line'))}\n`, sound: false }
  }
}
