import { expect } from 'vitest'
import { PATIENCE } from './slowness'

/** Long enough for a computer that has much else to do; only a test that fails waits so long. */
export const SOON_MS = 30_000 * PATIENCE
const EACH_MS = 1_000 * PATIENCE

/** A first reading fetches and starts the networks, and both cores may be at other work. */
export const READING_MS = 90_000 * PATIENCE

interface Looked {
  /** How many come one after another. */
  readonly steps?: number
  /** What is looked at, where a failure does not say it. */
  readonly message?: string
}

/** Looks again until it is as expected; what a person would wait for before calling it broken, and longer where `steps` come one after another. */
export const soon = <T>(read: () => T | Promise<T>, { steps = 1, message }: Looked = {}) =>
  expect.poll(read, { timeout: SOON_MS + (steps - 1) * EACH_MS, interval: 40, ...(message === undefined ? {} : { message }) })

/** Looks again until a picture has been read and shows what is expected. That takes seconds, and a page that is asked often is slower to read. */
export const onceRead = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: READING_MS, interval: 200 })
