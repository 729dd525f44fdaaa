import { afterEach, expect, test, vi } from 'vitest'
import { diskFiles } from '#main/store/files'
import { watchFolder, type Changes } from '#main/store/watch'

afterEach(() => {
  vi.useRealTimers()
})

test('what changes does not wait for what could not be looked at and is tried again later', async () => {
  vi.useFakeTimers()
  let changed: (name: string | null) => void = () => undefined
  const looks: (readonly string[])[] = []
  const stop = watchFolder({
    files: {
      ...diskFiles,
      watch: (_path, told) => {
        changed = told
        return () => undefined
      },
    },
    path: 'evenings',
    look: (changes: Changes) => {
      looks.push([...(changes ?? [])].sort())
      return Promise.resolve(new Set(['full']))
    },
  })
  changed('full')
  await vi.advanceTimersByTimeAsync(20_000)
  const before = looks.length
  // by now it is tried again every sixteen seconds
  expect(before).toBeLessThan(8)
  changed('other')
  await vi.advanceTimersByTimeAsync(200)
  expect(looks.slice(before)).toEqual([['full', 'other']])
  await stop()
})
