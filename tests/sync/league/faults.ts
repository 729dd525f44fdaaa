import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../reference/random'
import type { Computer } from './computer'

const FAULTS = ['cut off', 'killed', 'Syncthing killed', 'disk full'] as const
type Fault = (typeof FAULTS)[number]

/** A fault that was made: where, and from when until when, in milliseconds of the league's own clock. */
export interface Made {
  readonly fault: Fault
  readonly at: string
  readonly from: number
  readonly until: number
}

/** A clock is right, or off by a day. */
export const hoursOff = (random: Random): number => random.pick([0, 24, -24])

/** Two faults at least for every three computers, at random moments of a schedule; says what it did. */
export async function breakThings(computers: readonly Computer[], random: Random, seconds: number, ownDisks: boolean): Promise<readonly Made[]> {
  const done: Made[] = []
  const plans = computers.flatMap((computer) => {
    if (!random.chance(0.75)) return []
    const fault = random.pick(ownDisks ? FAULTS : FAULTS.slice(0, 3))
    return [{ computer, fault, after: random.whole(0, seconds * 1000), lasts: random.whole(500, seconds * 700), hours: hoursOff(random) }]
  })
  await Promise.all(
    plans.map(async ({ computer, fault, after, lasts, hours }) => {
      await wait(after)
      const from = performance.now()
      await breakOne(computer, fault, lasts, hours)
      done.push({ fault, at: computer.place.name, from, until: performance.now() })
    }),
  )
  return done
}

async function breakOne(computer: Computer, fault: Fault, lasts: number, hours: number): Promise<void> {
  switch (fault) {
    case 'cut off':
      await computer.sync.pause()
      await wait(lasts)
      return computer.sync.resume()
    case 'killed':
      await computer.end('kill')
      await wait(lasts / 4)
      return computer.start(hours)
    case 'Syncthing killed':
      await computer.sync.kill()
      await wait(lasts)
      return computer.sync.start()
    case 'disk full':
      await computer.fillDisk()
      await wait(lasts)
      return computer.freeDisk()
  }
}
