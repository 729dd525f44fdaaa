import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLeftBehind, isTemporary, makeFolder, renamePatiently, settleFolder, writeDurably, writeInPartsDurably } from '#main/store/durable-file'
import { granted } from '../../../support/answered'
import { FolderInMemory, outcome, systemError } from './folder-in-memory'

const PATH = '/d/a.json'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('what an interrupted write leaves is known by its name', () => {
  const names = ['a.json.0123456789ab.tmp', '.0123456789ab.tmp', 'a.json.0123456789a.tmp', 'a.json.0123456789abc.tmp', 'a.json.0123456789AB.tmp']
  const more = ['a.json.0123456789ab.tmp2', 'a.json.0123456789abxtmp', 'a.jsonx0123456789ab.tmp', 'a.tmp']
  expect([...names, ...more].map(isTemporary)).toEqual([true, true, ...Array<boolean>(7).fill(false)])
})

test('what is being written is not left behind until it is done, or cannot be', async () => {
  const memory = new FolderInMemory({ [PATH]: 'old' })
  const seen: (readonly [string, boolean, boolean])[] = []
  const look = async (temporary: string): Promise<void> => {
    const name = basename(temporary)
    seen.push([name, isTemporary(name), isLeftBehind(name)])
  }
  await writeInPartsDurably(memory.files, PATH, [bytes('6-4')], look)
  await outcome(
    writeInPartsDurably(memory.files, PATH, [bytes('5-5')], async (temporary) => {
      await look(temporary)
      throw new Error('not sound')
    }),
  )
  expect(seen.map(([, ...is]) => is)).toEqual([
    [true, false],
    [true, false],
  ])
  expect(seen.map(([name]) => isLeftBehind(name))).toEqual([true, true])
})

describe('a durable write', () => {
  test('writes beside, flushes, renames, and flushes the folder', async () => {
    const memory = new FolderInMemory({ [PATH]: 'old' })
    const stamp = await writeDurably(memory.files, PATH, 'Käse')
    expect(memory.steps()).toEqual([`create ${PATH}.R.tmp`, `write ${PATH}.R.tmp`, `flush ${PATH}.R.tmp`, `rename ${PATH}.R.tmp ${PATH}`, 'flush-folder /d'])
    expect([memory.text(PATH), stamp, memory.paths()]).toEqual(['Käse', await memory.files.stamp(PATH), ['a.json']])
    await writeDurably(memory.files, PATH, bytes('6-4'))
    expect(memory.text(PATH)).toBe('6-4')
  })

  test('takes parts, one after the other, and has the whole looked at before it takes its place', async () => {
    const memory = new FolderInMemory({ [PATH]: 'old' })
    const seen: unknown[] = []
    await writeInPartsDurably(memory.files, PATH, [bytes('6-4 '), bytes('5-5')], async (temporary) => {
      seen.push(memory.text(temporary), memory.text(PATH))
    })
    expect([seen, memory.text(PATH)]).toEqual([['6-4 5-5', 'old'], '6-4 5-5'])
    const refused = writeInPartsDurably(memory.files, PATH, [bytes('x')], () => Promise.reject(new Error('not sound')))
    expect([await outcome(refused), memory.text(PATH), memory.paths()]).toEqual(['other: not sound', '6-4 5-5', ['a.json']])
  })

  test.each([
    ['create', 'EROFS', 'read-only'],
    ['rename', 'ENOSPC', 'disk-full'],
  ] as const)('leaves nothing behind where the %s fails with %s, even where that cannot be removed', async (name, code, reason) => {
    const memory = new FolderInMemory({ [PATH]: 'old' })
    memory.fail(name, code, 1)
    expect([await outcome(writeDurably(memory.files, PATH, 'new')), memory.paths()]).toEqual([expect.stringMatching(`^${reason}: ${code}`), ['a.json']])
    memory.fail(name, code, 1)
    memory.fail('remove', 'EIO')
    expect([await outcome(writeDurably(memory.files, PATH, 'new')), memory.text(PATH)]).toEqual([expect.stringMatching(`^${reason}: ${code}`), 'old'])
  })

  test('is a full disk where fewer bytes came to it than were handed over', async () => {
    const memory = new FolderInMemory()
    const closed: string[] = []
    memory.instead('create', (create) => async (path) => {
      const file = await create(path)
      return { ...file, write: (all) => file.write(all.subarray(0, 2)), close: async () => void closed.push('closed') }
    })
    expect([await outcome(writeDurably(memory.files, PATH, 'Käse')), closed]).toEqual([
      expect.stringMatching(/^disk-full: only 2 of 5 bytes were written to a\.json\.[0-9a-f]{12}\.tmp$/),
      ['closed'],
    ])
  })

  test('counts where the folder cannot be flushed but the file is what was put there', async () => {
    const told: string[] = []
    const written = async (meanwhile: (memory: FolderInMemory) => void): Promise<string> => {
      const memory = new FolderInMemory({ [PATH]: 'old' })
      memory.files.notFlushed = (folder) => void told.push(folder)
      memory.files.syncFolder = async () => {
        meanwhile(memory)
        throw systemError('EIO')
      }
      return outcome(writeDurably(memory.files, PATH, 'new'))
    }
    expect([
      await written(() => undefined),
      // of the same size, of another, and none
      await written((memory) => memory.put(PATH, 'wen')),
      await written((memory) => memory.put(PATH, 'other')),
      await written((memory) => memory.take(PATH)),
    ]).toEqual(['done', ...Array<unknown>(3).fill(expect.stringMatching('^input-output'))])
    expect(told).toEqual(['/d'])
  })

  test('does not count where a file of the same time has another size', async () => {
    const memory = new FolderInMemory()
    memory.fail('syncFolder', 'EIO')
    memory.instead('stamp', (stamp) => async (path) => {
      const found = await stamp(path)
      return found === null ? null : { ...found, size: found.size + 1 }
    })
    expect(await outcome(writeDurably(memory.files, PATH, 'new'))).toMatch(/^input-output/)
  })
})

