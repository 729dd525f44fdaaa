import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '#main/app'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { ADA_AND_BEN, idOf, noticesOf, openApp } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { FaultyFiles, type Fault } from './support/faulty-files'

const FLUSH_FAILS: Fault = { name: 'failing', operation: 'sync-folder', code: 'EIO' }

async function house() {
  const folder = temporaryFolder()
  const disk = new FaultyFiles()
  const app = await openApp(folder, { files: disk.files })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const stored = (): { readonly revision: number } =>
    JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as { readonly revision: number }
  return { folder, disk, app, matchId, stored }
}

test('what is in its place counts as saved though its folder could not be flushed; the home page says that a power cut could undo it, until a flush works', async () => {
  const { disk, app, matchId, stored } = await house()
  disk.fault = FLUSH_FAILS
  for (let revision = 0; revision < 30; revision++) {
    expect(await app.matches.enter({ matchId, revision }, { type: 'pass' })).toMatchObject({ ok: true, value: { revision: revision + 1 } })
    expect(stored().revision).toBe(revision + 1)
  }
  expect(await noticesOf(app)).toEqual(['not-flushed'])
  disk.fault = null
  idOf(await app.matches.enter({ matchId, revision: 30 }, { type: 'pass' }))
  expect(await noticesOf(app)).toEqual([])
})

test('nothing was entered where it is the file itself that could not be flushed', async () => {
  const { disk, app, matchId, stored } = await house()
  disk.fault = { name: 'failing', operation: 'sync', code: 'EIO' }
  expect(await app.matches.enter({ matchId, revision: 0 }, { type: 'pass' })).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'input-output' } })
  expect([stored().revision, await noticesOf(app)]).toEqual([0, []])
})

async function evening({ evenings }: App): Promise<unknown> {
  const settings = { ...USUAL_SETTINGS, size: 2, method: 'random', minutes: null, preset: 'bergen-game-cabinet' } as const
  return evenings.create({ name: 'Club', settings })
}

test('the same of people, evenings and settings, of a backup, and of what is deleted for good', async () => {
  const { folder, disk, app, matchId } = await house()
  disk.fault = FLUSH_FAILS
  expect(await app.people.add('Cleo')).toMatchObject({ name: 'Cleo' })
  expect(await evening(app)).toMatchObject({ ok: true })
  expect(await app.settings.set('tile-print', 'numbers')).toMatchObject({ ok: true })
  expect(await app.backups.download()).toMatchObject({ ok: true })
  idOf(await app.matches.bin({ matchId, revision: 0 }))
  idOf(await app.matches.deleteForGood({ matchId, revision: 1 }))
  expect(existsSync(join(folder, 'matches', `${matchId}.json`))).toBe(false)
  expect(await noticesOf(app)).toEqual(['not-flushed'])
})
