import type { Page } from 'playwright-core'
import type { PresetId } from '#shared/rules/presets'
import { paths } from '../../../src/renderer/navigation/paths'
import { resize, rested } from './measure'

/** What the page must hold at a window of this size. */
export interface Size {
  readonly width: number
  readonly height: number
  /** The felt's share of the window's height: with two ends, and with the taller tray of Double Bergen. */
  readonly felt: readonly [number, number]
  /** The long side of a tile, in pixels: a line of 20, a cross of 20, a star of 40. */
  readonly long: readonly [number, number, number]
}

/** Every window that the page is held to. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 800, felt: [0.7, 0.65], long: [90, 76, 60] },
  { width: 1366, height: 768, felt: [0.7, 0.65], long: [90, 76, 60] },
  { width: 1920, height: 1080, felt: [0.7, 0.65], long: [140, 115, 92] },
  { width: 1024, height: 768, felt: [0.7, 0.65], long: [78, 62, 45] },
  { width: 820, height: 1180, felt: [0.53, 0.46], long: [86, 60, 45] },
  { width: 768, height: 1024, felt: [0.5, 0.46], long: [86, 60, 45] },
  { width: 390, height: 844, felt: [0.48, 0.38], long: [50, 36, 24] },
  { width: 360, height: 640, felt: [0.44, 0.38], long: [34, 30, 22] },
  { width: 844, height: 390, felt: [0.64, 0.54], long: [50, 36, 24] },
]

/** A game, and the line that its tiles are measured on. */
export interface Game {
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

export const GAMES: readonly Game[] = [
  { preset: 'flower-and-scorpion', maxPip: 6, arms: 2, felt: 0, long: 0, tiles: 20, longest: 28 },
  { preset: 'double-bergen', maxPip: 6, arms: 4, felt: 1, long: 1, tiles: 20, longest: 28 },
  { preset: 'double-bergen-twelve', maxPip: 12, arms: 8, felt: null, long: 2, tiles: 40, longest: 40 },
]

/** Waits until the page of a match is drawn, and nothing is left of the page before it. */
export async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((gone) => {
        // the page of a match that is shown already stays
        if (window.location.hash === `#${to}`) return gone(null)
        window.addEventListener('hashchange', () => requestAnimationFrame(gone), { once: true })
        window.location.hash = to
      }),
    paths.match(id),
  )
  await page.locator(`[data-felt] svg[data-unit]`).waitFor()
  await rested(page)
}

/** Makes the window as large, and waits until the page has followed. */
export async function at(page: Page, { width, height }: Pick<Size, 'width' | 'height'>): Promise<void> {
  await resize(page, { width, height })
}
