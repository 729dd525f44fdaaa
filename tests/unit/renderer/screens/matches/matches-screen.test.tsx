// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundMatches, MatchQuery } from '#shared/contract/lists'
import { present } from '#shared/kernel/assert'
import { dayWords } from '../../../../../src/renderer/messages/en'
import { matches } from '../../../../../src/renderer/messages/en'
import { MatchesScreen } from '../../../../../src/renderer/screens/matches/matches-screen'
import { FakeHost, MATCH, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'
import { Feed } from '../../feed'
import { seasonOf } from '../../seasons'
import { quickUser } from '../../quick-user'

const DAY = dayWords(MATCH.date)
const SHORT = matches.shortDay(MATCH.date)
/* Without a match beside the list: that is drawn, which other tests look at. */
beforeEach(standInForModalDialogs)
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })),
)
afterEach(() => void vi.unstubAllGlobals())
afterEach(() => void vi.useRealTimers())
const WON = {
  ...MATCH,
  matchId: 'match-0002',
  outcome: { kind: 'won' as const, by: 0 },
  place: 'Kitchen',
  note: 'two candles',
  rules: { target: 15, win: 'immediate' as const },
}

function open(answer: (query: MatchQuery) => FoundMatches, hash = '#/matches') {
  window.location.hash = hash
  const host = new FakeHost()
  const feeds: Feed<FoundMatches>[] = []
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
  renderInApp(host, <MatchesScreen />)
  const user = quickUser()
  return { host, feeds, user, openFilters: () => user.click(screen.getByRole('button', { name: 'More filters' })) }
}

const counted = async (text: string) =>
  waitFor(() =>
    expect(
      within(document.body)
        .getAllByRole('status')
        .some((status) => status.textContent === text),
    ).toBe(true),
  )

