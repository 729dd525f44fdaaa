import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { test } from './harness/desktop'
import { eventOf } from './harness/played'
import { matchFiles } from './harness/records'
import { soon } from './harness/soon'
import { BigScreenPage, pressBigScreen } from './pages/big-screen'
import { FilesPage, downloaded } from './pages/files'
import { HomePage } from './pages/home'
import { setTable } from './pages/new-match'
import { TablePage } from './pages/table'
import { fromMore } from './pages/more'

const EVENING = JSON.stringify({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-pagat',
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [{ leader: 0, events: [{ type: 'play', tile: '6-6' }] }],
})

/** The first round of a family, as it would be played through the page. */
const WHOLE_ROUND = JSON.stringify({
  format: 'caravan-record',
  version: 1,
  preset: 'flower-and-scorpion',
  rules: FAMILY.rules,
  players: FAMILY.players.map((name) => ({ name })),
  rounds: [{ leader: 0, dice: FAMILY.dice, events: FIRST_ROUND.map(eventOf) }],
})

const put = (folder: string, name: string, text: string): string => {
  mkdirSync(join(folder, 'files'), { recursive: true })
  const path = join(folder, 'files', name)
  writeFileSync(path, text)
  return path
}

/** The question that a match file brings with it, and its answer. */
const arrived = (page: Page) => page.getByRole('dialog', { name: /^(Import (this file|these files)\?|Import result)$/ })

const drop = (page: Page, name: string, text: string): Promise<boolean> =>
  page.evaluate(
    ([name, text]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([text], name))
      return window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
    },
    [name, text] as const,
  )

