import { BrowserWindow, Menu, shell, type BaseWindow, type MenuItemConstructorOptions, type NavigationHistory } from 'electron'

export interface MenuActions {
  readonly newWindow: () => void
  /** Where a browser on this computer finds the same matches. */
  readonly browserUrl: string
}

/** Undo and redo belong to the match, so the page has those keys; a text field undoes by itself. */
export function setMenu({ newWindow, browserUrl }: MenuActions): void {
  const file: MenuItemConstructorOptions = {
    label: '&File',
    submenu: [
      { label: 'New window', accelerator: 'CommandOrControl+N', click: newWindow },
      { label: 'Open in browser', click: () => void shell.openExternal(browserUrl) },
      { type: 'separator' },
      { role: 'close' },
      { role: 'quit' },
    ],
  }
  const edit: MenuItemConstructorOptions = {
    label: '&Edit',
    submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  }
  const view: MenuItemConstructorOptions = {
    label: '&View',
    submenu: [
      { label: 'Back', accelerator: 'Alt+Left', click: (_, window) => pagesOf(window)?.goBack() },
      { label: 'Forward', accelerator: 'Alt+Right', click: (_, window) => pagesOf(window)?.goForward() },
      { role: 'reload' },
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
      { role: 'toggleDevTools' },
    ],
  }
  const ownMenu: readonly MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : []
  Menu.setApplicationMenu(Menu.buildFromTemplate([...ownMenu, file, edit, view, { role: 'windowMenu' }]))
}

/** The pages that a window has been on. */
function pagesOf(window: BaseWindow | undefined): NavigationHistory | null {
  return window instanceof BrowserWindow ? window.webContents.navigationHistory : null
}
