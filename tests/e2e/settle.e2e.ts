import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { soundRuling } from '../support/checked-ruling'
import { atNight, EVERY } from '../every'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { jpegOf } from './harness/pictures'
import { onceRead, soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { BlockDialog } from './pages/block-dialog'
import { downloaded, textOf } from './pages/files'
import { HomePage } from './pages/home'
import { tabTo } from './pages/keyboard'
import { startMatch } from './harness/played'
import { openHandPhoto } from './pages/photo'
import { SettlePage } from './pages/settle'
import { fromMore } from './pages/more'

async function pagesOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true })
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
}

/** The text of what would come out of the printer. */
async function paperOf(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.locator('[data-printed]')
  await paper.waitFor()
  const text = await paper.innerText()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null, colorScheme: 'light' })
  return text
}

describe('A dispute is settled', () => {
  test('with the keyboard alone: two steps from home, names, the line, three hands, and the answer as soon as the last is there', async ({ page }) => {
    await new HomePage(page).visit()
    await tabTo(page, page.getByRole('link', { name: 'Settle a dispute' }).first())
    await page.keyboard.press('Enter')
    const settle = new SettlePage(page)
    await settle.heading.waitFor()

    await tabTo(page, settle.name(1))
    await page.keyboard.type('Ada')
    await tabTo(page, settle.name(2))
    await page.keyboard.type('Ben')
    await tabTo(page, page.getByRole('button', { name: 'Add player' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Cleo')

    await tabTo(page, page.getByRole('button', { name: 'House rules' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('summary', { hasText: 'Who wins a blocked round' }))
    await page.keyboard.press('Enter')
    const rules = page.getByRole('group', { name: 'Who wins a blocked round' })
    await tabTo(page, rules.getByRole('radio', { checked: true }))
    while (!(await rules.getByRole('radio', { name: 'American', exact: true }).isChecked())) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')

    await tabTo(page, settle.step('Table'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: 'Open ends' }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page, settle.text)
    await page.keyboard.type('6-3 3-3 3-4')
    await tabTo(page, page.getByRole('button', { name: 'Next: Ada’s hand' }))
    await page.keyboard.press('Enter')
    await tabTo(page, settle.pad.getByRole('button').and(page.locator('[tabindex="0"]')))
    await page.keyboard.type('0012')
    await settle.says(/^Add Ben’s and Cleo’s hands\./)
    await tabTo(page, page.getByRole('button', { name: 'Next: Ben’s hand' }))
    await page.keyboard.press('Enter')
    await tabTo(page, settle.pad.getByRole('button').and(page.locator('[tabindex="0"]')))
    await page.keyboard.type('11')
    await tabTo(page, page.getByRole('button', { name: 'Next: Cleo’s hand' }))
    await page.keyboard.press('Enter')
    await tabTo(page, settle.pad.getByRole('button').and(page.locator('[tabindex="0"]')))
    await page.keyboard.type('22')

    await settle.says('Ada wins')
    await settle.says('and gets 2 points')
    await settle.line.getByText('Ada wins and gets 2 points.').waitFor({ state: 'attached' })
    await soon(() => settle.others()).toEqual([
      'American (gap: the fewest pips decide) | Ada +2',
      'German | Ben +2',
      'Simple | Ben +1',
      'Fewest pips, no doubles | nobody',
      'Picture | Ada +2',
      'Tiles deducted | nobody',
    ])
    const saved = await downloaded(page, settle.answer.getByRole('button', { name: 'Save the ruling' }))
    expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d Ada, Ben, Cleo\.ruling\.json$/)
    // shown for some seconds only
    await page
      .getByRole('list', { name: 'Messages' })
      .getByText(/^Ruling saved as “.*\.ruling\.json”/)
      .waitFor()
    const { table, ruling } = soundRuling(await textOf(saved))
    expect([table, ruling.winner, ruling.steps.length]).toEqual([{ kind: 'two-ended', tiles: ['6-3', '3-3', '3-4'], lead: null }, 0, 4])
    const checker = page.context().waitForEvent('page')
    await settle.answer.getByRole('button', { name: 'Check this ruling' }).click()
    await (await checker).getByRole('article').getByRole('heading', { name: 'This ruling holds: Ada wins the round.' }).waitFor()
    await (await checker).close()
    await soon(() =>
      settle.answer
        .getByRole('region', { name: 'Step by step' })
        .getByRole('listitem')
        .filter({ hasText: /Armanino, step \d/ })
        .count(),
    ).toBe(4)
    await soon(() => settle.answer.getByRole('link', { name: 'Rule B-5: A blocked round' }).first().getAttribute('href')).toBe('#/rules/B-5')
    const change = settle.answer.getByRole('region', { name: 'What would change the result' })
    await change.getByText('With one more tile in Ben’s hand, Cleo would win.').waitFor()
    await change.getByText('For example, with 1-0. One tile is the smallest change there is.').waitFor()
    await expectNoFault(page, 'the answered dispute')
    await settle.more('Start over')
  })

  atNight(['tests/unit/shared/arbiter/suits.test.ts', 'tests/unit/renderer/match/arbiter/answer.test.ts'], () => {
    test('proves from the table alone that nobody can ever play, with every hand unknown', async ({ page }) => {
      await page.evaluate((to) => (window.location.hash = to), paths.settle)
      const settle = new SettlePage(page)
      await settle.step('Table').click()
      await page.getByRole('radio', { name: 'Whole line' }).check()
      await settle.text.fill('6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6')
      await settle.says('Add Player 1’s and Player 2’s hands.')
      await settle.says('Blocked: every tile that fits is already on the table.')
      await settle.says('The left end shows 6: every tile with a 6 is on the table')
      await settle.says('28 tiles in the set: 10 on the table, 0 in hands, 18 not seen.')
      await settle.text.fill('6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4')
      await settle.says('28 tiles in the set: 8 on the table')
      await soon(() => settle.answer.getByText('every tile that fits is already on the table').count()).toBe(0)
      await settle.more('Start over')
    })
  })

  test('can be had back from a dialog that was opened since: by pointing at Undo, and by keys', async ({ page }) => {
    await page.evaluate((to) => (window.location.hash = to), paths.settle)
    const settle = new SettlePage(page)
    const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo' })
    for (const press of [() => undo.click(), () => undo.press('Enter')]) {
      await settle.name(1).fill('Ada')
      await settle.more('Start over')
      await soon(() => settle.name(1).inputValue()).toBe('')
      await page.keyboard.press('?')
      await press()
      await page.keyboard.press('Escape')
      await soon(() => settle.name(1).inputValue()).toBe('Ada')
    }
  })

  atNight(['tests/unit/renderer/match/arbiter/case.test.ts', 'tests/unit/renderer/screens/arbiter/paste-dialog.test.tsx'], () => {
    test('stays as it was entered through other pages and a reload, and starts again only when asked, with a way back', async ({ page }) => {
      await new HomePage(page).visit()
      await page.getByRole('link', { name: 'Settle a dispute' }).first().click()
      const settle = new SettlePage(page)
      await settle.name(1).fill('Ada')
      await settle.name(2).fill('Ben')
      await settle.step('Table').click()
      await page.getByRole('radio', { name: 'Whole line' }).check()
      await settle.text.fill('6-4 5-5')
      await settle.says('Something on the table can’t be right. Fix it to check whether anyone could still play.')
      await page.getByRole('radio', { name: 'Open ends' }).check()
      await settle.end('Left end').selectOption('6')
      await settle.show('Ada', '6-4', '2-1')
      await settle.show('Ben', '5-5')
      await settle.says('The round is not blocked')
      await settle.says('Ada could play 6-4: it fits 6 at the left end.')
      await soon(() => settle.answer.getByRole('region', { name: 'What would change the result' }).count()).toBe(0)

      await new HomePage(page).visit()
      await page.getByRole('link', { name: 'Settle a dispute' }).first().click()
      await settle.says('If it were blocked:')
      await page.reload()
      await settle.says('Ben wins')
      await soon(() => settle.tilesOf('Ada')).toEqual(['6-4', '2-1'])

      await settle.more('Start over')
      await settle.says('Add Player 1’s and Player 2’s hands.')
      await page.getByRole('button', { name: 'Undo' }).click()
      await soon(() => settle.tilesOf('Ada')).toEqual(['6-4', '2-1'])
      await settle.more('Start over')
    })
  })

  atNight(['tests/unit/renderer/match/arbiter/case.test.ts', 'tests/unit/renderer/photo/kept-entries.test.tsx'], () => {
    test('with a hand from a photo and the throw named by its tiles', async ({ page }) => {
      await page.evaluate((to) => (window.location.hash = to), paths.settle)
      const settle = new SettlePage(page)
      await settle.game.selectOption('Flower & Scorpion')
      await settle.name(1).fill('Ada')
      await settle.name(2).fill('Ben')
      await settle.step('Dice').click()
      await page.getByRole('textbox', { name: 'Flower tile' }).fill('6-5')
      await page.getByRole('textbox', { name: 'Scorpion tile' }).fill('53')
      await settle.show('Ada', '6-0', '1-1')
      await settle.step('Ben').click()
      const photo = await openHandPhoto(page, 'Ben')
      await photo.choose(await jpegOf('hand-09'))
      await onceRead(() => photo.readings()).toHaveLength(9)
      await photo.use('Use these 9 tiles')
      expect([...(await settle.tilesOf('Ben'))].sort()).toEqual(['3-1', '4-1', '4-4', '5-1', '5-3', '5-5', '6-2', '6-4', '6-6'])
      await settle.says('Ben wins')
      await settle.says(/the player with the Scorpion 5-3 wins/)
      await settle.more('Start over')
    })
  })

  atNight(['tests/e2e/settle.e2e.ts', 'tests/unit/renderer/match/arbiter/case.test.ts'], () => {
    test('inside a match: its round is told already, and the hands are shown', async ({ page }) => {
      const table = await startMatch(page, BLOCKED, BLOCKED_ROUND)
      await fromMore(page, 'Settle a dispute', 'link')
      const settle = new SettlePage(page)
      await settle.says(/^Add Ada’s, Ben’s, Cleo’s and Dan’s hands\./)
      await settle.step('Table').click()
      await soon(() => settle.text.inputValue()).toMatch(/^2-2 2-4 4-4 4-6/)

      await settle.show('Ada', BLOCKED_HANDS.Ada)
      await settle.show('Ben', BLOCKED_HANDS.Ben)
      await settle.show('Cleo', BLOCKED_HANDS.Cleo)
      await settle.show('Dan', BLOCKED_HANDS.Dan)
      await settle.says('Ben wins')
      await settle.says('Blocked: nobody has a tile that fits, and nothing can be drawn from the boneyard.')

      // nothing of it touched the match
      await page.getByRole('link', { name: 'Back to match' }).click()
      await table.ready()
      await soon(() => table.hands()).toEqual([1, 1, 1, 1])
    })
  })

  atNight(
    [
      'tests/e2e/exchange.e2e.ts',
      'tests/e2e/settle.e2e.ts',
      'tests/unit/renderer/match/arbiter/saved-ruling.test.tsx',
      'tests/unit/renderer/match/arbiter/answer.test.ts',
    ],
    () => {
      test('goes on paper, on one page for four hands, as a picture, and as a file that holds', async ({ page }) => {
        await startMatch(page, BLOCKED, BLOCKED_ROUND)
        await page.keyboard.press('b')
        const block = new BlockDialog(page)
        await block.showAll(BLOCKED_HANDS)
        await block.rule.click()
        await page.getByRole('button', { name: 'See ruling' }).click()
        const over = page.getByRole('dialog', { name: 'Round 1' })
        await over.getByText(/^Ben: Simple/).waitFor()
        await over
          .getByRole('region', { name: 'What would change the result' })
          .getByText(/^No single tile changes this\. .* Ben still wins\.$/)
          .waitFor()
        const picture = page.getByRole('dialog', { name: 'Picture of the ruling' })
        await over.getByRole('button', { name: 'Save as picture' }).click()
        await picture.getByRole('img', { name: /^Ben wins and gets 1 point\. Bergen/ }).waitFor()
        const png = await downloaded(page, picture.getByRole('button', { name: 'Save picture' }))
        expect(png.suggestedFilename()).toMatch(/Ada, Ben, Cleo, Dan\.png$/)
        expect([...(await readFile(await png.path())).subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        await page.keyboard.press('Escape')

        // and as a file that says all of it, which anyone can check
        const saved = await downloaded(page, over.getByRole('button', { name: 'Save the ruling' }))
        expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d Ada, Ben, Cleo, Dan\.ruling\.json$/)
        const file = soundRuling(await textOf(saved))
        expect(file.hands.map(({ tiles }) => tiles)).toEqual(Object.values(BLOCKED_HANDS).map((tile) => [tile]))
        expect(file.information.match).toEqual({ round: 1, place: null })
        expect([file.players, file.result.winner, file.result.points, file.blocked.verdict]).toEqual([
          Object.keys(BLOCKED_HANDS),
          1,
          [0, 1, 0, 0],
          { kind: 'blocked', proof: 'hands' },
        ])
        expect(file.table).toMatchObject({ kind: 'two-ended', tiles: expect.arrayContaining(['0-0']) as unknown })

        // the match's own paper is still its score sheet
        expect(await paperOf(page)).not.toContain('Ruling on a blocked round')

        await over.getByRole('link', { name: 'Settle this dispute' }).click()
        const settle = new SettlePage(page)
        await settle.says('Ben wins')
        const text = await paperOf(page)
        for (const told of [
          'Ruling on a blocked round',
          'Ada, Ben, Cleo and Dan, round 1',
          'the player with the fewest pips wins',
          'Source: Bergen (J. Celko, pagat.com, 2018)',
          'Is the round really blocked?',
        ])
          expect(text).toContain(told)

        // the lower of the two has less room
        for (const format of EVERY ? (['A4', 'Letter'] as const) : (['Letter'] as const))
          expect(await pagesOnPaper(page, format), `${format}: one page`).toBe(1)

        await soon(() => page.locator('[data-printed]').count()).toBe(0)
      })
    },
  )
})
