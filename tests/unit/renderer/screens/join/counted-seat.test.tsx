// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { PhoneTable } from '../../../../../src/renderer/screens/join/phone-table'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID } from '../../fake-match'
import { standInForModalDialogs } from '../../modal-dialogs'

const BEN = 1

beforeEach(() => {
  standInForModalDialogs()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const twoPlay = () => new FakeMatch({ preset: 'round-totals', start: null })

/** The phone of Ben at a match that is counted. */
function sit(match = twoPlay(), host = FakeHost.with(match)) {
  const snapshot = { matchId: MATCH_ID, revision: 1, record: match.record, trail: [], startedAt: '', updatedAt: '', undo: null, redo: null, date: '2026-11-29' }
  const view = expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is scored')
  const self = { kind: 'match', id: 'phone', name: 'Ben', matchId: MATCH_ID, role: 'player', seat: BEN } as const
  const { unmount } = renderInApp(host, <PhoneTable view={view} self={self} onForAll={undefined} />)
  return { host, unmount, user: userEvent.setup({ delay: null }) }
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Ben, round 1' })
const told = (text: string) => screen.findByText(text)

describe('A phone at a game that is counted', () => {
  test('shows the sheet, asks for its own hand alone, and sends what is typed', async () => {
    const { user, host } = sit()
    screen.getByRole('table', { name: 'Score sheet' })
    screen.getByText('What do you have left?')
    await told('The table doesn’t have yours yet.')
    expect(screen.getAllByRole('textbox')).toEqual([await field()])
    await user.type(await field(), '23')
    await user.click(screen.getByRole('button', { name: 'Send 23 points' }))
    await told('The table has 23 points from you.')
    expect(host.shownOnPhones).toEqual([{ pips: 23 }])
  })

  test('sends the tiles that are left', async () => {
    const { user, host } = sit(new FakeMatch({ preset: 'round-totals', rules: { maxPip: 6 }, start: null }))
    await user.click(screen.getByRole('button', { name: 'Tiles' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Tiles left in hand: Ben' }))
    await user.click(within(dialog.getByRole('group', { name: 'All tiles' })).getByRole('button', { name: '3-1' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'Send 4 points' }))
    await told('The table has 4 points from you.')
    expect(host.shownOnPhones).toEqual([['3-1']])
  })

  test('changes what it sent', async () => {
    const { user, host } = sit()
    await user.type(await field(), '23{Enter}')
    await told('The table has 23 points from you.')
    await user.clear(await field())
    await user.type(await field(), '32')
    await told('The table has 23 points from you.')
    await user.keyboard('{Enter}')
    await told('The table has 32 points from you.')
    expect(host.shownOnPhones).toEqual([{ pips: 23 }, { pips: 32 }])
  })

  test('shows what the table has where another phone of the seat sent it at the same time', async () => {
    const { user, host } = sit()
    host.answerOnHand = () => {
      host.hands.send([{ round: 0, seat: BEN, hand: { pips: 7 } }])
      return Promise.resolve({ ok: true, value: null })
    }
    await user.type(await field(), '23{Enter}')
    await told('The table has 7 points from you.')
    expect((await field()).value).toBe('7')
  })

  test('sends it once more to a table that has lost it, and after its own page was opened again', async () => {
    const { user, host, unmount } = sit()
    await user.type(await field(), '23{Enter}')
    await told('The table has 23 points from you.')
    host.hands.send([])
    await waitFor(() => expect(host.shownOnPhones).toEqual([{ pips: 23 }, { pips: 23 }]))
    await told('The table has 23 points from you.')
    unmount()
    const again = new FakeHost()
    sit(twoPlay(), again)
    await told('The table has 23 points from you.')
    expect(again.shownOnPhones).toEqual([{ pips: 23 }])
  })

  test('keeps what is not sent, and says so, where the table refuses it', async () => {
    const { user, host } = sit()
    host.answerOnHand = () => Promise.resolve({ ok: false, error: { kind: 'not-open' } })
    await user.type(await field(), '23{Enter}')
    await told('Phone access is off.')
    await told('The table doesn’t have yours yet.')
    expect((await field()).value).toBe('23')
    expect(host.shownOnPhones).toEqual([{ pips: 23 }])
  })
})

describe('A phone once somebody is out where the tiles left pay', () => {
  /** Ada has laid her last tile. */
  const out = () =>
    new FakeMatch({ preset: 'block' })
      .enter({ type: 'table', line: ['6-4', '4-2'], hands: [1, 2] })
      .enter({ type: 'play', player: 0, tile: '2-1', arm: 'right' })

  test('asks the others for their own hand, and the line stays in sight', async () => {
    const { user, host } = sit(out())
    screen.getByText('What do you have left?')
    screen.getByText('Ada goes out.')
    await told('The table doesn’t have yours yet.')
    expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tiles' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Tiles left in hand: Ben' }))
    const tiles = within(dialog.getByRole('group', { name: 'All tiles' }))
    await user.click(tiles.getByRole('button', { name: '6-6' }))
    await user.click(tiles.getByRole('button', { name: '3-1' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'Send 16 points' }))
    await told('The table has 16 points from you.')
    expect(host.shownOnPhones).toEqual([['6-6', '3-1']])
  })
})

test('The phone of a player who has left a game that is counted looks on and says so', async () => {
  const match = new FakeMatch({ preset: 'round-totals', players: ['Ada', 'Ben', 'Cleo'], rules: { rounds: 3 } }).enter({
    type: 'leave',
    player: BEN,
    tiles: 'aside',
  })
  sit(match)
  await screen.findByRole('table', { name: 'Score sheet' })
  screen.getByText(/You’ve left this match/)
  expect(screen.queryByRole('textbox')).toBeNull()
})
