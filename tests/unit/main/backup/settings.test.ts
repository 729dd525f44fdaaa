import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/main/folder'
import { deviceFolderOf, openApp } from '../../../support/main/apps'
import { backedUp, lookAt, openHouse, shown, valueOf } from './support/house'
import { settingsOf } from '../../../support/main/settings'

test('settings travel with the backup: of the device and of the house, to where nothing was chosen', async () => {
  const { app, backupsFolder } = await openHouse()
  await app.settings.set('theme', 'dark')
  await app.settings.set('confirm-rounds', 'asked')
  const name = await backedUp(app)
  const folder = temporaryFolder()
  const other = await openApp(folder)
  valueOf(await other.backups.setFolder(backupsFolder))
  const source = { kind: 'folder', name: 'name' in name ? name.name : '' } as const
  const preview = await lookAt(other, source)
  expect(preview.settings).toEqual({ device: 'new', house: 'new' })
  expect(valueOf(await other.backups.restore(preview.plan, { choice: 'new', settings: true }))).toMatchObject({ settings: 2 })
  expect(await settingsOf(other)).toEqual({ theme: 'dark', 'confirm-rounds': 'asked' })
  expect((await lookAt(other, source)).settings).toEqual({ device: 'same', house: 'same' })
})

test('what is set here stays unless it is wished otherwise, and what the backup does not name stays even then', async () => {
  const { app } = await openHouse()
  await app.settings.set('theme', 'dark')
  const source = await backedUp(app)
  await app.settings.set('theme', 'contrast')
  await app.settings.set('sounds', 'on')
  const first = await lookAt(app, source)
  expect(first.settings).toEqual({ device: 'other' })
  valueOf(await app.backups.restore(first.plan, { choice: 'all', settings: false }))
  expect(await settingsOf(app)).toEqual({ theme: 'contrast', sounds: 'on' })
  valueOf(await app.backups.restore((await lookAt(app, source)).plan, { choice: 'new', settings: true }))
  expect(await settingsOf(app)).toEqual({ theme: 'dark', sounds: 'on' })
})

test('a setting that has changed is reason enough for an automatic backup', async () => {
  const { app } = await openHouse()
  await backedUp(app)
  await app.settings.set('sounds', 'on')
  await app.backups.automatic()
  expect((await shown(app)).automatic).toHaveLength(2)
})

test('settings of a newer Caravan in a backup are left as they are', async () => {
  const { app, dataFolder } = await openHouse()
  await app.settings.set('theme', 'dark')
  await app.close()
  const path = join(deviceFolderOf(dataFolder), 'settings', 'device.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"version":1', '"version":2'))
  const again = await openApp(dataFolder)
  expect((await settingsOf(again)).theme).toBeUndefined()
  expect(await again.settings.set('theme', 'light')).toMatchObject({ ok: false, error: { kind: 'not-saved' } })
})
