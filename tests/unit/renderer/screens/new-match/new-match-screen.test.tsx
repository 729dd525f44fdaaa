// @vitest-environment jsdom
import { ORPCError } from '@orpc/client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { PRESET_IDS } from '#shared/rules/presets'
import { presetNames } from '#shared/words/en'
import { newMatch, presets } from '../../../../../src/renderer/messages/en'
import { keptFirstRound } from '../../../../../src/renderer/match/setup/first-round'
import { NewMatchScreen } from '../../../../../src/renderer/screens/new-match/new-match-screen'
import { EMPTY_HOME, FakeHost, renderInApp } from '../../fake-host'
import { FakeMatch } from '../../fake-match'

/* A window in which the rule sets stand beside the felt. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('width >='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const PEOPLE = ['Ada', 'Ben', 'Cleo'].map((name) => ({ id: `person-${name.toLowerCase()}`, name, updatedAt: '' }))

async function opened(host: FakeHost, rematchOf: string | null = null) {
  renderInApp(host, <NewMatchScreen rematchOf={rematchOf} />)
  await screen.findByRole('button', { name: 'Start match' })
  return userEvent.setup()
}

const people = () => screen.getByRole('group', { name: 'Who plays?' })
const person = (name: string) => within(people()).getByRole<HTMLButtonElement>('button', { name })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'New person' })
const seats = () => within(screen.getByRole('group', { name: 'Who plays first?' }))
const names = () =>
  seats()
    .queryAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'))
const leader = (name: string) => seats().getByRole<HTMLInputElement>('radio', { name })
const chooseGame = async (user: ReturnType<typeof userEvent.setup>, game: string, set?: string): Promise<void> => {
  await user.click(screen.getByRole('radio', { name: game }))
  if (set !== undefined) await user.click(within(screen.getByRole('group', { name: game })).getByRole('radio', { name: set }))
}
const start = () => screen.getByRole('button', { name: 'Start match' })
const dice = () => screen.getAllByRole('button', { name: /(first|second) die/ }).map((die) => die.getAttribute('aria-label'))

describe('A new match', () => {
  test('starts with typed names, a leader and the dice that were tapped, and shows the table', async () => {
    const host = new FakeHost()
    const user = await opened(host)
    await user.type(field(), 'Ada{Enter}Ben{Enter}')
    expect(host.created).toEqual([])
    await user.click(leader('Ben'))
    // a tap for the first die and one for each face: it goes on to the next die by itself
    await user.click(screen.getByRole('button', { name: 'Flower, first die' }))
    for (const [die, face] of [
      ['Flower, first die', '6'],
      ['Flower, second die', '6'],
      ['Scorpion, first die', '5'],
      ['Scorpion, second die', '2'],
    ] as const) {
      await user.click(within(screen.getByRole('group', { name: die })).getByRole('button', { name: face }))
    }
    expect(screen.queryByRole('group', { name: /die$/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scorpion, second die, two' }))
    await user.click(start())
    expect(host.created).toEqual([
      {
        preset: 'flower-and-scorpion',
        rules: {},
        players: ['Ada', 'Ben'].map((name, at) => ({
          name,
          personId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
          colour: PERSON_COLOURS[at],
        })),
        start: { leader: 1, dice: { flower: [6, 6], scorpion: [5, 2] } },
      },
    ])
    await waitFor(() => expect(window.location.hash).toBe('#/match/match-new1'))
  })

  test('offers games, and inside the chosen one its rule sets, named by what differs in play, with whom the chosen one seats and its source', async () => {
    const user = await opened(new FakeHost())
    const radios = () =>
      within(screen.getByRole('group', { name: 'Which game?' }))
        .getAllByRole('radio')
        .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent)
    expect(radios()).toEqual(['Flower & Scorpion', 'Bergen', 'Double Bergen', 'All Fives', 'Fives and Threes', 'Block and Draw', 'Round totals'])
    await chooseGame(user, 'Bergen')
    expect(radios()).toEqual([
      'Flower & Scorpion',
      'Bergen',
      'Lowest double leads (most common)',
      'Anyone leads',
      'Nothing in reserve',
      'Doubles count against you',
      'Round played to its end',
      'Double Bergen',
      'All Fives',
      'Fives and Threes',
      'Block and Draw',
      'Round totals',
    ])
    expect(screen.queryByText('Source: Double Bergen (J. Celko, pagat.com)')).toBeNull()
    await chooseGame(user, 'Double Bergen', 'Double-twelve')
    expect(screen.getByRole('radio', { name: 'Double-twelve' }).closest('label')?.textContent).toMatch(/8 arms.*100 points/)
    screen.getByText(/^2 to 8 players · target 100\./)
    screen.getByText('Source: Double Bergen (J. Celko, pagat.com)')
  })

  test('a rule set for four alone names no range', () => {
    expect(newMatch.game.facts('block-partners')).toBe('4 players · target 100')
  })

  test('offers other games behind one word, and has it open where one of them is chosen', async () => {
    const user = await opened(new FakeHost())
    const others = () => screen.getByText('Other games').closest('details')
    expect(others()?.open).toBe(false)
    expect(within(others() as HTMLElement).getAllByRole('radio')).toHaveLength(4)
    await chooseGame(user, 'Round totals', 'Score pad')
    expect(others()?.open).toBe(true)
    screen.getByText('2 to 8 players with these rules. After each round, enter a number for each player.')
    // nobody leads where no line is kept: nobody is asked
    const felt = screen.getByRole('group', { name: 'Change seats' })
    expect(within(felt).queryByRole('radio')).toBeNull()
    expect(screen.queryByText(/who leads|who is the first/)).toBeNull()
    screen.getByText('Drag to change seats.')
  })

  test('a game whose rounds are counted has a name of the family’s own, which begins with the match', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, setups: [{ preset: 'bergen-draw', rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }] }] })
    const user = await opened(host)
    expect(screen.queryByRole('combobox', { name: 'Name of the game' })).toBeNull()
    await user.click(screen.getByText('Other games'))
    await chooseGame(user, 'Round totals')
    await user.type(screen.getByRole('combobox', { name: 'Name of the game' }), 'Farm')
    await user.click(start())
    expect(host.created).toMatchObject([{ preset: 'round-totals', gameName: 'Farm' }])
  })

  test('no rule set is called after the site on which it stands: only its source is', () => {
    for (const preset of PRESET_IDS) for (const name of [presetNames[preset], presets[preset].name]) expect(name).not.toMatch(/\.(com|net)|Cabinet|Hoyle/i)
  })

  test('says who leads under the rule set', async () => {
    const user = await opened(new FakeHost())
    screen.getByText('Any player may be the first caravan master. You choose.')
    await chooseGame(user, 'Bergen', 'Lowest double leads (most common)')
    screen.getByText(/^Deal first\. The player with the lowest double leads it\./)
    await chooseGame(user, 'Bergen', 'Nothing in reserve')
    screen.getByText(/^Deal first\. The player with the highest double leads it\./)
    await chooseGame(user, 'Bergen', 'Anyone leads')
    screen.getByText('The source names nobody. You choose who is the first leader.')
    await chooseGame(user, 'Bergen', 'Round played to its end')
    screen.getByText(/highest double leads, with any tile/)
    await chooseGame(user, 'Double Bergen', 'Double-six')
    screen.getByText('Pick one player at random to lead first.')
    expect(screen.queryByRole('heading', { name: 'Dice' })).toBeNull()
  })

  test('virtual dice are thrown when they are asked for, and never before', async () => {
    const user = await opened(new FakeHost())
    expect(dice()).toEqual(['Flower, first die', 'Flower, second die', 'Scorpion, first die', 'Scorpion, second die'])
    await user.click(screen.getByRole('button', { name: 'Roll for us' }))
    for (const die of dice()) expect(die).toMatch(/die, (one|two|three|four|five|six)$/)
  })

  test('Start works without a leader and without dice: the table asks for them, and knows what was chosen', async () => {
    const host = new FakeHost()
    const user = await opened(host)
    await user.type(field(), 'Ada{Enter}Ben{Enter}')
    await user.click(leader('Ben'))
    await user.click(start())
    await waitFor(() => expect(host.created).toHaveLength(1))
    expect(host.created[0]).not.toHaveProperty('start')
    expect(keptFirstRound('match-new1')).toEqual({ leader: 1, dice: { flower: [null, null], scorpion: [null, null] } })
  })

  test('is of the rule set that the address asks for', async () => {
    renderInApp(new FakeHost(), <NewMatchScreen rematchOf={null} preset="double-bergen" />)
    await screen.findByRole('button', { name: /^Start match/ })
    screen.getByText('Pick one player at random to lead first.')
  })

  test('asks for players first where nobody sits yet', async () => {
    const user = await opened(new FakeHost())
    await user.click(start())
    screen.getByText('Add players: this game needs at least 2.')
    expect(document.activeElement).toBe(field())
  })

  test('Enter starts from anywhere that no control is', async () => {
    const host = FakeHost.with(new FakeMatch({ preset: 'bergen-draw' }))
    const user = await opened(host, 'match-0001')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(host.created).toHaveLength(1))
  })

  test('refuses one name twice, kindly', async () => {
    const user = await opened(new FakeHost())
    await user.type(field(), 'Ada{Enter}ada{Enter}')
    expect(names()).toEqual(['Ada'])
    expect(field().value).toBe('ada')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('ada already has a seat.')
  })

  test('people known are seated with one tap, as far as there is room, and get up with another', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, people: PEOPLE })
    const user = await opened(host)
    for (const name of ['Ben', 'Ada', 'Cleo']) await user.click(person(name))
    expect(names()).toEqual(['Ben', 'Ada', 'Cleo'])
    expect(person('Ada').getAttribute('aria-pressed')).toBe('true')
    await user.click(person('Ada'))
    expect(names()).toEqual(['Ben', 'Cleo'])
    // a free seat that was tapped is the one that is taken
    await user.click(seats().getByRole('button', { name: 'Free seat 4: add a player' }))
    await user.click(person('Ada'))
    expect(names()).toEqual(['Ben', 'Cleo', 'Ada'])
    await chooseGame(user, 'Bergen', 'Nothing in reserve')
    await user.click(leader('Ada'))
    await user.click(start())
    expect(host.created[0]).toMatchObject({
      players: [
        { name: 'Ben', personId: 'person-ben' },
        { name: 'Cleo', personId: 'person-cleo' },
        { name: 'Ada', personId: 'person-ada' },
      ],
      start: { leader: 2 },
    })
  })

  test('someone known who is typed is that person', async () => {
    const host = new FakeHost({ ...EMPTY_HOME, people: PEOPLE })
    const user = await opened(host)
    await user.click(screen.getByRole('button', { name: 'New person' }))
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await user.keyboard('ben{Enter}')
    expect(names()).toEqual(['Ben'])
  })

  test('of a large family ten are shown at first', async () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ id: `person-${at}`, name: `Cousin ${at}`, updatedAt: '' }))
    const user = await opened(new FakeHost({ ...EMPTY_HOME, people: many }))
    expect(within(people()).getAllByRole('button', { name: /^Cousin/ })).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: '3 more people' }))
    expect(within(people()).getAllByRole('button', { name: /^Cousin/ })).toHaveLength(13)
  })

  test('seats are changed by two taps, or keys', async () => {
    const user = await opened(new FakeHost())
    await user.type(field(), 'Ada{Enter}Ben{Enter}Cleo{Enter}')
    await user.click(leader('Cleo'))
    await user.click(screen.getByRole('button', { name: 'Change seats' }))
    const swapping = () => within(screen.getByRole('group', { name: 'Change seats' }))
    await user.click(swapping().getByRole('button', { name: 'Cleo' }))
    screen.getByText('Who changes seats with Cleo?')
    swapping().getByRole('button', { name: 'Ada' }).focus()
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(names()).toEqual(['Cleo', 'Ben', 'Ada'])
    expect(leader('Cleo').checked).toBe(true)
  })

  test('seats more than four only once the set is large enough', async () => {
    const user = await opened(new FakeHost())
    await user.type(field(), 'Ada{Enter}Ben{Enter}Cleo{Enter}Dan{Enter}')
    screen.getByText(/^2 to 4 players with these rules\. For up to 8 players/)
    expect(screen.queryByRole('combobox', { name: 'New person' })).toBeNull()
    await chooseGame(user, 'Double Bergen', 'Double-twelve')
    await user.type(field(), 'Eve{Enter}')
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'])
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
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Double-six' }).checked).toBe(true)
    await chooseGame(user, 'Bergen', 'Nothing in reserve')
    await user.click(leader('Cleo'))
    await user.click(start())
    expect(host.created[0]).toMatchObject({ preset: 'bergen-draw', rules: { dominoPoints: 5 }, players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] })
  })
})

describe('A new match that was left', () => {
  const leftWith = async (host: FakeHost, typed: string) => {
    const user = await opened(host)
    const unknown = screen.queryByRole('button', { name: 'New person' })
    if (unknown !== null) await user.click(unknown)
    await user.type(field(), typed)
    cleanup()
    return opened(host)
  }

  test('is as it was when it is opened again, says so, and can be begun anew', async () => {
    const user = await leftWith(new FakeHost(), 'Ada{Enter}Ben{Enter}Cle')
    expect(names()).toEqual(['Ada', 'Ben'])
    // a name that is half typed too
    expect(field().value).toBe('Cle')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(names()).toEqual([])
    expect(field().value).toBe('')
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  test('knows people by the names that they have by then, and whom nobody knows by the name that was typed', async () => {
    const host = new FakeHost()
    host.home.send({ ...EMPTY_HOME, people: PEOPLE })
    await leftWith(host, 'Ada{Enter}Ben{Enter}Zoë{Enter}')
    cleanup()
    host.home.send({
      ...EMPTY_HOME,
      people: PEOPLE.filter(({ name }) => name !== 'Ben').map((each) => (each.name === 'Ada' ? { ...each, name: 'Ada L.' } : each)),
    })
    await opened(host)
    expect(names()).toEqual(['Ada L.', 'Zoë'])
  })

  test('is gone once the match has begun', async () => {
    const host = new FakeHost()
    const user = await leftWith(host, 'Ada{Enter}Ben{Enter}Cle')
    await chooseGame(user, 'Bergen', 'Anyone leads')
    await user.click(leader('Ben'))
    await user.click(start())
    await waitFor(() => expect(host.created).toHaveLength(1))
    cleanup()
    await opened(host)
    expect(names()).toEqual([])
    expect(field().value).toBe('')
  })
})

describe('A rematch', () => {
  test('is the same table with the lead passed to the left', async () => {
    const host = FakeHost.with(new FakeMatch({ preset: 'double-bergen', rules: { target: 12 } }))
    const user = await opened(host, 'match-0001')
    screen.getByRole('heading', { level: 1, name: 'Rematch' })
    expect(leader('Ben').checked).toBe(true)
    await user.click(start())
    expect(host.created).toMatchObject([
      { preset: 'double-bergen', rules: { target: 12 }, players: [{ name: 'Ada' }, { name: 'Ben' }], start: { leader: 1 }, rematchOf: 'match-0001' },
    ])
  })

  test('of a match that is gone says so and offers the usual table', async () => {
    await opened(new FakeHost(), 'match-0001')
    screen.getByText('Can’t read the earlier match, so here are your last settings.')
    expect(names()).toEqual([])
  })
})

describe('Partners', () => {
  const switchFor = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Partners, two against two' })

  test('are offered where four sit down, with who plays against whom, and begin with the match', async () => {
    const host = new FakeHost()
    const user = await opened(host)
    await chooseGame(user, 'Bergen')
    await user.type(field(), 'Ada{Enter}Ben{Enter}Cleo{Enter}')
    expect(switchFor()).toBeNull()
    await user.type(field(), 'Dan{Enter}')
    expect(switchFor()?.checked).toBe(false)
    expect(screen.getByText('Ada and Cleo against Ben and Dan')).toBeTruthy()
    await user.click(switchFor() as HTMLInputElement)
    expect(switchFor()?.checked).toBe(true)
    screen.getByText('4 players with these rules.')
    await user.click(leader('Ada'))
    await user.click(start())
    expect(host.created).toMatchObject([{ preset: 'bergen-pagat', rules: { partners: true }, players: [{}, {}, {}, {}] }])
  })
})
