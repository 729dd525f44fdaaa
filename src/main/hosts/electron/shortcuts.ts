import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import type { MenuPage } from '#shared/contract/desktop'
import type { MenuWords } from '#shared/words/menu/en'
import { recentItem, type MenuActions } from './menu'
import type { RecentMatch } from './recent-matches'

export interface Shortcuts {
  readonly actions: MenuActions
  readonly recent: readonly RecentMatch[]
  readonly words: MenuWords
  readonly platform: NodeJS.Platform
  /** The arguments with which a start of the app finds the same matches. */
  readonly folder: readonly string[]
}

/** What the app offers where the system shows its icon: the dock of macOS, the jump list of Windows. Others have no such place. */
export function setShortcuts({ actions, recent, words, platform, folder }: Shortcuts): void {
  const { file } = words
  if (platform === 'darwin') {
    const items: readonly MenuItemConstructorOptions[] = [
      ...recent.map((match) => recentItem(match, actions, words)),
      ...(recent.length === 0 ? [] : [{ type: 'separator' } as const]),
      { label: file.newMatch, click: () => actions.ask({ kind: 'page', page: 'newMatch' }) },
      { label: file.newWindow, click: actions.newWindow },
    ]
    app.dock?.setMenu(Menu.buildFromTemplate([...items]))
  }
  // a checkout has no program of its own that a task could start
  if (platform === 'win32' && app.isPackaged) {
    const tasks: readonly (readonly [MenuPage, string])[] = [
      ['newMatch', file.newMatch],
      ['matches', file.allMatches],
    ]
    app.setUserTasks(
      tasks.map(([page, title]) => ({
        program: process.execPath,
        arguments: [`--page=${page}`, ...folder].map(quoted).join(' '),
        iconPath: process.execPath,
        iconIndex: 0,
        title,
        description: title,
      })),
    )
  }
}

/** One word of a Windows command line; a path there holds no quotation mark. */
const quoted = (word: string): string => (/\s/.test(word) ? `"${word}"` : word)
