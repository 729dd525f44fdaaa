import type { Page } from 'playwright-core'
import type { PresetId } from '#shared/rules/presets'
import { present } from '#shared/kernel/assert'
import { FELTS, type Felt } from '../../unit/renderer/components/line-of-play/played'
import { paths } from '../../../src/renderer/navigation/paths'
import { resize, rested } from './measure'

/** What the page must hold at a window of this size. */
export interface Size {
  readonly width: number
  readonly height: number
  /** The felt's share of the window's height: with two ends, and with the taller tray of Double Bergen. */
  readonly felt: readonly [number, number]
  /** The boxes that lines are laid in, and how long a tile is at least. */
  readonly laidIn: Felt
}

const size = (width: number, height: number, felt: Size['felt']): Size => {
  const name = `${width}×${height}`
  const laidIn = FELTS.find((each) => each.name === name)
  return { width, height, felt, laidIn: present(laidIn, `the felt of ${name}`) }
}

/** Every window that the page is held to. */
export const SIZES: readonly Size[] = [
  size(1280, 800, [0.7, 0.65]),
  size(1366, 768, [0.7, 0.65]),
  size(1920, 1080, [0.7, 0.65]),
  size(1024, 768, [0.7, 0.65]),
  size(820, 1180, [0.53, 0.46]),
  size(768, 1024, [0.5, 0.46]),
  size(390, 844, [0.48, 0.38]),
  size(360, 640, [0.44, 0.38]),
  size(844, 390, [0.64, 0.54]),
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
