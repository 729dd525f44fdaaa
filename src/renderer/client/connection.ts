import { pauseBefore } from './retry'
import { createClient, createDesktopClient, type Client, type DesktopClient, type Link } from './client'
import { isNamed } from './command-id'

/** One way to the host, good until it closes. */
export interface Channel {
  readonly link: Link
  /** False once it has closed: then no answer can come. */
  readonly alive: () => boolean
  /** Called once when calls can be made. */
  readonly onOpen: (listener: () => void) => void
  /** Called once when the channel is gone, also if it never opened. */
  readonly onClose: (listener: () => void) => void
  /** Whether the host is there and does not know this page, for one that never opened. */
  readonly isRefused?: () => Promise<boolean>
  readonly close: () => void
}

/** `refused`: the host is there, and does not know this page; it was started again. */
const CONNECTION_STATES = ['connecting', 'open', 'lost', 'refused'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]

/** The host cannot be reached now: nothing was sent, or no answer came. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The page's lasting connection: one client, whichever channel is under it right now. */
export interface Connection {
  readonly client: Client
  /** What is there in the desktop window only. */
  readonly desktop: DesktopClient | null
  readonly state: () => ConnectionState
  readonly subscribe: (listener: () => void) => () => void
  /** Settles when calls can be made; rejects when `signal` aborts. */
  readonly whenOpen: (signal: AbortSignal) => Promise<void>
  /** Takes the channel for lost, as where the network is known to be gone, and opens another. */
  readonly drop: () => void
  /** Tries at once instead of waiting out the pause. */
  readonly retryNow: () => void
  readonly close: () => void
}

export interface ConnectOptions {
  /** For so long, in milliseconds, a named command that got no answer waits to be sent again; not at all by default. */
  readonly resendFor?: number
  /** Whether the page stands in the desktop window. */
  readonly inDesktop?: boolean
}

/** Keeps a channel open, and opens another after each that closes. */
export function connect(openChannel: () => Channel, { resendFor = 0, inDesktop = false }: ConnectOptions = {}): Connection {
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'connecting'
  let channel: Channel | null = null
  let dropped = new AbortController()
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
    let wasOpen = false
    channel = opened
    opened.onOpen(() => {
      if (channel !== opened) return
      wasOpen = true
      attempt = 0
      become('open')
    })
    opened.onClose(() => {
      if (channel !== opened) return
      lose()
      if (!wasOpen) void learnWhy(opened)
    })
  }

  const learnWhy = async ({ isRefused }: Channel): Promise<void> => {
    const refused = (await isRefused?.().catch(() => false)) ?? false
    if (state === 'lost' || state === 'refused') become(refused ? 'refused' : 'lost')
  }

  const lose = (): void => {
    channel = null
    /* What was learned about the host holds until something else is. */
    if (state !== 'refused') become('lost')
    if (!closed) timer = setTimeout(open, pauseBefore(attempt++))
  }

  const whenOpen: Connection['whenOpen'] = (signal) =>
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
    })

  const link: Link = {
    call: async (path, input, options) => {
      if (resendFor === 0 || !isNamed(input)) return once(path, input, options)
      const until = new AbortController()
      const late = setTimeout(() => until.abort(), resendFor)
      try {
        for (;;) {
          try {
            return await once(path, input, options)
          } catch (fault) {
            if (!(fault instanceof ConnectionLost)) throw fault
            await whenOpen(until.signal).catch(() => {
              throw fault
            })
          }
        }
      } finally {
        clearTimeout(late)
      }
    },
  }

  const once: Link['call'] = async (path, input, options) => {
    if (channel === null) throw new ConnectionLost('no connection to the host')
    const through = channel
    const lost = dropped.signal
    try {
      return await untilDropped(lost, options.signal, (signal) => through.link.call(path, input, { ...options, signal }))
    } catch (fault) {
      if ((lost.aborted || !through.alive()) && options.signal?.aborted !== true) {
        /* A call may hear of it before the channel says so, and must not go out through it again at once, and again. */
        if (channel === through && !through.alive()) lose()
        throw new ConnectionLost('the connection closed before an answer came', { cause: fault })
      }
      throw fault
    }
  }

  open()
  return {
    client: createClient(link),
    desktop: inDesktop ? createDesktopClient(link) : null,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenOpen,
    drop: () => {
      const gone = channel
      if (gone === null) return
      /* What waits for an answer waits no longer, though a dead network may take a minute to close. */
      const waiting = dropped
      dropped = new AbortController()
      if (gone.alive()) waiting.abort()
      lose()
      /* After what the calls that were given up still send. */
      setTimeout(gone.close)
    },
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

/** A call that ends when its caller no longer wants the answer or the channel it took is `lost`, whether or not the call heeds its signal. */
async function untilDropped<T>(lost: AbortSignal, wanted: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const given = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error), { once: true }))
  const end = (): void => stop.abort(wanted?.reason)
  lost.addEventListener('abort', end, { once: true })
  wanted?.addEventListener('abort', end, { once: true })
  if (lost.aborted || wanted?.aborted === true) end()
  const forget = (): void => {
    lost.removeEventListener('abort', end)
    wanted?.removeEventListener('abort', end)
  }
  given.catch(forget)
  try {
    const answer = await Promise.race([call(stop.signal), given])
    /* A stream goes on after the call was answered. */
    if (!isStream(answer)) forget()
    return answer
  } catch (fault) {
    forget()
    throw fault
  }
}

function isStream(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}
