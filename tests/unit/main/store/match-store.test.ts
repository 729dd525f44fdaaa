import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fingerprintOf } from '#main/store/fingerprint'
import type { StoredMatch } from '#main/store/match-file'
import { MatchStore } from '#main/store/match-store'
import { MatchMovedOn } from '#main/store/loaded-match'
import { photoName } from '#main/store/photo-store'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { answered, granted } from '../../../support/answered'
import { FolderInMemory, outcome } from './folder-in-memory'
import { AT, AT_DAY, play, round, storedMatch } from './stored-match'

const ID = 'match-0001'
const PATH = `/d/matches/${ID}.json`
const ASIDE = `${ID}.json.unreadable-2026-11-21T10-00-00-000Z`
const COPY = `${ID}.sync-conflict-20261121-100000-ABCDEFG.json`

const one = (more: Partial<StoredMatch> = {}): StoredMatch => storedMatch([round(play('6-6'))], more)
const pathOf = (id: string): string => `/d/matches/${id}.json`
const NEWER = { ...one(), fileVersion: 4, revision: 9 }

/** A house with these matches, read, and told of what someone else changes in it. */
async function house(matches: Readonly<Record<string, unknown>> = {}, device = new FolderInMemory()) {
  const data = new FolderInMemory(Object.fromEntries(Object.entries(matches).map(([name, content]) => [`/d/matches/${name}`, content])))
  const changed: string[] = []
  let tell: (name: string | null) => void = () => undefined
  const folder = data.folder()
  data.files.watch = (path, told) => {
    expect(path).toBe('/d/matches')
    tell = told
    return () => (tell = () => undefined)
  }
  let progressed = 0
  const options = { data: folder, device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => void progressed++ }
  const store = await granted(MatchStore.open(options))
  const reads: string[] = []
  data.instead('read', (read) => (path, most) => (reads.push(path), read(path, most)))
  const stamps: string[] = []
  data.instead('stamp', (stamp) => (path) => (stamps.push(path), stamp(path)))
  expect(store).toBeInstanceOf(MatchStore)
  await granted(store.read())
  store.watch(folder, (id) => changed.push(id))
  const summaries = () => answered(() => store.summaries().map(({ matchId, revision }) => `${matchId} ${revision}`))
  return { data, device, store, changed, reads, stamps, summaries, progressed: () => progressed, tell: (name: string | null) => tell(name) }
}

