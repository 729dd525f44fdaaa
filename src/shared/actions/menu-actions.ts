import type { MenuWords } from '../words/menu'

/** Something that the desktop window's menu offers. What it does beside leading to a page is the main program's (`hosts/electron/menu-bar.ts`). */
interface MenuAction {
  readonly label: (words: MenuWords) => string
  /** As Electron writes keys; on a Mac others where the systems differ. */
  readonly keys?: string | { readonly mac: string; readonly others: string }
  readonly page?: string
}

/** Everything that the menus, the dock and the jump list offer, but for what the system itself does to windows and text. */
export const MENU_ACTIONS = {
  about: { label: ({ app }) => app.about, page: 'about' },
  settings: { label: ({ app }) => app.settings, keys: 'CommandOrControl+,', page: 'settings' },
  newMatch: { label: ({ file }) => file.newMatch, keys: 'CommandOrControl+N', page: 'newMatch' },
  newWindow: { label: ({ file }) => file.newWindow, keys: 'CommandOrControl+Shift+N' },
  openMatchFile: { label: ({ file }) => file.open, keys: 'CommandOrControl+O' },
  allMatches: { label: ({ file }) => file.allMatches, page: 'matches' },
  print: { label: ({ file }) => file.print, keys: 'CommandOrControl+P' },
  savePdf: { label: ({ file }) => file.pdf },
  files: { label: ({ file }) => file.files, page: 'files' },
  showDataFolder: { label: ({ file }) => file.dataFolder },
  back: { label: ({ view }) => view.back, keys: { mac: 'Command+[', others: 'Alt+Left' } },
  forward: { label: ({ view }) => view.forward, keys: { mac: 'Command+]', others: 'Alt+Right' } },
  /** Keys that bring a window into the kiosk and out of it again; a menu that is not shown still has its keys. */
  kiosk: { label: ({ view }) => view.kiosk, keys: 'CommandOrControl+Shift+K' },
  rules: { label: ({ help }) => help.rules, keys: 'F1', page: 'rules' },
  openInBrowser: { label: ({ help }) => help.browser },
} as const satisfies Readonly<Record<string, MenuAction>>

export type MenuActionName = keyof typeof MENU_ACTIONS

/** The key with the plus sign, without the one that its upper half needs: what the system's own item of the same name does. */
export const LARGER_KEYS = 'CommandOrControl+='

type Paged = { readonly [Name in MenuActionName]: (typeof MENU_ACTIONS)[Name] extends { readonly page: string } ? Name : never }[MenuActionName]

export type MenuPage = (typeof MENU_ACTIONS)[Paged]['page']
export const MENU_PAGES: readonly MenuPage[] = Object.values(MENU_ACTIONS).flatMap((action) => ('page' in action ? [action.page] : []))

/** What the main program itself does. */
export type MenuDeed = Exclude<MenuActionName, Paged>

/** The keys of an action on a system; none where it has none. */
export function menuKeys(name: MenuActionName, mac: boolean): string | undefined {
  const { keys }: MenuAction = MENU_ACTIONS[name]
  return typeof keys === 'object' ? (mac ? keys.mac : keys.others) : keys
}
