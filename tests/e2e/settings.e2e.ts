import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { FAMILY } from './games'
import { expectNoFault } from './harness/axe'
import { HOST_AWAY } from './harness/faults'
import { listen } from './harness/heard'
import { sidewaysOverflow } from './harness/measure'
import { deviceSettings } from './harness/records'
import { slowLink } from './harness/slow-link'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'
import { tabTo } from './pages/keyboard'
import { startMatch } from './harness/played'
import { goTo, wayTo } from './pages/ways'

/** The page of the settings, as a person finds it. */
async function openSettings(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await page.getByRole('navigation', { name: 'Main menu' }).or(menu).first().waitFor()
  if (await page.getByRole('navigation', { name: 'Main menu' }).isVisible()) await goTo(page, 'Settings')
  else {
    await menu.click()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
  }
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
}

/** One group of the settings, where they stand beside each other. */
async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
  await page.getByRole('region', { name }).waitFor()
}

const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name, exact: true })
const choice = (page: Page, setting: string, name: string): Locator => page.getByRole('group', { name: setting }).getByRole('radio', { name, exact: true })

const appearance = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))

/** Which sounds are begun: counted where they leave for the loudspeaker. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { tones: number }
    counted.tones = 0
    OscillatorNode.prototype.start = new Proxy(Reflect.get<OscillatorNode, 'start'>(OscillatorNode.prototype, 'start'), {
      apply: (start, oscillator, when) => {
        counted.tones++
        Reflect.apply(start, oscillator, when)
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones)
}

describe('Settings', () => {
  atNight(['tests/unit/renderer/screens/settings/controls.test.ts', 'tests/e2e/settings.e2e.ts', 'tests/e2e/every-language.e2e.ts'], () => {
    test('are chosen by keyboard alone, take effect at once in two windows that share nothing but the host, and are there again after a restart', async ({
      page,
      windows,
      host,
      faults,
    }) => {
      const other = await windows.open({ reducedMotion: 'no-preference' })
      await new HomePage(other).newMatch.waitFor()
      await soon(() => appearance(other)).toMatchObject({ motion: 'full' })
      await tabTo(page, await wayTo(page, 'Settings'))
      await page.keyboard.press('Enter')
      await tabTo(page, toggle(page, 'Reduce motion'))
      await page.keyboard.press('Space')
      await soon(() => toggle(page, 'Reduce motion').isChecked()).toBe(true)
      await soon(() => appearance(other)).toMatchObject({ motion: 'reduced' })
      await choice(page, 'Theme', 'Dark').check()
      await soon(() => appearance(page)).toMatchObject({ theme: 'dark' })
      await soon(() => appearance(other)).toMatchObject({ theme: 'dark' })
      await openSettings(other)
      await choice(other, 'Theme', 'High contrast').check()
      await choice(other, 'On the tiles', 'Pictures').check()
      await soon(() => appearance(page)).toMatchObject({ theme: 'light', contrast: 'more' })
      await soon(() => choice(page, 'On the tiles', 'Pictures').isChecked()).toBe(true)
      await choice(other, 'Theme', 'Dark').check()
      await soon(() => appearance(page)).toMatchObject({ theme: 'dark', contrast: 'usual' })

      faults.expect(HOST_AWAY)
      await host.stop()
      await host.start()
      const later = await windows.open()
      await soon(() => appearance(later)).toMatchObject({ theme: 'dark' })
      await openSettings(later)
      await soon(() => choice(later, 'On the tiles', 'Pictures').isChecked()).toBe(true)
    })
  })

  test('show at once what they do to a table, can be taken back, and are on the page before its host has said a word', async ({ page, dataFolder }) => {
    await openSettings(page)
    const undo = page.getByRole('button', { name: 'Undo changes' })
    await soon(() => undo.getAttribute('aria-disabled')).toBe('true')
    const tiles = () => page.locator('[data-felt] [data-material]').first().getAttribute('data-material')
    await soon(tiles).toBe('ivory')
    await choice(page, 'Tile style', 'Ebony').check()
    await soon(tiles).toBe('ebony')
    await choice(page, 'Theme', 'Dark').check()
    await openGroup(page, 'Table')
    await choice(page, 'Chips and points', 'Count down').check()
    await soon(() => page.locator('[data-felt] ~ * [data-score]').allTextContents()).toEqual(['7', '8', '7'])
    await undo.click()
    await soon(() => appearance(page)).toMatchObject({ theme: 'light' })
    await soon(tiles).toBe('ivory')
    await soon(() => choice(page, 'Chips and points', 'Count up').isChecked()).toBe(true)
    await soon(() => undo.getAttribute('aria-disabled')).toBe('true')

    await openGroup(page, 'Sound and voice')
    await toggle(page, 'Read scores aloud').check()
    await page.getByText(/This device has no offline voice|Voice: /).waitFor()

    await openGroup(page, 'Look')
    await choice(page, 'Theme', 'Dark').check()
    await soon(() => appearance(page)).toMatchObject({ theme: 'dark' })
    await soon(() => deviceSettings(dataFolder)).toMatchObject({ theme: 'dark' })
    const link = await slowLink(page)
    link.hold()
    await page.addInitScript(() => {
      const seen = window as unknown as { themes: string[] }
      seen.themes = []
      const note = (): void => void seen.themes.push(document.documentElement.dataset['theme'] ?? 'none')
      // the words that stand there before any script have the colours of the system
      new MutationObserver(
        (changes) => changes.some(({ addedNodes }) => addedNodes.length > 0) && document.querySelector('#root > :not(#first-words)') !== null && note(),
      ).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await page.getByRole('banner').waitFor()
    const themes = await page.evaluate(() => (window as unknown as { themes: string[] }).themes)
    expect(themes.length).toBeGreaterThan(0)
    expect(new Set(themes)).toEqual(new Set(['dark']))
    link.release()
  })

  atNight(['tests/e2e/every-language.e2e.ts', 'tests/unit/renderer/screens/settings/controls.test.ts'], () => {
    test('are a list of groups on a phone, each a page of its own', async ({ windows }) => {
      const page = await windows.open({ viewport: { width: 360, height: 740 }, hasTouch: true })
      await page.evaluate((to) => (window.location.hash = to), paths.settings)
      const groups = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
      await soon(() => groups.allInnerTexts()).toEqual(['Look', 'Table', 'Sound and voice', 'Camera', 'Keys', 'Language', 'Files', 'About Caravan'])
      for (const [at, name] of (await groups.allInnerTexts()).slice(0, 6).entries()) {
        await groups.nth(at).tap()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        await soon(() => sidewaysOverflow(page), { message: name }).toEqual([])
        await expectNoFault(page, name)
        await page.getByRole('main').getByRole('link', { name: 'Back' }).tap()
        await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
      }
    })
  })
})

describe('What is heard', () => {
  atNight(['tests/e2e/table-flows.e2e.ts', 'tests/unit/renderer/components/announcer/announcer.test.tsx'], () => {
    test('of a play is one message, once, in the window that entered it and in the other; nothing is heard again at a reload', async ({ page, windows }) => {
      const mine = await startMatch(page, FAMILY)
      const other = await windows.open()
      const theirs = await new HomePage(other).goOn()
      const [here, there] = [await listen(page), await listen(other)]
      await mine.enter('2-2')
      await theirs.expectTotals([2, 0, 0])
      await mine.enter('2-0 right')
      await theirs.says(/2-0/)
      const told = ['Ada leads double two. Dual, +2, now 2. Ben’s turn.', 'Ben: blank-two right. No score. Cleo’s turn.']
      await soon(here).toEqual(told)
      await soon(there).toEqual(told)
      await other.reload()
      await theirs.ready()
      expect((await other.locator('[aria-live="polite"][aria-atomic="false"]').allInnerTexts()).join('')).toBe('')
    })
  })
})

describe('At the table', () => {
  atNight(['tests/unit/renderer/actions/key-list.test.ts', 'tests/unit/renderer/actions/at-table.test.ts', 'tests/e2e/every-key.e2e.ts'], () => {
    test('all keys are shown by ? as on every page; sounds are switched on and single keys off', async ({ page }) => {
      await new HomePage(page).newMatch.waitFor()
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await dialog.getByText('question the last entry').waitFor()
      await page.keyboard.press('Escape')
      const table = await startMatch(page, FAMILY)
      await page.keyboard.press('?')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await table.tile('6-6').click()
      await table.play.locator('kbd').waitFor()
      await page.keyboard.press('Escape')
      const tones = await countTones(page)
      await table.enter('2-2')
      expect(await tones()).toBe(0)

      await openSettings(page)
      await openGroup(page, 'Sound and voice')
      await toggle(page, 'Sounds').check()
      await page.getByRole('button', { name: 'Play sounds' }).waitFor()
      await page.goBack()
      await page.goBack()
      await table.ready()
      // a click for a tile
      await table.enter('2-0 right')
      await soon(tones).toBe(2)
      await table.enter('5-0 right', '5-2 right')
      // a plural is cheered with four tones in place of the two
      await soon(tones).toBe(10)
      await table.enter('3-2 left')

      await openSettings(page)
      await openGroup(page, 'Keys')
      await toggle(page, 'Single-key shortcuts').uncheck()
      await toggle(page, 'Keys on buttons').uncheck()
      await page.goBack()
      await page.goBack()
      await table.ready()
      await table.tile('3-1').click()
      await table.play.waitFor()
      await soon(() => page.locator('kbd').count()).toBe(0)
      await page.keyboard.press('?')
      await page.keyboard.press('b')
      await page.keyboard.press('d')
      await soon(() => page.getByRole('dialog').count()).toBe(0)
      /* No single key, so it is heard; and what it takes back is the play, so no key before it entered anything. */
      await page.keyboard.press('Control+z')
      await soon(() => table.events.count()).toBe(4)
    })
  })
})
