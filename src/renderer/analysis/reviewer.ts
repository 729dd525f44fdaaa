import type { LikelyRound } from '#shared/analysis/likely'
import type { MatchRecord } from '#shared/match/record'
import type { AnalysisAnswer, DigestKind, Digests, AnalysisQuestion } from './worker-messages'

export interface WorkerLike {
  postMessage(question: AnalysisQuestion): void
  terminate(): void
  onmessage: ((event: MessageEvent<AnalysisAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Works out what there is to say of a match afterwards, one question at a time. Null where it could not be worked out, or where a newer question has ended it. */
export interface Reviewer {
  /** What is likely of a round, counted from 0; `all`: with all deals, however long it takes. */
  readonly round: (record: MatchRecord, round: number, onProgress: (done: number) => void, all?: boolean) => Promise<LikelyRound | null>
  /** What is known of a whole match. */
  readonly digest: <K extends DigestKind>(kind: K, record: MatchRecord) => Promise<Digests[K] | null>
  readonly close: () => void
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' })

/** A worker of this page. It computes without a pause, so a newer question ends it and begins another. */
export function openReviewer(start: () => WorkerLike = startWorker): Reviewer {
  let running: { readonly worker: WorkerLike; readonly end: (answer: AnalysisAnswer | null) => void } | null = null

  const end = (answer: AnalysisAnswer | null): void => {
    const ended = running
    running = null
    ended?.worker.terminate()
    ended?.end(answer)
  }

  const ask = (question: AnalysisQuestion, onProgress?: (done: number) => void): Promise<AnalysisAnswer | null> => {
    end(null)
    return new Promise((resolve) => {
      const worker = start()
      const own = { worker, end: resolve }
      running = own
      worker.onmessage = ({ data }) => {
        if (running !== own) return
        if (data.kind === 'progress') onProgress?.(data.done)
        else end(data)
      }
      worker.onerror = () => {
        if (running === own) end(null)
      }
      worker.postMessage(question)
    })
  }

  return {
    round: async (record, round, onProgress, all = false) => {
      const answer = await ask({ kind: 'round', record, round, all }, onProgress)
      return answer?.kind === 'round' ? answer.likely : null
    },
    digest: async (kind, record) => digestIn(await ask({ kind, record }), kind),
    close: () => end(null),
  }
}

function digestIn<K extends DigestKind>(answer: AnalysisAnswer | null, kind: K): Digests[K] | null {
  const digests: Partial<Digests> = answer?.kind === 'misses' ? { misses: answer.misses } : answer?.kind === 'choices' ? { choices: answer.choices } : {}
  return digests[kind] ?? null
}
