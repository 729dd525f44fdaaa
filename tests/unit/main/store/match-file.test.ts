import { describe, expect, test } from 'vitest'
import { soundIn, UnreadableFile } from '#main/store/json-adapter'
import { matchFileKind, storedMatchSchema, type StoredMatch } from '#main/store/match-file'
import { FileReader } from '#main/store/match-reader'
import { RatingsCache } from '#main/store/match-store'
import { readersOf } from '#main/store/read-threads'
import { READ_LIMITS } from '#main/store/files'
import { overMatch } from '#shared/match/limits'
import { RECORD_VERSION } from '#shared/match/record'
import type { KeptRating } from '#shared/stats/kept-ratings'
import type { PersonKey } from '#shared/stats/person'
import type { RatingLedger } from '#shared/stats/ratings'
import { PRESET_IDS } from '#shared/rules/presets'
import { simulate, USUAL } from '../../../reference/simulate'
import { answeringAll, granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'
import { AT, play, round, storedMatch } from './stored-match'

const ID = 'match-0001'
const match = storedMatch([round(play('6-6'))])

describe('the file of a match', () => {
  const kind = matchFileKind(ID)
  /** What it holds, or what is wrong with it: for a wrong shape, where. */
  const holds = (content: unknown): unknown => {
    try {
      return { gave: soundIn(content, kind) }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) return error
      const { damage } = error
      return damage.kind === 'wrong-shape' ? damage.shape?.where : damage
    }
  }

  test('holds a match under its own id', () => {
    expect(holds(match)).toEqual({ gave: match })
    expect(holds({ ...match, id: 'match-0002' })).toEqual({ kind: 'other-match', id: 'match-0002' })
    expect([kind.stays, kind.format, kind.version]).toEqual([true, 'caravan-record', 3])
  })

  test.each<[field: string, sound: readonly unknown[], wrong: readonly unknown[]]>([
    ['revision', [0, 9], [-1, 0.5, undefined, '1']],
    ['startedAt', [AT], ['2026-03-01', undefined]],
    ['updatedAt', [AT], ['now', undefined]],
    ['updatedOn', [undefined, 'Laptop'], [7]],
    ['rematchOf', [undefined, 'match-0002'], ['short', 7]],
    ['place', [undefined, 'Club'], [7]],
    ['note', [undefined, 'windy'], [7]],
    ['date', [undefined, '2026-03-01'], ['1 March']],
    ['tableAid', [undefined, 'off'], ['maybe', true]],
    ['learningAid', [undefined, 'on'], ['maybe', true]],
    ['gameName', [undefined, 'Mexican Train'], [7]],
    ['binned', [undefined, { at: AT, device: 'Laptop' }], [{ at: 'now', device: 'Laptop' }, { at: AT }, true]],
    ['confirmRounds', [undefined, true], [false]],
    ['trail', [[]], [undefined, [7]]],
    ['edits', [{ done: [], undone: [] }], [undefined, { done: [] }, { undone: [] }, { done: [7], undone: [] }]],
    ['rules', [{}, { target: 15 }], [undefined]],
    ['rounds', [[]], [undefined, [7]]],
    ['id', [ID], ['short', undefined]],
    [
      'players',
      [[{ name: 'Ada' }, { name: 'Ben', personId: 'person-b' }]],
      [[{ name: 'Ada' }], [{ name: 'Ada' }, { name: 'Ben', personId: 'own id' }], undefined],
    ],
  ])('has the field %s as it may be', (field, sound, wrong) => {
    for (const value of sound) expect(holds({ ...match, [field]: value }), JSON.stringify(value)).toHaveProperty('gave')
    for (const value of wrong) expect(holds({ ...match, [field]: value }), JSON.stringify(value)).toMatch(new RegExp(`^${field}`))
  })

  test('has between two and eight players', () => {
    const players = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at}` }))
    expect([2, 8].map((count) => typeof holds({ ...match, players: players(count) }))).toEqual(['object', 'object'])
    expect([1, 9].map((count) => holds({ ...match, players: players(count) }))).toEqual(['players', 'players'])
  })

  const before = ({ fileVersion: _, trail: __, ...first }: StoredMatch) => first

  test('of the first version kept no trail; what a record from elsewhere had under the new names is kept aside', () => {
    expect(holds(before(match))).toEqual({ gave: match })
    const foreign = { place: 'Club', note: 'windy', date: 'yesterday', binned: true, trail: 7 }
    expect(holds({ ...before(match), ...foreign })).toEqual({ gave: { ...match, beforeVersion2: foreign } })
    const migrated = kind.migrations?.[0]?.migrate({ a: 1, ...foreign })
    expect([migrated, kind.migrations?.[0]?.migrate({ a: 1 })]).toEqual([
      { a: 1, beforeVersion2: foreign, fileVersion: 2, trail: [] },
      { a: 1, fileVersion: 2, trail: [] },
    ])
  })

  test('of the second version knew no table without its aid', () => {
    expect(holds({ ...match, fileVersion: 2, tableAid: 'perhaps' })).toEqual({ gave: { ...match, beforeVersion3: { tableAid: 'perhaps' } } })
    expect([kind.migrations?.[1]?.migrate({ a: 1, tableAid: 'x' }), kind.migrations?.[1]?.migrate({ a: 1 }), kind.migrations?.map(({ from }) => from)]).toEqual(
      [{ a: 1, beforeVersion3: { tableAid: 'x' }, fileVersion: 3 }, { a: 1, fileVersion: 3 }, [1, 2]],
    )
  })

  test('of a newer version is shown without what this one does not know', () => {
    const newer = { ...match, trail: [{ kind: 'unheard' }], edits: { done: [7], undone: [] }, colour: 'red' }
    expect(holds({ ...newer, fileVersion: 4 })).toMatchObject({ name: 'NewerFile', glimpse: match })
    expect(holds({ ...newer, version: RECORD_VERSION + 1 })).toMatchObject({ name: 'NewerFile', glimpse: match })
    expect(holds({ ...before(match), version: RECORD_VERSION + 1 })).toMatchObject({ name: 'NewerFile', glimpse: match })
    expect(holds({ ...newer, fileVersion: 4, players: 7 })).toMatchObject({ name: 'NewerFile', glimpse: null })
    expect(holds({ ...newer, fileVersion: 4, id: 'match-0002' })).toMatchObject({ name: 'NewerFile', glimpse: null })
    expect(holds({ ...match, version: 'two' })).toBe('version')
  })

  test('is told at a glance, and says the same as the schema, byte by byte', () => {
    const asStored = (record: object): object => ({ ...match, ...record, place: ' Club ', date: '2026-03-01', confirmRounds: true })
    const simulated = PRESET_IDS.flatMap((preset) =>
      [1, 2, 3].map((seed) => asStored(simulate(seed, preset, { ...USUAL, houseRules: 0.5, irregular: 0.2 }).record)),
    )
    const change = { kind: 'events', round: 0, at: 0, before: [], after: [play('6-6')] }
    const { rules: _, ...withoutRules } = match
    const odd: readonly object[] = [
      match,
      Object.fromEntries(Object.entries(match).toReversed()),
      { ...match, rules: { handSize: 5, draw: 'one', target: { 2: 15 } } },
      { ...match, rules: { target: 20, mistakes: { couldPlay: { way: 'lose', points: 2 } } } },
      { ...match, rules: { ['__proto__']: 7 } },
      JSON.parse(JSON.stringify(match).replace('"target"', '"__proto__":1,"target"')) as object,
      JSON.parse(JSON.stringify(match).replace('{"type"', '{"__proto__":"x","type"')) as object,
      { ...match, rounds: [{ events: [play('6-6')], leader: 0 }] },
      { ...match, rounds: [round(play('6-6', { note: 'first' }), { note: 'early', type: 'pass' } as never, play('6-1', { player: 0, photo: { name: 'x' } }))] },
      { ...match, rounds: [{ ...round(play('6-6')), dice: { scorpion: [1, 2], flower: [3, 4] } }] },
      { ...match, rounds: [{ ...round(play('6-6')), dice: 7 }] },
      { ...match, rounds: [{ ...round(play('6-6')), photo: 'abc' }] },
      { ...match, rounds: [round({ type: 'unheard' } as never)] },
      { ...match, rounds: [round({ type: 'draw', count: 0 })] },
      {
        ...match,
        players: [
          { personId: 'person-ada', name: 'Ada' },
          { name: 'Ben', shirt: 'red' },
        ],
      },
      { ...match, players: [{ name: 'Ada' }, { name: '' }] },
      { ...match, own: 1 },
      { ...match, binned: { device: 'Laptop', at: AT } },
      { ...match, trail: [{ device: 'Laptop', kind: 'binned', at: AT, more: 1 }] },
      { ...match, edits: { done: [{ name: 'enter-play', changes: [change] }], undone: [] } },
      { ...match, edits: { done: [], undone: [], more: 1 } },
      { ...match, edits: { done: [{ name: 'enter-play', changes: [{ ...change, more: 1 }], more: 1 }], undone: [] } },
      withoutRules,
    ]
    for (const content of [...simulated, ...odd]) {
      const { data } = storedMatchSchema.safeParse(content)
      const parsed = kind.parse(content)
      expect(JSON.stringify(parsed.ok ? parsed.value : undefined)).toBe(JSON.stringify(data))
    }
  })

  test('holds no more than a match may have', () => {
    expect(kind.overLimit).toBe(overMatch)
  })
})

describe('many match files', () => {
  const other = storedMatch([], { id: 'match-0002' })
  const house = () => {
    const memory = new FolderInMemory({
      [`/d/${ID}.json`]: match,
      '/d/match-0002.json': other,
      '/d/match-0003.json': 'torn',
      '/d/match-0004.json': { ...match, fileVersion: 4 },
    })
    return { memory, reader: answeringAll(new FileReader(memory.files, '/d')) }
  }
  const IDS = [ID, 'match-0002', 'match-0003', 'match-0004', 'match-0005']

  test('are looked at in the order asked; one that is missing, or cannot be looked at, has no stamp', async () => {
    const { memory, reader } = house()
    const { size } = (await memory.files.stamp(`/d/${ID}.json`))!
    expect((await granted(reader.stamps(IDS))).map((stamp) => stamp === null)).toEqual([false, false, false, false, true])
    expect((await granted(reader.stamps([ID])))[0]?.size).toBe(size)
    memory.fail('stamp', 'EIO', Infinity, 'match-0002')
    expect((await granted(reader.stamps(IDS))).map((stamp) => stamp === null)).toEqual([false, true, false, false, true])
    expect(reader.width).toBe(1)
    expect(() => reader.close()).not.toThrow()
  })

  test('are looked at sixteen at a time', async () => {
    const { memory, reader } = house()
    let [running, most, asked] = [0, 0, 0]
    memory.instead('stamp', () => async () => {
      asked++
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return null
    })
    const ids = Array.from({ length: 40 }, (_, at) => `match-${at}`)
    expect([await granted(reader.stamps(ids)), most, asked]).toEqual([Array(40).fill(null), 16, 40])
  })

  test('are read where they are sound, with what is kept of them and the stamp it was read under', async () => {
    const { memory, reader } = house()
    const read = await granted(reader.read(IDS))
    expect(read.map(({ summary, stamp }) => [summary.matchId, stamp])).toEqual([
      [ID, await memory.files.stamp(`/d/${ID}.json`)],
      ['match-0002', await memory.files.stamp('/d/match-0002.json')],
    ])
    expect(read[0]?.summary).not.toHaveProperty('readOnly')
  })

  test('are not read beyond the limit of such files', async () => {
    const { memory, reader } = house()
    const asked: unknown[] = []
    memory.instead('read', (read) => (path, most) => {
      asked.push([path, most])
      return read(path, most)
    })
    await granted(reader.read([ID]))
    expect(asked).toEqual([[`/d/${ID}.json`, READ_LIMITS.json]])
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
  ])('that change while they are read are read three times at most (%i changes)', async (changes, found) => {
    const { memory, reader } = house()
    let left = changes
    memory.instead('read', (read) => async (path, most) => {
      const text = await read(path, most)
      if (left-- > 0) memory.put(path, { ...match, revision: 100 + left })
      return text
    })
    const read = await granted(reader.read([ID]))
    expect(read.map(({ summary, stamp }) => [summary.revision, stamp])).toEqual(found === 0 ? [] : [[100, await memory.files.stamp(`/d/${ID}.json`)]])
  })

  test.each(['size', 'mtimeMs'] as const)('are read again where their %s alone is another', async (part) => {
    const { memory, reader } = house()
    let looks = 0
    let reads = 0
    memory.instead('stamp', (stamp) => async (path) => ({ ...(await stamp(path))!, ...(looks++ === 0 ? { [part]: 1 } : {}) }))
    memory.instead('read', (read) => (path, most) => (reads++, read(path, most)))
    expect([(await granted(reader.read([ID]))).length, reads]).toEqual([1, 2])
  })

  test('that go while they are read are none', async () => {
    const { memory, reader } = house()
    memory.instead('read', (read) => async (path, most) => {
      const text = await read(path, most)
      memory.take(path)
      return text
    })
    expect(await granted(reader.read([ID]))).toEqual([])
    memory.put(`/d/${ID}.json`, match)
    memory.fail('stamp', 'EIO', 1)
    expect(await granted(reader.read(['match-0002']))).toEqual([])
  })

  test('are read here where there is no script for threads', () => {
    const { memory } = house()
    const { here, many } = readersOf(memory.files, '/d', undefined)
    expect([here instanceof FileReader, many() === here]).toEqual([true, true])
    const threads = readersOf(memory.files, '/d', '/nowhere.mjs').many()
    expect([threads === here, threads.width % 2, threads.width <= 8]).toEqual([false, 0, true])
  })
})

describe('ratings that are kept', () => {
  const rating = (person: string): KeptRating => [[person as PersonKey, 1, 25.5, 8]]
  const ledger = (unkept: number, ...kept: readonly KeptRating[]): RatingLedger => ({ unkept, keep: () => kept }) as unknown as RatingLedger
  const cache = (memory: FolderInMemory, appVersion = '1') => new RatingsCache(memory.folder({ exclusive: true }), appVersion)

  test('are written where there are fifty new ones, and read by the same version of the app', async () => {
    const memory = new FolderInMemory()
    const made = cache(memory)
    made.keep(ledger(49, rating('ada')))
    await granted(made.flush())
    expect(memory.paths()).toEqual([])
    made.keep(ledger(50, rating('ada'), rating('ben')))
    await granted(made.flush())
    expect(memory.text('/d/ratings.jsonl')?.split('\n')).toEqual([
      JSON.stringify({ format: 'caravan-ratings', version: 1, appVersion: `1, V8 ${process.versions.v8}` }),
      JSON.stringify({ at: 0, rated: rating('ada') }),
      JSON.stringify({ at: 1, rated: rating('ben') }),
      '',
    ])
    expect([await granted(cache(memory).read()), await granted(cache(memory, '2').read())]).toEqual([[rating('ada'), rating('ben')], []])
  })

  test('are read up to the first that is not as it should be, since each rests on all before it', async () => {
    const head = JSON.stringify({ format: 'caravan-ratings', version: 1, appVersion: `1, V8 ${process.versions.v8}` })
    const read = (...lines: readonly unknown[]) =>
      granted(cache(new FolderInMemory({ '/d/ratings.jsonl': [head, ...lines.map((line) => JSON.stringify(line))].join('\n') })).read())
    const [first, second] = [
      { at: 0, rated: rating('ada') },
      { at: 1, rated: rating('ben') },
    ]
    expect(await read(first, second)).toEqual([rating('ada'), rating('ben')])
    expect(await read(first, { at: 2, rated: rating('x') }, second)).toEqual([rating('ada')])
    expect(await read(first, { at: 1, rated: 7 }, second)).toEqual([rating('ada')])
    expect(await read(first, 7, second)).toEqual([rating('ada')])
    expect(await read(second)).toEqual([])
    expect(await granted(cache(new FolderInMemory()).read())).toEqual([])
  })
})
