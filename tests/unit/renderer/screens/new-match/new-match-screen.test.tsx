// @vitest-environment jsdom
import { ORPCError } from '@orpc/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { NewMatchScreen } from '../../../../../src/renderer/screens/new-match/new-match-screen'
import { EMPTY_HOME, FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch } from '../../fake-match'

/* Whole pages, typed into letter by letter: a busy machine takes its time. */
vi.setConfig({ testTimeout: 20_000 })

const PEOPLE = ['Ada', 'Ben', 'Cleo'].map((name) => ({ id: `person-${name.toLowerCase()}`, name, updatedAt: '' }))

async function opened(host: FakeHost, rematchOf: string | null = null) {
  renderInApp(host, <NewMatchScreen rematchOf={rematchOf} />)
  await screen.findByRole('button', { name: 'Start match' })
  return userEvent.setup()
}

const seat = (place: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `Seat ${place}` })
const names = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Seat \d$/ }).map((input) => input.value)
const leader = (name: string) => within(screen.getByRole('group', { name: 'Who leads the first round?' })).getByRole<HTMLInputElement>('radio', { name })
const start = () => screen.getByRole('button', { name: 'Start match' })
const dice = () => screen.getAllByRole('button', { name: /(first|second) die/ }).map((die) => die.getAttribute('aria-label'))

