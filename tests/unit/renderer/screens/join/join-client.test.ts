import { afterEach, expect, test, vi } from 'vitest'
import { askChoices, askSelf, join, leave } from '../../../../../src/renderer/screens/join/join-client'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: unknown): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))))
}
const ASKED = { key: 'H9P388', name: 'Ada', as: { kind: 'watching' }, attempt: 'attempt-0001' } as const
const SELF = { kind: 'evening', evening: 'evening-0001', id: 'device-0001', name: 'Ada', place: { kind: 'watching' } }

test.each([[null], [SELF], [{ kind: 'taken' }], [{ kind: 'removed' }]])('who a phone is (%j) is as the table says it', async (self) => {
  answering(self)
  expect(await askSelf()).toEqual(self)
})

test.each([['signed out'], [{}], [{ kind: 'host' }], [{ kind: 'toString' }], [[]], [{ kind: ['match'] }]])(
  'where something else than the table answers (%j), the table is unreachable',
  async (answer) => {
    answering(answer)
    expect(await askSelf()).toBe('unreachable')
  },
)

test('what a code lets someone choose from, and who joined, is as the table says it', async () => {
  answering({ ok: true, value: { kind: 'match', seats: [] } })
  expect(await askChoices('H9P388')).toEqual({ ok: true, value: { kind: 'match', seats: [] } })
  answering({ ok: true, value: SELF })
  expect(await join(ASKED)).toEqual({ ok: true, value: SELF })
})

test.each([[{ kind: 'locked', wait: 30 }], [{ kind: 'closed' }]])('a refusal (%j) is as the table says it', async (error) => {
  answering({ ok: false, error })
  expect(await join(ASKED)).toEqual({ ok: false, error })
})

test.each([[null], [{ ok: true }], [{ ok: true, value: { kind: 'taken' } }], [{ ok: false, error: { kind: 'asleep' } }], [{ error: { kind: 'full' } }]])(
  'an answer that no table gives (%j) is not understood',
  async (answer) => {
    answering(answer)
    expect(await askChoices('H9P388')).toEqual({ ok: false, error: { kind: 'not-understood' } })
    expect(await join(ASKED)).toEqual({ ok: false, error: { kind: 'not-understood' } })
  },
)

test('a table that does not answer is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await askSelf()).toBe('unreachable')
  expect(await join(ASKED)).toEqual({ ok: false, error: { kind: 'unreachable' } })
  await expect(leave()).resolves.toBeUndefined()
})
