import { execFileSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import fs, { chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { diskFiles, fenced } from '#main/store/files'
import { isPrivate } from '#main/hosts/web/control-socket'
import { readRegular, UnsuitableFile, withRegularSync } from '#main/store/regular-file'
import { granted } from '../../../support/answered'
import { temporaryFolder } from '../../../support/main/folder'
import { asOn, instead } from '../../../support/main/system'
import { needs } from '../../../support/needs'
import { systemError } from './folder-in-memory'

/** A folder with a file, a folder and, where it can, a link to each. */
function folder() {
  const path = temporaryFolder()
  writeFileSync(join(path, 'a.txt'), 'Käse')
  mkdirSync(join(path, 'b'))
  return { path, a: join(path, 'a.txt'), b: join(path, 'b'), none: join(path, 'none') }
}

/** The code, or the kind of oddity, with which it fails. */
const fault = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof UnsuitableFile ? error.what : (error as { readonly code?: string }).code),
  )

const thrown = (work: () => unknown): unknown => {
  try {
    return { gave: work() }
  } catch (error) {
    return error instanceof UnsuitableFile ? error.what : error
  }
}

describe('a file of the disk', () => {
  test('is made, written, flushed and looked at, but not where something lies', async () => {
    const { path, a } = folder()
    const written = async () => {
      const made = await diskFiles.create(join(path, 'c.txt'))
      await made.write(new TextEncoder().encode('6-4'))
      await made.sync()
      const stamp = await made.stamp()
      await made.close()
      return { made, stamp }
    }
    const { made, stamp } = await granted(written())
    const { size, mtimeMs } = statSync(join(path, 'c.txt'))
    expect(stamp).toEqual({ size, mtimeMs })
    expect([readFileSync(join(path, 'c.txt'), 'utf8'), await granted(diskFiles.stamp(join(path, 'c.txt')))]).toEqual(['6-4', { size, mtimeMs }])
    expect([await fault(diskFiles.create(a)), readFileSync(a, 'utf8')]).toEqual(['EEXIST', 'Käse'])
    await expect(made.sync()).rejects.toBeDefined()
  })

  test('is read as text and as bytes, up to a limit', async () => {
    const { a, b, none } = folder()
    expect([await granted(diskFiles.read(a, 5)), [...(await granted(diskFiles.readBytes(a, 5)))]]).toEqual(['Käse', [75, 195, 164, 115, 101]])
    expect([
      await fault(diskFiles.read(a, 4)),
      await fault(diskFiles.readBytes(a, 4)),
      await fault(diskFiles.read(b, 4)),
      await fault(diskFiles.read(none, 4)),
    ]).toEqual(['too-large', 'too-large', 'folder', 'ENOENT'])
    const error = await readRegular(a, 4).catch((each: unknown) => each)
    expect(error).toMatchObject({ name: 'UnsuitableFile', size: 5, most: 4, message: '5 bytes or more, at most 4 are read' })
    expect(new UnsuitableFile('pipe')).toMatchObject({ size: 0, most: 0, message: 'not a file: pipe' })
  })

  test('is read in parts', async () => {
    const { a, b, none } = folder()
    const into = new Uint8Array(6)
    const read = async () => {
      const parts = await diskFiles.openParts(a)
      const counts = [parts.size, await parts.read(into, 1, 3, 1), [...into], await parts.read(into, 0, 6, 4)]
      await parts.close()
      return { parts, counts }
    }
    const { parts, counts } = await granted(read())
    expect(counts).toEqual([5, 3, [0, 195, 164, 115, 0, 0], 1])
    await expect(parts.read(into, 0, 1, 0)).rejects.toBeDefined()
    expect([await fault(diskFiles.openParts(b)), await fault(diskFiles.openParts(none))]).toEqual(['EINVAL', 'ENOENT'])
    await expect(diskFiles.openParts(b)).rejects.toThrow('it isn’t a regular file')
  })

  test('is renamed and removed; one that is not there is no error', async () => {
    const { path, a, none } = folder()
    await granted(diskFiles.rename(a, join(path, 'c.txt')))
    expect(readdirSync(path).sort()).toEqual(['b', 'c.txt'])
    const removed = async () => {
      await diskFiles.remove(join(path, 'c.txt'))
      await diskFiles.remove(none)
    }
    await granted(removed())
    expect(readdirSync(path)).toEqual(['b'])
  })

  test('has no stamp where none is, and none where nobody knows', async () => {
    const { a, none } = folder()
    expect([await granted(diskFiles.stamp(none)), await fault(diskFiles.stamp(join(a, 'c.txt')))]).toEqual([
      null,
      process.platform === 'win32' ? 'done' : 'ENOTDIR',
    ])
  })

  test('is worked with at once', () => {
    const { a, b, path } = folder()
    expect(thrown(() => withRegularSync(a, constants.O_RDONLY, (file) => readFileSync(file, 'utf8')))).toEqual({ gave: 'Käse' })
    expect(thrown(() => withRegularSync(b, constants.O_RDONLY, () => 'worked'))).toBe('folder')
    const made = join(path, 'c.txt')
    expect(thrown(() => withRegularSync(made, constants.O_RDWR | constants.O_CREAT, (file) => (writeFileSync(file, '6-4'), file)))).toHaveProperty('gave')
    expect(readFileSync(made, 'utf8')).toBe('6-4')
    const file = withRegularSync(a, constants.O_RDONLY, (each) => each)
    expect(() => readFileSync(file), 'it is closed').toThrow('EBADF')
    expect(
      thrown(() =>
        withRegularSync(a, constants.O_RDONLY, () => {
          throw new Error('no')
        }),
      ),
    ).toMatchObject({ message: 'no' })
  })
})

