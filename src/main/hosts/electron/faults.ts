import { app, dialog, type BrowserWindow, type RenderProcessGoneDetails } from 'electron'
import type { MenuWords } from '#shared/words/menu/en'

export interface FaultTold {
  /** In the language of the moment. */
  readonly words: () => MenuWords
  /** Told of each fault, for the log. */
  readonly report: (fault: Error) => void
}

/** The process of a page has crashed or was killed. The code says how, in the system's words. */
class PageFault extends Error {
  override readonly name = 'PageFault'
  readonly code: string

  constructor(how: string) {
    super(`the page has ended by itself (${how})`)
    this.code = `PAGE_${how.toUpperCase().replaceAll('-', '_')}`
  }
}

/** When a page crashes or hangs, says what is safe and how to go on. No page reloads automatically, so none crashes in a loop. */
export function tellPageFaults(window: BrowserWindow, { words, report }: FaultTold): void {
  const { webContents } = window
  let ending = false
  let asking: AbortController | null = null

  /** The first answer is the harmless one; closing the question gives it too. */
  const ask = async (said: { readonly message: string; readonly detail: string }, buttons: readonly [string, string]): Promise<number | null> => {
    asking?.abort()
    const question = new AbortController()
    asking = question
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

  const onGone = async ({ reason }: RenderProcessGoneDetails): Promise<void> => {
    if (reason === 'clean-exit' || ending || window.isDestroyed()) return
    report(new PageFault(reason))
    const { gone } = words()
    const answer = await ask(gone, [gone.again, gone.close])
    if (answer === 0) webContents.reload()
    if (answer === 1) window.close()
  }

  const onHung = async (): Promise<void> => {
    report(new PageFault('unresponsive'))
    const { hung, gone } = words()
    if ((await ask(hung, [hung.wait, gone.again])) !== 1) return
    // a page that hangs hears nothing, so its process is ended first; what is loaded at once gets a new one
    ending = true
    webContents.forcefullyCrashRenderer()
    webContents.reload()
    webContents.once('did-finish-load', () => {
      ending = false
    })
  }

  webContents.on('render-process-gone', (_event, details) => void onGone(details).catch(report))
  window.on('unresponsive', () => void onHung().catch(report))
  window.on('responsive', () => asking?.abort())
  window.on('closed', () => asking?.abort())
}

/** A fault of the main process ends the program, for what comes after one is not to be relied on; before that it says what is safe. */
export function tellCrash(words: () => MenuWords): void {
  process.on('uncaughtException', (error) => {
    console.error(error)
    const { title, text } = words().crash
    dialog.showErrorBox(title, text)
    app.exit(1)
  })
}
