import { EventEmitter } from 'node:events'
import fs, { writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import threads, { type MessagePort, type Worker } from 'node:worker_threads'
import { beforeEach, expect, test, vi } from 'vitest'
import { diskFiles, READ_LIMITS } from '#main/store/files'
import { FileReader, type MatchReader, type ReadMatch } from '#main/store/match-reader'
import { answerReads, ReadThreads, readersOf } from '#main/store/read-threads'
import { answered, answeringAll, granted } from '../../../support/answered'
import { temporaryFolder } from '../../../support/main/folder'
import { instead } from '../../../support/main/system'
import { play, round, storedMatch } from './stored-match'

/** A thread that only notes what it is asked. */
class FakeThread extends EventEmitter {
  static made: FakeThread[] = []
  static fails = false
  readonly asked: unknown[] = []
  readonly given: readonly unknown[]
  readonly unref = vi.fn<() => void>()
  readonly terminate = vi.fn<() => Promise<number>>(() => Promise.resolve(0))

  constructor(...given: readonly unknown[]) {
    super()
    if (FakeThread.fails) throw new Error('no thread starts')
    this.given = given
    FakeThread.made.push(this)
  }

  postMessage(message: unknown): void {
    this.asked.push(message)
  }
}

beforeEach(() => {
  FakeThread.made = []
  FakeThread.fails = false
  instead(threads, 'Worker', FakeThread as unknown as typeof Worker)
})

/** What a thread answers: nothing looks into it here. */
const readAt = (id: string): readonly ReadMatch[] => [{ match: { id } } as unknown as ReadMatch]

/** Threads, and what is read here in their place. */
function reading(count?: number) {
  const here: MatchReader & { readonly asked: unknown[] } = {
    asked: [],
    width: 1,
    read: (ids) => {
      here.asked.push(ids)
      return Promise.resolve([])
    },
    close: () => undefined,
  }
  const made = answeringAll(answered(() => new ReadThreads({ script: '/reader.mjs', folder: '/m', here, ...(count === undefined ? {} : { count }) })))
  return { here, made }
}

test('threads start as they are needed, are asked in turn, and keep no program alive', async () => {
  const { made, here } = reading(2)
  expect([made.width, FakeThread.made.length]).toEqual([4, 0])
  const asked = [made.read(['a']), made.read(['b']), made.read(['c'])]
  expect(FakeThread.made.map((each) => [each.given, each.asked, each.unref.mock.calls.length])).toEqual([
    [['/reader.mjs', { workerData: { folder: '/m' } }], [['a'], ['c']], 1],
    [['/reader.mjs', { workerData: { folder: '/m' } }], [['b']], 1],
  ])
  const [first, second] = FakeThread.made
  first?.emit('message', readAt('a'))
  second?.emit('message', [])
  first?.emit('message', readAt('c'))
  expect([await granted(Promise.all(asked)), here.asked]).toEqual([[readAt('a'), [], readAt('c')], []])
  expect(() => first?.emit('message', readAt('d')), 'an answer that nobody waits for').not.toThrow()
})

test.each<[how: string, die: (thread: FakeThread | undefined) => void]>([
  ['with an error', (thread) => thread?.emit('error', new Error('no'))],
  ['without a word', (thread) => thread?.emit('exit', 3)],
])('what a thread was at when it died %s is read here, and all that it would be asked later', async (_how, die) => {
  const { made, here } = reading(1)
  const asked = [made.read(['a']), made.read(['b'])] as const
  const [thread] = FakeThread.made
  expect(thread?.listenerCount('error')).toBe(1)
  die(thread)
  expect([await granted(Promise.all(asked)), here.asked]).toEqual([
    [[], []],
    [['a'], ['b']],
  ])
  expect([await granted(made.read(['c'])), thread?.asked.length, here.asked.length, FakeThread.made.length]).toEqual([[], 2, 3, 1])
  expect(() => made.close()).not.toThrow()
})

test('all is read here where no thread starts', async () => {
  FakeThread.fails = true
  const { made, here } = reading(1)
  expect([await granted(made.read(['a'])), await granted(made.read(['b'])), here.asked.length]).toEqual([[], [], 2])
})

test('threads are ended, whatever they are at', () => {
  const { made } = reading(2)
  void made.read(['a'])
  void made.read(['b'])
  made.close()
  expect(FakeThread.made.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 1])
})

test('there are as many as the computer has cores, and four at most', () => {
  const cores = (count: number): number => {
    instead(os, 'availableParallelism', () => count)
    return reading().made.width
  }
  expect([cores(8), cores(4), cores(2)]).toEqual([8, 8, 4])
})

test('few files are read here, and many by threads where there is a script for them', () => {
  const { here, many } = answered(() => ({ ...readersOf(diskFiles, '/m', '/reader.mjs') }))
  expect([here instanceof FileReader, many() instanceof ReadThreads, readersOf(diskFiles, '/m', undefined).many() instanceof FileReader]).toEqual([
    true,
    true,
    true,
  ])
})

/** The other side of a thread, in a folder with a match: what it answers to each question. */
function otherSide(folder: string) {
  const answers: unknown[] = []
  const port = Object.assign(new EventEmitter(), { postMessage: (answer: unknown) => void answers.push(answer) })
  const putBack = [instead(threads, 'parentPort', port as unknown as MessagePort), instead(threads, 'workerData', { folder })]
  answerReads()
  // this thread may have others who listen to its own
  for (const each of putBack) each()
  const ask = async (...questions: readonly unknown[]): Promise<readonly unknown[]> => {
    answers.length = 0
    for (const question of questions) port.emit('message', question)
    await expect.poll(() => answers.length).toBe(questions.length)
    return answers
  }
  return { ask }
}

test('a thread answers one question after the other with what the disk has', async () => {
  const folder = temporaryFolder()
  const match = storedMatch([round(play('6-6'))])
  writeFileSync(join(folder, 'match-0001.json'), JSON.stringify(match))
  const { ask } = otherSide(folder)
  const reader = new FileReader(diskFiles, folder)
  expect(await ask(['match-0001', 'match-0002'], ['match-0002'])).toEqual([await reader.read(['match-0001']), []])
})

test('a thread reads no file that is larger than any match', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'match-0001.json'), JSON.stringify(storedMatch([])))
  const { ask } = otherSide(folder)
  const [opened, lying] = [fs.fstatSync, fs.lstatSync]
  const found = async (size: number): Promise<number> => {
    const sized = (stats: fs.Stats): fs.Stats => Object.assign(stats, { size })
    instead(fs, 'fstatSync', ((file: number) => sized(opened(file))) as unknown as typeof fs.fstatSync)
    instead(fs, 'lstatSync', ((path: string) => sized(lying(path))) as unknown as typeof fs.lstatSync)
    const [read] = (await ask(['match-0001'])) as readonly (readonly ReadMatch[])[]
    return read?.length ?? -1
  }
  expect([await found(READ_LIMITS.json), await found(READ_LIMITS.json + 1)]).toEqual([1, 0])
})

test('what is no thread has nobody to answer', () => {
  const putBack = [instead(threads, 'parentPort', null), instead(threads, 'workerData', { folder: '/m' })]
  expect(() => answerReads()).not.toThrow()
  for (const each of putBack) each()
})
