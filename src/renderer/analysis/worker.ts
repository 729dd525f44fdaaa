import { likelyRound } from '#shared/analysis/likely'
import { reviewRead } from '#shared/analysis/review'
import { readRecord } from '#shared/match/read-record'
import type { Answer, Question } from './worker-messages'

/** What is used of the worker's own scope; the page's types know windows only. */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void
  postMessage: (answer: Answer) => void
}
const scope = self as unknown as Scope

/** Progress is said no more often: each message wakes the page. */
const SAID_EVERY = 0.05

function answer({ record, round }: Question): Answer {
  const read = readRecord(record)
  if (!read.ok) return { kind: 'failed', detail: 'the record cannot be read' }
  const review = reviewRead(read.value)
  if (!review.ok) return { kind: 'failed', detail: 'the record is refused' }
  const work = likelyRound({ preset: record.preset, record: read.value, review: review.value }, round)
  let said = 0
  for (;;) {
    const step = work.next()
    if (step.done === true) return { kind: 'round', likely: step.value }
    if (step.value - said < SAID_EVERY) continue
    said = step.value
    scope.postMessage({ kind: 'progress', done: said })
  }
}

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage(answer(data))
  } catch (fault) {
    scope.postMessage({ kind: 'failed', detail: fault instanceof Error ? fault.message : String(fault) })
  }
}
