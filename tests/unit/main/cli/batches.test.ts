import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { answeredInOrder, type BatchAnswerer } from '#main/cli/batches'

async function* batchesOf(count: number, failsAtTheEnd = false) {
  for (let at = 0; at < count; at++) yield await Promise.resolve([String(at)])
  if (failsAtTheEnd) throw new Error('the file went away')
}

/** Answers each batch with its own line, after so many turns of the event loop. */
function slow(width: number, delays: readonly number[]): BatchAnswerer & { most: number } {
  let underWay = 0
  const answerer = {
    width,
    most: 0,
    async answer(lines: readonly string[]) {
      underWay++
      answerer.most = Math.max(answerer.most, underWay)
      const turns = delays[Number(lines[0]) % Math.max(1, delays.length)] ?? 0
      for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done))
      underWay--
      return { output: new TextEncoder().encode(lines.join()), sound: true }
    },
  }
  return answerer
}

const textOf = (output: Uint8Array) => new TextDecoder().decode(output)

describe('batches under way at once', () => {
  it('are given in order and never more than the answerer takes, however long each lasts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(20), fc.integer({ min: 1, max: 5 }), fc.array(fc.nat(5)), async (count, width, delays) => {
        const answerer = slow(width, delays)
        const given: string[] = []
        for await (const { output } of answeredInOrder(batchesOf(count), answerer)) given.push(textOf(output))
        expect(given).toEqual(Array.from({ length: count }, (_, at) => String(at)))
        expect(answerer.most).toBeLessThanOrEqual(width)
      }),
    )
  })

  it('are all given before a failure to read is told', async () => {
    const given: string[] = []
    const all = (async () => {
      for await (const { output } of answeredInOrder(batchesOf(3, true), slow(5, [3, 1, 2]))) given.push(textOf(output))
    })()
    await expect(all).rejects.toThrow('the file went away')
    expect(given).toEqual(['0', '1', '2'])
  })
})
