import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BoundedReader } from '#main/backup/zip-file'
import { diskFiles, type FileParts } from '#main/store/files'
import { temporaryFolder } from '../../../support/main/folder'

/** A reader of the ten bytes `0123456789`; what the system was asked for, and what callbacks reported. */
async function reader() {
  const path = join(temporaryFolder(), 'ten')
  writeFileSync(path, '0123456789')
  const file = await diskFiles.openParts(path)
  onTestFinished(() => file.close())
  const asked: unknown[] = []
  const watched: FileParts = { ...file, read: (...how) => (asked.push(how), file.read(...how)) }
  const faults: unknown[] = []
  return { made: new BoundedReader(watched, (fault) => faults.push(fault)), asked, faults }
}

test.each([
  [2 ** 53, 46],
  [2 ** 53 - 1, 46],
  [-1, 4],
  [0, 11],
  [10, 1],
  [9, 2],
  [0, -1],
  [0, 2 ** 40],
  [0.5, 1],
  [NaN, 1],
])('bytes at %d, %d of them, are not in the file: an error of that reading, for which nothing is read', async (position, length) => {
  const { made, asked, faults } = await reader()
  await expect(made.bytes(position, length)).rejects.toThrow('the file has 10')
  const answered = new Promise((resolve) => made.read(Buffer.alloc(64), 0, length, position, resolve))
  expect(await answered).toMatchObject({ message: expect.stringContaining('the file has 10') as string })
  expect([asked, faults]).toEqual([[], []])
})

test('bytes up to the last are read, once for many small parts', async () => {
  const { made, asked } = await reader()
  expect((await made.bytes(0, 10)).toString()).toBe('0123456789')
  for (const [position, length, found] of [
    [0, 4, '0123'],
    [9, 1, '9'],
    [10, 0, ''],
    [3, 3, '345'],
  ] as const) {
    const buffer = Buffer.alloc(4, '-')
    await new Promise((resolve) => made.read(buffer, 0, length, position, resolve))
    expect(buffer.toString()).toBe(found.padEnd(4, '-'))
  }
  expect(asked).toHaveLength(2)
})

test('what the library throws where an answer comes to it is told, and ends nothing', async () => {
  const { made, faults } = await reader()
  for (const position of [0, 2 ** 53]) {
    made.read(Buffer.alloc(4), 0, 4, position, () => {
      throw new Error(`of the library at ${position}`)
    })
  }
  await expect.poll(() => faults).toMatchObject([{ message: 'of the library at 0' }, { message: `of the library at ${2 ** 53}` }].reverse())
})
