import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { AcknowledgedEvenings, EveningAbsence, EveningsStore } from '#main/store/evenings-store'
import { eveningFileKind } from '#main/store/evening-file'
import { JsonAdapter, soundIn, UnreadableFile } from '#main/store/json-adapter'
import { FolderAway } from '#main/store/presence'
import { EVENING_FORMAT, EVENING_LIMITS, EVENING_VERSION, NEWEST_EVENING_VERSION, type Evening, type EveningEvent } from '#shared/evening/evening'
import { joinEvenings } from '#shared/evening/join'
import { granted } from '../../../support/answered'
import { Evening as Led } from '../../shared/evening/evenings'
import { FolderInMemory } from './folder-in-memory'

const ID = 'evening-1'
const PATH = `/d/evenings/${ID}.json`
const KEPT = `/d/acknowledged-evenings/${ID}.json`
const AT = '2026-11-21T10:00:00.000Z'

const evening = (events: readonly EveningEvent[], more: Partial<Evening> = {}): Evening => ({
  format: EVENING_FORMAT,
  version: EVENING_VERSION,
  id: ID,
  name: 'Club',
  date: '2026-11-21',
  events: [...events],
  updatedAt: AT,
  ...more,
})

const EVENTS = Led.of(4).events
/** One with all, one that does not know of those who came. */
const [ALL, BEFORE] = [evening(EVENTS), evening(EVENTS.slice(0, 1))] as const

/** The device and the house, with what lies in them, and a clock for the absence of files. */
async function house(data: Readonly<Record<string, unknown>> = {}, device: Readonly<Record<string, unknown>> = {}) {
  const memory = new FolderInMemory(data)
  const own = new FolderInMemory(device)
  let now = 0
  const store = await granted(EveningsStore.open(memory.folder(), own.folder({ exclusive: true }), () => now))
  let tell: (name: string | null) => void = () => undefined
  let stopped = 0
  memory.files.watch = (_folder, told) => {
    tell = told
    return () => void stopped++
  }
  let changes = 0
  store.watch(memory.folder(), () => void changes++)
  /** The system tells of the file; how often that was passed on. */
  const told = async (name: string | null = `${ID}.json`): Promise<number> => {
    changes = 0
    tell(name)
    await vi.advanceTimersByTimeAsync(200)
    return changes
  }
  return { memory, own, store, told, stopped: () => stopped, changes: () => changes, pass: (ms: number) => (now += ms) }
}

/** Whether nothing more is looked at for a while. */
async function isQuiet(memory: FolderInMemory): Promise<boolean> {
  let looks = 0
  memory.instead('stamp', (stamp) => (path) => {
    looks++
    return stamp(path)
  })
  await vi.advanceTimersByTimeAsync(5000)
  return looks === 0
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  vi.advanceTimersByTime(60_000)
  onTestFinished(() => void vi.useRealTimers())
})

