import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '#main/app'
import { ConflictCopies, originalOf } from '#main/store/conflict-copies'
import { diskFiles } from '#main/store/files'
import type { Folder } from '#main/store/json-file'
import { JsonFolder } from '#main/store/json-folder'
import { PERSON_COLOURS } from '#shared/contract/colours'
import type { Home } from '#shared/contract/lists'
import type { VersionsFeed } from '#shared/contract/versions'
import { present } from '#shared/kernel/assert'
import { expectOk, ok } from '#shared/kernel/result'
import { agreementsOf } from '#shared/match/agreement'
import { scoreRecord } from '#shared/match/replay'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, steppingClock, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { base64, jpegOf } from '../../../support/main/jpegs'

const ID = '0b9f3c1e-0000-4000-8000-000000000001'

describe('conflict copies are known by their names', () => {
  test.each([
    [`${ID}.sync-conflict-20261121-100000-ABCDEF2.json`, ID, 'Syncthing'],
    [`${ID}.sync-conflict-20261121-100000.json`, ID, 'Syncthing before 1.0'],
    [`${ID}.sync-conflict-20261121-100000-ABCDEF2.sync-conflict-20261122-090000-GHJKLM3.json`, ID, 'Syncthing, a copy of a copy'],
    [`${ID} (conflicted copy 2026-11-21 100000).json`, ID, 'Nextcloud'],
    [`${ID}_conflict-20261121-100000.json`, ID, 'ownCloud'],
    [`${ID} (Ada's conflicted copy 2026-11-21).json`, ID, 'Dropbox'],
    [`${ID} (kitchen-tablet's conflicted copy 2026-11-21 (1)).json`, ID, 'Dropbox, the second of a day'],
    [`${ID} (1).json`, ID, 'counted'],
    [`${ID}.json`, null, 'the file itself'],
    [`${ID}.json.unreadable-2026-11-21T10-00-00-000Z`, null, 'moved aside'],
    [`.syncthing.${ID}.json.tmp`, null, 'half copied by Syncthing'],
    [`~syncthing~${ID}.json.tmp`, null, 'half copied by Syncthing on Windows'],
    [`${ID} conflicted copy.json`, null, 'no name that any of them gives'],
    [`../${ID} (1).json`, null, 'a path'],
  ])('%s: %s (%s)', (name, original, _) => {
    expect(originalOf(name, '.json')).toBe(original)
  })
})

const SYNCTHING = (id: string): string => `${id}.sync-conflict-20261121-100000-ABCDEF2.json`
const matchFile = (folder: string, name: string): string => join(folder, 'matches', name)

/** What another device with the same data folder makes of it, as the text of a file there. */
async function elsewhere(dataFolder: string, file: string, act: (app: App) => Promise<unknown>): Promise<string> {
  const folder = temporaryFolder()
  cpSync(dataFolder, folder, { recursive: true })
  rmSync(join(folder, 'device'), { recursive: true })
  const app = await openApp(folder, { device: 'the laptop', clock: steppingClock(Date.UTC(2026, 10, 21, 11)) })
  await act(app)
  await app.close()
  return readFileSync(join(folder, file), 'utf8')
}

async function first<T>(stream: AsyncGenerator<T, void, void>): Promise<T> {
  const next = await stream.next()
  await stream.return()
  return present(next.done === true ? undefined : next.value, 'a stream sends what it shows at once')
}

const homeOf = (app: App): Promise<Home> => first(app.home(undefined))
const versionsOf = (app: App, id: string): Promise<VersionsFeed> => first(app.versions.live(id, undefined))
const bin = (app: App) => first(app.findMatches({ which: 'bin', limit: 10 }, undefined))

/** The first of a stream that is as wanted. */
async function until<T>(stream: AsyncGenerator<T, void, void>, wanted: (value: T) => boolean): Promise<T> {
  onTestFinished(async () => void (await stream.return()))
  for (;;) {
    const next = await stream.next()
    if (next.done === true) throw new Error('the stream ended')
    if (wanted(next.value)) return next.value
  }
}

