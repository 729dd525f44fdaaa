import { join, resolve } from 'node:path'

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
