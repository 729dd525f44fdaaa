import { describe, expect } from 'vitest'
import { FAMILY } from './games'
import { fileOfMatch, readJson } from './harness/records'
import { smallDisk } from './harness/small-disk'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { startMatch } from './harness/played'

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
    await soon(() => table.laid()).toContain('5-0, played on the right end by Cleo')
  })
})
