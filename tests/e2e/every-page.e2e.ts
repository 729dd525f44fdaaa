import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as english from '../../src/renderer/messages/en'
import { FAMILY, FIRST_ROUND } from './games'
import { accessibilityFaults } from './harness/axe'
import { cameApart } from './harness/came-apart'
import { putEvening } from './harness/evening'
import { EVERY } from '../every'
import { settled } from './harness/light'
import { test } from './harness/test'
import { everyPage, idIn, walkTo } from './pages/every-page'
import { startMatch } from './harness/played'

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
  'high contrast, dark': { colorScheme: 'dark', contrast: 'more' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const satisfies Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>>

/** The look in which everything is looked at; the others differ from it in their colours alone. By day other tests look at what opens on a page. */
const WHOLE = 'dark'

type Look = keyof typeof LOOKS

/** Pages that draw what no other draws. On the others usually one look is enough, as all have their colours from the same tokens. */
const DRAWN: readonly string[] = ['home', 'match', 'bigScreen', 'review', 'statistics']

/** What no other look has: fewer colours. By day other tests look at these pages; unit tests hold every pair of colours of each look. */
const FEWER: readonly Look[] = [WHOLE, 'high contrast', 'forced colours']

const looksOf = (name: string): readonly Look[] => (EVERY ? (Object.keys(LOOKS) as Look[]) : DRAWN.includes(name) ? FEWER : [WHOLE])

async function look(page: Page, name: Look): Promise<void> {
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none', ...LOOKS[name] })
  const wanted = { theme: LOOKS[name].colorScheme, contrast: 'contrast' in LOOKS[name] ? 'more' : 'usual', forced: 'forcedColors' in LOOKS[name] }
  await page.waitForFunction(({ theme, contrast, forced }) => {
    const { dataset } = document.documentElement
    return dataset['theme'] === theme && dataset['contrast'] === contrast && window.matchMedia('(forced-colors: active)').matches === forced
  }, wanted)
  // what was computed for the look before is done with
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await settled(page)
}

describe('Every page', () => {
  test('is free of faults that axe can find, by day, by night, in high contrast and in forced colours', { timeout: 400_000 }, async ({ page, dataFolder }) => {
    await cameApart(page, dataFolder)
    const apart = idIn(page)
    await putEvening(dataFolder)
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
    const found: string[] = []
    for (const [name, address] of Object.entries(everyPage(idIn(page), apart, english))) {
      await walkTo(page, address)
      for (const as of looksOf(name)) {
        await look(page, as)
        found.push(...(await accessibilityFaults(page, as === WHOLE ? 'all' : 'colours')).map((fault) => `${name}, ${as}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
})
