import { answerBatch, type BatchAnswerer } from '#main/cli/batches'
import type { RecordCommand } from '#main/cli/record-command'

/** Answers batches in this thread. */
export function alone(command: RecordCommand): BatchAnswerer {
  return { width: 1, answer: (lines) => Promise.resolve(answerBatch(command, lines)) }
}
