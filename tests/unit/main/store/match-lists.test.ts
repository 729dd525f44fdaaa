import { describe, expect, test } from 'vitest'
import { DamagedList, type DamagedEntry } from '#main/store/damaged-list'
import { FactsCache } from '#main/store/facts-cache'
import { indexedMatch } from '#main/store/indexed-match'
import { MatchIndex, readIndex, writeIndex } from '#main/store/match-index'
import { readKept, writeKept } from '#main/store/kept-lines'
import type { DamagedMatch, MatchSummary } from '#shared/contract/lists'
import type { MatchFacts } from '#shared/stats/facts'
import { answered, answering, answeringAll, granted } from '../../../support/answered'
import { FolderInMemory } from './folder-in-memory'
import { play, round, storedMatch } from './stored-match'

const STAMP = { size: 1, mtimeMs: 2 }
const { summary: SUMMARY, facts: FACTS } = indexedMatch(storedMatch([round(play('6-6'))]))
const FACTS_READ = JSON.parse(FACTS) as MatchFacts

const line = (matchId: string, hour = 10, more: Partial<MatchSummary> = {}): MatchSummary => ({
  ...SUMMARY,
  matchId,
  updatedAt: `2026-11-21T${hour}:00:00.000Z`,
  ...more,
})
const damaged = (matchId: string, date: string | null, more: Partial<DamagedMatch> = {}): DamagedMatch => ({
  matchId,
  date,
  players: [{ name: 'Cleo' }],
  damage: { kind: 'not-json', how: 'cut' },
  ...more,
})
const idsOf = answering((found: readonly { readonly matchId: string }[]): readonly string[] => found.map(({ matchId }) => matchId))

