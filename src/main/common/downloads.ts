import { randomBytes } from 'node:crypto'
import { systemTimers, type Timers } from '../store/timers'

/** How long an address of a download is good for, in milliseconds. */
const GOOD_FOR_MS = 60_000

export const DOWNLOAD_PATH = '/download/'

/** A file that may be fetched. */
export interface Download {
  readonly path: string
  /** What it is to be called where it arrives. */
  readonly name: string
  /** A ZIP file unless it says something else. */
  readonly type?: 'application/json'
}

/** Files of this host that a page of ours may fetch: each once, within a minute, from an address that nobody can guess. */
export class Downloads {
  readonly #offered = new Map<string, Download>()
  readonly #timers: Timers

  constructor(timers: Timers = systemTimers) {
    this.#timers = timers
  }

  /** The path to be fetched from. */
  offer(download: Download): string {
    const token = randomBytes(24).toString('base64url')
    this.#offered.set(token, download)
    this.#timers.after(GOOD_FOR_MS, () => this.#offered.delete(token))
    return `${DOWNLOAD_PATH}${token}`
  }

  /** What was offered at a path, which is good no more; null where nothing was. */
  take(path: string): Download | null {
    const token = path.startsWith(DOWNLOAD_PATH) ? path.slice(DOWNLOAD_PATH.length) : ''
    const offered = this.#offered.get(token) ?? null
    this.#offered.delete(token)
    return offered
  }
}
