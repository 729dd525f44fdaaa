import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateWrite } from '#main/store/late-write'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is to be written is written once, some time after the first change, or at a flush', async () => {
  const write = vi.fn(() => Promise.resolve())
  const late = new LateWrite(write, 1000)
  await late.flush()
  expect(write, 'nothing has changed').not.toHaveBeenCalled()
  late.soon()
  await vi.advanceTimersByTimeAsync(600)
  late.soon()
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(write).toHaveBeenCalledTimes(1)
  late.soon()
  await late.flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(write).toHaveBeenCalledTimes(2)
})

test('one write is done after the other, and a flush waits for all', async () => {
  const done: string[] = []
  const ends: (() => void)[] = []
  const late = new LateWrite(async () => {
    done.push('begun')
    await new Promise<void>((end) => ends.push(end))
    done.push('ended')
  }, 1000)
  late.soon()
  const first = late.flush()
  late.soon()
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
  const late = new LateWrite(write, 1000)
  for (let turn = 0; turn < 2; turn++) {
    late.soon()
    await late.flush()
  }
  expect(write).toHaveBeenCalledTimes(2)
})
