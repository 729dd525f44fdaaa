import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { expectNoFault } from './harness/axe'
import { test } from './harness/test'
import { goTo } from './pages/ways'

describe('The page about Caravan', () => {
  atNight(['tests/unit/renderer/screens/about/about-screen.test.tsx', 'tests/e2e/every-language.e2e.ts'], () => {
    test('is reached from the settings, says where help is, and opens the licences of the build and what a bug report needs', async ({ page, dataFolder }) => {
      await goTo(page, 'Settings')
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'About Caravan' }).click()
      await page.getByRole('heading', { level: 1, name: 'About Caravan' }).waitFor()
      await page.getByText(/^Version \d+\.\d+\.\d+, free software/).waitFor()
      await page.getByRole('region', { name: 'Help' }).getByRole('link', { name: 'How to play' }).waitFor()
      await page.getByText('Technical details').click()
      const text = await page.getByRole('textbox', { name: 'Diagnostics' }).inputValue()
      expect(text).toMatch(/^Caravan \d+\.\d+\.\d+ \(web\)$/m)
      expect(text).toMatch(/ started web /)
      expect(text).not.toContain(dataFolder)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copy' }).click()
      await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      await page.getByText('Software inside Caravan').click()
      await page.getByText(/^onnxruntime-web /).click()
      await page.getByText('Copyright (c) Microsoft Corporation').waitFor()
      await expectNoFault(page, 'the page about Caravan')
    })
  })
})
