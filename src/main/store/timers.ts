/** How a host waits: what passes, in milliseconds, not what time of day it is. A test brings its own. */
export interface Timers {
  /** Calls `then` later, until what it gives is called. Nobody waits for it when the program ends. */
  readonly after: (ms: number, then: () => void) => () => void
  /** Resolves later. The program waits for it, since something is to be saved after it. */
  readonly wait: (ms: number) => Promise<void>
}

/** The timers of the system. */
export const systemTimers: Timers = {
  after(ms, then) {
    const timeout = setTimeout(then, ms).unref()
    return () => clearTimeout(timeout)
  },
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
}
