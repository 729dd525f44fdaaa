import { describe } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { LAPTOP, PHONE, test } from './harness/test'

describe('An evening', () => {
  atNight(['tests/e2e/evening.e2e.ts'], () => {
    test('of two tables: three people are written down, one checks in by phone and hands in a result, and the next round is drawn', async ({
      open,
      openPage,
    }) => {
      const window = await openPage(LAPTOP, paths.evening)
      const { page } = window
      await page.role('radio', '2').click()
      await page.button('Begin game night').click()
      await page.role('textbox', 'Other names').fill('Ben, Cleo, Dan')
      await page.button('Look at 3 names').click()
      await page.button('Check in 3 people').click()
      await page.says(/Here: 3 people/)

      const card = page.role('region', 'Check in by phone')
      await card.button('Let phones join').click()
      const [url = ''] = await (await card.text(/^http:/).seen()).texts()
      const [code = ''] = await (await card.css('[data-code]').seen()).texts()
      const phone = await open(PHONE)
      await phone.goTo(url)
      await phone.page.role('textbox', 'Code').fill(code)
      await phone.page.button('Next').click()
      await phone.page.role('textbox', /name/).nth(-1).fill('Ada')
      await phone.page.button('Check in').click()
      await phone.page.says(/You’re checked in\./)
      await page.says(/Here: 4 people/)

      await page.button('Seat everyone').click()
      await page.role('heading', /^Round 1 of/).seen()
      await page.role('article', /^Table \d$/).times(2)
      await phone.page.button('Enter our result').click()
      await phone.page.role('spinbutton', 'Ada’s total').fill('15')
      await phone.page.button('Hand in').click()
      await page.role('heading', /^Table \d handed in a result/).seen()
      // nobody else here has a phone: the computer enters both results
      for (const at of [0, 1]) {
        const table = page.role('article', /^Table \d$/).nth(at)
        await table.button(/ result$/).click()
        const dialog = page.role('dialog')
        for (const [seat, total] of [20, 3].entries()) await dialog.role('spinbutton').nth(seat).fill(String(total))
        await dialog.button('Save result').click()
        await dialog.gone()
      }
      await phone.page.says(/This result counts\./)
      await page.button('Seat everyone').click()
      await page.role('heading', /^Round 2 of/).seen()
      await phone.page.role('region', 'Your table').says(/Table \d/)
    })
  })
})
