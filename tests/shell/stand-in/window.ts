import { win32 } from 'node:path'
import { app, mustBeReady, track } from './app'
import { ask, note, options, refuse } from './test-side'
import { checkOptions, Preventable, strict, StrictEmitter } from './strict'

interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface WindowOptions extends Partial<Bounds> {
  readonly webPreferences?: Readonly<Record<string, unknown>>
}

/** What a page of ours must never be given (docs/security.md). */
const SAFE: Readonly<Record<string, boolean>> = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
}

function checkPreferences(given: Readonly<Record<string, unknown>>): void {
  checkOptions('WebPreferences', given)
  for (const [name, safe] of Object.entries(SAFE)) if (name in given && given[name] !== safe) refuse(`webPreferences.${name} must be ${String(safe)}`)
  if ('enableBlinkFeatures' in given) refuse('webPreferences.enableBlinkFeatures turns on what is not ready')
  // by the rule of Windows, which takes `/p.cjs` and `C:\\p.cjs` alike: a system may only be pretended
  if ('preload' in given && (typeof given['preload'] !== 'string' || !win32.isAbsolute(given['preload'])))
    refuse('webPreferences.preload must be an absolute path')
}

interface Answer {
  readonly action: string
  readonly overrideBrowserWindowOptions?: WindowOptions
  readonly outlivesOpener?: boolean
}

export class WebContents extends StrictEmitter {
  readonly navigationHistory = strict('NavigationHistory', {
    goBack: () => note('navigationHistory.goBack'),
    goForward: () => note('navigationHistory.goForward'),
    canGoBack: () => true,
    canGoForward: () => true,
  })
  readonly id: number
  private _url = ''
  private _loading = false
  _opener: ((details: { readonly url: string }) => Answer) | null = null

  constructor(id: number) {
    super('WebContents')
    this.id = id
  }
  setWindowOpenHandler(handler: NonNullable<WebContents['_opener']>): void {
    this._opener = handler
  }
  async printToPDF(given: object): Promise<Buffer> {
    checkOptions('PrintToPDFOptions', given)
    note('webContents.printToPDF', this.id, given)
    return Buffer.from((await ask('printToPDF', this.id, given)) as Uint8Array)
  }
  print(given: object): void {
    checkOptions('WebContentsPrintOptions', given)
    note('webContents.print', this.id, given)
  }
  getURL(): string {
    return this._url
  }
  isLoading(): boolean {
    return this._loading
  }
  executeJavaScript(code: string): Promise<unknown> {
    return ask('executeJavaScript', this.id, code)
  }
  /** The test says what comes of it: nothing, or a code of Chromium's (`net::ERR_…`) and its name. */
  async loadURL(url: string): Promise<void> {
    note('loadURL', this.id, url)
    this._url = url
    this._loading = true
    const failure = (await ask('load', this.id, url)) as { readonly code: number; readonly why: string } | undefined
    const window = BrowserWindow.fromId(this.id)
    if (window === null || this._url !== url) return
    this._loading = false
    if (failure === undefined) {
      window.emit('ready-to-show')
      this.emit('did-finish-load')
      return
    }
    const { code, why } = failure
    this.emit('did-fail-load', {}, code, why, url, true, 1, 1)
    throw Object.assign(new Error(`${why} (${code}) loading '${url}'`), { errno: code, code: why, url })
  }
  getTitle(): string {
    return 'History · Caravan'
  }
  reload(): void {
    note('webContents.reload', this.id)
    setImmediate(() => this.emit('did-finish-load'))
  }
  forcefullyCrashRenderer(): void {
    note('webContents.forcefullyCrashRenderer', this.id)
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 })
  }
  /** The page of this window asks for another: what became of it. */
  _open(url: string): string {
    const { action, overrideBrowserWindowOptions, outlivesOpener = false } = this._opener?.({ url }) ?? { action: 'allow' }
    if (action !== 'allow') return action
    if (overrideBrowserWindowOptions?.webPreferences === undefined) refuse('a window that a page opens gets its preferences from the app, not from the page')
    const child = new BrowserWindow(overrideBrowserWindowOptions)
    const opener = BrowserWindow.fromId(this.id)
    if (!outlivesOpener) opener?.on('closed', () => child.destroy())
    this.emit('did-create-window', child, { url, frameName: '', options: {}, disposition: 'new-window' })
    note('opened by a page', child.id, url)
    void child.loadURL(url)
    return action
  }
  isDestroyed(): boolean {
    return BrowserWindow.fromId(this.id) === null
  }
}

