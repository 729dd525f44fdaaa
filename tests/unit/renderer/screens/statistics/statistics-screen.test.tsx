// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
import type { PersonStatistics, StatisticsAnswer } from '#shared/contract/statistics'
import { REASON_CODES } from '#shared/games/reasons'
import { StatisticsScreen } from '../../../../../src/renderer/screens/statistics/statistics-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { Feed } from '../../feed'

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

const none = { times: 0, counted: 0, points: 0 }
const reasons = {
  ...(Object.fromEntries(REASON_CODES.map((code) => [code, none])) as PersonStatistics['all']['reasons']),
  'double-header': { times: 4, counted: 4, points: 8 },
}
const TALLY: PersonStatistics['all'] = {
  played: 4,
  won: 3,
  rounds: 8,
  roundsWon: 5,
  dominoes: 3,
  targets: 1,
  blocked: [],
  points: 20,
  ends: 12,
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
    byName: [],
    since: '2026-11-01T10:00:00.000Z',
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
  rounds: { 'bergen-draw': 8 },
  time: { minutes: 150, matches: 3 },
  leads: [{ people: 2, sides: 2, matches: 4, won: 3 }],
  apart: { unfinished: ['match-0001'], refused: [{ matchId: 'match-0002', code: 'no-such-arm' as never, round: 1, event: 2 }], alone: [], severalSeats: [] },
  people: [ADA, BEN],
  pairs: [{ a: 'id-of-Ada', b: 'id-of-Ben', aAhead: 3, bAhead: 1, level: 0 }],
  partners: [],
  rated: { preset: 'bergen-draw', matches: 4, others: 0 },
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
  rounds: {},
  time: { minutes: 0, matches: 0 },
  leads: [],
  apart: { unfinished: [], refused: [], alone: [], severalSeats: [] },
  people: [],
  pairs: [],
  partners: [],
  rated: null,
  ratings: [],
  everybody: [],
}

function shown(answer: StatisticsAnswer = ANSWER): FakeHost {
  const host = new FakeHost()
  host.statistics.send(answer)
  renderInApp(host, <StatisticsScreen />)
  return host
}

const headingsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

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

  test('says which game ratings are of where several were played', async () => {
    shown({ ...ANSWER, rated: { preset: 'bergen-draw', matches: 4, others: 2 } })
    expect(await screen.findAllByText('Ratings count only matches of Bergen.')).toHaveLength(2)
    cleanup()
    shown()
    await screen.findByText('4 finished matches.')
    expect(screen.queryByText(/^Ratings count only/)).toBeNull()
  })

  test('begins ratings once the game that most matches were of has enough of them', async () => {
    shown({ ...ANSWER, rated: { preset: 'bergen-draw', matches: 2, others: 2 } })
    await screen.findByText('Ratings begin after 3 matches.')
  })

  test('has games of the family’s own apart, and their points are no points of one game', async () => {
    const named = ['Farm', ''].map((gameName) => ({ preset: 'round-totals' as const, gameName, tally: TALLY }))
    shown({ ...ANSWER, people: [{ ...ADA, byPreset: { 'round-totals': TALLY }, byName: named }] })
    const user = userEvent.setup()
    await user.click(await screen.findByText('By game'))
    const table = within(await screen.findByRole('table', { name: 'By game' }))
    expect(table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent)).toEqual([
      undefined,
      'Farm',
      'Round totals (Mexican Train, Chickenfoot)',
    ])
    expect(await headingsOf('Everyone')).not.toContain('Points per round')
  })

  test('says who played with whom, and how often they won together', async () => {
    shown({ ...ANSWER, partners: [{ a: 'id-of-Ada', b: 'id-of-Ben', matches: 4, won: 3 }] })
    const user = userEvent.setup()
    await user.click(await screen.findByText('Who played with whom'))
    const row = within(await screen.findByRole('table', { name: 'Who played with whom' })).getAllByRole('row')[1]
    expect(row?.textContent).toMatch(/Ada.*Ben43.*75/)
  })

  test('says first how much was played, and the play that paid most', async () => {
    shown({ ...ANSWER, people: [ADA, person('Ben', { bestPlay: { matchId: 'match-0005', points: 7, target: 15, round: 0, event: 3 } })] })
    const figures = await screen.findByRole('region', { name: 'At a glance' })
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['4 matches', '8 rounds', '3\u00a0h at the table, in 3 of 4 matches', '+7 biggest play, Ben'])
    expect(within(figures).getByRole('link', { name: 'biggest play, Ben' }).getAttribute('href')).toBe('#/match/match-0005/replay')
  })

  test('has the winners on the podium, a tile for each win, and nobody without one', async () => {
    shown({ ...ANSWER, people: [person('Cid', { won: 0 }), ADA, BEN] })
    const podium = await screen.findByRole('region', { name: 'Who wins most' })
    const stands = within(podium).getAllByRole('listitem')
    expect(stands.map(({ textContent }) => textContent)).toEqual(['Ada3 wins', 'Ben1 win'])
    expect(stands.map((stand) => stand.querySelectorAll('[aria-hidden] > span').length)).toEqual([3, 1])
    expect(within(podium).queryByText(/^One tile/)).toBeNull()
  })

  test('lets a tile stand for several wins where they are many', async () => {
    shown({ ...ANSWER, people: [person('Ada', { won: 90, played: 120 }), person('Ben', { won: 30, played: 120 })] })
    const podium = await screen.findByRole('region', { name: 'Who wins most' })
    within(podium).getByText('One tile is 5 wins.')
    expect(
      within(podium)
        .getAllByRole('listitem')
        .map((stand) => stand.querySelectorAll('[aria-hidden] > span').length),
    ).toEqual([18, 6])
  })

  test('answers what scores most, with the figures of each bar', async () => {
    const scorpions = { ...TALLY, ends: -4, reasons: { ...reasons, dual: { times: 3, counted: 3, points: 6 } } }
    shown({ ...ANSWER, people: [{ ...ADA, byPreset: { 'bergen-draw': scorpions } }] })
    const part = await screen.findByRole('region', { name: 'What scores most?' })
    within(part).getByText('Double headers: 1.0 points a round.')
    expect(
      within(part)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Double headers1.0', 'Duals0.8', 'Going out and blocked rounds−0.5'])
  })

  test('answers whether leading helps, with what chance would give, as boxes and as a table', async () => {
    shown()
    const part = await screen.findByRole('region', { name: 'Does it help to start?' })
    within(part).getByText('The player who started won 3 of 4 matches. Chance alone would give about 2.')
    within(part).getByText('That can still be luck.')
    const boxes = [...within(part).getByRole('figure').querySelectorAll('li')]
    expect(boxes.map((box) => box.hasAttribute('data-won'))).toEqual([true, true, true, false])
    await userEvent.click(within(part).getByRole('button', { name: 'Table' }))
    expect(within(part).getByRole('row', { name: '2 4 3 2.0' })).toBeDefined()
    expect(within(part).queryByRole('figure')).toBeNull()
  })

  test('answers who is getting better, and says what a rating means', async () => {
    const point = (matchId: string, at: string, mean: number) => ({ matchId, at, mean, deviation: 2 })
    const ratings = [
      { person: 'id-of-Ada', matches: 3, points: [point('match-0003', '2026-11-01T10:00:00.000Z', 26), point('match-0004', '2026-11-08T10:00:00.000Z', 27.5)] },
      { person: 'id-of-Ben', matches: 3, points: [point('match-0003', '2026-11-01T10:00:00.000Z', 24), point('match-0004', '2026-11-08T10:00:00.000Z', 22.5)] },
    ]
    shown({ ...ANSWER, ratings })
    const part = await screen.findByRole('region', { name: 'Who is getting better?' })
    within(part).getByText('Ada gained most: from 26.0 to 27.5.')
    within(part).getByText(/Everyone starts at 25\. Ada finishes ahead of Ben 8 times in 10 matches\./)
  })

  test('compares nobody after one or two matches: no chart, no rating, and one line that says from when on', async () => {
    shown({ ...ANSWER, matches: 2, people: [ADA], rated: { preset: 'bergen-draw', matches: 2, others: 0 } })
    await screen.findByText('Ratings begin after 3 matches.')
    for (const name of ['Who is getting better?', 'Does it help to start?', 'Luck and skill']) expect(screen.queryByRole('region', { name })).toBeNull()
    await userEvent.click(screen.getByText('All figures'))
    for (const name of ['Everyone', 'All figures']) {
      const headings = within(screen.getByRole('table', { name })).getAllByRole('columnheader')
      expect(headings.map(({ textContent }) => textContent)).not.toContain('Rating')
    }
    // one winner needs no steps
    expect(screen.getByRole('region', { name: 'Who wins most' }).querySelector('ol')?.hasAttribute('data-one')).toBe(true)
  })

  test('says that nobody gained only of ratings that people had', async () => {
    shown({ ...ANSWER, ratings: ANSWER.ratings.map((line) => ({ ...line, matches: 3 })) })
    await screen.findByText('Nobody shown here has gained since their first match.')
    expect(screen.queryByText(/^Ratings begin/)).toBeNull()
  })

  test('has a line for everyone, in the order of the heading that is pressed', async () => {
    shown()
    const table = await screen.findByRole('table', { name: 'Everyone' })
    const row = within(table).getByRole('row', { name: /^Ada/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4', '3', '5', '2.50', '27.3 ± 2.1'])
    expect(within(row).getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('#/people/id-of-Ada')
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
  })

  test('shows only columns that the games have', async () => {
    shown()
    await userEvent.click(await screen.findByText('All figures'))
    const table = await screen.findByRole('table', { name: 'All figures' })
    expect(within(table).getByRole('link', { name: '8 of 15: replay Ada’s comeback' }).getAttribute('href')).toBe('#/match/match-0007/replay')
    const headings = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(headings).toContain('Headers')
    expect(headings).not.toContain('Flowers')
    expect(headings).not.toContain('Matching numbers')
  })

  test('of a score pad has nothing that is counted of tiles: no answer to what scores, and no columns of a line', async () => {
    const tally = { dominoes: 0, targets: 0, reasons: { ...reasons, 'double-header': none } }
    const people = ['Ada', 'Ben'].map((name) => {
      const one = person(name, tally)
      return { ...one, byPreset: { 'score-pad': one.all } }
    })
    shown({ ...ANSWER, people, rounds: { 'score-pad': 8 } })
    expect(await headingsOf('Everyone')).toEqual(['Name', 'Played', 'Won', 'Rounds won', 'Points per round', 'Rating'])
    await userEvent.click(await screen.findByText('All figures'))
    const all = await headingsOf('All figures')
    expect(all).toContain('Rounds won')
    for (const name of ['Went out', 'Target reached', 'Blocked rounds won', 'Headers', 'Comebacks', 'Greatest comeback']) expect(all).not.toContain(name)
    expect(screen.queryByRole('heading', { name: 'What scores most?' })).toBeNull()
  })

  test('answers what scores most of the game in which plays score, however much was played of others', async () => {
    shown({ ...ANSWER, rounds: { 'bergen-draw': 8, block: 90 } })
    await screen.findByRole('heading', { name: 'What scores most?' })
    screen.getByText('Bergen: nothing in reserve: points a round, all players together')
  })

  test('has matching numbers of Bergen where a table with a spinner has counted some', async () => {
    const suits = { ...TALLY, reasons: { ...reasons, 'of-a-suit': { times: 7, counted: 7, points: 15 } } }
    shown({ ...ANSWER, people: [ADA, { ...BEN, all: suits }] })
    await userEvent.click(await screen.findByText('All figures'))
    const table = await screen.findByRole('table', { name: 'All figures' })
    const at = within(table)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === 'Matching numbers')
    const ben = within(table).getByRole('row', { name: /^Ben/ })
    expect(ben.querySelectorAll('th, td')[at]?.textContent).toBe('7')
  })

  test('has the figure of each name below its heading', async () => {
    const times = (count: number) => ({ times: count, counted: count, points: count })
    const all: PersonStatistics['all'] = {
      ...TALLY,
      played: 10,
      won: 4,
      rounds: 40,
      roundsWon: 31,
      dominoes: 21,
      targets: 3,
      blocked: [{ rule: 'german', test: 'fewest-doubles', won: 7 }],
      points: 50,
      comebacks: 2,
      reasons: {
        ...reasons,
        dual: times(11),
        plural: times(12),
        'short-flower': times(13),
        'long-flower': times(14),
        'small-scorpion': times(15),
        'large-scorpion': times(17),
      },
    }
    const streaks = { longest: { wins: 6, span: null }, current: { wins: 5, span: null } }
    shown({ ...ANSWER, people: [{ ...ADA, all, byPreset: { 'flower-and-scorpion': all }, streaks, unfinished: 9 }] })
    await userEvent.click(await screen.findByText('All figures'))
    const table = await screen.findByRole('table', { name: 'All figures' })
    const headings = within(table).getAllByRole('columnheader')
    const row = within(table).getByRole('row', { name: /^Ada/ })
    const figures = [...row.children].map((cell, at) => [headings[at]?.textContent, cell.textContent])
    expect(Object.fromEntries(figures)).toEqual({
      Name: 'Ada',
      Played: '10',
      Won: '4',
      'Share won': '40%',
      Rating: '27.3 ± 2.1',
      'Points per round': '1.25',
      Rounds: '40',
      'Rounds won': '31',
      'Went out': '21',
      'Target reached': '3',
      'Blocked rounds won': '7',
      Duals: '11',
      Plurals: '12',
      Flowers: '27',
      Scorpions: '32',
      'Longest streak': '6',
      'Current streak': '5',
      Comebacks: '2',
      'Greatest comeback': '–',
      Unfinished: '9',
    })
  })

  test('keeps points of different games apart', async () => {
    const both = { ...ADA, byPreset: { 'bergen-draw': { ...TALLY, points: 8, rounds: 4 }, 'double-bergen': { ...TALLY, points: 90, rounds: 4 } } }
    shown({ ...ANSWER, people: [both, BEN] })
    const everyone = await screen.findByRole('table', { name: 'Everyone' })
    expect(within(everyone).queryByRole('columnheader', { name: 'Points per round' })).toBeNull()
    await userEvent.click(screen.getByText('By game'))
    const games = screen.getByRole('table', { name: 'By game' })
    expect(within(games).getByRole('row', { name: /^Ada Double Bergen/ }).textContent).toMatch(/90.*22\.50$/)
    expect(within(games).getByRole('row', { name: /^Ada Bergen/ }).textContent).toMatch(/8.*2\.00$/)
  })

  test('says by which rule and test blocked rounds were won', async () => {
    shown()
    await userEvent.click(await screen.findByText('Blocked rounds won'))
    const blocked = await screen.findByRole('table', { name: 'Blocked rounds won' })
    expect(within(blocked).getByRole('row', { name: /^Ada/ }).textContent).toBe(
      'AdaGerman rule (Müller)Müller, step 2: the player with the fewest doubles wins2',
    )
  })

  test('looks more closely at two people whom the address names', async () => {
    window.location.hash = '#/statistics?pair=id-of-Ben&pair=id-of-Ada'
    shown()
    const pair = await screen.findByRole('region', { name: 'Ben and Ada' })
    within(pair).getByText('Ada is ahead, 3 to 1.')
    expect(within(pair).getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('#/statistics')
  })

  test('names what is not counted, with the way to it', async () => {
    shown()
    const apart = await screen.findByRole('region', { name: 'Not counted as usual' })
    expect(apart.textContent).toContain('1 match not finished')
    expect(within(apart).getByRole('link', { name: 'Show matches' }).getAttribute('href')).toBe('#/matches?which=unfinished')
    expect(apart.textContent).toContain('1 match not possible under the rules')
    expect(within(apart).getByRole('link', { name: 'Match 1' }).getAttribute('href')).toBe('#/match/match-0002/replay')
  })

  test('prints the pictures of the matches that are counted, and offers nothing where none has one', async () => {
    const host = new FakeHost()
    const pictured = { matchId: 'match-0003', photos: true, picture: 'name of it' } as MatchSummary
    host.history = ({ from }) => new Feed<FoundMatches>(from === '2026-01-01' ? { matches: [pictured], total: 1 } : { matches: [], total: 0 })
    host.statistics.send(ANSWER)
    window.location.hash = '#/statistics?from=2026-01-01'
    renderInApp(host, <StatisticsScreen />)
    await screen.findByRole('button', { name: 'Print pictures…' })
    expect(host.asked).toContainEqual({ which: 'finished', limit: 120, photos: true, from: '2026-01-01' })
    await act(() => (window.location.hash = '#/statistics'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Print pictures…' })).toBeNull())
  })

  test('prints no pictures of more matches than are counted, where someone is asked for who is a name alone', async () => {
    const host = new FakeHost()
    host.history = () => new Feed<FoundMatches>({ matches: [{ matchId: 'match-0003', picture: 'name of it' } as MatchSummary], total: 1 })
    host.statistics.send(ANSWER)
    window.location.hash = '#/statistics?people=name%3Azo%C3%AB'
    renderInApp(host, <StatisticsScreen />)
    await screen.findByText('4 finished matches.')
    expect(screen.queryByRole('button', { name: 'Print pictures…' })).toBeNull()
    window.location.hash = '#/statistics'
  })

  test('has the ratings as a table too', async () => {
    shown()
    const ratings = await screen.findByRole('region', { name: 'Who is getting better?' })
    await userEvent.click(within(ratings).getByRole('button', { name: 'Table' }))
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