describe('the matches of a folder', () => {
  test('are listed once all have been read, the latest changed first; those that cannot be opened stand apart', async () => {
    const { store, summaries, progressed, data, stamps } = await house({
      'match-0001.json': one(),
      'match-0002.json': one({ id: 'match-0002', updatedAt: '2026-03-02T18:00:00.000Z' }),
      'match-0003.json': { ...NEWER, id: 'match-0003', updatedAt: '2026-03-03T18:00:00.000Z' },
      'match-0004.json': { ...one({ id: 'match-0004' }), rounds: 7 },
      'match-0005.json': 'torn',
      'letter.txt': 'dear Ada',
    })
    expect(summaries()).toEqual(['match-0003 9', 'match-0002 3', 'match-0001 3'])
    expect([...new Set(stamps)].toSorted()).toEqual([1, 2, 3, 4, 5].map((at) => pathOf(`match-000${at}`)))
    expect(store.summary('match-0003')).toMatchObject({ readOnly: true })
    expect(store.summary('match-0001')).not.toHaveProperty('readOnly')
    expect(store.damaged().map(({ matchId, damage, players }) => [matchId, damage.kind, players.length])).toEqual([
      ['match-0004', 'wrong-shape', 2],
      ['match-0005', 'not-json', 0],
    ])
    expect([store.damagedOf('match-0005')?.damage, store.damagedOf(ID), store.reading.progress, progressed(), data.told]).toEqual([
      { kind: 'not-json', how: 'other' },
      undefined,
      undefined,
      1,
      [],
    ])
    await granted(store.close())
  })

  test('are not read again at the next start, unless another version of the app has listed them', async () => {
    const device = new FolderInMemory()
    const first = await house({ 'match-0001.json': one() }, device)
    await granted(first.store.close())
    expect(device.paths()).toEqual(['index.jsonl'])
    // a file with the same time: the disk of the first start
    const again = await MatchStore.open({ data: first.data.folder(), device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => undefined })
    first.reads.length = 0
    await granted(again.read())
    expect([again.summaries().length, first.reads]).toEqual([1, []])
    const other = await MatchStore.open({ data: first.data.folder(), device: device.folder({ exclusive: true }), appVersion: '2', progressed: () => undefined })
    await granted(other.read())
    expect([other.summaries().length, first.reads]).toEqual([1, [PATH]])
  })

  test('leave the lists where their files have gone since the last start', async () => {
    const device = new FolderInMemory()
    const first = await house({ 'match-0001.json': one() }, device)
    await granted(first.store.close())
    expect((await house({}, device)).summaries()).toEqual([])
  })

  test('are found by what was played in them', async () => {
    const { store } = await house({ 'match-0001.json': one() })
    const fingerprint = fingerprintOf(expectOk(scoreRecord(one()), 'it can be scored'))
    expect(answered(() => [store.withFingerprint(fingerprint).map(({ matchId }) => matchId), store.withFingerprint('x')])).toEqual([[ID], []])
  })

  test('are known to be sound in one state of their file alone', async () => {
    const { data, store } = await house({ 'match-0001.json': one(), 'match-0005.json': 'torn' })
    const stamp = (await data.files.stamp(PATH))!
    const torn = (await data.files.stamp(pathOf('match-0005')))!
    expect([store.isSound(ID, stamp), store.isSound(ID, { ...stamp, size: 1 }), store.isSound('match-0005', torn), store.isSound('match-0009', stamp)]).toEqual(
      [true, false, false, false],
    )
  })

  test('have facts once they are made', async () => {
    const device = new FolderInMemory()
    const first = await house({ 'match-0001.json': one() }, device)
    expect(first.store.known.factsOf(ID)).toMatchObject({ matchId: ID })
    await granted(first.store.close())
    const again = await MatchStore.open({ data: first.data.folder(), device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => undefined })
    await granted(again.read())
    expect(again.known.factsOf(ID)).toBe(undefined)
    await granted(again.makeFacts(ID))
    await granted(again.makeFacts('match-0009'))
    expect(() => again.known.makeFacts(one({ id: 'match-0009' }))).not.toThrow()
    expect(answered(() => [again.known.factsOf(ID)?.matchId, again.known.factsOf('match-0009')])).toEqual([ID, undefined])
  })
})

