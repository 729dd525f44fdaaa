import { BrowserWindow, session, shell } from 'electron'
import { grants, isOurPage, mayOpenOutside, maySave } from './page-trust'
import type { Area } from './window-place'

/** The page's own background in either theme, so that a window does not flash before its page is drawn. */
const BACKGROUND = { light: '#f7f1e3', dark: '#181512' }

export interface WindowOptions {
  /** Address of the page. */
  readonly page: string
  readonly pageOrigin: string
  readonly preload: string
  readonly place: Partial<Area> & Pick<Area, 'width' | 'height'>
  readonly dark: boolean
}

/** Opens a window on our page: sandboxed, and unable to go anywhere else. */
export function openWindow({ page, pageOrigin, preload, place, dark }: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...place,
    minWidth: 360,
    minHeight: 480,
    show: false,
    title: 'Caravan',
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false, spellcheck: false },
  })
  const { webContents } = window
  webContents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
  webContents.on('will-frame-navigate', (event) => {
    if (!isOurPage(event.url, pageOrigin)) event.preventDefault()
  })
  webContents.on('will-attach-webview', (event) => event.preventDefault())
  window.once('ready-to-show', () => window.show())
  void window.loadURL(page)
  return window
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
export function guardDownloads(pageOrigin: string): void {
  session.defaultSession.on('will-download', (event, item) => {
    if (!maySave(item.getURL(), pageOrigin)) event.preventDefault()
  })
}
