import type { Timers } from '../store/timers'

/**
 * Tells any number of watchers that something changed.
 *
 * A watcher only hears that it has to look again, not what happened: one that is slow looks once for many changes and
 * finds the latest.
 */
export class Channel {
  readonly #watchers = new Set<() => void>()

  /** How many are watching now. */
  get watchers(): number {
    return this.#watchers.size
  }

  publish(): void {
    for (const wake of this.#watchers) wake()
  }

  /** What `look` finds now, and again after each change, until `signal` ends it. */
  async *watch<T>(look: () => Promise<T>, signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    let changed = true
    let wake = (): void => undefined
    const notice = (): void => {
      changed = true
      wake()
    }
    const isEnded = (): boolean => signal?.aborted === true
    this.#watchers.add(notice)
    signal?.addEventListener('abort', notice)
    try {
      while (!isEnded()) {
        if (changed) {
          changed = false
          yield await look()
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    } finally {
      this.#watchers.delete(notice)
      signal?.removeEventListener('abort', notice)
    }
  }
}

/** A channel for each key, there only while someone watches it. */
export class Channels {
  readonly #byKey = new Map<string, Channel>()

  get watchers(): number {
    let sum = 0
    for (const channel of this.#byKey.values()) sum += channel.watchers
    return sum
  }

  isWatched(key: string): boolean {
    return this.#byKey.has(key)
  }

  publish(key: string): void {
    this.#byKey.get(key)?.publish()
  }

  publishAll(): void {
    for (const channel of this.#byKey.values()) channel.publish()
  }

  async *watch<T>(key: string, look: () => Promise<T>, signal: AbortSignal | undefined): AsyncGenerator<T, void, void> {
    const channel = this.#byKey.get(key) ?? new Channel()
    this.#byKey.set(key, channel)
    try {
      yield* channel.watch(look, signal)
    } finally {
      if (channel.watchers === 0 && this.#byKey.get(key) === channel) this.#byKey.delete(key)
    }
  }
}

/** Calls `publish` once for all calls within `ms` milliseconds, at the end of them. Nothing waits for it when the app closes. */
export function debounced(publish: () => void, ms: number, { after }: Timers): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    after(ms, () => {
      isDue = false
      publish()
    })
  }
}
