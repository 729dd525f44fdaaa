import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import type { Area } from './window-place'

/** The page's own background in either theme, so that a window does not flash before its page is drawn. */
const BACKGROUND = { light: '#f7f1e3', dark: '#181512' }

export interface WindowLook {
  readonly preload: string
  readonly place: Partial<Area> & Pick<Area, 'width' | 'height'>
  readonly dark: boolean
}

/** What every window of ours is: sandboxed, apart from the page's scripts, and without Node. */
export function windowOptions({ preload, place, dark }: WindowLook): BrowserWindowConstructorOptions {
  return {
    ...place,
    minWidth: 360,
    minHeight: 480,
    title: 'Caravan',
    backgroundColor: dark ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false, spellcheck: false },
  }
}

/** Opens a window on our page. */
export function openWindow(page: string, look: WindowLook): BrowserWindow {
  const window = new BrowserWindow({ ...windowOptions(look), show: false })
  window.once('ready-to-show', () => window.show())
  void window.loadURL(page)
  return window
}
