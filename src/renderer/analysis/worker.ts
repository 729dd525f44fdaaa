import { likelyRound, type InProgress, type ReviewedMatch } from '#shared/analysis/likely'
import { missesOf } from '#shared/analysis/misses'
import { reviewRead } from '#shared/analysis/review'
import { choicesOf } from '#shared/analysis/season'
import { readRecord } from '#shared/match/read-record'
import type { AnalysisAnswer, AnalysisQuestion } from './worker-messages'

/** What is used of the worker's own scope; the page's types know windows only. */
interface Scope {
  onmessage: (event: MessageEvent<AnalysisQuestion>) => void
  postMessage: (answer: AnalysisAnswer) => void
}
const scope = self as unknown as Scope

/** Progress is said no more often: each message wakes the page. */
const SAID_EVERY = 0.05

function analyse(question: AnalysisQuestion): AnalysisAnswer {
  const { record } = question
  const read = readRecord(record)
  if (!read.ok) return { kind: 'failed', detail: 'the record cannot be read' }
  const review = reviewRead(read.value)
  if (!review.ok) return { kind: 'failed', detail: 'the record is refused' }
  const match: ReviewedMatch = { preset: record.preset, record: read.value, review: review.value }
  switch (question.kind) {
    case 'round':
      return { kind: 'round', likely: throughout(likelyRound(match, question.round, { all: question.all })) }
    case 'misses':
      return { kind: 'misses', misses: missesOf(match) }
    case 'choices':
      return { kind: 'choices', choices: throughout(choicesOf(match)) }
  }
}

/** Does all of some work, and says how far it has come. */
function throughout<T>(work: InProgress<T>): T {
  let said = 0
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    if (step.value - said < SAID_EVERY) continue
    said = step.value
    scope.postMessage({ kind: 'progress', done: said })
  }
}

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage(analyse(data))
  } catch (fault) {
    scope.postMessage({ kind: 'failed', detail: fault instanceof Error ? fault.message : String(fault) })
  }
}
