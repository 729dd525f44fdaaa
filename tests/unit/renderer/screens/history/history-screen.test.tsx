// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { History, HistoryQuery } from '#shared/contract/lists'
import { dayWords } from '../../../../../src/renderer/messages/en/dates'
import { HistoryScreen } from '../../../../../src/renderer/screens/history/history-screen'
import { FakeHost, MATCH, renderInApp } from '../../fake-host'
import { Feed } from '../../feed'

const DAY = dayWords(MATCH.date)
const WON = { ...MATCH, matchId: 'match-0002', winner: 0, place: 'Kitchen', note: 'two candles', rules: { target: 15, win: 'immediate' as const } }

function open(answer: (query: HistoryQuery) => History, hash = '#/history') {
  window.location.hash = hash
  const host = new FakeHost()
  const feeds: Feed<History>[] = []
  host.history = (query) => {
    const feed = new Feed(answer(query))
    feeds.push(feed)
    return feed
  }
  host.everybody.send([
    { id: 'person-zoe1', name: 'Zoë', updatedAt: '' },
    { id: 'person-ada1', name: 'Ada', updatedAt: '' },
    { id: 'person-old1', name: 'Adi', mergedInto: 'person-ada1', updatedAt: '' },
    { id: 'person-gone', name: 'Ben', retired: true, updatedAt: '' },
  ])
  renderInApp(host, <HistoryScreen />)
  const user = userEvent.setup()
  return { host, feeds, user, openFilters: () => user.click(screen.getByText('People, game and dates')) }
}

const counted = async (text: string) =>
  waitFor(() =>
    expect(
      within(document.body)
        .getAllByRole('status')
        .some((status) => status.textContent === text),
    ).toBe(true),
  )

