import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Files } from '#main/store/files'
import { mustNotBeAway, rememberHouse } from '#main/store/known-house'
import { KIND_NAMES, KINDS } from '#main/store/kinds/kinds'
import { FolderAway, isHouseIn, Presence } from '#main/store/presence'
import { ignoreClaims, Unflushed } from '#main/store/store'
import { answered, answeringAll, granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

const FOLDERS = KIND_NAMES.flatMap((kind) => (KINDS[kind].keptWith === undefined ? KINDS[kind].folder : []))
const TREE = Object.fromEntries(FOLDERS.map((name) => [`/d/${name}`, 'folder']))

/** What it comes to: `away`, the code of another fault, or what it gives. */
const comesTo = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (given) => given ?? 'done',
    (error: unknown) => (error instanceof FolderAway ? 'away' : (error as { readonly code?: string }).code),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A house that is looked after, and a list of what was told of its going and coming. */
function house({ begun = true } = {}) {
  const memory = new FolderInMemory({ ...TREE, '/e/x.json': 'elsewhere', '/d/matches/m.json': 'a match' })
  const told: boolean[] = []
  const presence = new Presence(memory.files, '/d', (isAway) => told.push(isAway))
  if (begun) presence.begin()
  onTestFinished(() => presence.end())
  /** The stick is pulled out, and put back. */
  const leave = (): void => memory.take('/d/matches')
  const comeBack = (): void => memory.makeFolder('/d/matches')
  return { memory, told, presence, files: answeringAll(presence.files), leave, comeBack }
}

describe('whether the house is there', () => {
  test('is looked at every two seconds, and four times a second once it is away', async () => {
    const { memory, told, presence, leave, comeBack } = house()
    const looks: string[] = []
    memory.instead('isFolder', (isFolder) => (path) => (looks.push(path), isFolder(path)))
    await vi.advanceTimersByTimeAsync(1999)
    expect(looks).toEqual([])
    await vi.advanceTimersByTimeAsync(2001)
    expect([looks, told, presence.isAway]).toEqual([['/d/matches', '/d/matches'], [], false])
    leave()
    await vi.advanceTimersByTimeAsync(2000)
    expect([told, presence.isAway]).toEqual([[true], true])
    looks.length = 0
    await vi.advanceTimersByTimeAsync(500)
    expect([looks, told]).toEqual([[...FOLDERS, ...FOLDERS].map((name) => `/d/${name}`), [true]])
    comeBack()
    memory.take('/d/tiles')
    await vi.advanceTimersByTimeAsync(250)
    expect(told, 'not all of it is there').toEqual([true])
    memory.makeFolder('/d/tiles')
    await vi.advanceTimersByTimeAsync(250)
    expect([told, presence.isAway]).toEqual([[true, false], false])
  })

  test('is looked at when it is asked, and from then on as before', async () => {
    const { memory, presence, leave, told } = house()
    let looks = 0
    memory.instead('isFolder', (isFolder) => (path) => (looks++, isFolder(path)))
    await vi.advanceTimersByTimeAsync(1500)
    expect([await granted(presence.look()), looks]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(1500)
    expect(looks, 'the look that was due is made later').toBe(1)
    leave()
    expect([await granted(presence.look()), told]).toEqual([true, [true]])
  })

  test('is not looked at before it has begun, or after it has ended', async () => {
    const { memory, presence, leave, told, files } = house({ begun: false })
    leave()
    expect([await granted(presence.look()), await comesTo(files.stamp('/d/matches/m.json')), told]).toEqual([false, 'done', []])
    presence.begin()
    expect(vi.getTimerCount()).toBe(1)
    await granted(presence.end())
    expect(vi.getTimerCount()).toBe(0)
    let looks = 0
    memory.instead('isFolder', (isFolder) => (path) => (looks++, isFolder(path)))
    await vi.advanceTimersByTimeAsync(5000)
    expect([await granted(presence.look()), looks, told, vi.getTimerCount()]).toEqual([false, 0, [], 0])
    await granted(presence.end())
  })

  test('is looked at no more where it ended in the middle of a look', async () => {
    const { memory, presence } = house()
    let looks = 0
    let goOn: () => void = () => undefined
    memory.instead('isFolder', (isFolder) => async (path) => {
      looks++
      await new Promise<void>((resolve) => (goOn = resolve))
      return isFolder(path)
    })
    const looking = presence.look()
    await vi.advanceTimersByTimeAsync(0)
    const ended = presence.end()
    goOn()
    await granted(looking)
    await granted(ended)
    await vi.advanceTimersByTimeAsync(5000)
    expect(looks).toBe(1)
  })
})

describe('the files of a house', () => {
  const ASKED: readonly (readonly [what: string, ask: (files: Files) => Promise<unknown>])[] = [
    ['create', (files) => files.create('/d/matches/n/n.json')],
    ['read', (files) => files.read('/d/matches/n.json', 9)],
    ['readBytes', (files) => files.readBytes('/d/matches/n.json', 9)],
    ['rename', (files) => files.rename('/d/matches/n.json', '/d/matches/o.json')],
    ['list', (files) => files.list('/d/matches/n')],
    ['listNoLink', (files) => files.listNoLink('/d/matches/n')],
    ['createFolder', (files) => files.createFolder('/d/matches/n/o')],
    ['syncFolder', (files) => files.syncFolder('/d/matches/n')],
    ['stamp', (files) => files.stamp('/d/matches/n.json')],
  ]

  test.each(ASKED)('%s: what is missing is missing while the house is there, and away with it', async (what, ask) => {
    const { told, files, leave, presence } = house()
    expect([await comesTo(ask(files)), told, presence.isAway]).toEqual([what === 'stamp' ? 'done' : 'ENOENT', [], false])
    leave()
    expect([await comesTo(ask(files)), told, presence.isAway]).toEqual(['away', [true], true])
  })

  test('are those of the disk while it is there', async () => {
    const { memory, files } = house()
    const made = await granted(files.create('/d/matches/n.json'))
    await granted(made.write(new TextEncoder().encode('new')))
    await granted(files.createFolder('/d/matches/n'))
    expect([
      await granted(files.read('/d/matches/n.json', 9)),
      (await granted(files.readBytes('/d/matches/n.json', 9))).length,
      await granted(files.list('/d/matches')),
      await granted(files.listNoLink('/d/matches/n')),
      await granted(files.stamp('/d/matches/n.json')),
    ]).toEqual(['new', 3, ['m.json', 'n.json', 'n'], [], await memory.files.stamp('/d/matches/n.json')])
    await granted(files.rename('/d/matches/n.json', '/d/matches/o.json'))
    await granted(files.syncFolder('/d/matches'))
    expect([memory.text('/d/matches/o.json'), memory.steps().at(-1)]).toEqual(['new', 'flush-folder /d/matches'])
    expect(await comesTo(files.create('/d/matches/m.json'))).toBe('EEXIST')
  })

  test.each([
    ['/d/people/p.json', 'people', 'away'],
    ['/d/people', 'people', 'away'],
    ['/d/people/p.json', 'tiles', 'done'],
    ['/d/people/p.json', 'matches', 'away'],
    ['/d/peoples/p.json', 'people', 'done'],
    ['/d/x.json', 'people', 'done'],
    ['/d/x.json', 'matches', 'away'],
    ['/d', 'matches', 'done'],
    ['/dx/x.json', 'matches', 'done'],
    ['/e/y.json', 'matches', 'done'],
  ])('%s without the folder %s: %s', async (path, missing, expected) => {
    const { memory, files } = house()
    memory.take(`/d/${missing}`)
    expect(await comesTo(files.stamp(path).then(() => undefined))).toBe(expected)
  })

  test('are asked of the folder of the house itself too', async () => {
    const { memory, files } = house()
    memory.instead('stamp', () => () => Promise.resolve(null))
    expect(await comesTo(files.stamp('/d'))).toBe('done')
    memory.take('/d/matches')
    expect(await comesTo(files.stamp('/d'))).toBe('away')
  })

  test('say which folder is away, and that nothing was saved', async () => {
    const { files, leave } = house()
    leave()
    await expect(files.stamp('/d/matches/m.json')).rejects.toMatchObject({
      folder: '/d',
      code: 'EAWAY',
      reason: 'away',
      message: 'the data folder isn’t there right now',
    })
  })

  test('that fail for another reason are not away', async () => {
    const { memory, files, leave, told } = house()
    leave()
    memory.fail('read', 'EIO')
    expect([await comesTo(files.read('/d/matches/m.json', 9)), told]).toEqual(['EIO', []])
  })

  test('that were missed have the house looked for at once, and found when it is back', async () => {
    const { files, leave, comeBack, told } = house()
    leave()
    await comesTo(files.stamp('/d/matches/m.json'))
    comeBack()
    await vi.advanceTimersByTimeAsync(250)
    expect(told).toEqual([true, false])
  })
})

describe('what is watched in a house', () => {
  function watched() {
    const opened = house()
    const started: string[] = []
    const stopped: string[] = []
    opened.memory.files.watch = (folder) => (started.push(folder), () => void stopped.push(folder))
    const [changed, failed] = [vi.fn<(name: string | null) => void>(), vi.fn<() => void>()]
    return { ...opened, started, stopped, changed, failed }
  }

  test('is watched again when the house is back, and looked through', async () => {
    const { files, presence, leave, comeBack, started, stopped, changed, failed } = watched()
    files.watch('/d/matches', changed, failed)
    expect([started, stopped]).toEqual([['/d/matches'], []])
    leave()
    await granted(presence.look())
    expect([started.length, stopped, changed.mock.calls.length]).toEqual([1, ['/d/matches'], 0])
    comeBack()
    await granted(presence.look())
    expect([started, stopped.length, changed.mock.calls, failed.mock.calls.length]).toEqual([['/d/matches', '/d/matches'], 1, [[null]], 0])
  })

  test('is watched once the house is there, where it began while that was away', async () => {
    const { files, presence, leave, comeBack, started, changed, failed } = watched()
    leave()
    await granted(presence.look())
    expect([files.watch('/d/matches', changed, failed) === null, started]).toEqual([false, []])
    comeBack()
    await granted(presence.look())
    expect([started, changed.mock.calls]).toEqual([['/d/matches'], [[null]]])
  })

  test('is no longer watched once that was ended, also while it is away', async () => {
    const { files, presence, leave, comeBack, started, stopped, changed, failed } = watched()
    files.watch('/d/matches', changed, failed)?.()
    expect(stopped).toEqual(['/d/matches'])
    const stop = files.watch('/d/people', changed, failed)
    leave()
    await granted(presence.look())
    stop?.()
    comeBack()
    await granted(presence.look())
    expect([started, stopped, changed.mock.calls]).toEqual([['/d/matches', '/d/people'], ['/d/matches', '/d/people'], []])
  })

  test('fails where the system cannot watch it, at first and when it is back', async () => {
    const { memory, files, presence, leave, comeBack, changed, failed } = watched()
    files.watch('/d/matches', changed, failed)
    memory.files.watch = () => null
    expect(files.watch('/d/people', changed, failed)).toBe(null)
    leave()
    await granted(presence.look())
    comeBack()
    await granted(presence.look())
    expect([failed.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a house that this device has opened before', () => {
  const folders = { dataFolder: '/d', deviceFolder: '/e' }

  test('must not be away; another, or one that was never there, may be new', async () => {
    const memory = new FolderInMemory({ '/e': 'folder', '/d/matches': 'folder' })
    const device = memory.folder({ path: '/e', exclusive: true })
    const opening = (more = {}): Promise<unknown> => comesTo(mustNotBeAway(memory.files, { ...folders, ...more }))
    memory.take('/d/matches')
    expect(await opening()).toBe('done')
    await granted(rememberHouse(device, '/d'))
    expect([memory.json('/e/house.json'), await opening(), await opening({ dataFolder: '/f' })]).toEqual([
      { format: 'caravan-house', version: 1, folder: '/d' },
      'away',
      'done',
    ])
    memory.makeFolder('/d/matches')
    expect([await opening(), await granted(isHouseIn(memory.files, '/d'))]).toEqual(['done', true])
    memory.steps()
    await granted(rememberHouse(device, '/d'))
    expect(memory.steps()).toEqual([])
    await granted(rememberHouse(device, '/f'))
    expect([memory.json('/e/house.json'), await granted(isHouseIn(memory.files, '/f'))]).toEqual([{ format: 'caravan-house', version: 1, folder: '/f' }, false])
  })

  test.each<[said: unknown]>([
    ['torn'],
    [{ format: 'caravan-house', version: 2, folder: '/d' }],
    [{ format: 'other', version: 1, folder: '/d' }],
    [{ format: 'caravan-house', version: 1, folder: 7 }],
  ])('is none that %j speaks of', async (said) => {
    const memory = new FolderInMemory({ '/e/house.json': said })
    expect(await comesTo(mustNotBeAway(memory.files, folders))).toBe('done')
  })

  test('is told by its folder, which may be named at length', async () => {
    const long = `/${'x'.repeat(9_999)}`
    const memory = new FolderInMemory({
      '/e/house.json': { format: 'caravan-house', version: 1, folder: long },
      '/f/house.json': { format: 'caravan-house', version: 1, folder: `${long}x` },
    })
    expect(await comesTo(mustNotBeAway(memory.files, { ...folders, dataFolder: long }))).toBe('away')
    expect(await comesTo(mustNotBeAway(memory.files, { dataFolder: `${long}x`, deviceFolder: '/f' }))).toBe('done')
  })
})

test('Syncthing is told what to leave alone where it keeps the folder in step and nobody has said so', async () => {
  const said = async (tree: Readonly<Record<string, unknown>>, fails = false): Promise<string | null> => {
    const memory = new FolderInMemory(tree)
    if (fails) memory.fail('create', 'EROFS')
    await granted(ignoreClaims(memory.folder()))
    return memory.text('/d/.stignore')
  }
  expect([
    await said({}),
    await said({ '/d/.stfolder': 'folder' }),
    await said({ '/d/.stfolder': 'folder', '/d/.stignore': 'mine' }),
    await said({ '/d/.stfolder': 'folder' }, true),
  ]).toEqual([null, '// What Caravan is writing at this moment (made by Caravan)\n(?d)*.tmp\n(?d)*.claim\n', 'mine', null])
  const dark = new FolderInMemory({ '/d/.stfolder': 'folder' })
  dark.fail('stamp', 'EACCES')
  await granted(ignoreClaims(dark.folder()))
  expect(dark.paths()).toEqual(['.stfolder'])
})

test('what could not be flushed is told of until each such folder was flushed', async () => {
  const memory = new FolderInMemory({ '/d/a': 'folder', '/d/b': 'folder' })
  const told: unknown[] = []
  const notices = { tell: (notice: unknown) => void told.push(notice), withdraw: (id: string) => void told.push(`no ${id}`) }
  const files = answeringAll(answered(() => ({ ...new Unflushed(notices).over(memory.files) })))
  await granted(files.syncFolder('/d/a'))
  expect([told, memory.steps()]).toEqual([[], ['flush-folder /d/a']])
  files.notFlushed?.('/d/a')
  files.notFlushed?.('/d/b')
  const notice = { kind: 'not-flushed', id: 'not-flushed' }
  expect(told).toEqual([notice, notice])
  await granted(files.syncFolder('/d/a'))
  await granted(files.syncFolder('/d/a'))
  expect(told).toEqual([notice, notice])
  await granted(files.syncFolder('/d/b'))
  await granted(files.syncFolder('/d/b'))
  expect(told).toEqual([notice, notice, 'no not-flushed'])
  memory.fail('syncFolder', 'EIO')
  files.notFlushed?.('/d/a')
  await expect(files.syncFolder('/d/a')).rejects.toMatchObject({ code: 'EIO' })
  expect([told.length, await files.list('/d')]).toEqual([4, ['a', 'b']])
})
