import { createClient, type Client, type Link } from './client'

/** One way to the host, good until it closes. */
export interface Channel {
  readonly link: Link
  /** False once it has closed: no answer can come any more. */
  readonly alive: () => boolean
  /** Called once when calls can be made. */
  readonly onOpen: (listener: () => void) => void
  /** Called once when the channel is gone, also if it never opened. */
  readonly onClose: (listener: () => void) => void
  readonly close: () => void
}

export const CONNECTION_STATES = ['connecting', 'open', 'lost'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** The host cannot be reached now: nothing was sent, or no answer came. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The page's lasting connection: one client, whichever channel is under it just now. */
export interface Connection {
  readonly client: Client
  readonly state: () => ConnectionState
  readonly subscribe: (listener: () => void) => () => void
  /** Settles when calls can be made; rejects when `signal` aborts. */
  readonly whenOpen: (signal: AbortSignal) => Promise<void>
  /** Tries at once instead of waiting out the pause. */
  readonly retryNow: () => void
  readonly close: () => void
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5000

/** Pause before the n-th try in a row (from 0). */
export function pauseBefore(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS)
}

/** Keeps a channel open, and opens another after each that closes. */
export function connect(openChannel: () => Channel): Connection {
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'connecting'
  let channel: Channel | null = null
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const become = (next: ConnectionState): void => {
    if (state === next) return
    state = next
    for (const listener of [...listeners]) listener()
  }

  const open = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (closed) return
    const opened = openChannel()
    channel = opened
    opened.onOpen(() => {
      if (channel !== opened) return
      attempt = 0
      become('open')
    })
    opened.onClose(() => {
      if (channel !== opened) return
      channel = null
      become('lost')
      if (!closed) timer = setTimeout(open, pauseBefore(attempt++))
    })
  }

  const link: Link = {
    call: async (path, input, options) => {
      if (channel === null) throw new ConnectionLost('no connection to the host')
      const through = channel
      try {
        return await through.link.call(path, input, options)
      } catch (fault) {
        if (!through.alive() && options.signal?.aborted !== true) {
          throw new ConnectionLost('the connection closed before an answer came', { cause: fault })
        }
        throw fault
      }
    },
  }

  open()
  return {
    client: createClient(link),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenOpen: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        if (state === 'open') return resolve()
        const stop = (): void => {
          listeners.delete(look)
          signal.removeEventListener('abort', give)
        }
        const look = (): void => {
          if (state !== 'open') return
          stop()
          resolve()
        }
        const give = (): void => {
          stop()
          reject(signal.reason as Error)
        }
        listeners.add(look)
        signal.addEventListener('abort', give, { once: true })
      }),
    retryNow: () => {
      if (timer !== undefined) open()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      channel?.close()
    },
  }
}
