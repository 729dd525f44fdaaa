import { describe } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { ReplayPage } from './pages/replay'
import { openMore } from './pages/more'
import { startMatch } from './harness/played'

/** Ends 6 and 6, and no 6 anywhere else. */
const SIXES_GONE = ['6-6', '6-0 right', '3-0 right', '6-3 right', '6-2 left', '4-2 left', '6-4 left', '6-5 right', '5-1 right', '6-1 right']

const PHONE = { width: 360, height: 740 }

describe('The tiles played', () => {
  atNight(['tests/unit/renderer/screens/match/tiles-played/tiles-played.test.tsx'], () => {
    test('counts suits, dead ends and tiles left, by keyboard, and is switched off for the match', async ({ page }) => {
      await startMatch(page, { preset: 'bergen-game-cabinet', players: ['Ada', 'Ben', 'Cleo'], leader: 'Ada' }, SIXES_GONE)
      await openMore(page)
      const summary = page.locator('summary', { hasText: 'Tiles played' })
      await summary.waitFor()
      await summary.focus()
      await page.keyboard.press('Enter')
      const aid = page.getByRole('table', { name: /^How many halves of each number are on the table/ })
      await aid.waitFor()
      const row = (suit: number) => aid.getByRole('row').nth(suit + 1)
      await soon(() => row(6).getByRole('cell').allTextContents()).toEqual(['8 of 8', 'all played', 'left, right'])
      await expectNoFault(page, 'tiles played')
      const before = page.viewportSize() ?? PHONE
      await resize(page, PHONE)
      await soon(() => sidewaysOverflow(page)).toEqual([])
      await aid.scrollIntoViewIfNeeded()
      await resize(page, before)

      await page.getByRole('button', { name: 'Turn off for this match' }).press('Enter')
      await page.getByText('Turned off for this match.').waitFor()
      await aid.waitFor({ state: 'detached' })
      await page.goto(`${page.url()}/moves`)
      const back = await new ReplayPage(page).ready()
      await back.trail.getByText('Tiles played: turned off for this match').waitFor()
    })
  })
})
