import { expect } from 'vitest'

const SOON_MS = 10_000

/** Looks again until it is as expected; what a person would wait for before calling it broken. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: SOON_MS, interval: 40 })
