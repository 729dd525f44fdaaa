import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'
import { tableTest } from './harness/test'
import { idIn } from './pages/every-page'
import { playFamily } from './pages/whole-match'

describe('The review of a match', () => {
  tableTest('shows what was missed, who was ahead and what was luck, and the felt becomes a board to try it on', async ({ page }) => {
    await playFamily(page)
    await page.getByRole('link', { name: 'Review' }).click()
    await page.getByRole('heading', { level: 1, name: 'Review' }).waitFor()
    // worked out in a worker, round by round
    await page.getByText(/^Ada is 8 ahead of Cleo\. Tiles (gave|cost) Ada about \d+ chips?; choices (gave|cost) about \d+, each give or take \d+\.$/).waitFor()

    await page.getByLabel('Round', { exact: true }).selectOption('Round 1')
    await soon(() => page.url()).toContain('review?round=1')
    const slider = page.getByRole('slider', { name: 'Step' })
    await slider.fill('7')
    await page.getByText('Step 7 of 17', { exact: true }).waitFor()
    const position = page.getByRole('region', { name: 'Position before the play' })
    await position.getByText('Round 1 of 2').waitFor()
    await page.getByText('Played 5-3 on the left for −1.').waitFor()
    await page
      .getByText(/^(Ada|Ben|Cleo) \d+%$/)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Try it yourself' }).click()
    const board = page.getByRole('region', { name: 'What would you play for Ada?' })
    await board.getByRole('button', { name: '5-3', exact: true }).click()
    await board.getByRole('status').getByText('−1. Another tile scores 1 chip more now.').waitFor()
    await board.getByRole('button', { name: '3-0', exact: true }).click()
    await board.getByRole('status').getByText('0: no other tile scores more now.').waitFor()
    const compared = board.getByRole('table', { name: 'Played, and yours' })
    await compared.getByRole('row', { name: 'Ends left 5 and 2 0 and 2' }).waitFor()
    await compared.getByRole('row', { name: 'Others couldn’t play Ben: 6-0 Cleo: 6-4, 4-3 and 1-0 Ben: 6-5 Cleo: 6-4 and 4-3' }).waitFor()
    await soon(() => page.getByText(/^Ada missed/).count()).toBe(0)
    await expectNoFault(page, 'a review that is tried')
    await page.getByRole('button', { name: 'Back to the review' }).click()
    await position.waitFor()

    await page.keyboard.press('ArrowRight')
    await page.getByText('Step 8 of 17', { exact: true }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.getByText('Step 6 of 17', { exact: true }).waitFor()
    await page.getByRole('list', { name: 'Moments' }).getByRole('button').first().click()
    await soon(() => page.locator('[aria-current="step"]').count()).toBeGreaterThan(0)
  })

  tableTest('waits until a round is over, unless the table has the learning aid', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 8))
    await page.evaluate((to) => (window.location.hash = to), paths.review(idIn(page)))
    await page.getByText('You can review a round once it is over.').waitFor()
  })
})
