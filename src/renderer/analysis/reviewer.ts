import type { LikelyRound } from '#shared/analysis/likely'
import type { MatchRecord } from '#shared/match/record'
import type { Answer, Question } from './worker-messages'

/** What is used of a worker. */
export interface WorkerLike {
  postMessage(question: Question): void
  terminate(): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Works out what is likely, one round at a time. */
export interface Reviewer {
  /** Null where it could not be worked out, or where a newer question has ended this one. */
  readonly round: (record: MatchRecord, round: number, onProgress: (done: number) => void) => Promise<LikelyRound | null>
  readonly close: () => void
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' })

/** A worker of this page. It computes without a pause, so a newer question ends it and begins another. */
export function openReviewer(start: () => WorkerLike = startWorker): Reviewer {
  let running: { readonly worker: WorkerLike; readonly end: (likely: LikelyRound | null) => void } | null = null

  const end = (likely: LikelyRound | null): void => {
    const ended = running
    running = null
    ended?.worker.terminate()
    ended?.end(likely)
  }

  return {
    round: (record, round, onProgress) => {
      end(null)
      return new Promise((resolve) => {
        const worker = start()
        const own = { worker, end: resolve }
        running = own
        worker.onmessage = ({ data }) => {
          if (running !== own) return
          if (data.kind === 'progress') onProgress(data.done)
          else end(data.kind === 'round' ? data.likely : null)
        }
        worker.onerror = () => {
          if (running === own) end(null)
        }
        worker.postMessage({ record, round })
      })
    },
    close: () => end(null),
  }
}
