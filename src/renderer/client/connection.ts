import { createClient, createDesktopClient, type Client, type DesktopClient, type Link } from './client'
import { isNamed } from './command-id'
import { keepChannel, type Channel, type ConnectionState } from './keep-channel'
import { pageClock, type PageClock } from './page-clock'

export type { Channel, ConnectionState }

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
  /** Tries at once instead of waiting out the pause; a channel that looks open has to answer at once. */
  readonly retryNow: () => void
  /** Says whether someone can see the page: only then the host is asked for signs of life, and now at once. */
  readonly show: (inFront: boolean) => void
  readonly close: () => void
}

export interface ConnectOptions {
  /** For so long, in milliseconds, a named command that got no answer waits to be sent again; not at all by default. */
  readonly resendFor?: number
  /** Whether the page stands in the desktop window. */
  readonly inDesktop?: boolean
  readonly clock?: PageClock
}

/** Makes calls through whichever channel there is (`keepChannel`), and sends a named command again that got no answer. */
export function connect(openChannel: () => Channel, { resendFor = 0, inDesktop = false, clock = pageClock }: ConnectOptions = {}): Connection {
  const keeper = keepChannel(openChannel, clock)
  const { state, subscribe } = keeper

  const whenOpen: Connection['whenOpen'] = (signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error)
      if (state() === 'open') return resolve()
      const stop = (): void => {
        unsubscribe()
        signal.removeEventListener('abort', give)
      }
      const look = (): void => {
        if (state() !== 'open') return
        stop()
        resolve()
      }
      const give = (): void => {
        stop()
        reject(signal.reason as Error)
      }
      const unsubscribe = subscribe(look)
      signal.addEventListener('abort', give, { once: true })
    })

  const link: Link = {
    call: async (path, input, options) => {
      if (resendFor === 0 || !isNamed(input)) return once(path, input, options)
      const until = new AbortController()
      const stopWaiting = clock.after(resendFor, () => until.abort())
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
        stopWaiting()
      }
    },
  }

  const once: Link['call'] = async (path, input, options) => {
    const through = keeper.current()
    if (through === null) throw new ConnectionLost('no connection to the host')
    const { channel, lost } = through
    const isLost = (): boolean => (lost.aborted || !channel.alive()) && options.signal?.aborted !== true
    /* A call may hear of it before the channel says so, and must not go out through it again at once, and again. */
    const lostOr = (fault: unknown): unknown => {
      if (!isLost()) return fault
      if (!channel.alive()) keeper.closed(through)
      return new ConnectionLost('the connection closed before an answer came', { cause: fault })
    }
    const call = endedBy(lost, options.signal)
    try {
      const answer = await Promise.race([channel.link.call(path, input, { ...options, signal: call.signal }), call.ended])
      if (isStream(answer)) return streamUntil(answer, call, lostOr)
      call.forget()
      return answer
    } catch (fault) {
      call.forget()
      throw lostOr(fault)
    }
  }

  return {
    client: createClient(link),
    desktop: inDesktop ? createDesktopClient(link) : null,
    state,
    subscribe,
    whenOpen,
    drop: keeper.drop,
    retryNow: keeper.retryNow,
    show: keeper.show,
    close: keeper.close,
  }
}

interface Ending {
  readonly signal: AbortSignal
  /** Rejects once the call is to end, whether or not it heeds its signal. */
  readonly ended: Promise<never>
  readonly forget: () => void
}

/** Ends a call when the channel it took is `lost`, or its caller no longer wants the answer. */
function endedBy(lost: AbortSignal, wanted: AbortSignal | undefined): Ending {
  const stop = new AbortController()
  const end = (): void => stop.abort(wanted?.reason)
  const ended = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error), { once: true }))
  ended.catch(() => undefined)
  lost.addEventListener('abort', end, { once: true })
  wanted?.addEventListener('abort', end, { once: true })
  if (lost.aborted || wanted?.aborted === true) end()
  const forget = (): void => {
    lost.removeEventListener('abort', end)
    wanted?.removeEventListener('abort', end)
  }
  return { signal: stop.signal, ended, forget }
}

/** What a stream brings as long as its channel is not lost: what comes late through one that was given up is older than what is shown by then. */
function streamUntil(stream: AsyncIterable<unknown>, { signal, forget }: Ending, lostOr: (fault: unknown) => unknown): AsyncIterableIterator<unknown, void> {
  const values = stream[Symbol.asyncIterator]()
  return {
    next: async () => {
      try {
        const next = await values.next()
        signal.throwIfAborted()
        if (next.done !== true) return { done: false, value: next.value }
        forget()
        return { done: true, value: undefined }
      } catch (fault) {
        forget()
        throw lostOr(fault)
      }
    },
    return: async () => {
      forget()
      await values.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}
