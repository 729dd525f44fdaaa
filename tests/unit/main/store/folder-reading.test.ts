import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { FolderReading, ReadingStopped } from '#main/store/folder-reading'
import type { FileStamp } from '#main/store/files'
import type { ReadMatch, StampReader } from '#main/store/match-reader'
import { systemTimers } from '#main/store/timers'

const MANY = 400
const idAt = (at: number): string => `match-${String(at).padStart(4, '0')}`
const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => idAt(at))

const isEven = (id: string): boolean => Number(id.slice(-4)) % 2 === 0
/** Those with an even number were changed last, and the one with the highest of them at the very last. */
const stampOf = (id: string): FileStamp => ({ size: 1, mtimeMs: Number(id.slice(-4)) + (isEven(id) ? 10_000 : 0) })
const newestFirst = (some: readonly string[]): readonly string[] => [...some].sort((a, b) => stampOf(b).mtimeMs - stampOf(a).mtimeMs)

/** A reader that reads a batch when the test lets it. */
class GatedReader implements StampReader {
  readonly width = 1
  readonly asked: (readonly string[])[] = []
  closed = 0
  /** Files that are gone, and files that are there and not sound. */
  readonly gone = new Set<string>()
  readonly unsound = new Set<string>()
  #free = 0
  #wake = (): void => undefined

  let(batches: number): void {
    this.#free += batches
    this.#wake()
  }

  stamps(asked: readonly string[]): Promise<readonly (FileStamp | null)[]> {
    return Promise.resolve(asked.map((id) => (this.gone.has(id) ? null : stampOf(id))))
  }