describe('a match', () => {
  test('is given as its file holds it; there is none where no file is', async () => {
    const { store } = await house({ 'match-0001.json': one() })
    expect([await granted(store.load(ID)), await granted(store.load('match-0009'))]).toEqual([{ match: one(), readOnly: null }, null])
    expect([await granted(store.glance(ID)), await granted(store.glance('match-0009'))]).toEqual([one(), null])
    expect([await granted(store.peek(ID)), await granted(store.peek('match-0009'))]).toEqual([
      { match: one(), readOnly: null },
      { match: null, readOnly: null },
    ])
  })

  test('is known without another look at its file than the one that shows whether it has changed', async () => {
    const { store, stamps } = await house({ 'match-0001.json': one() })
    await granted(store.load(ID))
    stamps.length = 0
    await granted(store.load(ID))
    expect(stamps).toEqual([PATH])
  })

  test('is read once where it was not changed, and again after it was released', async () => {
    const { store, reads } = await house({ 'match-0001.json': one() })
    reads.length = 0
    await granted(store.load(ID))
    await granted(store.load(ID))
    expect(reads).toEqual([PATH])
    await granted(store.release(ID))
    await granted(store.load(ID))
    expect(reads).toEqual([PATH, PATH])
  })

  test('of a newer Caravan is only looked at', async () => {
    const { store } = await house({ 'match-0001.json': NEWER })
    expect(await granted(store.load(ID))).toMatchObject({ readOnly: 'newer', match: { revision: 9 } })
    expect(await granted(store.peek(ID))).toMatchObject({ readOnly: 'newer' })
  })

  test('that cannot be read now is only looked at, as it was', async () => {
    const { data, store } = await house({ 'match-0001.json': one() })
    await granted(store.load(ID))
    data.put(PATH, one({ revision: 4 }))
    data.fail('read', 'EIO')
    expect(await granted(store.load(ID))).toEqual({ match: one(), readOnly: 'unreadable' })
  })

  test('that was damaged is none until its file is sound again', async () => {
    const { data, store, changed, summaries } = await house({ 'match-0001.json': 'torn' })
    expect([await granted(store.load(ID)), await granted(store.peek(ID)), changed]).toEqual([null, { match: null, readOnly: null }, []])
    data.put(PATH, one())
    expect([await granted(store.load(ID)), store.damaged(), summaries(), changed]).toEqual([{ match: one(), readOnly: null }, [], [`${ID} 3`], [ID]])
  })

  test('that someone else has changed is given as it is now, and those who list it are told', async () => {
    const { data, store, changed, summaries } = await house({ 'match-0001.json': one() })
    await granted(store.load(ID))
    expect(changed).toEqual([])
    data.put(PATH, one({ revision: 4 }))
    expect([(await granted(store.load(ID)))?.match.revision, summaries(), changed]).toEqual([4, [`${ID} 4`], [ID]])
    data.take(PATH)
    expect([await granted(store.load(ID)), summaries(), changed]).toEqual([null, [], [ID, ID]])
    data.put(pathOf('match-0002'), one({ id: 'match-0002' }))
    expect([(await granted(store.load('match-0002')))?.match.id, summaries(), changed]).toEqual(['match-0002', ['match-0002 3'], [ID, ID, 'match-0002']])
  })

  test('that someone else has damaged is moved aside while it is open, and what was known takes its place', async () => {
    const { data, store } = await house({ 'match-0001.json': one() })
    await granted(store.load(ID))
    data.put(PATH, 'torn')
    expect([await granted(store.load(ID)), data.json(PATH), data.paths()]).toEqual([
      { match: one(), readOnly: null },
      one(),
      ['matches', `matches/${ID}.json`, `matches/${ASIDE}`],
    ])
  })

  test('that could not be worked with leaves the lists, and says why', async () => {
    const { store, changed, summaries } = await house({ 'match-0001.json': one() })
    await granted(store.faulted(ID, new Error('no such arm')))
    await granted(store.faulted(ID, new Error('no such arm')))
    expect([summaries(), store.damagedOf(ID), changed]).toEqual([
      [],
      {
        matchId: ID,
        damage: { kind: 'fault', detail: 'no such arm' },
        players: [{ name: 'Ada', personId: 'person-ada' }, { name: 'Ben' }],
        date: AT_DAY,
      },
      [ID],
    ])
    expect(await granted(store.load(ID))).toBe(null)
  })

  test('that could not be worked with is found again where its file could not be looked at just then', async () => {
    const { data, store } = await house({ 'match-0001.json': one() })
    data.fail('stamp', 'EIO', 1)
    await granted(store.faulted(ID, new Error('no such arm')))
    expect(store.damagedOf(ID)?.damage.kind).toBe('fault')
    expect(await granted(store.load(ID))).toEqual({ match: one(), readOnly: null })
  })

  test('whose scorer throws is damaged, as far as anything is known of it', async () => {
    const { store } = await house({ 'match-0001.json': { ...one(), rounds: [{ leader: 0, events: [play('6-6'), { type: 'draw' }] }] } })
    expect([store.damagedOf(ID)?.damage.kind ?? 'sound', store.summary(ID)?.matchId]).not.toEqual(['sound', undefined])
  })

  test('is saved in the place of the revision before, and its line with it', async () => {
    const { data, store, changed, summaries } = await house()
    await granted(store.save(one({ revision: 0 })))
    await granted(store.save(one({ revision: 1 })))
    expect([data.json(PATH), summaries(), changed]).toEqual([one({ revision: 1 }), [`${ID} 1`], []])
    expect(store.isSound(ID, (await data.files.stamp(PATH))!)).toBe(true)
    for (const revision of [0, 1, 3]) await expect(store.save(one({ revision }))).rejects.toBeInstanceOf(MatchMovedOn)
    await expect(store.save(one({ id: 'match-0002', revision: 1 }))).rejects.toHaveProperty('name', 'MatchMovedOn')
    expect(data.json(PATH)).toEqual(one({ revision: 1 }))
    await granted(store.save(one({ revision: 7 }), { inPlaceOf: 1 }))
    await granted(store.save(one({ id: 'match-0002', revision: 7 }), { inPlaceOf: null }))
    expect(summaries()).toEqual(['match-0002 7', `${ID} 7`])
  })

  test('is listed with the score that is known of it', async () => {
    const { store } = await house()
    const scored = expectOk(scoreRecord(one()), 'it can be scored')
    await granted(store.save(one({ revision: 0 }), { scored: { ...scored, totals: [41, 42] } }))
    expect(store.summary(ID)?.players.map(({ total }) => total)).toEqual([41, 42])
    expect(store.summary(ID)).not.toHaveProperty('readOnly')
    await granted(store.save(one({ revision: 1 })))
    expect(store.summary(ID)?.players.map(({ total }) => total)).toEqual([...scored.totals])
  })

  test('is as it was where the disk does not take it', async () => {
    const { data, store, summaries } = await house({ 'match-0001.json': one() })
    data.fail('create', 'ENOSPC', 1)
    expect([await outcome(store.save(one({ revision: 4 }))), summaries(), data.json(PATH)]).toEqual([expect.stringMatching('^disk-full'), [`${ID} 3`], one()])
  })

  test('may have an id that no file has, not even one that cannot be read', async () => {
    const { data, store } = await house({ 'match-0001.json': one(), 'match-0005.json': 'torn' })
    expect(await Promise.all([ID, 'match-0005', 'match-0009'].map((id) => granted(store.isFree(id))))).toEqual([false, false, true])
    data.take(PATH)
    expect(await granted(store.isFree(ID))).toBe(false)
    data.fail('stamp', 'EIO')
    expect(await granted(store.isFree('match-0009'))).toBe(false)
  })

  test('is added where none is', async () => {
    const { data, store, summaries, changed } = await house()
    await granted(store.add(one()))
    expect([data.json(PATH), summaries(), changed, store.isSound(ID, (await data.files.stamp(PATH))!)]).toEqual([one(), [`${ID} 3`], [], true])
    expect(store.summary(ID)).not.toHaveProperty('readOnly')
    expect(await outcome(store.add(one({ revision: 9 })))).toBe(`other: there is a matches/${ID}.json already`)
    expect(summaries()).toEqual([`${ID} 3`])
  })

  test('is brought in where none can be used', async () => {
    const { data, store, summaries } = await house({ 'match-0001.json': 'torn' })
    await granted(store.bringIn(one()))
    expect([data.json(PATH), data.text(`/d/matches/${ASIDE}`), summaries(), store.damaged()]).toEqual([one(), 'torn', [`${ID} 3`], []])
    await expect(store.bringIn(one())).rejects.toBeInstanceOf(MatchMovedOn)
    data.fail('create', 'ENOSPC', 1)
    expect(await outcome(store.bringIn(one({ id: 'match-0002' })))).toMatch(/^disk-full/)
  })

  test('is set aside where it cannot be opened, and its file is kept', async () => {
    const { data, store, changed } = await house({ 'match-0001.json': 'torn' })
    await granted(store.setAside(ID))
    expect([store.damaged(), data.paths(), data.told.map(({ kind }) => kind), changed]).toEqual([[], ['matches', `matches/${ASIDE}`], ['moved-aside'], [ID]])
    data.put(PATH, one())
    await granted(store.load(ID))
    await expect(store.setAside(ID)).rejects.toBeInstanceOf(MatchMovedOn)
  })

  test('has a file that can be given away byte by byte', async () => {
    const { store } = await house({ 'match-0001.json': 'torn' })
    const file = answered(() => ({ ...store.fileOf(ID) }))
    expect([file.path, new TextDecoder().decode((await granted(file.bytes()))!), await granted(store.fileOf('match-0009').bytes())]).toEqual([
      PATH,
      'torn',
      null,
    ])
  })

  test('is taken away with its photos, unless someone else has changed it', async () => {
    const { data, store, summaries } = await house({ 'match-0001.json': one() })
    const jpeg = new TextEncoder().encode('a photo')
    await granted(store.photos.keep(ID, jpeg))
    data.put(PATH, one({ revision: 4 }))
    await expect(store.remove(one())).rejects.toBeInstanceOf(MatchMovedOn)
    expect([data.paths().includes(`photos/${ID}/${photoName(jpeg)}.jpg`), data.json(PATH)]).toEqual([true, one({ revision: 4 })])
    await granted(store.remove(one({ revision: 4 })))
    expect([data.paths(), summaries()]).toEqual([['matches', 'photos'], []])
    await granted(store.remove(one({ revision: 4 })))
  })
})

