import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingSchema } from '#shared/contract/settings'
import { deviceFolderOf, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { settingsOf } from '../../../support/main/settings'

test('nothing is chosen until someone chooses, and what was chosen is there again after a restart', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  expect(await settingsOf(app)).toEqual({})
  expect(await app.settings.set('theme', 'dark')).toEqual({ ok: true, value: {} })
  expect(await app.settings.set('keep-photographs', 'kept')).toEqual({ ok: true, value: {} })
  await app.close()
  expect(await settingsOf(await openApp(folder))).toEqual({ theme: 'dark', 'keep-photographs': 'kept' })
})

test('what is the house’s lies with the matches, what is the device’s in its own folder', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  await app.settings.set('theme', 'dark')
  await app.settings.set('keep-photographs', 'kept')
  const kept = (path: string): unknown => (JSON.parse(readFileSync(path, 'utf8')) as { readonly chosen: unknown }).chosen
  expect(kept(join(folder, 'settings', 'house.json'))).toEqual({ 'keep-photographs': 'kept' })
  expect(kept(join(deviceFolderOf(folder), 'settings', 'device.json'))).toEqual({ theme: 'dark' })
})

test('pages are told of a change at once', async () => {
  const app = await openApp(temporaryFolder())
  const stream = app.settings.live(undefined)
  expect((await stream.next()).value).toEqual({})
  const next = stream.next()
  await app.settings.set('sounds', 'on')
  expect((await next).value).toEqual({ sounds: 'on' })
  await stream.return()
})

test('what another version knows is kept for it, and what it chose wrongly is as if nobody had chosen', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'settings'))
  const path = join(folder, 'settings', 'house.json')
  writeFileSync(
    path,
    JSON.stringify({ format: 'caravan-settings', version: 1, chosen: { 'keep-photographs': 'sometimes', tablecloth: 'green', theme: 'dark' } }),
  )
  const app = await openApp(folder)
  expect(await settingsOf(app)).toEqual({})
  await app.settings.set('tile-print', 'numbers')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    chosen: { 'keep-photographs': 'sometimes', tablecloth: 'green', theme: 'dark', 'tile-print': 'numbers' },
  })
})

test('a file that cannot be read is moved aside and told of', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'settings'))
  writeFileSync(join(folder, 'settings', 'house.json'), 'torn')
  const app = await openApp(folder)
  expect(await settingsOf(app)).toEqual({})
  const home = app.home(undefined)
  expect((await home.next()).value).toMatchObject({ notices: [{ kind: 'moved-aside' }] })
  await home.return()
})

test.each([{ name: 'theme', choice: 'mauve' }, { name: 'cloth', choice: 'on' }, { name: 'constructor', choice: 'on' }, { name: 'theme' }])(
  'the contract refuses %j',
  (input) => {
    expect(settingSchema.safeParse(input).success).toBe(false)
  },
)