describe('a folder of the disk', () => {
  test('is made where none is, listed, and removed where nothing is left in it', async () => {
    const { path, a, b, none } = folder()
    expect([[...(await granted(diskFiles.list(path)))].sort(), await granted(diskFiles.list(b)), await granted(diskFiles.listNoLink(b))]).toEqual([
      ['a.txt', 'b'],
      [],
      [],
    ])
    expect([await fault(diskFiles.list(none)), await fault(diskFiles.listNoLink(none)), await fault(diskFiles.listNoLink(a))]).toEqual([
      'ENOENT',
      'ENOENT',
      'ENOTDIR',
    ])
    await expect(diskFiles.listNoLink(a)).rejects.toThrow('it is no folder')
    expect([await fault(diskFiles.createFolder(b)), await fault(diskFiles.createFolder(join(none, 'c')))]).toEqual(['EEXIST', 'ENOENT'])
    await granted(diskFiles.createFolder(none))
    expect([existsSync(none), await granted(diskFiles.isFolder(none)), await granted(diskFiles.isFolder(a))]).toEqual([true, true, false])
    await granted(diskFiles.removeFolder(none))
    expect([existsSync(none), await granted(diskFiles.isFolder(none)), await fault(diskFiles.removeFolder(path))]).toEqual([false, false, 'ENOTEMPTY'])
  })

  test('leads somewhere', async () => {
    const { path, none } = folder()
    expect([await granted(diskFiles.realPath(path)), await fault(diskFiles.realPath(none))]).toEqual([path, 'ENOENT'])
  })

  test('may be written in as far as anyone knows', async () => {
    const { path, none } = folder()
    expect([await granted(diskFiles.mayWrite(path)), await granted(diskFiles.mayWrite(none))]).toEqual([true, true])
  })

  test('is flushed, and one that is not there cannot be', async () => {
    const { path, none } = folder()
    await granted(diskFiles.syncFolder(path))
    expect(await fault(diskFiles.syncFolder(none))).toBe(process.platform === 'win32' ? 'done' : 'ENOENT')
  })

  test('is watched, until that is ended; one that is not there is not', async () => {
    const { path, none } = folder()
    const names: (string | null)[] = []
    const stop = diskFiles.watch(
      path,
      (name) => names.push(name),
      () => undefined,
    )
    expect([
      stop === null,
      diskFiles.watch(
        none,
        () => undefined,
        () => undefined,
      ),
    ]).toEqual([false, null])
    writeFileSync(join(path, 'c.txt'), '')
    await expect.poll(() => names).toContain('c.txt')
    stop?.()
  })
})

needs('links', () => {
  test('nothing is read, listed or stamped where a link leads', async () => {
    const { path, a, b } = folder()
    const [toFile, toFolder, toNothing] = ['to-file', 'to-folder', 'to-nothing'].map((name) => join(path, name)) as [string, string, string]
    symlinkSync(a, toFile)
    symlinkSync(b, toFolder)
    symlinkSync(join(path, 'none'), toNothing)
    expect([await fault(diskFiles.read(toFile, 99)), await fault(diskFiles.read(toFolder, 99)), await fault(diskFiles.read(toNothing, 99))]).toEqual([
      'link',
      'link',
      'link',
    ])
    expect([await fault(diskFiles.listNoLink(toFolder)), await fault(diskFiles.list(toFolder)), await granted(diskFiles.isFolder(toFolder))]).toEqual([
      'ENOTDIR',
      'done',
      true,
    ])
    expect([await granted(diskFiles.stamp(toFile)), await granted(diskFiles.realPath(toFile))]).toEqual([
      { size: lstatSync(toFile).size, mtimeMs: lstatSync(toFile).mtimeMs },
      a,
    ])
    const parts = await granted(diskFiles.openParts(toFile))
    expect(parts.size).toBe(5)
    await granted(parts.close())
    expect(() => withRegularSync(toFile, constants.O_RDONLY, () => 'worked')).toThrow('ELOOP')
  })
})

