import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { jpegOf } from './harness/pictures'
import { fileOfMatch, scoreOf } from './harness/records'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { openPhoto } from './pages/photo'

/** The photos that lie in a data folder. */
async function keptIn(dataFolder: string): Promise<readonly string[]> {
  const folder = join(dataFolder, 'photos')
  if (!existsSync(folder)) return []
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.jpg')).map((name) => join(folder, name))
}

describe('The photo of a play', () => {
  atNight(['tests/unit/renderer/photo/keep-photo.test.tsx', 'tests/unit/renderer/screens/match/evidence/kept-photos.test.tsx'], () => {
    test('is not kept unless it is asked for, and then lies with the play as a small copy that can be looked at', async ({ page, dataFolder }) => {
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 2))
      const unkept = await openPhoto(page)
      await unkept.choose(await jpegOf('table-03'))
      await unkept.expectProposed('5-0', 'Right end')
      await soon(() => unkept.keepBox.isChecked()).toBe(false)
      await unkept.enter()
      await soon(() => table.laid()).toHaveLength(3)
      expect(await keptIn(dataFolder)).toEqual([])

      const kept = await openPhoto(page)
      await kept.choose(await jpegOf('table-04'))
      await kept.expectProposed('5-2', 'Right end')
      await kept.keepBox.check()
      await kept.enter()
      await soon(() => table.laid()).toHaveLength(4)
      const [file, ...others] = await keptIn(dataFolder)
      expect(others).toEqual([])
      const { format, width } = await sharp(await readFile(file ?? '')).metadata()
      expect(format).toBe('jpeg')
      expect(width).toBeLessThanOrEqual(1024)

      const picture = (await table.look(4)).getByRole('img', { name: /^Photo of .*’s 5-2$/ })
      await picture.waitFor()
      await soon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
      await page.keyboard.press('Escape')
      const without = await table.look(3)
      await soon(() => without.getByRole('img', { name: /^Photo/ }).count()).toBe(0)
      expect(await scoreOf(await fileOfMatch(dataFolder, page.url()))).toMatchObject({ totals: [4, 0, 0] })
    })
  })
})