/** A match with three plays on two devices. */
async function shared() {
  const dataFolder = temporaryFolder()
  const app = await openApp(dataFolder, { device: 'the tablet' })
  const id = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, id, ['6-4', '4-2', '6-5'])
  await app.close()
  return { dataFolder, id, file: `matches/${id}.json`, copy: matchFile(dataFolder, SYNCTHING(id)) }
}

/** The same, gone on with differently: 2-1 here, 5-3 on the laptop. */
async function apart() {
  const made = await shared()
  const { dataFolder, id, file, copy } = made
  const theirs = await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['5-3']))
  const app = await openApp(dataFolder, { device: 'the tablet' })
  await enterAll(app, id, ['2-1'])
  writeFileSync(copy, theirs)
  await app.close()
  return { ...made, theirs, ours: readFileSync(join(dataFolder, file), 'utf8') }
}

describe('a copy that goes on from the match', () => {
  test('is joined automatically when the folder is opened, stands in the trail, and goes', async () => {
    const { dataFolder, id, file, copy } = await shared()
    writeFileSync(copy, await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['2-1', '5-3'])))
    const app = await openApp(dataFolder)
    const match = await look(app, id)
    expect(tilesOf(match)).toEqual(['6-4', '4-2', '6-5', '2-1', '5-3'])
    expect(match.revision).toBe(6)
    expect(match.trail).toEqual([expect.objectContaining({ kind: 'joined', how: 'extended', device: 'the laptop', file: SYNCTHING(id) })])
    expect(existsSync(copy)).toBe(false)
    expect((await homeOf(app)).notices).toEqual([])
    expect((await homeOf(app)).matches[0]?.players.map(({ total }) => total)).toHaveLength(2)
  })

  test('is joined while the app runs, and the open window shows it', async () => {
    const { dataFolder, id, file, copy } = await shared()
    const theirs = await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['2-1']))
    const app = await openApp(dataFolder)
    const shown = until(app.matches.live(id, undefined), (feed) => feed.kind === 'match' && tilesOf(feed.match).length === 4)
    writeFileSync(copy, theirs)
    await shown
    await expect.poll(() => existsSync(copy)).toBe(false)
  })

  test('joins what players said of a round apart from one another: no question, and both are heard', async () => {
    const dataFolder = temporaryFolder()
    const app = await openApp(dataFolder, { device: 'the tablet' })
    const id = idOf(await app.createMatch({ ...ADA_AND_BEN, rules: { handSize: 1 }, confirmRounds: true }))
    await enterAll(app, id, ['6-4'])
    await app.close()
    const word = { round: 0, note: '', result: { kind: 'domino' as const, winner: 0, totals: [2, 0] } }
    const theirs = await elsewhere(dataFolder, `matches/${id}.json`, async (laptop) => {
      idOf(await laptop.matches.confirmRound(id, { ...word, seat: 1, answer: 'contested', note: 'my dual' }))
      idOf(await laptop.matches.confirmRound(id, { ...word, seat: 1, answer: 'confirmed' }))
    })
    const tablet = await openApp(dataFolder, { device: 'the tablet' })
    idOf(await tablet.matches.confirmRound(id, { ...word, seat: 0, answer: 'confirmed' }))
    idOf(await tablet.matches.askToConfirm(id, false))
    idOf(await tablet.matches.askToConfirm(id, true))
    await tablet.close()
    const copy = matchFile(dataFolder, SYNCTHING(id))
    writeFileSync(copy, theirs)
    const again = await openApp(dataFolder)
    const match = await look(again, id)
    expect(existsSync(copy)).toBe(false)
    expect((await homeOf(again)).notices).toEqual([])
    expect(match.confirmRounds).toBe(true)
    const words = match.trail.flatMap((entry) => ('seat' in entry ? [`${entry.seat} ${entry.kind} on ${entry.device}`] : []))
    expect(words).toEqual(['0 confirmed on the tablet', '1 contested on the laptop', '1 confirmed on the laptop'])
    const scored = expectOk(scoreRecord(match.record), 'it was played')
    expect(agreementsOf(match, scored).map(({ kind }) => kind)).toEqual(['confirmed'])
  })

  test('keeps what was written here: the match has both the plays of one device and the bin of the other', async () => {
    const { dataFolder, id, file, copy } = await shared()
    const theirs = await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['2-1']))
    const app = await openApp(dataFolder)
    idOf(await app.matches.describe({ matchId: id, revision: 3 }, { place: 'Oslo' }))
    idOf(await app.matches.bin({ matchId: id, revision: 4 }))
    await app.close()
    writeFileSync(copy, theirs)
    const again = await openApp(dataFolder)
    const match = await look(again, id)
    expect(tilesOf(match)).toEqual(['6-4', '4-2', '6-5', '2-1'])
    expect(match).toMatchObject({ place: 'Oslo', revision: 6, binnedAt: expect.any(String) as string })
    expect(match.trail.map(({ kind }) => kind).sort()).toEqual(['binned', 'details', 'joined'])
  })

  test('refuses what a window enters on what it saw before', async () => {
    const { dataFolder, id, file, copy } = await shared()
    const theirs = await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['2-1']))
    const app = await openApp(dataFolder)
    writeFileSync(copy, theirs)
    await until(app.matches.live(id, undefined), (feed) => feed.kind === 'match' && feed.match.revision === 5)
    expect(await app.matches.enter({ matchId: id, revision: 3 }, play('5-3'))).toEqual({ ok: false, error: { kind: 'stale', revision: 5 } })
  })

  test('stays where the disk does not take the joined match', async () => {
    const { dataFolder, id, file, copy } = await shared()
    writeFileSync(copy, await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['2-1'])))
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const app = await openApp(dataFolder, { files: { ...diskFiles, create: () => Promise.reject(full) } })
    expect(tilesOf(await look(app, id))).toEqual(['6-4', '4-2', '6-5'])
    expect(existsSync(copy)).toBe(true)
  })

  test('takes the place of a match that is gone, but not of one that is only on its way', async () => {
    const { dataFolder, file, copy } = await shared()
    const text = readFileSync(join(dataFolder, file), 'utf8')
    rmSync(join(dataFolder, file))
    writeFileSync(copy, text)
    const app = await openApp(dataFolder)
    expect((await homeOf(app)).counts.matches).toBe(0)
    expect(existsSync(copy)).toBe(true)
    writeFileSync(join(dataFolder, file), text)
    await until(app.home(undefined), ({ counts }) => counts.matches === 1)
    await expect.poll(() => existsSync(copy)).toBe(false)
  })
})

