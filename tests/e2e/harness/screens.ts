import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { turnLight, type Light } from './light'

const PROJECT = resolve(import.meta.dirname, '..', '..', '..')
export const RESULTS = join(PROJECT, 'test-results')
const PICTURES = join(PROJECT, 'docs', 'images')

const LAPTOP = { width: 1280, height: 800 }
const VARIANTS: readonly { readonly name: string; readonly light: Light; readonly size: typeof LAPTOP }[] = [
  { name: 'light', light: 'light', size: LAPTOP },
  { name: 'dark', light: 'dark', size: LAPTOP },
  { name: 'narrow', light: 'light', size: { width: 390, height: 844 } },
]

/** A title as a file name: `A double led alone is a dual` → `a-double-led-alone-is-a-dual`. */
export function fileNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/**
 * Takes the page by day, by night and on a phone, for a person to look at: test-results/screens/NAME-light.png and so on.
 *
 * It is day again afterwards, and the window has its old size.
 */
export async function takeScreens(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? LAPTOP
  for (const variant of VARIANTS) {
    await page.setViewportSize(variant.size)
    await turnLight(page, variant.light)
    await shoot(page, join(RESULTS, 'screens'), `${name}-${variant.name}`)
  }
  await page.setViewportSize(before)
}

/** One picture as the page stands, for a person to look at. */
export async function takeScreen(page: Page, name: string): Promise<void> {
  await shoot(page, join(RESULTS, 'screens'), name)
}

/**
 * A picture that the README or another document shows (docs/images/NAME.png).
 *
 * Renewed only when asked for (CARAVAN_UPDATE_SCREENSHOTS=1): an ordinary test run leaves the project as it was.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const renew = process.env['CARAVAN_UPDATE_SCREENSHOTS'] === '1'
  await shoot(page, renew ? PICTURES : join(RESULTS, 'screens'), name)
}