describe('A new match', () => {
  test('starts with typed names, a leader and the dice that were tapped, and shows the table', async () => {
    const host = new FakeHost()
    const user = await opened(host)
    await user.type(seat(1), 'Ada')
    await user.type(seat(2), 'Ben')
    await user.click(leader('Ben'))
    // a tap for each die: it goes on to the next by itself
    for (const [die, face] of [
      ['Flower, first die', '6'],
      ['Flower, second die', '6'],
      ['Scorpion, first die', '5'],
      ['Scorpion, second die', '2'],
    ] as const) {
      await user.click(within(screen.getByRole('group', { name: die })).getByRole('button', { name: face }))
    }
    await user.click(start())
    expect(host.created).toEqual([
      {
        preset: 'flower-and-scorpion',
        rules: {},
        players: [{ name: 'Ada' }, { name: 'Ben' }],
        start: { leader: 1, dice: { flower: [6, 6], scorpion: [5, 2] } },
      },
    ])
    await waitFor(() => expect(window.location.hash).toBe('#/match/match-new1'))
  })

  test('offers the eight rule sets, each with whom it seats, its target and its source', async () => {
    await opened(new FakeHost())
    const games = within(screen.getByRole('group', { name: 'Which game?' })).getAllByRole('radio')
    expect(games).toHaveLength(8)
    const twelve = screen.getByRole('radio', { name: 'Double Bergen (double-twelve)' })
    const described = document.getElementById(twelve.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(/2 to 8 players · target 100.*Source: Double Bergen \(J\. Celko, pagat\.com\)/)
  })

  test('says who leads under the rule set', async () => {
    const user = await opened(new FakeHost())
    screen.getByText('Choose any player as the first caravan master.')
    await user.click(screen.getByRole('radio', { name: 'Bergen (pagat.com)' }))
    screen.getByText(/^Deal first\. The player with the lowest double leads it\./)
    await user.click(screen.getByRole('radio', { name: 'Bergen (draw game)' }))
    screen.getByText(/^Deal first\. The player with the highest double leads it\./)
    await user.click(screen.getByRole('radio', { name: 'Bergen (The Game Cabinet)' }))
    screen.getByText('The source names nobody. Choose any player as the first leader.')
    await user.click(screen.getByRole('radio', { name: 'Bergen (onlinedominogames.com)' }))
    screen.getByText(/highest double leads, with any tile/)
    await user.click(screen.getByRole('radio', { name: 'Double Bergen' }))
    screen.getByText('Pick one player at random to lead first.')
    expect(screen.queryByRole('heading', { name: 'Dice' })).toBeNull()
  })

  test('virtual dice are thrown when they are asked for, and never before', async () => {
    const user = await opened(new FakeHost())
    expect(dice()).toEqual(['Flower, first die', 'Flower, second die', 'Scorpion, first die', 'Scorpion, second die'])
    await user.click(screen.getByRole('button', { name: 'Roll the dice' }))
    for (const die of dice()) expect(die).toMatch(/die, (one|two|three|four|five|six)$/)
  })

  test('tells what is missing beside its place, and takes the focus to the first of it', async () => {
    const host = new FakeHost()
    const user = await opened(host)
    await user.type(seat(2), 'Ben')
    await user.click(start())
    expect(host.created).toEqual([])
    expect(seat(1).getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(seat(1).getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Enter a name or remove this seat\./)
    expect(document.activeElement).toBe(seat(1))
    expect(screen.getByRole('group', { name: 'Who leads the first round?' }).textContent).toMatch(/Choose who leads\./)
    expect(screen.getByRole('group', { name: 'Dice' }).textContent).toMatch(/Set all four dice or roll them\./)
  })

  test('refuses one name twice, kindly', async () => {
    const user = await opened(new FakeHost())
    await user.type(seat(1), 'Ada')
    await user.type(seat(2), 'ada')
    await user.click(start())
    expect(seat(1).getAttribute('aria-invalid')).toBeNull()
    expect(document.getElementById(seat(2).getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /Two players are called ada\. Add an initial or a nickname to one\./,
    )
  })

  test('people known are seated with one tap, as far as there is room', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, people: PEOPLE })
    const user = await opened(host)
    const known = screen.getByRole('group', { name: 'People you’ve played with' })
    await user.click(within(known).getByRole('button', { name: 'Add Ben' }))
    await user.click(within(known).getByRole('button', { name: 'Add Ada' }))
    await user.click(within(known).getByRole('button', { name: 'Add Cleo' }))
    expect(names()).toEqual(['Ben', 'Ada', 'Cleo'])
    expect(screen.queryByRole('group', { name: 'People you’ve played with' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Bergen (draw game)' }))
    await user.click(leader('Ada'))
    await user.click(start())
    expect(host.created[0]?.players).toEqual([
      { name: 'Ben', personId: 'person-ben' },
      { name: 'Ada', personId: 'person-ada' },
      { name: 'Cleo', personId: 'person-cleo' },
    ])
  })

  test('seats are moved, added and removed by button', async () => {
    const user = await opened(new FakeHost())
    await user.type(seat(1), 'Ada')
    await user.type(seat(2), 'Ben')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Ada' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Add player' }))
    expect(document.activeElement).toBe(seat(3))
    await user.keyboard('Cleo')
    await user.click(screen.getByRole('button', { name: 'Move Cleo up' }))
    expect(names()).toEqual(['Ada', 'Cleo', 'Ben'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Ada up' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }))
    expect(names()).toEqual(['Cleo', 'Ben'])
  })

  test('seats more than four only once the set is large enough', async () => {
    const user = await opened(new FakeHost())
    const another = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add player' })
    await user.click(another())
    await user.click(another())
    expect(another().disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Double Bergen (double-twelve)' }))
    expect(another().disabled).toBe(false)
  })

  test.each<[string, FakeHost['answer']]>([
    ['the match', () => Promise.resolve({ ok: false, error: { kind: 'not-saved', reason: 'disk-full', detail: 'ENOSPC' } })],
    ['someone new', () => Promise.reject(new ORPCError('NOT_SAVED', { message: 'ENOSPC', data: { reason: 'disk-full' } }))],
  ])('says why a match was not started when the disk does not take %s, and keeps the table as it was set', async (_, answer) => {
    const host = new FakeHost({ ...EMPTY_HOME, setups: [{ preset: 'bergen-draw', rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }] }] })
    host.answer = answer
    const user = await opened(host)
    await user.click(leader('Ada'))
    await user.click(start())
    expect((await screen.findByRole('alert')).textContent).toMatch(/The match didn’t start.*The disk is full/)
    expect(names()).toEqual(['Ada', 'Ben'])
    expect(window.location.hash).toBe('')
  })

  test('offers the family’s last table again, and each preset’s last rules', async () => {
    const host = new FakeHost({
      ...EMPTY_HOME,
      setups: [
        { preset: 'double-bergen', rules: { target: 60 }, players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] },
        { preset: 'bergen-draw', rules: { dominoPoints: 5 }, players: [{ name: 'Ada' }, { name: 'Ben' }] },
      ],
    })
    const user = await opened(host)
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Double Bergen' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Bergen (draw game)' }))
    await user.click(leader('Cleo'))
    await user.click(start())
    expect(host.created[0]).toMatchObject({ preset: 'bergen-draw', rules: { dominoPoints: 5 }, players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] })
  })
})

describe('A rematch', () => {
  test('is the same table with the lead passed to the left', async () => {
    const host = FakeHost.with(new FakeMatch({ preset: 'bergen-draw', rules: { target: 12 } }))
    const user = await opened(host, 'match-0001')
    screen.getByRole('heading', { level: 1, name: 'Rematch' })
    expect(leader('Ben').checked).toBe(true)
    await user.click(start())
    expect(host.created).toEqual([
      { preset: 'bergen-draw', rules: { target: 12 }, players: [{ name: 'Ada' }, { name: 'Ben' }], start: { leader: 1 }, rematchOf: 'match-0001' },
    ])
  })

  test('of a match that is gone says so and offers the usual table', async () => {
    await opened(new FakeHost(), 'match-0001')
    screen.getByText('Can’t read the earlier match, so here are your last settings.')
    expect(names()).toEqual(['', ''])
  })
})