let last = 0
const all = new Map<number, BrowserWindow>()

export class BrowserWindow extends StrictEmitter {
  readonly id = ++last
  readonly webContents = strict('WebContents', new WebContents(this.id))
  private _bounds: Bounds
  private _state = { minimized: false, maximized: false, fullScreen: false, kiosk: false, focused: false, visible: false, destroyed: false }

  constructor(given: WindowOptions = {}) {
    super('BrowserWindow')
    mustBeReady('new BrowserWindow')
    checkOptions('BrowserWindowConstructorOptions', given)
    checkPreferences(given.webPreferences ?? {})
    this._bounds = { x: given.x ?? 0, y: given.y ?? 0, width: given.width ?? 800, height: given.height ?? 600 }
    note('new BrowserWindow', this.id, given)
    const made = strict('BrowserWindow', this)
    all.set(this.id, made)
    track.add(made)
    app.emit('web-contents-created', {}, made.webContents)
    return made
  }
  static getAllWindows(): readonly BrowserWindow[] {
    return [...all.values()]
  }
  static getFocusedWindow(): BrowserWindow | null {
    return [...all.values()].find((window) => window.isFocused()) ?? null
  }
  static fromId(id: number): BrowserWindow | null {
    return all.get(id) ?? null
  }
  static fromWebContents({ id }: WebContents): BrowserWindow | null {
    return all.get(id) ?? null
  }
  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }
  show(): void {
    this._state.visible = true
    note('window.show', this.id)
    this.focus()
  }
  focus(): void {
    note('window.focus', this.id)
    for (const window of all.values()) window._state.focused = false
    this._state.focused = true
  }
  isVisible = (): boolean => this._state.visible
  isFocused = (): boolean => this._state.focused
  isMinimized = (): boolean => this._state.minimized
  isMaximized = (): boolean => this._state.maximized
  isFullScreen = (): boolean => this._state.fullScreen
  isKiosk = (): boolean => this._state.kiosk
  isDestroyed = (): boolean => this._state.destroyed
  getBounds = (): Bounds => (options.wayland ? { ...this._bounds, x: 0, y: 0 } : this._bounds)
  getNormalBounds = (): Bounds => this.getBounds()
  restore(): void {
    this._state.minimized = false
    note('window.restore', this.id)
  }
  maximize(): void {
    this._state.maximized = true
    note('window.maximize', this.id)
  }
  setFullScreen(on: boolean): void {
    this._state.fullScreen = on
    note('window.setFullScreen', this.id, on)
  }
  setKiosk(on: boolean): void {
    this._state.kiosk = on
    note('window.setKiosk', this.id, on)
  }
  close(): void {
    const closing = new Preventable()
    this.emit('close', closing)
    if (!closing.defaultPrevented) this.destroy()
  }
  destroy(): void {
    if (this._state.destroyed) return
    this._state.destroyed = true
    all.delete(this.id)
    for (const window of track) if ((window as BrowserWindow).id === this.id) track.delete(window)
    note('window closed', this.id)
    this.webContents.emit('destroyed')
    this.emit('closed')
    app._windowClosed()
  }
  /** The page asks for the whole screen. Whether it gets it; where the app refuses, the page is told nothing at all. */
  async _pageTakesScreen(granted: Promise<boolean>): Promise<boolean> {
    if (!(await granted)) return false
    this._state.fullScreen = true
    this.emit('enter-html-full-screen')
    return true
  }
  /** A person moves, minimises or maximises it. */
  _put(changed: Partial<Bounds> & Partial<BrowserWindow['_state']>): void {
    const { x = this._bounds.x, y = this._bounds.y, width = this._bounds.width, height = this._bounds.height, ...state } = changed
    this._bounds = { x, y, width, height }
    this._state = { ...this._state, ...state }
  }
}