describe('a copy that differs', () => {
  test('is kept, told on the home page, and offered beside the match with device and time', async () => {
    const { dataFolder, id, copy, ours, theirs, file } = await apart()
    const app = await openApp(dataFolder)
    expect((await homeOf(app)).notices).toEqual([{ kind: 'came-apart', id: `came-apart:${id}`, matchId: id, players: ['Ada', 'Ben'], versions: 2 }])
    const feed = await versionsOf(app, id)
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    expect(feed.versions.map(({ shown, device, match }) => [shown, device, tilesOf(match).at(-1)])).toEqual([
      [true, 'the tablet', '2-1'],
      [false, 'the laptop', '5-3'],
    ])
    expect(readFileSync(copy, 'utf8')).toBe(theirs)
    expect(readFileSync(join(dataFolder, file), 'utf8')).toBe(ours)
  })

  test.each([
    { chosen: 'the copy', at: 1, last: '5-3', other: '2-1' },
    { chosen: 'the match itself', at: 0, last: '2-1', other: '5-3' },
  ])('is settled by choosing $chosen; the other lies in the bin as a match of its own', async ({ at, last, other }) => {
    const { dataFolder, id, copy } = await apart()
    const app = await openApp(dataFolder, { device: 'the tablet' })
    const feed = await versionsOf(app, id)
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    const seen = feed.versions.map(({ token }) => token)
    const outcome = await app.versions.choose({ matchId: id, seen, chosen: present(seen[at], 'two versions'), others: 'bin' })
    expect(outcome).toEqual({ ok: true, value: { matchId: id, revision: 5 } })
    const match = await look(app, id)
    expect(tilesOf(match).at(-1)).toBe(last)
    expect(match.trail).toEqual([expect.objectContaining({ kind: 'joined', how: 'chosen', device: 'the tablet' })])
    const { matches } = await bin(app)
    expect(matches).toHaveLength(1)
    const own = await look(app, present(matches[0], 'one in the bin').matchId)
    expect(tilesOf(own).at(-1)).toBe(other)
    expect(existsSync(copy)).toBe(false)
    expect((await homeOf(app)).notices).toEqual([])
    expect(await versionsOf(app, id)).toEqual({ kind: 'one', matchId: id })
    expect(await first(app.matches.live(id, undefined))).toMatchObject({ versions: 1 })
  })

  test('is chosen without being told as a change of another device, also once the system has told of what was written', async () => {
    const { dataFolder, id } = await apart()
    const app = await openApp(dataFolder)
    const feed = await versionsOf(app, id)
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    const seen = feed.versions.map(({ token }) => token)
    const told: number[] = []
    const following = until(app.matches.live(id, undefined), (shown) => {
      if (shown.kind === 'match') told.push(shown.changedElsewhere)
      return shown.kind === 'match' && shown.match.place === 'Oslo'
    })
    idOf(await app.versions.choose({ matchId: id, seen, chosen: present(seen[1], 'two versions'), others: 'bin' }))
    app.matches.changedOutside(id)
    idOf(await app.matches.describe({ matchId: id, revision: 5 }, { place: 'Oslo' }))
    await following
    expect(new Set(told)).toEqual(new Set([0]))
  })

  test('is told to a window that looks at the match, as soon as it comes', async () => {
    const { dataFolder, id, copy, theirs } = await apart()
    rmSync(copy)
    const app = await openApp(dataFolder)
    expect(await first(app.matches.live(id, undefined))).toMatchObject({ versions: 1 })
    const told = until(app.matches.live(id, undefined), (feed) => feed.kind === 'match' && feed.versions === 2)
    writeFileSync(copy, theirs)
    await told
  })

  test('can be kept as a match beside the other', async () => {
    const { dataFolder, id } = await apart()
    const app = await openApp(dataFolder)
    const feed = await versionsOf(app, id)
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    const seen = feed.versions.map(({ token }) => token)
    idOf(await app.versions.choose({ matchId: id, seen, chosen: present(seen[0], 'two versions'), others: 'keep' }))
    expect((await homeOf(app)).counts).toMatchObject({ matches: 2, bin: 0 })
  })

  test('is not chosen where something has changed since the person looked', async () => {
    const { dataFolder, id, copy, theirs } = await apart()
    const app = await openApp(dataFolder)
    const feed = await versionsOf(app, id)
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    const seen = feed.versions.map(({ token }) => token)
    await enterAll(app, id, ['5-3'])
    expect(await app.versions.choose({ matchId: id, seen, chosen: present(seen[1], 'two versions'), others: 'bin' })).toEqual({
      ok: false,
      error: { kind: 'stale', revision: 5 },
    })
    expect(readFileSync(copy, 'utf8')).toBe(theirs)
    expect((await bin(app)).total).toBe(0)
  })

  test('keeps its match from being deleted for good', async () => {
    const { dataFolder, id } = await apart()
    const app = await openApp(dataFolder)
    idOf(await app.matches.bin({ matchId: id, revision: 4 }))
    expect(await app.matches.deleteForGood({ matchId: id, revision: 5 })).toEqual({ ok: false, error: { kind: 'came-apart' } })
  })
})

