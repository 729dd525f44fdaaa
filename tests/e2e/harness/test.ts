import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { launchBrowser, SHORT_LIVED } from './browser'
import { deviceFolderOf } from '../../../src/main/hosts/start/arguments'
import { paths } from '../../../src/renderer/navigation/paths'
import { watchFaults, type Faults, type WatchedFaults } from './faults'
import { focusSettled, forgetKeys, watchFocus } from './focus-kept'
import { startHost, type Host } from './host'
import { storedBy, type Owner } from './owner'
import { fileNameOf, keepPictures, RESULTS } from './results'
import { findOnlySeenText } from './seen-text'
import { slowDown } from './slowness'
import { SOON_MS } from './soon'

/** A person's window: a laptop by day, unless the test says otherwise. */
export const WINDOW: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light',
  reducedMotion: 'reduce',
}

/** The host is where its owner's windows are, and its clocks go as theirs. */
export const SAME_COMPUTER = { TZ: WINDOW.timezoneId ?? 'UTC' }

/** Every window of a test, and what went wrong in them. */
export interface Windows {
  /** Opens a window with storage of its own, on the app's address by default. On a page of the host it is the owner's, also after a restart; a phone's is nobody's. */
  readonly open: (options?: BrowserContextOptions, at?: string) => Promise<Page>
  readonly faults: Faults
}

const keep = async (name: string, text: string): Promise<void> => {
  await mkdir(join(RESULTS, 'failed'), { recursive: true })
  await writeFile(join(RESULTS, 'failed', name), text)
}

/** Has a window ask for little to be sent, so that no page fetches ahead what a test never opens: that is half of what a window costs the processor. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { connection } = navigator as { readonly connection?: object }
    if (connection !== undefined) Object.defineProperty(connection, 'saveData', { value: true })
  })
}

/**
 * Gives a window what the owner's has, before its first page opens.
 *
 * A context that is made with storage gets it from a page that Playwright opens and closes for it, in a process of its own: a third of what a window costs.
 */
async function signedIn(context: BrowserContext, owner: Owner): Promise<void> {
  const { cookies, origins } = storedBy(owner)
  await context.addCookies(cookies)
  await context.addInitScript((stored) => {
    const own = stored.find(({ origin }) => origin === location.origin)
    for (const { name, value } of own?.localStorage ?? []) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }, origins)
}

/** Windows on a host, each with storage of its own. */
function openWindows(browser: Browser, host: Host, faults: WatchedFaults, contexts: BrowserContext[], ahead = false): Windows {
  return {
    faults,
    open: async (options = {}, at = host.url) => {
      const owner = at.startsWith(host.url) ? await host.signIn() : null
      const context = await browser.newContext({ ...WINDOW, ...options })
      contexts.push(context)
      if (owner !== null && options.storageState === undefined) await signedIn(context, owner)
      // as `npm start` does it, by opening another page in the same browser
      if (owner !== null) host.onStart(async () => context.addCookies(storedBy(await host.signIn(owner)).cookies))
      context.setDefaultTimeout(SOON_MS)
      if (!ahead) await saveData(context)
      await slowDown(context)
      await faults.watch(context)
      await watchFocus(context)
      const page = await context.newPage()
      findOnlySeenText(page)
      await page.goto(at)
      return page
    },
  }
}

/** Not while cleaning up: a clean-up that fails would leave the others undone. */
async function failOnFaults(faults: Faults, contexts: readonly BrowserContext[]): Promise<void> {
  /* A window that is going, or asks something, is not asked. */
  await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => focusSettled(page).catch(() => undefined)))
  const seen = faults.all()
  if (seen.length > 0) throw new Error(`The windows reported what this test did not expect:\n${seen.join('\n')}`)
}

/** What a host that was given no device folder keeps of a data folder lies among the person's own: it is taken away again, and the test fails. */
async function failOnHomeFolder(dataFolder: string): Promise<void> {
  const left = deviceFolderOf(dataFolder, {})
  if (!existsSync(left)) return
  await rm(left, { recursive: true, force: true })
  throw new Error(`A host kept ${left}: give it a device folder of its own (CARAVAN_DEVICE)`)
}

/** A worker has one browser; `test` and `tableTest` would launch one each. */
let launched: Promise<Browser> | undefined

/** A test with a browser alone, which looks at nothing that a host serves. */
export const browserTest = base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  launched ??= launchBrowser(SHORT_LIVED)
  const browser = await launched
  onCleanup(() => browser.close())
  return browser
})