describe('lines that are kept', () => {
  const KIND = { name: 'kept.jsonl', format: 'kept', version: 2 }
  const HEAD = { format: 'kept', version: 2, appVersion: '1' }
  const text = (...lines: readonly unknown[]): string => lines.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n')
  const read = async (memory: FolderInMemory): Promise<unknown> => {
    const lines: unknown[] = []
    const appVersion = await granted(readKept(memory.folder(), KIND, { take: (content) => void lines.push(content) }))
    return appVersion === null ? null : [appVersion, ...lines]
  }

  test('are written after a line that says what they are, and read again', async () => {
    const memory = new FolderInMemory()
    await granted(writeKept(memory.folder(), KIND, '1', [{ a: 1 }, { b: 2 }]))
    expect([memory.text('/d/kept.jsonl'), await read(memory)]).toEqual([`${text(HEAD, { a: 1 }, { b: 2 })}\n`, ['1', { a: 1 }, { b: 2 }]])
  })

  test('are left out where they cannot be read', async () => {
    expect(await read(new FolderInMemory({ '/d/kept.jsonl': text(HEAD, 'torn', '', { a: 1 }, '7') }))).toEqual(['1', undefined, { a: 1 }, 7])
  })

  test.each<[what: string, first: unknown]>([
    ['nothing', ''],
    ['no JSON', 'torn'],
    ['nothing', null],
    ['a number', 7],
    ['another format', { ...HEAD, format: 'other' }],
    ['another version', { ...HEAD, version: 1 }],
    ['no version of the app', { ...HEAD, appVersion: 1 }],
  ])('are none where the first says %s', async (_what, first) => {
    expect(await read(new FolderInMemory({ '/d/kept.jsonl': text(first === null ? 'null' : first, { a: 1 }) }))).toBe(null)
  })

  test('are none where there is no file', async () => {
    expect(await read(new FolderInMemory())).toBe(null)
  })

  test('are handed over only where they are of the version that is asked for', async () => {
    const memory = new FolderInMemory({ '/d/kept.jsonl': text(HEAD, { a: 1 }) })
    const lines: unknown[] = []
    const readOf = (appVersion: string) => granted(readKept(memory.folder(), KIND, { appVersion, take: (content) => void lines.push(content) }))
    expect([await readOf('2'), lines.length, await readOf('1'), lines]).toEqual(['1', 0, '1', [{ a: 1 }]])
  })

  test('are read in parts, so that a large file is never in memory as a whole; lines and letters that lie over the end of a part are whole', async () => {
    const contents = Array.from({ length: 3000 }, (_, at) => ({ at, name: 'Łódź 🎲'.repeat((at * 7919) % 23) }))
    const long = { long: '’'.repeat(100_000) }
    const memory = new FolderInMemory()
    await granted(writeKept(memory.folder(), KIND, '1', [...contents, long, JSON.stringify({ is: 'a line already' })]))
    const asked: number[] = []
    let closed = 0
    memory.instead('openParts', (openParts) => async (path) => {
      const file = await openParts(path)
      return {
        ...file,
        read: (into, at, length, position) => (asked.push(length), file.read(into, at, length, position)),
        close: () => (closed++, file.close()),
      }
    })
    memory.instead('read', () => () => Promise.reject(new Error('read as a whole')))
    expect(await read(memory)).toEqual(['1', ...contents, long, { is: 'a line already' }])
    expect([Math.max(...asked), asked.length > 5, closed]).toEqual([65_536, true, 1])
  })

  test('are those before the place where a disk fails', async () => {
    const memory = new FolderInMemory({ '/d/kept.jsonl': text(HEAD, ...Array.from({ length: 9000 }, (_, at) => ({ at }))) })
    memory.instead('openParts', (openParts) => async (path) => {
      const file = await openParts(path)
      return { ...file, read: (into, at, length, position) => (position > 0 ? Promise.reject(new Error('EIO')) : file.read(into, at, length, position)) }
    })
    const found = (await read(memory)) as readonly unknown[]
    expect([found.slice(0, 3), found.length > 3000 && found.length < 9000]).toEqual([['1', { at: 0 }, { at: 1 }], true])
  })

  test('are written in parts, and what a run that was killed had begun goes first', async () => {
    const memory = new FolderInMemory({
      '/d/kept.jsonl.0123456789ab.tmp': 'half',
      '/d/other.jsonl.0123456789ab.tmp': 'not ours',
      '/d/kept.jsonl.bak': 'not ours',
    })
    const long = { text: 'x'.repeat(99_980) }
    await granted(writeKept(memory.folder(), KIND, '1', [long, { a: 1 }, long]))
    expect(memory.steps().filter((step) => /^(remove|write)/.test(step))).toEqual([
      'remove /d/kept.jsonl.R.tmp',
      ...Array<string>(3).fill('write /d/kept.jsonl.R.tmp'),
    ])
    expect([await read(memory), memory.paths()]).toEqual([
      ['1', long, { a: 1 }, long],
      ['kept.jsonl', 'kept.jsonl.bak', 'other.jsonl.0123456789ab.tmp'],
    ])
    memory.put('/d/kept.jsonl.0123456789ab.tmp', 'half')
    memory.fail('remove', 'EPERM')
    await granted(writeKept(memory.folder(), KIND, '2', []))
    expect(await read(memory)).toEqual(['2'])
  })
})

describe('the index as a file', () => {
  const entry = { summary: line('match-0001'), fingerprint: 'f', ...STAMP }

  test('holds the lines and what is damaged', async () => {
    const memory = new FolderInMemory({ '/d/index.json': 'of an older version' })
    const lines = { entries: [entry, { ...entry, fingerprint: null }], damaged: [{ match: damaged('match-0002', null), ...STAMP }] }
    await granted(writeIndex(memory.folder(), '1', lines))
    expect([await granted(readIndex(memory.folder())), memory.paths()]).toEqual([{ ...lines, appVersion: '1' }, ['index.jsonl']])
    expect(memory.text('/d/index.jsonl')).toMatch(/^\{"format":"caravan-index","version":\d+,"appVersion":"1"\}\n/)
    memory.fail('remove', 'EPERM')
    expect((await granted(readIndex(memory.folder()))).entries).toHaveLength(2)
  })

  test('is empty where there is none', async () => {
    expect(await granted(readIndex(new FolderInMemory().folder()))).toEqual({ entries: [], damaged: [], appVersion: null })
  })

  test.each<[what: string, content: unknown]>([
    ['no line', undefined],
    ['a number', 7],
    ['no size', { ...entry, size: '1' }],
    ['no time', { ...entry, mtimeMs: null }],
    ['no summary', { ...entry, summary: undefined }],
    ['half a summary', { ...entry, summary: { matchId: 'match-0001' } }],
    ['no fingerprint', { ...entry, fingerprint: undefined }],
    ['a fingerprint that is none', { ...entry, fingerprint: 7 }],
    ['half of what is damaged', { match: { matchId: 'match-0002' }, ...STAMP }],
  ])('leaves %s out', async (_what, content) => {
    const memory = new FolderInMemory()
    await granted(writeIndex(memory.folder(), '1', { entries: [], damaged: [] }))
    memory.put('/d/index.jsonl', `${memory.text('/d/index.jsonl')}${JSON.stringify(content) ?? 'torn'}\n`)
    expect(await granted(readIndex(memory.folder()))).toEqual({ entries: [], damaged: [], appVersion: '1' })
  })
})

