import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { FAMILY } from './games'
import { HOST_AWAY } from './harness/faults'
import { fileOfMatch, readJson } from './harness/records'
import { smallDisk } from './harness/small-disk'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'

describe('A match file that cannot be read', () => {
  test('stays unchanged in its place and is named, and every other match is there', async ({ page, host, faults, dataFolder }) => {
    await startMatch(page, { ...FAMILY, players: ['Tom', 'Tina'], leader: 'Tom' }, ['2-2'])
    const file = await fileOfMatch(dataFolder, page.url())
    const whole = await startMatch(page, FAMILY, ['2-2', '2-0 right'])
    const before = await whole.standing()

    faults.expect(HOST_AWAY)
    await host.stop()
    const half = (await readFile(file, 'utf8')).slice(0, 200)
    await writeFile(file, half)
    await host.start()
    const home = new HomePage(page)
    await home.visit()
    await page.reload()
    await home.damaged.getByRole('link', { name: /Tom and Tina/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Can’t open this match' }).waitFor()
    await page.getByText('The end of its file is missing.').waitFor()
    expect(await readFile(file, 'utf8')).toBe(half)

    await home.visit()
    await (await home.goOn()).expectStanding(before)
  })
})

describe('A disk that is full', () => {
  const withSmallDisk = test
    .extend('disk', async ({}, { onCleanup }) => {
      const disk = await smallDisk()
      onCleanup(disk.remove)
      return disk
    })
    .extend('dataFolder', ({ disk }) => disk.folder)

  withSmallDisk('refuses the play in a sentence, loses nothing, and takes it once there is room', async ({ page, disk, dataFolder, host }) => {
    const table = await startMatch(page, FAMILY, ['2-2', '2-0 right'])
    const before = await table.standing()
    const file = await fileOfMatch(dataFolder, page.url())
    const stored = await readJson(file)

    disk.fill(host.pid())
    await table.press('5-0 right')
    await table.alert.getByText('Not saved').waitFor()
    await table.alert.getByText(`${disk.told} Nothing was saved. Everything saved before is safe.`).waitFor()
    await table.expectStanding(before)
    expect(await readJson(file)).toEqual(stored)

    disk.free(host.pid())
    await table.enter('5-0 right')
    expect(await table.laid()).toContain('5-0, played on the right end by Cleo')
  })
})
