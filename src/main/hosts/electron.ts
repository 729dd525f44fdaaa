import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { app, type BrowserWindow, dialog, shell, type WebContents } from 'electron'
import { PAGE_ORIGIN } from '#shared/contract/port'
import { version } from '../../../package.json'
import { showFolder } from './electron/actions'
import { desktopRouter } from './electron/desktop-router'
import { PageFaults, tellCrash } from './electron/faults'
import { avoidFailingGraphics, watchGraphics } from './electron/graphics'
import { guardDownloads, guardPages, guardPermissions } from './electron/guards'
import { SpokenLanguage } from './electron/language'
import { MenuBar } from './electron/menu-bar'
import { OpenedFiles } from './electron/opened-files'
import { registerPageScheme, servePageScheme } from './electron/page-scheme'
import { originOf } from './electron/page-trust'
import { hasScreen } from './electron/screen'
import { serveWindows } from './electron/serve-windows'
import { proveWindow } from './electron/smoke'
import { StayAwake } from './electron/stay-awake'
import { Windows } from './electron/windows'
import { parseElectronArguments } from './start/arguments'
import { type AddressFor, isRunningOn, sayFolders, startCaravan, type Started } from './start/start'
import { COULD_NOT_START, startFaultLine, startFaultOf, startFaultText } from './start/start-fault'
import { reportFault } from './web/report'

/** Writes that hang for longer than this are given up, in milliseconds; what was acknowledged is on disk already. */
const CLOSE_WITHIN_MS = 10_000

/** Electron does not wait for what is being written; it is asked to quit again once that is on disk. The signal fires when it begins. */
function closeBeforeQuitting(close: () => Promise<void>): AbortSignal {
  const quitting = new AbortController()
  let state: 'open' | 'closing' | 'closed' = 'open'
  app.on('will-quit', (event) => {
    if (state === 'closed') return
    event.preventDefault()
    if (state === 'closing') return
    state = 'closing'
    quitting.abort()
    void withinTime(close())
      .catch(reportFault)
      .finally(() => {
        state = 'closed'
        app.quit()
      })
  })
  return quitting.signal
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`saving took longer than ${CLOSE_WITHIN_MS / 1000} seconds, so Caravan stopped waiting`)), CLOSE_WITHIN_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What Chromium leaves in a profile that is in use, where systems have links (chrome/browser/process_singleton_posix.cc). */
const LINKS = ['SingletonLock', 'SingletonCookie', 'SingletonSocket']

/** Whether the lock on a profile bears the name of another computer. Chromium respects such a lock for ever, also after a crash and a change of this computer's name. */
function isLockedElsewhere(profile: string): boolean {
  try {
    const owner = readlinkSync(join(profile, 'SingletonLock'))
    return owner.slice(0, owner.lastIndexOf('-')) !== hostname()
  } catch {
    return false
  }
}

/** Takes the lock away. */
function unlockProfile(profile: string): void {
  for (const name of LINKS) rmSync(join(profile, name), { force: true })
}

/**
 * The picture for a window: on Linux, where a window brings its own, and from a checkout on Windows, where the program file has Electron's.
 *
 * Null where the system takes it from the program file, or there is none.
 */
function windowIcon(file: string): string | null {
  const bringsOwn = process.platform === 'linux' || (process.platform === 'win32' && !app.isPackaged)
  return bringsOwn && existsSync(file) ? file : null
}

/** On macOS a checkout has Electron's picture in the dock. Must be called once Electron is ready. */
function setDockIcon(file: string): void {
  if (!app.isPackaged && existsSync(file)) app.dock?.setIcon(file)
}

interface Built {
  /** Folder of the built pages. */
  readonly pages: string
  /** The built preload script. */
  readonly preload: string
}

/** The first file missing of those without which no page of ours is shown: the preload script, the page and what that names. Null where all are there. */
function missingFile({ pages, preload }: Built): string | null {
  const page = join(pages, 'index.html')
  const missing = [preload, page, ...namedIn(page).map((name) => join(pages, name))].find((file) => !existsSync(file))
  return missing === undefined ? null : relative(dirname(pages), missing).replaceAll('\\', '/')
}

