// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PersonStatistics, StatisticsAnswer } from '#shared/contract/statistics'
import { REASON_CODES } from '#shared/rules/reasons'
import { StatisticsScreen } from '../../../../../src/renderer/screens/statistics/statistics-screen'
import { FakeHost, renderInApp } from '../../fake-host'

beforeEach(() => {
  /* jsdom measures nothing; the chart itself is looked at in a browser */
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 350))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
})

const reasons = Object.fromEntries(REASON_CODES.map((code) => [code, { times: 0, counted: 0, points: 0 }])) as PersonStatistics['all']['reasons']
const TALLY: PersonStatistics['all'] = {
  played: 4,
  won: 3,
  rounds: 8,
  roundsWon: 5,
  dominoes: 3,
  targets: 1,
  blocked: [],
  points: 20,
  reasons,
  comebacks: 0,
  greatestComeback: null,
  bestPlay: null,
  bestRound: null,
}
const NONE = { wins: 0, span: null }

function person(name: string, tally: Partial<PersonStatistics['all']> = {}): PersonStatistics {
  const all = { ...TALLY, ...tally }
  return {
    person: `id-of-${name}`,
    name,
    all,
    byPreset: { 'bergen-draw': all },
    streaks: { longest: NONE, current: NONE },
    form: [],
    unfinished: 0,
    rating: { mean: 27.34, deviation: 2.06 },
  }
}

const ADA = person('Ada', {
  blocked: [{ rule: 'german', test: 'fewest-doubles', won: 2 }],
  greatestComeback: { matchId: 'match-0007', deficit: 8, target: 15 },
  comebacks: 1,
})
const BEN = person('Ben', { won: 1, points: 10 })
const ANSWER: StatisticsAnswer = {
  kind: 'answer',
  matches: 4,
  apart: { unfinished: ['match-0001'], refused: [{ matchId: 'match-0002', code: 'no-such-arm' as never, round: 1, event: 2 }], alone: [], severalSeats: [] },
  people: [ADA, BEN],
  pairs: [{ a: 'id-of-Ada', b: 'id-of-Ben', aAhead: 3, bAhead: 1, level: 0 }],
  ratings: [ADA, BEN].map(({ person: key }) => ({
    person: key,
    matches: 1,
    points: [{ matchId: 'match-0003', at: '2026-11-01T10:00:00.000Z', mean: 27.34, deviation: 2.06 }],
  })),
  everybody: [ADA, BEN].map(({ person: key, name }) => ({ person: key, name })),
}
const EMPTY: StatisticsAnswer = {
  ...ANSWER,
  matches: 0,
  apart: { unfinished: [], refused: [], alone: [], severalSeats: [] },
  people: [],
  pairs: [],
  ratings: [],
  everybody: [],
}

function shown(answer: StatisticsAnswer = ANSWER): FakeHost {
  const host = new FakeHost()
  host.statistics.send(answer)
  renderInApp(host, <StatisticsScreen />)
  return host
}

