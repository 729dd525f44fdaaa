import { describe, expect } from 'vitest'
import * as english from '../../src/renderer/messages/en'
import { FAMILY, FIRST_ROUND } from './games'
import { accessibilityFaults } from './harness/axe'
import { cameApart } from './harness/came-apart'
import { putEvening } from './harness/evening'
import { atNight } from '../every'
import { look, LOOKS, WHOLE, type Look } from './harness/looks'
import { test } from './harness/test'
import { everyPage, idIn, walkTo } from './pages/every-page'
import { startMatch } from './harness/played'

/* By day the walk that looks whether longer words have room looks for such faults as well. */
atNight(['tests/e2e/every-language.e2e.ts'], () => {
  describe('Every page', () => {
    test(
      'is free of faults that axe can find, by day, by night, in high contrast and in forced colours',
      { timeout: 400_000 },
      async ({ page, dataFolder }) => {
        await cameApart(page, dataFolder)
        const apart = idIn(page)
        await putEvening(dataFolder)
        await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
        const found: string[] = []
        for (const [name, address] of Object.entries(everyPage(idIn(page), apart, english))) {
          await walkTo(page, address)
          for (const as of Object.keys(LOOKS) as readonly Look[]) {
            await look(page, as)
            found.push(...(await accessibilityFaults(page, as === WHOLE ? 'all' : 'colours')).map((fault) => `${name}, ${as}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      },
    )
  })
})
