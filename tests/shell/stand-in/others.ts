import { goingOn, isReady, mustBeReady } from './app'
import { ask, note, options, refuse } from './test-side'
import { checkOptions, checkWord, strict, StrictEmitter } from './strict'

export const shell = strict('Shell', {
  async openExternal(url: string): Promise<void> {
    note('shell.openExternal', url)
  },
  async openPath(path: string): Promise<string> {
    note('shell.openPath', path)
    return ''
  },
  showItemInFolder(path: string): void {
    note('shell.showItemInFolder', path)
  },
})

/** With or without the window it belongs to. */
const lastOf = (args: readonly object[]): object => args.at(-1) ?? {}

export const dialog = strict('Dialog', {
  showErrorBox(title: string, content: string): void {
    // nobody sees that who started it from a menu
    if (options.platform === 'linux' && !isReady()) return console.error(`(no box before the app is ready) ${title}: ${content}`)
    note('dialog.showErrorBox', title, content)
  },
  async showSaveDialog(...args: readonly object[]): Promise<unknown> {
    mustBeReady('dialog.showSaveDialog')
    checkOptions('SaveDialogOptions', lastOf(args))
    note('dialog.showSaveDialog', lastOf(args))
    return ask('saveDialog', lastOf(args))
  },
  async showOpenDialog(...args: readonly object[]): Promise<unknown> {
    mustBeReady('dialog.showOpenDialog')
    checkOptions('OpenDialogOptions', lastOf(args))
    note('dialog.showOpenDialog', lastOf(args))
    return ask('openDialog', lastOf(args))
  },
  async showMessageBox(...args: readonly object[]): Promise<unknown> {
    mustBeReady('dialog.showMessageBox')
    checkOptions('MessageBoxOptions', lastOf(args))
    note('dialog.showMessageBox', lastOf(args))
    const {
      signal,
      cancelId = 0,
      buttons = [],
    } = lastOf(args) as { readonly signal?: AbortSignal; readonly cancelId?: number; readonly buttons?: readonly string[] }
    if (cancelId > 0 && cancelId >= buttons.length) refuse(`a message box has no button ${cancelId} to cancel with`)
    const closed = new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ response: cancelId, checkboxChecked: false })))
    return Promise.race([ask('messageBox', lastOf(args)), closed])
  },
})

export const nativeTheme = strict('NativeTheme', { shouldUseDarkColors: false })

class Screen extends StrictEmitter {
  constructor() {
    super('Screen')
  }
  getAllDisplays() {
    mustBeReady('screen.getAllDisplays')
    return options.displays
  }
  getPrimaryDisplay() {
    mustBeReady('screen.getPrimaryDisplay')
    return options.displays[0]
  }
}
export const screen = strict('Screen', new Screen())

const blockers = new Set<number>()
let lastBlocker = 0
export const powerSaveBlocker = strict('PowerSaveBlocker', {
  start(type: string): number {
    mustBeReady('powerSaveBlocker.start')
    checkWord('PowerSaveBlocker.start', type)
    lastBlocker += 1
    blockers.add(lastBlocker)
    goingOn.add(`powerSaveBlocker ${lastBlocker}`)
    note('powerSaveBlocker.start', type, lastBlocker)
    return lastBlocker
  },
  stop(id: number): boolean {
    if (!blockers.delete(id)) refuse(`powerSaveBlocker.stop(${id}): there is none with that number`)
    goingOn.delete(`powerSaveBlocker ${id}`)
    note('powerSaveBlocker.stop', id)
    return true
  },
  isStarted: (id: number): boolean => blockers.has(id),
})

class IpcMain extends StrictEmitter {
  constructor() {
    super('IpcMain')
  }
}
export const ipcMain = strict('IpcMain', new IpcMain())
