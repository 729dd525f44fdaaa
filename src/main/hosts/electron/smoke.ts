import type { BrowserWindow } from 'electron'

/** How long a page may take to be painted on a slow computer, in milliseconds, and how often it is looked at. */
const WITHIN_MS = 90_000
const EVERY_MS = 100

/** Runs in the page: the heading of ours that is there, once a frame has been painted since. What stands there before any script is none (first-words.ts). */
const PAINTED = `new Promise((painted) => {
  const heading = document.querySelector('#root h1:not(#first-words *)')
  if (heading === null || document.visibilityState !== 'visible') return painted('')
  requestAnimationFrame(() => requestAnimationFrame(() => painted(heading.textContent)))
})`

export interface Smoke {
  readonly window: BrowserWindow
  /** Whether the host has answered the page over its port. */
  readonly isAnswered: () => boolean
  /** A fault that was told meanwhile; null while there is none. */
  readonly fault: () => string | null
  readonly version: string
}

/** Waits until the first page is painted in a window that can be seen, and its host has answered; gives the line that says so. Fails with a line that says what is missing. */
export async function proveWindow({ window, isAnswered, fault, version }: Smoke): Promise<string> {
  const until = performance.now() + WITHIN_MS
  for (;;) {
    const found = fault()
    if (found !== null) throw new Error(found)
    const missing = await missingYet(window, isAnswered)
    if (missing === null) break
    if (performance.now() > until) throw new Error(`${missing} after ${WITHIN_MS / 1000} s`)
    await new Promise((later) => setTimeout(later, EVERY_MS))
  }
  const { electron = '?', chrome = '?', node } = process.versions
  const { width, height } = window.getBounds()
  return `Caravan ${version} works: Electron ${electron}, Chromium ${chrome}, Node ${node}, ${process.platform} ${process.arch}; a window of ${width} × ${height} shows the first page, and its host answers`
}

async function missingYet(window: BrowserWindow, isAnswered: () => boolean): Promise<string | null> {
  if (!window.isVisible()) return 'the window could not be seen'
  if (window.webContents.isLoading()) return 'the page was still loading'
  const heading: unknown = await window.webContents.executeJavaScript(PAINTED)
  if (heading === '') return 'the page had painted nothing'
  return isAnswered() ? null : 'the host had not answered the page'
}