function namedIn(page: string): readonly string[] {
  try {
    return [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\.?\/([^"#?]+)"/g)].flatMap(([, name]) => name ?? [])
  } catch {
    return []
  }
}

/** What Windows knows the program by; its installer says the same (electron-builder.config.mjs). */
const APP_ID = 'org.caravan-dominoes.caravan'

/** Printed once the first window can be seen; `npm start` waits for it (scripts/lib/desktop.mjs). */
const WINDOW_IS_OPEN = 'Caravan is open in its window'

const here = import.meta.dirname
const pages = join(here, '../renderer')
const preload = join(here, '../preload/index.cjs')
const { dataFolder, deviceFolder, start: asked, named, smoke } = parseElectronArguments(process.argv.slice(app.isPackaged ? 1 : 2), process.env, process.cwd())
const profile = join(deviceFolder, 'window')
const graphicsFile = join(profile, 'graphics-failed')
const icon = join(here, 'icon.png')

// while the pages are being worked on they come from the development server, live
const devServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
const page = devServer === undefined ? `${PAGE_ORIGIN}/` : new URL(devServer).href
const pageOrigin = originOf(page) ?? PAGE_ORIGIN

type Running = Extract<Started, { kind: 'running' }>

const language = new SpokenLanguage()
/** The last fault that was reported; null while there was none. */
let lastFault: string | null = null
let keepFault: (fault: unknown) => void = reportFault
const report = (fault: unknown): void => {
  lastFault = fault instanceof Error ? fault.message : String(fault)
  keepFault(fault)
}
/** Where browsers find Caravan, once the data folder is open. */
let tellAddress: (address: AddressFor) => void = () => undefined
const whenOpen = new Promise<AddressFor>((resolve) => (tellAddress = resolve))
const openInBrowser = async (): Promise<void> => shell.openExternal(await (await whenOpen)('once'))
const missing = (): string | null => (devServer === undefined ? missingFile({ pages, preload }) : null)

const faults = new PageFaults({ words: language.words, report, page, pageOrigin, openInBrowser, missing })
let isShown = false
const windows = new Windows({
  preload,
  icon: windowIcon(icon),
  placeFile: join(profile, 'place.json'),
  bigScreenPlaceFile: join(profile, 'big-screen.json'),
  opened: faults.watch,
  load: faults.load,
  shown: () => {
    if (!isShown) console.log(WINDOW_IS_OPEN)
    isShown = true
  },
})
const opened = new OpenedFiles(asked)
/** Whether windows may be opened: the data folder is ours. */
let isOurs = false

async function start(): Promise<void> {
  setDockIcon(icon)
  const opening = startCaravan({
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
    held: (keep) => {
      keepFault = keep
      sayFolders({ dataFolder, deviceFolder })
      openWindows(opening.then(mustRun))
    },
  })
  const started = await opening
  if (started.kind === 'joined') await joinRunning(started.address)
}

function mustRun(started: Started): Running {
  if (started.kind === 'joined') throw new Error('broken invariant: who has the folder runs on it')
  return started
}

/** Another Caravan serves this folder already: its pages are opened in the browser. A record it cannot be given is for the person to bring. */
async function joinRunning(addressFor: AddressFor): Promise<void> {
  if (smoke) return failSmoke('another Caravan has the folder')
  console.log('Caravan is already running on that folder; it opens in the browser')
  const files = opened.waiting
  if (files.length > 0) {
    const { message, detail, go } = language.words().elsewhere
    console.log('Import the match file there, on the Files page')
    await dialog.showMessageBox({ type: 'info', message, detail: detail(files.join(', ')), buttons: [go], defaultId: 0 })
  }
  const there = await addressFor('once')
  await shell.openExternal(files.length > 0 ? `${there}#/files` : there)
  app.quit()
}

/** Opens the first window; a large house is opened meanwhile. Where the folder cannot be opened, `giveUp` says so. */
function openWindows(opening: Promise<Running>): void {
  isOurs = true
  const quitting = closeBeforeQuitting(async () => (await opening).close())
  let answers = 0
  const awake = new StayAwake()
  const outside = { openInBrowser, showDataFolder: () => showFolder(dataFolder, language.words()) }
  guardPermissions(pageOrigin)
  guardDownloads(pageOrigin, language.words)
  servePageScheme({ pages, opening, plain: () => ({ language: language.now, missing: missing(), packaged: app.isPackaged }) })
  const routerFor = async (window: WebContents) => {
    const { router, downloads } = await opening
    return { ...router, ...desktopRouter({ mailbox: windows.mailboxOf(window), awake, downloads, ...outside }) }
  }
  serveWindows({ routerFor, pageOrigin, report, answered: () => (answers += 1) })
  const bar = new MenuBar({ windows, language, ...outside, folder: named ? ['--data', dataFolder] : [], report })
  app.on('activate', windows.front)
  const window = windows.open()
  opened.showWith(windows.ask)
  if (smoke) void prove(window, () => answers > 0)
  void opening.then(
    (running) => {
      tellAddress(running.address)
      void bar.follow(running.home, quitting).catch(report)
      void language.follow(running.settings, quitting, bar.show).catch(report)
    },
    () => undefined,
  )
}

/** Ends the program with a line that says whether its window works. */
async function prove(window: BrowserWindow, isAnswered: () => boolean): Promise<void> {
  try {
    console.log(await proveWindow({ window, isAnswered, fault: () => lastFault, version }))
    app.quit()
  } catch (error) {
    failSmoke(error instanceof Error ? error.message : String(error))
  }
}

function failSmoke(why: string): void {
  console.error(`Caravan ${version} does not work: ${why}`)
  app.exit(1)
}

/** Where it is only to be proved that a window opens, nobody is there to close a box. */
function showBox(title: string, text: string): void {
  if (!smoke) dialog.showErrorBox(title, text)
}

async function giveUp(error: unknown): Promise<void> {
  const fault = startFaultOf(error, { dataFolder, deviceFolder })
  console.error(`Caravan: ${startFaultLine(fault, dataFolder)}`)
  if (!app.isReady()) await readyElsewhere()
  const words = language.words()
  showBox(words.notStarted.title, startFaultText(fault, words))
  app.exit(COULD_NOT_START)
}

/** Before it is ready Electron only prints what it should show; and it needs a profile, which may be what could not be made. */
async function readyElsewhere(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-profile-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  app.setPath('userData', folder)
  await app.whenReady()
}

/** Electron's own files (its profile) stand beside what is this device's alone, so each data folder has one window process. */
function keepProfileIn(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  app.setPath('userData', folder)
}

function keepSandbox(): void {
  // the start of an AppImage adds it where this system refuses the sandbox; half a sandbox is what nobody has tried
  if (app.commandLine.hasSwitch('no-sandbox'))
    console.error('Caravan: this start came with --no-sandbox, so the pages run without a sandbox (docs/security.md)')
  else app.enableSandbox()
}

function beginOnce(): void {
  const said = { files: [...asked.files], page: asked.page }
  if (app.requestSingleInstanceLock(said)) return begin()
  if (!isLockedElsewhere(profile)) return leaveToFirst()
  void app
    .whenReady()
    .then(() => isRunningOn(deviceFolder))
    .then((runs) => {
      if (!runs) unlockProfile(profile)
      if (!runs && app.requestSingleInstanceLock(said)) begin()
      else leaveToFirst()
    })
    .catch(giveUp)
}

const begin = (): void => void app.whenReady().then(start).catch(giveUp)

function leaveToFirst(): void {
  if (smoke) return failSmoke('another Caravan has the profile')
  console.log('Caravan is already open. Its window comes to the front.')
  app.quit()
}

async function isWithoutScreen(): Promise<boolean> {
  return process.platform === 'linux' && !app.commandLine.hasSwitch('ozone-platform') && !(await hasScreen(process.env))
}

function leaveWithoutScreen(): void {
  console.error(`Caravan: ${language.words().notStarted.noScreen}`)
  app.exit(1)
}

function open(): void {
  registerPageScheme()
  keepProfileIn(profile)
  avoidFailingGraphics(graphicsFile)
  watchGraphics(graphicsFile, { report, failing: () => faults.showEverywhere('graphics') })
  keepSandbox()
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID)
  guardPages({ page, pageOrigin, bigScreen: windows.bigScreen, checker: windows.checker, choose: faults.choose, report })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('second-instance', (_event, _argv, _folder, said) => {
    opened.fromSecondStart(said)
    if (isOurs) windows.front()
  })
  beginOnce()
}

tellCrash(language.words, showBox)
// Electron is not ready before this module has run to its end: until then the scheme and the profile can be settled
const withoutScreen = await isWithoutScreen()
try {
  if (withoutScreen) leaveWithoutScreen()
  else open()
} catch (error) {
  void giveUp(error)
}
