import { mustBeReady } from './app'
import { note, refuse } from './test-side'
import { checkOptions, checkWord } from './strict'
import { BrowserWindow } from './window'

interface Item {
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly accelerator?: string
  readonly enabled?: boolean
  readonly checked?: boolean
  readonly click?: (item: unknown, window: BrowserWindow | undefined, event: object) => void
  readonly submenu?: readonly Item[] | Menu
}

const MODIFIER = /^(?:Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)$/
const KEY =
  /^(?:[0-9A-Z]|F(?:[1-9]|1\d|2[0-4])|Plus|Space|Tab|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc|PrintScreen|[,./;'[\]\\=-])$/

function checkItem(item: Item): void {
  checkOptions('MenuItemConstructorOptions', item)
  if (item.role !== undefined) checkWord('MenuItemConstructorOptions.role', item.role)
  if (item.type !== undefined) checkWord('MenuItemConstructorOptions.type', item.type)
  if (item.label === undefined && item.role === undefined && item.type !== 'separator') refuse('a menu item has a label, a role or is a separator')
  if (item.accelerator !== undefined) {
    const keys = item.accelerator.split('+')
    const key = keys.pop() ?? ''
    if (!KEY.test(key) || !keys.every((each) => MODIFIER.test(each))) refuse(`"${item.accelerator}" is no accelerator`)
  }
  if (Array.isArray(item.submenu)) (item.submenu as readonly Item[]).forEach(checkItem)
}

export class Menu {
  readonly items: readonly Item[]

  constructor(items: readonly Item[] = []) {
    this.items = items
  }
  static buildFromTemplate(template: readonly Item[]): Menu {
    template.forEach(checkItem)
    const taken = accelerators(template)
    const twice = taken.find((each, i) => taken.indexOf(each) !== i)
    if (twice !== undefined) refuse(`two menu items have the accelerator ${twice}`)
    return new Menu(template)
  }
  static setApplicationMenu(menu: Menu): void {
    mustBeReady('Menu.setApplicationMenu')
    application = menu
    note('Menu.setApplicationMenu', plain(menu.items))
  }
}

let application = new Menu()

const itemsOf = (item: Item): readonly Item[] => (item.submenu instanceof Menu ? item.submenu.items : (item.submenu ?? []))
const accelerators = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => [...(item.accelerator === undefined ? [] : [item.accelerator]), ...accelerators(itemsOf(item))])
const plain = (items: readonly Item[]): unknown => items.map((item) => ({ ...item, ...(item.submenu === undefined ? {} : { submenu: plain(itemsOf(item)) }) }))

/** A person chooses an item of the menu bar by its labels. */
export function choose(...labels: readonly string[]): void {
  let [items, found] = [application.items, undefined as Item | undefined]
  for (const label of labels) {
    found = items.find((item) => item.label?.replace(/&(&?)/g, '$1') === label)
    if (found === undefined) throw new Error(`there is no menu item "${label}" among ${items.map((item) => item.label ?? item.role ?? item.type).join(', ')}`)
    items = itemsOf(found)
  }
  if (found?.enabled === false) throw new Error(`the menu item "${labels.join(' › ')}" is switched off`)
  found?.click?.(found, BrowserWindow.getFocusedWindow() ?? undefined, {})
}
