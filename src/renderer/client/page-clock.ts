/** What a page knows of time; a test brings its own. */
export interface PageClock {
  /** In milliseconds, of a clock that is never set. */
  readonly now: () => number
  /** Calls `then` later, until what it gives is called. */
  readonly after: (ms: number, then: () => void) => () => void
}

export const pageClock: PageClock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timeout = setTimeout(then, ms)
    return () => clearTimeout(timeout)
  },
}

/** One thing that is to happen later, at most. */
export function timer(clock: PageClock) {
  let cancel: (() => void) | null = null
  const stop = (): void => {
    cancel?.()
    cancel = null
  }
  return {
    in: (ms: number, then: () => void): void => {
      stop()
      cancel = clock.after(ms, () => {
        cancel = null
        then()
      })
    },
    stop,
    isSet: () => cancel !== null,
  }
}
