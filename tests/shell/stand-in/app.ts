import { lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { note, options, refuse } from './test-side'
import { checkOptions, checkWord, Preventable, strict, StrictEmitter } from './strict'

let ready = false
const windows = new Set<{ readonly close: () => void }>()
/** What goes on beside windows, and has to be over when the app leaves. */
export const goingOn = new Set<string>()

export const mustBeReady = (what: string): void => {
  if (!ready) refuse(`${what} before the app is ready`)
}
export const isReady = (): boolean => ready
export const track = windows

class App extends StrictEmitter {
  readonly isPackaged = options.packaged
  _quitting = false
  private readonly _paths = new Map<string, string>()
  private readonly _whenIsReady = new Promise<void>((resolve) => {
    // before all others, as Electron's own
    super.once('ready', () => {
      ready = true
      resolve()
    })
    // as in Electron: not before the main module has run to its end, with all that it awaits
    const main = import(pathToFileURL(realpathSync(process.argv[1] ?? '')).href)
    void main
      // what is wrong with it Node says itself
      .catch(() => undefined)
      .then(() =>
        setTimeout(() => {
          for (const path of options.openFiles) this.emit('open-file', new Preventable(), path)
          this.emit('ready', new Preventable(), {})
        }, 0),
      )
  })
  readonly commandLine = strict('CommandLine', { hasSwitch: (name: string): boolean => options.switches.includes(name) })

  constructor() {
    super('App')
  }
  whenReady(): Promise<void> {
    return this._whenIsReady
  }
  isReady(): boolean {
    return ready
  }
  setName(name: string): void {
    note('app.setName', name)
  }
  setPath(name: string, path: string): void {
    checkWord('App.getPath', name)
    if (ready && name === 'userData') refuse('app.setPath("userData") after the app is ready: the profile is in use already')
    this._paths.set(name, path)
    note('app.setPath', name, path)
  }
  getLocale(): string {
    if (!ready) refuse('app.getLocale before the app is ready: it says nothing yet')
    return options.languages[0] ?? 'en-US'
  }
  getPreferredSystemLanguages(): readonly string[] {
    if (!ready) refuse('app.getPreferredSystemLanguages before the app is ready')
    return options.languages
  }
  setUserTasks(tasks: readonly object[]): boolean {
    if (options.platform !== 'win32') refuse('app.setUserTasks is there on Windows alone')
    mustBeReady('app.setUserTasks')
    for (const task of tasks) checkOptions('Task', task)
    note('app.setUserTasks', tasks)
    return true
  }
  /** On macOS alone. */
  readonly dock =
    options.platform === 'darwin'
      ? strict('Dock', {
          setMenu: (menu: { readonly items: readonly object[] }): void => note('dock.setMenu', menu.items),
          setIcon: (icon: string): void => {
            mustBeReady('dock.setIcon')
            lstatSync(icon)
            note('dock.setIcon', icon)
          },
        })
      : undefined

  getPath(name: string): string {
    checkWord('App.getPath', name)
    return this._paths.get(name) ?? `/usual/${name}`
  }
  requestSingleInstanceLock(additionalData?: object): boolean {
    note('app.requestSingleInstanceLock', structuredClone(additionalData))
    return options.lock === 'by-link' ? lstatSync(join(this.getPath('userData'), 'SingletonLock'), { throwIfNoEntry: false }) === undefined : options.lock
  }
  disableHardwareAcceleration(): void {
    if (ready) refuse('app.disableHardwareAcceleration after the app is ready')
    note('app.disableHardwareAcceleration')
  }
  addRecentDocument(path: string): void {
    mustBeReady('app.addRecentDocument')
    note('app.addRecentDocument', path)
  }
  clearRecentDocuments(): void {
    note('app.clearRecentDocuments')
  }
  setAboutPanelOptions(about: object): void {
    note('app.setAboutPanelOptions', about)
  }
  setAppUserModelId(id: string): void {
    note('app.setAppUserModelId', id)
  }
  enableSandbox(): void {
    if (ready) refuse('app.enableSandbox after the app is ready')
    note('app.enableSandbox')
  }
  focus(): void {
    note('app.focus')
  }
  quit(): void {
    note('app.quit')
    setImmediate(() => this._goOnQuitting())
  }
  exit(code = 0): void {
    note('app.exit', code)
    this._leave(code)
  }
  /** Windows are asked first; `will-quit` comes once none is left, as Electron does it. */
  _goOnQuitting(): void {
    if (!this._quitting) {
      const before = new Preventable()
      this.emit('before-quit', before)
      if (before.defaultPrevented) return
      this._quitting = true
    }
    for (const window of [...windows]) window.close()
    if (windows.size > 0) {
      this._quitting = false
      return
    }
    const will = new Preventable()
    this.emit('will-quit', will)
    if (will.defaultPrevented) {
      this._quitting = false
      return
    }
    this.emit('quit', new Preventable(), 0)
    this._leave(process.exitCode === undefined ? 0 : Number(process.exitCode))
  }
  _windowClosed(): void {
    if (windows.size > 0 || this._quitting) return
    if (this.listenerCount('window-all-closed') === 0) this.quit()
    else this.emit('window-all-closed')
  }
  private _leave(code: number): void {
    // what a host leaves open would keep its port or its file busy; a timer that keeps the process up would keep it up for nothing
    const left = process.getActiveResourcesInfo().filter((kind) => /TCP|FSEvent|FSReq|Worker|Timeout/.test(kind))
    note('(left running)', [...left, ...goingOn])
    setTimeout(() => process.exit(code), 0)
  }
}

export const app = strict('App', new App())
