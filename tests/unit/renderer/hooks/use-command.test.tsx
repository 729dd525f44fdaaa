// @vitest-environment jsdom
import { ORPCError } from '@orpc/client'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#shared/contract/schemas'
import { ConnectionLost } from '../../../../src/renderer/client/connection'
import { useCommand } from '../../../../src/renderer/hooks/use-command'
import { commandProblemSentence } from '../../../../src/renderer/messages/en'
import { FakeHost, renderInApp } from '../fake-host'

const DONE: Outcome = { ok: true, value: { matchId: 'match-0001', revision: 1 } }

function Sender({ send }: { readonly send: () => Promise<Outcome> }) {
  const { run, pending, problem, dismiss } = useCommand(send)
  return (
    <>
      <button type="button" onClick={() => void run(undefined)}>
        {pending ? 'sending' : 'send'}
      </button>
      <button type="button" onClick={dismiss}>
        dismiss
      </button>
      {problem !== null && <p role="alert">{commandProblemSentence(problem, { names: ['Ada', 'Ben'], game: 'bergen' })}</p>}
    </>
  )
}

describe('useCommand', () => {
  test('a second press while one is under way sends nothing', async () => {
    let sent = 0
    let finish: (outcome: Outcome) => void = () => undefined
    const send = () => {
      sent++
      return new Promise<Outcome>((resolve) => (finish = resolve))
    }
    renderInApp(new FakeHost(), <Sender send={send} />)
    const user = userEvent.setup()
    await user.dblClick(screen.getByRole('button', { name: 'send' }))
    expect(sent).toBe(1)
    expect(screen.getByRole('button', { name: 'sending' })).toBeDefined()
    await act(async () => finish(DONE))
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect(sent).toBe(2)
  })

  test.each<[string, () => Promise<Outcome>, RegExp]>([
    ['a refusal', () => Promise.resolve({ ok: false, error: { kind: 'stale', revision: 4 } }), /^someone else entered something first/i],
    [
      'a full disk',
      () => Promise.resolve({ ok: false, error: { kind: 'not-saved', reason: 'disk-full', detail: 'ENOSPC' } }),
      /disk is full.*nothing was saved/i,
    ],
    [
      'a disk that refuses outside of a command',
      () => Promise.reject(new ORPCError('NOT_SAVED', { data: { reason: 'read-only' } })),
      /disk is read-only.*saved before is safe/i,
    ],
    ['a disk that refuses for no known reason', () => Promise.reject(new ORPCError('NOT_SAVED')), /^Saving didn’t work/],
    [
      'a scorer’s no',
      () => Promise.resolve({ ok: false, error: { kind: 'impossible', round: 1, event: 2, refusal: { code: 'tile-already-played', tile: '6-4' } } }),
      /6-4 is already on the table/i,
    ],
    ['a lost connection', () => Promise.reject(new ConnectionLost('gone')), /connection was lost.*enter this again only if it’s missing/i],
    ['a fault', () => Promise.reject(new Error('broken pipe')), /something went wrong.*broken pipe/i],
  ])('%s is told in a sentence, which can be dismissed', async (_, send, sentence) => {
    renderInApp(new FakeHost(), <Sender send={send} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    await user.click(screen.getByRole('button', { name: 'dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the next success takes the sentence away', async () => {
    const outcomes: Outcome[] = [{ ok: false, error: { kind: 'round-running' } }, DONE]
    renderInApp(new FakeHost(), <Sender send={() => Promise.resolve(outcomes.shift() as Outcome)} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t over yet/)
    await user.click(screen.getByRole('button', { name: 'send' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
