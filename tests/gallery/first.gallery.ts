import { paths } from '../../src/renderer/navigation/paths'
import { test } from '../e2e/harness/test'
import { HomePage } from '../e2e/pages/home'
import { NewMatchPage } from '../e2e/pages/new-match'
import { take } from './pictures'

/** What pages say that show what was played, where nothing has been. */
const EMPTY = {
  matches: 'No matches yet.',
  people: 'Nobody here yet.',
  statistics: 'No finished matches yet.',
  files: /No automatic backup/,
} as const

test('first: the first start, and pages with nothing on them yet', { timeout: 180_000 }, async ({ page }) => {
  await page.getByRole('textbox', { name: 'Name of player 1' }).waitFor()
  await take(page, 'first', 'home', 'whole')
  for (const [name, says] of Object.entries(EMPTY)) {
    await page.evaluate((to) => (window.location.hash = to), paths[name as keyof typeof EMPTY])
    await page.getByRole('main').getByText(says).first().waitFor()
    await take(page, 'first', name, 'whole')
  }
})

test('first: the first start as it fills, and a round before its first tile', { timeout: 180_000 }, async ({ page }) => {
  await new HomePage(page).heading.waitFor()
  for (const [at, name] of ['Mia', 'Opa Josef', 'Lena'].entries()) {
    await page.getByRole('textbox', { name: `Name of player ${at + 1}` }).fill(name)
    if (at === 0) await take(page, 'first', 'one-name', 'whole')
  }
  await page.getByRole('button', { name: 'Roll for us' }).waitFor()
  await take(page, 'first', 'names', 'whole')
  await page.getByRole('radio', { name: /^Bergen/ }).check({ force: true })
  await take(page, 'first', 'names-bergen', 'whole')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Lowest double leads. Tap it.').first().waitFor()
  await take(page, 'first', 'nobody-leads')
  await page.getByRole('button', { name: '1-1' }).click()
  await take(page, 'first', 'who-leads')
  await page.getByRole('group', { name: 'Who leads 1-1?' }).getByRole('button', { name: 'Lena' }).click()
  await page.getByRole('button', { name: /^1-1, led by Lena/ }).waitFor()
  await take(page, 'first', 'led')
  await new HomePage(page).visit()
  await new HomePage(page).newMatch.click()
  const setup = new NewMatchPage(page)
  await setup.game('bergen-pagat')
  await take(page, 'first', 'new-match-bergen', 'whole')
  await setup.game('flower-and-scorpion')
  await take(page, 'first', 'new-match-dice', 'whole')
  await setup.begin()
  await page.getByRole('dialog', { name: 'Round 1' }).waitFor()
  await take(page, 'first', 'round-asks-for-dice')
})

test('first: a first round that is taught', { timeout: 180_000 }, async ({ page }) => {
  await new HomePage(page).heading.waitFor()
  for (const [at, name] of ['Mia', 'Opa Josef', 'Lena'].entries()) await page.getByRole('textbox', { name: `Name of player ${at + 1}` }).fill(name)
  await page.getByRole('radio', { name: /^Bergen/ }).check({ force: true })
  await page.getByRole('button', { name: 'First time? Teach us as we play' }).click()
  const lesson = page.getByRole('region', { name: 'Lesson' })
  await lesson.getByText('Who has 0-0?').waitFor()
  await take(page, 'first', 'lesson-deal')
  await lesson.getByRole('button', { name: 'Nobody' }).click()
  await take(page, 'first', 'lesson-roll-call')
  await lesson.getByRole('button', { name: 'Mia' }).click()
  await lesson.getByText(/ringed halves count: .2/).waitFor()
  await take(page, 'first', 'lesson-scored')
  await lesson.getByRole('button', { name: 'Go on' }).click()
  await take(page, 'first', 'lesson-turn')
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await lesson.getByText(/^No points/).waitFor()
  await take(page, 'first', 'lesson-nothing')
  await page.keyboard.type('42')
  await page.keyboard.press('Enter')
  await lesson.getByText('Mia: join a 1 or a 2.').waitFor()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await lesson.getByText(/^Triple header\./).waitFor()
  await take(page, 'first', 'lesson-triple-header')
})