describe('The history', () => {
  test('shows each match with its day, place, note, players, result, and only the rules that differ from the preset', async () => {
    open(() => ({ matches: [WON, MATCH], total: 2 }))
    const list = await screen.findByRole('list', { name: 'History' })
    const [won, unfinished] = [...list.children].map((line) => line.textContent)
    expect(won).toBe(`Flower & Scorpion${DAY} · KitchenAda12wonBen9two candlesTarget: 15`)
    expect(unfinished).toBe(`Flower & Scorpion${DAY} · not finishedAda12Ben9`)
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#/match/match-0002/moves', '#/match/match-0001/moves'])
    await counted('2 matches in all')
  })

  test('says “so far” while matches are still being read, and that there are none only once all have been', async () => {
    const { feeds } = open(() => ({ matches: [], total: 0, reading: { done: 20, total: 3000 } }))
    await screen.findByText('0 matches so far')
    screen.getByLabelText('20 of 3,000 matches read so far. You can play meanwhile.')
    expect(screen.queryByText(/No match has been played yet/)).toBeNull()
    await act(async () => feeds[0]?.send({ matches: [], total: 0 }))
    await screen.findByText(/No match has been played yet/)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('asks for what is typed and chosen, and keeps it in the address', async () => {
    const { host, user, openFilters } = open(() => ({ matches: [WON], total: 1 }))
    await openFilters()
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Zoë k')
    await user.click(screen.getByRole('radio', { name: 'Finished' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who took part' }), 'Zoë')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Double Bergen')
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ text: 'Zoë k', which: 'finished', people: ['person-zoe1'], preset: 'double-bergen', limit: 50 }))
    expect(decodeURIComponent(window.location.hash)).toBe('#/history?text=Zoë+k&people=person-zoe1&preset=double-bergen&which=finished')
    await counted('1 match found')
  })

  test('offers everybody who may have played by name, once, also those who are retired', async () => {
    const { openFilters } = open(() => ({ matches: [], total: 0 }))
    await openFilters()
    const people = await screen.findByRole('combobox', { name: 'Who took part' })
    await waitFor(() =>
      expect(
        within(people)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Anybody', 'Ada', 'Ben', 'Zoë']),
    )
  })

  test('opened at an address asks for what it says, and a person chosen there can be taken away', async () => {
    const { host, user } = open(() => ({ matches: [WON], total: 1 }), '#/history?people=person-ada1,person-zoe1&from=2024-01-01')
    await waitFor(() => expect(host.asked).toEqual([{ people: ['person-ada1', 'person-zoe1'], from: '2024-01-01', which: 'all', limit: 50 }]))
    await user.click(await screen.findByRole('button', { name: 'Ada: no longer ask for' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ people: ['person-zoe1'], from: '2024-01-01', which: 'all', limit: 50 }))
    await user.click(screen.getByRole('button', { name: 'Show all matches' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ which: 'all', limit: 50 }))
    expect(window.location.hash).toBe('#/history')
  })

  test('brings more lines when asked, up to a bound, and from there on those before the oldest shown', async () => {
    const { host, user } = open(({ limit }) => ({ matches: Array.from({ length: limit }, (_, nth) => ({ ...WON, matchId: `match-${nth}` })), total: 10_000 }))
    await screen.findByText('The latest 50 of 10000 are shown.')
    for (const shown of [100, 200, 400]) {
      await user.click(screen.getByRole('button', { name: 'Show more' }))
      await screen.findByText(`The latest ${shown} of 10000 are shown.`)
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Show those up to ${DAY}` }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ which: 'all', to: '2024-05-03', limit: 50 }))
  })

  test('keeps showing what was there while the next answer is on its way, and follows the host', async () => {
    const { feeds, user } = open(() => ({ matches: [WON], total: 1 }))
    await counted('1 match in all')
    await act(async () => feeds[0]?.send({ matches: [WON, MATCH], total: 2 }))
    await counted('2 matches in all')
    await user.click(screen.getByRole('radio', { name: 'Finished' }))
    expect(screen.getByRole('list', { name: 'History' }).children.length).toBeGreaterThan(0)
    await counted('1 match found')
  })

  test('without any match says how one comes here; with none that fits offers all of them', async () => {
    const { user } = open(() => ({ matches: [], total: 0 }))
    await screen.findByText('No match has been played yet. Each one you begin is kept here.')
    expect(screen.getByRole('link', { name: 'New match' }).getAttribute('href')).toBe('#/new')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x')
    await screen.findByText('No match is like that. Ask for less, or look at all of them.')
    await user.click(screen.getAllByRole('button', { name: 'Show all matches' })[0] as HTMLElement)
    await screen.findByText(/No match has been played yet/)
  })

  test('says of days that are the wrong way round why nothing can be found', async () => {
    open(() => ({ matches: [], total: 0 }), '#/history?from=2024-05-03&to=2024-05-01')
    await screen.findByText('This day lies before the first, so nothing can be found.')
  })

  test('is found as it was left by whoever goes back to it, and from its beginning by whoever comes to it anew', async () => {
    const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const many = ({ limit }: HistoryQuery): History => ({
      matches: Array.from({ length: Math.min(limit, 120) }, (_, nth) => ({ ...MATCH, matchId: `match-${1000 + nth}` })),
      total: 120,
    })
    window.history.replaceState(null, '')
    const { user, host } = open(many)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(host.asked.at(-1)?.limit).toBe(100))
    vi.stubGlobal('scrollY', 2400)
    const link = (await screen.findAllByRole('link')).find((each) => each.getAttribute('href') === '#/match/match-1080/moves')
    await user.click(link ?? document.body)
    expect(window.location.hash).toBe('#/match/match-1080/moves')
    cleanup()

    window.history.back()
    await waitFor(() => expect(window.location.hash).toBe('#/history'))
    const again = open(many)
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2400 }))
    expect(again.host.asked.map(({ limit }) => limit)).toEqual([100])
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('#/match/match-1080/moves'))
    cleanup()

    scrolledTo.mockClear()
    window.history.pushState(null, '')
    const anew = open(many)
    await screen.findAllByRole('link')
    expect(anew.host.asked.map(({ limit }) => limit)).toEqual([50])
    expect(scrolledTo).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