needs('pipes', () => {
  test('a pipe, a socket and a device are named, and not waited for', async () => {
    const { path } = folder()
    const [pipe, socket] = [join(path, 'pipe'), join(path, 'socket')]
    execFileSync('mkfifo', [pipe])
    const server = createServer()
    await new Promise<void>((done) => void server.listen(socket, done))
    onTestFinished(() => void server.close())
    expect([await fault(readRegular(pipe, 9)), await fault(readRegular(socket, 9)), await fault(readRegular('/dev/null', 9))]).toEqual([
      'pipe',
      'socket',
      'device',
    ])
    expect([await fault(diskFiles.openParts(pipe)), thrown(() => withRegularSync(pipe, constants.O_RDONLY, () => 'worked'))]).toEqual(['EINVAL', 'pipe'])
  })
})

needs('modes', () => {
  test('what is made is for this user alone', async () => {
    const { path, b } = folder()
    await granted((await granted(diskFiles.create(join(path, 'c.txt')))).close())
    await granted(diskFiles.createFolder(join(path, 'c')))
    withRegularSync(join(path, 'd.txt'), constants.O_RDWR | constants.O_CREAT, () => undefined)
    expect(['c.txt', 'c', 'd.txt'].map((name) => (statSync(join(path, name)).mode & 0o777).toString(8))).toEqual(['600', '700', '600'])
    chmodSync(b, 0o755)
    expect([await granted(isPrivate(b)), (statSync(b).mode & 0o777).toString(8)]).toEqual([true, '700'])
    chmodSync(b, 0o500)
    expect([await granted(isPrivate(b)), (statSync(b).mode & 0o777).toString(8)]).toEqual([true, '500'])
    chmodSync(b, 0o710)
    expect([await granted(isPrivate(b)), (statSync(b).mode & 0o777).toString(8)]).toEqual([true, '700'])
  })
})

