import { vi } from 'vitest'
import { Chance } from '../support/chance'
import { PageSocket } from './network'
import type { Scheduler } from './scheduler'
import { seeded } from './seeded'

/**
 * Lets something happen in a world of its own, whose time and chance are those of a scheduler.
 *
 * What pages and packages take from the system without being given it (timers, the time that passes, chance, WebSockets) is put in its place meanwhile.
 */
export async function inOneWorld<T>(scheduler: Scheduler, purpose: string, work: () => Promise<T>): Promise<T> {
  const chance = new Chance(`chance of ${purpose}`)
  seeded.bytes = (count) => chance.bytes(count)
  seeded.below = (end) => chance.below(end)
  const callOffs = new Map<number, () => void>()
  let timers = 0
  vi.stubGlobal('WebSocket', PageSocket)
  vi.stubGlobal('setTimeout', (then: () => void, ms = 0) => {
    const timer = ++timers
    callOffs.set(
      timer,
      scheduler.after(ms, 'a timer', () => {
        callOffs.delete(timer)
        then()
      }),
    )
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: number) => {
    callOffs.get(timer)?.()
    callOffs.delete(timer)
  })
  const spies = [
    vi.spyOn(performance, 'now').mockImplementation(scheduler.now),
    vi.spyOn(Math, 'random').mockImplementation(() => chance.next()),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (into instanceof Uint8Array) into.set(chance.bytes(into.length))
      return into
    }),
  ]
  try {
    return await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllGlobals()
  }
}