/** What is said in a file of the test: of two, the one that goes on from the other is the whole. */
interface Saying {
  readonly format: 'saying'
  readonly version: 1
  readonly said: string
}

const saying = (said: string): Saying => ({ format: 'saying', version: 1, said })

/** A folder with one saying, and copies of it by the name they have. */
async function sayings(said: string, copies: Readonly<Record<string, string>>) {
  const path = temporaryFolder()
  const folder: Folder = { path, files: diskFiles, clock: steppingClock(), tell: () => undefined, withdraw: () => undefined }
  const files = await JsonFolder.open<Saying>(folder, 'sayings', () => ({ format: 'saying', version: 1, parse: (content) => ok(content as Saying) }))
  const write = (name: string, text: string): void => writeFileSync(join(path, 'sayings', name), JSON.stringify(saying(text)))
  write(`${ID}.json`, said)
  for (const [name, text] of Object.entries(copies)) write(name, text)
  const whole = (kept: Saying, copy: Saying): Saying | null =>
    [kept, copy].find((each) => [kept, copy].every((other) => each.said.startsWith(other.said))) ?? null
  const conflicts = new ConflictCopies<Saying>({ folder: files, join: whole, notices: folder })
  const look = async () => {
    const { written } = await conflicts.look(ID, false)
    return { written: written?.said ?? null, apart: conflicts.of(ID).map(({ content }) => content.said) }
  }
  return { files, conflicts, look, noted: (names: readonly string[]) => [...conflicts.note(names)] }
}

