import type { Page } from 'playwright-core'
import { HOST_AWAY } from '../e2e/harness/faults'
import { test } from '../e2e/harness/test'
import { PHONE, UNENCRYPTED } from '../e2e/pages/phones'
import { take } from './pictures'

/** Twenty-four people, two of them with a phone of their own. */
const NAMES = [
  ...['Ada', 'Grandma Rose', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Hugo', 'Ines', 'Jonas', 'Klara', 'Leo'],
  ...['Mia', 'Noah', 'Olga', 'Paul', 'Quentin', 'Rosa', 'Sven', 'Tom', 'Ulla', 'Viktor', 'Wanda', 'Xaver'],
]
const TABLES = [1, 2, 3, 4, 5, 6] as const

const table = (page: Page, number: number) => page.getByRole('article', { name: `Table ${number}`, exact: true })

async function enterResults(page: Page, numbers: readonly number[], winner: number): Promise<void> {
  for (const number of numbers) {
    await table(page, number).getByRole('button', { name: 'Enter result' }).click()
    const dialog = page.getByRole('dialog')
    for (const seat of [0, 1, 2, 3])
      await dialog
        .getByRole('spinbutton')
        .nth(seat)
        .fill(String(seat === winner ? 20 : 2 * number + seat))
    await dialog.getByRole('button', { name: 'Save result' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
}

async function drawRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: 'Seat everyone' }).click()
  await page.getByRole('heading', { level: 1, name: `Round ${round} of 5` }).waitFor()
}

/** The table codes on paper, as the printer gets them. */
async function takePaper(page: Page): Promise<void> {
  await page.evaluate(() => (window.print = () => void window.dispatchEvent(new Event('beforeprint'))))
  await page.getByRole('button', { name: 'Print table codes…' }).click()
  await page.emulateMedia({ media: 'print' })
  await take(page, 'evening', '08-table-codes-on-paper', 'whole')
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
}

test(
  'evening: 24 people from check-in to the last standings, with a computer that stops in round three',
  { timeout: 600_000 },
  async ({ page, windows, host, faults }) => {
    faults.expect(UNENCRYPTED)
    faults.expect(HOST_AWAY)
    await page.evaluate(() => (window.location.hash = '/evening'))
    await page.getByRole('button', { name: 'Begin game night' }).waitFor()
    await take(page, 'evening', '01-new-evening')
    await page.getByRole('button', { name: 'Begin game night' }).click()
    const card = page.getByRole('region', { name: 'Check in by phone' })
    await card.getByRole('button', { name: 'Let phones join' }).click()
    const [address, code] = [await card.getByText(/^http:/).innerText(), await card.locator('[data-code]').innerText()]
    const phones: Page[] = []
    for (const name of NAMES.slice(0, 2)) {
      const phone = await windows.open(PHONE, address)
      await phone.getByRole('textbox', { name: 'Code' }).fill(code)
      await phone.getByRole('button', { name: 'Next' }).click()
      await phone.getByRole('textbox', { name: /name/ }).last().fill(name)
      if (phones.length > 0) await take(phone, 'evening', '02-check-in-on-a-phone')
      await phone.getByRole('button', { name: 'Check in' }).click()
      await phone.getByText('You’re checked in.').waitFor()
      phones.push(phone)
    }
    const [phone = page] = phones
    await page.getByRole('textbox', { name: 'Other names' }).fill(NAMES.slice(2).join('\n'))
    await page.getByRole('button', { name: 'Look at 22 names' }).click()
    await take(page, 'evening', '03-names-of-a-list', 'whole')
    await page.getByRole('button', { name: 'Check in 22 people' }).click()
    await page.getByText('Here: 24 people').waitFor()
    await take(page, 'evening', '03-check-in', 'whole')
    const evening = new URL(page.url()).hash
    const screen = await windows.open({}, `${page.url()}/screen`)
    await screen.locator('[data-quiet]').waitFor()
    await take(screen, 'evening', '04-big-screen-before')

    await drawRound(page, 1)
    await page.getByRole('button', { name: 'Start clock' }).click()
    await take(page, 'evening', '05-round-1', 'whole')
    await phone.getByRole('region', { name: 'Your table' }).getByText('Enter our result').waitFor()
    await take(phone, 'evening', '06-own-table-on-a-phone', 'whole')
    await take(screen, 'evening', '07-big-screen-round-1')
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Phones' }).click()
    await page.getByRole('button', { name: 'Print table codes…' }).waitFor()
    await take(page, 'evening', '08-phones')
    await takePaper(page)
    await page.keyboard.press('Escape')
    await enterResults(page, TABLES.slice(0, 5), 0)
    await take(page, 'evening', '09-five-of-six')
    await enterResults(page, TABLES.slice(5), 1)
    await drawRound(page, 2)
    await enterResults(page, TABLES, 1)
    await drawRound(page, 3)
    await enterResults(page, TABLES.slice(0, 3), 2)
    await table(page, 3).getByRole('button', { name: 'Change result' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Someone disagrees' }).click()
    await page.getByRole('heading', { level: 3, name: 'Table 3: someone disagrees' }).waitFor()
    await take(page, 'evening', '10-someone-disagrees')

    await host.kill()
    for (const window of [page, phone, screen]) await window.getByText('Connection lost').waitFor()
    await take(page, 'evening', '11-the-computer-stopped')
    await take(phone, 'evening', '12-the-computer-stopped-on-a-phone')
    await host.start()
    const again = await windows.open()
    await again.getByRole('region', { name: 'Game night in progress' }).waitFor()
    await take(again, 'evening', '13-opened-again')
    await again.getByRole('link', { name: 'Continue' }).click()
    await again.waitForURL((url) => url.hash === evening)
    await take(again, 'evening', '14-round-3-goes-on')
    await phone.getByText('Connection lost').waitFor({ state: 'detached' })
    await take(phone, 'evening', '15-the-phone-is-back')
    await table(again, 3).getByRole('button', { name: 'Settle result' }).click()
    await again.getByRole('dialog').getByRole('button', { name: 'Save result' }).click()
    await again.getByRole('dialog').waitFor({ state: 'detached' })
    await enterResults(again, TABLES.slice(3), 3)
    for (const round of [4, 5]) {
      await drawRound(again, round)
      await enterResults(again, TABLES, round - 4)
    }
    await again.getByRole('heading', { name: 'All rounds are played' }).waitFor()
    await take(again, 'evening', '16-the-end')
    await take(screen, 'evening', '17-big-screen-end')
    await again.getByRole('button', { name: 'Standings' }).click()
    await take(again, 'evening', '18-last-standings')
    await again.keyboard.press('Escape')

    // one more round, which a table plays in Caravan
    await again.getByRole('button', { name: 'Seat another round' }).click()
    await phone.getByRole('button', { name: 'Play in Caravan' }).click()
    await take(phone, 'evening', '19-a-match-begins-on-a-phone')
    await phone.getByRole('button', { name: 'Start match' }).click()
    await phone.getByRole('button', { name: 'Continue' }).waitFor()
    await take(phone, 'evening', '20-nobody-leads-yet-on-a-phone')
    await phone.getByRole('button', { name: 'Continue' }).click()
    // who leads, and the dice
    await phone.getByRole('dialog', { name: 'Round 1' }).waitFor()
    await take(phone, 'evening', '21-the-whole-table-on-a-phone')
  },
)
