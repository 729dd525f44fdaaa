// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '../../../../../src/renderer/navigation/paths'
import { askedIn, EVERYTHING } from '../../../../../src/renderer/search/match-query'
import { HomeScreen } from '../../../../../src/renderer/screens/home/home-screen'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../../fake-host'
import { FakeMatch, play } from '../../fake-match'
import { quickUser } from '../../quick-user'

const playerOf = (name: string, total: number) => ({ name, total })
const WON = {
  ...MATCH,
  matchId: 'match-0002',
  preset: 'bergen-draw' as const,
  players: [playerOf('Ada', 9), playerOf('Ben', 15)],
  outcome: { kind: 'won' as const, by: 1 },
}

describe('The home page', () => {
  test('asks a family that has no matches who sits at the table, fills the felt as they are named, and starts the game they choose', async () => {
    const host = new FakeHost()
    renderInApp(host, <HomeScreen />)
    await screen.findByRole('heading', { level: 1, name: 'Who’s at the table?' })
    expect(document.title).toBe('Caravan')
    await screen.findByText('Caravan sends nothing to the internet.')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How to play Flower & Scorpion', '#/how-to-play/flower-and-scorpion'],
      ['See an example match', '#/example'],
      ['Restore a backup', '#/files'],
    ])
    const user = quickUser()
    await user.type(await screen.findByRole('textbox', { name: 'Name of player 1' }), 'Rose{Enter}Tom{Enter}')
    const seats = screen.getByRole('list', { name: 'Who plays first?' })
    expect(
      within(seats)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rose leads', 'Tom', '', ''])
    await user.click(within(seats).getByRole('radio', { name: 'Tom' }))
    await user.click(screen.getByRole('radio', { name: /^Double Bergen/ }))
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(host.created).toHaveLength(1))
    expect(host.created[0]).toMatchObject({ preset: 'double-bergen', players: [{ name: 'Rose' }, { name: 'Tom' }], start: { leader: 1 } })
  })

  test('keeps names, game and dice while a person looks how the game is played, which the link leads to', async () => {
    renderInApp(new FakeHost(), <HomeScreen />)
    const user = quickUser()
    await user.type(await screen.findByRole('textbox', { name: 'Name of player 1' }), 'Rose{Enter}Tom')
    await user.click(await screen.findByRole('button', { name: 'Roll for us' }))
    const dice = () => screen.getAllByRole('button', { name: /die/ }).map((die) => die.getAttribute('aria-label'))
    const rolled = dice()
    expect(screen.getByRole('link', { name: 'How to play Flower & Scorpion' }).getAttribute('href')).toBe('#/how-to-play/flower-and-scorpion')
    await user.click(screen.getByRole('radio', { name: /^Bergen/ }))
    expect(screen.getByRole('link', { name: 'How to play Bergen' }).getAttribute('href')).toBe('#/how-to-play/bergen')
    cleanup()
    renderInApp(new FakeHost(), <HomeScreen />)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of player 2' })).value).toBe('Tom')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Bergen/ }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: /^Flower & Scorpion/ }))
    await screen.findAllByRole('button', { name: /die/ })
    expect(dice()).toEqual(rolled)
    await quickUser().click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', ''])
  })

  test('fills in the game that was learned, beside the names that were typed, and leads to a new match of it once something was played', async () => {
    renderInApp(new FakeHost(), <HomeScreen />)
    const user = quickUser()
    await user.type(await screen.findByRole('textbox', { name: 'Name of player 1' }), 'Rose')
    cleanup()
    renderInApp(new FakeHost(), <HomeScreen game="double-bergen" />)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of player 1' })).value).toBe('Rose')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Double Bergen/ }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: /^Flower & Scorpion/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Flower & Scorpion/ }).checked).toBe(true)
    cleanup()
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH], counts: { matches: 1, unfinished: 1, bin: 0 } }), <HomeScreen game="bergen" />)
    await waitFor(() => expect(window.location.hash).toBe('#/new?preset=bergen-pagat'))
    window.location.hash = ''
  })

  test('says what is missing where something is, and rolls no dice: they are dashed, and the table asks for them', async () => {
    const host = new FakeHost()
    renderInApp(host, <HomeScreen />)
    const user = quickUser()
    await user.type(await screen.findByRole('textbox', { name: 'Name of player 1' }), 'Rose')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await within(screen.getByRole('alert')).findByText('Add players: this game needs at least 2.')
    expect(host.created).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of player 2' }))
    await user.keyboard('Tom')
    await screen.findByRole('button', { name: 'Flower, first die' })
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(host.created).toHaveLength(1))
    expect(host.created[0]).not.toHaveProperty('start')
  })

  test('teaches a table that asks for it while it plays, and no other', async () => {
    for (const [button, taught] of [
      ['First time? Teach us as we play', true],
      ['Start', false],
    ] as const) {
      window.localStorage.clear()
      const host = new FakeHost()
      renderInApp(host, <HomeScreen />)
      const user = quickUser()
      await user.type(await screen.findByRole('textbox', { name: 'Name of player 1' }), 'Rose{Enter}Tom')
      await user.click(screen.getByRole('radio', { name: /^Bergen/ }))
      await user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(host.created).toHaveLength(1))
      await waitFor(() => expect(window.location.hash).toMatch(/^#\/match\//))
      expect(Object.keys(window.localStorage).filter((key) => key.startsWith('caravan.teaching.'))).toHaveLength(taught ? 1 : 0)
      cleanup()
      window.location.hash = ''
    }
  })

  test('names nobody to lead where the deal or chance says who does', async () => {
    renderInApp(new FakeHost(), <HomeScreen />)
    const user = quickUser()
    await user.type(await screen.findByRole('textbox', { name: 'Name of player 1' }), 'Rose{Enter}Tom')
    const chosen = () =>
      within(screen.getByRole('list', { name: 'Who plays first?' }))
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
    expect(chosen()).toHaveLength(1)
    for (const game of [/^Bergen/, /^Double Bergen/]) {
      await user.click(screen.getByRole('radio', { name: game }))
      expect(chosen()).toEqual([])
    }
  })

  test('says how many matches have been read while not all have, welcomes nobody then, and counts them once they are there', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, reading: { done: 0, total: 10_000 } })
    renderInApp(host, <HomeScreen />)
    const progress = await screen.findByLabelText('Loading matches: 0 of 10,000. You can already play.')
    expect(progress).toMatchObject({ tagName: 'PROGRESS', value: 0, max: 10_000 })
    expect(screen.queryByRole('heading', { name: 'Who’s at the table?' })).toBeNull()
    await act(async () =>
      host.home.send({ ...EMPTY_HOME, reading: { done: 7200, total: 10_000 }, matches: [MATCH, WON], counts: { matches: 7200, unfinished: 12, bin: 0 } }),
    )
    await screen.findByText('Loading matches: 7,200 of 10,000. You can already play.')
    screen.getByRole('link', { name: 'All matches' })
    screen.getByRole('link', { name: 'Show all unfinished' })
    await act(async () => host.home.send({ ...EMPTY_HOME, matches: [MATCH, WON], counts: { matches: 10_000, unfinished: 34, bin: 0 } }))
    await screen.findByRole('link', { name: 'All 10000 matches' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('shows the match in progress with its players and totals, and continues it, by Enter too', async () => {
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [{ ...MATCH, target: 20 }] }), <HomeScreen />)
    const card = await screen.findByRole('region', { name: 'Match in progress' })
    expect(
      within(card)
        .getAllByRole('article')
        .map((seat) => [seat.getAttribute('aria-label'), seat.querySelector('[data-score]')?.textContent]),
    ).toEqual([
      ['Ada', '12'],
      ['Ben', '9'],
    ])
    within(card).getByRole('heading', { name: 'Flower & Scorpion' })
    within(card).getByText(/^Round 3 · first to 20 · /)
    expect(within(card).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('#/match/match-0001')
    await userEvent.keyboard('{Enter}')
    expect(window.location.hash).toBe('#/match/match-0001')
  })

  test('draws its line as it lies, and says whose turn it is, once there is time', async () => {
    const match = new FakeMatch({ preset: 'bergen-draw', start: { leader: 0 } }).enter(play('6-6'))
    const host = FakeHost.with(match)
    renderInApp(host, <HomeScreen />)
    host.home.send({ ...EMPTY_HOME, matches: [{ ...MATCH, preset: 'bergen-draw' }], counts: { matches: 1, unfinished: 1, bin: 0 } })
    const card = await screen.findByRole('region', { name: 'Match in progress' })
    const line = await within(card).findByRole('region', { name: /^The / })
    within(line).getByText(/6-6/)
    const turn = within(card).getByRole('article', { name: 'Ben' })
    expect(turn.getAttribute('aria-current')).toBe('true')
    within(turn).getByText('their turn')
  })

  test('has a line for each of the last matches: who won, and what is still to be done', async () => {
    const unfinished = { ...MATCH, matchId: 'match-0003', updatedAt: '2024-01-01T10:00:00.000Z' }
    const asked = { ...WON, matchId: 'match-0004', openQuestions: 2 }
    const notAgreed = { ...WON, matchId: 'match-0005', notAgreed: [{ round: 0, agreed: [0], players: 2, contested: [] }] }
    const apart = { ...WON, matchId: 'match-0006' }
    const notice = { kind: 'came-apart' as const, id: 'notice-1', matchId: 'match-0006', players: ['Ada', 'Ben'], versions: 3 }
    const elsewhere = { ...notice, id: 'notice-2', matchId: 'match-0099' }
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON, asked, notAgreed, apart, unfinished], notices: [notice, elsewhere] }), <HomeScreen />)
    const last = await screen.findByRole('region', { name: 'Recent matches' })
    const lines = within(last).getAllByRole('listitem')
    expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual([
      '#/match/match-0002',
      '#/match/match-0004',
      '#/match/match-0005',
      '#/match/match-0006/versions',
      '#/match/match-0003',
    ])
    expect(within(last).getAllByText('Ben', { selector: 'strong' })).toHaveLength(4)
    for (const [at, says] of [
      [0, 'Ben beat Ada'],
      [0, '159'],
      [1, '2 open questions'],
      [2, 'Not agreed yet'],
      [3, '3 versions'],
      [4, 'unfinished'],
      [4, 'Ada\u00a012\u00a0· Ben\u00a09'],
    ] as const)
      expect(lines[at]?.textContent).toContain(says)
    within(lines[0] as HTMLElement).getByRole('link', { name: 'Open score sheet: Ben beat Ada' })
    within(lines[4] as HTMLElement).getByRole('link', { name: 'Continue: Ada 12 · Ben 9' })
    // a match that no line is about still has its notice
    within(await screen.findByRole('region', { name: 'About your saved data' })).getByText(/^3 versions of one match/)
  })

  test('says who share the first place, with everyone’s points', async () => {
    const players = [playerOf('Mia', 12), playerOf('Opa Josef', 4), playerOf('Lena', 12)]
    const shared = { ...WON, preset: 'score-pad' as const, players, outcome: { kind: 'shared' as const, by: [0, 2] } }
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, shared] }), <HomeScreen />)
    const [line] = within(await screen.findByRole('region', { name: 'Recent matches' })).getAllByRole('listitem')
    expect(line?.textContent).toMatch(/Mia and Lena share first place.*12124$/)
    expect(line?.querySelectorAll('[data-winner]')).toHaveLength(2)
    within(line as HTMLElement).getByRole('link', { name: 'Open score sheet: Mia and Lena share first place' })
  })

  test('puts each score behind its name, by score, and those who lost in the order of theirs', async () => {
    const players = [playerOf('Mia', 2), playerOf('Opa Josef', 4), playerOf('Lena', 7)]
    const unfinished = { ...MATCH, matchId: 'match-0003', updatedAt: '2024-01-01T10:00:00.000Z', players }
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, { ...WON, players, outcome: { kind: 'won' as const, by: 2 } }, unfinished] }), <HomeScreen />)
    const [won, open] = within(await screen.findByRole('region', { name: 'Recent matches' })).getAllByRole('listitem')
    expect(won?.textContent).toMatch(/Lena beat Opa Josef and Mia.*742$/)
    expect([...(won?.querySelectorAll('[data-winner]') ?? [])].map(({ textContent }) => textContent)).toEqual(['7'])
    expect(open?.textContent).toMatch(/Lena\u00a07\u00a0· Opa Josef\u00a04\u00a0· Mia\u00a02unfinished/)
    expect(open?.querySelector('[data-winner]')).toBeNull()
    within(open as HTMLElement).getByRole('link', { name: 'Continue: Lena 7 · Opa Josef 4 · Mia 2' })
  })

  test('shows players whom the house does not know, and whose names would have the same colour, in two', async () => {
    const players = ['Mia', 'Opa Josef'].map((name) => ({ name, total: 0 }))
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [{ ...MATCH, players }] }), <HomeScreen />)
    const card = await screen.findByRole('region', { name: 'Match in progress' })
    const colours = [...card.querySelectorAll<HTMLElement>('[data-initials]')].map(({ dataset }) => dataset['colour'])
    expect(new Set(colours).size).toBe(2)
  })

  test('leads to all matches, with everything that is not shown here', async () => {
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON], counts: { matches: 127, unfinished: 1, bin: 2 } }), <HomeScreen />)
    expect((await screen.findByRole('link', { name: 'All 127 matches' })).getAttribute('href')).toBe('#/matches')
    expect(screen.queryByRole('link', { name: /unfinished/ })).toBeNull()
  })

  test('leads to the unfinished matches where there are more than are shown here', async () => {
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON], counts: { matches: 127, unfinished: 34, bin: 0 } }), <HomeScreen />)
    const link = await screen.findByRole('link', { name: '33 more unfinished' })
    expect(link.getAttribute('href')).toBe(`#${paths.unfinished}`)
    expect(askedIn(paths.unfinished.split('?')[1] ?? '')).toEqual({ ...EVERYTHING, which: 'unfinished' })
  })

  test('never offers to continue a match of a newer version, and says why', async () => {
    const newer = { ...MATCH, matchId: 'match-0003', updatedAt: '2030-01-01T10:00:00.000Z', readOnly: true }
    renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [newer, MATCH] }), <HomeScreen />)
    const card = await screen.findByRole('region', { name: 'Match in progress' })
    expect(within(card).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('#/match/match-0001')
    const last = screen.getByRole('region', { name: 'Recent matches' })
    within(last).getByText(/^View only: a newer Caravan made this match/)
    within(last).getByRole('link', { name: 'View: Ada 12 · Ben 9' })
  })

  test('follows the host: a match that is started elsewhere appears', async () => {
    const host = new FakeHost()
    renderInApp(host, <HomeScreen />)
    await screen.findByRole('heading', { name: 'Who’s at the table?' })
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
    await quickUser().click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(host.dismissed).toEqual(['notice-1'])
    await act(async () => host.home.send(EMPTY_HOME))
    await waitFor(() => expect(screen.queryByText(/^Can’t read a file/)).toBeNull())
  })

  test('says nothing technical: no version, folder or host', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, matches: [MATCH, WON] })
    host.inDesktop()
    renderInApp(host, <HomeScreen />)
    await screen.findByRole('region', { name: 'Recent matches' })
    expect(document.body.textContent).not.toMatch(/\d+\.\d+\.\d+|folder|browser|About Caravan/)
  })
})
