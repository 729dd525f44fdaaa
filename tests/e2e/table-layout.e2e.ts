import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { PresetId } from '#shared/rules/presets'
import { paths } from '../../src/renderer/navigation/paths'
import { putLine, randomLine, type RandomLine } from './harness/random-lines'
import { soon } from './harness/soon'
import {
  boxesOf,
  boxOf,
  cutRows,
  faultsOfCards,
  measureTable,
  movedBetween,
  outsideTray,
  saidOverLine,
  singleRow,
  targetsBelow,
  type TableMeasured,
} from './harness/table-boxes'
import { tableTest, test } from './harness/test'
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
  /** Which of `felt` and of `long` it is held to, and up to how many tiles. */
  readonly felt: 0 | 1 | null
  readonly long: 0 | 1 | 2
  readonly tiles: number
  /** The longest line that is measured. */
  readonly longest: number
}

const GAMES: readonly Game[] = [
  { preset: 'flower-and-scorpion', maxPip: 6, arms: 2, felt: 0, long: 0, tiles: 20, longest: 28 },
  { preset: 'double-bergen', maxPip: 6, arms: 4, felt: 1, long: 1, tiles: 20, longest: 28 },
  { preset: 'double-bergen-twelve', maxPip: 12, arms: 8, felt: null, long: 2, tiles: 40, longest: 40 },
]

/** Whether every length is measured at every size, which takes minutes; usually each size has a short line and a long one besides. */
const EVERY = process.env['CARAVAN_EVERY_LINE'] === '1'
/** Lines of the length that the size of a tile is stated for; the measure is the smallest of them. Unit tests lay more of them, in boxes of these sizes. */
const SEEDS = EVERY ? [1, 2, 3, 4, 5, 6] : [1]
/** From this many tiles on, the line fills the felt. */
const FILLS = 14
/** How much of its width or its height; round a spinner, at lengths between, with the circles at its ends. */
const [FILLED, FILLED_ROUND_A_SPINNER] = [0.65, 0.6]
const EIGHT = ['Grandma Rose', 'Bartholomew the Younger', 'Mia', 'Tom', 'Ada', 'Cleo', 'Finn', 'Maximiliane-Charlotte']

/** A line of every length, and `SEEDS` of the length that the size of a tile is stated for. */
function linesOf({ preset, maxPip, arms, tiles, longest }: Game): readonly RandomLine[] {
  const seeds = (length: number): readonly number[] => (length === tiles ? SEEDS : [length])
  const lengths = Array.from({ length: longest }, (_, before) => before + 1)
  return lengths.flatMap((length) => seeds(length).map((seed) => randomLine(preset, { tiles: length, maxPip, arms }, seed)))
}

/** Waits until the page of a match is drawn, and nothing is left of the page before it. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((gone) => {
        window.addEventListener('hashchange', () => requestAnimationFrame(gone), { once: true })
        window.location.hash = to
      }),
    paths.match(id),
  )
  await page.locator(`[data-felt] svg[data-unit]`).waitFor()
  await drawn(page)
}

async function at(page: Page, { width, height }: Pick<Size, 'width' | 'height'>): Promise<void> {
  await page.setViewportSize({ width, height })
  await drawn(page)
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}

/** What does not fit the window. */
function outsideWindow({ scrolls, outside }: TableMeasured): readonly string[] {
  return [...(scrolls === '' ? [] : [`the page scrolls (${scrolls})`]), ...outside.map((what) => `outside the window: ${what}`)]
}

