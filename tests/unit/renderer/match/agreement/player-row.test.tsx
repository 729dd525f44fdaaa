// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { MatchSnapshot, Outcome } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import type { SeatAgreement } from '#shared/match/agreement'
import { newRecord } from '#shared/match/new-record'
import { PlayerRow } from '../../../../../src/renderer/match/agreement/agreement-panel'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { FakeHost, renderInApp } from '../../fake-host'

const record = newRecord('flower-and-scorpion', {}, [{ name: 'Ada' }, { name: 'Ben' }])
const view = expectOk(
  viewOf({ matchId: 'match-0001', revision: 1, record, trail: [], startedAt: '2024-05-03T18:00:00.000Z', updatedAt: '' } as unknown as MatchSnapshot),
  'a match of two',
)
const END = { kind: 'domino', winner: 0, totals: [3, 0] } as unknown as Parameters<typeof PlayerRow>[0]['end']
const AGREED: SeatAgreement = { kind: 'confirmed', at: '', device: '' }
const SILENT: SeatAgreement = { kind: 'silent' }

/** The row of Ada on a host that replies, and shows what was said, when the test says so; and a button after it. */
function open(before: SeatAgreement) {
  const host = new FakeHost()
  let reply: (outcome: Outcome) => void = () => undefined
  let show: (said: SeatAgreement) => void = () => undefined
  host.answer = () => new Promise<Outcome>((resolve) => (reply = resolve))
  function Shown() {
    const [said, setSaid] = useState(before)
    show = setSaid
    return <PlayerRow view={view} round={0} end={END} seat={0} said={said} fixed={false} />
  }
  renderInApp(
    host,
    <>
      {' '}
      <ul>
        {' '}
        <Shown />{' '}
      </ul>{' '}
      <button type="button"> Next round </button>{' '}
    </>,
  )
  return {
    user: userEvent.setup(),
    shows: (said: SeatAgreement) => act(async () => show(said)),
    replies: () => act(async () => reply({ ok: true, value: { matchId: view.matchId, revision: 2 } })),
    row: screen.getByRole('listitem'),
  }
}

const named = (name: RegExp) => screen.getByRole('button', { name })

describe('A player who answers with the keyboard', () => {
  test('has the focus on their row as the answer shows, though the host has not replied', async () => {
    const { user, shows, replies, row } = open(SILENT)
    act(() => named(/^I agree/).focus())
    await user.keyboard('{Enter}')
    await shows(AGREED)
    expect(document.activeElement).toBe(row)
    await replies()
    expect(document.activeElement).toBe(row)
  })

  test('keeps what they went on to when the reply comes late, in the row and behind it', async () => {
    for (const steps of [1, 2]) {
      const { user, shows, replies } = open(SILENT)
      act(() => named(/^I agree/).focus())
      await user.keyboard('{Enter}')
      await shows(AGREED)
      for (let step = 0; step < steps; step++) await user.tab()

      const gone = steps === 1 ? named(/^Change answer/) : named(/^Next round/)
      expect(document.activeElement).toBe(gone)
      await replies()
      expect(document.activeElement).toBe(gone)
      document.body.replaceChildren()
    }
  })

  test('has it on the row too where the reply comes first, and after taking an answer back', async () => {
    const { user, shows, replies, row } = open(SILENT)
    act(() => named(/^I agree/).focus())
    await user.keyboard('{Enter}')
    await replies()
    await shows(AGREED)
    expect(document.activeElement).toBe(row)
    await user.tab()
    await user.keyboard('{Enter}')
    await shows(SILENT)
    expect(document.activeElement).toBe(row)
  })

  test('and has not answered here is left alone when an answer comes from elsewhere', async () => {
    const { shows } = open(SILENT)
    await shows(AGREED)
    expect(document.activeElement).toBe(document.body)
  })

  test('and cancels disagreeing goes on from the row', async () => {
    const { user, row } = open(SILENT)
    act(() => named(/^I disagree/).focus())
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(row)
  })
})
