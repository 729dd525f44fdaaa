import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { accessibilityFaults } from './harness/axe'
import { jpegOf } from './harness/pictures'
import { readJson } from './harness/records'
import { onceRead, soon } from './harness/soon'
import { test as base } from './harness/test'
import { BackupPart } from './pages/backup'
import { goTo } from './pages/ways'
import { HomePage } from './pages/home'
import { openPhoto, PhotoDialog } from './pages/photo'
import { startMatch } from './harness/played'

interface Kept {
  readonly kept: { readonly tiles: { readonly highest: number; readonly lost: readonly string[] } } | null
}

const test = base.extend('stick', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-stick-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

/** What the settings say of the tiles. */
async function yourTiles(page: Page) {
  await goTo(page, 'Settings')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Camera' }).click()
  return page.getByRole('group', { name: 'Your tiles', exact: true })
}

const known = /^Caravan knows your double-six set\. The photos are from /

describe('Your own tiles', () => {
  atNight(['tests/unit/renderer/photo/own/own-tiles.test.tsx', 'tests/unit/main/settings/own-tiles.test.ts'], () => {
    test('are photographed in two halves, kept, forgotten, restored from a backup, and read by', async ({ page, dataFolder, stick }) => {
      const kept = async () => ((await readJson(join(dataFolder, 'tiles', 'own.json'))) as Kept).kept
      await startMatch(page, FAMILY, ['2-2'])
      const match = page.url()
      const home = new HomePage(page)
      await home.visit()
      let row = await yourTiles(page)
      await row.getByRole('button', { name: 'Take photos of tiles…' }).click()
      const photo = new PhotoDialog(page, 'Photos of your tiles')
      await photo.choose(await jpegOf('laid-1'))
      await onceRead(async () => (await photo.readings()).length).toBe(14)
      await photo.dialog.getByText('14 tiles found.').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await photo.dialog.getByRole('button', { name: 'Next photo' }).click()
      // turning a tablet gives the settings their other form, and the first photo is kept
      for (const [width, height] of [
        [800, 1200],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await photo.dialog.getByRole('strong').filter({ hasText: 'Photo 2 of 2.' }).waitFor()
      }
      await photo.choose(await jpegOf('laid-2'))
      await photo.dialog.getByText('14 tiles found, 28 in both photos.').waitFor()
      await photo.dialog.getByRole('button', { name: 'Save tiles' }).click()
      await row.getByText(known).waitFor()
      expect(await kept()).toMatchObject({ tiles: { highest: 6, lost: [] } })

      const backup = await new BackupPart(page).visit()
      await backup.rememberFolder(stick)
      await backup.press('Back up now')
      await soon(async () => (await readdir(stick)).length).toBeGreaterThan(0)

      row = await yourTiles(page)
      const forget = async (): Promise<void> => {
        await row.getByRole('button', { name: 'Forget tiles' }).click()
        await page.getByRole('dialog', { name: 'Forget your tiles?' }).getByRole('button', { name: 'Forget tiles' }).click()
        await row.getByRole('button', { name: 'Take photos of tiles…' }).waitFor()
      }
      await forget()
      expect(await kept()).toBeNull()

      await backup.visit()
      await backup.lookAtLatest()
      await backup.dialog.getByRole('radio', { name: 'Use the backup’s settings' }).check()
      await backup.dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      await backup.dialog.getByText(/Settings restored\./).waitFor()
      await backup.dialog.getByText('Close', { exact: true }).click()
      row = await yourTiles(page)
      await row.getByText(known).waitFor()

      // the next photo of a play is read with them
      await page.goto(match)
      const play = await openPhoto(page)
      await play.choose(await jpegOf('table-02'))
      await play.expectProposed('2-0', 'Right end')
      expect([...(await play.readings())].sort()).toEqual(['2-0', '2-2'])
    })
  })
})
