// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HOW_TO_PLAY, TAUGHT_GAMES, type TaughtGame } from '#shared/rulebook/how-to-play/index'
import { PRESETS } from '#shared/rules/presets'
import { HowToPlayScreen } from '../../../../../src/renderer/screens/how-to-play/how-to-play-screen'
import { scoredPicture } from '../../../../../src/renderer/screens/how-to-play/lesson'
import { shownTurns } from '../../../../../src/renderer/screens/how-to-play/first-round'
import { FakeHost, renderInApp } from '../../fake-host'
import { quickUser } from '../../quick-user'

const open = (game: string | null) => renderInApp(new FakeHost(), <HowToPlayScreen game={game} />)
const round = () => screen.getByRole('region', { name: /^(A first round|A match)$/ })
const next = () => within(round()).getByRole('button', { name: /^(Next step|Start again)$/ })
const back = () => within(round()).getByRole('button', { name: 'Previous step' })
const log = () => within(within(round()).getByRole('list', { name: 'The round so far' })).queryAllByRole('listitem')
const heard = () => screen.getAllByRole('status').flatMap(({ children }) => [...children].map(({ textContent }) => textContent))

describe('How to play', () => {
  test.each(TAUGHT_GAMES)('%s: the last step leads to the own table, and beside that begins again', (game) => {
    open(game)
    const play = () => within(round()).queryByRole('link', { name: 'Play it at your table' })
    expect(play()).toBeNull()
    while (next().textContent === 'Next step') fireEvent.click(next())
    expect(play()).toMatchObject({ dataset: { variant: 'primary' } })
    const { preset } = HOW_TO_PLAY[game]
    expect(play()?.getAttribute('href')).toBe(PRESETS[preset].offered === 'first' ? `#/?game=${game}` : `#/new?preset=${preset}`)
    expect(next()).toMatchObject({ textContent: 'Start again', dataset: { variant: 'secondary' } })
  })

  test.each([
    [
      'flower-and-scorpion',
      [
        '28 tiles (double-six)',
        'Everyone draws 6, with 4 players 5.',
        'The rest is the oasis.',
        'The last 2 stay in the oasis',
        'The winner is the first to reach 20',
      ],
    ],
    [
      'bergen',
      ['28 tiles (double-six)', 'The rest is the boneyard.', 'The lowest double leads', 'The winner is the first to reach 15, or 10 with 3 or more players'],
    ],
    ['double-bergen', ['Start all 4 arms of the spinner first.', 'each tile in hand costs 1 point', 'The highest total of 100 or more wins']],
  ])('%s: answers what a beginner asks, with the figures of its rule set', (game, said) => {
    open(game)
    const short = screen.getByRole('region', { name: 'The game in short' })
    expect(within(short).getAllByRole('listitem')).toHaveLength(5)
    for (const sentence of ['Shuffle the tiles face down.', 'the touching halves are the same', 'draw until you can.', ...said]) {
      expect(short.textContent).toContain(sentence)
    }
  })

  test.each(TAUGHT_GAMES)('%s: each picture has its tiles, what is ringed, and the points that the scorer gives', (game) => {
    const { container } = open(game)
    const figures = [...container.querySelectorAll('figure')]
    const pictures = Object.values(HOW_TO_PLAY[game].pictures).map(scoredPicture)
    expect(figures).toHaveLength(pictures.length)
    figures.forEach((figure, at) => {
      const picture = pictures[at]
      expect(figure.querySelectorAll('[data-ring]')).toHaveLength(picture?.ringed.length ?? -1)
      const moved = picture?.hands?.map((hand) => hand.moved ?? NaN) ?? [picture?.points ?? NaN]
      for (const points of moved) {
        expect(figure.textContent).toContain(`${points < 0 ? `−${-points}` : points} ${game === 'flower-and-scorpion' ? 'chip' : 'point'}`)
      }
    })
  })

  test('a picture says in words what lies there and what counts', () => {
    open('flower-and-scorpion')
    screen.getByRole('img', { name: 'On the table: 5-2, 5-0 and 2-0. What counts: 2 and 2.' })
    screen.getByRole('img', { name: 'On the table: 6-1 and 6-3. What counts: 3 and 6.' })
    screen.getByRole('img', { name: 'On the table: 5-3, 5-2 and 4-2.' })
  })

  test('the games are a click apart, the one that is shown is marked, and no other address is taken for one', () => {
    open('bergen')
    const links = within(screen.getByRole('navigation', { name: 'Games' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Flower & Scorpion', '#/how-to-play/flower-and-scorpion', null],
      ['Bergen', '#/how-to-play/bergen', 'page'],
      ['Double Bergen', '#/how-to-play/double-bergen', null],
      ['All Fives', '#/how-to-play/all-fives', null],
      ['Fives and Threes', '#/how-to-play/fives-and-threes', null],
      ['Block and Draw', '#/how-to-play/block-and-draw', null],
      ['Round totals', '#/how-to-play/round-totals', null],
      ['Partners', '#/how-to-play/partners', null],
    ])
    expect(screen.getByRole('link', { name: 'Compare rule sets' }).getAttribute('href')).toMatch(/^#\/rules\/compare\?one=bergen-pagat&other=bergen-/)
    expect(screen.getByRole('link', { name: 'All rules of Bergen' }).getAttribute('href')).toBe('#/rules?preset=bergen-pagat')
    cleanup()
    open(null)
    screen.getByRole('heading', { level: 1, name: 'How to play Flower & Scorpion' })
    cleanup()
    open('whist')
    expect(screen.queryByRole('region', { name: 'A first round' })).toBeNull()
  })
})

describe('How to play with partners', () => {
  test('tells five things, shows each side with both its hands, and a round that a side wins though the lightest hand is with the other', () => {
    const { container } = open('partners')
    screen.getByRole('heading', { level: 1, name: 'How to play with partners' })
    const short = screen.getByRole('region', { name: 'The game in short' })
    expect(within(short).getAllByRole('listitem')).toHaveLength(5)
    for (const sentence of ['4 players and 28 tiles (double-six)', 'Everyone draws 7', 'The first side to have 100 after a round wins']) {
      expect(short.textContent).toContain(sentence)
    }
    const pictured = [...container.querySelectorAll('figure')].map((figure) =>
      within(figure)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    )
    expect(pictured.map((hands) => hands.map((hand) => hand?.match(/Ada|Ben|Cleo|Dan/)?.[0]))).toEqual(
      Array.from({ length: 3 }, () => ['Ada', 'Cleo', 'Ben', 'Dan']),
    )
    expect(pictured.map(([ada, cleo, ben]) => [ada, cleo, ben].map((hand) => hand?.match(/(\d+?)\1 points?$/)?.[1]))).toEqual([
      ['16', undefined, '0'],
      ['10', undefined, '0'],
      ['0', undefined, '0'],
    ])
    while (next().textContent === 'Next step') fireEvent.click(next())
    const told = () => [...round().querySelectorAll('p:not([aria-hidden="true"])')].map(({ textContent }) => textContent).join(' ')
    expect(told()).toContain('47 points')
    expect(
      within(within(round()).getByRole('list', { name: 'Points and tiles' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/Ada and Cleo47 points4 · 4 tiles in hand$/), expect.stringMatching(/Ben and Dan0 points5 · 5 tiles in hand$/)])
    expect(within(round()).getByRole('link', { name: 'Play it at your table' }).getAttribute('href')).toBe('#/new?preset=block-partners')
    expect(screen.getByRole('navigation', { name: 'Games' }).querySelector('[aria-current]')?.textContent).toBe('Partners')
  })
})

describe('A first round', () => {
  test('is stepped through by its buttons: the line, the reason, and the log grow, and it begins again at the end', async () => {
    open('flower-and-scorpion')
    const user = quickUser()
    within(round()).getByText('Step 1 of 12')
    within(round()).getByText(/Everyone has 6 tiles\. 16 tiles are left in the oasis\./, { selector: 'p:not([aria-hidden="true"])' })
    expect(back().getAttribute('aria-disabled')).toBe('true')
    expect(log()).toHaveLength(0)
    await user.click(next())
    within(round()).getByText('Step 2 of 12')
    expect(log().map(({ textContent }) => textContent)).toEqual(['Ada led 5-5+2'])
    await user.click(next())
    within(round()).getByText(/Ben has no tile with 5 and draws 1\. It fits, so Ben must play it\. No score\./, { selector: 'p:not([aria-hidden="true"])' })
    await user.click(back())
    within(round()).getByText('Step 2 of 12')
    for (let step = 2; step < 12; step++) await user.click(next())
    within(round()).getByText(/Ada goes out and gets 2 chips\./, { selector: 'p:not([aria-hidden="true"])' })
    expect(log()).toHaveLength(11)
    expect(within(round()).getByRole('list', { name: 'Points and tiles' }).textContent).toContain('Ada8 chips')
    expect(next().textContent).toBe('Start again')
    await user.click(next())
    within(round()).getByText('Step 1 of 12')
  })

  test('each step is said once, and nothing before the first', async () => {
    open('double-bergen')
    expect(heard()).toEqual([])
    await quickUser().click(next())
    expect(heard()).toEqual([
      'Step 2 of 12. Ada led 4-4. Two 4s +2: both halves of the spinner. 4-4 is the spinner. Both its halves count until all 4 arms are started. Open halves: 4 and 4.',
    ])
    expect(document.querySelectorAll('main [aria-live], section [aria-live]')).toHaveLength(0)
  })

  test('arrow keys go back and on, but stop at its ends and belong to fields', () => {
    open('bergen')
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    within(round()).getByText('Step 1 of 12')
    for (let press = 0; press < 20; press++) fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    within(round()).getByText('Step 12 of 12')
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
    within(round()).getByText('Step 11 of 12')
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'ArrowLeft' })
    within(round()).getByText('Step 11 of 12')
    field.remove()
  })

  test.each<[TaughtGame, readonly number[], readonly number[]]>([
    ['flower-and-scorpion', [0, 2, 0, 1, 3, 3, 0, 1, 2, 0, -1, -1], [8, 4]],
    ['bergen', [0, 2, 0, 0, 2, 3, 0, 0, 0, 0, 0, 3], [10, 2]],
    ['double-bergen', [0, 2, 2, 2, 2, 0, 2, 4, 2, 3, 4, 4], [15, 10]],
    ['block-and-draw', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17], [17, 0]],
    // what the winner of each round was given: nothing, unless nobody was out
    ['round-totals', [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], [74, 111, 99]],
  ])('%s: what each turn pays, and what everyone has in the end', (game, paid, totals) => {
    const turns = shownTurns(HOW_TO_PLAY[game].firstRound)
    expect(turns.map(({ points }) => points)).toEqual(paid)
    expect(turns.at(-1)?.view.scored.totals).toEqual(totals)
  })

  test('of Block shows no points of a play, a pass as it is, and the hands that end it', () => {
    open('block-and-draw')
    const told = () => [...round().querySelectorAll('p:not([aria-hidden="true"])')].map(({ textContent }) => textContent)
    for (let step = 1; step < 11; step++) fireEvent.click(next())
    expect(told()).toContain('Ben passed.')
    while (next().textContent === 'Next step') fireEvent.click(next())
    expect(told()).toEqual(expect.arrayContaining(['+17Round over, hands counted.', 'Ada goes out and gets 17 points.']))
    expect(
      log()
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual(['Ada played 5-2 on the left end', 'Round over, hands counted+17'])
  })

  test('of Round totals is a match: the sheet, who is ahead after each round, and who wins', () => {
    open('round-totals')
    within(round()).getByText('Step 1 of 11')
    fireEvent.click(next())
    const told = () => [...round().querySelectorAll('p:not([aria-hidden="true"])')].map(({ textContent }) => textContent)
    expect(told()).toContain('Ada wins the round. Ben gets 14 points and Cleo gets 13 points. Ada is ahead.')
    expect(within(round()).queryByRole('list', { name: 'Points and tiles' })).toBeNull()
    while (next().textContent === 'Next step') fireEvent.click(next())
    expect(told().join(' ')).toContain('Ada wins the match with 74 points.')
    expect(within(round()).getAllByRole('row')).toHaveLength(11)
  })

  test('of Double Bergen asks for a tile that fits the spinner while its arms are not started, whatever else lies open', () => {
    const turns = shownTurns(HOW_TO_PLAY['double-bergen'].firstRound)
    const drew = turns.find(({ events }) => events[0]?.type === 'draw')
    expect(drew?.needed).toEqual([4])
    expect(turns[turns.findIndex(({ events }) => events[0]?.type === 'draw') - 1]?.open).toEqual([3, 1, 4, 4])
  })
})
