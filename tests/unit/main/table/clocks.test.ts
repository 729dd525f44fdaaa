import { expect, onTestFinished, test, vi } from 'vitest'
import { CODE_LASTS_MS } from '#main/table/join-key'
import { OwnerKeys } from '#main/hosts/web/owner-keys'
import { ADA_AND_BEN } from '../../../support/main/apps'
import { answerIn, openTable, post } from '../../../support/main/tables'

const DAY_MS = 24 * 60 * 60_000

/** A table whose computer has its clock set while it is open. */
async function openBySetClock() {
  const wall = { ahead: 0 }
  const elapsed = { ms: 5000 }
  const table = await openTable(ADA_AND_BEN, { clock: () => new Date(Date.now() + wall.ahead), elapsed: () => elapsed.ms })
  return { ...table, wall, elapsed }
}

test.each([
  ['back', -10 * DAY_MS],
  ['forward', 10 * DAY_MS],
])('a clock that is set %s by days changes neither how long the code is good nor how long one has to wait', async (_where, by) => {
  const { url, feed, wall, elapsed } = await openBySetClock()
  const { code } = await feed()
  const seats = async (key: string) => answerIn(await post(url, '/choices', { key }))
  for (let tries = 0; tries < 5; tries++) await seats('WRONG7')
  wall.ahead = by
  expect(await feed()).toMatchObject({ code, codeSeconds: CODE_LASTS_MS / 1000 })
  expect(await seats(code)).toEqual({ ok: false, error: { kind: 'locked', wait: 15 } })
  elapsed.ms += 14_000
  expect(await seats(code)).toEqual({ ok: false, error: { kind: 'locked', wait: 1 } })
  wall.ahead = -by
  elapsed.ms += 1000
  expect(await seats(code)).toMatchObject({ ok: true })
  expect(await feed()).toMatchObject({ code, codeSeconds: CODE_LASTS_MS / 1000 - 15 })
  elapsed.ms += CODE_LASTS_MS
  expect(await feed()).toMatchObject({ codeSeconds: 0 })
  expect(await seats(code)).toEqual({ ok: false, error: { kind: 'wrong-code' } })
})

test('the table and the keys of the owner go by a clock that nobody sets, unless they are told another', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const { feed, joinAs } = await openTable()
  const keys = new OwnerKeys()
  const key = keys.key('once')
  await joinAs('Ben', 1)
  for (const by of [-10 * DAY_MS, 10 * DAY_MS]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
    const { codeSeconds, devices } = await feed()
    // days and nights lie between right and wrong, so that it does not matter how long this takes
    expect(codeSeconds).toBeGreaterThan(0)
    expect(codeSeconds).toBeLessThanOrEqual(CODE_LASTS_MS / 1000)
    expect(devices[0]?.lastSeen).toBeLessThan(DAY_MS / 1000)
    expect(keys.kindOf(key)).toBe('once')
    vi.useRealTimers()
  }
})

test('how long ago a phone was there does not change with the time of day', async () => {
  const { feed, joinAs, wall, elapsed } = await openBySetClock()
  await joinAs('Ben', 1)
  wall.ahead = 3 * DAY_MS
  elapsed.ms += 7000
  expect((await feed()).devices).toMatchObject([{ name: 'Ben', connected: false, lastSeen: 7 }])
})
