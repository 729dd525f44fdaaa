// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { keepHand } from '../../../../../src/renderer/screens/join/hand/private-hand'
import { PhoneTable } from '../../../../../src/renderer/screens/join/phone-table'
import { FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch, MATCH_ID, play } from '../../fake-match'
import { standInForModalDialogs } from '../../modal-dialogs'

const BEN = 1
const HAND = ['4-3', '1-1', '6-5'].map((written) => expectOk(parseTile(written), 'a tile').tile)

beforeEach(() => {
  standInForModalDialogs()
  window.localStorage.clear()
})

/** The phone of Ben, or of someone who watches, at a match in which Ada led 4-6. */
function sit(role: 'player' | 'viewer', match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 3 } }).enter(play('4-6'))) {
  const snapshot = { matchId: MATCH_ID, revision: 1, record: match.record, trail: [], startedAt: '', updatedAt: '', undo: null, redo: null, date: '2026-11-28' }
  const view = expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is scored')
  const self = { kind: 'match', id: 'phone', name: 'Ben', matchId: MATCH_ID, role, seat: role === 'player' ? BEN : null } as const
  renderInApp(FakeHost.with(match), <PhoneTable view={view} self={self} onForAll={undefined} />)
  return userEvent.setup({ delay: null })
}

/** What each key says. */
async function saidBy(user: ReturnType<typeof userEvent.setup>, keys: string): Promise<readonly (string | null)[]> {
  const [region] = screen.getAllByRole('status')
  for (const [at, key] of [...keys].entries()) {
    await user.keyboard(key)
    await act(() => expect.poll(() => region?.children.length).toBe(at + 1))
  }
  return [...(region?.children ?? [])].map(({ textContent }) => textContent)
}

describe('Keys on a phone', () => {
  test('say to a player what lies open, whose turn it is, the scores, the own hand and the last entry', async () => {
    keepHand({ matchId: MATCH_ID, seat: BEN, round: 0 }, HAND)
    expect(await saidBy(sit('player'), 'etshl')).toEqual([
      'Open: left 4, right 6. 22 tiles in the boneyard, 2 of them in reserve.',
      'Your turn.',
      'Ada 0, Ben 0. Target 15.',
      'You hold four-three, double one and six-five.',
      'Ada led 4-6. No score.',
    ])
  })

  test('say to someone who watches how many tiles everyone holds, and whose turn it is by name', async () => {
    expect(await saidBy(sit('viewer'), 'th')).toEqual(['Ben’s turn.', 'Tiles in hand: Ada 2, Ben 3.'])
  })

  test('? lists those that a phone has, and none that it has not', async () => {
    const user = sit('player')
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    for (const does of [
      'what lies open',
      'whose turn',
      'the scores',
      'your tiles, or how many everyone has',
      'the last entry, and why it scored',
      'draw one',
      'pass',
    ])
      list.getByText(does)
    for (const does of ['blocked', 'take photo', 'next round', 'question the last entry', 'redo']) expect(list.queryByText(does)).toBe(null)
  })
})

test('The phone of a player who has left only looks on, and says so: nothing is entered there, and no round asks', () => {
  const match = new FakeMatch({ preset: 'bergen-pagat', players: ['Ada', 'Ben', 'Cleo'] }).enter(play('6-6'), { type: 'leave', player: BEN, tiles: 'aside' })
  sit('player', match)
  screen.getByText(/^You’ve left this match and can go on watching\./)
  expect(screen.queryByRole('button', { name: 'Play out of turn…' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Does everyone agree?' })).toBeNull()
})
