import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { present } from '#shared/kernel/assert'
import { EveningTable, type Joined } from '../support/connections/evening-table'
import { Phone, PhoneSocket } from '../support/connections/phone'
import { Wire } from '../support/connections/wire'
import { look } from '../support/main/apps'
import { runs, shown } from '../support/runs'

/** What people, phones, networks and the host do in an evening. `phone`: which of the three; `ms`: how long it is so, or how long nothing happens. */
type Step =
  | { readonly what: 'tap' | 'pocket' | 'front' | 'deaden' | 'deafen'; readonly phone: number }
  | { readonly what: 'sleep' | 'cut' | 'silence'; readonly phone: number; readonly ms: number; readonly held: 'late' | 'never' }
  | { readonly what: 'move'; readonly phone: number; readonly to: number }
  | { readonly what: 'restart'; readonly how: 'ended' | 'killed'; readonly ms: number }
  | { readonly what: 'wait'; readonly ms: number }

const phone = fc.nat(2)
const ms = fc.integer({ min: 50, max: 6000 })
const held = fc.constantFrom('late', 'never')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('tap'), phone }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('pocket', 'front', 'deaden', 'deafen'), phone }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('sleep', 'cut', 'silence'), phone, ms, held }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('move'), phone, to: fc.integer({ min: 2, max: 250 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restart'), how: fc.constantFrom('ended', 'killed'), ms }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('wait'), ms: fc.integer({ min: 1, max: 4000 }) }) },
)
const schedule = fc.array(step, { minLength: 8, maxLength: 16 })

/** Within so long after the network is whole a page in front shows the newest, in milliseconds. */
const SOON_MS = 3000

/** Turns of the event loop in which nothing moves, after which nothing will. */
const STILL = 6

/** What the host waits for while it reads or writes, as Node calls it. */
const isOfDisk = (resource: string): boolean => resource.startsWith('FSReq') || resource === 'CloseReq'

/** A table with its phones, and a time that passes when the test says so. */
class Evening {
  readonly table = new EveningTable(() => this.#now)
  phones: readonly Phone[] = []
  #now = 0

  /** Phones that have just been opened, at a table where nothing has been drawn. */
  async gather(joined: readonly Joined[]): Promise<void> {
    await this.table.clear()
    this.phones = joined.map((each) => new Phone(this.table, each, this.#now))
    for (const each of this.phones) each.open()
    await this.settle()
  }

  /** Until nothing moves any more between phones and host, and nothing is being written. */
  async settle(): Promise<void> {
    for (let still = 0; still < STILL;) {
      const before = Wire.events
      await turn()
      still = Wire.events === before && !process.getActiveResourcesInfo().some(isOfDisk) ? still + 1 : 0
    }
  }

  /** Lets time pass: what is due on the phones happens in its order, and what it brings about settles. */
  async pass(ms: number): Promise<void> {
    for (const until = this.#now + ms; ;) {
      const next = Math.min(...this.phones.map(({ clock }) => clock.next))
      this.#now = Math.min(until, next)
      while (this.phones.some(({ clock }) => clock.ringAt(this.#now)));
      await this.settle()
      if (next > until) return
    }
  }

  async take(step: Step): Promise<void> {
    if (step.what === 'wait') return this.pass(step.ms)
    if (step.what === 'restart') return this.#restart(step.how, step.ms)
    const of = present(this.phones[step.phone], 'there are three phones')
    switch (step.what) {
      case 'tap':
        if (of.inFront) of.tap()
        return
      case 'pocket':
      case 'front':
        return of.show(step.what === 'front')
      case 'deaden':
      case 'deafen':
        return of.wire[step.what]()
      case 'move':
        return of.wire.readdress(step.to)
      case 'sleep':
        of.show(false)
        of.clock.asleep = true
        of.wire.silence()
        await this.pass(step.ms)
        of.wire.mend(step.held)
        of.clock.asleep = false
        return of.show(true)
      case 'cut':
      case 'silence':
        of.wire[step.what]()
        await this.pass(step.ms)
        return of.wire.mend(step.held)
    }
  }

  async #restart(how: 'ended' | 'killed', ms: number): Promise<void> {
    for (const { wire } of this.phones) wire.forgetDead()
    if (how === 'killed') for (const { wire } of this.phones) wire.sever()
    await this.table.end()
    this.#now += ms
    await this.table.start()
  }
}

/** What has become of each phone and of what was tapped on it. */
async function outcome({ table, phones }: Evening) {
  const draws = await table.draws()
  const { revision: newest } = await look(table.app, table.matchId)
  return phones.map(({ seat, taps, state, revision }) => {
    const count = (told: string): number => taps.filter((tap) => tap.told === told).length
    // one that was under way when the host ended may be told that the table has moved on, though it was entered
    const spanning = taps.filter(({ told, at, until }) => told === 'refused' && until > at).length
    const beyond = (draws[seat] ?? 0) - count('entered')
    return { state, behind: newest - revision, unanswered: count('nothing') + count('lost'), lost: beyond < 0, twice: beyond > spanning }
  })
}

const WELL = { state: 'open', behind: 0, unanswered: 0, lost: false, twice: false }

test(`every phone ends up with the newest play, nothing is entered twice, and nothing acknowledged is lost ${shown}`, async () => {
  vi.stubGlobal('WebSocket', PhoneSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const evening = new Evening()
  const joined = await evening.table.begin()
  await fc.assert(
    fc.asyncProperty(schedule, fc.nat(2), async (steps, last) => {
      await evening.gather(joined)
      try {
        for (const each of steps) {
          await evening.take(each)
          await evening.settle()
        }
        // whoever looks at a phone takes it out of the pocket
        for (const each of evening.phones) if (!each.inFront) each.show(true)
        await evening.pass(SOON_MS)
        evening.phones[last]?.tap()
        await evening.settle()
        expect(await outcome(evening)).toEqual(joined.map(() => WELL))
      } finally {
        for (const each of evening.phones) each.close()
      }
    }),
    runs(250, 12),
  )
})
