import { describe, expect, it } from 'vitest'
import type { LikelyRound } from '#shared/analysis/likely'
import type { MatchRecord } from '#shared/match/record'
import { openReviewer, type WorkerLike } from '../../../../src/renderer/analysis/reviewer'
import type { AnalysisAnswer, AnalysisQuestion } from '../../../../src/renderer/analysis/worker-messages'

const record: MatchRecord = { format: 'caravan-record', version: 1, preset: 'bergen-draw', rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }], rounds: [] }
const likely: LikelyRound = { plays: [], chances: [[0.5, 0.5]] }

class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null
  onerror: WorkerLike['onerror'] = null
  readonly asked: AnalysisQuestion[] = []
  ended = false
  postMessage(question: AnalysisQuestion): void {
    this.asked.push(question)
  }
  terminate(): void {
    this.ended = true
  }
  says(data: AnalysisAnswer): void {
    this.onmessage?.({ data } as MessageEvent<AnalysisAnswer>)
  }
}

function opened() {
  const workers: FakeWorker[] = []
  const reviewer = openReviewer(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker
  })
  return { reviewer, workers }
}

describe('What is likely of a round', () => {
  it('comes from a worker, which says how far it is and ends with its answer', async () => {
    const { reviewer, workers } = opened()
    const progress: number[] = []
    const answer = reviewer.round(record, 0, (done) => progress.push(done))
    const [worker] = workers
    expect(worker?.asked).toEqual([{ kind: 'round', record, round: 0, all: false }])
    worker?.says({ kind: 'progress', done: 0.5 })
    worker?.says({ kind: 'round', likely })
    expect(await answer).toBe(likely)
    expect(progress).toEqual([0.5])
    expect(worker?.ended).toBe(true)
  })

  it('is no more worked out once something newer is asked', async () => {
    const { reviewer, workers } = opened()
    const older = reviewer.round(record, 0, () => undefined)
    const newer = reviewer.round(record, 1, () => undefined)
    expect(await older).toBeNull()
    expect(workers[0]?.ended).toBe(true)
    workers[0]?.says({ kind: 'round', likely: { plays: [], chances: [] } })
    workers[1]?.says({ kind: 'round', likely })
    expect(await newer).toBe(likely)
  })

  it('is nothing where the worker fails, cannot be fetched, or is given up', async () => {
    const { reviewer, workers } = opened()
    const failed = reviewer.round(record, 0, () => undefined)
    workers[0]?.says({ kind: 'failed', detail: 'no' })
    expect(await failed).toBeNull()
    const missing = reviewer.round(record, 0, () => undefined)
    workers[1]?.onerror?.({} as ErrorEvent)
    expect(await missing).toBeNull()
    const givenUp = reviewer.round(record, 0, () => undefined)
    reviewer.close()
    expect(await givenUp).toBeNull()
    expect(workers.every(({ ended }) => ended)).toBe(true)
  })
})
