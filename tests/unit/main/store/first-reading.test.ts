import { readFileSync, writeFileSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#main/app'
import type { Files } from '#main/store/files'
import type { StoredMatch } from '#main/store/match-file'
import type { Home } from '#shared/contract/lists'
import { exported, importAll } from '../exchange/support'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, look, openApp, play, SOUND_PLAYS, tilesOf } from '../../../support/main/apps'
import { homeOf, search } from '../../../support/main/matches'
import { GatedDisk, largeHouse, MANY, nthNewest, put } from '../../../support/main/large-house'

const OLDEST = nthNewest(MANY - 1)
/** As many as are read before anyone is answered. */
const FIRST = 25

/** An app whose disk has read only the newest matches. */
async function opened(disk = new GatedDisk(FIRST)) {
  const folder = await largeHouse()
  const app = await openApp(folder, { files: disk.files })
  onTestFinished(() => disk.open())
  // a busy computer answers before it has read even these
  await homeOnce(app, ({ counts }) => counts.matches >= FIRST)
  return { app, disk, folder }
}

/** What the home page shows once it shows that. */
async function homeOnce(app: App, is: (home: Home) => boolean): Promise<Home> {
  for await (const home of app.home(undefined)) if (is(home)) return home
  throw new Error('the stream ended')
}

const whole = (app: App): Promise<Home> => homeOnce(app, ({ reading }) => reading === undefined)

