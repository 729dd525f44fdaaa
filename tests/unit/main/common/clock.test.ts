import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock, writableClock } from '#main/common/clock'
import { startCaravan } from '#main/hosts/start/start'
import { temporaryFolder } from '../../../support/main/folder'
import { builtPages } from '../../../support/main/hosts'

test.each([
  ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ['+010000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ['+275760-09-13T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ['0000-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z'],
  ['-000001-12-31T23:59:59.999Z', '0000-01-01T00:00:00.000Z'],
])('a clock at %s is written as %s', (at, written) => expect(writableClock(() => new Date(at))().toISOString()).toBe(written))

test('a second start finds the first also in the year 10026', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(10026, 0, 1) })
  onTestFinished(() => void vi.useRealTimers())
  expect(systemClock().getUTCFullYear()).toBe(9999)
  const options = {
    host: 'web',
    version: '1',
    dataFolder: temporaryFolder(),
    deviceFolder: temporaryFolder(),
    listens: 'at-once',
    port: 0,
    pages: builtPages(),
    report: () => undefined,
  } as const
  const first = await startCaravan(options)
  onTestFinished(() => (first.kind === 'running' ? first.close() : undefined))
  expect([first.kind, (await startCaravan(options)).kind]).toEqual(['running', 'joined'])
})