describe('the evenings of a house', () => {
  test('are listed by day, then by their last change, the latest first, then by id', async () => {
    const some = [
      evening([], { id: 'evening-1' }),
      evening([], { id: 'evening-2', date: '2026-11-22' }),
      evening([], { id: 'evening-3', updatedAt: '2026-11-22T10:00:00.000Z' }),
      evening([], { id: 'evening-0' }),
    ]
    const { store } = await house(Object.fromEntries(some.map((each) => [`/d/evenings/${each.id}.json`, each])))
    expect(store.all().map(({ id }) => id)).toEqual(['evening-2', 'evening-3', 'evening-0', 'evening-1'])
    expect([store.get('evening-1'), store.get('evening-9')]).toEqual([some[0], undefined])
  })

  test('are saved, in the house and for a while on the device', async () => {
    const { memory, own, store } = await house()
    const seen: unknown[] = []
    const save = (made: Evening) =>
      granted(
        store.save(ID, (before) => {
          seen.push(before)
          return made
        }),
      )
    expect([await save(BEFORE), await save(ALL)]).toEqual([BEFORE, ALL])
    expect([seen, memory.json(PATH), own.json(KEPT), store.get(ID)]).toEqual([[null, BEFORE], ALL, ALL, ALL])
    memory.fail('create', 'ENOSPC', 1)
    await expect(store.save(ID, () => BEFORE)).rejects.toMatchObject({ reason: 'disk-full' })
    expect(store.get(ID)).toEqual(ALL)
  })

  test('are taken away from both', async () => {
    const { memory, own, store } = await house()
    await granted(store.save(ID, () => ALL))
    await granted(store.remove(ID))
    expect([memory.paths(), own.paths(), store.all(), store.isAway(ID)]).toEqual([['evenings'], ['acknowledged-evenings'], [], false])
    memory.withdrawn.length = 0
    await granted(store.remove(ID))
    expect(memory.withdrawn).toContain(`evening-away:${ID}`)
  })

  test('are kept on the device where the disk does not let them be taken away', async () => {
    const { memory, own, store } = await house()
    await granted(store.save(ID, () => ALL))
    memory.fail('rename', 'EIO', Infinity, PATH)
    await expect(store.remove(ID)).rejects.toMatchObject({ reason: 'input-output' })
    memory.fail('rename', 'EIO')
    await expect(store.remove('evening-9')).rejects.toMatchObject({ reason: 'input-output' })
    expect([own.json(KEPT), store.get(ID)]).toEqual([ALL, ALL])
  })

  test('that the device alone had acknowledged are there after a start, and written to the house again', async () => {
    const { memory, store } = await house({ [PATH]: BEFORE }, { [KEPT]: ALL })
    expect([store.get(ID)?.events.length, (memory.json(PATH) as Evening).events.length]).toEqual([2, 2])
    const { store: other } = await house({}, { [KEPT]: ALL, '/d/acknowledged-evenings/letter.txt': '', '/d/acknowledged-evenings/evening-2.json': 'torn' })
    expect(other.all()).toEqual([ALL])
  })

  test('are passed on where another computer’s version lies beside them and is joined', async () => {
    const copy = `${ID}.sync-conflict-20261121-100000-ABCDEFG.json`
    const { memory, store, told } = await house({ [PATH]: BEFORE })
    memory.put(`/d/evenings/${copy}`, ALL)
    expect(await told(copy)).toBe(1)
    expect([store.get(ID)?.events.length, (memory.json(PATH) as Evening).events.length, memory.paths()]).toEqual([2, 2, ['evenings', `evenings/${ID}.json`]])
  })

  test('are saved on top of what another computer has put in their place meanwhile', async () => {
    const { memory, store } = await house()
    await granted(store.save(ID, () => ALL))
    memory.put(PATH, BEFORE)
    const seen: (Evening | null)[] = []
    await granted(
      store.save(ID, (before) => {
        seen.push(before)
        return { ...before!, name: 'Club night' }
      }),
    )
    expect([seen.map((each) => each?.events.length), (memory.json(PATH) as Evening).events.length, store.get(ID)?.name]).toEqual([[2], 2, 'Club night'])
  })

  test('that came apart are one again, on the device too', async () => {
    const other = evening([...EVENTS.slice(0, 1)], { bin: { at: AT, change: 1 } })
    const { memory, own, store } = await house({ [PATH]: ALL, [`/d/evenings/${ID} (1).json`]: other })
    const both = joinEvenings(ALL, other)
    expect([store.get(ID), memory.json(PATH), memory.paths(), own.json(KEPT)]).toEqual([both, both, ['evenings', `evenings/${ID}.json`], both])
  })
})

