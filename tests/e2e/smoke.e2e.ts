import { describe, expect } from 'vitest'
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
})
