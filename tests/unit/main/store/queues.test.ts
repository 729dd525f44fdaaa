import { describe, expect, test, vi } from 'vitest'
import { OncePerKey, TaskQueue, TaskQueueByKey } from '#main/store/task-queue'
import { WriteBehind } from '#main/store/write-behind'
import { Yielder } from '#main/store/yielder'
import { systemTimers } from '#main/store/timers'

/** A task that ends when the test says so. */
function held(log: string[], name: string) {
  let [resolve, reject]: [(result: string) => void, (error: Error) => void] = [() => undefined, () => undefined]
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends))
  const task = async (): Promise<string> => {
    log.push(`${name} begins`)
    const result = await promise
    log.push(`${name} ends`)
    return result
  }
  return { task, end: () => resolve(name), fail: () => reject(new Error(name)) }
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('tasks of a queue run one after another, and one that fails does not hold up the next', async () => {
  const [queue, log] = [new TaskQueue(), [] as string[]]
  const [first, second] = [held(log, 'first'), held(log, 'second')]
  const [one, other] = [queue.run(first.task).catch((error: unknown) => String(error)), queue.run(second.task)]
  await settled()
  expect(log).toEqual(['first begins'])
  let isIdle = false
  const idle = queue.idle().then(() => (isIdle = true))
  first.fail()
  await settled()
  expect([log.at(-1), isIdle]).toEqual(['second begins', false])
  second.end()
  await idle
  expect(await Promise.all([one, other])).toEqual(['Error: first', 'second'])
  expect(log).toEqual(['first begins', 'second begins', 'second ends'])
})

describe('a queue for each key', () => {
  test('lets other keys go on, and is idle once all have ended', async () => {
    const [queue, log] = [new TaskQueueByKey(), [] as string[]]
    const [first, second, other] = ['first', 'second', 'other'].map((name) => held(log, name)) as [
      ReturnType<typeof held>,
      ReturnType<typeof held>,
      ReturnType<typeof held>,
    ]
    const results = [queue.run('a', first.task), queue.run('a', second.task), queue.run('b', other.task)]
    await settled()
    expect(log).toEqual(['first begins', 'other begins'])
    let isIdle = false
    const idle = queue.idle().then(() => (isIdle = true))
    for (const each of [other, first]) {
      each.end()
      await settled()
    }
    expect([log.at(-1), isIdle]).toEqual(['second begins', false])
    second.end()
    await idle
    expect(await Promise.all(results)).toEqual(['first', 'second', 'other'])
  })

  test('keeps a key in its queue as long as a task of it is left', async () => {
    const [queue, log] = [new TaskQueueByKey(), [] as string[]]
    const [first, second] = [held(log, 'first'), held(log, 'second')]
    const before = [queue.run('a', first.task), queue.run('a', second.task)]
    first.end()
    await before[0]
    const third = queue.run('a', async () => void log.push('third'))
    await settled()
    expect(log).toEqual(['first begins', 'first ends', 'second begins'])
    second.end()
    await third
    expect(log.slice(-2)).toEqual(['second ends', 'third'])
  })

  test('waits for a task after all before it, and for none when there is none', async () => {
    const [queue, log] = [new TaskQueueByKey(), [] as string[]]
    await queue.idle()
    const first = held(log, 'first')
    const failing = queue.run('a', first.task).catch(() => 'failed')
    first.fail()
    expect(await failing).toBe('failed')
    const again = held(log, 'again')
    const result = queue.run('a', again.task)
    again.end()
    expect(await result).toBe('again')
    await queue.idle()
  })
})

test('what is to be done once for a key is done before anything else is, and again only where it failed', async () => {
  const [once, log] = [new OncePerKey(), [] as string[]]
  await once.run('a', async () => void log.push('nothing was to be done'))
  once.add('a')
  expect([once.has('a'), once.has('b')]).toEqual([true, false])
  const failed = once.run('a', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(once.has('a')).toBe(true)
  const task = held(log, 'task')
  const both = Promise.all([once.run('a', async () => void (await task.task())), once.run('a', async () => void log.push('once more'))])
  task.end()
  await both
  expect([once.has('a'), log]).toEqual([false, ['task begins', 'task ends']])
  await once.run('a', async () => void log.push('done already'))
  expect(log).toHaveLength(2)
})

test('what may lag behind is written once after its time, or at once when it is waited for', async () => {
  vi.useFakeTimers()
  try {
    const write = vi.fn(() => Promise.resolve())
    const behind = new WriteBehind(write, 100, systemTimers)
    await behind.flush()
    behind.schedule()
    behind.schedule()
    await vi.advanceTimersByTimeAsync(99)
    expect(write).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledTimes(1)
    behind.schedule()
    await behind.flush()
    expect(write).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(write).toHaveBeenCalledTimes(2)
    write.mockRejectedValueOnce(new Error('the disk is full'))
    behind.schedule()
    await behind.flush()
    behind.schedule()
    await behind.flush()
    expect(write).toHaveBeenCalledTimes(4)
  } finally {
    vi.useRealTimers()
  }
})

describe('long work', () => {
  /** Whether others had a turn while it ran; each step takes so long by the clock. */
  async function others(stepMs: number, work: (yielder: Yielder, step: () => void) => Promise<unknown>): Promise<number> {
    let now = 1000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    try {
      let turns = 0
      let running = true
      const turn = (): void => void (running && (turns++, setImmediate(turn)))
      const yielder = new Yielder()
      setImmediate(turn)
      await work(yielder, () => (now += stepMs))
      running = false
      return turns
    } finally {
      clock.mockRestore()
    }
  }
  const steps = function* (step: () => void): Generator<undefined, string, void> {
    for (let time = 0; time < 4; time++) {
      step()
      yield
    }
    return 'done'
  }

  test.each([
    ['has no pause while it is short', 2, false],
    ['lets others have their turn', 10, true],
  ])('%s', async (_, stepMs, isPaused) => {
    const turns = [
      await others(stepMs, (yielder, step) => yielder.each([1, 2, 3, 4], step)),
      await others(stepMs, async (yielder, step) => {
        expect(await yielder.through(steps(step))).toBe('done')
      }),
    ]
    expect(turns.map((each) => each > 0)).toEqual([isPaused, isPaused])
  })

  test('may be ten milliseconds long', async () => {
    expect(await others(9, (yielder, step) => yielder.each([1], step))).toBe(0)
    expect(await others(10, (yielder, step) => yielder.each([1], step))).toBeGreaterThan(0)
  })

  test('begins to count anew after each pause', async () => {
    const turns = await others(6, (yielder, step) => yielder.each([1, 2, 3, 4], step))
    expect(turns).toBeGreaterThan(0)
    expect(turns).toBeLessThan(4)
  })
})