describe('what another computer does to an evening', () => {
  test('is told of where it says something new', async () => {
    const { memory, store, told, stopped } = await house({ [PATH]: BEFORE })
    expect(await told()).toBe(0)
    memory.put(PATH, BEFORE)
    expect(await told()).toBe(0)
    memory.put(PATH, ALL)
    expect([await told(), store.get(ID)]).toEqual([1, ALL])
    memory.put('/d/evenings/evening-2.json', evening([], { id: 'evening-2' }))
    expect([await told('evening-2.json'), store.all().length, await isQuiet(memory)]).toEqual([1, 2, true])
    await granted(store.close())
    expect(stopped()).toBe(1)
  })

  test('is made good where it lacks what was acknowledged here', async () => {
    const { memory, store, told } = await house()
    await granted(store.save(ID, () => ALL))
    memory.put(PATH, evening(BEFORE.events, { name: 'Club night', updatedAt: '2026-11-22T10:00:00.000Z' }))
    expect(await told()).toBe(1)
    expect([store.get(ID)?.events.length, store.get(ID)?.name, memory.json(PATH)]).toEqual([2, 'Club night', store.get(ID)])
    memory.put(PATH, evening(BEFORE.events, { name: 'Club night', updatedAt: '2026-11-22T10:00:00.000Z' }))
    expect([await told(), (memory.json(PATH) as Evening).events.length, await isQuiet(memory)]).toEqual([0, 2, true])
  })

  test('is made good once the disk takes it', async () => {
    const { memory, store, told } = await house()
    await granted(store.save(ID, () => ALL))
    memory.put(PATH, BEFORE)
    memory.fail('create', 'ENOSPC', 1)
    expect([await told(), store.get(ID)?.events.length, (memory.json(PATH) as Evening).events.length]).toEqual([1, 2, 1])
    await vi.advanceTimersByTimeAsync(500)
    expect((memory.json(PATH) as Evening).events.length).toBe(2)
    memory.put(PATH, evening(BEFORE.events, { name: 'Club night', updatedAt: '2026-11-22T10:00:00.000Z' }))
    memory.fail('create', 'ENOSPC', 1)
    expect([await told(), store.get(ID)?.name]).toEqual([1, 'Club night'])
  })

  test('is settled on the device after two minutes', async () => {
    const { own, store, told } = await house()
    await granted(store.save(ID, () => ALL))
    vi.advanceTimersByTime(119_000)
    await told()
    expect(own.json(KEPT)).toEqual(ALL)
    vi.advanceTimersByTime(2000)
    await told()
    expect(own.paths()).toEqual(['acknowledged-evenings'])
  })
})

describe('an evening whose file is missing', () => {
  const notice = { kind: 'evening-away', id: `evening-away:${ID}`, name: 'Club' }

  test('is away: it stays as it was last known, which is told once, and nothing takes its place', async () => {
    const { memory, store, told } = await house({ [PATH]: ALL })
    memory.take(PATH)
    expect([await told(), memory.told]).toEqual([1, [notice]])
    expect([await told(), memory.told, store.get(ID), store.isAway(ID), await isQuiet(memory)]).toEqual([0, [notice], ALL, true, true])
    await expect(store.save(ID, () => ALL)).rejects.toMatchObject({ reason: 'away', message: 'the file of this evening isn’t there right now' })
    expect(memory.paths()).toEqual(['evenings'])
    memory.withdrawn.length = 0
    memory.put(PATH, ALL)
    expect([await told(), store.isAway(ID), memory.withdrawn]).toEqual([0, false, expect.arrayContaining([`evening-away:${ID}`])])
    await granted(store.save(ID, () => ALL))
  })

  test('leaves the lists after ten minutes', async () => {
    const { memory, own, store, told, pass } = await house()
    await granted(store.save(ID, () => ALL))
    memory.take(PATH)
    await told()
    pass(10 * 60_000)
    expect([await told(), store.get(ID)]).toEqual([0, ALL])
    pass(1)
    memory.withdrawn.length = 0
    expect([await told(), store.all(), own.paths(), memory.withdrawn]).toEqual([
      1,
      [],
      ['acknowledged-evenings'],
      expect.arrayContaining([`evening-away:${ID}`]),
    ])
  })

  test('was deleted where it lay in the bin, or was never known', async () => {
    const { memory, store, told } = await house({ [PATH]: evening(EVENTS, { bin: { at: AT, change: 1 } }) })
    memory.take(PATH)
    expect([await told(), store.all(), memory.told, store.isAway(ID), await told(), await isQuiet(memory)]).toEqual([1, [], [], false, 0, true])
    await granted(store.save(ID, () => evening(EVENTS, { bin: { at: null, change: 2 } })))
    memory.take(PATH)
    expect([await told(), store.isAway(ID)]).toEqual([1, true])
  })

  test('is looked at again where its folder is away, and stays as it was', async () => {
    const { memory, store, told } = await house({ [PATH]: ALL })
    memory.put(PATH, BEFORE)
    let looks = 0
    memory.instead('read', () => () => {
      looks++
      return Promise.reject(new FolderAway('/d'))
    })
    expect([await told(), store.get(ID), memory.told]).toEqual([0, ALL, []])
    await vi.advanceTimersByTimeAsync(500)
    expect(looks).toBeGreaterThan(1)
  })

  test('that cannot be read is not away, and what the device has of it is kept', async () => {
    const memory = new FolderInMemory({ [PATH]: 'torn' })
    memory.fail('rename', 'EIO')
    const own = new FolderInMemory({ [KEPT]: ALL })
    const store = await granted(EveningsStore.open(memory.folder(), own.folder({ exclusive: true })))
    expect([store.get(ID), store.isAway(ID), memory.told.map(({ kind }) => kind), own.json(KEPT)]).toEqual([undefined, false, ['left-alone'], ALL])
  })

  test('that cannot be read for now stays as it was, and is not looked at again before it changes', async () => {
    const { memory, store, told } = await house({ [PATH]: ALL })
    memory.put(PATH, BEFORE)
    memory.fail('read', 'EIO')
    expect([await told(), store.get(ID), await isQuiet(memory)]).toEqual([0, ALL, true])
  })

  test('that lies in the bin may be written anew', async () => {
    const { memory, store } = await house({ [PATH]: evening(EVENTS, { bin: { at: AT, change: 1 } }) })
    memory.take(PATH)
    const seen: unknown[] = []
    await granted(
      store.save(ID, (before) => {
        seen.push(before)
        return ALL
      }),
    )
    expect([seen, memory.json(PATH)]).toEqual([[null], ALL])
  })
})

