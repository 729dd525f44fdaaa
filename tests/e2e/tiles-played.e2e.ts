import { describe, expect } from 'vitest'
import { BLOCKED, BLOCKED_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { ReplayPage } from './pages/replay'
import { openMore } from './pages/more'
import { startMatch } from './harness/played'

const PHONE = { width: 360, height: 740 }

describe('The tiles played', () => {
  test('counts suits, dead ends and tiles left, by keyboard, and is switched off for the match', async ({ page }) => {
    await startMatch(page, BLOCKED, BLOCKED_ROUND)
    await openMore(page)
    const summary = page.locator('summary', { hasText: 'Tiles played' })
    await summary.waitFor()
    await summary.focus()
    await page.keyboard.press('Enter')
    const aid = page.getByRole('table', { name: /^How many halves of each number are on the table/ })
    await aid.waitFor()
    const row = (suit: number) => aid.getByRole('row').nth(suit + 1)
    await soon(() => row(0).getByRole('cell').allTextContents()).toEqual(['8 of 8', 'all played', 'none'])
    await expectNoFault(page, 'tiles played')
    const before = page.viewportSize() ?? PHONE
    await resize(page, PHONE)
    expect(await sidewaysOverflow(page)).toEqual([])
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
