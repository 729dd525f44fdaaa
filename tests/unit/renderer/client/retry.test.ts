import { expect, test, vi } from 'vitest'
import { retry } from '../../../../src/renderer/client/retry'

test('what fails each time fails with what went wrong first: a browser says of a later try only what came of it', async () => {
  vi.useFakeTimers()
  try {
    let tried = 0
    const load = () => Promise.reject(new Error(tried++ === 0 ? 'Importing a module script failed.' : 'undefined is not an object'))
    const failed = expect(retry(load)).rejects.toThrow('Importing a module script failed.')
    await vi.runAllTimersAsync()
    await failed
    expect(tried).toBe(6)
  } finally {
    vi.useRealTimers()
  }
})
