import type { Page } from 'playwright-core'
import { paths } from '../../src/renderer/navigation/paths'
import { putLine, randomLine } from '../e2e/harness/random-lines'
import { test } from '../e2e/harness/test'
import { take } from './pictures'

const FOUR = ['Grandma Rose', 'Bartholomew the Younger', 'Mia', 'Tom']
const EIGHT = ['Grandma Rose', 'Bartholomew the Younger', 'Mia', 'Tom', 'Ada', 'Cleo', 'Finn', 'Maximiliane-Charlotte']

/** A line of so many tiles of each kind: as few as lie there after a moment, and as many as there can be. */
const LINES = [
  { preset: 'flower-and-scorpion', maxPip: 6, arms: 2, tiles: [1, 3, 8, 20, 28], players: FOUR.slice(1) },
  { preset: 'double-bergen', maxPip: 6, arms: 4, tiles: [5, 16, 28], players: FOUR },
  { preset: 'double-bergen-twelve', maxPip: 12, arms: 8, tiles: [12, 33], players: EIGHT },
] as const

async function open(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), paths.match(id))
  await page.locator('[data-felt] svg[data-unit]').waitFor()
}

for (const { preset, maxPip, arms, tiles, players } of LINES) {
  test(`live: lines of ${preset}, short and long`, { timeout: 300_000 }, async ({ page, dataFolder }) => {
    const ids = await Promise.all(tiles.map((length) => putLine(dataFolder, randomLine(preset, { tiles: length, maxPip, arms }, 2), players)))
    for (const [at, id] of ids.entries()) {
      await open(page, id)
      await take(page, 'live', `${preset}-${tiles[at]}`)
    }
    await page.locator('[data-tray] button').first().click()
    await take(page, 'live', `${preset}-chosen`)
  })
}