describe('matches that cannot be opened', () => {
  const list = (...known: readonly DamagedMatch[]): DamagedList =>
    answeringAll(answered(() => new DamagedList(known.map((match): DamagedEntry => ({ match, ...STAMP })))))

  test('are listed by day, the latest first, those without one last, and then by id', () => {
    const some = [damaged('match-0d', null), damaged('match-0b', '2026-01-01'), damaged('match-0c', '2026-01-02'), damaged('match-0a', '2026-01-01')]
    const made = list(...some)
    expect(idsOf(made.matches())).toEqual(['match-0c', 'match-0a', 'match-0b', 'match-0d'])
    expect(idsOf(made.entries().map(({ match }) => match))).toEqual(['match-0d', 'match-0b', 'match-0c', 'match-0a'])
    expect([made.get('match-0b'), made.get('match-0x')]).toEqual([some[1], undefined])
  })

  test('are known in one state of their file, unless that may pass', () => {
    const made = list(damaged('match-0a', null), damaged('match-0b', null, { damage: { kind: 'not-readable', why: 'busy', detail: '' } }))
    const isTrueOf = (id: string, size: number, mtimeMs: number): boolean => made.isTrueOf(id, { size, mtimeMs })
    expect([
      isTrueOf('match-0a', 1, 2),
      isTrueOf('match-0a', 2, 2),
      isTrueOf('match-0a', 1, 1),
      isTrueOf('match-0b', 1, 2),
      isTrueOf('match-0x', 1, 2),
    ]).toEqual([true, false, false, false, false])
  })

  test('are the same list until something is said that is new', () => {
    const made = list(damaged('match-0a', null))
    const before = made.matches()
    expect([
      made.put(damaged('match-0a', null), { size: 3, mtimeMs: 4 }),
      made.matches() === before,
      made.isTrueOf('match-0a', { size: 3, mtimeMs: 4 }),
    ]).toEqual([false, true, true])
    expect([made.put(damaged('match-0a', '2026-01-01'), STAMP), made.matches()]).toEqual([true, [damaged('match-0a', '2026-01-01')]])
    expect([made.put(damaged('match-0b', '2026-01-02'), STAMP), idsOf(made.matches())]).toEqual([true, ['match-0b', 'match-0a']])
    expect([made.drop('match-0b'), made.drop('match-0b'), idsOf(made.matches())]).toEqual([true, false, ['match-0a']])
  })
})

test('what is kept of a match says that it can only be looked at where that is so', () => {
  const match = storedMatch([round(play('6-6'))])
  expect([indexedMatch(match).summary, indexedMatch(match, true).summary]).toEqual([SUMMARY, { ...SUMMARY, readOnly: true }])
  expect(indexedMatch(match).summary).not.toHaveProperty('readOnly')
})

