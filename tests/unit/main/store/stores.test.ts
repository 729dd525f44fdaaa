import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { EveningPhonesStore, type KeptEveningPhones } from '#main/store/evening-phones-store'
import { OwnTilesStore } from '#main/store/own-tiles-store'
import { PeopleStore } from '#main/store/people-store'
import { personFileKind, type StoredPerson } from '#main/store/person-file'
import { changedAt, changedSeason, joinedSeasons, seasonFile, seasonFileKind } from '#main/store/season-file'
import { FolderStore } from '#main/store/folder-store'
import { SEASONS } from '#main/store/kinds/season'
import { SettingsStore } from '#main/store/settings-store'
import { soundIn, UnreadableFile } from '#main/store/json-adapter'
import type { KeptTiles } from '#shared/contract/own-tiles'
import type { Person } from '#shared/contract/people'
import type { Season } from '#shared/contract/seasons'
import { USUAL_LEAGUE } from '#shared/league/rules'
import { answered, answeringAll, granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'

const AT = '2026-11-21T10:00:00.000Z'
const LATER = '2026-11-22T10:00:00.000Z'

/** Has what the system tells of a folder be told by the test; a burst of it is over at once. */
function watching(memory: FolderInMemory) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const folders: string[] = []
  let tell: (name: string | null) => void = () => undefined
  let stopped = 0
  memory.files.watch = (folder, told) => {
    folders.push(folder)
    tell = told
    return () => void stopped++
  }
  const told = async (name: string): Promise<void> => {
    tell(name)
    await vi.advanceTimersByTimeAsync(200)
  }
  return { folders, told, stopped: () => stopped }
}

/** Whether nothing more is looked at for a while. */
async function isQuiet(memory: FolderInMemory): Promise<boolean> {
  let looks = 0
  memory.instead('stamp', (stamp) => (path) => (looks++, stamp(path)))
  await vi.advanceTimersByTimeAsync(5000)
  return looks === 0
}

/** What is wrong with a content, by its place. */
function wrongIn(sound: () => unknown): unknown {
  try {
    return { gave: sound() }
  } catch (error) {
    return error instanceof UnreadableFile ? error.damage : error
  }
}

