/* Files of tests share a window and what is not the project's own, React above all. Each begins with the modules of the project anew, and finds the window empty. */
import { afterAll, beforeEach, expect, vi } from 'vitest'

// What the pages of a file fetched ahead, and is still on its way, would come among the modules of the next one, past what that puts in their place
afterAll(() => vi.dynamicImportSettled())
// what the next file is loaded with is put back before that begins
afterAll(() => void vi.unstubAllGlobals())
vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
// what a page meant to do later, such as to fetch ahead what comes next, would be done in the midst of the next file, with that one's modules
const { setTimeout: later } = globalThis
const waiting = new Set<NodeJS.Timeout>()
const counted: typeof later = Object.assign((...asked: Parameters<typeof later>) => {
  const timeout = later(...asked)
  waiting.add(timeout)
  return timeout
}, later)
globalThis.setTimeout = counted
afterAll(() => {
  if (globalThis.setTimeout === counted) globalThis.setTimeout = later
  for (const timeout of waiting) clearTimeout(timeout)
})
// Node has a storage of its own from 25 on, which Vitest leaves in the place of the window's
const { jsdom } = globalThis as { readonly jsdom?: { readonly window: Readonly<Record<string, unknown>> } }
for (const name of ['Storage', 'localStorage', 'sessionStorage']) {
  if (typeof document === 'undefined') Reflect.deleteProperty(globalThis, name)
  else Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: jsdom?.window[name] })
}
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ defaultHidden: false })
  document.head.replaceChildren()
  const { body } = document
  body.replaceChildren()
  // Testing Library looks into the body that was there when it was loaded, in every file that comes later
  afterAll(() => expect(document.body === body, 'the page has the body with which the file began').toBe(true))
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  window.localStorage.clear()
  // what one test leaves half entered is nothing that the next one began
  beforeEach(() => window.sessionStorage.clear())
  window.history.replaceState(null, '', '/')
}
