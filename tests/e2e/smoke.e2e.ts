import { describe, expect } from 'vitest'
import { accessibilityFaults } from './harness/axe'
import { HOST_AWAY } from './harness/faults'
import { turnLight } from './harness/light'
import { test } from './harness/test'
import { HomePage } from './pages/home'

describe('The app in a browser window', () => {
  test.override('ahead', true)

  test('the home page opens, says where the data lives and reports no fault', async ({ host, page, dataFolder }) => {
    const home = new HomePage(page)
    await home.heading.waitFor()
    await home.newMatch.waitFor()
    expect(await page.title()).toContain('Caravan')
    expect(host.output()).toContain(dataFolder)
  })

  test('the home page has no accessibility fault, by day and by night', async ({ page }) => {
    await new HomePage(page).heading.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await turnLight(page, 'dark')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('the home page is there again after the host was killed and started again', async ({ host, page, faults }) => {
    await new HomePage(page).heading.waitFor()
    faults.expect(HOST_AWAY)
    await host.kill()
    await host.start()
    await page.reload()
    await new HomePage(page).heading.waitFor()
  })
})