/** What a line on the felt falls short of at a size. */
function shortOf(size: Size, game: Game, { tiles }: RandomLine, table: TableMeasured): readonly string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const { laid, feltShare, long, filled, filledWithEnds } = table
  const stated = game.arms === 2 ? tiles <= game.tiles : tiles === game.tiles
  /* Arms round a spinner keep room for a tile and its score at each end. While they are short, that room is the larger part of the line. */
  const [reach, least] = game.arms === 2 || stated ? [filled, FILLED] : [filledWithEnds, FILLED_ROUND_A_SPINNER]
  return [
    ...outsideWindow(table),
    ...(laid === tiles ? [] : [`${laid} tiles lie there`]),
    ...(game.felt === null || feltShare >= size.felt[game.felt] ? [] : [`the felt has ${percent(feltShare)} of the height`]),
    ...(!stated || long >= size.long[game.long] ? [] : [`a tile is ${long.toFixed(1)} long`]),
    ...(tiles < FILLS || Math.max(reach.width, reach.height) >= least
      ? []
      : [`the line fills ${percent(reach.width)} of the width, ${percent(reach.height)} of the height`]),
  ]
}

describe('The board is the hero', () => {
  for (const game of GAMES) {
    const { preset, tiles, longest } = game
    test(`with few and many tiles of ${preset}, and with ${tiles} at every size`, { timeout: 900_000 }, async ({ page, dataFolder }) => {
      const lines = await Promise.all(linesOf(game).map(async (line) => ({ line, id: await putLine(dataFolder, line) })))
      const faults: string[] = []
      const measured: string[] = []
      for (const [nth, size] of SIZES.entries()) {
        const { width, height } = size
        let smallest = Infinity
        await at(page, size)
        /* Short lines and long ones take turns from one size to the next; unit tests lay all lengths. */
        const measuredHere = [tiles, nth + 1, longest - nth]
        for (const { line, id } of lines.filter(({ line }) => EVERY || measuredHere.includes(line.tiles))) {
          await show(page, id)
          const table = await measureTable(page)
          if (line.tiles === tiles) smallest = Math.min(smallest, table.long)
          faults.push(...shortOf(size, game, line, table).map((what) => `${width}×${height} ${id}: ${what}`))
        }
        measured.push(`${width}×${height}: ${smallest.toFixed(0)}`)
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
    tableTest(`every tile that may lead at ${preset} lies in the tray and in the window, at every size`, { timeout: 120_000 }, async ({ page, dataFolder }) => {
      const id = await putLine(dataFolder, { preset, seed: 0, tiles: 0, line: [] }, players)
      await page.evaluate((to) => (window.location.hash = to), paths.match(id))
      await page.locator('[data-tray] button').first().waitFor()
      const faults: string[] = []
      for (const size of SIZES) {
        await at(page, size)
        const found = [...outsideWindow(await measureTable(page)), ...(await outsideTray(page)).map((what) => `outside the tray: ${what}`)]
        faults.push(...found.map((what) => `${size.width}×${size.height}: ${what}`))
      }
      expect(faults).toEqual([])
    })
  }
})

describe('Nothing moves when a tile is chosen', () => {
  tableTest('at every size: no button, no tile, not the board', { timeout: 120_000 }, async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
    const slots = page.locator('[data-tray] button')
    for (const size of SIZES) {
      await at(page, size)
      const before = await boxesOf(page)
      const count = await slots.count()
      expect(count).toBeGreaterThan(0)
      for (let nth = 0; nth < count; nth += 1) {
        await slots.nth(nth).click()
        await soon(() => page.locator('[data-tray] [aria-pressed="true"]').count()).toBe(1)
        expect(movedBetween(before, await boxesOf(page)), `tile ${nth} at ${size.width}×${size.height}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
  })
})

describe('With eight players', () => {
  tableTest('every score, every name and every target is there, at every size', { timeout: 120_000 }, async ({ page, dataFolder }) => {
    const id = await putLine(dataFolder, randomLine('double-bergen-twelve', { tiles: 30, maxPip: 12, arms: 8 }, 3), EIGHT)
    await show(page, id)
    const faults: string[] = []
    for (const size of SIZES) {
      await at(page, size)
      const { width, height } = size
      faults.push(...outsideWindow(await measureTable(page)).map((what) => `${width}×${height}: ${what}`))
      faults.push(...(await faultsOfCards(page)).map((what) => `${width}×${height}: ${what}`))
      for (const score of await page.locator('[data-score]').all()) {
        const box = await boxOf(score)
        if (box.width === 0 || box.bottom > height || box.right > width) faults.push(`${width}×${height}: a score is not seen`)
      }
    }
    expect(faults).toEqual([])
  })
})

tableTest(
  'Targets are 44 pixels on phones and 56 elsewhere, rows of what happened are whole, and what is said keeps off the line',
  {
    timeout: 120_000,
  },
  async ({ page }) => {
    // Ada needs 2
    await startMatch(page, { ...FAMILY, rules: { target: 6 } }, FIRST_ROUND.slice(0, 11))
    const faults: string[] = []
    const sizes = new Map<number, Record<'tile' | 'die' | 'action', number>>()
    for (const size of SIZES) {
      await at(page, size)
      const phone = Math.min(size.width, size.height) < 560
      const found = [...(await targetsBelow(page, phone ? 44 : 56)), ...(await cutRows(page)), ...(await saidOverLine(page))]
      faults.push(...found.map((what) => `${size.width}×${size.height}: ${what}`))
      if (size.width >= 1280) sizes.set(size.width, await drawnSizes(page))
    }
    expect(faults).toEqual([])
    // further away, all of it is larger alike
    const [near, far] = [sizes.get(1280), sizes.get(1920)]
    for (const what of ['tile', 'die', 'action'] as const) expect((far?.[what] ?? 0) / (near?.[what] ?? 1), what).toBeCloseTo(1.35, 1)
  },
)

/** How wide tiles of the history and dice on the felt are, and how high an action is. */
async function drawnSizes(page: Page): Promise<Record<'tile' | 'die' | 'action', number>> {
  const sizeOf = (selector: string, side: 'width' | 'height') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, which) => element.getBoundingClientRect()[which], side)
  return {
    tile: await sizeOf('[data-feed] li svg[data-orientation]', 'width'),
    die: await sizeOf('[data-felt] svg[data-kind]', 'width'),
    action: await sizeOf('[role="group"] > button:has(> svg)', 'height'),
  }
}

describe('With long names', () => {
  tableTest(
    'a player’s card and the play button keep their places, whatever they say; a single row of the tray lies in the middle',
    {
      timeout: 240_000,
    },
    async ({ page }) => {
      const players = ['Maximiliane-Charlotte', 'Bartholomew the Younger', 'Cleo', 'Ada']
      await startMatch(page, { ...FAMILY, players, leader: 'Maximiliane-Charlotte' }, ['2-2'])
      const faults: string[] = []
      // one of each layout
      for (const size of SIZES.filter(({ width }) => [1280, 768, 390, 360, 844].includes(width))) {
        await at(page, size)
        const play = page.locator('[data-play] > button').first()
        const found = [...(await faultsOfCards(page))]
        const { aside, lines } = await singleRow(page)
        if (aside > 4) found.push(`the row lies ${aside.toFixed(0)} px from the middle`)
        if (lines !== 1) found.push(`its discs stand in ${lines} lines`)
        const before = await boxesOf(page)
        // a tile that does not fit, for the leader out of turn, and what fits
        for (const say of [() => page.keyboard.type('66'), () => page.locator('[data-seat="0"] button').click(), () => page.keyboard.type('20')]) {
          await say()
          const moved = movedBetween(before, await boxesOf(page)).filter((what) => !what.startsWith('slot'))
          found.push(...moved)
          const cut = await play.evaluate((button) => button.scrollHeight > button.clientHeight + 1)
          if (cut) found.push(`the play button has no room for “${await play.innerText()}”`)
        }
        await page.keyboard.press('Escape')
        await page.locator('[data-seat="1"] button').click()
        faults.push(...found.map((what) => `${size.width}×${size.height}: ${what}`))
      }
      expect(faults).toEqual([])
    },
  )
})