  async read(asked: readonly string[]): Promise<readonly ReadMatch[]> {
    this.asked.push(asked)
    while (this.#free <= 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    this.#free--
    return asked
      .filter((id) => !this.unsound.has(id))
      .map((id) => ({ summary: { matchId: id }, fingerprint: null, facts: null, stamp: stampOf(id) }) as unknown as ReadMatch)
  }

  close(): void {
    this.closed++
  }
}

function reading({ known = [], fails = [] }: { readonly known?: readonly string[]; readonly fails?: readonly string[] } = {}) {
  const [here, many] = [new GatedReader(), new GatedReader()]
  const taken: string[] = []
  const lookedAt: string[] = []
  const told: (string | number)[] = []
  const made = new FolderReading({
    timers: systemTimers,
    here,
    many: () => many,
    isKnown: (id) => known.includes(id),
    take: async ({ summary }) => void taken.push(summary.matchId),
    lookCloser: (id) => {
      lookedAt.push(id)
      return fails.includes(id) ? Promise.reject(new Error('the disk is busy')) : Promise.resolve()
    },
    progressed: () => told.push(made.progress?.done ?? 'whole'),
  })
  onTestFinished(() => made.stop())
  return { made, here, many, taken, lookedAt, told }
}

/** What a promise has come to after all that is going on has gone on. */
async function stateOf(promise: Promise<unknown>): Promise<'waits' | 'resolved' | 'rejected'> {
  let state: 'waits' | 'resolved' | 'rejected' = 'waits'
  promise.then(
    () => (state = 'resolved'),
    () => (state = 'rejected'),
  )
  for (let turns = 0; turns < 20; turns++) await turn()
  return state
}

test('few files are read before anyone is answered, and here', async () => {
  const { made, here, many, taken } = reading()
  const begun = made.begin(ids(60))
  here.let(2)
  expect(await stateOf(begun)).toBe('waits')
  expect(made.progress).toEqual({ done: 50, total: 60 })
  here.let(1)
  await begun
  expect(taken).toEqual(newestFirst(ids(60)))
  expect(made.progress).toBeUndefined()
  expect([here.closed, many.asked]).toEqual([1, []])
})

test('of many the first answers wait for the newest, and not for the others', async () => {
  const { made, here, many, taken } = reading()
  const begun = made.begin(ids(MANY))
  expect(await stateOf(begun)).toBe('waits')
  many.let(1)
  // at once, and not only when nobody should wait any longer
  expect(await stateOf(begun)).toBe('resolved')
  expect(taken).toEqual(newestFirst(ids(MANY)).slice(0, 25))
  expect(made.progress).toEqual({ done: 25, total: MANY })
  expect(await stateOf(made.whole())).toBe('waits')
  many.let(Infinity)
  await made.whole()
  expect(taken).toEqual(newestFirst(ids(MANY)))
  expect([here.asked, many.closed]).toEqual([[], 1])
})

test('where even the newest take long, there are answers without them', async () => {
  const { made, taken } = reading()
  await made.begin(ids(MANY))
  expect([taken, made.progress]).toEqual([[], { done: 0, total: MANY }])
})

test('those that are known as they are count as read, and are not read again', async () => {
  const known = ids(MANY).slice(0, 390)
  const { made, here, taken, told } = reading({ known })
  const begun = made.begin(ids(MANY))
  await expect.poll(() => here.asked).toHaveLength(1)
  expect(made.progress).toEqual({ done: 390, total: MANY })
  // the caller hears of it now and then, and at the end
  await expect.poll(() => told).toEqual([390])
  here.let(1)
  await begun
  await made.whole()
  expect(taken).toEqual(newestFirst(ids(MANY).slice(390)))
  expect(told).toEqual([390, 'whole'])
})

test('a file that is gone or not sound is looked at closer; one that cannot be looked at now holds up no other', async () => {
  const [gone, unsound, busy, goneAndBusy] = [idAt(3), idAt(30), idAt(300), idAt(5)]
  const { made, here, many, taken, lookedAt } = reading({ fails: [busy, goneAndBusy] })
  for (const id of [gone, goneAndBusy]) here.gone.add(id)
  for (const id of [unsound, busy]) many.unsound.add(id)
  const begun = made.begin(ids(MANY))
  many.let(Infinity)
  await begun
  await made.whole()
  expect([...lookedAt].sort()).toEqual([gone, unsound, busy, goneAndBusy].sort())
  expect(taken).toEqual(newestFirst(ids(MANY)).filter((id) => !lookedAt.includes(id)))
  expect(made.progress).toBeUndefined()
})

test('once it is stopped it takes over nothing more, callers who wait for the whole are told, and the reader is closed', async () => {
  const { made, many, taken } = reading()
  const begun = made.begin(ids(MANY))
  many.let(1)
  await begun
  const whole = expect(made.whole()).rejects.toThrow(ReadingStopped)
  await expect.poll(() => many.asked).toHaveLength(2)
  made.stop()
  // though the disk does not answer
  await whole
  // and what it brings in the end
  many.let(Infinity)
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(taken).toHaveLength(25)
  expect(many.closed).toBe(1)
  expect(made.progress).toEqual({ done: 25, total: MANY })
})

test('broken off between two files of a batch, it takes over no more of it', async () => {
  const taken: string[] = []
  const reader = new GatedReader()
  const made: FolderReading = new FolderReading({
    timers: systemTimers,
    here: reader,
    many: () => reader,
    isKnown: () => false,
    take: async ({ summary }) => {
      taken.push(summary.matchId)
      if (taken.length === 3) made.stop()
    },
    lookCloser: () => Promise.resolve(),
    progressed: () => undefined,
  })
  reader.let(Infinity)
  await made.begin(ids(40))
  await expect(made.whole()).rejects.toThrow(ReadingStopped)
  expect(taken).toHaveLength(3)
})

test('a failure of the reading reaches the callers who wait, and the reader is closed', async () => {
  const failing = [reading(), reading()] as const
  const [looking, reads] = failing
  looking.here.stamps = () => Promise.reject(new Error('nothing here'))
  reads.many.read = () => Promise.reject(new Error('no threads, and nothing here'))
  for (const { made } of failing) {
    await made.begin(ids(MANY))
    await expect(made.whole()).rejects.toThrow('nothing here')
  }
  expect([looking.here.closed, looking.many.closed, reads.many.closed]).toEqual([1, 0, 1])
})

test('before it begins nothing has been read, and that is said', async () => {
  const { made } = reading()
  expect(made.progress).toEqual({ done: 0, total: 0 })
  await expect(made.whole()).rejects.toMatchObject({ name: 'ReadingStopped', message: 'nothing has been read yet' })
})

test('two hundred files to be read are few, one more are many; of files that are known thousands take no thread', async () => {
  for (const [count, known, few] of [
    [200, 0, true],
    [201, 0, false],
    [200, 2000, true],
    [201, 2000, false],
  ] as const) {
    const { made, here, many, taken } = reading({ known: ids(known) })
    for (const reader of [here, many]) reader.let(20)
    await made.begin(ids(known + count))
    await made.whole()
    expect([here.asked.length > 0, many.asked.length > 0, many.closed, taken.length]).toEqual([few, !few, few ? 0 : 1, count])
  }
})

test('who waits for the end of a reading that was stopped is told why there is none', async () => {
  const { made } = reading()
  const begun = made.begin(ids(3))
  made.stop()
  await begun
  await expect(made.whole()).rejects.toThrow('not all matches have been read')
})

test('a folder in which all is known is whole, though nothing is read of it', async () => {
  const { made, here, many } = reading({ known: ids(MANY) })
  await made.begin(ids(MANY))
  expect([await stateOf(made.whole()), here.asked, many.asked, made.progress]).toEqual(['resolved', [], [], undefined])
})
