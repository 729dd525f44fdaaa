import { BrowserWindow, nativeTheme, screen, type WebContents } from 'electron'
import type { WindowAsked } from './electron-desk'
import { openWindow } from './electron-window'
import { Mailbox } from './mailbox'
import { keepPlace, placeOn, readPlace, type Area } from './window-place'

/** How far a second window stands from the first, so that both are seen. */
const BESIDE = 32

export interface WindowsOptions {
  /** Address of the page. */
  readonly page: string
  readonly pageOrigin: string
  readonly preload: string
  /** Where a window's place is kept. */
  readonly placeFile: string
}

/** The windows of the app, each with what it is asked. */
export class Windows {
  readonly #options: WindowsOptions
  readonly #mailboxes = new Map<WebContents['id'], Mailbox<WindowAsked>>()

  constructor(options: WindowsOptions) {
    this.#options = options
  }

  readonly open = (): BrowserWindow => {
    const { page, pageOrigin, preload, placeFile } = this.#options
    const kept = readPlace(placeFile)
    const place = beside(placeOn(screen.getAllDisplays().map(({ workArea }) => workArea), kept), BrowserWindow.getAllWindows().length)
    const window = openWindow({ page, pageOrigin, preload, place, dark: nativeTheme.shouldUseDarkColors })
    if (kept?.maximized === true) window.maximize()
    const { id } = window.webContents
    window.on('close', () => keepPlace(placeFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }))
    window.on('closed', () => this.#mailboxes.delete(id))
    return window
  }

  /** The window that was used last, or a new one, before all others. */
  readonly front = (): BrowserWindow => {
    const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0] ?? this.open()
    if (window.isMinimized()) window.restore()
    window.focus()
    return window
  }

  /** Asks the page of the window in front. */
  readonly ask = (asked: WindowAsked): void => this.mailboxOf(this.front().webContents).post(asked)

  mailboxOf({ id }: WebContents): Mailbox<WindowAsked> {
    const mailbox = this.#mailboxes.get(id) ?? new Mailbox<WindowAsked>()
    this.#mailboxes.set(id, mailbox)
    return mailbox
  }
}

type Place = Partial<Area> & Pick<Area, 'width' | 'height'>

function beside(place: Place, others: number): Place {
  const { x, y } = place
  return x === undefined || y === undefined ? place : { ...place, x: x + others * BESIDE, y: y + others * BESIDE }
}
