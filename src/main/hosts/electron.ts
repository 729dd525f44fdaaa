import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog, shell, type WebContents } from 'electron'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { version } from '../../../package.json'
import { parseElectronArguments } from './arguments'
import { chooseRecords, print, savePdf, showFolder, toggleKiosk } from './electron-actions'
import { Awake } from './electron-awake'
import { makeDesk } from './electron-desk'
import { setMenu, type MenuActions } from './electron-menu'
import { OpenedFiles } from './electron-opened'
import { registerPageScheme, servePageScheme } from './electron-pages'
import { serveWindows } from './electron-port'
import { closeBeforeQuitting } from './electron-quit'
import { guardDownloads, guardPermissions } from './electron-window'
import { Windows } from './electron-windows'
import { originOf } from './page-trust'
import { followRecent } from './recent-matches'
import { reportFault } from './report'
import { startCaravan, type Started } from './start'

const here = import.meta.dirname
const pages = join(here, '../renderer')
const { dataFolder, deviceFolder, recordFiles } = parseElectronArguments(process.argv.slice(app.isPackaged ? 1 : 2), process.env, process.cwd())
const profile = join(deviceFolder, 'window')

// while the pages are being worked on they come from the development server, live
const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
const page = devServer ?? `${PAGE_ORIGIN}/`
const pageOrigin = (devServer === undefined ? null : originOf(devServer)) ?? PAGE_ORIGIN

const windows = new Windows({ page, pageOrigin, preload: join(here, '../preload/index.cjs'), placeFile: join(profile, 'place.json') })
const opened = new OpenedFiles(recordFiles)

async function start(): Promise<void> {
  console.log(`Caravan keeps its matches in ${dataFolder}`)
  const started = await startCaravan({ host: 'electron', version, dataFolder, deviceFolder, port: null, pages, report: reportFault })
  if (started.kind === 'joined') return joinRunning(started.url)
  run(started)
}

/** Another Caravan serves this folder already: its pages are opened in the browser. */
async function joinRunning(url: string): Promise<void> {
  console.log(`Caravan is already running on that folder, at ${url}`)
  if (recordFiles.length > 0) console.log('Bring the record in there, on the page Data')
  await shell.openExternal(url)
  app.quit()
}

function run({ router, url, home, downloads, close }: Extract<Started, { kind: 'running' }>): void {
  console.log(`A browser on this computer finds the same matches at ${url}`)
  const quitting = closeBeforeQuitting(close)
  guardPermissions(pageOrigin)
  guardDownloads(pageOrigin)
  servePageScheme(pages, downloads)
  const awake = new Awake()
  const routerFor = (window: WebContents) => ({ ...router, ...makeDesk(windows.mailboxOf(window), awake, downloads) })
  serveWindows({ routerFor, pageOrigin, report: reportFault })
  const actions = menuActions(url)
  setMenu(actions, [], process.platform)
  void followRecent(home, quitting, (recent) => setMenu(actions, recent, process.platform)).catch(reportFault)
  app.setAboutPanelOptions({ applicationName: 'Caravan', applicationVersion: version })
  app.on('second-instance', (_event, _argv, _folder, said) => {
    windows.front()
    opened.fromSecondStart(said)
  })
  app.on('activate', windows.front)
  windows.open()
  opened.showWith((paths) => windows.ask({ kind: 'records', paths }))
}

function menuActions(url: string): MenuActions {
  const openRecord = async (): Promise<void> => {
    const paths = await chooseRecords(windows.front())
    if (paths.length > 0) windows.ask({ kind: 'records', paths })
  }
  const doing = (work: Promise<void>): void => void work.catch(reportFault)
  return {
    newWindow: windows.open,
    ask: windows.ask,
    openRecord: () => doing(openRecord()),
    openInBrowser: () => doing(shell.openExternal(url)),
    showDataFolder: () => doing(showFolder(dataFolder)),
    print,
    savePdf: (window) => doing(savePdf(window)),
    kiosk: (window) => doing(toggleKiosk(window)),
  }
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
  keepProfileIn(profile)
  app.enableSandbox()
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  if (app.requestSingleInstanceLock({ files: [...recordFiles] })) void app.whenReady().then(start).catch(giveUp)
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