describe('what the device has acknowledged', () => {
  const opened = async (tree: Readonly<Record<string, unknown>> = {}) => {
    const memory = new FolderInMemory(tree)
    return { memory, acknowledged: await granted(AcknowledgedEvenings.open(memory.folder({ exclusive: true }))) }
  }

  test('is kept until the house has had it for two minutes', async () => {
    const { memory, acknowledged } = await opened()
    await granted(acknowledged.keep(ALL))
    await granted(acknowledged.isThere(ID))
    vi.advanceTimersByTime(120_000)
    await granted(acknowledged.isThere(ID))
    expect(memory.json(KEPT)).toEqual(ALL)
    vi.advanceTimersByTime(1)
    await granted(acknowledged.isThere('evening-2'))
    expect(memory.json(KEPT)).toEqual(ALL)
    await granted(acknowledged.isThere(ID))
    expect(memory.paths()).toEqual(['acknowledged-evenings'])
  })

  test('is what a Caravan before has left, from then on for two minutes', async () => {
    const { memory, acknowledged } = await opened({ [KEPT]: ALL, '/d/acknowledged-evenings/letter.txt': '', '/d/acknowledged-evenings/evening-2.json': 'torn' })
    const reads: string[] = []
    memory.instead('read', (read) => (path, most) => {
      reads.push(path)
      return read(path, most)
    })
    expect([await granted(acknowledged.left()), reads]).toEqual([[ALL], [KEPT, KEPT.replace('-1.', '-2.')]])
    await granted(acknowledged.isThere(ID))
    expect(memory.json(KEPT)).toEqual(ALL)
    vi.advanceTimersByTime(120_001)
    await granted(acknowledged.isThere(ID))
    expect(memory.text(KEPT)).toBe(null)
  })

  test('is forgotten where it was known', async () => {
    const { memory, acknowledged } = await opened({ [KEPT]: ALL })
    await granted(acknowledged.forget(ID))
    expect(memory.json(KEPT)).toEqual(ALL)
    await granted(acknowledged.left())
    memory.fail('remove', 'EPERM', 1)
    await granted(acknowledged.forget(ID))
    expect(memory.json(KEPT)).toEqual(ALL)
    await granted(acknowledged.left())
    await granted(acknowledged.forget(ID))
    expect(memory.text(KEPT)).toBe(null)
  })

  test('is only a guard: a disk that does not take it is no fault, another fault is one', async () => {
    const { memory, acknowledged } = await opened()
    memory.fail('create', 'ENOSPC', 1)
    await granted(acknowledged.keep(ALL))
    expect(memory.text(KEPT)).toBe(null)
    await expect(acknowledged.keep({ ...ALL, events: null as unknown as EveningEvent[] })).rejects.toThrow()
    void acknowledged.keep(BEFORE)
    await granted(acknowledged.idle())
    expect(memory.json(KEPT)).toEqual(BEFORE)
  })
})

