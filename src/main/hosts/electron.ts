import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, nativeTheme, shell } from 'electron'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { version } from '../../../package.json'
import { parseElectronArguments } from './arguments'
import { setMenu } from './electron-menu'
import { registerPageScheme, servePageScheme } from './electron-pages'
import { serveWindows } from './electron-port'
import { guardPermissions, openWindow } from './electron-window'
import { originOf } from './page-trust'
import { reportFault } from './report'
import { startCaravan, type Started } from './start'

const here = import.meta.dirname
const pages = join(here, '../renderer')
const { dataFolder, deviceFolder } = parseElectronArguments(process.argv.slice(app.isPackaged ? 1 : 2), process.env)

// while the pages are being worked on they come from the development server, live
const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
const page = devServer ?? `${PAGE_ORIGIN}/`
const pageOrigin = (devServer === undefined ? null : originOf(devServer)) ?? PAGE_ORIGIN

const showWindow = (): BrowserWindow =>
  openWindow({ page, pageOrigin, preload: join(here, '../preload/index.cjs'), dark: nativeTheme.shouldUseDarkColors })

function focusWindow(): void {
  const window = BrowserWindow.getAllWindows()[0] ?? showWindow()
  if (window.isMinimized()) window.restore()
  window.focus()
}

async function start(): Promise<void> {
  console.log(`Caravan keeps its matches in ${dataFolder}`)
  const started = await startCaravan({ host: 'electron', version, dataFolder, deviceFolder, port: null, pages, report: reportFault })
  if (started.kind === 'joined') return joinRunning(started.url)
  run(started)
}

/** Another Caravan serves this folder already: its pages are opened in the browser. */
async function joinRunning(url: string): Promise<void> {
  console.log(`Caravan is already running on that folder, at ${url}`)
  await shell.openExternal(url)
  app.quit()
}

function run({ router, url, close }: Extract<Started, { kind: 'running' }>): void {
  console.log(`A browser on this computer finds the same matches at ${url}`)
  closeBeforeQuitting(close)
  guardPermissions(pageOrigin)
  servePageScheme(pages)
  serveWindows(router, pageOrigin)
  setMenu({ newWindow: showWindow, browserUrl: url })
  app.on('second-instance', focusWindow)
  app.on('activate', focusWindow)
  showWindow()
}

/** Electron does not wait for what is being written; it is asked to quit again once that is on disk. */
function closeBeforeQuitting(close: () => Promise<void>): void {
  let state: 'open' | 'closing' | 'closed' = 'open'
  app.on('will-quit', (event) => {
    if (state === 'closed') return
    event.preventDefault()
    if (state === 'closing') return
    state = 'closing'
    void close()
      .catch(reportFault)
      .finally(() => {
        state = 'closed'
        app.quit()
      })
  })
}

function giveUp(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  console.error(`Caravan: could not start on ${dataFolder}: ${why}`)
  dialog.showErrorBox('Caravan could not start', why)
  app.exit(1)
}

/** Electron's own files (its profile) stand beside what is this device's alone, so each data folder has one window process. */
function keepProfileIn(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  app.setPath('userData', folder)
}

function open(): void {
  registerPageScheme()
  keepProfileIn(join(deviceFolder, 'window'))
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  if (app.requestSingleInstanceLock()) void app.whenReady().then(start).catch(giveUp)
  else {
    console.log('Caravan is open already; its window comes to the front')
    app.quit()
  }
}

// without `await`: the scheme and the profile must be settled before Electron is ready
try {
  open()
} catch (error) {
  giveUp(error)
}
