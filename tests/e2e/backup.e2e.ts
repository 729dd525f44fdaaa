import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY } from './games'
import { accessibilityFaults } from './harness/axe'
import { HOST_AWAY } from './harness/faults'
import { resize, sidewaysOverflow } from './harness/measure'
import { deviceSettings, fileOfMatch } from './harness/records'
import { soon } from './harness/soon'
import { test as base } from './harness/test'
import { BackupPart } from './pages/backup'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'

const test = base.extend('stick', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-stick-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

describe('Backups', () => {
  atNight(['tests/unit/main/backup/backups.test.ts', 'tests/e2e/backup.e2e.ts'], () => {
    test('one is made automatically while closing, and a lost match and lost settings can be restored from it', async ({ page, host, faults, dataFolder }) => {
      const table = await startMatch(page, FAMILY, ['2-2', '2-0 right'])
      const before = await table.standing()
      const file = await fileOfMatch(dataFolder, page.url())
      const theme = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name, exact: true })
      const shown = () => page.evaluate(() => document.documentElement.dataset['theme'])
      await page.evaluate((to) => (window.location.hash = to), paths.settingGroup('table'))
      await page.getByRole('group', { name: 'Ask every player to agree on each round?' }).getByRole('radio', { name: 'Ask', exact: true }).check()
      await page.evaluate((to) => (window.location.hash = to), paths.settingGroup('look'))
      await theme('Dark').check()
      await soon(async () => readdir(join(dataFolder, 'settings'))).toContain('house.json')
      await soon(shown).toBe('dark')
      // a host that ends hears no more
      await soon(() => deviceSettings(dataFolder)).toMatchObject({ theme: 'dark' })
      faults.expect(HOST_AWAY)
      await host.stop()
      const made = await readdir(join(dataFolder, 'device', 'backups'))
      expect(made.length).toBeGreaterThan(0)
      await rm(file)
      await rm(join(dataFolder, 'settings'), { recursive: true })
      await host.start()
      await soon(() => theme('Dark').isChecked()).toBe(true)
      await theme('Light').check()
      await soon(shown).toBe('light')

      const home = new HomePage(page)
      await home.visit()
      await home.newMatch.waitFor()
      const backup = await new BackupPart(page).visit()
      await backup.lookAtAutomatic(made.length - 1)
      await soon(() => backup.counts()).toMatchObject({ Matches: ['1', '0', '0', '0'] })
      expect(await accessibilityFaults(page)).toEqual([])
      await backup.dialog.getByRole('radio', { name: 'Use the backup’s settings' }).check()
      await backup.dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      await backup.dialog.getByText(/^1 match restored\. Settings restored\./).waitFor()
      await soon(shown).toBe('dark')
      await backup.dialog.getByText('Close', { exact: true }).click()
      await home.visit()
      await (await home.goOn()).expectStanding(before)
      await page.evaluate((to) => (window.location.hash = to), paths.newMatch)
      await page.locator('summary').filter({ hasText: 'After each round everyone is asked' }).waitFor()
    })
  })

  atNight(['tests/faults/files-a-backup-cannot-read.test.ts', 'tests/e2e/backup.e2e.ts'], () => {
    test('one that leaves a file out says so when it is made, in the lists, before restoring and at home, until one has everything', async ({
      page,
      dataFolder,
      stick,
    }) => {
      await startMatch(page, FAMILY, ['2-2'])
      const file = join(dataFolder, 'matches', 'a-folder-in-its-place.json')
      const backup = await new BackupPart(page).visit()
      await backup.rememberFolder(stick)
      await backup.section.getByText(`Backups now go to ${stick}.`).waitFor()
      await mkdir(file)
      await backup.press('Back up now')
      const missing = backup.section.getByRole('status')
      await missing.getByText('This backup is incomplete').waitFor()
      await missing.getByText('1 file left out').click()
      await missing.getByText('matches/a-folder-in-its-place.json: something else is in its place').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await backup.lookAtLatest()
      await backup.dialog.getByText('This backup is incomplete').waitFor()
      await resize(page, { width: 360, height: 640 })
      await soon(() => sidewaysOverflow(page)).toEqual([])
      await backup.dialog.getByText('Close', { exact: true }).click()
      // the one that is offered for downloading is the automatic one
      await backup.press('Download backup')
      const home = new HomePage(page)
      await home.visit()
      const notice = page.getByText('The last automatic backup left out 1 file')
      await notice.waitFor()
      await rm(file, { recursive: true })
      await backup.visit()
      await backup.press('Download backup')
      await home.visit()
      await notice.waitFor({ state: 'detached' })
    })
  })

  test('one on request goes into a folder that is remembered, and as a download; either restores a match as it was; a file that is no backup, or a cut one, is refused and changes nothing', async ({
    page,
    stick,
    dataFolder,
  }) => {
    const table = await startMatch(page, FAMILY, ['2-2', '2-0 right'])
    const early = await table.standing()
    const match = await fileOfMatch(dataFolder, page.url())
    const backup = await new BackupPart(page).visit()
    await backup.rememberFolder('Backups')
    await backup.alert.getByText(/enter the full path/).waitFor()
    await backup.rememberFolder(join(stick, 'missing'))
    await backup.alert.getByText(/this folder doesn’t exist/).waitFor()
    await backup.rememberFolder(stick)
    await backup.section.getByText('Backups in your folder (0)').waitFor()
    await backup.press('Back up now')
    await backup.section.getByText('Backups in your folder (1)').waitFor()
    await backup.section
      .getByRole('status')
      .getByText(/was saved in .* and checked/)
      .waitFor()
    expect(await readdir(stick)).toEqual([expect.stringMatching(/^caravan-backup-.*\.zip$/)])

    const [download] = await Promise.all([page.waitForEvent('download'), backup.press('Download backup')])
    const file = join(stick, 'fetched', download.suggestedFilename())
    await mkdir(join(stick, 'fetched'))
    await download.saveAs(file)

    const home = new HomePage(page)
    await home.visit()
    const again = await home.goOn()
    await again.enter('5-0 right')
    await backup.visit()
    await backup.chooseFile(file)
    await backup.dialog.waitFor()
    await soon(() => backup.counts()).toMatchObject({ Matches: ['0', '0', '1', '0'], People: ['0', '3', '0', '0'] })
    await backup.dialog.getByRole('radio', { name: 'Also replace what differs' }).check()
    expect(await accessibilityFaults(page)).toEqual([])
    await backup.dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await backup.dialog.getByText('1 match replaced by the backup’s version', { exact: false }).waitFor()
    await backup.dialog.getByText('Close', { exact: true }).click()
    await home.visit()
    await (await home.goOn()).expectStanding(early)

    await backup.visit()
    await resize(page, { width: 360, height: 740 })
    await soon(() => sidewaysOverflow(page)).toEqual([])
    await backup.lookAtLatest()
    await soon(() => sidewaysOverflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await backup.dialog.getByRole('button', { name: 'Cancel' }).click()
    await resize(page, { width: 1280, height: 800 })

    const stored = await readFile(match, 'utf8')
    const [name = ''] = (await readdir(stick)).filter((each) => each.endsWith('.zip'))
    const whole = await readFile(join(stick, name))
    await writeFile(join(stick, 'diary.zip'), 'Dear diary')
    await backup.chooseFile(join(stick, 'diary.zip'))
    await backup.alert.getByText('This isn’t a ZIP file, so it isn’t a backup. Nothing changed.').waitFor()
    await writeFile(join(stick, name), whole.subarray(0, whole.length / 2))
    await backup.askForLatest()
    await backup.alert.getByText(/This backup is incomplete/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await readFile(match, 'utf8')).toBe(stored)
  })
})
