import { BrowserWindow, nativeTheme, screen, type BrowserWindowConstructorOptions, type WebContents } from 'electron'
import { CHECKER_PAGE } from '#shared/contract/checker-page'
import type { WindowAsked } from './desktop-router'
import { openWindow, windowOptions, type WindowStyle } from './window'
import { Mailbox } from './mailbox'
import { BIG_SCREEN_SIZE, keepPlace, placeOn, readPlace, USUAL_SIZE, type WindowSize } from './window-place'

/** How far a second window stands from the first, so that both are seen. */
const WINDOW_OFFSET = 32

export interface WindowsOptions {
  readonly preload: string
  /** A picture of the program; null where the system knows it. */
  readonly icon: string | null
  /** Where the place of a window is kept, and that of a big screen. */
  readonly placeFile: string
  readonly bigScreenPlaceFile: string
  /** Told of each window, however it was opened. */
  readonly opened: (window: BrowserWindow) => void
  /** Shows our page in a window that we opened ourselves. */
  readonly load: (window: BrowserWindow) => void
  /** Called once a window that we opened can be seen. */
  readonly shown: () => void
}

/** The windows of the app, each with what it is asked. Big screens are looked at from across the room, so nothing is asked of them. */
export class Windows {
  readonly #options: WindowsOptions
  readonly #mailboxes = new Map<WebContents['id'], Mailbox<WindowAsked>>()
  readonly #tables = new Set<BrowserWindow>()

  constructor(options: WindowsOptions) {
    this.#options = options
  }

  readonly open = (): BrowserWindow => {
    const { placeFile, load, shown } = this.#options
    const style = this.#style(placeFile, USUAL_SIZE)
    const window = openWindow({ ...style, place: beside(style.place, this.#tables.size) }, shown)
    if (readPlace(placeFile)?.maximized === true) window.maximize()
    this.#tables.add(window)
    window.on('closed', () => this.#tables.delete(window))
    this.#follow(window, placeFile)
    load(window)
    return window
  }

  /** What the window of a big screen is, where one stood before. */
  readonly bigScreen = (): BrowserWindowConstructorOptions => {
    return { ...windowOptions(this.#style(this.#options.bigScreenPlaceFile, BIG_SCREEN_SIZE)), autoHideMenuBar: true }
  }

  /** What the window of the checker of rulings is: it needs nothing of the host, so it has no way to it. */
  readonly checker = (): BrowserWindowConstructorOptions => {
    const { webPreferences, ...options } = windowOptions(this.#style(this.#options.placeFile, USUAL_SIZE))
    const { preload: _, ...rest } = webPreferences ?? {}
    return { ...options, webPreferences: rest, autoHideMenuBar: true }
  }

  /** The window that was used last, or a new one, before all others. */
  readonly front = (): BrowserWindow => {
    const focused = BrowserWindow.getFocusedWindow()
    const [first] = this.#tables
    const window = focused !== null && this.#tables.has(focused) ? focused : (first ?? this.open())
    if (window.isMinimized()) window.restore()
    if (!window.isVisible()) window.show()
    window.focus()
    return window
  }

  readonly ask = (asked: WindowAsked): void => this.mailboxOf(this.front().webContents).post(asked)

  mailboxOf({ id }: WebContents): Mailbox<WindowAsked> {
    const mailbox = this.#mailboxes.get(id) ?? new Mailbox<WindowAsked>()
    this.#mailboxes.set(id, mailbox)
    return mailbox
  }

  #style(placeFile: string, usual: WindowSize): WindowStyle {
    const screens = screen.getAllDisplays().map(({ workArea }) => workArea)
    const { preload, icon } = this.#options
    return { preload, icon, place: placeOn(screens, readPlace(placeFile), usual), dark: nativeTheme.shouldUseDarkColors }
  }

  #follow(window: BrowserWindow, placeFile: string): void {
    const { id } = window.webContents
    window.on('close', () => keepPlace(placeFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }))
    window.on('closed', () => this.#mailboxes.delete(id))
    window.webContents.on('did-create-window', (created, { url }) => {
      if (!url.includes(CHECKER_PAGE)) this.#follow(created, this.#options.bigScreenPlaceFile)
    })
    this.#options.opened(window)
  }
}

type WindowPlace = WindowStyle['place']

function beside(place: WindowPlace, others: number): WindowPlace {
  const { x, y } = place
  return x === undefined || y === undefined ? place : { ...place, x: x + others * WINDOW_OFFSET, y: y + others * WINDOW_OFFSET }
}
