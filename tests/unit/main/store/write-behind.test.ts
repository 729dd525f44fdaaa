import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WriteBehind } from '#main/store/write-behind'
import { systemTimers } from '#main/store/timers'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is to be written is written once, some time after the first change, or at a flush', async () => {
  const write = vi.fn(() => Promise.resolve())
  const late = new WriteBehind(write, 1000, systemTimers)
  await late.flush()
  expect(write, 'nothing has changed').not.toHaveBeenCalled()
  late.schedule()
  await vi.advanceTimersByTimeAsync(600)
  late.schedule()
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(write).toHaveBeenCalledTimes(1)
  late.schedule()
  await late.flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(write).toHaveBeenCalledTimes(2)
})

test('one write is done after the other, and a flush waits for all', async () => {
  const done: string[] = []
  const ends: (() => void)[] = []
  const late = new WriteBehind(
    async () => {
      done.push('begun')
      await new Promise<void>((end) => ends.push(end))
      done.push('ended')
    },
    1000,
    systemTimers,
  )
  late.schedule()
  const first = late.flush()
  late.schedule()
  const second = late.flush().then(() => done.push('flushed'))
  for (let turn = 0; turn < 2; turn++) {
    await vi.advanceTimersByTimeAsync(1)
    ends[turn]?.()
  }
  await Promise.all([first, second])
  expect(done).toEqual(['begun', 'ended', 'begun', 'ended', 'flushed'])
})

test('a write that fails disturbs nobody, and the next one is tried', async () => {
  const write = vi.fn(() => Promise.reject(new Error('the disk is full')))
  const late = new WriteBehind(write, 1000, systemTimers)
  for (let turn = 0; turn < 2; turn++) {
    late.schedule()
    await late.flush()
  }
  expect(write).toHaveBeenCalledTimes(2)
})