describe('the people of a house', () => {
  const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({ id, name, updatedAt: AT, ...more })
  const file = (of: Person): StoredPerson => ({ format: 'caravan-person', version: 1, ...of })
  const [ADA, BEN, CLEO] = [person('person-a', 'Ada'), person('person-b', 'Ben'), person('person-c', 'cleo')] as const

  async function house(...people: readonly Person[]) {
    const memory = new FolderInMemory(Object.fromEntries(people.map((each) => [`/d/people/${each.id}.json`, file(each)])))
    return { memory, store: answeringAll(await granted(PeopleStore.open(memory.folder()))) }
  }

  test('are listed by name, whatever its case, then by id; the same list until something changes', async () => {
    const { store } = await house(CLEO, person('person-e', 'Ada'), BEN, ADA)
    expect(store.all().map(({ id }) => id)).toEqual(['person-a', 'person-e', 'person-b', 'person-c'])
    const before = store.all()
    expect([store.all() === before, store.get('person-b'), store.get('person-x')]).toEqual([true, BEN, undefined])
    expect([store.named('ADA').map(({ id }) => id), store.named('Cleo'), store.named('Dan')]).toEqual([['person-a', 'person-e'], [CLEO], []])
  })

  test('are saved, and known by their new name alone', async () => {
    const { memory, store } = await house(ADA)
    expect(await granted(store.save('person-b', (before) => ({ ...BEN, initials: before === null ? 'B' : 'X' })))).toEqual({ ...BEN, initials: 'B' })
    expect(memory.json('/d/people/person-b.json')).toEqual(file({ ...BEN, initials: 'B' }))
    const before = store.all()
    expect(await granted(store.save('person-a', (stored) => ({ ...ADA, name: `${stored?.name} Lovelace` })))).toEqual({ ...ADA, name: 'Ada Lovelace' })
    expect([store.named('Ada'), store.named('ada lovelace').length, store.all() === before, store.all().length]).toEqual([[], 1, false, 2])
    expect(store.get('person-a')).toEqual({ ...ADA, name: 'Ada Lovelace' })
    memory.fail('create', 'ENOSPC', 1)
    await expect(store.save('person-a', () => ADA)).rejects.toMatchObject({ reason: 'disk-full' })
    expect(store.get('person-a')?.name).toBe('Ada Lovelace')
  })

  test('with the same name stay when one of them gets another', async () => {
    const { store } = await house(ADA, person('person-e', 'Ada'))
    await granted(store.save('person-a', () => ({ ...ADA, name: 'Addie' })))
    expect(store.named('Ada').map(({ id }) => id)).toEqual(['person-e'])
  })

  test('are told of when another device changes, adds or takes one away, and not otherwise', async () => {
    const { memory, store } = await house(ADA, BEN)
    const { folders, told, stopped } = watching(memory)
    let changes = 0
    store.watch(memory.folder(), () => void changes++)
    memory.put('/d/people/person-a.json', file({ ...ADA, initials: 'AL' }))
    await told('person-a.json')
    expect([folders, changes, store.get('person-a')?.initials]).toEqual([['/d/people'], 1, 'AL'])
    await told('person-a.json')
    memory.take('/d/people/person-b.json')
    expect(changes).toBe(1)
    await told('person-b.json')
    expect(changes).toBe(2)
    await told('person-b.json')
    expect([changes, store.get('person-b'), store.named('Ben'), store.all().length]).toEqual([2, undefined, [], 1])
    memory.put('/d/people/person-c.json', file(CLEO))
    await told('person-c.json')
    expect([changes, store.get('person-c')]).toEqual([3, CLEO])
    expect(await isQuiet(memory)).toBe(true)
    await granted(store.close())
    expect(stopped()).toBe(1)
  })

  const joined = async (kept: Person, copy: Person) => {
    const { id } = kept
    const memory = new FolderInMemory({ [`/d/people/${id}.json`]: file(kept), [`/d/people/${id} (1).json`]: file(copy) })
    const store = answeringAll(await granted(PeopleStore.open(memory.folder())))
    expect(memory.paths()).toEqual(['people', `people/${id}.json`])
    return { person: store.get(id), told: memory.told, steps: memory.steps(), text: memory.text(`/d/people/${id}.json`) }
  }

  test.each<[what: string, one: Partial<Person>, other: Partial<Person>, both: Partial<Person>]>([
    [
      'the later field by field, what only the earlier has among them',
      { initials: 'Z', retired: true },
      { initials: 'B', updatedAt: LATER },
      { initials: 'B', retired: true, updatedAt: LATER },
    ],
    ['both names where they differ', { name: 'Ada' }, { name: 'Addie', updatedAt: LATER }, { name: 'Addie', otherNames: ['Ada'], updatedAt: LATER }],
    [
      'all other names, in order, without its own',
      { name: 'Ada', otherNames: ['Z', 'Addie'] },
      { name: 'Addie', otherNames: ['B'], updatedAt: LATER },
      { name: 'Addie', otherNames: ['Ada', 'B', 'Z'], updatedAt: LATER },
    ],
    [
      'the greater of each field, where both were said at once',
      { initials: 'A', retired: true },
      { initials: 'B', colour: 'red' },
      { initials: 'B', colour: 'red', retired: true },
    ],
    [
      'the greater of each field in the other order too',
      { initials: 'B', name: 'Ada' },
      { initials: 'A', name: 'Bea' },
      { initials: 'B', name: 'Bea', otherNames: ['Ada'] },
    ],
  ])('that came apart are one again: %s', async (_what, one, other, both) => {
    const [a, b] = [person('person-a', 'Ada', one), person('person-a', 'Ada', other)]
    const [first, second] = [await joined(a, b), await joined(b, a)]
    expect([first.person, second.person]).toEqual([person('person-a', 'Ada', both), person('person-a', 'Ada', both)])
    expect(first.text, 'byte by byte, or the two devices would come apart again').toBe(second.text)
  })

  test('have no more than fifty other names', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `N${String(at).padStart(2, '0')}`)
    const { person: found } = await joined(person('person-a', 'Ada', { otherNames: names }), person('person-a', 'Addie', { updatedAt: LATER }))
    expect(found?.otherNames).toEqual(['Ada', ...names.slice(0, 49)])
  })

  test('that came apart by name are told of, where that is new', async () => {
    const notice = { kind: 'two-names', id: 'two-names:person-a:Ada', name: 'Addie', other: 'Ada' }
    const [a, b] = [ADA, person('person-a', 'Addie', { updatedAt: LATER })]
    expect([(await joined(a, b)).told, (await joined(b, a)).told]).toEqual([[notice], [notice]])
    expect((await joined(ADA, person('person-a', 'Ada', { updatedAt: LATER }))).told).toEqual([])
    const known = await joined({ ...b, otherNames: ['Ada'] }, a)
    expect([known.told, known.steps.some((step) => step.startsWith('write'))]).toEqual([[], false])
    const id = `person-${'a'.repeat(57)}`
    const long = await joined(person(id, 'x'.repeat(60)), person(id, 'Ada', { updatedAt: LATER }))
    expect(long.told.map((each) => each.id.length)).toEqual([100])
  })

  test('lie in a file of their own, whose content says whose it is', () => {
    const sound = (content: unknown) => wrongIn(() => soundIn(content, personFileKind('person-a')))
    expect(sound(file(ADA))).toEqual({ gave: file(ADA) })
    expect(sound(file(BEN))).toEqual({
      kind: 'wrong-shape',
      detail: 'id: holds the person person-b',
      shape: { where: 'id', wanted: { kind: 'one-of', values: ['person-a'] }, found: { kind: 'text', text: 'person-b' } },
    })
    expect(sound({ ...file(ADA), name: 7 })).toMatchObject({ kind: 'wrong-shape', shape: { where: 'name' } })
    expect([sound({ ...file(ADA), format: 'other' }), sound({ ...file(ADA), version: 0 })]).toMatchObject([{ kind: 'wrong-shape' }, { kind: 'wrong-shape' }])
    expect(sound({ ...file(ADA), version: 2 })).toHaveProperty('name', 'NewerFile')
  })
})

