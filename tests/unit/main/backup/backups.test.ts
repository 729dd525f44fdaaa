import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, describe, test } from 'vitest'
import { collect } from '#main/backup/collect'
import { madeOf } from '#main/backup/layout'
import { openArchive } from '#main/backup/read-archive'
import { readWhole } from '#main/backup/read-whole'
import type { Backups } from '#main/backup/backups'
import { UPLOAD_PART, type BackupSource } from '#shared/contract/backup'
import type { App } from '#main/app'
import { diskFiles, type Files } from '#main/store/files'
import { present } from '#shared/kernel/assert'
import { enterAll, idOf, look, openApp, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { backedUp, contentOf, filesOf, lookAt, openHouse, restored, shown, valueOf } from './support/house'

describe('making backups', () => {
  test('a backup holds every match, person and photo as they are, and says what it is', async () => {
    const { app, dataFolder, backupsFolder } = await openHouse()
    await app.backups.automatic()
    const [name = ''] = readdirSync(backupsFolder)
    const archive = await openArchive(diskFiles, join(backupsFolder, name))
    expect(archive.manifest).toMatchObject({
      format: 'caravan-backup',
      version: 1,
      device: 'the test',
      appVersion: '0.0.0-test',
      counts: { matches: 3, people: 4, photographs: 1 },
    })
    const held = await Promise.all(archive.entries.map(async (entry) => [entry.name, contentOf(entry.name, Buffer.from(await archive.read(entry)))] as const))
    await archive.close()
    expect(Object.fromEntries(held)).toEqual(filesOf(dataFolder))
  })

  test('a backup is made only where something has changed since the last, also after a restart', async () => {
    const { app, dataFolder, backupsFolder, ids } = await openHouse()
    await app.backups.automatic()
    await app.backups.automatic()
    expect(readdirSync(backupsFolder)).toHaveLength(1)
    await enterAll(app, ids[0], ['5-3'])
    await app.backups.automatic()
    expect(readdirSync(backupsFolder)).toHaveLength(2)
    await app.close()
    const again = await openApp(dataFolder)
    await again.backups.automatic()
    expect(readdirSync(backupsFolder)).toHaveLength(2)
  })

  test('where there is nothing yet there is no backup', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    await app.backups.automatic()
    expect((await shown(app)).automatic).toEqual([])
    expect(await app.backups.download()).toEqual({ ok: false, error: { kind: 'nothing-to-back-up' } })
  })

  test('backups begin with the host: one soon after the start and one while closing', async () => {
    const { app, backupsFolder, ids } = await openHouse()
    const stream = app.backups.live(undefined)
    await stream.next()
    app.backups.begin({ first: 0, every: 1e9, atClose: 10_000 })
    for await (const { automatic, work } of stream) if (automatic.length === 1 && work === null) break
    await enterAll(app, ids[0], ['5-3'])
    await app.close()
    expect(readdirSync(backupsFolder)).toHaveLength(2)
  })

  test('closing breaks off a backup that is being made, and leaves nothing of it behind', async () => {
    const { app, backupsFolder } = await openHouse()
    const making = app.backups.toFolder()
    const own = app.backups.automatic()
    await app.close()
    await Promise.all([making, own])
    const left = existsSync(backupsFolder) ? readdirSync(backupsFolder) : []
    expect(left.filter((name) => madeOf(name) === null)).toEqual([])
  })

  test('what is not ours is left out; what is not whole is in it as it is, is named, and does not hold the rest up', async () => {
    const { app, dataFolder, backupsFolder, ids } = await openHouse({ files: { ...diskFiles, watch: () => () => undefined } })
    writeFileSync(join(dataFolder, 'matches', `${ids[0]}.sync-conflict-20261121.json`), '{}')
    writeFileSync(join(dataFolder, 'matches', 'half-a-match.json'), '{"id": "half-a-')
    writeFileSync(join(dataFolder, 'photos', ids[2], `${'0'.repeat(32)}.jpg`), 'no such picture')
    await app.backups.automatic()
    const [name = ''] = readdirSync(backupsFolder)
    const archive = await openArchive(diskFiles, join(backupsFolder, name))
    await archive.close()
    expect(archive.manifest.counts).toEqual({ matches: 4, people: 4, photographs: 2 })
    expect(archive.manifest.leftOut).toBeUndefined()
    expect(archive.manifest.faults).toMatchObject({
      leftOut: 0,
      damaged: 2,
      lines: [
        { name: 'matches/half-a-match.json', why: 'not-valid', players: [] },
        { name: `photos/${ids[2]}/${'0'.repeat(32)}.jpg`, why: 'not-valid', players: ['Ada', 'Ben'] },
      ],
    })
  })
})

