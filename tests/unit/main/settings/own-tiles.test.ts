import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownTilesSchema } from '#shared/contract/own-tiles'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { GREEN, ownTilesOf } from '../../../support/main/own-tiles'
import { backedUp, lookAt, openHouse, shown, valueOf } from '../backup/support/house'

test('nothing is known until tiles are kept, and they are there again after a restart', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  expect(await ownTilesOf(app)).toBeNull()
  expect(await app.ownTiles.keep(GREEN)).toEqual({ ok: true, value: {} })
  await app.close()
  expect(await ownTilesOf(await openApp(folder))).toMatchObject({ tiles: GREEN })
})

test('what is forgotten is gone from the file', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  await app.ownTiles.keep(GREEN)
  expect(await app.ownTiles.forget()).toEqual({ ok: true, value: {} })
  expect(await ownTilesOf(app)).toBeNull()
  expect(JSON.parse(readFileSync(join(folder, 'tiles', 'own.json'), 'utf8'))).toEqual({ format: 'caravan-own-tiles', version: 1, kept: null })
})

test('pages are told of a change at once', async () => {
  const app = await openApp(temporaryFolder())
  const stream = app.ownTiles.live(undefined)
  expect((await stream.next()).value).toBeNull()
  const next = stream.next()
  await app.ownTiles.keep(GREEN)
  expect((await next).value).toMatchObject({ tiles: { highest: 6 } })
  await stream.return()
})

test('a file of a newer Caravan is left as it is', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  await app.ownTiles.keep(GREEN)
  await app.close()
  const path = join(folder, 'tiles', 'own.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"version":1', '"version":2'))
  const again = await openApp(folder)
  expect(await ownTilesOf(again)).toBeNull()
  expect(await again.ownTiles.keep(GREEN)).toMatchObject({ ok: false, error: { kind: 'not-saved' } })
})

test('they travel with the backup, to where none are known, and are reason enough for one', async () => {
  const { app, backupsFolder } = await openHouse()
  await backedUp(app)
  await app.ownTiles.keep(GREEN)
  await app.backups.automatic()
  expect((await shown(app)).automatic).toHaveLength(2)
  const name = await backedUp(app)
  const other = await openApp(temporaryFolder())
  valueOf(await other.backups.setFolder(backupsFolder))
  const source = { kind: 'folder', name: 'name' in name ? name.name : '' } as const
  const preview = await lookAt(other, source)
  expect(preview.settings).toEqual({ tiles: 'new' })
  expect(valueOf(await other.backups.restore(preview.plan, { choice: 'new', settings: true }))).toMatchObject({ settings: 1 })
  expect(await ownTilesOf(other)).toEqual(await ownTilesOf(app))
  expect((await lookAt(other, source)).settings).toEqual({ tiles: 'same' })
})

test('a backup from before takes no tiles away, and one with others replaces them only where that is wished', async () => {
  const { app } = await openHouse()
  await app.ownTiles.keep(GREEN)
  await app.ownTiles.forget()
  const forgotten = await backedUp(app)
  await app.ownTiles.keep(GREEN)
  const green = await backedUp(app)
  await app.ownTiles.keep({ ...GREEN, lost: [] })
  expect((await lookAt(app, forgotten)).settings).toEqual({ tiles: 'same' })
  const preview = await lookAt(app, green)
  expect(preview.settings).toEqual({ tiles: 'other' })
  valueOf(await app.backups.restore(preview.plan, { choice: 'all', settings: false }))
  expect(await ownTilesOf(app)).toMatchObject({ tiles: { lost: [] } })
  valueOf(await app.backups.restore((await lookAt(app, green)).plan, { choice: 'all', settings: true }))
  expect(await ownTilesOf(app)).toMatchObject({ tiles: { lost: ['3-1'] } })
})

test.each([
  { ...GREEN, highest: 7 },
  { ...GREEN, grounds: [] },
  { ...GREEN, lost: ['three-one'] },
])('the contract refuses %j', (input) => {
  expect(ownTilesSchema.safeParse(input).success).toBe(false)
})
