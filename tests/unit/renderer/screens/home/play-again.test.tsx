// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HomeScreen } from '../../../../../src/renderer/screens/home/home-screen'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../../fake-host'
import { DICE, FakeMatch, MATCH_ID, play } from '../../fake-match'

const won = (preset: 'bergen-draw' | 'flower-and-scorpion') => ({ ...MATCH, preset, winner: 1 })

/** The start page of a house in which this match was played. */
function home(match: FakeMatch, preset: Parameters<typeof won>[0], more: readonly (typeof MATCH)[] = []): FakeHost {
  const host = FakeHost.with(match)
  renderInApp(host, <HomeScreen />)
  host.home.send({ ...EMPTY_HOME, matches: [won(preset), ...more], counts: { matches: 1 + more.length, unfinished: 0, bin: 0 } })
  return host
}

test('one tap starts the last match again, with the lead passed on', async () => {
  const match = new FakeMatch({ preset: 'bergen-draw', rules: { target: 7 }, start: { leader: 0 } }).enter(play('6-6'))
  const host = home(match, 'bergen-draw')
  await userEvent.click(await screen.findByRole('button', { name: 'Again: Ada and Ben' }))
  await waitFor(() => expect(host.created).toHaveLength(1))
  expect(host.created[0]).toMatchObject({ preset: 'bergen-draw', rules: { target: 7 }, start: { leader: 1 }, rematchOf: MATCH_ID })
  expect(window.location.hash).toMatch(/^#\/match\//)
})

test('where dice are thrown first it leads to the card on which they are', async () => {
  const host = home(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }), 'flower-and-scorpion')
  await userEvent.click(await screen.findByRole('button', { name: 'Again: Ada and Ben' }))
  await waitFor(() => expect(window.location.hash).toBe(`#/match/${MATCH_ID}`))
  expect(host.created).toEqual([])
})

test('each table is offered once, and two at most', async () => {
  const others = [
    { ...won('bergen-draw'), matchId: 'match-0002' },
    { ...won('bergen-draw'), matchId: 'match-0003', players: [{ name: 'Cleo' }, { name: 'Dan' }] },
    { ...won('bergen-draw'), matchId: 'match-0004', players: [{ name: 'Eve' }, { name: 'Dan' }] },
  ]
  home(new FakeMatch({ preset: 'bergen-draw' }), 'bergen-draw', others)
  await screen.findByRole('button', { name: 'Again: Ada and Ben' })
  expect(screen.getAllByRole('button', { name: /^Again: / }).map(({ textContent }) => textContent)).toEqual(['Again: Ada and Ben', 'Again: Cleo and Dan'])
})
