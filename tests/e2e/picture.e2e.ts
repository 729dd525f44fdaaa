import { describe, expect } from 'vitest'
import { FAMILY, FIRST_ROUND } from './games'
import { takePicture, takeScreens } from './harness/screens'
import { resize } from './harness/measure'
import { test } from './harness/test'
import { startMatch } from './pages/new-match'

describe('The picture of the table', () => {
  test('shows a round of Flower & Scorpion in its middle, with what the chosen tile would score', async ({ page }) => {
    const table = await startMatch(page, { ...FAMILY, players: ['Ada', 'Ben', 'Cleo', 'Dan'], rules: {} })
    await table.enter(...FIRST_ROUND.slice(0, 10))
    await table.says(/Long Flower 6-4 \+1\./)
    await table.type('44')
    expect(await table.ways()).toEqual(['Left end: +2, long Flower × 2 +2'])
    await resize(page, { width: 1280, height: 800 })
    await takePicture(page, 'table')
    await takeScreens(page, 'table-with-a-tile-chosen')
  })
})
