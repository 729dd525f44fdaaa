import { describe } from 'vitest'
import { atNight } from '../every'
import { PROVEN, PROVEN_HANDS, PROVEN_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { startMatch } from './harness/played'
import { tableTest as test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { fromMore } from './pages/more'
import { QuestionPage } from './pages/question'
import { ReplayPage } from './pages/replay'

const PLAYED = 'Ben passed but could have played 6-5. Ben played it in entry 4 without drawing in between.'
const SHOWN = 'Ben passed but could have played 5-1. Ben showed it in entry 8 without drawing in between.'

describe('What later tiles prove', () => {
  atNight(['tests/unit/renderer/screens/match/hindsight.test.tsx', 'tests/properties/hindsight.test.ts'], () => {
    test('is marked at the entry, told with the ruling of a block, and questioned from there', async ({ page }) => {
      const table = await startMatch(page, PROVEN, PROVEN_ROUND.slice(0, 3))
      await table.enter(...PROVEN_ROUND.slice(3))
      await table.feed.getByText(PLAYED).waitFor()
      await expectNoFault(page, 'a pass that is proven wrong')

      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      await block.showAll(PROVEN_HANDS)
      await block.rule.click()
      await page.getByRole('button', { name: 'See ruling' }).click()
      const proven = page.getByRole('dialog', { name: 'Round 1' }).getByRole('region', { name: 'Proven by the tiles' })
      await proven.getByText(PLAYED).waitFor()
      await proven.getByText(SHOWN).waitFor()
      await page
        .getByRole('dialog', { name: 'Round 1' })
        .getByText(/^Blocked by Ada’s 5-3: Ada gained \d+ points?, everyone else was stuck\.$/)
        .waitFor()
      await expectNoFault(page, 'a ruling with what the tiles prove')

      await proven.getByRole('button', { name: 'Question entry: Entry 6' }).click()
      const question = new QuestionPage(page)
      await question.dialog.getByRole('region', { name: 'Proven by the tiles' }).getByText(SHOWN).waitFor()
      await question.answer(/^It stands/, ['Ada', 'Ben'], 'We let it be.')
      await question.save('Save: it stands')
      await table.feed.getByText('Questioned: it stands').waitFor()

      await fromMore(page, /^Replay/, 'link')
      const replay = await new ReplayPage(page).ready()
      await replay.page.getByRole('region', { name: 'Proven by the tiles' }).getByText(SHOWN).waitFor()

      await page.getByRole('link', { name: 'Review' }).first().click()
      const slider = page.getByRole('slider', { name: 'Step' })
      await slider.fill('2')
      await page.getByText(PLAYED).waitFor()
      await slider.fill('6')
      await page.getByText(SHOWN).waitFor()
    })
  })
})
