import { describe, expect } from 'vitest'
import { playFamilyMatch } from './family-match'
import { test } from './harness/desktop'
import { HomePage } from './pages/home'

describe('The desktop window, with a stand-in for Electron', () => {
  test('a family plays a whole match through the built preload script and main process, and finds it after quitting', async ({ desktop, dataFolder }) => {
    const { shell, page } = await desktop.start()
    expect(await page.evaluate(() => window.caravan)).toEqual({ host: 'electron' })
    const reopen = async () => {
      const address = page.url()
      expect(await shell.quit()).toBe(0)
      const again = await desktop.start()
      await new HomePage(again.page).heading.waitFor()
      expect(again.page.url().split('#')[0]).toBe(address.split('#')[0])
      return again.page
    }
    await playFamilyMatch({ page, dataFolder, reopen })
  })
})
