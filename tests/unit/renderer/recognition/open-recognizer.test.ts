import { expect, test } from 'vitest'
import { openRecognizer, type WorkerLike } from '../../../../src/renderer/recognition/open-recognizer'
import type { RecognitionAnswer, RecognitionQuestion } from '../../../../src/renderer/recognition/worker-messages'

/** Workers that answer when the test says so. */
function workers() {
  const started: (WorkerLike & {
    readonly asked: RecognitionQuestion[]
    readonly moved: Transferable[]
    stopped: boolean
    answer: (answer: RecognitionAnswer) => void
  })[] = []
  const start = (): WorkerLike => {
    const worker = {
      asked: [] as RecognitionQuestion[],
      moved: [] as Transferable[],
      stopped: false,
      onmessage: null as WorkerLike['onmessage'],
      onerror: null as WorkerLike['onerror'],
      onmessageerror: null as WorkerLike['onmessageerror'],
      postMessage(question: RecognitionQuestion, transfer: Transferable[]) {
        worker.asked.push(question)
        worker.moved.push(...transfer)
      },
      terminate() {
        worker.stopped = true
      },
      answer: (answer: RecognitionAnswer) => worker.onmessage?.({ data: answer } as MessageEvent<RecognitionAnswer>),
    }
    started.push(worker)
    return worker
  }
  return { start, started }
}

const nothing = { ok: false, error: { code: 'empty' } } as const

test('nothing is started before something is asked', () => {
  const { start, started } = workers()
  openRecognizer(start)
  expect(started).toHaveLength(0)
})

test('each question gets its own answer, in whatever order they come', async () => {
  const { start, started } = workers()
  const recognizer = openRecognizer(start)
  const warm = recognizer.warmUp()
  const read = recognizer.readTiles(new Blob(), { least: 0.1 })
  expect(started[0]?.asked).toMatchObject([
    { id: 0, kind: 'warm-up' },
    { id: 1, kind: 'tiles', least: 0.1 },
  ])
  started[0]?.answer({ id: 1, result: nothing })
  started[0]?.answer({ id: 0, result: { ok: true, value: null } })
  expect(await read).toEqual(nothing)
  expect(await warm).toEqual({ ok: true, value: null })
  expect(started).toHaveLength(1)
})

test('a worker that stops answers all it was asked, and the next question starts another', async () => {
  const { start, started } = workers()
  const recognizer = openRecognizer(start)
  const both = [recognizer.readTiles(new Blob()), recognizer.readDice(new Blob())]
  started[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent)
  const unavailable = { ok: false, error: { code: 'unavailable', detail: 'out of memory' } }
  expect(await Promise.all(both)).toEqual([unavailable, unavailable])
  expect(started[0]?.stopped).toBe(true)
  const again = recognizer.readDice(new Blob())
  started[1]?.answer({ id: 2, result: nothing })
  expect(await again).toEqual(nothing)
})

test('a worker that once could not read is asked nothing more, and ends when it has answered the rest', async () => {
  const { start, started } = workers()
  const recognizer = openRecognizer(start)
  const both = [recognizer.warmUp(), recognizer.readTiles(new Blob())]
  const unavailable = { ok: false, error: { code: 'unavailable', detail: 'no runtime' } } as const
  started[0]?.answer({ id: 0, result: unavailable })
  const again = recognizer.readTiles(new Blob())
  expect(started[1]?.asked).toMatchObject([{ id: 2, kind: 'tiles' }])
  expect(started[0]?.stopped).toBe(false)
  started[0]?.answer({ id: 1, result: nothing })
  expect(started[0]?.stopped).toBe(true)
  started[1]?.answer({ id: 2, result: nothing })
  expect(await Promise.all([...both, again])).toEqual([unavailable, nothing, nothing])
  expect(started[1]?.stopped).toBe(false)
})

test('what is given up ends at once, and the next question begins again', async () => {
  const { start, started } = workers()
  const recognizer = openRecognizer(start)
  const stalled = recognizer.readTiles(new Blob())
  recognizer.giveUp()
  expect(started[0]?.stopped).toBe(true)
  expect(await stalled).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  void recognizer.readTiles(new Blob())
  expect(started[1]?.asked).toHaveLength(1)
})

test('a worker whose program cannot be fetched says so, though the browser gives no reason', async () => {
  const { start, started } = workers()
  const read = openRecognizer(start).readTiles(new Blob())
  started[0]?.onerror?.({} as ErrorEvent)
  expect(await read).toEqual({ ok: false, error: { code: 'unavailable', detail: 'its program could not be fetched' } })
})

test('a worker that cannot be asked is told as unavailable', async () => {
  const recognizer = openRecognizer(() => {
    throw new Error('workers are switched off')
  })
  expect(await recognizer.warmUp()).toEqual({ ok: false, error: { code: 'unavailable', detail: 'workers are switched off' } })
})
