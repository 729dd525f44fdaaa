import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { BLOCKED, BLOCKED_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { startMatch } from './harness/played'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { FilesPage } from './pages/files'
import { SettlePage } from './pages/settle'
import { fromMore } from './pages/more'

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** On a phone nothing sticks out sideways. */
async function expectToFit(page: Page): Promise<void> {
  await resize(page, { width: 360, height: 740 })
  await soon(() => sidewaysOverflow(page)).toEqual([])
  await resize(page, { width: 1280, height: 800 })
}

const ROUND = BLOCKED_ROUND.slice(0, 12)

describe('One line of text', () => {
  atNight(
    [
      'tests/unit/shared/notation/one-line.test.ts',
      'tests/unit/renderer/match/text/copy-text.test.tsx',
      'tests/unit/renderer/screens/arbiter/paste-dialog.test.tsx',
      'tests/unit/main/exchange/import.test.ts',
    ],
    () => {
      test('is copied from a score sheet, fills the page Settle a dispute, and is imported', async ({ page }) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await startMatch(page, BLOCKED, ROUND)
        await fromMore(page, 'Score sheet')
        const sheet = page.getByRole('dialog', { name: 'Score sheet' })
        await sheet.getByRole('button', { name: 'Share' }).click()
        const share = page.getByRole('dialog', { name: 'Share' })
        await share.getByText('Save as a file').click()
        await share.getByRole('button', { name: 'Copy as text' }).click()
        await share.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
        const line = await copied(page)
        expect(line).toMatch(
          /^bergen-pagat; Ada, Ben, Cleo, Dan; 1: Ada leads(, in turn)?: 0-0 2-0< 5-2< 5-0< draw 1 draw 1 3-0< .*; \{"date":"\d{4}-\d{2}-\d{2}"\}$/,
        )
        await expectNoFault(page, 'what is shared')
        await expectToFit(page)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')

        await page.evaluate((to) => (window.location.hash = to), paths.settle)
        const settle = new SettlePage(page)
        await settle.heading.waitFor()
        await settle.more('Paste text…')
        const paste = page.getByRole('dialog', { name: 'Paste text' })
        const field = paste.getByRole('textbox', { name: 'One line of text' })
        await field.fill(line.replace('Ada leads', 'Eve leads'))
        await paste.getByRole('button', { name: 'Fill in' }).click()
        await paste.getByText('Column 39: The line doesn’t name exactly one player “Eve”. You can write “seat 1” instead.').waitFor()
        await expectNoFault(page, 'a line that is wrong')
        await expectToFit(page)
        await field.fill('')
        await field.focus()
        await page.keyboard.press('ControlOrMeta+V')
        await paste.getByRole('button', { name: 'Fill in' }).click()
        await paste.waitFor({ state: 'detached' })
        await soon(() => settle.game.inputValue()).toBe('bergen-pagat')
        await soon(() => settle.name(4).inputValue()).toBe('Dan')
        await settle.step('Table').click()
        const laid = await settle.text.inputValue()
        expect(laid.split(' ')).toHaveLength(ROUND.filter((turn) => turn.includes('-')).length)
        await settle.more('Copy as text')
        await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
        expect(await copied(page)).toContain(`; line ${laid}`)

        const files = await new FilesPage(page).visit()
        await files.exchange.getByText('Paste matches as text').first().click()
        const pasted = files.exchange.getByRole('textbox', { name: 'Paste matches as text' })
        await pasted.fill(line)
        await files.exchange.getByRole('button', { name: 'Import text' }).click()
        await soon(() => files.report()).toEqual(['1 match already here'])
      })
    },
  )
})