test('a match that another program is writing in place is read again until it holds still, and is whole in the backup', async () => {
  const { app, dataFolder, ids } = await openHouse()
  await app.close()
  const path = `${dataFolder}/matches/${ids[0]}.json`
  const before = readFileSync(path)
  let looked = 0
  const files: Files = {
    ...diskFiles,
    async readBytes(asked, most) {
      const bytes = await diskFiles.readBytes(asked, most)
      if (asked !== path || ++looked > 2) return bytes
      // once torn, once whole but already another by the time it has been read
      utimesSync(path, 0, new Date(Date.UTC(2030, 0, looked)))
      return looked === 1 ? bytes.subarray(0, bytes.length / 2) : bytes
    },
  }
  const folder = { path: dataFolder, files, clock: () => new Date(0), tell: () => undefined, withdraw: () => undefined }
  const file = (await collect({ data: folder, device: folder })).files.find(({ name }) => name === `matches/${ids[0]}.json`)
  const matches = { isSound: () => false }
  expect(await readWhole({ data: folder, device: folder, matches }, present(file, 'the match is there'))).toEqual({ kind: 'read', bytes: before, damage: null })
  expect(looked).toBe(3)
})

describe('the folder that the person names', () => {
  test('gets a whole backup, is remembered on the device, and lists what lies there', async () => {
    const { app, dataFolder } = await openHouse()
    const folder = temporaryFolder()
    expect(valueOf(await app.backups.setFolder(`  "${folder}/" `))).toEqual({ path: folder })
    const made = valueOf(await app.backups.toFolder())
    expect(readdirSync(folder)).toEqual([made.name])
    await app.close()
    const again = await openApp(dataFolder)
    // what a backup leaves out is looked up while the list is shown already
    await expect.poll(async () => (await shown(again)).folder).toEqual({ path: folder, problem: null, backups: [made] })
    expect((await lookAt(again, { kind: 'folder', name: made.name })).matches).toMatchObject({ same: 3 })
  })

  test.each([
    ['Backups', 'not-absolute'],
    [resolve('/no/such/place'), 'missing'],
  ])('is refused with the reason: %s', async (path, why) => {
    const { app } = await openHouse()
    expect(await app.backups.setFolder(path)).toEqual({ ok: false, error: { kind: 'folder', why, path } })
    expect((await shown(app)).folder).toBeNull()
  })

  test('is no file, and not the data folder nor one inside it', async () => {
    const { app, dataFolder, ids } = await openHouse()
    const file = join(dataFolder, 'matches', `${ids[0]}.json`)
    expect(await app.backups.setFolder(file)).toMatchObject({ error: { kind: 'folder', why: 'not-a-folder' } })
    for (const inside of [dataFolder, join(dataFolder, 'matches')])
      expect(await app.backups.setFolder(inside)).toMatchObject({ error: { kind: 'folder', why: 'in-data-folder' } })
  })

  test('that has gone away is told of, and an empty path forgets it', async () => {
    const { app } = await openHouse()
    const folder = temporaryFolder()
    await app.backups.setFolder(folder)
    rmSync(folder, { recursive: true })
    expect((await shown(app)).folder).toEqual({ path: folder, problem: 'missing', backups: [] })
    expect(await app.backups.toFolder()).toEqual({ ok: false, error: { kind: 'folder', why: 'missing', path: folder } })
    await app.backups.setFolder('')
    expect(await app.backups.toFolder()).toEqual({ ok: false, error: { kind: 'no-folder' } })
  })
})

/** Sends bytes as a page does, in parts. */
async function upload(backups: Backups, bytes: Buffer, part = UPLOAD_PART): Promise<BackupSource> {
  let id: string | undefined
  for (let at = 0; at === 0 || at < bytes.length; at += part)
    ({ id } = valueOf(await backups.receive(id, at, bytes.subarray(at, at + part).toString('base64'))))
  return { kind: 'upload', id: id ?? '' }
}

/** An empty house on another computer, and the first one's backup there. */
async function elsewhere(app: App, backupsFolder: string): Promise<{ readonly other: App; readonly source: BackupSource; readonly otherFolder: string }> {
  const source = await backedUp(app)
  const otherFolder = temporaryFolder()
  const other = await openApp(otherFolder, { device: 'elsewhere' })
  const there = temporaryFolder()
  cpSync(backupsFolder, there, { recursive: true })
  await other.backups.setFolder(there)
  return { other, source: { kind: 'folder', name: source.kind === 'upload' ? '' : source.name }, otherFolder }
}