describe('copies beside a match', () => {
  const longer = one({ revision: 4, rounds: [round(play('6-6'), play('6-5', { arm: 1 }))], updatedAt: '2026-03-01T19:00:00.000Z' })
  const other = one({ rounds: [round(play('5-5'))] })

  test('that go on from it are joined at the start, before anyone is given it', async () => {
    const { data, store, summaries, changed } = await house({ 'match-0001.json': one(), [COPY]: longer })
    expect([data.paths(), (await granted(store.load(ID)))?.match.rounds, summaries(), changed]).toEqual([
      ['matches', `matches/${ID}.json`],
      longer.rounds,
      [`${ID} ${(data.json(PATH) as StoredMatch).revision}`],
      [],
    ])
    expect(store.apart()).toEqual([])
  })

  test('are looked at though the match was known before', async () => {
    const device = new FolderInMemory()
    const first = await house({ 'match-0001.json': one() }, device)
    await granted(first.store.close())
    first.data.put(`/d/matches/${COPY}`, longer)
    const again = await MatchStore.open({ data: first.data.folder(), device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => undefined })
    await granted(again.read())
    expect([first.data.paths(), again.summary(ID)?.revision]).toEqual([['matches', `matches/${ID}.json`], (first.data.json(PATH) as StoredMatch).revision])
  })

  test('that do not fit are kept until someone has chosen', async () => {
    const { data, store } = await house({ 'match-0001.json': one(), [COPY]: other })
    expect([store.apart(), store.copiesOf(ID), store.copiesOf('match-0009')]).toEqual([[ID], [{ name: COPY, content: other }], []])
    await granted(store.settle(ID, store.copiesOf(ID)))
    expect([store.apart(), data.paths()]).toEqual([[], ['matches', `matches/${ID}.json`]])
  })

  test('of a match that is missing wait for it until the whole folder was looked at once more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { data, summaries, changed, tell } = await house({ [COPY]: one() })
    expect([summaries(), data.paths()]).toEqual([[], ['matches', `matches/${COPY}`]])
    tell(COPY)
    await vi.advanceTimersByTimeAsync(200)
    expect([summaries(), changed]).toEqual([[], []])
    tell(null)
    await vi.advanceTimersByTimeAsync(200)
    expect([summaries(), data.paths(), changed]).toEqual([[`${ID} 3`], ['matches', `matches/${ID}.json`], [ID]])
  })
})

