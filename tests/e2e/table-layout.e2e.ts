import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { PresetId } from '#shared/rules/presets'
import { paths } from '../../src/renderer/navigation/paths'
import { putLine, randomLine } from './harness/random-lines'
import { soon } from './harness/soon'
import { boxesOf, boxOf, measureTable, movedBetween, outsideTray, targetsBelow } from './harness/table-boxes'
import { test } from './harness/test'
import { startMatch } from './harness/played'
import { FAMILY, FIRST_ROUND } from './games'

/** What the page must hold at a window of this size. */
interface Size {
  readonly width: number
  readonly height: number
  /** The felt's share of the window's height: with two ends, and with the taller tray of Double Bergen. */
  readonly felt: readonly [number, number]
  /** The long side of a tile, in pixels: a line of 20, a cross of 20, a star of 40. */
  readonly long: readonly [number, number, number]
}

const SIZES: readonly Size[] = [
  { width: 1280, height: 800, felt: [0.7, 0.65], long: [90, 76, 60] },
  { width: 1366, height: 768, felt: [0.7, 0.65], long: [90, 76, 60] },
  { width: 1920, height: 1080, felt: [0.7, 0.65], long: [140, 115, 92] },
  { width: 1024, height: 768, felt: [0.7, 0.65], long: [78, 62, 45] },
  { width: 820, height: 1180, felt: [0.56, 0.46], long: [86, 60, 45] },
  { width: 768, height: 1024, felt: [0.56, 0.46], long: [86, 60, 45] },
  { width: 390, height: 844, felt: [0.48, 0.38], long: [50, 36, 24] },
  { width: 360, height: 640, felt: [0.44, 0.38], long: [34, 30, 22] },
  { width: 844, height: 390, felt: [0.64, 0.54], long: [50, 36, 24] },
]

interface Game {
  readonly preset: PresetId
  readonly maxPip: number
  readonly arms: number
  /** Which of `felt` and of `long` it is held to, and with how many tiles. */
  readonly felt: 0 | 1 | null
  readonly long: 0 | 1 | 2
  readonly tiles: number
}

const GAMES: readonly Game[] = [
  { preset: 'flower-and-scorpion', maxPip: 6, arms: 2, felt: 0, long: 0, tiles: 20 },
  { preset: 'double-bergen', maxPip: 6, arms: 4, felt: 1, long: 1, tiles: 20 },
  { preset: 'double-bergen-twelve', maxPip: 12, arms: 8, felt: null, long: 2, tiles: 40 },
]

/** Lines of each kind; the measure is the smallest of them. */
const SEEDS = process.env['CARAVAN_EVERY_LINE'] === '1' ? [1, 2, 3, 4, 5, 6] : [1, 2]
/** From this many tiles on, the line fills the felt. */
const FILLS = 14
const EIGHT = ['Grandma Rose', 'Tom', 'Mia', 'Bartholomew Fitzgerald', 'Ada', 'Cleo', 'Finn', 'Ida']

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), paths.match(id))
  await page.locator(`[data-felt] svg[data-unit]`).waitFor()
}

async function at(page: Page, { width, height }: Pick<Size, 'width' | 'height'>): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}

describe('The board is the hero', () => {
  for (const { preset, maxPip, arms, felt, long, tiles } of GAMES) {
    test(`with ${tiles} tiles of ${preset}, at every size`, { timeout: 240_000 }, async ({ page, dataFolder }) => {
      const ids = await Promise.all(SEEDS.map((seed) => putLine(dataFolder, randomLine(preset, { tiles, maxPip, arms }, seed))))
      const faults: string[] = []
      const measured: string[] = []
      for (const size of SIZES) {
        let smallest = Infinity
        for (const id of ids) {
          await at(page, size)
          await show(page, id)
          await at(page, size)
          const table = await measureTable(page)
          const where = `${size.width}×${size.height} ${id}`
          smallest = Math.min(smallest, table.long)
          if (table.scrolls) faults.push(`${where}: the page scrolls (${table.scrolls})`)
          if (felt !== null && table.feltShare < size.felt[felt]) faults.push(`${where}: the felt has ${(100 * table.feltShare).toFixed(1)} % of the height`)
          if (table.long < size.long[long]) faults.push(`${where}: a tile is ${table.long.toFixed(1)} long`)
          if (tiles >= FILLS && Math.max(table.filledWidth, table.filledHeight) < 0.65)
            faults.push(
              `${where}: the line fills ${(100 * table.filledWidth).toFixed(0)} % of the width, ${(100 * table.filledHeight).toFixed(0)} % of the height`,
            )
          faults.push(...table.outside.map((what) => `${where}: outside the window: ${what}`))
        }
        measured.push(`${size.width}×${size.height}: ${smallest.toFixed(0)}`)
      }
      console.info(`${preset}, long side of a tile: ${measured.join('  ')}`)
      expect(faults).toEqual([])
    })
  }
})

