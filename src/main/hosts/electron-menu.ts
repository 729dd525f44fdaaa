import { BrowserWindow, Menu, type BaseWindow, type MenuItemConstructorOptions } from 'electron'
import { menuWords as words } from '#shared/words/menu'
import type { WindowAsked } from './electron-desk'
import type { RecentMatch } from './recent-matches'

export interface MenuActions {
  readonly newWindow: () => void
  /** Asks the page of the window in front. */
  readonly ask: (asked: WindowAsked) => void
  readonly openRecord: () => void
  readonly openInBrowser: () => void
  readonly showDataFolder: () => void
  readonly print: (window: BrowserWindow) => void
  readonly savePdf: (window: BrowserWindow) => void
  readonly kiosk: (window: BrowserWindow) => void
}

/** Keys that bring a window into the kiosk and out of it again; a menu that is not shown still has its keys. */
export const KIOSK_KEYS = 'CommandOrControl+Shift+K'

type Item = MenuItemConstructorOptions

const LINE: Item = { type: 'separator' }

/** The menu bar, as each system expects it. Undo and redo belong to the match, so the page has those keys; a text field undoes by itself. */
export function setMenu(actions: MenuActions, recent: readonly RecentMatch[], platform: NodeJS.Platform): void {
  const mac = platform === 'darwin'
  const edit: Item = { label: words.edit, submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }] }
  const help: Item = {
    role: 'help',
    submenu: [
      { label: words.help.rules, accelerator: 'F1', click: () => actions.ask({ kind: 'page', page: 'rules' }) },
      { label: words.help.browser, click: actions.openInBrowser },
      // on macOS it stands in the app's own menu
      ...(mac ? [] : [LINE, { role: 'about' } as const]),
    ],
  }
  const ownMenu: readonly Item[] = mac ? [{ role: 'appMenu' }] : []
  Menu.setApplicationMenu(Menu.buildFromTemplate([...ownMenu, fileMenu(actions, recent, mac), edit, viewMenu(actions, mac), { role: 'windowMenu' }, help]))
}

function fileMenu(actions: MenuActions, recent: readonly RecentMatch[], mac: boolean): Item {
  const { file } = words
  const matches: readonly Item[] = recent.map(({ matchId, label }) => ({ label: plain(label), click: () => actions.ask({ kind: 'match', matchId }) }))
  const none: Item = { label: file.noRecent, enabled: false }
  const all: Item = { label: file.allMatches, click: () => actions.ask({ kind: 'page', page: 'history' }) }
  return {
    label: file.name,
    submenu: [
      { label: file.newMatch, accelerator: 'CommandOrControl+N', click: () => actions.ask({ kind: 'page', page: 'newMatch' }) },
      { label: file.newWindow, accelerator: 'CommandOrControl+Shift+N', click: actions.newWindow },
      { label: file.open, accelerator: 'CommandOrControl+O', click: actions.openRecord },
      { label: file.recent, submenu: matches.length === 0 ? [none] : [...matches, LINE, all] },
      LINE,
      { label: file.print, accelerator: 'CommandOrControl+P', click: on(actions.print) },
      { label: file.pdf, click: on(actions.savePdf) },
      LINE,
      { label: file.data, click: () => actions.ask({ kind: 'page', page: 'data' }) },
      { label: file.dataFolder, click: actions.showDataFolder },
      LINE,
      { role: 'close' },
      ...(mac ? [] : [{ role: 'quit' } as const]),
    ],
  }
}

function viewMenu({ kiosk }: MenuActions, mac: boolean): Item {
  const { view } = words
  return {
    label: view.name,
    submenu: [
      { label: view.back, accelerator: mac ? 'Command+[' : 'Alt+Left', click: on(({ webContents }) => webContents.navigationHistory.goBack()) },
      { label: view.forward, accelerator: mac ? 'Command+]' : 'Alt+Right', click: on(({ webContents }) => webContents.navigationHistory.goForward()) },
      { role: 'reload' },
      LINE,
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      LINE,
      { role: 'togglefullscreen' },
      { label: view.kiosk, accelerator: KIOSK_KEYS, click: on(kiosk) },
      LINE,
      { role: 'toggleDevTools' },
    ],
  }
}

/** For the window that the menu belongs to just now; on macOS there may be none. */
function on(act: (window: BrowserWindow) => void): NonNullable<Item['click']> {
  return (_item, window: BaseWindow | undefined) => {
    if (window instanceof BrowserWindow) act(window)
  }
}

/** A sign that would mark a letter stands for itself. */
const plain = (label: string): string => label.replaceAll('&', '&&')