describe('The page of matches', () => {
  test('shows by month who beat whom, the day, the game, the place, the note, and everyone’s points by place', async () => {
    open(() => ({ matches: [WON, MATCH], total: 2, all: 2 }))
    const list = await screen.findByRole('group', { name: 'All matches' })
    const month = within(within(list).getByRole('region', { name: 'May 2024' }))
    const [won, unfinished] = month.getAllByRole('listitem').map((line) => line.textContent)
    expect(won).toBe(`${SHORT}Ada beat Ben${SHORT} · Flower & Scorpion · 3 rounds · Kitchentwo candles12 · 9`)
    expect(unfinished).toBe(`${SHORT}Ada\u00a012\u00a0· Ben\u00a09${SHORT} · Flower & Scorpion · 3 rounds · unfinished`)
    const links = month.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/match/match-0002/replay', '#/match/match-0001/replay'])
    expect(links[0]?.getAttribute('aria-label')).toBe(`Open match: Ada and Ben, ${DAY}`)
    await counted('2 matches')
  })

  test('says who share the first place, with everyone’s points by place', async () => {
    const players = [
      { name: 'Mia', total: 12 },
      { name: 'Opa Josef', total: 4 },
      { name: 'Lena', total: 12 },
    ]
    open(() => ({ matches: [{ ...WON, players, outcome: { kind: 'shared' as const, by: [0, 2] } }], total: 1, all: 1 }))
    const [line] = within(await screen.findByRole('group', { name: 'All matches' })).getAllByRole('listitem')
    expect(line?.textContent).toMatch(/Mia and Lena share first place.*12 · 12 · 4$/)
    expect([...(line?.querySelectorAll('[data-winner]') ?? [])].map((each) => each.getAttribute('title'))).toEqual(['Mia', 'Lena'])
  })

  test('puts each score of an unfinished match behind its name, by score, and those who lost in the order of theirs', async () => {
    const players = [
      { name: 'Mia', total: 2 },
      { name: 'Opa Josef', total: 4 },
      { name: 'Lena', total: 7 },
    ]
    open(() => ({
      matches: [
        { ...WON, players, outcome: { kind: 'won' as const, by: 2 } },
        { ...MATCH, players },
      ],
      total: 2,
      all: 2,
    }))
    const [won, unfinished] = within(await screen.findByRole('group', { name: 'All matches' })).getAllByRole('listitem')
    expect(won?.textContent).toMatch(/Lena beat Opa Josef and Mia.*7 · 4 · 2$/)
    expect(unfinished?.textContent).toContain('Lena\u00a07\u00a0· Opa Josef\u00a04\u00a0· Mia\u00a02')
    expect(unfinished?.textContent).not.toContain('7 · 4')
    within(unfinished as HTMLElement).getByRole('link', { name: `Open match: Lena 7 · Opa Josef 4 · Mia 2, ${DAY}` })
  })

  test('offers the seasons of the house, and calls their days by their names', async () => {
    const { host, user } = open(() => ({ matches: [WON], total: 1, all: 7 }))
    host.seasons.send([
      seasonOf({ id: 'season-0002', name: 'Autumn 2026', from: '2026-09-01', to: '2026-11-30' }),
      seasonOf({ id: 'season-0001', name: 'Summer in Brittany', from: '2026-07-10', to: '2026-07-24' }),
    ])
    const suggested = async (name: string) => within(await screen.findByRole('list', { name: 'Suggested filters' })).findByRole('button', { name })
    await suggested('Autumn 2026')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'britt')
    await user.click(await suggested('Summer in Brittany'))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ from: '2026-07-10', to: '2026-07-24', which: 'all', limit: 50 }))
    within(screen.getByRole('list', { name: 'Your filters' })).getByRole('button', { name: /Summer in Brittany/ })
  })

  test('makes chips of words: typed, suggested, set by Enter, taken away by Backspace', async () => {
    const { host, user } = open(() => ({ matches: [WON], total: 1, all: 7 }))
    const field = screen.getByRole('searchbox', { name: 'Search' })
    await waitFor(() => expect(screen.getByRole('list', { name: 'Suggested filters' }).textContent).toContain('Not agreed yet'))
    await user.type(field, 'zoe fl')
    const suggested = within(screen.getByRole('list', { name: 'Suggested filters' }))
    expect(suggested.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Zoë', 'Flower & Scorpion', 'Zoë won'])
    await user.type(field, '{Enter}')
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ text: 'fl', people: ['person-zoe1'], which: 'all', limit: 50 }))
    await user.click(screen.getByRole('button', { name: 'Flower & Scorpion' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ people: ['person-zoe1'], preset: 'flower-and-scorpion', which: 'all', limit: 50 }))
    await counted('1 of 7 matches')
    await user.type(field, '{Backspace}')
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ people: ['person-zoe1'], which: 'all', limit: 50 }))
    await user.click(screen.getByRole('button', { name: 'Zoë won' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ people: ['person-zoe1'], winner: 'person-zoe1', which: 'all', limit: 50 }))
  })

  test('makes a chip of days that go by the calendar, on Enter, as of a month', async () => {
    vi.setSystemTime('2026-03-15T12:00:00')
    const { host, user } = open(() => ({ matches: [WON], total: 1, all: 7, months: ['2026-03', '2026-02', '2024-02'] }))
    const field = screen.getByRole('searchbox', { name: 'Search' })
    const offered = async (typed: string) => {
      await user.clear(field)
      await user.type(field, typed)
      await waitFor(() => expect(host.asked.at(-1)).toMatchObject({ text: typed }))
      return within(screen.queryByRole('list', { name: 'Suggested filters' }) ?? document.createElement('ul'))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
    }
    expect(await offered('zoe last mon')).toEqual(['Zoë', 'Zoë won', 'February 2026'])
    expect(await offered('this year')).toEqual(['2026'])
    expect(await offered('ano pasado'), 'nothing was played then').toEqual([])
    expect(await offered('today')).toHaveLength(1)
    await user.type(field, '{Enter}')
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ from: '2026-03-15', to: '2026-03-15', which: 'all', limit: 50 }))
    expect(within(screen.getByRole('list', { name: 'Your filters' })).getAllByRole('button')).toHaveLength(1)
    expect(screen.getByRole('list', { name: 'Your filters' }).textContent).not.toContain('–')
    await user.type(field, 'zoe letzten monat')
    await user.click(screen.getByRole('button', { name: 'February 2026' }))
    await waitFor(() => expect(host.asked.at(-1)).toMatchObject({ text: 'zoe', from: '2026-02-01', to: '2026-02-28' }))
  })

  test('knows months, years and the places of what is listed', async () => {
    const { host, user } = open(() => ({ matches: [WON], total: 1, all: 7, months: ['2026-02', '2024-02', '2023-05'] }))
    const field = screen.getByRole('searchbox', { name: 'Search' })
    await user.type(field, 'feb')
    const months = () =>
      within(screen.getByRole('list', { name: 'Suggested filters' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(months(), 'only those in which a match was played').toEqual(['February 2026', 'February 2024']))
    await user.type(field, ' 2024')
    await user.click(await screen.findByRole('button', { name: 'February 2024' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ from: '2024-02-01', to: '2024-02-29', which: 'all', limit: 50 }))
    screen.getByRole('button', { name: 'Remove February 2024' })
    await user.type(field, '2023')
    await user.click(await screen.findByRole('button', { name: '2023' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ from: '2023-01-01', to: '2023-12-31', which: 'all', limit: 50 }))
    await user.type(field, 'kit')
    await user.click(await screen.findByRole('button', { name: 'Kitchen' }))
    await waitFor(() => expect(host.asked.at(-1)).toMatchObject({ place: 'Kitchen' }))
  })

  test('is gone through by arrows, from the field and back', async () => {
    const { user } = open(() => ({ matches: [WON, MATCH], total: 2, all: 2 }))
    await screen.findByRole('group', { name: 'All matches' })
    const field = screen.getByRole('searchbox', { name: 'Search' })
    const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('#/match/match-0002/replay')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('#/match/match-0001/replay')
    await user.keyboard('{Home}{ArrowUp}')
    expect(document.activeElement).toBe(field)
  })

  test('says “so far” while matches are still being read, and that there are none only once all have been', async () => {
    const { feeds } = open(() => ({ matches: [], total: 0, reading: { done: 20, total: 3000 } }))
    await screen.findByText('0 matches so far')
    screen.getByLabelText('Loading matches: 20 of 3,000. You can already play.')
    expect(screen.queryByText(/^No matches yet\./)).toBeNull()
    await act(async () => feeds[0]?.send({ matches: [], total: 0 }))
    await screen.findByText(/^No matches yet\./)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('asks for what is typed and chosen, and keeps it in the address', async () => {
    const { host, user, openFilters } = open(() => ({ matches: [WON], total: 1 }))
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Zoë k')
    await openFilters()
    await user.click(screen.getByRole('radio', { name: 'Finished' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Players' }), 'Zoë')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Double Bergen')
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ text: 'Zoë k', which: 'finished', people: ['person-zoe1'], preset: 'double-bergen', limit: 50 }))
    expect(decodeURIComponent(window.location.hash)).toBe('#/matches?text=Zoë+k&people=person-zoe1&preset=double-bergen&which=finished')
    await counted('1 of 1 match')
  })

  test('offers everyone who may have played by name, once, also hidden people', async () => {
    const { openFilters } = open(() => ({ matches: [], total: 0 }))
    await openFilters()
    const people = await screen.findByRole('combobox', { name: 'Players' })
    await waitFor(() =>
      expect(
        within(people)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Anyone', 'Ada', 'Ben', 'Zoë']),
    )
  })

  test('opened at an address asks for what it says, and a person chosen there can be removed', async () => {
    const { host, user } = open(() => ({ matches: [WON], total: 1 }), '#/matches?people=person-ada1,person-zoe1&from=2024-01-01')
    await waitFor(() => expect(host.asked).toEqual([{ people: ['person-ada1', 'person-zoe1'], from: '2024-01-01', which: 'all', limit: 50 }]))
    await user.click(await screen.findByRole('button', { name: 'Remove Ada' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ people: ['person-zoe1'], from: '2024-01-01', which: 'all', limit: 50 }))
    await user.click(screen.getByRole('button', { name: 'More filters' }))
    await user.click(screen.getByRole('button', { name: 'Show all matches' }))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ which: 'all', limit: 50 }))
    expect(window.location.hash).toBe('#/matches')
  })

  test('brings more lines when asked, up to a bound, and from there on those before the oldest shown', async () => {
    const { host, user } = open(({ limit }) => ({ matches: Array.from({ length: limit }, (_, nth) => ({ ...WON, matchId: `match-${nth}` })), total: 10_000 }))
    await screen.findByText('Showing the latest 50 of 10000.')
    // of so many lines nothing is asked by its role
    for (const shown of [100, 200, 400]) {
      await user.click(screen.getByText('Show more'))
      await screen.findByText(`Showing the latest ${shown} of 10000.`)
    }

    expect(screen.queryByText('Show more')).toBeNull()
    await user.click(screen.getByText(`Show up to ${DAY}`))
    await waitFor(() => expect(host.asked.at(-1)).toEqual({ which: 'all', to: '2024-05-03', limit: 50 }))
  })

  test('keeps showing what was there while the next answer is on its way, and follows the host', async () => {
    const { feeds, user } = open(() => ({ matches: [WON], total: 1 }))
    await counted('1 match')
    await act(async () => feeds[0]?.send({ matches: [WON, MATCH], total: 2 }))
    await counted('2 matches')
    await user.click(screen.getByRole('button', { name: 'Unfinished' }))
    expect(screen.getByRole('group', { name: 'All matches' }).children.length).toBeGreaterThan(0)
    await counted('1 of 1 match')
  })

  test('says without any match how one comes here, and with none that fits offers all of them', async () => {
    const { user } = open(() => ({ matches: [], total: 0 }))
    await screen.findByText('No matches yet. Every match you start is saved here.')
    expect(screen.getByRole('link', { name: 'New match' }).getAttribute('href')).toBe('#/new')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x')
    await screen.findByText('No match has all of this. Remove one:')
    await user.click(screen.getByRole('button', { name: '“x”' }))
    await screen.findByText(/^No matches yet\./)
  })

  test('says of days that are the wrong way round why nothing can be found', async () => {
    const { openFilters } = open(() => ({ matches: [], total: 0 }), '#/matches?from=2024-05-03&to=2024-05-01')
    await openFilters()
    await screen.findByText('“To” is before “From”.')
  })

  test.for<[string, (user: ReturnType<typeof open>['user'], line: HTMLElement) => Promise<void>]>([
    ['a click', (user, line) => user.click(line)],
    [
      'Enter',
      (user, line) => {
        line.focus()
        return user.keyboard('{Enter}')
      },
    ],
  ])('is as it was left by %s for a person who goes back to it, and at its beginning for one who opens it again', async ([, follow]) => {
    const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const many = ({ limit }: MatchQuery): FoundMatches => ({
      matches: Array.from({ length: Math.min(limit, 120) }, (_, nth) => ({ ...MATCH, matchId: `match-${1000 + nth}` })),
      total: 120,
    })
    window.history.replaceState(null, '')
    const { user, host } = open(many)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(host.asked.at(-1)?.limit).toBe(100))
    vi.stubGlobal('scrollY', 2400)
    const link = await waitFor(() => present(document.querySelector<HTMLElement>('a[href="#/match/match-1080/replay"]'), 'its line'))
    await follow(user, link)
    expect(window.location.hash).toBe('#/match/match-1080/replay')
    cleanup()

    window.history.back()
    await waitFor(() => expect(window.location.hash).toBe('#/matches'))
    const again = open(many)
    await waitFor(() => expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2400 }))
    expect(again.host.asked.map(({ limit }) => limit)).toEqual([100])
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('#/match/match-1080/replay'))
    cleanup()

    scrolledTo.mockClear()
    window.history.pushState(null, '')
    const reopened = open(many)
    await screen.findAllByRole('link')
    expect(reopened.host.asked.map(({ limit }) => limit)).toEqual([50])
    expect(scrolledTo).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
