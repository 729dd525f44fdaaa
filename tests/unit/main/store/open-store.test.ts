import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { personFile } from '#main/store/person-file'
import { KIND_NAMES, KINDS } from '#main/store/kinds/kinds'
import { FolderAway } from '#main/store/presence'
import { openStore, type Store, type StoreOptions } from '#main/store/store'
import type { Notice } from '#shared/contract/lists'
import { granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'
import { storedMatch } from './stored-match'

const FOLDERS = KIND_NAMES.flatMap((kind) => (KINDS[kind].keptWith === undefined ? KINDS[kind].folder : [])).toSorted()
const ADA = { id: 'person-a', name: 'Ada' }
const FIRST_PEOPLE = { format: 'caravan-people', version: 1, people: [ADA, { id: 'person-b', name: 'Ben' }] }

/** A house in `/d/house` and a device in `/d/device`; what the system tells of a folder is told by the test. */
async function opened(tree: Readonly<Record<string, unknown>> = {}, more: Partial<StoreOptions> = {}, memory = new FolderInMemory(tree)) {
  const watched = new Map<string, (name: string | null) => void>()
  memory.files.watch = (folder, told) => {
    watched.set(folder, told)
    return () => void watched.delete(folder)
  }
  const called: string[] = []
  const store = await granted(
    openStore({
      dataFolder: '/d/house',
      deviceFolder: '/d/device',
      version: '1',
      clock: () => memory.now,
      files: memory.files,
      noticesChanged: () => called.push('notices'),
      matchesRead: () => called.push('read'),
      presenceChanged: () => called.push('presence'),
      changed: {
        matches: (id) => called.push(`match ${id}`),
        people: () => called.push('people'),
        seasons: () => called.push('seasons'),
        evenings: () => called.push('evenings'),
        ownTiles: () => called.push('tiles'),
        settings: () => called.push('settings'),
      },
      ...more,
    }),
  )
  onTestFinished(() => store.close())
  return { memory, store, called, watched, kinds: () => kindsOf(store) }
}

const kindsOf = ({ notices }: Store): readonly Notice['kind'][] => notices.notices.map(({ kind }) => kind)

/** By a clock that only the test moves. */
function byHand(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => vi.advanceTimersByTimeAsync(ms)
}

describe('a house that is opened', () => {
  test('has its folders, and the device knows where it is', async () => {
    const { memory, store, called, watched, kinds } = await opened()
    expect(memory.paths()).toEqual(
      ['device', 'device/acknowledged-evenings', 'device/house.json', 'device/settings', 'house', ...FOLDERS.map((name) => `house/${name}`)].toSorted(),
    )
    expect([memory.json('/d/device/house.json'), kinds(), called, [...watched.keys()].toSorted()]).toEqual([
      { format: 'caravan-house', version: 1, folder: '/d/house' },
      [],
      [],
      FOLDERS.map((name) => `/d/house/${name}`),
    ])
    expect([store.data.path, store.device.path, store.device.exclusive, store.data.exclusive, store.data.clock()]).toEqual([
      '/d/house',
      '/d/device',
      true,
      undefined,
      memory.now,
    ])
  })

  test('tells this device apart from others on the same folder', async () => {
    const { store } = await opened()
    expect([store.owner, store.data.owner, store.device.owner]).toEqual(
      Array(3).fill(createHash('sha256').update(`${hostname()}\n/d/device`).digest('hex').slice(0, 8)),
    )
  })

  test('is flushed with its folders; a disk that cannot do that says so at the first write', async () => {
    const { memory } = await opened()
    const steps = memory.steps()
    expect(steps.slice(steps.lastIndexOf('flush-folder /d/house'))).toContain('flush-folder /d/device')
    const broken = new FolderInMemory()
    broken.instead(
      'syncFolder',
      (syncFolder) => (folder) => (folder === '/d/house' || folder === '/d/device' ? Promise.reject(new Error('EIO')) : syncFolder(folder)),
    )
    await opened({}, {}, broken)
  })

  test('is opened though the disk of the device takes nothing', async () => {
    const first = await opened()
    await granted(first.store.close())
    first.memory.take('/d/device/house.json')
    first.memory.fail('create', 'EROFS', Infinity, 'house.json')
    await opened({}, {}, first.memory)
    expect(first.memory.text('/d/device/house.json')).toBe(null)
  })

  test('has what interrupted writes left cleared away, but not what shows who has the folder', async () => {
    const { memory } = await opened({
      '/d/house/a.json.0123456789ab.tmp': 'half',
      '/d/device/b.json.0123456789ab.tmp': 'half',
      '/d/device/lock-1.json.0123456789ab.tmp': 'a claim',
      '/d/house/.stfolder': 'folder',
    })
    expect(memory.paths().filter((path) => path.endsWith('.tmp'))).toEqual(['device/lock-1.json.0123456789ab.tmp'])
    expect(memory.text('/d/house/.stignore')).toContain('*.tmp')
  })

  test('is not opened where it was before and is not now', async () => {
    const { memory, store } = await opened()
    await granted(store.close())
    memory.take('/d/house')
    await expect(
      openStore({ dataFolder: '/d/house', deviceFolder: '/d/device', version: '1', clock: () => new Date(0), files: memory.files }),
    ).rejects.toBeInstanceOf(FolderAway)
    expect(memory.paths()).not.toContain('house')
  })

  test('says where nothing can be written', async () => {
    const memory = new FolderInMemory()
    memory.files.mayWrite = (folder) => Promise.resolve(folder !== '/d/house')
    const { store } = await opened({}, {}, memory)
    expect(store.notices.notices).toEqual([{ kind: 'read-only', id: 'read-only' }])
  })

  test('needs nobody who is told', async () => {
    const memory = new FolderInMemory()
    memory.files.watch = () => null
    const store = await granted(openStore({ dataFolder: '/d/house', deviceFolder: '/d/device', version: '1', clock: () => memory.now, files: memory.files }))
    await granted(store.matches.read())
    expect(kindsOf(store)).toEqual(['not-watching'])
    await granted(store.close())
  })
})

describe('the layout of the first version', () => {
  test('becomes that of today; what it had is put away', async () => {
    const { memory, store } = await opened({
      '/d/house/people.json': FIRST_PEOPLE,
      '/d/house/settings.json': 'last choices',
      '/d/house/index.json': 'lists',
      '/d/house/notices.json': 'notices',
      '/d/house/people/person-b.json': personFile({ id: 'person-b', name: 'Benjamin', updatedAt: '2026-01-01T00:00:00.000Z' }),
    })
    expect(store.people.all()).toEqual([
      { ...ADA, updatedAt: memory.now.toISOString() },
      { id: 'person-b', name: 'Benjamin', updatedAt: '2026-01-01T00:00:00.000Z' },
    ])
    expect(
      memory
        .paths()
        .filter((path) => /^house\/[^/]*$|before/.test(path))
        .toSorted(),
    ).toEqual(
      [...FOLDERS, 'before-version-2', 'before-version-2/people.json', 'before-version-2/settings.json', 'before-version-2/notices.json']
        .map((name) => `house/${name}`)
        .toSorted(),
    )
    expect([
      memory.json('/d/house/before-version-2/people.json'),
      memory.text('/d/house/before-version-2/settings.json'),
      memory.text('/d/house/before-version-2/notices.json'),
    ]).toEqual([FIRST_PEOPLE, 'last choices', 'notices'])
    const steps = memory.steps()
    const moved = steps.indexOf('rename /d/house/people.json /d/house/before-version-2/people.json')
    expect(steps.slice(moved + 1, moved + 2)).toEqual(['flush-folder /d/house'])
  })

  test('is left as it is where its people cannot be read, or its lists not be taken away', async () => {
    const memory = new FolderInMemory({ '/d/house/people.json': { ...FIRST_PEOPLE, version: 2 }, '/d/house/index.json': 'lists' })
    memory.fail('remove', 'EPERM', Infinity, 'index.json')
    const { store } = await opened({}, {}, memory)
    expect([
      store.people.all(),
      memory.paths().includes('house/people.json'),
      memory.paths().some((path) => path.includes('before')),
      memory.text('/d/house/index.json'),
    ]).toEqual([[], true, false, 'lists'])
  })
})

describe('what is told of a house', () => {
  const person = (name: string) => personFile({ ...ADA, name, updatedAt: '2026-01-01T00:00:00.000Z' })

  test('is who has changed what', async () => {
    const pass = byHand()
    const { memory, called, watched, store } = await opened({ '/d/house/people/person-a.json': person('Ada') })
    const tell = async (folder: string, name: string, content: unknown): Promise<readonly string[]> => {
      memory.put(`/d/house/${folder}/${name}`, content)
      watched.get(`/d/house/${folder}`)?.(name)
      await pass(200)
      return called.splice(0)
    }
    expect(await tell('people', 'person-a.json', person('Addie'))).toEqual(['people'])
    expect(await tell('settings', 'house.json', { format: 'caravan-settings', version: 1, chosen: { 'tile-print': 'numbers' } })).toEqual(['settings'])
    expect(await tell('matches', 'match-0001.json', storedMatch([]))).toEqual(['match match-0001'])
    const evening = {
      format: 'caravan-evening',
      version: 1,
      id: 'evening-1',
      name: 'Club',
      date: '2026-01-01',
      events: [],
      updatedAt: '2026-01-01T00:00:00.000Z',
    }
    expect(await tell('evenings', 'evening-1.json', evening)).toEqual(['evenings'])
    const kept = { tiles: { highest: 6, lost: [], grounds: [[-0.6, -0.2, 4.1]] }, keptAt: '2026-01-01T00:00:00.000Z' }
    expect(await tell('tiles', 'own.json', { format: 'caravan-own-tiles', version: 1, kept })).toEqual(['tiles'])
    expect(
      await tell('seasons', 'season-a.json', {
        format: 'caravan-season',
        version: 1,
        id: 'season-a',
        name: 'Spring',
        from: '2026-01-01',
        to: '2026-02-01',
        updatedAt: '2026-01-01T00:00:00.000Z',
      }),
    ).toEqual(['seasons'])
    await granted(store.matches.read())
    expect(called).toContain('read')
  })

  test('is that it is away, until it is back', async () => {
    const pass = byHand()
    const { memory, called, store } = await opened()
    memory.take('/d/house/matches')
    await pass(2000)
    expect([called.splice(0), store.notices.notices, store.presence.isAway]).toEqual([['notices', 'presence'], [{ kind: 'away', id: 'away' }], true])
    memory.makeFolder('/d/house/matches')
    await pass(250)
    expect([called.filter((each) => each === 'presence'), kindsOf(store)]).toEqual([['presence'], []])
  })

  test('is that the system does not tell of changes, until it does so in every folder', async () => {
    const pass = byHand()
    const memory = new FolderInMemory()
    const deaf = new Set(['/d/house/people', '/d/house/tiles'])
    const { store } = await opened({}, {}, memory)
    await granted(store.close())
    memory.files.watch = (folder) => (deaf.has(folder) ? null : () => undefined)
    const again = await granted(openStore({ dataFolder: '/d/house', deviceFolder: '/d/device', version: '1', clock: () => memory.now, files: memory.files }))
    expect(again.notices.notices).toEqual([{ kind: 'not-watching', id: 'not-watching' }])
    deaf.delete('/d/house/people')
    await pass(1000)
    expect(kindsOf(again)).toEqual(['not-watching'])
    deaf.clear()
    await pass(2000)
    expect(kindsOf(again)).toEqual([])
    await granted(again.close())
  })

  test('is a file that cannot be read, until it can', async () => {
    const { memory, store, kinds } = await opened({ '/d/house/people/person-a.json': 'torn' })
    expect(kinds()).toEqual(['moved-aside'])
    memory.fail('syncFolder', 'EIO', 1, '/d/house/people')
    await granted(store.people.save('person-b', () => ({ id: 'person-b', name: 'Ben', updatedAt: '2026-01-01T00:00:00.000Z' })))
    expect(kinds()).toEqual(['moved-aside', 'not-flushed'])
    await granted(store.people.save('person-b', () => ({ id: 'person-b', name: 'Benno', updatedAt: '2026-01-01T00:00:00.000Z' })))
    expect(kinds()).toEqual(['moved-aside'])
  })

  test('is nothing once it is closed, and what was being written is on the disk', async () => {
    const pass = byHand()
    const { memory, store, called, watched } = await opened({ '/d/house/people/person-a.json': person('Ada') })
    void store.people.save('person-a', () => ({ ...ADA, name: 'Addie', updatedAt: '2026-02-01T00:00:00.000Z' }))
    void store.settings.set('tile-print', 'numbers')
    void store.ownTiles.save(null)
    void store.eveningPhones.keep(null)
    await Promise.resolve()
    const closed = store.close()
    await pass(0)
    await granted(closed)
    expect([watched.size, (memory.json('/d/house/people/person-a.json') as { readonly name: string }).name, memory.json('/d/house/tiles/own.json')]).toEqual([
      0,
      'Addie',
      { format: 'caravan-own-tiles', version: 1, kept: null },
    ])
    called.length = 0
    memory.take('/d/house/matches')
    await pass(5000)
    expect(called).toEqual([])
  })
})
