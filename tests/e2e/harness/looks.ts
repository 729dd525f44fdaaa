import type { Page } from 'playwright-core'
import { settled } from './light'

export const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
  'high contrast, dark': { colorScheme: 'dark', contrast: 'more' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const satisfies Readonly<Record<string, Parameters<Page['emulateMedia']>[0]>>

export type Look = keyof typeof LOOKS

/** The look in which everything is looked at; the others differ from it in their colours alone. By day other tests look at what opens on a page. */
export const WHOLE = 'dark'

/** Pages that draw what no other draws: tiles on the felt. On the others usually one look is enough, as all have their colours from the same tokens. */
const DRAWN: readonly string[] = ['match', 'bigScreen']

/** What no other look has: fewer colours. By day other tests look at these pages; unit tests hold every pair of colours of each look. */
const FEWER: readonly Look[] = [WHOLE, 'high contrast', 'forced colours']

/** The looks in which a page is looked at in every run. */
export const looksOf = (name: string): readonly Look[] => (DRAWN.includes(name) ? FEWER : [WHOLE])

/** Gives a page a look, and waits until it has it. */
export async function look(page: Page, name: Look): Promise<void> {
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
