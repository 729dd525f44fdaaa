import type { Page } from 'playwright-core'
import { cutOffTexts } from './cut-off'
import { resize, sidewaysOverflow } from './measure'

export const SIZES = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } } as const

/** What has no room as the page stands, on a phone and on a laptop; a picture of each is kept. */
export async function tooLong(page: Page, where: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [size, window] of Object.entries(SIZES)) {
    await resize(page, window)
    wrong.push(...[...(await sidewaysOverflow(page)), ...(await cutOffTexts(page))].map((fault) => `${where}, ${size}: ${fault}`))
  }
  return wrong
}
