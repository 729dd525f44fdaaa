import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { settled, turnLight, type Light } from '../e2e/harness/light'

/** Sizes of windows; those that another nearly has are taken only where they are asked for. */
export const SIZES = ['360x640', '390x844', '768x1024', '1024x768', '1280x800', '1920x1080'] as const
const ASKED_FOR = ['844x390', '1366x768'] as const
const LIGHTS: readonly Light[] = ['light', 'dark']
/** What documents show: a laptop by day. */
const DOCS = 'docs'
/** Nobody holds a wider window in the hand. */
const WIDEST_PHONE = 1024

/** Where pictures go. */
export const FOLDER = process.env['CARAVAN_GALLERY'] ?? 'test-results/gallery'
const asked = (process.env['CARAVAN_GALLERY_SIZES'] ?? '').split(' ').filter((size) => size !== '')

/** Keeps the lamp of a phone on, as bright as it becomes, from when it is lit next; it would be out in a second. Gives the way to put it out. */
export async function keepLight(phone: Page): Promise<() => Promise<void>> {
  await phone.evaluate(() => {
    const watch = new MutationObserver(() => {
      const lamp = document.querySelector<HTMLElement>('[data-lamp]')
      if (lamp === null) return
      watch.disconnect()
      const kept = lamp.cloneNode(true) as HTMLElement
      kept.style.animation = 'none'
      kept.dataset['kept'] = ''
      lamp.after(kept)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  return () => phone.locator('[data-kept]').evaluate((kept) => kept.remove())
}

/** How much of a page is taken: what a window shows, or all of it. */
export type Extent = 'window' | 'whole'

/**
 * Takes the page as it stands, in every size that was asked for, by day and by night; a phone in the sizes that it may have.
 *
 * `FOLDER/GROUP/NAME.SIZE.LIGHT.jpg`, or `.png` for documents: a picture that is only looked at is written faster so. The window is as it was afterwards.
 */
export async function take(page: Page, group: string, name: string, extent: Extent = 'window'): Promise<void> {
  const [before, to] = [page.viewportSize(), join(FOLDER, group)]
  mkdirSync(to, { recursive: true })
  const forDocs = group === DOCS
  const sizes = forDocs ? (['1280x800'] as const) : asked.length === 0 ? SIZES : [...SIZES, ...ASKED_FOR].filter((each) => asked.includes(each))
  const inHand = await page.evaluate(() => navigator.maxTouchPoints > 0)
  for (const light of forDocs ? (['light'] as const) : LIGHTS) {
    await turnLight(page, light)
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      if (inHand && width > WIDEST_PHONE) continue
      await page.setViewportSize({ width, height })
      await settled(page)
      const path = join(to, `${name}.${size}.${light}`)
      const format = forDocs ? ({ type: 'png', path: `${path}.png` } as const) : ({ type: 'jpeg', quality: 90, path: `${path}.jpg` } as const)
      await page.screenshot({ ...format, animations: 'disabled', fullPage: extent === 'whole' })
    }
  }
  await turnLight(page, 'light')
  if (before !== null) await page.setViewportSize(before)
}

/** Takes the window as it stands, in its own size alone. */
export async function takeAsItIs(page: Page, group: string, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  mkdirSync(join(FOLDER, group), { recursive: true })
  await settled(page)
  await page.screenshot({ type: 'jpeg', quality: 90, path: join(FOLDER, group, `${name}.${width}x${height}.light.jpg`), animations: 'disabled' })
}