test('an evening is away from the first look at which it is missing until it is settled, and for long after ten minutes', () => {
  let now = 5
  const absence = new EveningAbsence(() => now)
  expect([absence.isAway(ID), absence.missed(ID), absence.isAway(ID), absence.missed(ID), absence.isAway('evening-2')]).toEqual([
    false,
    'first',
    true,
    'again',
    false,
  ])
  now += 600_000
  expect(absence.missed(ID)).toBe('again')
  now += 1
  expect([absence.missed(ID), absence.missed('evening-2')]).toEqual(['long', 'first'])
  absence.settle(ID)
  expect([absence.isAway(ID), absence.isAway('evening-2'), absence.missed(ID)]).toEqual([false, true, 'first'])
})

describe('the file of an evening', () => {
  const wrongIn = (content: unknown): unknown => {
    try {
      return { gave: soundIn(content, eveningFileKind(ID)) }
    } catch (error) {
      return error instanceof UnreadableFile ? error.damage : error
    }
  }
  const numbered = (more: object): Evening => evening(EVENTS.map((event, at) => (at === 1 ? { ...event, ...more } : event)))

  test('holds an evening that can have happened, under its own id', () => {
    expect(wrongIn(ALL)).toEqual({ gave: ALL })
    expect(wrongIn({ ...ALL, id: 'evening-2' })).toEqual({
      kind: 'wrong-shape',
      detail: 'id: holds the evening evening-2',
      shape: { where: 'id', wanted: { kind: 'one-of', values: [ID] }, found: { kind: 'text', text: 'evening-2' } },
    })
    expect(wrongIn({ ...ALL, name: 7 })).toMatchObject({ kind: 'wrong-shape', shape: { where: 'name' } })
    expect(wrongIn({ ...ALL, version: NEWEST_EVENING_VERSION + 1 })).toHaveProperty('name', 'NewerFile')
  })

  test('holds none that cannot have happened: the first event that cannot is named', () => {
    const found = wrongIn(evening([EVENTS[1]!, ...EVENTS])) as { readonly kind: string; readonly detail: string; readonly shape?: { readonly where: string } }
    expect([found.kind, found.shape?.where]).toEqual(['wrong-shape', 'events.0'])
    expect(found.detail).toMatch(/^events\.0: [a-z]/)
  })

  test('holds no number that no computer gives', () => {
    expect(wrongIn(numbered({ count: 2 }))).toHaveProperty('gave')
    const closed = (term: number) => evening([{ ...EVENTS[0], term } as EveningEvent, ...EVENTS.slice(1)])
    expect(wrongIn(closed(2))).toHaveProperty('gave')
    expect(wrongIn(closed(3))).toMatchObject({ detail: 'events.0: number too high' })
    expect(wrongIn(numbered({ count: 3 }))).toMatchObject({
      kind: 'wrong-shape',
      detail: 'events.1: number too high',
      shape: { where: 'events.1', wanted: { kind: 'valid' } },
    })
  })

  test('is not written where reading it again would find something wrong', async () => {
    const memory = new FolderInMemory()
    const adapter = new JsonAdapter({ files: memory.files, path: '/d/x.json', exclusive: true }, eveningFileKind(ID))
    const written = (made: Evening | null): Promise<unknown> =>
      adapter.write(made).then(
        () => 'written',
        (error: unknown) => (error as Error).message,
      )
    expect([await written(ALL), await written(ALL), await written(null)]).toEqual(['written', 'written', 'written'])
    expect(await written(evening([{ ...EVENTS[0], type: 'unheard' } as unknown as EveningEvent]))).toMatch(/^it couldn’t be read again: /)
    expect(await written(evening(EVENTS, { name: '' }))).toMatch(/^it couldn’t be read again: /)
    expect(await written(numbered({ count: 3 }))).toMatch('number too high')
    expect(await written(evening(Array.from({ length: EVENING_LIMITS.events + 1 }, () => EVENTS[0]!)))).toMatch(/^it couldn’t be read again: /)
  })
})
