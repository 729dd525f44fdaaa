import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { expect, test as base } from 'vitest'
import { fileNameOf, keepPictures } from '../e2e/harness/results'
import { soon } from '../e2e/harness/soon'

/** `npm run test:electron` names the runtime; there is nothing to be tested without one. */
const runtime = (): string => {
  const named = process.env['CARAVAN_ELECTRON']
  if (!named) throw new Error('CARAVAN_ELECTRON names no Electron runtime. Run these tests with: npm run test:electron')
  return named
}

export interface Opened {
  readonly app: ElectronApplication
  readonly page: Page
}

/** A test with a data folder of its own, and Caravan in Electron itself. A failed test leaves pictures of its windows in test-results/failed. */
export const test = base
  .extend('dataFolder', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'caravan-electron-'))
    // Windows lets go of files a moment after the program has ended
    onCleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
    return folder
  })
  .extend('open', async ({ dataFolder, task }, { onCleanup }) => {
    const opened: ElectronApplication[] = []
    const faults: string[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail')
        await keepPictures(
          opened.map((app) => app.context()),
          fileNameOf(task.name),
        )
      await Promise.allSettled(opened.map((app) => app.close()))
      expect(faults).toEqual([])
    })
    return async (...args: readonly string[]): Promise<Opened> => {
      const app = await _electron.launch({
        executablePath: runtime(),
        // as people have it; Playwright starts programs without one on Linux
        chromiumSandbox: true,
        args: [resolve('.'), '--data', dataFolder, ...args],
        env: { ...(process.env as Record<string, string>), CARAVAN_DEVICE: join(dataFolder, 'device') },
      })
      opened.push(app)
      app.context().on('weberror', (error) => faults.push(error.error().message))
      const page = await app.firstWindow()
      // Playwright finds a window that nobody can see as well
      await soon(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible()))).toEqual([true])
      page.setDefaultTimeout(30_000)
      return { app, page }
    }
  })

/** Chooses an item of the menu bar by its labels. */
export async function choose(app: ElectronApplication, ...labels: readonly string[]): Promise<void> {
  await app.evaluate(({ Menu, BrowserWindow }, labels) => {
    let items = Menu.getApplicationMenu()?.items ?? []
    let found = items[0]
    for (const label of labels) {
      found = items.find((item) => item.label.replace(/&(&?)/g, '$1') === label)
      if (found === undefined) throw new Error(`there is no menu item "${label}"`)
      items = found.submenu?.items ?? []
    }
    found?.click(undefined, BrowserWindow.getAllWindows()[0], undefined)
  }, labels)
}
