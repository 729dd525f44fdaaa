import { app, BrowserWindow, session, shell, type BrowserWindowConstructorOptions } from 'electron'
import type { MenuWords } from '#shared/words/menu'
import { plainChoice, type PlainChoice } from './plain-page'
import { grants, isBigScreen, isChecker, isOurPage, mayOpenOutside, maySave } from './page-trust'

export interface PageGuard {
  /** Address of our page. */
  readonly page: string
  readonly pageOrigin: string
  /** What the window of a big screen is; it gets nothing of what the page asks for. */
  readonly bigScreen: () => BrowserWindowConstructorOptions
  readonly checker: () => BrowserWindowConstructorOptions
  /** A person has chosen on a plain page. */
  readonly choose: (window: BrowserWindow, choice: PlainChoice) => void
  readonly report: (fault: unknown) => void
}

/**
 * Keeps every page of every window where it is, no matter what opened the window.
 *
 * The only windows that a page may open are the big screen of a match and the checker of rulings. A link to the web goes to the person's browser; nothing else goes anywhere.
 */
export function guardPages({ page, pageOrigin, bigScreen, checker, choose, report }: PageGuard): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(({ url }) => {
      if (isBigScreen(url, page)) return { action: 'allow', overrideBrowserWindowOptions: bigScreen() }
      if (isChecker(url, pageOrigin)) return { action: 'allow', overrideBrowserWindowOptions: checker() }
      if (mayOpenOutside(url)) void shell.openExternal(url).catch(report)
      return { action: 'deny' }
    })
    contents.on('will-frame-navigate', (event) => {
      if (isOurPage(event.url, pageOrigin)) return
      event.preventDefault()
      const choice = plainChoice(event.url)
      const window = choice === null ? null : BrowserWindow.fromWebContents(contents)
      if (choice !== null && window !== null) choose(window, choice)
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

/** Refuses every page everything but what `grants` allows ours. */
export function guardPermissions(pageOrigin: string): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : []
    answer(grants({ permission, by: details.requestingUrl, media }, pageOrigin))
  })
  defaultSession.setPermissionCheckHandler((_contents, permission, origin, { mediaType }) =>
    grants({ permission, by: origin, media: mediaType === undefined ? [] : [mediaType] }, pageOrigin),
  )
  defaultSession.setDevicePermissionHandler(() => false)
}

/** A file is saved only where our page asks for it; the person is then asked where to. */
export function guardDownloads(pageOrigin: string, words: () => MenuWords): void {
  session.defaultSession.on('will-download', (event, item) => {
    if (!maySave(item.getURL(), pageOrigin)) return event.preventDefault()
    // without one the dialog bears the address of what is saved
    item.setSaveDialogOptions({ title: words().save.title })
  })
}
