import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog, shell, type WebContents } from 'electron'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { version } from '../../../package.json'
import { parseElectronArguments } from './start/arguments'
import { showFolder } from './electron/actions'
import { StayAwake } from './electron/stay-awake'
import { MenuBar } from './electron/menu-bar'
import { desktopRouter } from './electron/desktop-router'
import { tellCrash, tellPageFaults } from './electron/faults'
import { guardDownloads, guardPages, guardPermissions } from './electron/guards'
import { SpokenLanguage } from './electron/language'
import { OpenedFiles } from './electron/opened-files'
import { registerPageScheme, servePageScheme } from './electron/page-scheme'
import { serveWindows } from './electron/serve-windows'
import { closeBeforeQuitting } from './electron/quit'
import { Windows } from './electron/windows'
import { originOf } from './electron/page-trust'
import { reportFault } from './web/report'
import { startCaravan, type AddressFor, type Started } from './start/start'

/** What Windows knows the program by; its installer says the same (electron-builder.config.mjs). */
const APP_ID = 'org.caravan-dominoes.caravan'

const here = import.meta.dirname
const pages = join(here, '../renderer')
const { dataFolder, deviceFolder, start: asked, named } = parseElectronArguments(process.argv.slice(app.isPackaged ? 1 : 2), process.env, process.cwd())
const profile = join(deviceFolder, 'window')

// while the pages are being worked on they come from the development server, live
const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
const page = devServer === undefined ? `${PAGE_ORIGIN}/` : new URL(devServer).href
const pageOrigin = originOf(page) ?? PAGE_ORIGIN

const language = new SpokenLanguage()
let report: (fault: unknown) => void = reportFault
const windows = new Windows({
  page,
  preload: join(here, '../preload/index.cjs'),
  placeFile: join(profile, 'place.json'),
  bigScreenPlaceFile: join(profile, 'big-screen.json'),
  opened: (window) => tellPageFaults(window, { words: language.words, report: (fault) => report(fault) }),
})
const opened = new OpenedFiles(asked)

async function start(): Promise<void> {
  console.log(`Caravan keeps its matches in ${dataFolder}`)
  console.log(`Its own backups are in ${join(deviceFolder, 'backups')}`)
  const started = await startCaravan({
    host: 'electron',
    version,
    dataFolder,
    deviceFolder,
    listens: 'on-demand',
    port: null,
    pages,
    readerScript: join(here, 'reader.js'),
    prerenderScript: join(here, 'prerender.js'),
    report: reportFault,
  })
  if (started.kind === 'joined') return joinRunning(started.address)
  run(started)
}

/** Another Caravan serves this folder already: its pages are opened in the browser. A record it cannot be given is for the person to bring. */
async function joinRunning(addressFor: AddressFor): Promise<void> {
  console.log('Caravan is already running on that folder; it opens in the browser')
  const files = opened.waiting
  if (files.length > 0) {
    const { message, detail, go } = language.words().elsewhere
    console.log('Import the match file there, on the Files page')
    await dialog.showMessageBox({ type: 'info', message, detail: detail(files.join(', ')), buttons: [go], defaultId: 0 })
  }
  const address = await addressFor('once')
  await shell.openExternal(files.length > 0 ? `${address}#/files` : address)
  app.quit()
}

function run(started: Extract<Started, { kind: 'running' }>): void {
  const { router, address, downloads, startPage } = started
  report = started.report
  const quitting = closeBeforeQuitting(started.close)
  guardPermissions(pageOrigin)
  guardDownloads(pageOrigin)
  servePageScheme(pages, { downloads, startPage })
  const awake = new StayAwake()
  const outside = { openInBrowser: async () => shell.openExternal(await address('once')), showDataFolder: () => showFolder(dataFolder, language.words()) }
  const routerFor = (window: WebContents) => ({ ...router, ...desktopRouter({ mailbox: windows.mailboxOf(window), awake, downloads, ...outside }) })
  serveWindows({ routerFor, pageOrigin, report })
  const bar = new MenuBar({ windows, language, ...outside, folder: named ? ['--data', dataFolder] : [], report })
  void bar.follow(started.home, quitting).catch(report)
  void language.follow(started.settings, quitting, bar.show).catch(report)
  app.on('second-instance', (_event, _argv, _folder, said) => {
    windows.front()
    opened.fromSecondStart(said)
  })
  app.on('activate', windows.front)
  windows.open()
  opened.showWith(windows.ask)
}

function giveUp(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  const { title, text } = language.words().notStarted
  console.error(`Caravan: could not start on ${dataFolder}: ${why}`)
  dialog.showErrorBox(title, text(why))
  app.exit(1)
}

/** Electron's own files (its profile) stand beside what is this device's alone, so each data folder has one window process. */
function keepProfileIn(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  app.setPath('userData', folder)
}

function open(): void {
  tellCrash(language.words)
  registerPageScheme()
  keepProfileIn(profile)
  app.enableSandbox()
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID)
  guardPages({ page, pageOrigin, bigScreen: windows.bigScreen })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  if (app.requestSingleInstanceLock({ files: [...asked.files], page: asked.page })) void app.whenReady().then(start).catch(giveUp)
  else {
    console.log('Caravan is already open. Its window comes to the front.')
    app.quit()
  }
}

// without `await`: the scheme and the profile must be settled before Electron is ready
try {
  open()
} catch (error) {
  giveUp(error)
}
