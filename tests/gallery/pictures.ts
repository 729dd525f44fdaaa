import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { turnLight, type Light } from '../e2e/harness/light'

/** Sizes of windows; those that another nearly has are taken only where they are asked for. */
export const SIZES = ['360x640', '390x844', '768x1024', '1024x768', '1280x800', '1920x1080'] as const
const ASKED_FOR = ['844x390', '1366x768'] as const
const LIGHTS: readonly Light[] = ['light', 'dark']

const folder = process.env['CARAVAN_GALLERY'] ?? 'test-results/gallery'
const asked = (process.env['CARAVAN_GALLERY_SIZES'] ?? '').split(' ').filter((size) => size !== '')

/** How much of a page is taken: what a window shows, or all of it. */
export type Extent = 'window' | 'whole'

/**
 * Takes the page as it stands, in every size that was asked for, by day and by night.
 *
 * `FOLDER/GROUP/NAME.SIZE.LIGHT.png`. The window is as it was afterwards.
 */
export async function take(page: Page, group: string, name: string, extent: Extent = 'window'): Promise<void> {
  const [before, to] = [page.viewportSize(), join(folder, group)]
  mkdirSync(to, { recursive: true })
  for (const size of asked.length === 0 ? SIZES : [...SIZES, ...ASKED_FOR].filter((each) => asked.includes(each))) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    for (const light of LIGHTS) {
      await turnLight(page, light)
      await page.screenshot({ path: join(to, `${name}.${size}.${light}.png`), animations: 'disabled', fullPage: extent === 'whole' })
    }
  }
  await turnLight(page, 'light')
  if (before !== null) await page.setViewportSize(before)
}