describe('the seasons of a house', () => {
  const season = (id: string, more: Partial<Season> = {}): Season => ({
    id,
    name: 'Spring',
    from: '2026-03-01',
    to: '2026-05-31',
    league: USUAL_LEAGUE,
    changedAt: changedAt(AT),
    updatedAt: AT,
    ...more,
  })

  test('are listed by the last day, then the first, then the name, then the id, the latest first', async () => {
    const memory = new FolderInMemory()
    const store = answeringAll(await granted(FolderStore.ofKind(memory.folder(), SEASONS)))
    const some = [
      season('season-a', { name: 'b' }),
      season('season-b', { name: 'A' }),
      season('season-c', { name: 'A' }),
      season('season-d', { from: '2026-04-01' }),
      season('season-e', { to: '2026-12-31' }),
    ]
    for (const each of some) await granted(store.save(each.id, () => each))
    expect(store.all().map(({ id }) => id)).toEqual(['season-e', 'season-d', 'season-b', 'season-c', 'season-a'])
    expect([store.get('season-a'), store.get('season-x')]).toEqual([some[0], undefined])
  })

  test('are saved, read again and taken away', async () => {
    const memory = new FolderInMemory()
    const store = answeringAll(await granted(FolderStore.ofKind(memory.folder(), SEASONS)))
    const seen: unknown[] = []
    for (const name of ['Spring', 'Summer'])
      await granted(
        store.save('season-a', (before) => {
          seen.push(before)
          return season('season-a', { name })
        }),
      )
    expect([seen, memory.json('/d/seasons/season-a.json')]).toEqual([[null, season('season-a')], seasonFile(season('season-a', { name: 'Summer' }))])
    const again = await granted(FolderStore.ofKind(memory.folder(), SEASONS))
    expect(again.all()).toEqual([season('season-a', { name: 'Summer' })])
    await granted(store.remove('season-a'))
    expect([store.all(), memory.paths()]).toEqual([[], ['seasons']])
  })

  test('are told of when another device changes them, and not otherwise', async () => {
    const memory = new FolderInMemory({ '/d/seasons/season-a.json': seasonFile(season('season-a')) })
    const store = answeringAll(await granted(FolderStore.ofKind(memory.folder(), SEASONS)))
    const { folders, told, stopped } = watching(memory)
    let changes = 0
    store.watch(memory.folder(), () => void changes++)
    await told('season-a.json')
    memory.put('/d/seasons/season-a.json', seasonFile(season('season-a')))
    await told('season-a.json')
    expect([folders, changes]).toEqual([['/d/seasons'], 0])
    memory.put('/d/seasons/season-a.json', seasonFile(season('season-a', { name: 'Summer' })))
    await told('season-a.json')
    expect([changes, store.get('season-a')?.name]).toEqual([1, 'Summer'])
    memory.put('/d/seasons/season-b.json', seasonFile(season('season-b')))
    await told('season-b.json')
    memory.take('/d/seasons/season-a.json')
    await told('season-a.json')
    await told('season-a.json')
    expect([changes, store.all().map(({ id }) => id), await isQuiet(memory)]).toEqual([3, ['season-b'], true])
    await granted(store.close())
    expect(stopped()).toBe(1)
  })

  test('that came apart are one again, which is written where it says something new', async () => {
    const one = season('season-a', { name: 'Summer', changedAt: { ...changedAt(AT), name: LATER }, updatedAt: LATER })
    const other = season('season-a', { to: '2026-06-30', changedAt: { ...changedAt(AT), days: LATER } })
    const both = season('season-a', { name: 'Summer', to: '2026-06-30', changedAt: { ...changedAt(AT), name: LATER, days: LATER }, updatedAt: LATER })
    for (const [kept, copy] of [
      [one, other],
      [other, one],
      [both, other],
    ] as const) {
      const memory = new FolderInMemory({ '/d/seasons/season-a.json': seasonFile(kept), '/d/seasons/season-a (1).json': seasonFile(copy) })
      const store = answeringAll(await granted(FolderStore.ofKind(memory.folder(), SEASONS)))
      expect([store.get('season-a'), memory.paths(), memory.steps().some((step) => step.startsWith('write'))]).toEqual([
        both,
        ['seasons', 'seasons/season-a.json'],
        kept !== both,
      ])
    }
  })

  test('are joined part by part, as each was changed last, and alike in either order where nobody was later', () => {
    const binned = season('season-a', { binnedAt: LATER, changedAt: { ...changedAt(AT), bin: LATER } })
    const given = season('season-a', { league: { ...USUAL_LEAGUE, least: 3 }, changedAt: { ...changedAt(AT), league: LATER }, updatedAt: LATER })
    expect(joinedSeasons(binned, given)).toEqual({ ...given, binnedAt: LATER, changedAt: { ...changedAt(AT), bin: LATER, league: LATER } })
    const out = season('season-a', { changedAt: { ...changedAt(AT), bin: '2026-11-23T10:00:00.000Z' } })
    expect([joinedSeasons(binned, out), joinedSeasons(out, binned)]).toEqual([out, out])
    const [a, b] = [season('season-a', { name: 'A', to: '2026-07-01' }), season('season-a', { name: 'B' })]
    expect([joinedSeasons(a, b), joinedSeasons(b, a)]).toEqual(Array(2).fill(season('season-a', { name: 'B', to: '2026-07-01' })))
  })

  test('have the time of each part that was changed, later than the one before whatever the clock says', () => {
    const { changedAt: _, updatedAt: __, ...wish } = season('season-a')
    expect(answered(() => changedSeason(null, wish, AT))).toEqual(season('season-a'))
    const before = season('season-a')
    expect(answered(() => changedSeason(before, wish, LATER))).toEqual({ ...before, updatedAt: LATER })
    expect(changedSeason(before, { ...wish, name: 'Summer', binnedAt: LATER }, LATER)).toEqual({
      ...before,
      name: 'Summer',
      binnedAt: LATER,
      changedAt: { ...changedAt(AT), name: LATER, bin: LATER },
      updatedAt: LATER,
    })
    expect(changedSeason(before, { ...wish, from: '2026-02-01', league: { ...USUAL_LEAGUE, least: 2 } }, '2026-01-01T00:00:00.000Z')).toMatchObject({
      changedAt: { name: AT, days: '2026-11-21T10:00:00.001Z', league: '2026-11-21T10:00:00.001Z', bin: AT },
      updatedAt: '2026-11-21T10:00:00.001Z',
    })
    expect(changedSeason(before, { ...wish, to: '2026-06-01' }, AT).changedAt.days).toBe('2026-11-21T10:00:00.001Z')
    const odd = season('season-a', { changedAt: changedAt('z'), updatedAt: 'z' })
    expect(changedSeason(odd, { ...wish, name: 'Summer' }, AT)).toMatchObject({ changedAt: { name: AT, days: 'z' }, updatedAt: AT })
  })

  test('lie in a file of their own, whose content says which it is; those of the first version have the usual rules', () => {
    const sound = (content: unknown) => wrongIn(() => soundIn(content, seasonFileKind('season-a')))
    const file = seasonFile(season('season-a'))
    expect(sound(file)).toEqual({ gave: file })
    expect(sound(seasonFile(season('season-b')))).toEqual({
      kind: 'wrong-shape',
      detail: 'id: holds the season season-b',
      shape: { where: 'id', wanted: { kind: 'one-of', values: ['season-a'] }, found: { kind: 'text', text: 'season-b' } },
    })
    expect(sound({ ...file, name: 7 })).toMatchObject({ kind: 'wrong-shape', shape: { where: 'name' } })
    const { league: _, changedAt: __, ...first } = file
    expect(sound({ ...first, version: 1 })).toEqual({ gave: file })
    expect(sound({ ...file, version: 3 })).toHaveProperty('name', 'NewerFile')
  })
})

