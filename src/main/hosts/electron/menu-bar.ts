import { app, type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'
import { MENU_ACTIONS } from '#shared/actions/menu-actions'
import type { Home } from '#shared/contract/lists'
import { chooseMatchFiles, print, savePdf, toggleKiosk } from './actions'
import type { SpokenLanguage } from './language'
import { type MenuActions, menuItem, type MenuShown, recentItem, setMenu } from './menu'
import { followRecent, type RecentMatch } from './recent-matches'
import type { Windows } from './windows'

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
