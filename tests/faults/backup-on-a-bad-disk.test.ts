import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import type { Notice } from '#shared/contract/lists'
import { enterAll, look, openApp, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { backedUp, filesOf, lookAt, openHouse } from '../unit/main/backup/support/house'
import { FaultyFiles, type Fault } from './support/faulty-files'

async function noticesOf(app: App): Promise<readonly Notice[]> {
  const stream = app.home(undefined)
  const first = await stream.next()
  await stream.return()
  return first.done === true ? [] : first.value.notices
}

const FAULTS: readonly (readonly [string, Fault, string])[] = [
  ['a full disk', { name: 'disk-full' }, 'disk-full'],
  ['a short write', { name: 'short-write', bytes: 10 }, 'disk-full'],
  ['a folder that can only be read', { name: 'failing', operation: 'create', code: 'EROFS' }, 'read-only'],
  ['a disk that fails while flushing', { name: 'failing', operation: 'sync', code: 'EIO' }, 'input-output'],
  ['a refused rename', { name: 'failing', operation: 'rename', code: 'EROFS' }, 'read-only'],
]

describe.each(FAULTS)('an automatic backup on %s', (_, fault, reason) => {
  test('fails alone: it is told once, nothing is left half made, play goes on, and the next one that succeeds takes the message back', async () => {
    const disk = new FaultyFiles()
    const { app, ids, backupsFolder } = await openHouse({ files: disk.files })
    disk.fault = fault
    await app.backups.automatic()
    await app.backups.automatic()
    disk.fault = null
    expect(await noticesOf(app)).toMatchObject([{ kind: 'backup-failed', reason }])
    expect(readdirSync(backupsFolder)).toEqual([])
    await enterAll(app, ids[0], ['5-3'])
    expect(tilesOf(await look(app, ids[0]))).toHaveLength(5)

    await app.backups.automatic()
    expect(await noticesOf(app)).toEqual([])
    expect(readdirSync(backupsFolder)).toHaveLength(1)
  })
})

test('once put away, the message of a failing backup does not come back every half hour', async () => {
  const disk = new FaultyFiles()
  const { app } = await openHouse({ files: disk.files })
  disk.fault = { name: 'disk-full' }
  await app.backups.automatic()
  await app.dismissNotice('backup-failed')
  await app.backups.automatic()
  expect(await noticesOf(app)).toEqual([])
})

test('a backup on request on a full disk is refused with the reason, and leaves nothing behind', async () => {
  const disk = new FaultyFiles()
  const { app } = await openHouse({ files: disk.files })
  const folder = temporaryFolder()
  await app.backups.setFolder(folder)
  disk.fault = { name: 'disk-full' }
  expect(await app.backups.toFolder()).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'disk-full' } })
  expect(readdirSync(folder)).toEqual([])
})

test('restoring changes nothing where the backup of what is here cannot be made first', async () => {
  const disk = new FaultyFiles()
  const { app, ids, dataFolder } = await openHouse({ files: disk.files })
  const { plan } = await lookAt(app, await backedUp(app))
  await enterAll(app, ids[0], ['5-3'])
  const before = filesOf(dataFolder)
  disk.fault = { name: 'disk-full' }
  expect(await app.backups.restore(plan, { choice: 'all', settings: false })).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'disk-full' } })
  disk.fault = null
  expect(filesOf(dataFolder)).toEqual(before)
})

test('restoring on a disk that fills up stops, says what was restored until then, and the rest can be restored later', async () => {
  const disk = new FaultyFiles()
  const { app, ids, dataFolder } = await openHouse({ files: disk.files })
  const source = await backedUp(app)
  const whole = filesOf(dataFolder)
  await app.close()
  for (const top of ['matches', 'people', 'photos']) rmSync(`${dataFolder}/${top}`, { recursive: true })
  mkdirSync(`${dataFolder}/matches`)

  const again = await openApp(dataFolder, { files: disk.files })
  const { plan } = await lookAt(again, source)
  disk.fault = { name: 'failing', operation: 'sync', code: 'ENOSPC' }
  expect(await again.backups.restore(plan, { choice: 'new', settings: false })).toMatchObject({
    ok: false,
    error: { kind: 'stopped', why: { kind: 'not-saved', reason: 'disk-full' }, restored: { photos: 0 } },
  })
  disk.fault = null
  const rest = await lookAt(again, source)
  expect(rest.matches.new).toBe(ids.length)
  expect(await again.backups.restore(rest.plan, { choice: 'new', settings: false })).toMatchObject({
    ok: true,
    value: { matches: { added: 3 }, people: { added: 4 }, photos: 1 },
  })
  expect(filesOf(dataFolder)).toEqual(whole)
})
