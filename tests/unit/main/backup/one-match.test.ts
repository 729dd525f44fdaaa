import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backupName } from '#main/backup/layout'
import type { App } from '#main/app'
import type { VersionsFound } from '#shared/contract/backed-up'
import { enterAll, look, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { backedUp, filesOf, openHouse, valueOf } from './support/house'

const versions = async (app: App, matchId: string): Promise<VersionsFound> => valueOf(await app.backups.versionsOf(matchId))

describe('versions of one match in backups', () => {
  test('are found in automatic ones and in the named folder, the latest first, each once, and backups that cannot be read hold up nothing', async () => {
    const { app, ids, backupsFolder } = await openHouse()
    const first = await backedUp(app)
    await enterAll(app, ids[1], ['6-5'])
    await backedUp(app)
    await enterAll(app, ids[0], ['5-3'])
    const folder = temporaryFolder()
    await app.backups.setFolder(folder)
    const own = valueOf(await app.backups.toFolder())
    writeFileSync(join(backupsFolder, backupName(new Date(Date.UTC(2026, 10, 20)), 0)), 'no backup')

    const found = await versions(app, ids[0])
    expect(found.versions).toMatchObject([
      { source: { kind: 'folder', name: own.name }, names: ['Ada', 'Ben'], rounds: 1, events: 5 },
      // the second backup holds what the first does, and is the newer one
      { source: { kind: 'automatic' }, rounds: 1, events: 4 },
    ])
    expect(found.versions[1]?.source).not.toEqual(first)
    expect(found).toMatchObject({ searched: 4, unreadable: 1 })
    expect((await versions(app, 'a-match-nobody-knows')).versions).toEqual([])
  })

  test('that cannot be read are not among them', async () => {
    const { app, ids, dataFolder } = await openHouse()
    await backedUp(app)
    writeFileSync(join(dataFolder, 'matches', `${ids[0]}.json`), JSON.stringify({ format: 'caravan-record', version: 1, id: ids[0], rounds: 'none' }))
    await backedUp(app)
    expect((await versions(app, ids[0])).versions).toMatchObject([{ events: 4 }])
  })
})

describe('one match from a backup', () => {
  test('takes the place of a file that cannot be read, which is kept beside it; everything else stays', async () => {
    const { app, ids, dataFolder } = await openHouse()
    const source = await backedUp(app)
    await enterAll(app, ids[1], ['6-5'])
    const path = join(dataFolder, 'matches', `${ids[0]}.json`)
    const others = Object.entries(filesOf(dataFolder)).filter(([name]) => !name.includes(ids[0]))
    writeFileSync(path, '{"format": "caravan-rec')

    const restored = valueOf(await app.backups.restoreMatch(ids[0], source))
    expect(tilesOf(await look(app, ids[0]))).toEqual(['6-4', '4-2', '6-5', '2-1'])
    expect(restored.before).toMatch(/^caravan-backup-/)
    const kept = readdirSync(join(dataFolder, 'matches')).filter((name) => name.startsWith(`${ids[0]}.json.unreadable-`))
    expect(kept.map((name) => readFileSync(join(dataFolder, 'matches', name), 'utf8'))).toEqual(['{"format": "caravan-rec'])
    for (const name of kept) rmSync(join(dataFolder, 'matches', name))
    expect(Object.entries(filesOf(dataFolder)).filter(([name]) => !name.includes(ids[0]))).toEqual(others)
    // and it can be played on
    await enterAll(app, ids[0], ['5-3'])
  })

  test('comes after the revision that was here, so that other devices see a change, and brings its photos', async () => {
    const { app, ids, dataFolder } = await openHouse()
    const source = await backedUp(app)
    rmSync(join(dataFolder, 'photos'), { recursive: true })
    await enterAll(app, ids[2], ['6-4', '4-2'])
    const { revision } = valueOf(await app.backups.restoreMatch(ids[2], source))
    expect(revision).toBe(3)
    expect(tilesOf(await look(app, ids[2]))).toEqual([])
    expect(readdirSync(join(dataFolder, 'photos', ids[2]))).toHaveLength(1)
  })

  test('that is not in the backup, or cannot be read there, changes nothing', async () => {
    const { app, ids, dataFolder } = await openHouse()
    const source = await backedUp(app)
    const before = filesOf(dataFolder)
    expect(await app.backups.restoreMatch('a-match-nobody-knows', source)).toEqual({ ok: false, error: { kind: 'not-in-backup' } })
    expect(await app.backups.restoreMatch(ids[0], { kind: 'automatic', name: backupName(new Date(0), 0) })).toMatchObject({
      ok: false,
      error: { kind: 'gone' },
    })
    expect(filesOf(dataFolder)).toEqual(before)
  })
})
