import { BrowserWindow, Menu, type BaseWindow, type MenuItemConstructorOptions } from 'electron'
import type { MenuWords } from '#shared/words/menu/en'
import type { WindowAsked } from './desktop-router'
import { recentLabel, type RecentMatch } from './recent-matches'

export interface MenuActions {
  readonly newWindow: () => void
  /** Asks the page of the window in front. */
  readonly ask: (asked: WindowAsked) => void
  readonly openMatchFile: () => void
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

export interface MenuShown {
  readonly actions: MenuActions
  readonly recent: readonly RecentMatch[]
  readonly words: MenuWords
  readonly platform: NodeJS.Platform
}

/**
 * The menu bar, as each system expects it.
 *
 * Every item has its words, for Electron's own are English in every language. Undo and redo belong to the match, so the page has those
 * keys; a text field has its own undo.
 */
export function setMenu({ actions, recent, words, platform }: MenuShown): void {
  const mac = platform === 'darwin'
  const edit: Item = {
    label: words.edit.name,
    submenu: [
      { role: 'cut', label: words.edit.cut },
      { role: 'copy', label: words.edit.copy },
      { role: 'paste', label: words.edit.paste },
      { role: 'selectAll', label: words.edit.selectAll },
    ],
  }
  const bar = [
    ...(mac ? [ownMenu(actions, words)] : []),
    fileMenu(actions, recent, words, mac),
    edit,
    viewMenu(actions, words, mac),
    windowMenu(words, mac),
    helpMenu(actions, words, mac),
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(bar))
}

const about = (actions: MenuActions, { app }: MenuWords): Item => ({ label: app.about, click: () => actions.ask({ kind: 'page', page: 'about' }) })
const settings = (actions: MenuActions, { app }: MenuWords): Item => ({
  label: app.settings,
  accelerator: 'CommandOrControl+,',
  click: () => actions.ask({ kind: 'page', page: 'settings' }),
})

/** The menu with the app's own name, which macOS alone has. */
function ownMenu(actions: MenuActions, words: MenuWords): Item {
  const { app } = words
  return {
    label: 'Caravan',
    submenu: [
      about(actions, words),
      LINE,
      settings(actions, words),
      LINE,
      { role: 'services', label: app.services },
      LINE,
      { role: 'hide', label: app.hide },
      { role: 'hideOthers', label: app.hideOthers },
      { role: 'unhide', label: app.showAll },
      LINE,
      { role: 'quit', label: app.quit },
    ],
  }
}

function fileMenu(actions: MenuActions, recent: readonly RecentMatch[], words: MenuWords, mac: boolean): Item {
  const { file } = words
  const matches: readonly Item[] = recent.map((match) => recentItem(match, actions, words))
  const none: Item = { label: file.noRecent, enabled: false }
  const all: Item = { label: file.allMatches, click: () => actions.ask({ kind: 'page', page: 'matches' }) }
  return {
    label: file.name,
    submenu: [
      { label: file.newMatch, accelerator: 'CommandOrControl+N', click: () => actions.ask({ kind: 'page', page: 'newMatch' }) },
      { label: file.newWindow, accelerator: 'CommandOrControl+Shift+N', click: actions.newWindow },
      { label: file.open, accelerator: 'CommandOrControl+O', click: actions.openMatchFile },
      { label: file.recent, submenu: matches.length === 0 ? [none] : [...matches, LINE, all] },
      LINE,
      { label: file.print, accelerator: 'CommandOrControl+P', click: on(actions.print) },
      { label: file.pdf, click: on(actions.savePdf) },
      LINE,
      { label: file.files, click: () => actions.ask({ kind: 'page', page: 'files' }) },
      { label: file.dataFolder, click: actions.showDataFolder },
      LINE,
      ...(mac ? [] : [settings(actions, words), LINE]),
      { role: 'close', label: file.close },
      ...(mac ? [] : [{ role: 'quit', label: words.app.quit } as const]),
    ],
  }
}

function viewMenu({ kiosk }: MenuActions, { view }: MenuWords, mac: boolean): Item {
  return {
    label: view.name,
    submenu: [
      { label: view.back, accelerator: mac ? 'Command+[' : 'Alt+Left', click: on(({ webContents }) => webContents.navigationHistory.goBack()) },
      { label: view.forward, accelerator: mac ? 'Command+]' : 'Alt+Right', click: on(({ webContents }) => webContents.navigationHistory.goForward()) },
      { role: 'reload', label: view.reload },
      LINE,
      { role: 'resetZoom', label: view.usualSize },
      { role: 'zoomIn', label: view.larger },
      // the key with the plus sign, without the one that its upper half needs
      { role: 'zoomIn', label: view.larger, accelerator: 'CommandOrControl+=', visible: false },
      { role: 'zoomOut', label: view.smaller },
      LINE,
      { role: 'togglefullscreen', label: view.fullScreen },
      { label: view.kiosk, accelerator: KIOSK_KEYS, click: on(kiosk) },
      LINE,
      { role: 'toggleDevTools', label: view.tools },
    ],
  }
}

function windowMenu({ window }: MenuWords, mac: boolean): Item {
  const more: readonly Item[] = mac ? [{ role: 'zoom', label: window.zoom }, LINE, { role: 'front', label: window.toFront }] : []
  return { role: 'window', label: window.name, submenu: [{ role: 'minimize', label: window.minimise }, ...more] }
}

function helpMenu(actions: MenuActions, words: MenuWords, mac: boolean): Item {
  const { help } = words
  return {
    role: 'help',
    label: help.name,
    submenu: [
      { label: help.rules, accelerator: 'F1', click: () => actions.ask({ kind: 'page', page: 'rules' }) },
      { label: help.browser, click: actions.openInBrowser },
      // on macOS it stands in the app's own menu
      ...(mac ? [] : [LINE, about(actions, words)]),
    ],
  }
}

/** For the window that the menu belongs to right now; on macOS there may be none. */
function on(act: (window: BrowserWindow) => void): NonNullable<Item['click']> {
  return (_item, window: BaseWindow | undefined) => {
    if (window instanceof BrowserWindow) act(window)
  }
}

/** A match as an item of a menu. In a name, a sign that would mark a letter stands for itself. */
export function recentItem(match: RecentMatch, { ask }: Pick<MenuActions, 'ask'>, words: MenuWords): Item {
  return { label: recentLabel(match, words).replaceAll('&', '&&'), click: () => ask({ kind: 'match', matchId: match.matchId }) }
}