describe('restoring', () => {
  test('restores everything where there was nothing, with nothing missing or changed', async () => {
    const { app, dataFolder, backupsFolder } = await openHouse()
    const { other, source, otherFolder } = await elsewhere(app, backupsFolder)
    expect(await lookAt(other, source)).toMatchObject({ matches: { new: 3, same: 0 }, people: { new: 4 }, photos: { new: 1 } })
    expect(await restored(other, source, 'new')).toEqual({
      matches: { added: 3, replaced: 0 },
      people: { added: 4, replaced: 0 },
      seasons: { added: 0, replaced: 0 },
      evenings: { added: 0, replaced: 0 },
      photos: 1,
      settings: 0,
      left: 0,
      unusable: 0,
      overLimit: [],
      before: null,
    })
    expect(filesOf(otherFolder)).toEqual(filesOf(dataFolder))
    expect(await lookAt(other, source)).toMatchObject({ matches: { new: 0, same: 3 }, people: { same: 4 }, photos: { new: 0, same: 1 }, lines: [] })
  })

  test('looking changes nothing and tells what is new, the same, older and newer than here', async () => {
    const { app, dataFolder, ids } = await openHouse()
    const early = await backedUp(app)
    await enterAll(app, ids[0], ['5-3'])
    const late = await backedUp(app)
    idOf(await app.matches.bin({ matchId: ids[1], revision: 2 }))
    idOf(await app.matches.deleteForGood({ matchId: ids[1], revision: 3 }))
    const before = filesOf(dataFolder)
    expect(await lookAt(app, early)).toMatchObject({ matches: { new: 1, same: 1, older: 1, newer: 0, left: 0 } })
    idOf(await app.matches.undo({ matchId: ids[0], revision: 5 }))
    await restored(app, early, 'all')
    expect(filesOf(dataFolder)).not.toEqual(before)
    expect((await lookAt(app, late)).lines.map(({ matchId, state }) => ({ matchId, state }))).toEqual([{ matchId: ids[0], state: 'older' }])
  })

  test('only what is new: what differs stays as it is', async () => {
    const { app, ids } = await openHouse()
    const source = await backedUp(app)
    await enterAll(app, ids[0], ['5-3'])
    idOf(await app.matches.bin({ matchId: ids[1], revision: 2 }))
    idOf(await app.matches.deleteForGood({ matchId: ids[1], revision: 3 }))
    expect(await restored(app, source, 'new')).toMatchObject({ matches: { added: 1, replaced: 0 } })
    expect(tilesOf(await look(app, ids[0]))).toHaveLength(5)
    expect(tilesOf(await look(app, ids[1]))).toEqual(['6-4', '4-2'])
  })

  test('a match that differs is replaced as a revision above both, says so in its trail, and what it was is in the backup made before', async () => {
    const { app, ids } = await openHouse()
    const source = await backedUp(app)
    await enterAll(app, ids[0], ['5-3'])
    const { before, matches } = await restored(app, source, 'all')
    expect(matches).toEqual({ added: 0, replaced: 1 })
    const now = await look(app, ids[0])
    expect(tilesOf(now)).toHaveLength(4)
    expect(now.revision).toBe(6)
    expect(now.trail.at(-1)).toMatchObject({ kind: 'from-backup', device: 'the test' })
    await restored(app, { kind: 'automatic', name: before ?? '' }, 'all')
    expect(tilesOf(await look(app, ids[0]))).toHaveLength(5)
  })

  test('a match that is replaced was changed last by the device that restored it', async () => {
    const { app: laptop, dataFolder, ids } = await openHouse({ device: 'the laptop' })
    const source = await backedUp(laptop)
    await laptop.close()
    const tablet = await openApp(dataFolder, { device: 'the tablet' })
    await enterAll(tablet, ids[0], ['5-3'])
    expect((await restored(tablet, source, 'all')).matches.replaced).toBe(1)
    expect(filesOf(dataFolder)[`matches/${ids[0]}.json`]).toMatchObject({ updatedOn: 'the tablet' })
  })

  test('is not told as a change of another device where someone looks at the match', async () => {
    const { app, ids } = await openHouse()
    const source = await backedUp(app)
    await enterAll(app, ids[0], ['5-3'])
    const stream = app.matches.live(ids[0], undefined)
    const next = async () => (await stream.next()).value
    await next()
    await restored(app, source, 'all')
    app.matches.changedOutside(ids[0])
    expect(await next()).toMatchObject({ match: { revision: 6 }, changedElsewhere: 0 })
    await app.matches.idle()
    idOf(await app.matches.describe({ matchId: ids[0], revision: 6 }, { place: 'Oslo' }))
    expect(await next()).toMatchObject({ changedElsewhere: 0 })
    await stream.return()
  })

  test('takes nothing away: matches and people that came later stay', async () => {
    const { app } = await openHouse()
    const source = await backedUp(app)
    await app.people.add('Eve')
    const later = idOf(await app.createMatch({ preset: 'bergen-game-cabinet', rules: {}, players: [{ name: 'Eve' }, { name: 'Ada' }], start: { leader: 0 } }))
    await restored(app, source, 'all')
    expect((await look(app, later)).record).toBeDefined()
    expect(app.people.all().map(({ name }) => name)).toContain('Eve')
  })

  test('a play entered between looking and restoring stays: that match is left as it is', async () => {
    const { app, ids } = await openHouse()
    const source = await backedUp(app)
    await enterAll(app, ids[0], ['5-3'])
    const { plan } = await lookAt(app, source)
    await enterAll(app, ids[0], ['1-0'])
    expect(valueOf(await app.backups.restore(plan, { choice: 'all', settings: false }))).toMatchObject({ matches: { replaced: 0 }, left: 1 })
    expect(tilesOf(await look(app, ids[0]))).toHaveLength(6)
  })

  test('a person renamed since is called as in the backup again, if that is chosen', async () => {
    const { app } = await openHouse()
    const source = await backedUp(app)
    const ada = app.people.all().find(({ name }) => name === 'Ada')
    valueOf(await app.people.change({ id: ada?.id ?? '', name: 'Adelaide', colour: undefined, initials: undefined, picture: undefined }))
    expect((await lookAt(app, source)).people).toMatchObject({ older: 1, same: 3 })
    expect(await restored(app, source, 'all')).toMatchObject({ people: { replaced: 1 } })
    expect(app.people.all().map(({ name }) => name)).toContain('Ada')
  })

  test('people whose name someone else has here are told before', async () => {
    const { app, backupsFolder } = await openHouse()
    const { other, source } = await elsewhere(app, backupsFolder)
    await other.people.add('ada')
    expect((await lookAt(other, source)).namesakes).toEqual(['Ada'])
  })

  test('a file that the person chose comes in parts and is restored like any other', async () => {
    const { app, backupsFolder } = await openHouse()
    const { other } = await elsewhere(app, backupsFolder)
    const [name = ''] = readdirSync(backupsFolder)
    const source = await upload(other.backups, readFileSync(join(backupsFolder, name)), 1000)
    expect(await restored(other, source, 'new')).toMatchObject({ matches: { added: 3 }, photos: 1 })
  })

  test('parts that do not follow one another are refused', async () => {
    const { app } = await openHouse()
    const { id } = valueOf(await app.backups.receive(undefined, 0, 'AAAA'))
    expect(await app.backups.receive(id, 9, 'AAAA')).toEqual({ ok: false, error: { kind: 'upload-broken' } })
    expect(await app.backups.receive('another-upload', 3, 'AAAA')).toEqual({ ok: false, error: { kind: 'upload-broken' } })
  })

  test('a plan is good once, and not for a file that is another by now', async () => {
    const { app, backupsFolder } = await openHouse()
    const source = await backedUp(app)
    const { plan } = await lookAt(app, source)
    const [name = ''] = readdirSync(backupsFolder)
    writeFileSync(join(backupsFolder, name), 'another file')
    expect(await app.backups.restore(plan, { choice: 'all', settings: false })).toEqual({ ok: false, error: { kind: 'changed' } })
    expect(await app.backups.restore(plan, { choice: 'all', settings: false })).toEqual({ ok: false, error: { kind: 'no-such-plan' } })
  })

  test('matches of a newer Caravan are in a backup, and are left as they are by one that does not know them', async () => {
    const { app, dataFolder, ids } = await openHouse()
    const newer = { ...(JSON.parse(readFileSync(join(dataFolder, 'matches', `${ids[0]}.json`), 'utf8')) as object), fileVersion: 99, id: 'a-match-of-tomorrow' }
    mkdirSync(join(dataFolder, 'matches'), { recursive: true })
    writeFileSync(join(dataFolder, 'matches', 'a-match-of-tomorrow.json'), JSON.stringify(newer))
    const source = await backedUp(app)
    rmSync(join(dataFolder, 'matches', 'a-match-of-tomorrow.json'))
    expect((await lookAt(app, source)).matches).toMatchObject({ same: 3, left: 1 })
    expect(await restored(app, source, 'all')).toMatchObject({ matches: { added: 0, replaced: 0 } })
  })
})
