// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeHost } from '../../../fake-host'
import { FakeMatch } from '../../../fake-match'
import { openMore, sitDown } from '../../../sit-down'

const counted = (rules: object = {}, players: readonly string[] = ['Ada', 'Ben']) => new FakeMatch({ preset: 'round-totals', rules, players, start: null })
const pad = (rules: object = {}) => new FakeMatch({ preset: 'score-pad', rules, start: null })
const field = (name: string, round: number) => screen.findByRole<HTMLInputElement>('textbox', { name: `${name}, round ${round}` })
const sheet = () => screen.getByRole('table', { name: 'Score sheet' })
/** The head of each column: name, total, and whether they are ahead. */
const heads = () =>
  within(sheet())
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent)
const rows = () =>
  within(sheet())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('A match that is counted', () => {
  test('takes a number for each name: Enter goes to the next one, and after the last counts the round', async () => {
    const match = counted()
    const user = await sitDown(match, 'counted')
    expect(document.activeElement).toBe(await field('Ada', 1))
    await user.keyboard('12{Enter}')
    expect(document.activeElement).toBe(await field('Ben', 1))
    await user.keyboard('0{Enter}')
    const next = await field('Ada', 2)
    expect(match.told()).toEqual(['left 12 | 0'])
    expect(heads()).toEqual(['Ada12', 'Ben0ahead'])
    expect(rows()).toEqual([
      ['1', '12', '0 best of the round'],
      ['2', 'begins with'],
    ])
    screen.getByText('Ben is ahead')
    expect(next.value).toBe('')
    expect(document.activeElement).toBe(next)
  })

  test('takes a number that is typed with no field in use, as by whoever came from New match and has the focus on the heading', async () => {
    const user = await sitDown(pad(), 'counted')
    const ada = await field('Ada', 1)
    screen.getByRole('heading', { level: 1 }).focus()
    expect(document.activeElement).not.toBe(ada)
    await user.keyboard('-12{Enter}')
    expect(ada.value).toBe('−12')
    expect(document.activeElement).toBe(await field('Ben', 1))
    ada.blur()
    await openMore(user)
    await user.keyboard('5')
    expect((await field('Ben', 1)).value).toBe('')
  })

  test('asks for who is still missing, and counts nothing before', async () => {
    const match = counted({}, ['Ada', 'Ben', 'Cleo'])
    const user = await sitDown(match, 'counted')
    await user.type(await field('Ben', 1), '5{Enter}')
    expect(document.activeElement).toBe(await field('Cleo', 1))
    await user.keyboard('7')
    await user.click(screen.getByRole('button', { name: 'What does Ada have left?' }))
    expect(document.activeElement).toBe(await field('Ada', 1))
    expect(match.record.rounds).toEqual([])
    await user.keyboard('1')
    await user.click(screen.getByRole('button', { name: /^Count round 1/ }))
    await field('Ada', 2)
    expect(match.told()).toEqual(['left 1 | 5 | 7'])
  })

  test('has digits for fingers, and takes nothing but digits', async () => {
    const match = counted()
    const user = await sitDown(match, 'counted')
    const digits = within(screen.getByRole('group', { name: 'Number pad for Ada' }))
    for (const digit of ['1', '4', '5']) await user.click(digits.getByRole('button', { name: digit }))
    await user.click(digits.getByRole('button', { name: 'Delete the last digit' }))
    expect((await field('Ada', 1)).value).toBe('14')
    await user.type(await field('Ben', 1), '-a3.')
    expect((await field('Ben', 1)).value).toBe('3')
    expect(digits.queryByRole('button', { name: 'Below zero' })).toBeNull()
  })

  test('takes tiles that are left, and says what they come to', async () => {
    const match = counted({ maxPip: 6 })
    const user = await sitDown(match, 'counted')
    await user.click(screen.getByRole('button', { name: 'Tiles' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Tiles left in hand: Ada' }))
    const tiles = within(dialog.getByRole('group', { name: 'All tiles' }))
    await user.click(tiles.getByRole('button', { name: '0-0' }))
    await user.click(tiles.getByRole('button', { name: '3-1' }))
    dialog.getByText('54 points')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect((await field('Ada', 1)).value).toBe('54')
    await user.type(await field('Ben', 1), '0{Enter}')
    await field('Ada', 2)
    expect(match.told()).toEqual(['left 0-0 3-1 | 0'])
  })

  test('has what was entered again once a round is taken back', async () => {
    const match = counted()
    const user = await sitDown(match, 'counted')
    await user.keyboard('12{Enter}3{Enter}')
    await field('Ada', 2)
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect((await field('Ada', 1)).value).toBe('12')
    expect(match.record.rounds).toEqual([])
  })

  test('takes what phones show, keeps it when they go, and asks where something else was typed', async () => {
    const match = counted()
    const host = FakeHost.with(match)
    const user = await sitDown(match, 'counted', host)
    const shows = (...hands: readonly number[]) => host.hands.send(hands.map((pips, seat) => ({ round: 0, seat, hand: { pips } })))
    shows(12)
    await waitFor(async () => expect((await field('Ada', 1)).value).toBe('12'))
    host.hands.send([])
    await user.type(await field('Ben', 1), '21')
    shows(12, 30)
    await screen.findByText('Ben’s phone says 30 points.')
    expect((await field('Ben', 1)).value).toBe('21')
    await user.click(screen.getByRole('button', { name: 'Take 30 points' }))
    expect(screen.queryByText('Ben’s phone says 30 points.')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Count round 1/ }))
    await field('Ada', 2)
    expect(match.told()).toEqual(['left 12 | 30'])
  })

  test('takes no hand of another round', async () => {
    const match = counted()
    const host = FakeHost.with(match)
    host.hands.send([{ round: 1, seat: 0, hand: { pips: 12 } }])
    await sitDown(match, 'counted', host)
    expect((await field('Ada', 1)).value).toBe('')
  })

  test('changes any round that was counted', async () => {
    const match = counted()
      .startRound({ leader: 0 })
      .enter({ type: 'left', hands: [{ pips: 12 }, ['6-4', '0-0']] })
    const user = await sitDown(match, 'counted')
    await user.click(within(sheet()).getByRole('button', { name: 'Change round 1' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change round 1' }))
    const ben = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Ben, round 1' })
    expect(ben.value).toBe('60')
    await user.clear(dialog.getByRole('textbox', { name: 'Ada, round 1' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: 'Ada, round 1' }), '21')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(match.told()).toEqual(['left 21 | 6-4 0-0']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  const numbers = (match: FakeMatch) =>
    match.record.rounds.map(({ events: [event] }) => (event?.type === 'left' ? event.hands.map((hand) => ('pips' in hand ? hand.pips : null)) : null))
  const after = (match: FakeMatch, ...rounds: readonly (readonly number[])[]): FakeMatch =>
    rounds.reduce((so, hands) => so.startRound({ leader: 0 }).enter({ type: 'left', hands: hands.map((pips) => ({ pips })) }), match)

  test('a correction that ends the match earlier says who wins then, and takes the later rounds out only if asked', async () => {
    const match = after(counted({ limit: 50 }), [12, 3], [20, 5], [1, 2])
    const user = await sitDown(match, 'counted')
    await user.click(within(sheet()).getByRole('button', { name: 'Change round 2' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change round 2' }))
    const ada = dialog.getByRole('textbox', { name: 'Ada, round 2' })
    await user.clear(ada)
    await user.type(ada, '40')
    dialog.getByText('Ben wins.')
    dialog.getByText(/^Round 3 and everything after it will be deleted/)
    await user.keyboard('{Enter}{Enter}')
    expect(numbers(match)).toEqual([
      [12, 3],
      [20, 5],
      [1, 2],
    ])
    await user.click(dialog.getByRole('button', { name: 'Delete round 3 and everything after it' }))
    await waitFor(() =>
      expect(numbers(match)).toEqual([
        [12, 3],
        [40, 5],
      ]),
    )
    await screen.findByRole('heading', { name: 'Ben wins' })
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() =>
      expect(numbers(match)).toEqual([
        [12, 3],
        [20, 5],
        [1, 2],
      ]),
    )
  })

  test('a correction after which nobody has won goes on with the next round', async () => {
    const match = after(counted({ limit: 50 }), [12, 3], [40, 5])
    const user = await sitDown(match, 'counted')
    await screen.findByRole('heading', { name: 'Ben wins' })
    await user.click(screen.getByRole('button', { name: /^Score sheet/ }))
    await user.click(within(screen.getByRole('dialog', { name: 'Score sheet' })).getByRole('button', { name: /round 1/i }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change round 1' }))
    const ada = dialog.getByRole('textbox', { name: 'Ada, round 1' })
    await user.clear(ada)
    await user.type(ada, '2')
    dialog.getByText('Nobody has won yet. The match continues.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await field('Ada', 3)
    expect(numbers(match)).toEqual([
      [2, 3],
      [40, 5],
    ])
    expect(screen.queryByRole('heading', { name: 'Ben wins' })).toBeNull()
  })

  test('says where the hands have more pips than the set', async () => {
    const match = counted({ maxPip: 6 })
    const user = await sitDown(match, 'counted')
    await user.keyboard('100{Enter}90{Enter}')
    await field('Ada', 2)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/more than/))
  })

  test('ends after its rounds with the lowest total in the headline', async () => {
    const match = counted({ rounds: 1 })
    const user = await sitDown(match, 'counted')
    await user.keyboard('12{Enter}3{Enter}')
    const end = within(await screen.findByRole('region', { name: 'The match is over' }))
    end.getByRole('heading', { name: 'Ben wins' })
    expect(end.queryByRole('radio')).toBeNull()
  })

  test('ends with a shared first place where the table says so', async () => {
    const match = counted({ rounds: 1, tie: 'shared' }, ['Ada', 'Ben', 'Cleo'])
    const user = await sitDown(match, 'counted')
    await user.keyboard('12{Enter}12{Enter}30{Enter}')
    await screen.findByRole('heading', { name: 'Ada and Ben share first place' })
  })

  test('offers nothing that needs a line of play', async () => {
    const user = await sitDown(counted(), 'counted')
    await openMore(user)
    const more = within(screen.getByRole('dialog'))
    for (const name of ['Settle a dispute', 'Lay flat', 'Watch the table'])
      expect(more.queryByRole('button', { name }) ?? more.queryByRole('link', { name }), name).toBeNull()
  })
})

describe('A score pad', () => {
  test('takes numbers below zero, and no tiles', async () => {
    const match = pad()
    const user = await sitDown(match, 'counted')
    expect(screen.queryByRole('button', { name: 'Tiles' })).toBeNull()
    await user.keyboard('-5{Enter}20{Enter}')
    await field('Ada', 2)
    expect(match.told()).toEqual(['left -5 | 20'])
    expect(heads()).toEqual(['Ada−5', 'Ben20ahead'])
  })

  test('goes on until the table ends it', async () => {
    const match = pad()
    const user = await sitDown(match, 'counted')
    expect(screen.queryByRole('button', { name: 'End the match' })).toBeNull()
    await user.keyboard('5{Enter}20{Enter}')
    await field('Ada', 2)
    await user.click(screen.getByRole('button', { name: 'End the match' }))
    const dialog = within(screen.getByRole('dialog', { name: 'End the match?' }))
    dialog.getByText('Ben wins.')
    await user.click(dialog.getByRole('button', { name: 'End the match' }))
    await screen.findByRole('heading', { name: 'Ben wins' })
  })
})

describe('A player who leaves a match that is counted', () => {
  test('is asked no more, says so on the sheet, and leads nobody; undone, what was entered is there again', async () => {
    const match = counted({ rounds: 3 }, ['Ada', 'Ben', 'Cleo'])
    const user = await sitDown(match, 'counted')
    await user.keyboard('12{Enter}20{Enter}0{Enter}')
    await field('Ada', 2)
    await user.type(await field('Cleo', 2), '4')
    await openMore(user)
    await user.click(screen.getByRole('button', { name: /^A player leaves/ }))
    const leaving = within(screen.getByRole('dialog', { name: 'A player leaves' }))
    expect(leaving.queryByText('Where do the tiles go?')).toBeNull()
    await user.click(leaving.getByRole('radio', { name: 'Cleo' }))
    await user.click(leaving.getByRole('button', { name: 'Enter' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('2 leaves aside'))
    expect(heads()).toEqual(['Ada12ahead', 'Ben20', 'Cleo0Has left'])
    expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('aria-label'))).toEqual(['Ada, round 2', 'Ben, round 2'])
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect((await field('Cleo', 2)).value).toBe('4')
    await user.click(screen.getByRole('button', { name: /^More/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Redo/ }))
    await user.type(await field('Ada', 2), '3{ArrowDown}5{Enter}')
    await field('Ada', 3)
    expect(match.told()).toEqual(['2 leaves aside', 'left 3 | 5 | 0'])
    expect(rows().slice(0, 2)).toEqual([
      ['1', '12', '20', '0 best of the round'],
      ['2', '3 best of the round', '5', '–'],
    ])
  })

  test('of two, or of partners, ends the match', async () => {
    const match = counted({ rounds: 3 })
    const user = await sitDown(match, 'counted')
    await user.keyboard('12{Enter}20{Enter}')
    await field('Ada', 2)
    await openMore(user)
    await user.click(screen.getByRole('button', { name: /^A player leaves/ }))
    await user.click(within(screen.getByRole('dialog', { name: 'A player leaves' })).getByRole('button', { name: 'End the match' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('match now left'))
  })
})
