import { expect } from 'vitest'

const SOON_MS = 10_000
const EACH_MS = 1_000

/** Looks again until it is as expected; what a person would wait for before calling it broken, and longer where `steps` come one after another. */
export const soon = <T>(read: () => T | Promise<T>, steps = 1) => expect.poll(read, { timeout: SOON_MS + (steps - 1) * EACH_MS, interval: 40 })
