import type { Client } from './client'
import type { Connection } from './connection'

/** Opens a live stream that sends the whole of what it shows at once. */
export type Subscribe<T> = (client: Client, signal: AbortSignal) => Promise<AsyncIterable<T>>

/** A stream that is open before anything on the page shows it. */
export interface Prefetched<T> {
  /** Null until it has come. */
  readonly first: () => { readonly value: T } | null
  /** All that comes, the first of it again. */
  readonly values: AsyncIterable<T>
  readonly stop: () => void
}

const opened = new WeakMap<Connection, Map<unknown, Prefetched<unknown>>>()

/**
 * Opens a stream before the code that shows it is there, and the way to the host too. `takePrefetched` hands it on, once.
 *
 * The promise settles with its first value, or when none can come; it never rejects.
 */
export async function prefetch<T>(connection: Connection, subscribe: Subscribe<T>): Promise<void> {
  const stop = new AbortController()
  const stream = streamOf(connection, subscribe, stop.signal)
  const coming = stream.next()
  let first: { readonly value: T } | null = null
  const ahead: Prefetched<T> = {
    first: () => first,
    values: resumed(coming, stream),
    stop: () => stop.abort(),
  }
  const ofConnection = opened.get(connection) ?? new Map<unknown, Prefetched<unknown>>()
  opened.set(connection, ofConnection.set(subscribe, ahead))
  try {
    const { done, value } = await coming
    if (done !== true) first = { value }
  } catch {
    // who follows it opens another
    ofConnection.delete(subscribe)
  }
}

const given = new WeakMap<Connection, Map<unknown, unknown>>()

/** Puts down what a stream would send first, as the host sent it along with the page; until the stream brings more, it is shown. */
export function giveFirst<T>(connection: Connection, subscribe: Subscribe<T>, value: T): void {
  const ofConnection = given.get(connection) ?? new Map<unknown, unknown>()
  given.set(connection, ofConnection.set(subscribe, value))
}

/** What was given of a stream that has brought nothing yet; undefined where nothing was. */
export function peekGiven<T>(connection: Connection, subscribe: Subscribe<T>): T | undefined {
  return given.get(connection)?.get(subscribe) as T | undefined
}

/** To be called once a stream has brought something itself. */
export function forgetGiven(connection: Connection, subscribe: Subscribe<unknown>): void {
  given.get(connection)?.delete(subscribe)
}

/** The first value of a stream that was opened ahead, where it has come and nobody has taken the stream. */
export function peekPrefetched<T>(connection: Connection, subscribe: Subscribe<T>): { readonly value: T } | null {
  return (opened.get(connection)?.get(subscribe) as Prefetched<T> | undefined)?.first() ?? null
}

/** The stream that was opened ahead, to be gone on with; null where there is none, or someone has taken it. */
export function takePrefetched<T>(connection: Connection, subscribe: Subscribe<T>): Prefetched<T> | null {
  const ofConnection = opened.get(connection)
  const ahead = ofConnection?.get(subscribe) as Prefetched<T> | undefined
  ofConnection?.delete(subscribe)
  return ahead ?? null
}

async function* streamOf<T>(connection: Connection, subscribe: Subscribe<T>, signal: AbortSignal): AsyncGenerator<T, void, void> {
  await connection.whenOpen(signal)
  yield* await subscribe(connection.client, signal)
}

async function* resumed<T>(coming: Promise<IteratorResult<T, void>>, rest: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  const first = await coming
  if (first.done === true) return
  yield first.value
  yield* rest
}
