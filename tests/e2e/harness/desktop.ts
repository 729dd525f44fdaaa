import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { showInBrowser } from '../../shell/harness/browser-page'
import { startShell, type Shell, type ShellOptions } from '../../shell/harness/shell'
import { watchFaults, type Faults } from './faults'
import { findOnlySeenText } from './seen-text'
import { soon, SOON_MS } from './soon'
import { SAME_COMPUTER, test as base, WINDOW } from './test'

/** The built main process against the stand-in for Electron, with its pages in a real browser. */
export interface Desktop {
  readonly faults: Faults
  /** Starts the app and waits for its first window. */
  readonly start: (options?: Partial<ShellOptions>) => Promise<{
    readonly shell: Shell
    readonly page: Page
    /** The page of the n-th window, from 1, once it is there. */
    readonly another: (nth: number) => Promise<Page>
  }>
}

export const test = base.extend('desktop', async ({ browser, dataFolder, onTestFinished }, { onCleanup }): Promise<Desktop> => {
  const shells: Shell[] = []
  const contexts: BrowserContext[] = []
  const faults = watchFaults()
  // before the data folder goes, which the main process writes into to its end
  onCleanup(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    for (const shell of shells) shell.kill()
    await Promise.all(shells.map((shell) => shell.ended))
  })
  // not while cleaning up: a clean-up that fails would leave the others undone
  onTestFinished(() => {
    expect(
      shells.flatMap((shell) => shell.refused()),
      'what Electron would refuse',
    ).toEqual([])
    expect(faults.all(), 'what the windows reported').toEqual([])
  })
  return {
    faults,
    start: async (options = {}) => {
      const context = await browser.newContext(WINDOW)
      contexts.push(context)
      context.setDefaultTimeout(SOON_MS)
      await faults.watch(context)
      context.on('page', findOnlySeenText)
      const pages: Page[] = []
      const load = async (id: number, url: string): Promise<void> => void pages.push(await showInBrowser(shell, id, url, context))
      const shell: Shell = startShell({ dataFolder, ...options, env: { ...SAME_COMPUTER, ...options.env }, answers: { load, ...options.answers } })
      shells.push(shell)
      void shell.ended.then(() => context.close())
      await soon(() => pages.length).toBe(1)
      const another = async (nth: number): Promise<Page> => {
        await soon(() => pages.length).toBeGreaterThanOrEqual(nth)
        return pages[nth - 1] as Page
      }
      return { shell, page: pages[0] as Page, another }
    },
  }
})
