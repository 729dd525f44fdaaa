import type { Page } from 'playwright-core'
import { brokenWords } from './broken-words'
import { cutOffTexts } from './cut-off'
import { headingOffEdge } from './heading-edge'
import { resize, sidewaysOverflow } from './measure'

export const SIZES = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } } as const

/** What fits its room only once it has noticed how large that is, a line of play above all, is looked at again, so many times at most. Each look waits for two frames. */
const MOST_LOOKS = 150

interface Looked {
  /** Where alone; on both where it is left out. */
  readonly on?: keyof typeof SIZES
  /** Names of people may be longer than what they stand in, and are broken then; no other word is that is pressed. */
  readonly breaks?: boolean
}

/** What has no room as the page stands, or no edge in common with its heading, on a phone and on a laptop: first in the window as it is, so that a page is not laid out once more for each. */
export async function tooLong(page: Page, where: string, { breaks = false, on }: Looked = {}): Promise<readonly string[]> {
  const wrong: string[] = []
  const sizes = Object.entries(SIZES).filter(([size]) => on === undefined || size === on)
  const isLaptop = page.viewportSize()?.width === SIZES.laptop.width
  for (const [size, box] of isLaptop ? sizes.toReversed() : sizes) {
    let found: readonly string[] = []
    for (let looks = 0; looks === 0 || (found.length > 0 && looks < MOST_LOOKS); looks++) {
      await resize(page, box)
      found = [...(await sidewaysOverflow(page)), ...(await cutOffTexts(page)), ...(breaks ? [] : await brokenWords(page)), ...(await headingOffEdge(page))]
    }
    wrong.push(...found.map((fault) => `${where}, ${size}: ${fault}`))
  }
  return wrong
}
