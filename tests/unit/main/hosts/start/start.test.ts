import { expect, test } from 'vitest'
import { keepMemoryLean } from '#main/hosts/start/start'

test('memory is kept lean once all matches have been read, and never where the reading is broken off', async () => {
  const flags: string[] = []
  let readAll: () => void = () => undefined
  const reading = new Promise<void>((done) => (readAll = done))
  const lean = keepMemoryLean(reading, (each) => flags.push(each))
  await Promise.resolve()
  expect(flags).toEqual([])
  readAll()
  await lean
  expect(flags).toEqual(['--optimize-for-size'])
  await keepMemoryLean(Promise.reject(new Error('not all')), (each) => flags.push(each))
  expect(flags).toHaveLength(1)
})
