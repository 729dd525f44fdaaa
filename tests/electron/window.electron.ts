import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { playFamilyMatch } from '../e2e/family-match'
import { FAMILY, FIRST_ROUND } from '../e2e/games'
import { matchFiles } from '../e2e/harness/records'
import { soon } from '../e2e/harness/soon'
import { BigScreenPage, pressBigScreen } from '../e2e/pages/big-screen'
import { HomePage } from '../e2e/pages/home'
import { setTable } from '../e2e/pages/new-match'
import { choose, test } from './app'

const EVENING = JSON.stringify({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-pagat',
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [{ leader: 0, events: [{ type: 'play', tile: '6-6' }] }],
})

describe('The desktop window in Electron', () => {
  test('can be seen, and shows something', async ({ open }) => {
    const { app, page } = await open()
    await new HomePage(page).heading.waitFor()
    const picture = await app.evaluate(async ({ BrowserWindow }) => (await BrowserWindow.getAllWindows()[0]?.capturePage())?.toPNG().toString('base64'))
    const { channels } = await sharp(Buffer.from(picture ?? '', 'base64')).stats()
    // of one colour, the darkest and the lightest would be the same
    expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(64)
  })

  test('a family plays a whole match, and finds it after quitting', async ({ open, dataFolder }) => {
    const first = await open()
    const reopen = async () => {
      await first.app.close()
      const { page } = await open()
      await new HomePage(page).heading.waitFor()
      return page
    }
    await playFamilyMatch({ page: first.page, dataFolder, reopen })
  })

  test('the page is sandboxed and isolated, and knows nothing of Node or Electron', async ({ open }) => {
    const { page } = await open()
    await new HomePage(page).heading.waitFor()
    expect(page.url()).toMatch(/^app:\/\/caravan\//)
    expect(
      await page.evaluate(() => ({ caravan: window.caravan, globals: ['require', 'process', 'module', 'Buffer'].filter((name) => name in window) })),
    ).toEqual({ caravan: { host: 'electron' }, globals: [] })
  })

  test('nothing leads the window elsewhere', async ({ open }) => {
    const { app, page } = await open()
    await new HomePage(page).heading.waitFor()
    const address = page.url()
    // what would open a browser on this computer
    await app.evaluate(({ shell }) => {
      shell.openExternal = () => Promise.resolve()
    })
    expect(await page.evaluate(() => window.open('https://example.org/'))).toBeNull()
    await page.evaluate(() => window.location.assign('https://example.org/'))
    await new HomePage(page).heading.waitFor()
    expect(page.url()).toBe(address)
    expect(app.windows()).toHaveLength(1)
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
  })

  test('the big screen of a match is a window of its own, as apart from Node as the first, and goes with it', async ({ open }) => {
    const { app, page } = await open()
    await new HomePage(page).heading.waitFor()
    const table = await setTable(page, FAMILY)
    const second = app.waitForEvent('window')
    await pressBigScreen(page)
    const screen = await new BigScreenPage(await second).ready()
    expect(
      await screen.page.evaluate(() => ({ caravan: window.caravan, globals: ['require', 'process', 'module', 'Buffer'].filter((name) => name in window) })),
    ).toEqual({ caravan: { host: 'electron' }, globals: [] })
    const isFullScreen = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isFullScreen()))
    await screen.page.keyboard.press('f')
    await soon(isFullScreen).toBe(true)
    await screen.page.keyboard.press('f')
    await soon(isFullScreen).toBe(false)
    await table.enter('2-2')
    await screen.expectTurn('Ben')
    // no other page of ours opens one
    expect(await page.evaluate(() => window.open(`${window.location.href.split('#')[0] ?? ''}#/matches`))).toBeNull()
    expect(app.windows()).toHaveLength(2)
    const closed = screen.page.waitForEvent('close')
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find((window) => !window.isMenuBarAutoHide())
        ?.close(),
    )
    await closed
  })

  test('a page that crashes is shown again once the person says so', async ({ open }) => {
    const { app, page } = await open()
    await new HomePage(page).heading.waitFor()
    // the page that Playwright knew is gone with its process
    const inWindow = (code: string) =>
      app.evaluate(({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code) as Promise<string> | undefined, code)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
    await soon(() => inWindow('location.href')).toBe('app://plain/gone')
    await soon(() => inWindow('document.body.textContent')).toMatch(/Every play you confirmed is saved/)
    await inWindow('document.querySelector("a").click()').catch(() => undefined)
    await soon(() => inWindow('location.href')).toMatch(/^app:\/\/caravan\//)
    await soon(() => inWindow('document.querySelector("h1:not(#first-words *)")?.textContent ?? ""')).not.toBe('')
  })

  test('a record on the command line is shown, and brought in once the person says so', async ({ open, dataFolder }) => {
    const path = join(dataFolder, 'evening.caravan')
    writeFileSync(path, EVENING)
    const { page } = await open(path)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ada, Ben · 1 round · not finished').waitFor()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await dialog.getByText('1 match added').waitFor()
    expect(await matchFiles(dataFolder)).toHaveLength(1)
  })

  test('a second start ends at once, and the first shows the record it was given', async ({ open, dataFolder }) => {
    const { app, page } = await open()
    await new HomePage(page).heading.waitFor()
    const path = join(dataFolder, 'evening.caravan')
    writeFileSync(path, EVENING)
    const env = { ...process.env, CARAVAN_DEVICE: join(dataFolder, 'device') }
    const second = spawn(process.env['CARAVAN_ELECTRON'] ?? '', [resolve('.'), '--data', dataFolder, path], { env, stdio: 'ignore' })
    await once(second, 'exit')
    await page.getByRole('dialog').getByText('evening.caravan').waitFor()
    expect(app.windows()).toHaveLength(1)
  })

  test('the score sheet becomes a PDF, the display stays awake at the table, and the window comes back where it was', async ({ open, dataFolder }) => {
    const { app, page } = await open()
    await new HomePage(page).heading.waitFor()
    const table = await setTable(page, FAMILY)
    await table.enter(...FIRST_ROUND)
    await soon(() => app.evaluate(({ powerSaveBlocker }) => powerSaveBlocker.isStarted(0) || powerSaveBlocker.isStarted(1))).toBe(true)
    const path = join(dataFolder, 'sheet.pdf')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath })
    }, path)
    await choose(app, 'File', 'Save as PDF…')
    await soon(() => existsSync(path)).toBe(true)
    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-/)

    const place = { x: 60, y: 40, width: 900, height: 640 }
    await app.evaluate(({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place), place)
    await app.close()
    const again = await open()
    expect(await again.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())).toMatchObject({ width: 900, height: 640 })
  })
})
