import type { CDPSession, Page } from 'playwright-core'
import { SIZES } from '../../gallery/pictures'
import { brokenApart } from './broken-words'
import { cutOffTexts } from './cut-off'
import type { Evaluates } from './light'
import { rested, sidewaysOverflow, type Box } from './measure'
import { overlaps } from './overlaps'
import { soon } from './soon'

/** How large a browser’s text is where nobody has set anything, in pixels: of letters, and of those of one width. */
const USUAL = { standard: 16, fixed: 13 }

/** Windows of the gallery, the smallest phone, phones on their side, and a small tablet on its side. */
export const WINDOWS = [...SIZES, '320x568', '568x320', '640x290', '844x390', '900x620'] as const
/** Text as people set it in their browser, in parts of a hundred. */
export const PERCENTS = [100, 150, 200] as const

/** Windows, and how large the text is in them. */
export interface Enlarged {
  readonly windows: readonly (typeof WINDOWS)[number][]
  readonly percents: readonly (typeof PERCENTS)[number][]
}

type Size = Pick<Box, 'width' | 'height'>

const sessions = new WeakMap<Page, CDPSession>()

/**
 * Makes the window another size, with its text as large, in parts of a hundred, as for someone who chose a larger font size in the settings of the browser.
 * Nothing else grows. Chromium forgets it with the next size of the window.
 */
export async function enlarge(page: Page, size: Size, percent: number): Promise<void> {
  await page.setViewportSize(size)
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const part = (pixels: number): number => Math.round((pixels * percent) / 100)
  const fontSizes = { standard: part(USUAL.standard), fixed: part(USUAL.fixed) }
  // said again until the page has it: the new size of the window may arrive later
  await soon(async () => {
    await session.send('Page.setFontSizes', { fontSizes })
    await rested(page)
    return page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('p'))
      sample.style.fontSize = 'medium'
      const { fontSize } = getComputedStyle(sample)
      sample.remove()
      return parseFloat(fontSize)
    })
  }).toBe(fontSizes.standard)
}

/** A line of play, and some other things, fit their room only after they have measured it. So a page with faults is looked at again, this often at most. */
const MOST_LOOKS = 60

/** What lies on something else, is cut off, or can’t be scrolled to, with every size of text in every window. The window is then as it was. */
export async function faultsEnlarged(page: Page, where: string, enlarged: Enlarged): Promise<readonly string[]> {
  const before = page.viewportSize()
  const wrong = await faultsIn(page, (size, percent) => enlarge(page, size, percent), where, enlarged)
  if (before !== null) await enlarge(page, before, 100)
  return wrong
}

/** The same of a page in any browser, where `make` gives its window that size and its text that many parts of a hundred. */
export async function faultsIn(
  page: Evaluates,
  make: (size: Size, percent: number) => Promise<void>,
  where: string,
  { windows, percents }: Enlarged,
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const percent of percents) {
    for (const window of windows) {
      const [width = 0, height = 0] = window.split('x').map(Number)
      await make({ width, height }, percent)
      let found = await faultsOf(page, percent)
      for (let looks = 1; found.length > 0 && looks < MOST_LOOKS; looks++) {
        await rested(page)
        found = await faultsOf(page, percent)
      }
      wrong.push(...found.map((fault) => `${where}, ${window}, ${percent} %: ${fault}`))
    }
  }
  return wrong
}

const faultsOf = async (page: Evaluates, percent: number): Promise<readonly string[]> => [
  ...(await sidewaysOverflow(page)),
  ...(await cutOffTexts(page)),
  ...(await overlaps(page)),
  // with larger text a long word may have to break on a phone
  ...(await brokenApart(page, percent === 100)),
]