describe('the index', () => {
  const opened = async (memory = new FolderInMemory(), appVersion = '1') =>
    answeringAll(await granted(MatchIndex.open(memory.folder({ exclusive: true }), appVersion)))
  const put = (index: MatchIndex, id: string, hour: number, fingerprint: string | null = null): void => index.put(line(id, hour), fingerprint, STAMP)

  test('lists the latest changed first, then by id, also after a change', async () => {
    const index = await opened()
    for (const [at, hour] of [12, 10, 14, 13, 11].entries()) put(index, `match-0${at}`, hour)
    expect(idsOf(index.summaries())).toEqual(['match-02', 'match-03', 'match-00', 'match-04', 'match-01'])
    put(index, 'match-01', 15)
    put(index, 'match-02', 12)
    expect(idsOf(index.summaries())).toEqual(['match-01', 'match-03', 'match-02', 'match-00', 'match-04'])
    expect([index.drop('match-03'), index.drop('match-03'), idsOf(index.summaries())]).toEqual([true, false, ['match-01', 'match-02', 'match-00', 'match-04']])
    expect([index.get('match-00'), index.get('match-03'), index.stampOf('match-00'), index.stampOf('match-03')]).toEqual([
      line('match-00', 12),
      undefined,
      expect.objectContaining(STAMP),
      undefined,
    ])
    const same = index.summaries()
    index.drop('match-09')
    expect(index.summaries()).toBe(same)
  })

  test('finds what was played alike, as long as it is listed so', async () => {
    const index = await opened()
    put(index, 'match-01', 10, 'f')
    put(index, 'match-02', 11, 'f')
    put(index, 'match-03', 12)
    const like = (fingerprint: string) => idsOf(index.withFingerprint(fingerprint))
    expect([like('f'), like('g')]).toEqual([['match-01', 'match-02'], []])
    put(index, 'match-01', 10, 'g')
    expect([like('f'), like('g')]).toEqual([['match-02'], ['match-01']])
    put(index, 'match-03', 12, 'g')
    index.drop('match-02')
    index.putDamaged(damaged('match-01', null), STAMP)
    expect([like('f'), like('g')]).toEqual([[], ['match-03']])
  })

  test('keeps what cannot be opened apart, and knows what was last known of it', async () => {
    const index = await opened()
    put(index, 'match-01', 10)
    put(index, 'match-02', 11)
    expect([
      index.putDamaged(damaged('match-01', null), STAMP),
      index.putDamaged(damaged('match-01', null), STAMP),
      index.putDamaged(damaged('match-03', null), STAMP),
    ]).toEqual([true, false, true])
    expect([idsOf(index.summaries()), idsOf(index.damaged()), [...index.ids()], index.damagedOf('match-01')?.date, index.damagedOf('match-02')]).toEqual([
      ['match-02'],
      ['match-01', 'match-03'],
      ['match-02', 'match-01', 'match-03'],
      null,
      undefined,
    ])
    expect([index.lastKnown('match-02')?.players.length, index.lastKnown('match-01')?.players.length, index.lastKnown('match-09')]).toEqual([2, 1, undefined])
    put(index, 'match-01', 12)
    expect([idsOf(index.damaged()), idsOf(index.summaries()), index.drop('match-03'), idsOf(index.damaged())]).toEqual([
      ['match-03'],
      ['match-01', 'match-02'],
      true,
      [],
    ])
  })

  test('is new where a match was sound, although the same was known to be wrong with it', async () => {
    const index = await opened()
    index.putDamaged(damaged('match-01', null), STAMP)
    put(index, 'match-01', 10)
    expect(index.putDamaged(damaged('match-01', null), STAMP)).toBe(true)
  })

  test('is true of one state of a file', async () => {
    const index = await opened()
    put(index, 'match-01', 10)
    index.putDamaged(damaged('match-02', null), STAMP)
    const isTrueOf = (id: string, size: number, mtimeMs: number): boolean => index.isTrueOf(id, { size, mtimeMs })
    expect([
      isTrueOf('match-01', 1, 2),
      isTrueOf('match-01', 2, 2),
      isTrueOf('match-01', 1, 1),
      isTrueOf('match-02', 1, 2),
      isTrueOf('match-03', 1, 2),
    ]).toEqual([true, false, false, true, false])
  })

  test('is there at the next start, in the order of lists; one of another app version only says what was known', async () => {
    const memory = new FolderInMemory()
    const index = await opened(memory)
    put(index, 'match-01', 10, 'f')
    put(index, 'match-02', 12)
    put(index, 'match-03', 11)
    index.putDamaged(damaged('match-04', '2026-01-01'), STAMP)
    expect(memory.paths()).toEqual([])
    await granted(index.flush())
    memory.steps()
    await granted(index.flush())
    expect([memory.text('/d/index.jsonl')?.match(/match-\d+/g), memory.steps()]).toEqual([['match-02', 'match-03', 'match-01', 'match-04'], []])
    const next = await opened(memory)
    expect([idsOf(next.summaries()), idsOf(next.damaged()), idsOf(next.withFingerprint('f')), next.isTrueOf('match-01', STAMP)]).toEqual([
      ['match-02', 'match-03', 'match-01'],
      ['match-04'],
      ['match-01'],
      true,
    ])
    const other = await opened(memory, '2')
    expect([other.summaries(), other.damaged(), other.ids(), other.isTrueOf('match-04', STAMP)]).toEqual([[], [], [], false])
    expect(['match-01', 'match-04', 'match-09'].map((id) => other.lastKnown(id)?.players[0]?.name)).toEqual(['Ada', 'Cleo', undefined])
    expect(['match-01', 'match-04'].map((id) => next.lastKnown(id)?.players[0]?.name)).toEqual(['Ada', 'Cleo'])
  })

  test('is sorted as it is read, whatever the order of its file', async () => {
    const memory = new FolderInMemory()
    await granted(
      writeIndex(memory.folder(), '1', {
        entries: [10, 12, 11].map((hour) => ({ summary: line(`match-${hour}`, hour), fingerprint: null, ...STAMP })),
        damaged: [],
      }),
    )
    expect(idsOf((await opened(memory)).summaries())).toEqual(['match-12', 'match-11', 'match-10'])
  })

  test('is written after a change of any kind', async () => {
    const memory = new FolderInMemory()
    const index = await opened(memory)
    const isWritten = async (change: () => unknown): Promise<boolean> => {
      change()
      await granted(index.flush())
      return memory.steps().length > 0
    }
    expect([
      await isWritten(() => undefined),
      await isWritten(() => put(index, 'match-01', 10)),
      await isWritten(() => index.putDamaged(damaged('match-01', null), STAMP)),
      await isWritten(() => index.drop('match-01')),
      await isWritten(() => index.drop('match-01')),
    ]).toEqual([false, true, true, true, false])
  })
})