describe('The desktop window’s manners, with a stand-in for Electron', () => {
  atNight(['tests/shell/manners.test.ts', 'tests/e2e/exchange.e2e.ts'], () => {
    test('a match file that is opened shows what it is, and is imported once the person says so', async ({ desktop, dataFolder }) => {
      const path = put(dataFolder, 'evening.caravan', EVENING)
      const { shell, page } = await desktop.start({ args: [path] })
      const dialog = arrived(page)
      await dialog.getByText('Ada, Ben · 1 round · unfinished').waitFor()
      expect(await matchFiles(dataFolder)).toEqual([])
      await expectNoFault(page, 'what came in')
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await dialog.getByText('1 match added').waitFor()
      await dialog.getByRole('link', { name: 'Open match' }).click()
      await new TablePage(page).ready()
      expect(await matchFiles(dataFolder)).toHaveLength(1)

      // the same again, by a second start: left where it is
      await shell.do('appEvent', 'second-instance', [], '/', { files: [path, put(dataFolder, 'holiday.json', '\u0000 PNG')], page: null })
      await dialog.getByText(/This isn’t a match file/).waitFor()
      await dialog.getByRole('button', { name: 'Don’t import' }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await matchFiles(dataFolder)).toHaveLength(1)
    })
  })

  atNight(
    ['tests/shell/manners.test.ts', 'tests/shell/big-screen.test.ts', 'tests/unit/renderer/hooks/use-stay-awake.test.tsx', 'tests/e2e/desktop-match.e2e.ts'],
    () => {
      test('the menu leads to pages; the table, and the big screen in a window of its own, keep the display awake until they are left', async ({ desktop }) => {
        const { shell, page, another } = await desktop.start()
        await new HomePage(page).heading.waitFor()
        await shell.do('choose', 'File', 'Files and backups')
        await new FilesPage(page).exchange.waitFor()
        await new HomePage(page).visit()
        const table = await setTable(page, FAMILY)
        await table.enter(...FIRST_ROUND.slice(0, 2))
        await shell.called('powerSaveBlocker.start')
        expect(shell.count('powerSaveBlocker.stop')).toBe(0)
        await new HomePage(page).visit()
        await shell.called('powerSaveBlocker.stop')
        // the match that was played last is in the menu
        const chooseRecent = (): Promise<string> =>
          shell.do('choose', 'File', 'Recent matches', 'Ada, Ben, Cleo · Flower & Scorpion').then(
            () => 'there',
            (error: Error) => error.message,
          )
        await soon(chooseRecent).toBe('there')
        await table.ready()
        await shell.called('powerSaveBlocker.start', 2)
        // the big screen follows it, and keeps the display awake once the table was left
        await pressBigScreen(page)
        const screen = await new BigScreenPage(await another(2)).ready()
        expect(await screen.page.evaluate(() => window.caravan)).toEqual({ host: 'electron' })
        await table.enter(...FIRST_ROUND.slice(2, 3))
        await screen.expectTurn('Ada')
        await new HomePage(page).visit()
        await new HomePage(page).heading.waitFor()
        expect(shell.count('powerSaveBlocker.stop')).toBe(1)
        await shell.do('closeWindow', 2)
        await screen.page.close()
        await shell.called('powerSaveBlocker.stop', 2)
        // a page that is closed without a word lets go too
        await soon(chooseRecent).toBe('there')
        await table.ready()
        await shell.called('powerSaveBlocker.start', 3)
        await page.close()
        await shell.called('powerSaveBlocker.stop', 3)
      })
    },
  )

  atNight(['tests/shell/manners.test.ts', 'tests/shell/language.test.ts', 'tests/unit/renderer/screens/about/about-screen.test.tsx'], () => {
    test('the menu leads to what the program is made of and what a bug report needs, and to the settings, whose language is its own', async ({
      desktop,
      dataFolder,
    }) => {
      const { shell, page } = await desktop.start()
      await new HomePage(page).heading.waitFor()
      await shell.do('choose', 'Help', 'About Caravan')
      await page.getByText('Technical details').click()
      const diagnostics = page.getByRole('textbox', { name: 'Diagnostics' })
      await diagnostics.waitFor()
      const text = await diagnostics.inputValue()
      expect(text).toMatch(/^Caravan \d+\.\d+\.\d+ \(electron\)$/m)
      expect(text).toMatch(/ started electron /)
      expect(text).not.toContain(dataFolder)
      await page.getByText('Software inside Caravan').click()
      await page.getByText(/^electron \d/).click()
      await page.getByText('Copyright (c) Electron contributors').waitFor()

      await shell.do('choose', 'File', 'Settings…')
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Language' }).click()
      await page.getByRole('radio', { name: 'Deutsch' }).check()
      await soon(() =>
        shell.do('choose', 'Hilfe', 'Über Caravan').then(
          () => 'there',
          (error: Error) => error.message,
        ),
      ).toBe('there')
      await page.getByRole('heading', { name: 'Über Caravan' }).waitFor()
    })
  })

  atNight(['tests/shell/manners.test.ts', 'tests/e2e/exchange.e2e.ts'], () => {
    test('the score sheet of a match becomes a PDF of one page, and what the match is saved as is what a double-click opens', async ({
      desktop,
      dataFolder,
    }) => {
      const pdf = join(dataFolder, 'sheet.pdf')
      const pages: Page[] = []
      const { shell, page } = await desktop.start({
        args: [put(dataFolder, 'round.caravan', WHOLE_ROUND)],
        answers: {
          saveDialog: () => ({ canceled: false, filePath: pdf }),
          printToPDF: () => pages[0]?.pdf({ printBackground: true, preferCSSPageSize: true }),
        },
      })
      pages.push(page)
      await arrived(page).getByRole('button', { name: 'Import', exact: true }).click()
      await arrived(page).getByRole('link', { name: 'Open match' }).click()
      await new TablePage(page).ready()
      await shell.do('choose', 'File', 'Save as PDF…')
      await soon(() => {
        try {
          return readFileSync(pdf, 'latin1').match(/\/Type\s*\/Page\b/g)?.length
        } catch {
          return undefined
        }
      }).toBe(1)

      await fromMore(page, 'Share')
      const share = page.getByRole('dialog', { name: 'Share' })
      await share.getByText('Save as a file').click()
      const saved = await downloaded(page, share.getByRole('button', { name: 'Match file' }))
      expect(saved.suggestedFilename()).toMatch(/Ada, Ben, Cleo\.caravan$/)
      const path = join(dataFolder, saved.suggestedFilename())
      await saved.saveAs(path)
      await page.keyboard.press('Escape')
      await shell.do('appEvent', 'open-file', path)
      await arrived(page).getByRole('button', { name: 'Import', exact: true }).click()
      await arrived(page).getByText('1 match already here').waitFor()
    })
  })
})

describe('A match file that is dropped', () => {
  test('anywhere in the browser asks too; the page itself stays, whatever is dropped', async ({ desktop, dataFolder }) => {
    const { page } = await desktop.start()
    await setTable(page, FAMILY)
    expect(await drop(page, 'evening.caravan', EVENING)).toBe(false)
    const dialog = arrived(page)
    await dialog.getByText('Ada, Ben · 1 round · unfinished').waitFor()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('1 match added').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(await drop(page, 'holiday.png', 'PNG')).toBe(false)
    await soon(() => dialog.count()).toBe(0)
    expect(await matchFiles(dataFolder)).toHaveLength(2)
    await drop(page, 'bad.caravan', EVENING.replace('6-6', '7-7'))
    await dialog.getByText(/Can’t import this match/).waitFor()
    await soon(() => dialog.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0)
  })
})