describe('The page of statistics', () => {
  test('tells how far it is while matches are counted, and then shows the answer', async () => {
    const host = new FakeHost()
    host.statistics.send({ kind: 'counting', done: 1200, total: 10_000 })
    renderInApp(host, <StatisticsScreen />)
    await screen.findByText('Counting your matches: 1,200 of 10,000. This happens only once.')
    await act(async () => host.statistics.send(ANSWER))
    await screen.findByText('4 finished matches.')
    expect(screen.queryByText(/^Counting your matches/)).toBeNull()
  })

  test('says what will be here where nothing is finished, and offers a match', async () => {
    shown(EMPTY)
    await screen.findByText(/^No finished matches yet\./)
    expect(screen.getByRole('link', { name: 'New match' }).getAttribute('href')).toBe('#/new')
  })

  test('has a line for everyone, in the order of the heading that is pressed', async () => {
    shown()
    const table = await screen.findByRole('table', { name: 'Everyone' })
    const row = within(table).getByRole('row', { name: /^Ada/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 5),
    ).toEqual(['4', '3', '75%', '27.3 ± 2.1', '2.50'])
    expect(within(row).getByRole('link', { name: '8 of 15: replay Ada’s comeback' }).getAttribute('href')).toBe('#/match/match-0007/replay')
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Ada', 'Ben'])
    const name = within(table).getByRole('columnheader', { name: 'Name' })
    await userEvent.click(within(name).getByRole('button'))
    expect(name.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.keyboard('{Enter}')
    expect(name.getAttribute('aria-sort')).toBe('descending')
    expect(names()).toEqual(['Ben', 'Ada'])
  })

  test('shows everyone with their face wherever they are named; a name that nobody claims has initials only', async () => {
    const guest = { ...BEN, person: 'name:guest', name: 'Guest' }
    shown({ ...ANSWER, people: [ADA, guest] })
    const faces = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => row.querySelector('th [data-initials]')?.getAttribute('data-initials'))
    await screen.findByRole('table', { name: 'Everyone' })
    expect(faces('Everyone').slice(1).toSorted()).toEqual(['A', 'G'])
    expect(faces('Head to head, everyone').slice(1)).toEqual(['A', 'G'])
  })

  test('shows only columns that the games have', async () => {
    shown()
    const table = await screen.findByRole('table', { name: 'Everyone' })
    const headings = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(headings).toContain('Headers')
    expect(headings).not.toContain('Flowers')
    expect(headings).not.toContain('Numbers scored')
  })

  test('keeps points of different games apart', async () => {
    const both = { ...ADA, byPreset: { 'bergen-draw': { ...TALLY, points: 8, rounds: 4 }, 'double-bergen': { ...TALLY, points: 90, rounds: 4 } } }
    shown({ ...ANSWER, people: [both, BEN] })
    const everyone = await screen.findByRole('table', { name: 'Everyone' })
    expect(within(everyone).queryByRole('columnheader', { name: 'Points per round' })).toBeNull()
    const games = screen.getByRole('table', { name: 'By game' })
    expect(within(games).getByRole('row', { name: /^Ada Double Bergen/ }).textContent).toMatch(/90.*22\.50$/)
    expect(within(games).getByRole('row', { name: /^Ada Bergen/ }).textContent).toMatch(/8.*2\.00$/)
  })

  test('says by which rule and test blocked rounds were won', async () => {
    shown()
    const blocked = await screen.findByRole('table', { name: 'Blocked rounds won' })
    expect(within(blocked).getByRole('row', { name: /^Ada/ }).textContent).toBe('AdaGerman rule (Müller)Müller’s second test: the fewest doubles win2')
  })

  test('shows each against each, the way to two of them, and nothing of a person against themselves', async () => {
    shown()
    const matrix = await screen.findByRole('table', { name: 'Head to head, everyone' })
    const cells = within(matrix)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells).toEqual(['', '3–1', '1–3', ''])
    expect(within(matrix).getByRole('link', { name: 'Ben against Ada: 1–3' }).getAttribute('href')).toBe('#/statistics?pair=id-of-Ben&pair=id-of-Ada')
  })

  test('names what is not counted, with the way to it', async () => {
    shown()
    const apart = await screen.findByRole('region', { name: 'Not counted as usual' })
    expect(apart.textContent).toContain('1 match not finished')
    expect(within(apart).getByRole('link', { name: 'Show matches' }).getAttribute('href')).toBe('#/matches?which=unfinished')
    expect(apart.textContent).toContain('1 match not possible under the rules')
    expect(within(apart).getByRole('link', { name: 'Match 1' }).getAttribute('href')).toBe('#/match/match-0002/replay')
  })

  test('has the ratings as a table too', async () => {
    shown()
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    const table = screen.getByRole('table', { name: 'Ratings after matches' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Day'), expect.stringMatching(/Nov.*2026Ada27\.32\.1$/), expect.stringMatching(/Nov.*2026Ben27\.32\.1$/)])
  })

  test('asks the host for what the address and the filters say', async () => {
    window.location.hash = '#/statistics?people=name%3Azo%C3%AB'
    const host = shown()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'Double Bergen')
    await waitFor(() => expect(host.askedStatistics.at(-1)).toEqual({ presets: ['double-bergen'], people: ['name:zoë'] }))
    expect(host.askedStatistics[0]).toEqual({ people: ['name:zoë'] })
    await userEvent.click(screen.getByRole('button', { name: 'Count all matches' }))
    await waitFor(() => expect(host.askedStatistics.at(-1)).toEqual({}))
    expect(window.location.hash).toBe('#/statistics')
  })

  test('says so where nothing answers the filters', async () => {
    window.location.hash = '#/statistics?preset=double-bergen'
    shown({ ...EMPTY, everybody: ANSWER.everybody })
    await screen.findByText('No finished matches found. Remove a filter, or count all matches.')
  })
})