describe('several copies of one thing', () => {
  const [FIRST, SECOND] = [`${ID} (1).json`, `${ID} (2).json`]

  test('are looked at again when it changes: also the last that is left, and none once all are joined', async () => {
    const { files, look, noted } = await sayings('a', { [FIRST]: 'a b', [SECOND]: 'a c' })
    expect(noted(await files.names())).toEqual([ID])
    expect(await look()).toEqual({ written: 'a b', apart: ['a c'] })
    await files.save(ID, () => saying('a c d'))
    expect(noted([`${ID}.json`])).toEqual([ID])
    expect(await look()).toEqual({ written: null, apart: [] })
    expect(await files.names()).toEqual([`${ID}.json`])
    expect(noted([`${ID}.json`])).toEqual([])
  })

  test('are gone once they are settled, also for a look that had begun, and where the system tells late that they changed', async () => {
    const { files, conflicts, look, noted } = await sayings('a', { [FIRST]: 'b', [SECOND]: 'c' })
    noted(await files.names())
    await look()
    const [earlier, removeNamed] = [conflicts.look(ID, false), files.removeNamed.bind(files)]
    files.removeNamed = async (name) => {
      await removeNamed(name)
      noted([FIRST, SECOND])
    }
    const settled = conflicts.settle(ID, conflicts.of(ID))
    await Promise.all([earlier, settled])
    expect(conflicts.of(ID)).toEqual([])
    expect(await look()).toEqual({ written: null, apart: [] })
  })

  test('go one by one: of two that differ the other stays to be chosen from', async () => {
    const { files, conflicts, look, noted } = await sayings('a', { [FIRST]: 'b', [SECOND]: 'c' })
    noted(await files.names())
    expect(await look()).toEqual({ written: null, apart: ['b', 'c'] })
    await conflicts.settle(ID, conflicts.of(ID).slice(0, 1))
    expect(conflicts.of(ID).map(({ name }) => name)).toEqual([SECOND])
    expect(conflicts.ids()).toEqual([ID])
    await conflicts.settle(ID, conflicts.of(ID))
    expect([conflicts.of(ID), conflicts.ids()]).toEqual([[], []])
    expect(await files.names()).toEqual([`${ID}.json`])
  })
})

describe('a copy that cannot be read', () => {
  test.each([
    ['is no JSON', 'half a fi', 'not JSON'],
    ['holds another match', JSON.stringify({ format: 'caravan-record', version: 1 }), /./],
    ['was made by a newer version', JSON.stringify({ format: 'caravan-record', version: 99 }), /newer version/],
  ])('because it %s is left alone, and told', async (_, text, why) => {
    const { dataFolder, id, copy } = await shared()
    writeFileSync(copy, text)
    const app = await openApp(dataFolder)
    const { notices, matches } = await homeOf(app)
    expect(notices).toEqual([expect.objectContaining({ kind: 'copy-left', file: `matches/${SYNCTHING(id)}` })])
    expect(notices[0]?.kind === 'copy-left' && notices[0].why).toMatch(why)
    expect(matches).toHaveLength(1)
    expect(readFileSync(copy, 'utf8')).toBe(text)
    expect(readdirSync(join(dataFolder, 'matches'))).toHaveLength(2)
  })
})

