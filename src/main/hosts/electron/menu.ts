import { BrowserWindow, Menu, type BaseWindow, type MenuItemConstructorOptions } from 'electron'
import { LARGER_KEYS, MENU_ACTIONS, menuKeys, type MenuActionName, type MenuDeed } from '#shared/actions/menu-actions'
import type { MenuWords } from '#shared/words/menu'
import type { WindowAsked } from './desktop-router'
import { recentLabel, type RecentMatch } from './recent-matches'

export interface MenuActions {
  /** What an item does in the window that the menu belongs to; null where there is none. */
  readonly does: Readonly<Record<MenuDeed, (window: BrowserWindow | null) => void>>
  /** Asks the page of the window in front. */
  readonly ask: (asked: WindowAsked) => void
}

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
  const item = (name: MenuActionName): Item => menuItem(name, { actions, words, platform })
  const edit: Item = {
    label: words.edit.name,
    submenu: [
      { role: 'cut', label: words.edit.cut },
      { role: 'copy', label: words.edit.copy },
      { role: 'paste', label: words.edit.paste },
      { role: 'selectAll', label: words.edit.selectAll },
    ],
  }
  const matches: readonly Item[] = recent.map((match) => recentItem(match, actions, words))
  const bar = [
    ...(mac ? [ownMenu(item, words)] : []),
    fileMenu(item, matches, words, mac),
    edit,
    viewMenu(item, words),
    windowMenu(words, mac),
    helpMenu(item, words, mac),
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(bar))
}

/** An action as an item of a menu; on macOS there may be no window that the menu belongs to. */
export function menuItem(name: MenuActionName, { actions, words, platform }: Omit<MenuShown, 'recent'>): Item {
  const action: AnyAction = MENU_ACTIONS[name]
  const keys = menuKeys(name, platform === 'darwin')
  return {
    label: action.label(words),
    ...(keys === undefined ? {} : { accelerator: keys }),
    click: (_item, window: BaseWindow | undefined) => {
      if ('page' in action) actions.ask({ kind: 'page', page: action.page })
      else actions.does[name as MenuDeed](window instanceof BrowserWindow ? window : null)
    },
  }
}

type AnyAction = (typeof MENU_ACTIONS)[MenuActionName]
type ItemOf = (name: MenuActionName) => Item

/** The menu with the app's own name, which macOS alone has. */
function ownMenu(item: ItemOf, { app }: MenuWords): Item {
  return {
    label: 'Caravan',
    submenu: [
      item('about'),
      LINE,
      item('settings'),
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

function fileMenu(item: ItemOf, matches: readonly Item[], { file, app }: MenuWords, mac: boolean): Item {
  const none: Item = { label: file.noRecent, enabled: false }
  return {
    label: file.name,
    submenu: [
      item('newMatch'),
      item('newWindow'),
      item('openMatchFile'),
      { label: file.recent, submenu: matches.length === 0 ? [none] : [...matches, LINE, item('allMatches')] },
      LINE,
      item('print'),
      item('savePdf'),
      LINE,
      item('files'),
      item('showDataFolder'),
      LINE,
      ...(mac ? [] : [item('settings'), LINE]),
      { role: 'close', label: file.close },
      ...(mac ? [] : [{ role: 'quit', label: app.quit } as const]),
    ],
  }
}

function viewMenu(item: ItemOf, { view }: MenuWords): Item {
  return {
    label: view.name,
    submenu: [
      item('back'),
      item('forward'),
      { role: 'reload', label: view.reload },
      LINE,
      { role: 'resetZoom', label: view.usualSize },
      { role: 'zoomIn', label: view.larger },
      { role: 'zoomIn', label: view.larger, accelerator: LARGER_KEYS, visible: false },
      { role: 'zoomOut', label: view.smaller },
      LINE,
      { role: 'togglefullscreen', label: view.fullScreen },
      item('kiosk'),
      LINE,
      { role: 'toggleDevTools', label: view.tools },
    ],
  }
}

function windowMenu({ window }: MenuWords, mac: boolean): Item {
  const more: readonly Item[] = mac ? [{ role: 'zoom', label: window.zoom }, LINE, { role: 'front', label: window.toFront }] : []
  return { role: 'window', label: window.name, submenu: [{ role: 'minimize', label: window.minimise }, ...more] }
}

function helpMenu(item: ItemOf, { help }: MenuWords, mac: boolean): Item {
  return {
    role: 'help',
    label: help.name,
    submenu: [
      item('rules'),
      item('openInBrowser'),
      // on macOS it stands in the app's own menu
      ...(mac ? [] : [LINE, item('about')]),
    ],
  }
}

/** A match as an item of a menu. In a name, a sign that would mark a letter stands for itself. */
export function recentItem(match: RecentMatch, { ask }: Pick<MenuActions, 'ask'>, words: MenuWords): Item {
  return { label: recentLabel(match, words).replaceAll('&', '&&'), click: () => ask({ kind: 'match', matchId: match.matchId }) }
}