describe('Before the lead', () => {
  for (const { preset, players } of [
    { preset: 'flower-and-scorpion', players: EIGHT.slice(0, 4) },
    { preset: 'double-bergen', players: EIGHT.slice(0, 4) },
    { preset: 'double-bergen-twelve', players: EIGHT },
  ] as const) {
    test(`every tile that may lead at ${preset} lies in the tray and in the window, at every size`, { timeout: 120_000 }, async ({ page, dataFolder }) => {
      const id = await putLine(dataFolder, { preset, seed: 0, tiles: 0, line: [] }, players)
      await page.evaluate((to) => (window.location.hash = to), paths.match(id))
      await page.locator('[data-tray] button').first().waitFor()
      const faults: string[] = []
      for (const size of SIZES) {
        await at(page, size)
        const { scrolls, outside } = await measureTable(page)
        const where = `${size.width}×${size.height}`
        if (scrolls !== '') faults.push(`${where}: the page scrolls (${scrolls})`)
        faults.push(...outside.map((what) => `${where}: outside the window: ${what}`))
        faults.push(...(await outsideTray(page)).map((what) => `${where}: outside the tray: ${what}`))
      }
      expect(faults).toEqual([])
    })
  }
})

describe('Nothing moves when a tile is chosen', () => {
  for (const size of SIZES) {
    test(`at ${size.width}×${size.height}: no button, no tile, not the board`, async ({ page }) => {
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
      await at(page, size)
      const before = await boxesOf(page)
      const slots = page.locator('[data-tray] button')
      const count = await slots.count()
      expect(count).toBeGreaterThan(0)
      for (let nth = 0; nth < count; nth += 1) {
        await slots.nth(nth).click()
        await soon(() => page.locator('[data-tray] [aria-pressed="true"]').count()).toBe(1)
        expect(movedBetween(before, await boxesOf(page)), `tile ${nth}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
  }
})

describe('With eight players', () => {
  test('every score, every name and every target is there, at every size', { timeout: 120_000 }, async ({ page, dataFolder }) => {
    const id = await putLine(dataFolder, randomLine('double-bergen-twelve', { tiles: 30, maxPip: 12, arms: 8 }, 3), EIGHT)
    await show(page, id)
    const faults: string[] = []
    for (const size of SIZES) {
      await at(page, size)
      const { width, height } = size
      const table = await measureTable(page)
      if (table.scrolls) faults.push(`${width}×${height}: the page scrolls (${table.scrolls})`)
      faults.push(...table.outside.map((what) => `${width}×${height}: outside the window: ${what}`))
      for (const score of await page.locator('[data-score]').all()) {
        const box = await boxOf(score)
        if (box.width === 0 || box.bottom > height || box.right > width) faults.push(`${width}×${height}: a score is not seen`)
      }
    }
    expect(faults).toEqual([])
  })
})

test('Targets are 44 pixels on phones and 56 elsewhere', { timeout: 120_000 }, async ({ page }) => {
  await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
  const faults: string[] = []
  for (const size of SIZES) {
    await at(page, size)
    const phone = Math.min(size.width, size.height) < 560
    faults.push(...(await targetsBelow(page, phone ? 44 : 56)).map((what) => `${size.width}×${size.height}: ${what}`))
  }
  expect(faults).toEqual([])
})
