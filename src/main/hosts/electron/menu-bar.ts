import { app, type BaseWindow, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'
import { LARGER_KEYS, MENU_ACTIONS, type MenuActionName, type MenuDeed, menuKeys } from '#shared/actions/menu-actions'
import type { Home } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import type { PresetId } from '#shared/rules/presets'
import type { MenuWords } from '#shared/words/menu'
import { chooseMatchFiles, print, savePdf, toggleKiosk } from './actions'
import type { WindowAsked } from './desktop-router'
import type { SpokenLanguage } from './language'
import type { Windows } from './windows'

const MOST_RECENT = 8
/** Letters of a line of a menu. */
const LONGEST_MENU_LINE = 60

interface RecentMatch {
  readonly matchId: MatchId
  readonly players: readonly string[]
  readonly preset: PresetId
}

/** The matches that were changed last. */
function recentMatches({ matches }: Pick<Home, 'matches'>): readonly RecentMatch[] {
  return [...matches]
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, MOST_RECENT)
    .map(({ matchId, players, preset }) => ({ matchId, players: players.map(({ name }) => name), preset }))
}

/** One as a line of a menu: `Ada, Ben · Flower & Scorpion`. */
function recentLabel({ players, preset }: RecentMatch, { presets }: Pick<MenuWords, 'presets'>): string {
  const label = `${players.join(', ')} · ${presets[preset]}`
  const letters = [...label]
  return letters.length <= LONGEST_MENU_LINE ? label : `${letters.slice(0, LONGEST_MENU_LINE).join('')}…`
}

/** Follows them, and calls back when a menu has to show something else; until `signal` ends it. */
async function followRecent(
  home: (signal: AbortSignal) => AsyncIterable<Home>,
  signal: AbortSignal,
  tell: (recent: readonly RecentMatch[]) => void,
): Promise<void> {
  let told = JSON.stringify([])
  for await (const now of home(signal)) {
    const recent = recentMatches(now)
    const text = JSON.stringify(recent)
    if (text !== told) tell(recent)
    told = text
  }
}

interface MenuActions {
  /** What an item does in the window that the menu belongs to; null where there is none. */
  readonly does: Readonly<Record<MenuDeed, (window: BrowserWindow | null) => void>>
  /** Asks the page of the window in front. */
  readonly ask: (asked: WindowAsked) => void
}

type Item = MenuItemConstructorOptions

const LINE: Item = { type: 'separator' }

interface MenuShown {
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
function setMenu({ actions, recent, words, platform }: MenuShown): void {
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
function menuItem(name: MenuActionName, { actions, words, platform }: Omit<MenuShown, 'recent'>): Item {
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
function recentItem(match: RecentMatch, { ask }: Pick<MenuActions, 'ask'>, words: MenuWords): Item {
  return { label: recentLabel(match, words).replaceAll('&', '&&'), click: () => ask({ kind: 'match', matchId: match.matchId }) }
}

interface Shortcuts extends MenuShown {
  /** The arguments with which a start of the app finds the same matches. */
  readonly folder: readonly string[]
}

/** What the app offers where the system shows its icon: the dock of macOS, the jump list of Windows. Others have no such place. */
function setShortcuts({ actions, recent, words, platform, folder }: Shortcuts): void {
  if (platform === 'darwin') {
    const items: readonly MenuItemConstructorOptions[] = [
      ...recent.map((match) => recentItem(match, actions, words)),
      ...(recent.length === 0 ? [] : [{ type: 'separator' } as const]),
      ...(['newMatch', 'newWindow'] as const).map((name) => withoutKeys(menuItem(name, { actions, words, platform }))),
    ]
    app.dock?.setMenu(Menu.buildFromTemplate([...items]))
  }
  // a checkout has no program of its own that a task could start
  if (platform === 'win32' && app.isPackaged) {
    app.setUserTasks(
      [MENU_ACTIONS.newMatch, MENU_ACTIONS.allMatches].map(({ page, label }) => ({
        program: process.execPath,
        arguments: [`--page=${page}`, ...folder].map(quoted).join(' '),
        iconPath: process.execPath,
        iconIndex: 0,
        title: label(words),
        description: label(words),
      })),
    )
  }
}

/** The dock has no room for keys. */
function withoutKeys({ accelerator: _, ...item }: MenuItemConstructorOptions): MenuItemConstructorOptions {
  return item
}

/** One word of a Windows command line; a path there holds no quotation mark. */
const quoted = (word: string): string => (/\s/.test(word) ? `"${word}"` : word)

export interface MenuBarOptions {
  readonly windows: Windows
  readonly language: SpokenLanguage
  /** Opens Caravan in the person's browser too, and their folder of matches. */
  readonly openInBrowser: () => Promise<void>
  readonly showDataFolder: () => Promise<void>
  /** The arguments with which another start of the app finds them. */
  readonly folder: readonly string[]
  readonly report: (fault: unknown) => void
}

/** The menu bar and the shortcuts beside the app's icon, in the language of the moment and with the matches of the moment. */
export class MenuBar {
  readonly #options: MenuBarOptions
  readonly #actions: MenuActions
  #recent: readonly RecentMatch[] = []

  constructor(options: MenuBarOptions) {
    this.#options = options
    this.#actions = actionsOf(options)
    this.show()
  }

  /** To be called when the language is another. */
  readonly show = (): void => {
    const { language, folder } = this.#options
    const shown = { actions: this.#actions, recent: this.#recent, words: language.words(), platform: process.platform }
    setMenu(shown)
    setShortcuts({ ...shown, folder })
  }

  /** Keeps up with the matches until `signal` ends it. */
  async follow(home: (signal: AbortSignal) => AsyncIterable<Home>, signal: AbortSignal): Promise<void> {
    await followRecent(home, signal, (recent) => {
      this.#recent = recent
      this.show()
    })
  }
}

function actionsOf({ windows, language: { words }, openInBrowser, showDataFolder, report }: MenuBarOptions): MenuActions {
  const openMatchFile = async (): Promise<void> => {
    const paths = await chooseMatchFiles(windows.front(), words())
    if (paths.length > 0) windows.ask({ kind: 'match-files', paths })
  }
  const doing = (work: Promise<void>): void => void work.catch(report)
  const here = (act: (window: BrowserWindow) => void) => (window: BrowserWindow | null) => {
    if (window !== null) act(window)
  }
  return {
    ask: windows.ask,
    does: {
      newWindow: windows.open,
      openMatchFile: () => doing(openMatchFile()),
      openInBrowser: () => doing(openInBrowser()),
      showDataFolder: () => doing(showDataFolder()),
      print: here(print),
      savePdf: here((window) => doing(savePdf(window, words()))),
      kiosk: here((window) => doing(toggleKiosk(window, words()))),
      back: here(({ webContents }) => webContents.navigationHistory.goBack()),
      forward: here(({ webContents }) => webContents.navigationHistory.goForward()),
    },
  }
}
