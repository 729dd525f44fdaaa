import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import yauzl from 'yauzl'
import { describe, expect, test } from 'vitest'
import { archiveOf, type Packed } from '#main/backup/make'
import { Chance } from '../../../support/chance'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const MB = 1_000_000

/** Bytes of buffers that something still holds. What a collection finds is freed beside it, at the latest when the next one begins. */
function heldBytes(): number {
  collectGarbage()
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

const when = new Date(Date.UTC(2026, 10, 21, 10))

async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

async function* several(files: Readonly<Record<string, Buffer>>): AsyncGenerator<Packed> {
  for (const [name, bytes] of Object.entries(files)) {
    await Promise.resolve()
    yield { name, bytes, modified: when }
  }
}

describe('an archive', () => {
  test('holds each file as it was given, also an empty one', async () => {
    const files = { 'a.json': Buffer.from('{}'), 'empty.json': Buffer.alloc(0), 'b.jpg': new Chance('a photo').bytes(200_000) }
    const zip = await yauzl.fromBufferPromise(await wholeOf(archiveOf(several(files))), { lazyEntries: true })
    const found: Record<string, Buffer> = {}
    for await (const entry of zip.eachEntry()) found[entry.fileName] = await wholeOf((await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    expect(found).toEqual(files)
  })

  test('of many files keeps none of them in memory once it is packed', async () => {
    const [count, size] = [50, MB]
    const photos = new Chance('photos')
    let held = 0
    async function* many(): AsyncGenerator<Packed> {
      for (let n = 0; n < count; n++) {
        yield { name: `photos/${n}.jpg`, bytes: photos.bytes(size), modified: when }
        await new Promise(setImmediate)
      }
      held = heldBytes()
    }
    const before = heldBytes()
    let written = 0
    for await (const part of archiveOf(many())) written += part.length
    expect(written).toBeGreaterThan(count * size)
    expect((held - before) / MB, 'megabytes of 50 that are still held').toBeLessThan(25)
  })

  test('whose files fail ends with that failure, also before anyone reads it', async () => {
    async function* failing(): AsyncGenerator<Packed> {
      yield* several({ 'a.json': Buffer.from('{}') })
      throw new Error('the disk went away')
    }
    await expect(wholeOf(archiveOf(failing()))).rejects.toThrow('the disk went away')
    const unread = archiveOf(failing())
    await once(unread as unknown as NodeJS.EventEmitter, 'close').catch(() => undefined)
    await expect(wholeOf(unread)).rejects.toThrow('the disk went away')
  })

  test.each([
    ['before 1970', Date.UTC(1960, 5, 1)],
    ['before 1901', Date.UTC(1800, 0, 1)],
    ['after 2107', Date.UTC(9999, 0, 1)],
    ['never', Number.NaN],
  ])('of a file that was changed %s is whole', async (_, at) => {
    async function* one(): AsyncGenerator<Packed> {
      await Promise.resolve()
      yield { name: 'a.json', bytes: Buffer.from('{}'), modified: new Date(at) }
    }
    const zip = await yauzl.fromBufferPromise(await wholeOf(archiveOf(one())), { lazyEntries: true })
    expect(zip.entryCount).toBe(1)
  })

  test('that nobody reads on asks for no more files', async () => {
    let asked = 0
    const photos = new Chance('photos')
    async function* many(): AsyncGenerator<Packed> {
      for (;;) {
        asked++
        await Promise.resolve()
        yield { name: `${asked}.jpg`, bytes: photos.bytes(100_000), modified: when }
      }
    }
    for await (const _ of archiveOf(many())) break
    const then = asked
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect(asked).toBeLessThanOrEqual(then + 1)
  })
})