describe('the settings of a house and of a device', () => {
  async function house(tree: Readonly<Record<string, unknown>> = {}) {
    const [data, device] = [new FolderInMemory(tree), new FolderInMemory()]
    const store = answeringAll(await granted(SettingsStore.open({ data: data.folder(), device: device.folder({ exclusive: true }) })))
    return { data, device, store }
  }
  const file = (chosen: Readonly<Record<string, string>>) => ({ format: 'caravan-settings', version: 1, chosen })

  test('are none at first', async () => {
    const { data, device, store } = await house()
    expect([store.all(), store.kept('house'), store.kept('device'), data.paths(), device.paths()]).toEqual([{}, {}, {}, ['settings'], ['settings']])
  })

  test('are kept where they belong, and read again', async () => {
    const { data, device, store } = await house({ '/d/settings/house.json.0123456789ab.tmp': 'half' })
    await granted(store.set('theme', 'dark'))
    await granted(store.set('tile-print', 'numbers'))
    await granted(store.set('felt', 'wine'))
    expect([data.json('/d/settings/house.json'), device.json('/d/settings/device.json'), data.paths(), store.all()]).toEqual([
      file({ 'tile-print': 'numbers' }),
      file({ theme: 'dark', felt: 'wine' }),
      ['settings', 'settings/house.json'],
      { theme: 'dark', felt: 'wine', 'tile-print': 'numbers' },
    ])
    const again = await granted(SettingsStore.open({ data: data.folder(), device: device.folder({ exclusive: true }) }))
    expect(again.all()).toEqual(store.all())
  })

  test('that this version does not know are kept for another', async () => {
    const { data, store } = await house({ '/d/settings/house.json': file({ scent: 'rose', 'tile-print': 'smells' }) })
    expect([store.all(), store.kept('house')]).toEqual([{}, { scent: 'rose', 'tile-print': 'smells' }])
    await granted(store.set('tile-print', 'pips'))
    expect(data.json('/d/settings/house.json')).toEqual(file({ scent: 'rose', 'tile-print': 'pips' }))
  })

  test('are not written where they are so already', async () => {
    const { data, device, store } = await house({ '/d/settings/house.json': file({ 'tile-print': 'pips', 'confirm-rounds': 'asked' }) })
    device.steps()
    await granted(store.bring('house', { 'tile-print': 'pips' }))
    await granted(store.bring('house', {}))
    expect(data.steps()).toEqual([])
    await granted(store.bring('house', { 'tile-print': 'pips', 'confirm-rounds': 'as-last' }))
    await granted(store.bring('device', { 'table-aid': 'open' }))
    expect([data.json('/d/settings/house.json'), store.kept('device')]).toEqual([
      file({ 'tile-print': 'pips', 'confirm-rounds': 'as-last' }),
      { 'tiles-played': 'open' },
    ])
  })

  test('are as they were where the disk does not take them', async () => {
    const { data, store } = await house()
    data.fail('create', 'ENOSPC', 1)
    await expect(store.set('tile-print', 'numbers')).rejects.toMatchObject({ reason: 'disk-full' })
    expect(store.all()).toEqual({})
  })

  test.each([
    [{ format: 'other', version: 1, chosen: {} }],
    [{ format: 'caravan-settings', version: 1, chosen: 7 }],
    [file({ ['x'.repeat(61)]: 'a' })],
    [file({ a: 'x'.repeat(61) })],
  ])('are none where their file holds %j, which is moved aside', async (content) => {
    const { data, store } = await house({ '/d/settings/house.json': content })
    expect([store.kept('house'), data.told.map(({ kind }) => kind)]).toEqual([{}, ['moved-aside']])
  })

  test('of a newer Caravan are left alone', async () => {
    const { data, store } = await house({ '/d/settings/house.json': { ...file({}), version: 2 } })
    expect([store.kept('house'), data.told.map(({ kind }) => kind)]).toEqual([{}, ['left-alone']])
    await granted(store.close())
  })

  test('may have names and choices of sixty letters', async () => {
    const { store } = await house({ '/d/settings/house.json': file({ ['x'.repeat(60)]: 'y'.repeat(60) }) })
    expect(store.kept('house')).toEqual({ ['x'.repeat(60)]: 'y'.repeat(60) })
  })

  test('are told of when another device changes those of the house', async () => {
    const { data, store } = await house()
    const { folders, told, stopped } = watching(data)
    let changes = 0
    store.watch(data.folder(), () => void changes++)
    await told('house.json')
    data.put('/d/settings/house.json', file({ 'tile-print': 'numbers' }))
    await told('house.json')
    expect([folders, changes, store.all()]).toEqual([['/d/settings'], 1, { 'tile-print': 'numbers' }])
    await granted(store.close())
    expect(stopped()).toBe(1)
    data.files.watch = () => null
    store.watch(data.folder(), () => undefined)
    const { watched: _, ...deaf } = data.folder()
    store.watch(deaf, () => undefined)
    expect(data.watched).toEqual([['settings', false]])
  })

  test('are on the disk once the store is closed', async () => {
    const { data, device, store } = await house()
    void store.set('theme', 'dark')
    void store.set('tile-print', 'numbers')
    await granted(store.close())
    expect([data.json('/d/settings/house.json'), device.json('/d/settings/device.json')]).toEqual([file({ 'tile-print': 'numbers' }), file({ theme: 'dark' })])
  })
})