/**
 * A test with a host, a data folder and browser windows of its own.
 *
 * It also fails when one of its windows reported an error, a policy violation or a failed request that the test did not expect
 * (`faults.expect`). A failed test leaves pictures of its windows and what the host printed in test-results/failed.
 */
export const test = browserTest
  .extend('dataFolder', async ({ onTestFinished }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'caravan-e2e-'))
    onCleanup(() => rm(folder, { recursive: true, force: true }))
    onTestFinished(() => failOnHomeFolder(folder))
    return folder
  })
  .extend('host', async ({ dataFolder, task }, { onCleanup }) => {
    const host = await startHost({ dataFolder, env: SAME_COMPUTER })
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keep(`${fileNameOf(task.name)}.txt`, host.output())
      await host.stop()
    })
    return host
  })
  /** Whether windows fetch ahead, as they do for people; `test.override` says so where it matters. */
  .extend('ahead', false as boolean)
  .extend('windows', async ({ browser, host, ahead, task, onTestFinished }, { onCleanup }): Promise<Windows> => {
    const contexts: BrowserContext[] = []
    const faults = watchFaults()
    onCleanup(async () => {
      if (task.result?.state === 'fail' || faults.all().length > 0) await keepPictures(contexts, fileNameOf(task.name))
      await Promise.all(contexts.map((context) => context.close()))
    })
    onTestFinished(() => failOnFaults(faults, contexts))
    return openWindows(browser, host, faults, contexts, ahead)
  })
  .extend('faults', ({ windows }) => windows.faults)
  .extend('page', ({ windows }) => windows.open())

/** Takes back what a test has changed of a page: answers to its requests, what it was allowed, its size, and its light. */
async function asAtFirst(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.context().unrouteAll()
  await page.context().clearPermissions()
  await page.setViewportSize(WINDOW.viewport ?? { width: 1280, height: 800 })
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, contrast: null, reducedMotion: 'reduce' })
}

/** What the house is set to, in the words of its file. */
const settingsOf = (dataFolder: string): Promise<string> => readFile(join(dataFolder, 'settings', 'house.json'), 'utf8').catch(() => '')

/** A page that shows nothing of the house, however much was played in it. */
const QUIET_PAGE = `#${paths.about}`

/**
 * A test at a table of its own in a house that the others of its file share: one host and one page for many, which saves their start.
 *
 * Not those of other files: which of them run before is left to chance, and what they played stays in the house (new forms begin as the newest match was).
 *
 * For what only looks at the matches it has begun. What changes settings, counts the matches of the house, or ends its host, has a
 * house of its own (`test`).
 */
export const tableTest = browserTest
  .extend('house', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'caravan-e2e-'))
    const host = await startHost({ dataFolder, env: SAME_COMPUTER })
    const faults = watchFaults()
    const windows = openWindows(browser, host, faults, [])
    const page = await windows.open({}, host.url + QUIET_PAGE)
    onCleanup(async () => {
      await page.context().close()
      await host.stop()
      await rm(dataFolder, { recursive: true, force: true })
    })
    return { dataFolder, host, faults, context: page.context(), page }
  })
  .extend('dataFolder', ({ house }) => house.dataFolder)
  .extend('windows', async ({ browser, house, task, onTestFinished }, { onCleanup }) => {
    const contexts: BrowserContext[] = []
    const { host, faults } = house
    faults.forget()
    if (house.page.isClosed()) house.page = await house.context.newPage()
    const { page } = house
    onCleanup(async () => {
      const failed = task.result?.state === 'fail' || faults.all().length > 0
      if (failed) {
        await keepPictures([...contexts, house.context], fileNameOf(task.name))
        await keep(`${fileNameOf(task.name)}.txt`, host.output())
      }
      // what went wrong in it is not the next test's
      const others = house.context.pages().filter((each) => failed || each !== page)
      await Promise.all([...others, ...contexts].map((each) => each.close()))
    })
    await asAtFirst(page)
    const settings = await settingsOf(house.dataFolder)
    onTestFinished(async () => {
      await failOnFaults(faults, [house.context, ...contexts])
      if ((await settingsOf(house.dataFolder)) !== settings)
        throw new Error('This test has set something for the house that others share: it needs one of its own.')
    })
    await forgetKeys(page)
    await page.goto(host.url + QUIET_PAGE)
    return { ...openWindows(browser, host, faults, contexts), page }
  })
  .extend('faults', ({ windows }) => windows.faults)
  .extend('page', ({ windows }) => windows.page)
