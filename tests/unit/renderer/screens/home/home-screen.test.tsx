// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../../../src/renderer/navigation/paths'
import { askedIn, EVERYTHING } from '../../../../../src/renderer/search/match-query'
import { HomeScreen } from '../../../../../src/renderer/screens/home/home-screen'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../../fake-host'

const WON = { ...MATCH, matchId: 'match-0002', preset: 'bergen-draw' as const, totals: [9, 15], winner: 1 }

describe('The home page', () => {
  test('welcomes a family that has no matches with three cards until they are put away, and ways to a match, an example and a ruling', async () => {
    renderInApp(new FakeHost(), <HomeScreen />)
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Caravan' })
    const cards = await screen.findByRole('region', { name: 'What Caravan does' })
    await userEvent.click(within(cards).getByRole('button', { name: 'Skip' }))
    await screen.findByText('Caravan sends nothing to the internet.')
    expect(screen.queryByRole('region', { name: 'What Caravan does' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New match'))
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['New match', '#/new'],
      ['Try an example match', '#/example'],
      ['Settle a dispute', '#/settle'],
      ['How to play', '#/how-to-play'],
      ['About Caravan', '#/about'],
    ])
    expect(document.title).toBe('Caravan')
  })

  test('says how many matches have been read while not all have, welcomes nobody then, and counts them once they are there', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, reading: { done: 0, total: 10_000 } })
    renderInApp(host, <HomeScreen />)
    const progress = await screen.findByLabelText('Loading matches: 0 of 10,000. You can already play.')
    expect(progress).toMatchObject({ tagName: 'PROGRESS', value: 0, max: 10_000 })
    expect(screen.queryByRole('heading', { name: 'Welcome to Caravan' })).toBeNull()
    await act(async () =>
      host.home.send({ ...EMPTY_HOME, reading: { done: 7200, total: 10_000 }, matches: [MATCH], counts: { matches: 7200, unfinished: 12, bin: 0 } }),
    )
    await screen.findByText('Loading matches: 7,200 of 10,000. You can already play.')
    screen.getByRole('link', { name: 'All matches' })
    screen.getByRole('link', { name: 'Show all unfinished' })
    await act(async () => host.home.send({ ...EMPTY_HOME, matches: [MATCH], counts: { matches: 10_000, unfinished: 34, bin: 0 } }))
    await screen.findByRole('link', { name: 'All 10000 matches' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('shows the match in progress with its players, totals and who is ahead, and continues it', async () => {
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH] }), <HomeScreen />)
    const card = await screen.findByRole('region', { name: 'Match in progress' })
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Ada12', 'Ben9'])
    within(card).getByText('Ada is ahead by 3')
    within(card).getByText('Flower & Scorpion · Round 3')
    expect(within(card).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('#/match/match-0001')
  })

  test('lists other unfinished matches and finished ones, the winner named in words', async () => {
    const other = { ...MATCH, matchId: 'match-0003', updatedAt: '2024-01-01T10:00:00.000Z' }
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON, other] }), <HomeScreen />)
    const unfinished = await screen.findByRole('region', { name: 'Other unfinished matches' })
    expect(within(unfinished).getByRole('link', { name: 'Continue: Ada and Ben' }).getAttribute('href')).toBe('#/match/match-0003')
    const finished = screen.getByRole('region', { name: 'Finished matches' })
    within(finished).getByText('Bergen (draw game)')
    expect(within(finished).getByText('won').parentElement?.textContent).toBe('Ben15won')
  })

  test('leads to all matches, with everything that is not shown here', async () => {
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON], counts: { matches: 127, unfinished: 1, bin: 2 } }), <HomeScreen />)
    expect((await screen.findByRole('link', { name: 'All 127 matches' })).getAttribute('href')).toBe('#/matches')
    expect(screen.queryByRole('link', { name: /unfinished/ })).toBeNull()
  })

  test('shows every line it was given, those further down a moment after the first', async () => {
    const matches = [MATCH, WON].flatMap((match) => Array.from({ length: 10 }, (_, at) => ({ ...match, matchId: `${match.matchId}-${at}` })))
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches, counts: { matches: 20, unfinished: 10, bin: 0 } }), <HomeScreen />)
    await screen.findByRole('link', { name: 'All 20 matches' })
    const linesOf = (list: string) => within(screen.getByRole('region', { name: list })).getAllByRole('link').length
    expect([linesOf('Other unfinished matches'), linesOf('Finished matches')]).toEqual([9, 10])
  })

  test('leads to the unfinished matches where there are more than are shown here', async () => {
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON], counts: { matches: 127, unfinished: 34, bin: 0 } }), <HomeScreen />)
    const link = await screen.findByRole('link', { name: 'Show all 34 unfinished' })
    expect(link.getAttribute('href')).toBe(`#${paths.unfinished}`)
    expect(askedIn(paths.unfinished.split('?')[1] ?? '')).toEqual({ ...EVERYTHING, which: 'unfinished' })
  })

  test('never offers to continue a match of a newer version, and says why', async () => {
    const newer = { ...MATCH, matchId: 'match-0003', updatedAt: '2030-01-01T10:00:00.000Z', readOnly: true }
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [newer, MATCH] }), <HomeScreen />)
    const card = await screen.findByRole('region', { name: 'Match in progress' })
    expect(within(card).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('#/match/match-0001')
    const unfinished = screen.getByRole('region', { name: 'Other unfinished matches' })
    within(unfinished).getByText(/^View only: a newer Caravan made this match/)
    within(unfinished).getByRole('link', { name: 'View: Ada and Ben' })
  })

  test('follows the host: a match that is started elsewhere appears', async () => {
    const host = new FakeHost()
    renderInApp(host, <HomeScreen />)
    await screen.findByRole('heading', { name: 'Welcome to Caravan' })
    await act(async () => host.home.send({ ...EMPTY_HOME, matches: [MATCH] }))
    await screen.findByRole('region', { name: 'Match in progress' })
    screen.getByRole('heading', { level: 1, name: 'Your matches' })
  })

  test('says what became of a file that could not be read, until the person has seen it', async () => {
    const notice = { kind: 'moved-aside' as const, id: 'notice-1', file: 'matches/a.json', movedTo: 'matches/a.json.unreadable', why: 'not JSON' }
    const host = new FakeHost({ ...EMPTY_HOME, notices: [notice] })
    renderInApp(host, <HomeScreen />)
    await screen.findByText('Can’t read a file: matches/a.json')
    expect(screen.getByText(/^Caravan moved it, unchanged, to matches\/a\.json\.unreadable\./).textContent).toMatch(/Everything else is safe\./)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(host.dismissed).toEqual(['notice-1'])
    await act(async () => host.home.send(EMPTY_HOME))
    await waitFor(() => expect(screen.queryByText(/^Can’t read a file/)).toBeNull())
  })

  test('says how the folder of the matches is found, and names no path', async () => {
    renderInApp(new FakeHost(), <HomeScreen />)
    const where = await screen.findByRole('region', { name: 'Where your matches are saved' })
    within(where).getByText('When it starts, Caravan shows the folder with your matches in the terminal.')
    within(where).getByText(/You’re using Caravan in a browser\. It runs on this computer\. Version 0\.1\.0/)
    expect(within(where).queryByRole('button')).toBeNull()
  })

  test('in the desktop app shows the folder and opens the browser at a press', async () => {
    const host = new FakeHost()
    host.info = { ...host.info, host: 'electron', version: '1.2.3' }
    host.inDesktop()
    const user = userEvent.setup()
    renderInApp(host, <HomeScreen />)
    const where = await screen.findByRole('region', { name: 'Where your matches are saved' })
    within(where).getByText(/You’re using the desktop app\. Version 1\.2\.3/)
    await user.click(within(where).getByRole('button', { name: 'Show matches folder' }))
    await user.click(within(where).getByRole('button', { name: 'Open in browser' }))
    expect(host.askedOfDesktop).toEqual(['showDataFolder', 'openInBrowser'])
  })
})