describe('while a large house is read for the first time', () => {
  test('the home page has the newest matches, and counts up until all are there', async () => {
    const { app, disk } = await opened()
    const first = await homeOf(app)
    expect(first).toMatchObject({ reading: { done: FIRST, total: MANY }, counts: { matches: FIRST } })
    expect(first.matches.map(({ matchId }) => matchId)).toEqual(Array.from({ length: 10 }, (_, at) => nthNewest(at)))
    disk.let(100)
    const later = await homeOnce(app, ({ reading }) => (reading?.done ?? 0) > FIRST)
    expect(later.reading?.total).toBe(MANY)
    disk.open()
    expect(await whole(app)).toMatchObject({ counts: { matches: MANY, unfinished: MANY } })
    expect(disk.read).toEqual(Array.from({ length: MANY }, (_, at) => nthNewest(at)))
  })

  test('a match is begun, and one that has not been read is opened by its address and played on', async () => {
    const { app, disk } = await opened(new GatedDisk(FIRST).never(OLDEST))
    const fresh = idOf(await app.createMatch(ADA_AND_BEN))
    await enterAll(app, fresh, ['6-6'])
    expect(tilesOf(await look(app, OLDEST))).toEqual(SOUND_PLAYS.slice(0, 4))
    const { revision } = await look(app, OLDEST)
    idOf(await app.matches.enter({ matchId: OLDEST, revision }, play(SOUND_PLAYS[4])))
    expect((await homeOf(app)).matches.slice(0, 2).map(({ matchId }) => matchId)).toEqual([OLDEST, fresh])
    disk.open()
    const home = await whole(app)
    expect(home.counts.matches).toBe(MANY + 1)
    expect(home.matches[0]).toMatchObject({ matchId: OLDEST, revision: revision + 1 })
  })

  test('lists, counts and statistics say that they are not complete, and are in the end', async () => {
    const { app, disk } = await opened()
    expect(await search(app, { text: 'Ada' })).toMatchObject({ reading: { done: FIRST, total: MANY }, total: FIRST })
    expect((await app.played(undefined).next()).value).toMatchObject({ reading: { done: FIRST, total: MANY } })
    expect(app.diagnostics()).toMatchObject({ reading: { total: MANY }, counts: { matches: FIRST } })
    const statistics = app.statistics.live({}, undefined)
    expect((await statistics.next()).value).toEqual({ kind: 'counting', done: FIRST, total: MANY })
    disk.open()
    for await (const feed of statistics) {
      if (feed.kind !== 'answer') continue
      expect(feed.apart.unfinished).toHaveLength(MANY)
      break
    }
    expect(await search(app, { text: 'Ada' })).not.toHaveProperty('reading')
  })

  test('an import waits until it can be known which matches are here', async () => {
    const { app, disk, folder } = await opened(new GatedDisk(FIRST).never(OLDEST))
    const known = readFileSync(join(folder, 'matches', `${OLDEST}.json`), 'utf8')
    let answered = false
    const imported = importAll(app, [known]).finally(() => (answered = true))
    // other work goes on in between
    idOf(await app.createMatch(ADA_AND_BEN))
    idOf(await app.matches.describe({ matchId: OLDEST, revision: 4 }, { place: 'Garden' }))
    expect(answered).toBe(false)
    disk.open()
    expect(await imported).toMatchObject([{ kind: 'known', matchId: OLDEST }])
  })

  test('a file of all matches is made once all are there, one of a single match at once', async () => {
    const { app, disk } = await opened(new GatedDisk(FIRST).never(OLDEST))
    const all = exported(app, 'records')
    expect((await exported(app, 'records', OLDEST)).trim()).toContain(`Ada ${MANY - 1}`)
    disk.open()
    expect((await all).trim().split('\n')).toHaveLength(MANY)
  })

  test('it can be closed, and the next start reads only what this one has not', async () => {
    const { app, folder } = await opened(new GatedDisk(2 * FIRST))
    await homeOnce(app, ({ counts }) => counts.matches === 2 * FIRST)
    const exporting = expect(exported(app, 'records')).rejects.toThrow('not all matches have been read')
    await app.close()
    await exporting
    const [, ...kept] = readFileSync(join(deviceFolderOf(folder), 'index.jsonl'), 'utf8')
      .trim()
      .split('\n')
    expect(kept).toHaveLength(2 * FIRST)
    const next = new GatedDisk(Infinity)
    const again = await openApp(folder, { files: next.files })
    expect(await whole(again)).toMatchObject({ counts: { matches: MANY } })
    expect(next.read).toHaveLength(MANY - kept.length)
  })

  test('a file that changes while it is read is read again', async () => {
    const id = nthNewest(FIRST + 1)
    const disk = new GatedDisk(FIRST + 1)
    // between the look at it and its reading
    const held = disk.held(id)
    const { app, folder } = await opened(disk)
    await held
    const path = join(folder, 'matches', `${id}.json`)
    const match = JSON.parse(readFileSync(path, 'utf8')) as StoredMatch
    const { mtime } = statSync(path)
    put(folder, id, { ...match, note: 'changed meanwhile' }, new Date(mtime.getTime() + 1000))
    disk.open()
    await whole(app)
    expect((await search(app, { text: 'meanwhile' })).matches.map(({ matchId }) => matchId)).toEqual([id])
  })

  test('a play that is entered while its match is on its way into the lists is in them', async () => {
    const id = nthNewest(FIRST + 1)
    const disk = new GatedDisk(FIRST + 2)
    let [looks, goOn] = [0, (): void => undefined]
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const files: Files = {
      ...disk.files,
      // nothing reports the change: what is known has to be right without that
      watch: () => () => undefined,
      stamp: async (path) => {
        const stamp = await disk.files.stamp(path)
        // once for all files, then before and after it is read
        if (path.endsWith(`${id}.json`) && ++looks === 3) await held
        return stamp
      },
    }
    const folder = await largeHouse()
    const app = await openApp(folder, { files })
    onTestFinished(() => (goOn(), disk.open()))
    await expect.poll(() => looks).toBe(3)
    disk.never(id)
    const { revision } = await look(app, id)
    idOf(await app.matches.enter({ matchId: id, revision }, play(SOUND_PLAYS[4])))
    goOn()
    disk.open()
    expect((await whole(app)).matches[0]).toMatchObject({ matchId: id, revision: revision + 1 })
  })

  test('a folder in which something has changed is not looked through a second time before it has been read', async () => {
    const disk = new GatedDisk(FIRST)
    const tell: ((name: string | null) => void)[] = []
    let lists = 0
    const files: Files = {
      ...disk.files,
      watch: (folder, changed) => (basename(folder) === 'matches' && tell.push(changed), () => undefined),
      list: (folder) => (basename(folder) === 'matches' && lists++, disk.files.list(folder)),
    }
    const folder = await largeHouse()
    const app = await openApp(folder, { files })
    onTestFinished(() => disk.open())
    const before = lists
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const changed of tell) changed(null)
    // longer than changes are looked at together
    await vi.advanceTimersByTimeAsync(400)
    vi.useRealTimers()
    // the disk would have been asked by now
    for (let turn = 0; turn < 50; turn++) await stat(folder)
    expect(lists).toBe(before)
    disk.open()
    await whole(app)
    await expect.poll(() => lists).toBe(before + 1)
  })

  test('nobody is given a match before the copies beside it have been looked at', async () => {
    const folder = await largeHouse()
    const unopened = nthNewest(MANY - 2)
    for (const id of [OLDEST, unopened]) {
      const file = (name: string): string => join(folder, 'matches', `${name}.json`)
      const match = JSON.parse(readFileSync(file(id), 'utf8')) as StoredMatch
      const ahead = {
        ...match,
        revision: match.revision + 1,
        updatedOn: 'the laptop',
        rounds: match.rounds.map((round) => ({ ...round, events: [...round.events, play(SOUND_PLAYS[4])] })),
      }
      writeFileSync(file(`${id}.sync-conflict-20261121-100000-ABCDEF2`), JSON.stringify(ahead))
    }
    const disk = new GatedDisk(FIRST).never(OLDEST)
    onTestFinished(() => disk.open())
    const app = await openApp(folder, { files: { ...disk.files, watch: () => () => undefined } })
    expect(tilesOf(await look(app, OLDEST))).toEqual(SOUND_PLAYS.slice(0, 5))
    disk.open()
    await whole(app)
    // and lists have what came of them, also of one that nobody opened
    const { matches } = await search(app, { text: `Ada ${MANY - 2}` })
    expect(matches.find(({ matchId }) => matchId === unopened)).toMatchObject({ revision: 6 })
  })
})
