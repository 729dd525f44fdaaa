import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import { MENU_ACTIONS } from '#shared/actions/menu-actions'
import { menuItem, recentItem, type MenuShown } from './menu'

export interface Shortcuts extends MenuShown {
  /** The arguments with which a start of the app finds the same matches. */
  readonly folder: readonly string[]
}

/** What the app offers where the system shows its icon: the dock of macOS, the jump list of Windows. Others have no such place. */
export function setShortcuts({ actions, recent, words, platform, folder }: Shortcuts): void {
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
