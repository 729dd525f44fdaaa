import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MENDED_FAULTS, withFault } from '../../../scripts/lib/mended-faults.mjs'
import { root } from '../../../scripts/lib/paths.mjs'

describe('The faults that show what a walker finds', () => {
  it('have names of their own', () => {
    expect(new Set(MENDED_FAULTS.map(({ name }) => name)).size).toBe(MENDED_FAULTS.length)
  })

  it.for(MENDED_FAULTS)('$name can be brought back: $says', (fault) => {
    expect(withFault(root, fault)).not.toBe(readFileSync(join(root, fault.file), 'utf8'))
  })
})
