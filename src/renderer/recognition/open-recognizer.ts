import { err, type Result } from '#shared/kernel/result'
import type { DicePhoto, Picture, RecognitionFault, Recognizer, TilePhoto } from './recognizer'
import type { Answer, Question } from './worker-messages'

/** What is used of a worker. */
export interface WorkerLike {
  postMessage(question: Question, transfer: Transferable[]): void
  terminate(): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
}

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'recognition' })

/**
 * Reading in a worker of this page.
 *
 * A worker that stops answers everything it was asked with `unavailable`; the next question starts another.
 */
export function openRecognizer(start: () => WorkerLike = startWorker): Recognizer {
  let worker: WorkerLike | null = null
  let asked = 0
  const waiting = new Map<number, (result: Answer['result']) => void>()

  const stop = (detail: string): void => {
    worker?.terminate()
    worker = null
    const all = [...waiting.values()]
    waiting.clear()
    for (const answer of all) answer(err({ code: 'unavailable', detail }))
  }

  const running = (): WorkerLike => {
    if (worker !== null) return worker
    const started = start()
    started.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data.result)
      waiting.delete(data.id)
    }
    started.onerror = ({ message }) => stop(message)
    started.onmessageerror = () => stop('the answer could not be read')
    worker = started
    return started
  }

  const ask = <T>(question: Asked, transfer: Transferable[]): Promise<Result<T, RecognitionFault>> =>
    new Promise((resolve) => {
      const id = asked++
      // the kind of the question is the kind of the answer
      waiting.set(id, (result) => resolve(result as Result<T, RecognitionFault>))
      try {
        running().postMessage({ ...question, id }, transfer)
      } catch (fault) {
        stop(fault instanceof Error ? fault.message : String(fault))
      }
    })

  return {
    warmUp: (what = 'pips') => ask<null>({ kind: 'warm-up', what }, []),
    readTiles: (picture, { print = 'pips', least } = {}) => ask<TilePhoto>({ kind: 'tiles', picture, print, least }, transferOf(picture)),
    readDice: (picture) => ask<DicePhoto>({ kind: 'dice', picture }, transferOf(picture)),
  }
}

function transferOf(picture: Picture): Transferable[] {
  return picture instanceof Blob ? [] : [picture]
}