describe('a version beside a match whose file cannot be looked at for a moment', () => {
  test('is told of at once, as it would be no news at the next look', async () => {
    const { dataFolder, id, file, copy } = await shared()
    const theirs = await elsewhere(dataFolder, file, (app) => enterAll(app, id, ['5-3']))
    let short = false
    let refused = 0
    const stamp: typeof diskFiles.stamp = async (path) => {
      if (short && path.endsWith(`${id}.json`)) {
        refused += 1
        throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
      }
      return diskFiles.stamp(path)
    }
    const app = await openApp(dataFolder, { device: 'the tablet', files: { ...diskFiles, stamp } })
    await enterAll(app, id, ['2-1'])
    const told = until(app.home(undefined), ({ notices }) => notices.some(({ kind }) => kind === 'came-apart'))
    short = true
    writeFileSync(copy, theirs)
    await told
    expect(refused).toBeGreaterThan(0)
    short = false
  })
})

describe('copies of a person', () => {
  /* As houses of earlier versions have people: the colour that they are shown with is stored with the next change, and gives way to a chosen one. */
  test('are joined field by field, and neither name nor a chosen colour is lost', async () => {
    const { dataFolder } = await shared()
    const folder = join(dataFolder, 'people')
    const named = present(
      readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8').includes('"Ben"')),
      'Ben plays',
    )
    const { colour: _, ...before } = JSON.parse(readFileSync(join(folder, named), 'utf8')) as Record<string, unknown>
    writeFileSync(join(folder, named), JSON.stringify(before))
    const app = await openApp(dataFolder, { clock: () => new Date('2026-11-21T12:00:00Z') })
    const ben = present(
      app.people.all().find(({ name }) => name === 'Ben'),
      'Ben plays',
    )
    const file = `people/${ben.id}.json`
    const change = { colour: undefined, initials: undefined, picture: undefined }
    const theirs = await elsewhere(dataFolder, file, async (other) => {
      await other.people.change({ ...change, id: ben.id, name: 'Benjamin', initials: 'BJ' })
    })
    await app.people.change({ ...change, id: ben.id, name: 'Benny', colour: 'teal' })
    const copy = join(dataFolder, 'people', SYNCTHING(ben.id))
    writeFileSync(copy, theirs)
    await until(app.everybody(undefined), (people) => people.some(({ otherNames }) => otherNames !== undefined))
    expect(app.people.all().find(({ id }) => id === ben.id)).toMatchObject({ name: 'Benny', colour: 'teal', initials: 'BJ', otherNames: ['Benjamin'] })
    await expect.poll(() => existsSync(copy)).toBe(false)
    expect((await homeOf(app)).notices).toEqual([expect.objectContaining({ kind: 'two-names', name: 'Benny', other: 'Benjamin' })])
  })

  test('keep a colour that somebody chose, though a later change of the other device brings along the one that Caravan gave', async () => {
    const { dataFolder } = await shared()
    const app = await openApp(dataFolder, { clock: () => new Date('2026-11-21T10:00:00Z') })
    const ben = present(
      app.people.all().find(({ name }) => name === 'Ben'),
      'Ben plays',
    )
    const change = { id: ben.id, colour: undefined, initials: undefined, picture: undefined }
    const theirs = await elsewhere(dataFolder, `people/${ben.id}.json`, async (other) => {
      await other.people.change({ ...change, name: 'Benjamin' })
    })
    const colour = present(
      PERSON_COLOURS.find((each) => each !== ben.colour),
      'there are several',
    )
    await app.people.change({ ...change, colour })
    writeFileSync(join(dataFolder, 'people', SYNCTHING(ben.id)), theirs)
    await until(app.everybody(undefined), (people) => people.some(({ otherNames }) => otherNames !== undefined))
    expect(app.people.all().find(({ id }) => id === ben.id)).toMatchObject({ name: 'Benjamin', colour, otherNames: ['Ben'] })
  })

  test('with the same name on two devices are two people, who can be merged', async () => {
    const { dataFolder } = await shared()
    const app = await openApp(dataFolder)
    const cleo = await app.people.add('Cleo')
    writeFileSync(
      join(dataFolder, 'people', 'cleo-of-the-laptop.json'),
      JSON.stringify({ format: 'caravan-person', version: 1, id: 'cleo-of-the-laptop', name: 'Cleo', updatedAt: '2026-11-21T10:00:00.000Z' }),
    )
    await until(app.everybody(undefined), (people) => people.filter(({ name }) => name === 'Cleo').length === 2)
    expect(await app.people.merge('cleo-of-the-laptop', cleo.id)).toMatchObject({ ok: true })
  })
})