describe('the family’s own tiles', () => {
  const KEPT: KeptTiles = { tiles: { highest: 6, lost: ['3-1'], grounds: [[-0.6, -0.2, 4.1]] }, keptAt: AT }
  const file = (kept: KeptTiles | null) => ({ format: 'caravan-own-tiles', version: 1, kept })

  test('are kept in one file, and forgotten', async () => {
    const memory = new FolderInMemory({ '/d/tiles/own.json.0123456789ab.tmp': 'half' })
    const store = answeringAll(await granted(OwnTilesStore.open(memory.folder())))
    expect([store.kept, memory.paths()]).toEqual([null, ['tiles']])
    await granted(store.save(KEPT))
    expect([store.kept, memory.json('/d/tiles/own.json'), (await granted(OwnTilesStore.open(memory.folder()))).kept]).toEqual([KEPT, file(KEPT), KEPT])
    await granted(store.save(null))
    expect([store.kept, memory.json('/d/tiles/own.json')]).toEqual([null, file(null)])
    memory.fail('create', 'ENOSPC', 1)
    await expect(store.save(KEPT)).rejects.toMatchObject({ reason: 'disk-full' })
    await granted(store.close())
  })

  test('of a newer Caravan are left alone', async () => {
    const memory = new FolderInMemory({ '/d/tiles/own.json': { ...file(KEPT), version: 2 } })
    expect([(await granted(OwnTilesStore.open(memory.folder()))).kept, memory.told.map(({ kind }) => kind)]).toEqual([null, ['left-alone']])
  })

  test.each([[{ ...file(KEPT), format: 'other' }], [{ format: 'caravan-own-tiles', version: 1 }], [{ ...file(KEPT), kept: { tiles: 7, keptAt: AT } }]])(
    'are none where their file holds %j',
    async (content) => {
      const memory = new FolderInMemory({ '/d/tiles/own.json': content })
      expect([(await granted(OwnTilesStore.open(memory.folder()))).kept, memory.told.map(({ kind }) => kind)]).toEqual([null, ['moved-aside']])
    },
  )

  test('are told of when another device changes them', async () => {
    const memory = new FolderInMemory()
    const store = answeringAll(await granted(OwnTilesStore.open(memory.folder())))
    const { folders, told, stopped } = watching(memory)
    let changes = 0
    store.watch(memory.folder(), () => void changes++)
    await told('own.json')
    memory.put('/d/tiles/own.json', file(KEPT))
    await told('own.json')
    expect([folders, changes, store.kept]).toEqual([['/d/tiles'], 1, KEPT])
    void store.save(null)
    await granted(store.close())
    expect([stopped(), memory.json('/d/tiles/own.json')]).toEqual([1, file(null)])
    memory.files.watch = () => null
    store.watch(memory.folder(), () => undefined)
    const { watched: _, ...deaf } = memory.folder()
    store.watch(deaf, () => undefined)
    expect(memory.watched).toEqual([['tiles', false]])
  })
})