describe('what someone else does in the folder', () => {
  async function watched(matches: Readonly<Record<string, unknown>> = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const opened = await house(matches)
    const told = async (name: string | null): Promise<readonly string[]> => {
      opened.tell(name)
      await vi.advanceTimersByTimeAsync(200)
      return opened.changed.splice(0)
    }
    return { ...opened, told }
  }

  test('is told of, match by match, and what this app does itself is not', async () => {
    const { data, store, told, summaries } = await watched({ 'match-0001.json': one() })
    data.put(PATH, one({ revision: 4 }))
    expect([await told(`${ID}.json`), summaries()]).toEqual([[ID], [`${ID} 4`]])
    expect(store.summary(ID)).not.toHaveProperty('readOnly')
    expect(await told(`${ID}.json`)).toEqual([])
    await granted(store.save(one({ revision: 5 })))
    expect([await told(`${ID}.json`), await told(null), await told('letter.txt')]).toEqual([[], [], []])
    data.take(PATH)
    expect([await told(`${ID}.json`), summaries()]).toEqual([[ID], []])
    expect(await told(`${ID}.json`)).toEqual([])
  })

  test('is found in the whole folder where the system does not say what it was', async () => {
    const { data, told, summaries } = await watched({ 'match-0001.json': one() })
    data.take(PATH)
    data.put(pathOf('match-0002'), one({ id: 'match-0002' }))
    expect([(await told(null)).toSorted(), summaries()]).toEqual([[ID, 'match-0002'], ['match-0002 3']])
  })

  test('is told of where a copy was joined, or cannot be', async () => {
    const { data, store, told } = await watched({ 'match-0001.json': one() })
    data.put(`/d/matches/${COPY}`, one({ rounds: [round(play('5-5'))] }))
    expect([await told(COPY), store.apart()]).toEqual([[ID], [ID]])
    expect(await told(COPY)).toEqual([])
    data.take(`/d/matches/${COPY}`)
    expect([await told(COPY), store.apart()]).toEqual([[ID], []])
  })

  test('to a file that the system is too short of something to read is looked at again', async () => {
    const { data, store, told, changed } = await watched({})
    data.put(PATH, one())
    data.fail('read', 'EMFILE', 2, ID)
    expect([await told(`${ID}.json`), store.damagedOf(ID)?.damage]).toMatchObject([[ID], { kind: 'not-readable', why: 'busy' }])
    await vi.advanceTimersByTimeAsync(600)
    expect([changed, store.damagedOf(ID), store.summary(ID)?.revision]).toEqual([[ID], undefined, 3])
  })

  test('is looked at once, and nothing else with it', async () => {
    const { data, store, told, stamps } = await watched({ 'match-0001.json': one() })
    data.put(pathOf('match-0002'), { ...NEWER, id: 'match-0002' })
    stamps.length = 0
    expect([await told('match-0002.json'), await told('letter.txt')]).toEqual([['match-0002'], []])
    await vi.advanceTimersByTimeAsync(5000)
    expect([new Set(stamps), store.summary('match-0002')?.readOnly]).toEqual([new Set([pathOf('match-0002')]), true])
  })

  test('may be over before it is looked at', async () => {
    const { data, told, summaries } = await watched({ 'match-0001.json': one() })
    data.put(PATH, one({ revision: 4 }))
    data.instead('stamp', (stamp) => async (path) => {
      const found = await stamp(path)
      data.take(PATH)
      data.instead('stamp', () => stamp)
      return found
    })
    expect([await told(`${ID}.json`), summaries()]).toEqual([[ID], []])
  })

  test('to all of the folder is looked at once that has been read; what it was, at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const [data, device] = [new FolderInMemory({ [PATH]: one() }), new FolderInMemory()]
    let tell: (name: string | null) => void = () => undefined
    data.files.watch = (_path, told) => {
      tell = told
      return () => undefined
    }
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    data.instead('read', (read) => async (path, most) => {
      if (path === PATH) await held
      return read(path, most)
    })
    const lists: string[] = []
    data.instead('list', (list) => (path) => (lists.push(path), list(path)))
    const store = await granted(
      MatchStore.open({ data: data.folder(), device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => undefined }),
    )
    const reading = store.read()
    const changed: string[] = []
    store.watch(data.folder(), (id) => changed.push(id))
    data.put(pathOf('match-0002'), one({ id: 'match-0002' }))
    tell('match-0002.json')
    await vi.advanceTimersByTimeAsync(200)
    const before = lists.length
    tell(null)
    await vi.advanceTimersByTimeAsync(200)
    expect([changed, lists.length]).toEqual([['match-0002'], before])
    letGo()
    await granted(reading)
    await vi.advanceTimersByTimeAsync(200)
    expect(lists.length).toBe(before + 1)
  })

  test('leaves no claim for good', async () => {
    const { data, told } = await watched({ [`${ID}.json.claim/there-1`]: '' })
    await told(`${ID}.json.claim`)
    await told(`${ID}.json.claim`)
    await told(null)
    expect(data.paths()).toContain(`matches/${ID}.json.claim`)
    await told(null)
    expect(data.paths()).toEqual(['matches'])
  })

  test('is no longer looked at once the store is closed', async () => {
    const { data, store, told } = await watched({ 'match-0001.json': one() })
    await granted(store.close())
    data.put(PATH, one({ revision: 4 }))
    expect(await told(`${ID}.json`)).toEqual([])
  })
})

test('the system’s word of whether it reports changes is passed on', async () => {
  const { data } = await house()
  expect(data.watched).toEqual([])
  const deaf = new FolderInMemory()
  deaf.files.watch = () => null
  const device = new FolderInMemory()
  const store = await MatchStore.open({ data: deaf.folder(), device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => undefined })
  store.watch(deaf.folder(), () => undefined)
  expect(deaf.watched).toEqual([['matches', false]])
  const { watched: _, ...unheard } = deaf.folder()
  expect(() => store.watch(unheard, () => undefined)).not.toThrow()
  await granted(store.close())
  const unwatched = await MatchStore.open({ data: deaf.folder(), device: device.folder({ exclusive: true }), appVersion: '1', progressed: () => undefined })
  await granted(unwatched.close())
})

test('what is being written is on the disk once the store is closed', async () => {
  const { data, device, store } = await house()
  void store.save(one({ revision: 0, startedAt: AT }))
  await new Promise((done) => setImmediate(done))
  await granted(store.close())
  expect([data.json(PATH), device.paths()]).toEqual([one({ revision: 0 }), ['index.jsonl']])
})