describe('what a system may say', () => {
  test.each(['EINVAL', 'ENOTSUP', 'ENOSYS', 'EISDIR', 'EBADF'])('a folder whose system cannot flush it (%s) counts as flushed', async (code) => {
    const close = vi.fn<() => Promise<void>>(() => Promise.resolve())
    instead(promises, 'open', () => Promise.resolve({ sync: () => Promise.reject(systemError(code)), close } as unknown as FileHandle))
    await granted(diskFiles.syncFolder('/anywhere'))
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('a folder that cannot be flushed for another reason is a fault, and it is closed', async () => {
    const [sync, close] = [vi.fn<() => Promise<void>>(() => Promise.reject(systemError('EIO'))), vi.fn<() => Promise<void>>(() => Promise.resolve())]
    const open = vi.fn<typeof promises.open>(() => Promise.resolve({ sync, close } as unknown as FileHandle))
    instead(promises, 'open', open)
    expect([await fault(diskFiles.syncFolder('/anywhere')), close.mock.calls.length, open.mock.calls]).toEqual(['EIO', 1, [['/anywhere', 'r']]])
    sync.mockResolvedValue()
    expect([await fault(diskFiles.syncFolder('/anywhere')), sync.mock.calls.length, close.mock.calls.length]).toEqual(['done', 2, 2])
    asOn('win32')
    expect([await fault(diskFiles.syncFolder('/anywhere')), sync.mock.calls.length]).toEqual(['done', 2])
  })

  test.each([
    ['EACCES', false],
    ['EPERM', false],
    ['EROFS', false],
    ['EIO', true],
  ])('whether a folder may be written in where it says %s', async (code, expected) => {
    const access = vi.fn<typeof promises.access>(() => Promise.reject(systemError(code)))
    instead(promises, 'access', access)
    expect([await granted(diskFiles.mayWrite('/anywhere')), access.mock.calls]).toEqual([expected, [['/anywhere', constants.W_OK]]])
  })

  test('a watch keeps no program alive; it ends where the system says so, which is told, and where nobody watches any more', () => {
    const watchers = [0, 1].map(() => Object.assign(new EventEmitter(), { close: vi.fn<() => void>() }))
    const options: unknown[] = []
    let at = 0
    const watch = (_folder: string, how: object, told: (event: string, name: string | null) => void) => {
      options.push(how)
      told('rename', 'a.json')
      return watchers[at++]
    }
    instead(fs, 'watch', watch as unknown as typeof fs.watch)
    const [changed, failed] = [vi.fn<(name: string | null) => void>(), vi.fn<() => void>()]
    const stops = [0, 1].map(() => diskFiles.watch('/anywhere', changed, failed))
    expect([options, changed.mock.calls]).toEqual([Array(2).fill({ persistent: false }), [['a.json'], ['a.json']]])
    expect(watchers[0]?.listenerCount('error')).toBe(1)
    watchers[0]?.emit('error', new Error('gone'))
    expect([failed.mock.calls.length, watchers.map(({ close }) => close.mock.calls.length)]).toEqual([1, [1, 0]])
    stops[1]?.()
    expect([failed.mock.calls.length, watchers.map(({ close }) => close.mock.calls.length)]).toEqual([1, [1, 1]])
  })

  /** A file of which the system said that it has so many bytes, and gives some at a time; what was asked of it. */
  function fakeFile(size: number, content: string, atATime = Infinity) {
    const reads: (readonly number[])[] = []
    const close = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const handle = {
      stat: () => Promise.resolve({ size, isFile: () => true }),
      read: (into: Uint8Array, at: number, length: number, position: number) => {
        if (reads.push([at, length, position]) > 50) throw new Error('read without end')
        const part = new TextEncoder().encode(content).subarray(position, position + Math.min(length, atATime))
        into.set(part, at)
        return Promise.resolve({ bytesRead: part.length })
      },
      close,
    }
    const open = vi.fn<typeof promises.open>(() => Promise.resolve(handle as unknown as FileHandle))
    instead(promises, 'open', open)
    return { reads, close, open }
  }

  test.each<[what: string, size: number, content: string, atATime: number, reads: readonly (readonly number[])[]]>([
    ['as large as it said is read at once', 5, 'abcde', 9, [[0, 6, 0]]],
    [
      'that comes in pieces is read on',
      5,
      'abcde',
      2,
      [
        [0, 6, 0],
        [2, 4, 2],
        [4, 2, 4],
      ],
    ],
    [
      'that has grown is read to its end',
      2,
      'abcde',
      9,
      [
        [0, 3, 0],
        [3, 3, 3],
        [5, 1, 5],
      ],
    ],
    [
      'that has grown by one is read to its end',
      2,
      'abc',
      9,
      [
        [0, 3, 0],
        [3, 3, 3],
      ],
    ],
    [
      'that has shrunk is read to its end',
      9,
      'abcde',
      9,
      [
        [0, 10, 0],
        [5, 5, 5],
      ],
    ],
    ['with nothing in it is read', 0, '', 9, [[0, 1, 0]]],
  ])('a file %s', async (_what, size, content, atATime, reads) => {
    const file = fakeFile(size, content, atATime)
    expect([(await granted(readRegular('/anywhere', 9))).toString(), file.reads, file.close.mock.calls.length]).toEqual([content, reads, 1])
  })

  test('a file that has grown beyond what is read is none of ours, and one that said so is not read at all', async () => {
    const grown = fakeFile(2, 'abcdefghi')
    await expect(readRegular('/anywhere', 4)).rejects.toMatchObject({ what: 'too-large', size: 5, most: 4 })
    expect([grown.reads, grown.close.mock.calls.length]).toEqual([
      [
        [0, 3, 0],
        [3, 2, 3],
      ],
      1,
    ])
    const large = fakeFile(5, 'abcde')
    await expect(readRegular('/anywhere', 4)).rejects.toMatchObject({ what: 'too-large', size: 5, most: 4 })
    expect(large.reads).toEqual([])
    const exact = fakeFile(4, 'abcd')
    expect([(await granted(readRegular('/anywhere', 4))).toString(), exact.reads]).toEqual(['abcd', [[0, 5, 0]]])
    const became = fakeFile(2, 'abcd')
    expect((await granted(readRegular('/anywhere', 4))).toString()).toBe('abcd')
    expect(became.reads).toEqual([
      [0, 3, 0],
      [3, 2, 3],
      [4, 1, 4],
    ])
  })

  test('“not now” of a file server is waited for, and nothing else', async () => {
    const file = fakeFile(1, 'a')
    const { a, none } = folder()
    file.open.mockRejectedValueOnce(systemError('EAGAIN')).mockRejectedValueOnce(systemError('EAGAIN'))
    expect([(await granted(readRegular(a, 9))).toString(), file.open.mock.calls.length]).toEqual(['a', 3])
    file.open.mockRejectedValueOnce(systemError('EIO'))
    expect([await fault(readRegular(a, 9)), file.open.mock.calls.length]).toEqual(['EIO', 4])
    file.open.mockRejectedValueOnce(systemError('ENOENT'))
    expect([await fault(readRegular(none, 9)), file.open.mock.calls.length]).toEqual(['ENOENT', 5])
  })

  test('it is looked at before it is opened where it cannot be opened safely, as on Windows', async () => {
    const { a, b, none, path } = folder()
    const open = vi.fn<typeof promises.open>(() => Promise.reject(systemError('EIO')))
    instead(promises, 'open', open)
    expect([await fault(readRegular(b, 9)), open.mock.calls.length]).toEqual(['folder', 1])
    asOn('win32')
    expect([await fault(readRegular(b, 9)), open.mock.calls.length]).toEqual(['folder', 1])
    expect([await fault(readRegular(a, 9)), await fault(readRegular(none, 9)), open.mock.calls.length]).toEqual(['EIO', 'ENOENT', 2])
    const openSync = vi.fn<typeof fs.openSync>(() => {
      throw systemError('EIO')
    })
    instead(fs, 'openSync', openSync)
    expect([thrown(() => withRegularSync(b, constants.O_RDONLY, () => 'worked')), openSync.mock.calls.length]).toEqual(['folder', 0])
    for (const each of [a, join(path, 'c.txt')]) expect(thrown(() => withRegularSync(each, constants.O_RDONLY, () => 'worked'))).toMatchObject({ code: 'EIO' })
    expect(openSync.mock.calls.length).toBe(2)
  })
})

describe('a folder of this user alone', () => {
  const found = (uid: number, ...modes: readonly number[]) => {
    const left = [...modes]
    instead(promises, 'stat', (() => Promise.resolve({ uid, mode: left.shift() })) as unknown as typeof promises.stat)
    const chmod = vi.fn<typeof promises.chmod>(() => Promise.resolve())
    instead(promises, 'chmod', chmod)
    return chmod
  }
  const own = process.getuid?.() ?? 0

  test('is none of someone else', async () => {
    if (process.getuid === undefined) onTestFinished(() => void Reflect.deleteProperty(process, 'getuid'))
    const { getuid } = process
    process.getuid = () => own
    onTestFinished(() => void Object.assign(process, { getuid }))
    asOn('linux')
    expect([found(own + 1, 0o700, 0o700).mock.calls, await granted(isPrivate('/anywhere'))]).toEqual([[], false])
    const chmod = found(own, 0o750, 0o700)
    expect([await granted(isPrivate('/anywhere')), chmod.mock.calls]).toEqual([true, [['/anywhere', 0o700]]])
    found(own, 0o750, 0o750)
    expect(await granted(isPrivate('/anywhere')), 'a system that knows no such modes').toBe(false)
    found(own, 0o750, 0o750).mockRejectedValue(systemError('EPERM'))
    expect(await granted(isPrivate('/anywhere'))).toBe(false)
    const untouched = found(own, 0o600)
    expect([await granted(isPrivate('/anywhere')), untouched.mock.calls]).toEqual([true, []])
  })

  test('is what lies in the folders of a user of Windows', async () => {
    asOn('win32')
    found(own + 1, 0o777, 0o777)
    expect(await granted(isPrivate('/anywhere'))).toBe(true)
  })
})

test('nothing takes its place once someone else may own the folder', async () => {
  const { path, a } = folder()
  let isOurs = true
  const files = fenced(diskFiles, () => (isOurs ? Promise.resolve() : Promise.reject(new Error('not ours'))))
  await granted(files.rename(a, join(path, 'c.txt')))
  isOurs = false
  await expect(files.rename(join(path, 'c.txt'), a)).rejects.toThrow('not ours')
  expect([readdirSync(path).sort(), await granted(files.read(join(path, 'c.txt'), 9))]).toEqual([['b', 'c.txt'], 'Käse'])
})

test('what Node exports says which system this is after a test that was on another', async () => {
  expect((await import('node:process')).platform).toBe(process.platform)
})