describe('the phones of an evening', () => {
  const KEPT: KeptEveningPhones = {
    evening: 'evening-1',
    address: '192.0.2.7',
    port: 4100,
    since: AT,
    names: 'here',
    key: { code: 'abc', secret: 'def' },
    tables: [{ code: 't', secret: 's' }],
    devices: [],
  }

  test('are known again after a start', async () => {
    const memory = new FolderInMemory()
    const store = answeringAll(await granted(EveningPhonesStore.open(memory.folder({ exclusive: true }))))
    expect(store.kept).toBe(null)
    await granted(store.keep(KEPT))
    expect([store.kept, memory.json('/d/evening-phones.json')]).toEqual([KEPT, { format: 'caravan-evening-phones', version: 1, open: KEPT }])
    expect((await granted(EveningPhonesStore.open(memory.folder({ exclusive: true })))).kept).toEqual(KEPT)
    void store.keep(null)
    await granted(store.idle())
    expect(memory.json('/d/evening-phones.json')).toEqual({ format: 'caravan-evening-phones', version: 1, open: null })
    memory.fail('create', 'ENOSPC', 1)
    await expect(store.keep(KEPT)).rejects.toMatchObject({ reason: 'disk-full' })
  })

  const device = { id: 'device-1', name: 'Phone', place: { kind: 'person', person: 'person-a' }, tokenHash: 'h', attempt: 'a' }
  const many = <T>(count: number, each: T): readonly T[] => Array.from({ length: count }, () => each)
  test.each<[holds: boolean, what: string, more: object]>([
    [true, 'port 0', { port: 0 }],
    [true, 'the last port', { port: 65_535 }],
    [false, 'a port after the last', { port: 65_536 }],
    [false, 'a port before the first', { port: -1 }],
    [false, 'half a port', { port: 1.5 }],
    [false, 'no moment', { since: 'today' }],
    [false, 'names that nobody lists', { names: 'all' }],
    [true, 'an address of two hundred letters', { address: 'x'.repeat(200) }],
    [false, 'a longer address', { address: 'x'.repeat(201) }],
    [false, 'no secret', { key: { code: 'abc' } }],
    [true, 'a table for each of four hundred', { tables: many(400, { code: 't', secret: 's' }) }],
    [false, 'more tables than people', { tables: many(401, { code: 't', secret: 's' }) }],
    [false, 'a device without a place', { devices: [{ ...device, place: 7 }] }],
    [true, 'someone who came by phone', { brought: [{ person: 'person-a', from: '192.0.2.8', added: true }] }],
    [false, 'someone of whom nobody knows whether they are new', { brought: [{ person: 'person-a', from: '192.0.2.8' }] }],
    [false, 'someone from nowhere', { brought: [{ person: 'person-a', added: true }] }],
  ])('%s: a file may hold %s', async (holds, _what, more) => {
    const memory = new FolderInMemory({ '/d/evening-phones.json': { format: 'caravan-evening-phones', version: 1, open: { ...KEPT, ...more } } })
    const store = answeringAll(await granted(EveningPhonesStore.open(memory.folder({ exclusive: true }))))
    expect([store.kept !== null, memory.told.length]).toEqual([holds, holds ? 0 : 1])
  })
})
