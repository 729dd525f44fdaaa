import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import { GROUND } from './page-colours'
import type { Area } from './window-place'

/** A window that nothing has shown by then is shown as it is, in milliseconds. Some systems never say that a hidden window is ready (electron/electron#48859). */
const SHOWN_WITHIN_MS = 3000

export interface WindowStyle {
  readonly preload: string
  readonly place: Partial<Area> & Pick<Area, 'width' | 'height'>
  readonly dark: boolean
  /** A picture of the program, where the system does not know it by its program file; null where it does. */
  readonly icon: string | null
}

/** What every window of ours is: sandboxed, apart from the page's scripts, and without Node. */
export function windowOptions({ preload, place, dark, icon }: WindowStyle): BrowserWindowConstructorOptions {
  return {
    ...place,
    ...(icon === null ? {} : { icon }),
    minWidth: 360,
    minHeight: 480,
    title: 'Caravan',
    // so that a window does not flash before its page is drawn
    backgroundColor: dark ? GROUND.dark : GROUND.light,
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false, spellcheck: false },
  }
}

/** Opens a window that is shown as soon as there is something to see in it, and after three seconds in any case. */
export function openWindow(style: WindowStyle, shown: () => void): BrowserWindow {
  const window = new BrowserWindow({ ...windowOptions(style), show: false })
  let waits = true
  const stop = (): boolean => {
    clearTimeout(late)
    const waited = waits
    waits = false
    return waited
  }
  const show = (): void => {
    if (!stop() || window.isDestroyed()) return
    // one that was brought to the front meanwhile can be seen already
    if (!window.isVisible()) window.show()
    shown()
  }
  const late = setTimeout(show, SHOWN_WITHIN_MS)
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', show)
  window.webContents.once('did-fail-load', show)
  window.once('closed', stop)
  return window
}
