import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { OLDEST_BROWSERS } from '#shared/kernel/oldest-browsers'

test.each(['README.md', 'docs/manual.md'])('%s names the oldest browsers as the build and the pages do', (file) => {
  const { ios, safari, firefox, chrome } = OLDEST_BROWSERS
  const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ')
  expect(text).toContain(`Safari ${safari} (iOS ${ios}), Firefox ${firefox} and Chrome ${chrome}`)
})
