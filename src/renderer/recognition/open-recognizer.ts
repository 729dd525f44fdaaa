import { err, type Result } from '#shared/kernel/result'
import type { DicePhoto, PictureToRead, RecognitionFault, Recognizer, TilePhoto } from './recognizer'
import type { RecognitionAnswer, RecognitionQuestion } from './worker-messages'

export interface WorkerLike {
  postMessage(question: RecognitionQuestion, transfer: Transferable[]): void
  terminate(): void
  onmessage: ((event: MessageEvent<RecognitionAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
}

type QuestionWithoutId = RecognitionQuestion extends infer Q ? (Q extends RecognitionQuestion ? Omit<Q, 'id'> : never) : never

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'recognition' })

/** A worker and what it was asked. */
interface Running {
  readonly worker: WorkerLike
  readonly waiting: Map<number, (result: RecognitionAnswer['result']) => void>
}

/**
 * Reading in a worker of this page.
 *
 * A worker that stops answers everything it was asked with `unavailable`. After such an answer the next question starts
 * another: what runs the networks starts but once in a worker, and never again where that failed.
 */
export function openRecognizer(start: () => WorkerLike = startWorker): Recognizer {
  let running: Running | null = null
  let asked = 0

  const stop = (stopped: Running | null, detail: string): void => {
    if (running === stopped) running = null
    if (stopped === null) return
    stopped.worker.terminate()
    const all = [...stopped.waiting.values()]
    stopped.waiting.clear()
    for (const answer of all) answer(err({ code: 'unavailable', detail }))
  }

  const begin = (): Running => {
    const worker = start()
    const begun: Running = { worker, waiting: new Map() }
    worker.onmessage = ({ data: { id, result } }) => {
      const answer = begun.waiting.get(id)
      begun.waiting.delete(id)
      if (!result.ok && result.error.code === 'unavailable' && running === begun) running = null
      // one that is asked no more ends with its last answer
      if (running !== begun && begun.waiting.size === 0) worker.terminate()
      answer?.(result)
    }
    // a worker whose script cannot be fetched says nothing of why
    worker.onerror = ({ message }: Partial<ErrorEvent>) => stop(begun, message || 'its program could not be fetched')
    worker.onmessageerror = () => stop(begun, 'the answer could not be read')
    return begun
  }

  const ask = <T>(question: QuestionWithoutId, transfer: Transferable[]): Promise<Result<T, RecognitionFault>> =>
    new Promise((resolve) => {
      const id = asked++
      try {
        running ??= begin()
        // the kind of the question is the kind of the answer
        running.waiting.set(id, (result) => resolve(result as Result<T, RecognitionFault>))
        running.worker.postMessage({ ...question, id }, transfer)
      } catch (fault) {
        const detail = fault instanceof Error ? fault.message : String(fault)
        stop(running, detail)
        resolve(err({ code: 'unavailable', detail }))
      }
    })

  return {
    warmUp: (what = 'pips') => ask<null>({ kind: 'warm-up', what }, []),
    readTiles: (picture, { print = 'pips', least, own, share } = {}) =>
      ask<TilePhoto>({ kind: 'tiles', picture, print, least, own, share }, transferOf(picture)),
    readDice: (picture) => ask<DicePhoto>({ kind: 'dice', picture }, transferOf(picture)),
    giveUp: () => stop(running, 'it was given up'),
  }
}

function transferOf(picture: PictureToRead): Transferable[] {
  return picture instanceof Blob ? [] : [picture]
}
