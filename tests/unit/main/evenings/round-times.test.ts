import { expect, test } from 'vitest'
import { RoundTimes } from '#main/evenings/round-times'
import type { GuestFeed } from '#shared/contract/evening-phones'
import { openApp } from '../../../support/main/apps'
import { beginEvening, run } from '../../../support/main/evening-phones'
import { temporaryFolder } from '../../../support/main/folder'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 26, 19)

/** A time of day that can be set, and a clock that cannot. */
function clocks() {
  const time = { day: START, elapsed: 5000 }
  return {
    clock: () => new Date(time.day),
    elapsed: () => time.elapsed,
    passes: (seconds: number) => {
      time.day += seconds * 1000
      time.elapsed += seconds * 1000
    },
    set: (by: number) => {
      time.day += by
    },
  }
}

const started = { running: true, seconds: 1500, since: new Date(START).toISOString() }

test.each([[-HOUR], [HOUR], [-20 * 365 * 24 * HOUR], [60 * 365 * 24 * HOUR]])('the time of day set by %i ms changes nothing of a round that runs', (by) => {
  const { passes, set, ...of } = clocks()
  const times = new RoundTimes(of)
  times.began('evening', started)
  passes(100)
  set(by)
  expect(times.left('evening', started)).toBe(1400)
  passes(1450)
  expect(times.left('evening', started)).toBe(-50)
})

test.each([
  ['after a while', 600_000, 900],
  ['set back', -HOUR, 1500],
  ['set forward', HOUR, 0],
])('a clock that was started before this program was: %s', (_what, by, left) => {
  const { passes, set, ...of } = clocks()
  set(by)
  const times = new RoundTimes(of)
  expect(times.left('evening', started)).toBe(left)
  passes(10)
  expect(times.left('evening', started)).toBe(left - 10)
})

test('a clock that stands still shows what it showed, and a new one begins anew', () => {
  const { passes, set, ...of } = clocks()
  const times = new RoundTimes(of)
  times.began('evening', started)
  passes(100)
  const paused = { running: false, seconds: 1400, since: of.clock().toISOString() }
  times.began('evening', paused)
  passes(100)
  set(-HOUR)
  expect(times.left('evening', paused)).toBe(1400)
  const again = { running: true, seconds: 1400, since: of.clock().toISOString() }
  times.began('evening', again)
  passes(1)
  expect(times.left('evening', again)).toBe(1399)
})

test('a phone that comes after the time of day was set sees what is left of the round', async () => {
  const { passes, set, ...of } = clocks()
  const app = await openApp(temporaryFolder(), of)
  const id = await beginEvening(app, ['Ada', 'Ben'])
  await run(app, id, { type: 'draw' })
  await run(app, id, { type: 'clock-started', seconds: 1500 })
  passes(60)
  set(-HOUR)
  const feeds = app.eveningGuests.live(id, { kind: 'watching' }, undefined)
  const first = (await feeds.next()).value as GuestFeed
  await feeds.return()
  expect(first).toMatchObject({ clock: { running: true, left: 1440 } })
})
