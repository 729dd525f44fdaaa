import { paths } from '../../src/renderer/navigation/paths'
import { test } from '../e2e/harness/test'
import { HomePage } from '../e2e/pages/home'
import { take } from './pictures'

/** What pages say that show what was played, where nothing has been. */
const EMPTY = {
  matches: 'No matches yet.',
  people: 'Nobody here yet.',
  statistics: 'No finished matches yet.',
  files: /No automatic backup/,
} as const

test('first: the first start, and pages with nothing on them yet', { timeout: 180_000 }, async ({ page }) => {
  await new HomePage(page).heading.waitFor()
  await take(page, 'first', 'home', 'whole')
  for (const [name, says] of Object.entries(EMPTY)) {
    await page.evaluate((to) => (window.location.hash = to), paths[name as keyof typeof EMPTY])
    await page.getByRole('main').getByText(says).first().waitFor()
    await take(page, 'first', name, 'whole')
  }
})
