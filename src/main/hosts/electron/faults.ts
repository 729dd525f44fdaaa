import { app, dialog, type BrowserWindow } from 'electron'
import type { MenuWords } from '#shared/words/menu'
import { isPlainPage, plainAddress, type PlainChoice, type StartTrouble } from './plain-page'
import { isOurPage } from './page-trust'

export interface PageFaultsOptions {
  /** In the language of the moment. */
  readonly words: () => MenuWords
  /** Told of each fault, for the log. */
  readonly report: (fault: unknown) => void
  /** Address of our page. */
  readonly page: string
  readonly pageOrigin: string
  readonly openInBrowser: () => Promise<void>
  /** The file of the program that is missing; null where all are there. */
  readonly missing: () => string | null
}

/** The process of a page has crashed or was killed, or the page is not shown. The code says how, in the system's words. */
class PageFault extends Error {
  override readonly name = 'PageFault'
  readonly code: string

  constructor(how: string) {
    super(`the page cannot be shown (${how})`)
    this.code = `PAGE_${how.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`
  }
}

/** What Chromium says of a load that another took the place of, or that was stopped on purpose (`net::ERR_ABORTED`). */
const ABORTED = -3

/** What the page of one window is doing. */
interface Watched {
  readonly window: BrowserWindow
  /** Where the person was on our page. */
  address: string
  /** Whether a plain page is in its place. */
  plain: boolean
  /** Ended by us, since it hangs. */
  ending: boolean
  asking: AbortController | null
}

/**
 * When a page does not load, crashes or hangs, says what is safe and how to go on: on a plain page, and in a dialog where even that cannot be shown.
 *
 * No page is loaded again by itself, so none crashes in a loop.
 */
export class PageFaults {
  readonly #options: PageFaultsOptions
  readonly #watched = new Map<BrowserWindow['id'], Watched>()

  constructor(options: PageFaultsOptions) {
    this.#options = options
  }

  /** Shows our page in a window, or what is missing of it. */
  readonly load = (window: BrowserWindow): void => {
    const watched = this.#watched.get(window.id)
    if (watched === undefined) return
    const { missing, report } = this.#options
    const file = missing()
    if (file !== null) {
      report(new PageFault('incomplete'))
      return this.#showPlain(watched, 'incomplete')
    }
    watched.plain = false
    this.#open(watched, watched.address)
  }

  readonly watch = (window: BrowserWindow): void => {
    const { page, report } = this.#options
    const watched: Watched = { window, address: page, plain: false, ending: false, asking: null }
    const { id, webContents } = window
    this.#watched.set(id, watched)
    webContents.on('render-process-gone', (_event, { reason }) => this.#onGone(watched, reason))
    webContents.on('did-fail-load', (_event, code, why, address, isMainFrame) => {
      if (isMainFrame && code !== ABORTED) this.#onNotLoaded(watched, why || String(code), address)
    })
    webContents.on('preload-error', () => {
      // a plain page does without the preload script, which is run there too
      if (!watched.plain) this.#onNotLoaded(watched, 'no-preload', webContents.getURL())
    })
    window.on('unresponsive', () => void this.#onHung(watched).catch(report))
    window.on('responsive', () => watched.asking?.abort())
    window.on('closed', () => {
      watched.asking?.abort()
      this.#watched.delete(id)
    })
  }

  /** Puts a plain page in the place of ours in every window. */
  readonly showEverywhere = (trouble: StartTrouble): void => {
    for (const watched of this.#watched.values()) this.#showPlain(watched, trouble)
  }

  /** A person has chosen on a plain page of this window. */
  readonly choose = (window: BrowserWindow, choice: PlainChoice): void => {
    const { openInBrowser, report } = this.#options
    if (choice === 'browser') void openInBrowser().catch(report)
    else this.load(window)
  }

  #onGone(watched: Watched, reason: string): void {
    const { window, plain, ending } = watched
    if (reason === 'clean-exit' || ending || window.isDestroyed()) return
    this.#options.report(new PageFault(reason))
    // the process is still being taken down
    setImmediate(() => {
      if (plain) void this.#askInstead(watched).catch(this.#options.report)
      else this.#showPlain(watched, 'gone')
    })
  }

  #onNotLoaded(watched: Watched, why: string, address: string): void {
    this.#options.report(new PageFault(`not-loaded ${why}`))
    if (isPlainPage(address)) void this.#askInstead(watched).catch(this.#options.report)
    else this.#showPlain(watched, this.#options.missing() === null ? 'not-loaded' : 'incomplete')
  }

  #showPlain(watched: Watched, trouble: StartTrouble): void {
    const { window, plain } = watched
    if (window.isDestroyed()) return
    const address = window.webContents.getURL()
    if (!plain && isOurPage(address, this.#options.pageOrigin)) watched.address = address
    watched.plain = true
    watched.asking?.abort()
    this.#open(watched, plainAddress(trouble))
    if (!window.isVisible()) window.show()
  }

  /** A load that fails also sends `did-fail-load`, which says more. */
  #open({ window }: Watched, address: string): void {
    window.webContents.loadURL(address).catch(() => undefined)
  }

  /** The same choice where no page can be shown at all. */
  async #askInstead(watched: Watched): Promise<void> {
    const { window } = watched
    const { gone, plain } = this.#options.words()
    const answer = await this.#ask(watched, gone, [plain.again, plain.browser, gone.close])
    if (answer === 0) this.load(window)
    if (answer === 1) await this.#options.openInBrowser()
    if (answer === 2) window.close()
  }

  async #onHung(watched: Watched): Promise<void> {
    const { webContents } = watched.window
    this.#options.report(new PageFault('unresponsive'))
    const { hung } = this.#options.words()
    if ((await this.#ask(watched, hung, [hung.wait, hung.reload])) !== 1) return
    // a page that hangs hears nothing, so its process is ended first; what is loaded at once gets a new one
    watched.ending = true
    webContents.forcefullyCrashRenderer()
    webContents.reload()
    webContents.once('did-finish-load', () => {
      watched.ending = false
    })
  }

  /** The first answer is the harmless one; closing the question gives it too. */
  async #ask(watched: Watched, said: { readonly message: string; readonly detail: string }, buttons: readonly string[]): Promise<number | null> {
    const { window } = watched
    watched.asking?.abort()
    const question = new AbortController()
    watched.asking = question
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: said.message,
      detail: said.detail,
      buttons: [...buttons],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
      signal: question.signal,
    })
    return question.signal.aborted || window.isDestroyed() ? null : response
  }
}

/** A fault of the main process ends the program, for what comes after one is not to be relied on; before that it says what is safe. */
export function tellCrash(words: () => MenuWords, showBox: (title: string, text: string) => void): void {
  process.on('uncaughtException', (error) => {
    console.error(error)
    const { title, text } = words().crash
    showBox(title, text)
    app.exit(1)
  })
  // Electron only warns of a promise that nobody heard fail; to us it is a fault like any other
  process.on('unhandledRejection', (reason) => {
    throw reason instanceof Error ? reason : new Error(String(reason))
  })
}
