import type { ErrorJson, ScoreJson } from '#shared/match/score-json'
import { scoreText } from './score-record'

/** What became of a batch of lines: a result a record, in order, as it is written out. */
export interface ScoredBatch {
  readonly output: Uint8Array
  /** Whether every record was possible. */
  readonly sound: boolean
}

/** Scores batches of lines; up to `width` of them may be under way at once. */
export interface BatchScorer {
  readonly width: number
  score(lines: readonly string[]): Promise<ScoredBatch>
}

const ENCODER = new TextEncoder()

/** Scores one record a line; blank lines are passed over. */
export function scoreBatch(lines: readonly string[]): ScoredBatch {
  let output = ''
  let sound = true
  for (const line of lines) {
    if (line.trim() === '') continue
    const result = scoreText(line)
    if ('error' in result) sound = false
    output += lineOf(result)
  }
  return { output: ENCODER.encode(output), sound }
}

export const ALONE: BatchScorer = { width: 1, score: (lines) => Promise.resolve(scoreBatch(lines)) }

/** Scores batches and gives the results in the order of the batches; what was read before a failure is still given. */
export async function* scoredInOrder(batches: AsyncIterable<readonly string[]>, scorer: BatchScorer): AsyncGenerator<ScoredBatch> {
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

export function lineOf(result: ScoreJson | ErrorJson): string {
  return `${JSON.stringify(result)}\n`
}
