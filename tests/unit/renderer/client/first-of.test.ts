import { describe, expect, it } from 'vitest'
import { firstOf } from '../../../../src/renderer/client/first-of'

/** A stream of these values that remembers until which one it was read, and whether it was left. */
function streamOf(values: readonly number[]) {
  const read: number[] = []
  const left = { at: null as number | null }
  const open = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => (left.at = read.length))
    async function* all() {
      for (const value of values) {
        await Promise.resolve()
        read.push(value)
        yield value
      }
    }
    return Promise.resolve(all())
  }
  return { open, read, left }
}

describe('What is taken of a live stream once', () => {
  it('is what comes first, and the stream is left then', async () => {
    const { open, read, left } = streamOf([1, 2, 3])
    expect(await firstOf(open)).toBe(1)
    expect({ read, left: left.at }).toEqual({ read: [1], left: 1 })
  })

  it('is the first that is wanted: a list that is still being read is passed over', async () => {
    const { open, read } = streamOf([1, 2, 3, 4])
    expect(await firstOf(open, (value) => value > 2)).toBe(3)
    expect(read).toEqual([1, 2, 3])
  })

  it('is nothing where none is wanted', async () => {
    expect(await firstOf(streamOf([1, 2]).open, () => false)).toBeNull()
  })
})