describe('a folder that cannot be flushed', () => {
  const settled = async (isDone: () => Promise<boolean>): Promise<readonly unknown[]> => {
    const memory = new FolderInMemory()
    const told: string[] = []
    memory.files.notFlushed = (folder) => void told.push(folder)
    memory.fail('syncFolder', 'EIO')
    return [await outcome(settleFolder(memory.files, '/d', isDone)), told]
  }

  test('is told of where what was to be done is done', async () => {
    expect(await settled(async () => true)).toEqual(['done', ['/d']])
  })

  test('is a fault where it is not done, or nobody knows', async () => {
    expect(await settled(async () => false)).toEqual([expect.stringMatching('EIO'), []])
    expect(await settled(() => Promise.reject(new Error('gone')))).toEqual([expect.stringMatching('EIO'), []])
  })

  test('says nothing where nobody is to be told', async () => {
    const memory = new FolderInMemory()
    memory.fail('syncFolder', 'EIO')
    expect(await outcome(settleFolder(memory.files, '/d', async () => true))).toBe('done')
  })
})

describe('a rename', () => {
  test.each(['EPERM', 'EBUSY', 'EACCES'])('is tried again where the system says %s', async (code) => {
    const memory = new FolderInMemory({ [PATH]: 'old' })
    memory.fail('rename', code, 2)
    await granted(renamePatiently(memory.files, PATH, '/d/b.json'))
    expect(memory.paths()).toEqual(['b.json'])
  })

  test('is given up at once for another fault', async () => {
    const memory = new FolderInMemory({ [PATH]: 'old' })
    memory.fail('rename', 'EIO', 1)
    expect(await outcome(renamePatiently(memory.files, PATH, '/d/b.json'))).toMatch('EIO')
  })
})

describe('a folder', () => {
  test('is made with those above it, each of them flushed into the one above', async () => {
    const memory = new FolderInMemory()
    await granted(makeFolder(memory.files, '/d/e/f'))
    expect(memory.steps()).toEqual(['create-folder /d/e', 'flush-folder /d', 'create-folder /d/e/f', 'flush-folder /d/e'])
    await granted(makeFolder(memory.files, '/d/e/f'))
    expect(memory.steps()).toEqual([])
  })

  test('cannot be made where a file lies, or the disk does not take it', async () => {
    const memory = new FolderInMemory({ [PATH]: 'a file' })
    expect(await outcome(makeFolder(memory.files, PATH))).toMatch('EEXIST')
    memory.fail('createFolder', 'EROFS', 1)
    expect(await outcome(makeFolder(memory.files, '/d/e'))).toMatch('EROFS')
    memory.fail('syncFolder', 'EIO', 1)
    expect(await outcome(makeFolder(memory.files, '/d/e'))).toBe('done')
    memory.files.syncFolder = async () => {
      memory.take('/d/g')
      throw systemError('EIO')
    }
    expect(await outcome(makeFolder(memory.files, '/d/g'))).toMatch('EIO')
  })

  test('cannot be made where the system has no such place, and nobody goes on trying', async () => {
    const memory = new FolderInMemory()
    memory.fail('createFolder', 'ENOENT')
    expect(await outcome(makeFolder(memory.files, '/d'))).toMatch('ENOENT')
    const other = new FolderInMemory()
    other.fail('createFolder', 'ENOENT', Infinity, '/d/e/f')
    expect(await outcome(makeFolder(other.files, '/d/e/f'))).toBe('Error: there can be no folder /d/e/f')
    expect(other.paths()).toEqual(['e'])
  })
})
