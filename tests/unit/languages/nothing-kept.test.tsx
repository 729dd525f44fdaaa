// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

/** Every file of the page that shows something. */
const FILES = import.meta.glob('../../../src/renderer/{app,components,exchange,hooks,out,photo,rule-book,screens}/**/*.{ts,tsx}')

/* The lint rule finds copies that a file makes itself; a function that copies for it is found by loading the file before a word is there. */
it('no file of the page reads a word before a language is chosen', { timeout: 600_000 }, async () => {
  vi.resetModules()
  const tooEarly: string[] = []
  for (const [file, load] of Object.entries(FILES)) {
    await load().catch((fault: unknown) => tooEarly.push(`${file}: ${String(fault)}`))
  }
  expect(Object.keys(FILES).length).toBeGreaterThan(200)
  expect(tooEarly).toEqual([])
})
