import { describe } from 'vitest'
import { atNight } from '../every'
import { LAPTOP, PHONE, test } from './harness/test'
import { KEYS } from './harness/window'

describe('The first start', () => {
  atNight(['tests/e2e/first-start.e2e.ts'], () => {
    test('on a phone says what is missing, and leads from the opened window to the first tile, by taps', async ({ host, open }) => {
      const window = await open(PHONE)
      const { page } = window
      await window.goTo(host.address())
      await page.role('heading', 'Who’s at the table?').seen()
      await page.button('Start').click()
      await page.role('alert').says(/Add players: this game needs at least 2\./)
      for (const [at, name] of ['Rose', 'Tom', 'Mia'].entries()) await page.role('textbox', `Name of player ${at + 1}`).fill(name)
      await page.button('Start').click()
      // the app rolls no dice unasked: the round asks for them first
      await page.role('dialog').button('Roll for us').click()
      await page.role('dialog').button('Start round').click()
      await page.button(/^6-6/).nth(0).click()
      await page.button(/^Play 6-6/).click()
      await page
        .role('region', /^The caravan/)
        .button(/^6-6, led by /)
        .seen()
    })

    test('on a laptop goes on by Enter, from name to name and to the table', async ({ host, open }) => {
      const window = await open(LAPTOP)
      const { page } = window
      await window.goTo(host.address())
      await page.role('textbox', 'Name of player 1').click()
      for (const name of ['Rose', 'Tom', 'Mia', '']) await window.type(name + KEYS.Enter)
      await page.role('heading', 'Flower & Scorpion: Rose, Tom and Mia').seen()
      await page.role('region', /^The caravan/).seen()
    })
  })
})
