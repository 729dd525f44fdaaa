import { findOnlySeenText } from './harness/seen-text'
import { soon } from './harness/soon'
import { browserTest } from './harness/test'

browserTest('a test that looks for words finds those that stand there, and not once more those that are read out', async ({ browser }) => {
  const page = await browser.newPage()
  findOnlySeenText(page)
  await page.setContent('<main><p>Saved.</p></main><div class="visually-hidden" aria-live="polite"><p>Saved.</p></div>')
  await soon(() => page.getByText('Saved.').count()).toBe(1)
  await soon(() => page.locator('body').getByText('Saved').count()).toBe(1)
  await soon(() => page.getByRole('main').getByText('Saved.', { exact: true }).count()).toBe(1)
  await page.close()
})
