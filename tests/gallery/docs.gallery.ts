import { paths } from '../../src/renderer/navigation/paths'
import { oneLine } from '../../src/renderer/messages/en'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND, PROVEN, PROVEN_ROUND } from '../e2e/games'
import { startMatch } from '../e2e/harness/played'
import { STRANGER } from '../e2e/harness/owner'
import { jpegOf } from '../e2e/harness/pictures'
import { test } from '../e2e/harness/test'
import { openBigScreen } from '../e2e/pages/big-screen'
import { HomePage } from '../e2e/pages/home'
import { openPhoto } from '../e2e/pages/photo'
import { QuestionPage } from '../e2e/pages/question'
import { ONE_TILE_DECIDES, pasteLine, SettlePage } from '../e2e/pages/settle'
import { take } from './pictures'
import { fromMore } from '../e2e/pages/more'

/* What the README and other documents show; `npm run gallery -- DIR --docs` puts these pictures into docs/images. */

test('docs: the table, a photo and the big screen', async ({ page }) => {
  const table = await startMatch(page, { ...FAMILY, players: ['Ada', 'Ben', 'Cleo', 'Dan'], rules: {} }, FIRST_ROUND.slice(0, 10))
  await table.type('44')
  await table.ways()
  await take(page, 'docs', 'table')

  await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
  const photo = await openPhoto(page)
  await photo.choose(await jpegOf('table-12'))
  await photo.expectProposed('1-0', 'Right end')
  await take(page, 'docs', 'photograph')
  await page.keyboard.press('Escape')

  const screen = await openBigScreen(page)
  await screen.expectTurn('Cleo')
  await screen.page.locator('[data-quiet]').waitFor()
  await take(screen.page, 'docs', 'big-screen')
})

test('docs: a dispute that is settled', async ({ page }) => {
  await startMatch(page, BLOCKED, BLOCKED_ROUND)
  await fromMore(page, 'Settle a dispute', 'link')
  const settle = new SettlePage(page)
  for (const [name, tile] of Object.entries(BLOCKED_HANDS)) await settle.show(name, tile)
  await settle.says('Ben wins')
  await settle.heading.scrollIntoViewIfNeeded()
  await take(page, 'docs', 'settle')
})

test('docs: how to play, what would change a ruling, and what later tiles prove', async ({ page }) => {
  await page.evaluate((to) => (window.location.hash = to), paths.howToPlay('bergen'))
  await page.getByRole('heading', { level: 1, name: 'How to play Bergen' }).waitFor()
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Next step' }).click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await take(page, 'docs', 'how-to-play')

  await page.evaluate((to) => (window.location.hash = to), paths.settle)
  const settle = new SettlePage(page)
  await settle.heading.waitFor()
  await pasteLine(page, ONE_TILE_DECIDES, oneLine)
  await settle.says('Rose wins')
  await page.getByRole('region', { name: 'What would change the result' }).getByRole('heading').click()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await take(page, 'docs', 'smallest-change')

  await startMatch(page, PROVEN, PROVEN_ROUND.slice(0, 4))
  await new QuestionPage(page).open(2)
  await page.getByRole('dialog').getByRole('heading', { name: 'Proven by the tiles' }).waitFor()
  await take(page, 'docs', 'proven')
})

test('docs: how a browser is let in', async ({ windows, host }) => {
  const page = await windows.open(STRANGER, 'about:blank')
  await page.goto(host.address())
  await page.getByRole('textbox', { name: 'Name of player 1' }).waitFor()
  await take(page, 'docs', 'first-start')
  await startMatch(page, FAMILY, ['2-2'])
  await new HomePage(page).visit()
  await new HomePage(page).current.waitFor()
  await page.locator('main [data-laid]').first().waitFor()
  await take(page, 'docs', 'second-start')

  windows.faults.expect(/answered 403|status of 403/)
  const unknown = await windows.open(STRANGER)
  await unknown.getByText('npm start -- --no-open').waitFor()
  await take(unknown, 'docs', 'bare-address')
})
