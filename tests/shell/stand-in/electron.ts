/**
 * A stand-in for the `electron` module, for tests where its runtime is not: a test double, not Electron.
 *
 * It runs the built main process in plain Node, records every call, and refuses what Electron refuses (and more: options, events, menu roles,
 * permissions and other words that Electron's types do not have, and preferences that are not safe). It draws nothing and asks the test for
 * what a person or a page would do. What it cannot show is whether Electron itself does what its documentation says; tests/electron is for that.
 */
import { app } from './app'
import { choose } from './menu'
import { ipcMain } from './others'
import { makePort, portClosed, portMessage } from './ports'
import { checkPermission, devicePermission, download, fetchPage, requestPermission } from './session'
import './network'
import { listen, options } from './test-side'
import { checkOptions, checkWord, Preventable, release, strict } from './strict'
import { BrowserWindow } from './window'

export { app } from './app'
export { BrowserWindow } from './window'
export { Menu } from './menu'
export { protocol, session } from './session'
export { dialog, ipcMain, nativeTheme, powerSaveBlocker, screen, shell } from './others'

Object.defineProperty(process, 'platform', { value: options.platform })
Object.defineProperty(process, 'versions', { value: { ...process.versions, electron: options.electron } })
// a packaged app is started by its own name alone
if (options.packaged) process.argv.splice(1, 1)

const windowOf = (id: number): BrowserWindow => {
  const window = BrowserWindow.fromId(id)
  if (window === null) throw new Error(`there is no window ${id}`)
  return window
}

interface Frame {
  readonly origin: string
  readonly url: string
  readonly parent: object | null
}

listen({
  appEvent: (event: string, ...args: unknown[]) => {
    const happened = new Preventable()
    app.emit(event, happened, ...args)
    return happened.defaultPrevented
  },
  fetchPage,
  requestPermission,
  checkPermission,
  devicePermission,
  download,
  choose,
  ipc: (windowId: number, frame: Frame | null, channel: string, message: unknown, ports: readonly number[]) => {
    const senderFrame = frame === null ? null : strict('WebFrameMain', { ...frame })
    const event = strict('IpcMainEvent', { sender: windowOf(windowId).webContents, senderFrame, ports: ports.map(makePort) })
    ipcMain.emit(channel, event, message)
  },
  portMessage,
  portClosed,
  navigate: (windowId: number, url: string) => {
    const event = Object.assign(new Preventable(), { url })
    windowOf(windowId).webContents.emit('will-frame-navigate', event)
    return event.defaultPrevented
  },
  release,
  fullScreen: (windowId: number, from: string) => windowOf(windowId)._pageTakesScreen(requestPermission('fullscreen', from)),
  attachWebview: (windowId: number) => {
    const event = new Preventable()
    windowOf(windowId).webContents.emit('will-attach-webview', event, {}, {})
    return event.defaultPrevented
  },
  openFromPage: (windowId: number, url: string) => windowOf(windowId).webContents._open(url),
  pageGone: (windowId: number, reason: string) => {
    checkWord('RenderProcessGoneDetails.reason', reason)
    windowOf(windowId).webContents.emit('render-process-gone', {}, { reason, exitCode: 1 })
  },
  /** A process beside the pages ends: the one that draws (`GPU`), or one for a service (`Utility`). */
  childGone: (details: { readonly type: string; readonly reason: string; readonly name?: string }) => {
    checkWord('Details.type', details.type)
    checkWord('Details.reason', details.reason)
    checkOptions('Details', details)
    app.emit('child-process-gone', {}, { exitCode: 1, ...details })
  },
  /** A fault that nobody caught, in the main process. */
  crash: (message: string) =>
    void setTimeout(() => {
      throw new Error(message)
    }),
  /** A promise of the main process that fails, and that nobody hears. */
  reject: (message: string) => void Promise.reject(new Error(message)),
  contentsEvent: (windowId: number, event: string, ...args: unknown[]) => void windowOf(windowId).webContents.emit(event, {}, ...args),
  windowEvent: (windowId: number, event: string) => void windowOf(windowId).emit(event),
  putWindow: (windowId: number, changed: object) => windowOf(windowId)._put(changed),
  focusWindow: (windowId: number) => windowOf(windowId).focus(),
  closeWindow: (windowId: number) => windowOf(windowId).close(),
  quit: () => app.quit(),
})
