import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTemporary, writeDurably } from '#main/store/durable-file'
import { diskFiles } from '#main/store/files'
import { SaveFault } from '#main/store/save-fault'
import { temporaryFolder } from '../support/main/folder'
import { FaultyFiles, type Fault } from './support/faulty-files'

/** A file that says `old`, and what a write of `new` over it under `fault` comes to. */
async function overwriting(fault: Fault) {
  const folder = temporaryFolder()
  const path = join(folder, 'x.json')
  writeFileSync(path, 'old')
  const disk = new FaultyFiles()
  disk.fault = fault
  const outcome = await writeDurably(disk.files, path, 'new and longer').then(
    () => 'written',
    (error: unknown) => (error instanceof SaveFault ? error.reason : error),
  )
  return { outcome, content: readFileSync(path, 'utf8'), names: readdirSync(folder), renames: disk.tried.rename }
}

describe('a durable write', () => {
  test('puts the whole text in place and leaves nothing else behind', async () => {
    const folder = temporaryFolder()
    await writeDurably(diskFiles, join(folder, 'x.json'), 'käse 6-4')
    expect(readFileSync(join(folder, 'x.json'), 'utf8')).toBe('käse 6-4')
    expect(readdirSync(folder)).toEqual(['x.json'])
  })

  test('disk-full: says so, keeps what was there and removes what it began', async () => {
    expect(await overwriting({ name: 'disk-full' })).toEqual({ outcome: 'disk-full', content: 'old', names: ['x.json'], renames: 0 })
  })

  test('short-write: fewer bytes than were handed over are a full disk, although no call failed', async () => {
    expect(await overwriting({ name: 'short-write', bytes: 5 })).toEqual({ outcome: 'disk-full', content: 'old', names: ['x.json'], renames: 0 })
  })

  test.each(['EPERM', 'EBUSY', 'EACCES'] as const)('rename-refused, as Windows does (%s): tries again until it is let', async (code) => {
    const result = await overwriting({ name: 'rename-refused', code, times: 3 })
    expect(result).toEqual({ outcome: 'written', content: 'new and longer', names: ['x.json'], renames: 4 })
  })

  test('rename-refused for good: gives up after eight tries and keeps what was there', async () => {
    const result = await overwriting({ name: 'rename-refused', code: 'EPERM', times: Infinity })
    expect(result).toEqual({ outcome: 'not-permitted', content: 'old', names: ['x.json'], renames: 8 })
  })

  test.each([
    ['create', 'EROFS', 'read-only'],
    ['create', 'EACCES', 'not-permitted'],
    ['sync', 'EIO', 'input-output'],
    ['sync', 'EDQUOT', 'disk-full'],
    ['rename', 'EXDEV', 'other'],
  ] as const)('a %s that fails with %s is told as %s', async (operation, code, reason) => {
    expect(await overwriting({ name: 'failing', operation, code })).toMatchObject({ outcome: reason, content: 'old', names: ['x.json'] })
  })

  test('a flush of the folder that fails once the file is in its place: it is there, so it counts, and the disk is told of', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'x.json')
    const disk = new FaultyFiles()
    const told: string[] = []
    disk.fault = { name: 'failing', operation: 'sync-folder', code: 'EIO' }
    const stamp = await writeDurably({ ...disk.files, notFlushed: (each) => void told.push(each) }, path, 'new')
    expect([readFileSync(path, 'utf8'), stamp.size, told]).toEqual(['new', 3, [folder]])
  })

  test('a flush of the folder that fails, and a file that is not what was put there: it does not count', async () => {
    const path = join(temporaryFolder(), 'x.json')
    const disk = new FaultyFiles()
    const files = {
      ...disk.files,
      syncFolder: async () => {
        writeFileSync(path, 'what the system went back to')
        throw Object.assign(new Error('EIO'), { code: 'EIO' })
      },
    }
    await expect(writeDurably(files, path, 'new')).rejects.toMatchObject({ reason: 'input-output' })
  })

  test.each(['write', 'sync', 'rename'] as const)('killed before the %s: what was there is whole, and what is left over is known as such', async (before) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'x.json'), 'old')
    const disk = new FaultyFiles()
    disk.fault = { name: 'killed', before }
    void writeDurably(disk.files, join(folder, 'x.json'), 'new and longer')
    await expect.poll(() => readdirSync(folder).filter(isTemporary).length).toBe(1)
    expect(readFileSync(join(folder, 'x.json'), 'utf8')).toBe('old')
  })

  test('two writes at once do not share a temporary file', async () => {
    const path = join(temporaryFolder(), 'x.json')
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000))
    await Promise.all(texts.map((text) => writeDurably(diskFiles, path, text)))
    expect(texts).toContain(readFileSync(path, 'utf8'))
  })
})
