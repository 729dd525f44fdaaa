import { join, resolve } from 'node:path'
import type { BrowserContext } from 'playwright-core'

/** Where a test leaves what a person may want to look at when it failed. */
export const RESULTS = join(resolve(import.meta.dirname, '..', '..', '..'), 'test-results')

/** A title as a file name: `A double led alone is a dual` → `a-double-led-alone-is-a-dual`. */
export function fileNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
}

/** Pictures of the windows of a failed test. A window that is gone, or hangs, leaves none. */
export async function keepPictures(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages())
  await Promise.allSettled(pages.map((page, i) => page.screenshot({ path: join(RESULTS, 'failed', `${name}-${i + 1}.png`), timeout: 5_000 })))
}