describe('facts of matches', () => {
  const facts = (matchId: string, more: object = {}) => ({ ...FACTS_READ, matchId, ...more })
  const cache = (memory: FolderInMemory, appVersion = '1', isThere: (id: string) => boolean = () => true) =>
    answeringAll(new FactsCache(memory.folder({ exclusive: true }), appVersion, isThere))
  const put = (made: FactsCache, matchId: string, more: object = {}, stamp = STAMP): void => made.put(matchId, JSON.stringify(facts(matchId, more)), stamp)
  const at = (id: string, size = 1, mtimeMs = 2) => ({ id, size, mtimeMs })

  test('are those of one state of a file, and the same as long as they say the same', () => {
    const made = cache(new FolderInMemory())
    put(made, 'match-01')
    const first = made.of(at('match-01'))
    expect(first).toEqual(facts('match-01'))
    expect([made.of(at('match-01')) === first, made.of(at('match-01', 2)), made.of(at('match-01', 1, 3)), made.of(at('match-02'))]).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ])
    put(made, 'match-01', {}, { size: 5, mtimeMs: 6 })
    expect([made.of(at('match-01', 5, 6)) === first, made.of(at('match-01'))]).toEqual([true, undefined])
    put(made, 'match-01', { date: '2001-01-01' })
    expect(made.of(at('match-01'))).toEqual(facts('match-01', { date: '2001-01-01' }))
  })

  test('are written once there are fifty, or once they were read', async () => {
    const memory = new FolderInMemory()
    const made = cache(memory, '1', (id) => id !== 'match-03')
    for (let count = 0; count < 49; count++) put(made, `match-0${count}`)
    // says nothing new
    put(made, 'match-00')
    await granted(made.flush())
    expect(memory.paths()).toEqual([])
    put(made, 'match-49')
    await granted(made.flush())
    const next = cache(memory)
    expect([memory.paths(), next.of(at('match-01'))]).toEqual([['facts.jsonl'], undefined])
    await granted(next.read())
    expect([next.of(at('match-01')), next.of(at('match-03'))]).toEqual([facts('match-01'), undefined])
    memory.steps()
    await granted(next.flush())
    expect(memory.steps()).toEqual([])
    put(next, 'match-90')
    await granted(next.flush())
    expect(memory.text('/d/facts.jsonl')).toMatch(/^\{"format":"caravan-facts","version":\d+,"appVersion":"1"\}\n(?:.*\n)*.*match-90/)
    const other = cache(memory, '2')
    await granted(other.read())
    expect(other.of(at('match-01'))).toBe(undefined)
  })

  test('of this run stand above those of earlier ones, which are read once', async () => {
    const memory = new FolderInMemory()
    const before = cache(memory)
    await granted(before.read())
    put(before, 'match-01')
    await granted(before.flush())
    const made = cache(memory)
    const newer = facts('match-01', { date: '2001-01-01' })
    put(made, 'match-01', { date: '2001-01-01' })
    const reads: string[] = []
    memory.instead('openParts', (openParts) => (path) => (reads.push(path), openParts(path)))
    await granted(Promise.all([made.read(), made.read()]))
    expect([made.of(at('match-01')), reads.length]).toEqual([newer, 1])
  })

  test('stay in memory once they are written only where someone has asked, and are read from the file where someone asks later', async () => {
    const memory = new FolderInMemory()
    const made = cache(memory)
    const all = Array.from({ length: 60 }, (_, count) => `match-${count + 10}`)
    for (const id of all) put(made, id)
    expect(made.size).toBe(60)
    await granted(made.flush())
    expect(made.size).toBe(0)
    // some are new, some say something else: what is in the file of the others stays there
    for (const id of all.slice(0, 50)) put(made, id, { startedAt: '2001-01-01T00:00:00.000Z' }, { size: 3, mtimeMs: 4 })
    memory.instead('create', (create) => (path) => (put(made, 'match-99'), create(path)))
    await granted(made.flush())
    expect(made.size, 'what came while it was written is not in it').toBe(1)
    await granted(made.read())
    expect(made.size).toBe(61)
    expect([made.of(at('match-10', 3, 4)), made.of(at('match-69')), made.of(at('match-99'))]).toEqual([
      facts('match-10', { startedAt: '2001-01-01T00:00:00.000Z' }),
      facts('match-69'),
      facts('match-99'),
    ])
    put(made, 'match-98')
    await granted(made.flush())
    expect([made.size, memory.text('/d/facts.jsonl')?.trim().split('\n').length]).toEqual([62, 63])
  })

  test.each<[what: string, content: unknown]>([
    ['no line', undefined],
    ['a number', 7],
    ['no size', { size: '1', mtimeMs: 2, facts: FACTS_READ }],
    ['no time', { size: 1, mtimeMs: null, facts: FACTS_READ }],
    ['no facts', { size: 1, mtimeMs: 2, facts: 7 }],
  ])('that are kept as %s are left out', async (_what, content) => {
    const memory = new FolderInMemory()
    const before = cache(memory)
    await granted(before.read())
    put(before, 'match-01')
    await granted(before.flush())
    memory.put(
      '/d/facts.jsonl',
      `${memory.text('/d/facts.jsonl')?.split('\n')[0]}\n${JSON.stringify(content) ?? 'torn'}\n${JSON.stringify({ ...STAMP, facts: facts('match-02') })}\n`,
    )
    const made = cache(memory)
    await granted(made.read())
    const { size, mtimeMs } = { ...STAMP, ...(content as object | undefined) }
    expect([made.of(at('match-02'))?.matchId, made.of({ id: FACTS_READ.matchId, size, mtimeMs })]).toEqual(['match-02', undefined])
  })
})