describe('copies of a photo', () => {
  /** A match with a kept photo, and that photo's file. */
  async function photographed() {
    const dataFolder = temporaryFolder()
    const app = await openApp(dataFolder)
    const id = idOf(await app.createMatch(ADA_AND_BEN))
    const jpeg = jpegOf(640, 480)
    idOf(await app.matches.enter({ matchId: id, revision: 0 }, play('6-4'), base64(jpeg)))
    await app.close()
    const folder = join(dataFolder, 'photos', id)
    const [name = ''] = readdirSync(folder)
    return { dataFolder, id, jpeg, file: join(folder, name), copy: join(folder, SYNCTHING(name.replace('.jpg', '')).replace('.json', '.jpg')) }
  }

  test('that are whole are removed, since they are the same', async () => {
    const { dataFolder, id, jpeg, file, copy } = await photographed()
    writeFileSync(copy, jpeg)
    await enterAll(await openApp(dataFolder), id, ['4-2'])
    expect(existsSync(copy)).toBe(false)
    expect(readFileSync(file)).toEqual(jpeg)
  })

  test('take the place of one that is not whole', async () => {
    const { dataFolder, id, jpeg, file, copy } = await photographed()
    writeFileSync(copy, jpeg)
    writeFileSync(file, jpeg.subarray(0, 20))
    await enterAll(await openApp(dataFolder), id, ['4-2'])
    expect(existsSync(copy)).toBe(false)
    expect(readFileSync(file)).toEqual(jpeg)
  })

  test('that hold something else are left alone', async () => {
    const { dataFolder, id, jpeg, file, copy } = await photographed()
    writeFileSync(copy, 'no picture')
    await enterAll(await openApp(dataFolder), id, ['4-2'])
    expect(readFileSync(copy, 'utf8')).toBe('no picture')
    expect(readFileSync(file)).toEqual(jpeg)
  })

  test('go with the version that is not chosen', async () => {
    const { dataFolder, id, jpeg } = await photographed()
    const theirs = await elsewhere(dataFolder, `matches/${id}.json`, (app) => enterAll(app, id, ['4-2']))
    const app = await openApp(dataFolder)
    await enterAll(app, id, ['6-5'])
    writeFileSync(matchFile(dataFolder, SYNCTHING(id)), theirs)
    const feed = await until(app.versions.live(id, undefined), ({ kind }) => kind === 'versions')
    if (feed.kind !== 'versions') throw new Error(feed.kind)
    const seen = feed.versions.map(({ token }) => token)
    idOf(await app.versions.choose({ matchId: id, seen, chosen: present(seen[0], 'two versions'), others: 'bin' }))
    const own = present((await bin(app)).matches[0], 'one in the bin').matchId
    const photo = readdirSync(join(dataFolder, 'photos', own))[0]?.replace('.jpg', '') ?? ''
    expect(await app.matches.photos.read(own, photo)).toBe(base64(jpeg))
  })
})
