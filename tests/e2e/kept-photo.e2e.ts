import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { HOST_AWAY } from './harness/faults'
import { boxOf, resize, sidewaysOverflow } from './harness/measure'
import { clientOver, ownerSocket } from './harness/owner'
import { fileOfMatch, readJson, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { Correction } from './pages/correction'
import { expectFocus } from './pages/keyboard'
import { startMatch } from './harness/played'

/** A JPEG as this browser makes one: a felt-green table with a tile on it. */
async function jpegFrom(page: Page): Promise<string> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1024
    canvas.height = 768
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('this browser has no canvas')
    context.fillStyle = 'darkgreen'
    context.fillRect(0, 0, 1024, 768)
    context.fillStyle = 'ivory'
    context.fillRect(412, 334, 200, 100)
    return canvas.toDataURL('image/jpeg', 0.8)
  })
  return address.slice(address.indexOf(',') + 1)
}

async function proportions(image: Locator): Promise<number> {
  const { width, height } = await boxOf(image)
  return width / height
}

describe('A photo kept with a play', () => {
  atNight(['tests/unit/renderer/screens/match/evidence/kept-photos.test.tsx', 'tests/unit/main/matches/photos.test.ts'], () => {
    test('is seen by everyone at the match, outlasts a restart, and is removed in a correction', async ({ page, host, dataFolder, faults, onTestFinished }) => {
      const table = await startMatch(page, FAMILY, ['6-6'])
      const file = await fileOfMatch(dataFolder, page.url())
      const { id: matchId, revision } = (await readJson(file)) as { readonly id: string; readonly revision: number }
      const socket = ownerSocket(await host.signIn())
      onTestFinished(() => socket.terminate())
      const client = clientOver(socket)
      const entered = await client.match.enter({ matchId, revision, event: { type: 'play', tile: '6-4' }, photo: await jpegFrom(page) })
      expect(entered).toMatchObject({ ok: true })
      expect(await scoreOf(file)).toMatchObject({ winner: null })

      const opener = await table.row(2)
      const shown = page.getByRole('dialog', { name: 'Ben’s 6-4', exact: true })
      const picture = shown.getByRole('img', { name: 'Photo of Ben’s 6-4' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await picture.waitFor()
      expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1024)
      expect(await proportions(picture)).toBeCloseTo(4 / 3, 1)
      await expectNoFault(page, 'the photo')
      await resize(page, { width: 360, height: 740 })
      await soon(() => sidewaysOverflow(page)).toEqual([])
      await resize(page, { width: 1280, height: 800 })
      await page.keyboard.press('Escape')
      await shown.waitFor({ state: 'detached' })
      await expectFocus(opener)
      await expectNoFault(page, 'the table with a photo')

      faults.expect(HOST_AWAY)
      await host.kill()
      await host.start()
      await page.reload()
      await table.look(2)
      await picture.waitFor()
      await page.keyboard.press('Escape')

      await table.open(2)
      const correction = new Correction(page)
      const shownSmall = correction.dialog.getByRole('img', { name: 'Photo of Ben’s 6-4' })
      await shownSmall.waitFor()
      expect(await proportions(shownSmall)).toBeCloseTo(4 / 3, 1)
      await expectNoFault(page, 'a correction with a photo')
      await correction.button('Delete photo').click()
      await correction.keep()
      await table.look(2)
      await soon(() => picture.count()).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Undo the correction' }).click()
      await table.look(2)
      await picture.waitFor()
      await page.keyboard.press('Escape')

      const photos = join(dataFolder, 'photos', matchId)
      for (const name of await readdir(photos)) await rm(join(photos, name))
      await table.look(2)
      await shown.getByText(/This photo is missing/).waitFor()
    })
  })
})
