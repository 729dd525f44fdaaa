import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY } from './games'
import { accessibilityFaults } from './harness/axe'
import { jpegOf } from './harness/pictures'
import { fileOfMatch, readJson } from './harness/records'
import { onceRead, soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { LinePhoto } from './pages/photo'

const eventsOf = async (file: string): Promise<readonly unknown[]> =>
  ((await readJson(file)) as { readonly rounds: readonly { readonly events: readonly unknown[] }[] }).rounds[0]?.events ?? []

describe('A round that is already under way', () => {
  atNight(['tests/e2e/photo-line.e2e.ts', 'tests/e2e/photo-offline.e2e.ts', 'tests/unit/shared/recognition/table.test.ts'], () => {
    test('begins with the line in a photo, and goes on from there', async ({ page, dataFolder }) => {
      const table = await startMatch(page, FAMILY)
      const photo = await LinePhoto.open(page)
      await photo.choose(await jpegOf('table-12'))
      await onceRead(() => photo.line.inputValue()).toBe('4-6 6-5 5-3 3-3 3-2 2-2 2-0 0-5 5-2 2-6 6-0 0-1')
      await photo.nextIs('Ben')
      await photo.set('Tiles in Ben’s hand', '4')
      await photo.set('Ada’s chips so far', '2')
      expect(await accessibilityFaults(page)).toEqual([])
      await photo.begin(12)
      await soon(() => table.laid()).toHaveLength(12)
      await table.expectTotals([2, 0, 0])
      await table.enter('1-4 right')
      const file = await fileOfMatch(dataFolder, page.url())
      expect(await eventsOf(file)).toMatchObject([
        { type: 'table', player: 1, line: ['4-6', '6-5', '5-3', '3-3', '3-2', '2-2', '2-0', '0-5', '5-2', '2-6', '6-0', '0-1'], totals: [2, 0, 0] },
        { type: 'play', player: 1, tile: '4-1', arm: 'right' },
      ])
    })
  })

  test('can be typed, and what cannot lie there is told as it is typed', async ({ page, dataFolder }) => {
    await startMatch(page, FAMILY)
    const photo = await LinePhoto.open(page)
    await photo.line.fill('6-4 2-4')
    await photo.dialog
      .getByText(/2-4|4-2/)
      .last()
      .waitFor()
    await soon(() => photo.beginButton.isEnabled()).toBe(false)
    await photo.line.fill('-')
    await photo.dialog.getByText('Enter at least one tile.').waitFor()
    // as a keyboard that makes dashes of hyphens writes it
    await photo.line.fill('6–4 4−2')
    await photo.begin(2)
    expect(await eventsOf(await fileOfMatch(dataFolder, page.url()))).toMatchObject([{ type: 'table', player: 0, line: ['6-4', '4-2'] }])
  })
})
