// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DICE, play, FakeMatch } from '../../../fake-match'
import { sitDown } from '../../../sit-down'

const flowerAndScorpion = () => new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } })
const pad = () => screen.getByRole('group', { name: 'All tiles' })
const padTile = (name: string | RegExp) => within(pad()).getByRole('button', { name })

describe('Entry by keyboard', () => {
  test('a lead is played in the order in which it is typed', async () => {
    const match = flowerAndScorpion()
    const user = await sitDown(match)
    await user.keyboard('46{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 4-6']))
  })

  test('an arrow plays the tile on that end', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('64')
    screen.getByText('6-4 is already on the table.')
    await user.keyboard('{Escape}66{ArrowLeft}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 6-6 left']))
  })

  test('Enter plays it where only one end matters', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right']))
  })

  test('Enter asks which end where both fit and differ', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('{Escape}64')
    await user.keyboard('{Escape}')
    match.enter(play('4-2', 'right'))
    await screen.findByText(/’s turn$/, { selector: 'p' })
    await user.keyboard('62{Enter}')
    expect(screen.getByText('It fits both ends. Choose one.').getAttribute('role')).toBe('alert')
    expect(match.told()).toHaveLength(2)
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 right'))
  })

  test('d draws one, p passes, b opens the blocked round', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.keyboard('dp')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 draw 1', '1 pass']))
    await user.keyboard('b')
    screen.getByRole('dialog', { name: 'Blocked round' })
  })

  test('keys typed while an entry is under way follow in order', async () => {
    const match = flowerAndScorpion()
    const user = await sitDown(match)
    await user.keyboard('64{Enter}42{Enter}26{ArrowRight}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right', '0 6-2 right']))
  })

  test('an arm’s number plays a tile round a spinner, and begins a tile when none is chosen', async () => {
    const match = new FakeMatch({ preset: 'double-bergen' }).enter(play('5-5'))
    const user = await sitDown(match)
    await user.keyboard('543')
    await waitFor(() => expect(match.told()).toEqual(['0 5-5', '1 5-4 3']))
  })

  test('a double-twelve tile is typed with a dash', async () => {
    const match = new FakeMatch({ preset: 'double-bergen-twelve' })
    const user = await sitDown(match)
    await user.keyboard('12')
    screen.getByText('Typed: 12-')
    await user.keyboard('-12{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 12-12']))
  })

  test('a digit beyond the set is told, and nothing is chosen', async () => {
    const user = await sitDown(flowerAndScorpion())
    await user.keyboard('7')
    screen.getByText('This set only goes up to 6.')
    expect(screen.queryByRole('group', { name: /Where to play/ })).toBeNull()
  })

  test('keys do nothing while a dialog is open', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Score sheet' }))
    await user.keyboard('p42{Enter}d')
    expect(match.told()).toEqual(['0 6-4'])
  })

  test('a pressed button keeps its own Enter until the next tile is typed', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Pass' }))
    await waitFor(() => expect(match.told()).toHaveLength(2))
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 pass', '0 4-2 right']))
  })
})

describe('Entry by taps', () => {
  test('a tile shows what it would score at each end before it is played', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.click(padTile('6-2'))
    const ways = screen.getByRole('group', { name: 'Where to play 6-2' })
    within(ways).getByRole('button', { name: 'Right end: +3, Dual +2, long Flower +1' })
    screen.getByRole('button', { name: 'Right end shows 2: play 6-2 for +3' })
    expect(match.told()).toHaveLength(2)
    await user.click(within(ways).getByRole('button', { name: /^Right end/ }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 right'))
  })

  test('an end of the line plays the chosen tile', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.click(padTile('6-2'))
    await user.click(screen.getByRole('button', { name: /^Left end shows 6: play 6-2/ }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 left'))
  })

  test('an end tapped without a tile asks for one', async () => {
    const user = await sitDown(flowerAndScorpion().enter(play('6-4')))
    await user.click(screen.getByRole('button', { name: 'Left end shows 6' }))
    screen.getByText('Choose a tile first.')
  })

  test('a tapped lead may be played either way round', async () => {
    const match = flowerAndScorpion()
    const user = await sitDown(match)
    await user.click(padTile('6-4'))
    await user.click(screen.getByRole('button', { name: /^Lead with 4 left, 6 right/ }))
    await waitFor(() => expect(match.told()).toEqual(['0 4-6']))
  })

  test('played tiles cannot be chosen and say so; tiles that do not fit say why when tapped', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    expect(padTile('6-4, played').hasAttribute('disabled')).toBe(true)
    await user.click(padTile('2-1, doesn’t fit now'))
    expect(screen.getByText(/^2-1 doesn’t fit/).closest('[role="alert"]')).not.toBeNull()
    expect(within(pad()).getAllByRole('button')).toHaveLength(28)
  })

  test('several tiles are drawn at once', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Draw one more' }))
    await user.click(screen.getByRole('button', { name: 'Draw 2 tiles' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('1 draw 2'))
    await screen.findByRole('button', { name: 'Draw 1 tile' })
  })

  test('another player can be entered for, and the entry is marked', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Enter for Ada' }))
    screen.getByText('It’s Ben’s turn. This entry for Ada will be saved and marked as irregular.')
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(match.told().at(-1)).toBe('0 4-2 right'))
    expect((await screen.findAllByText(/It was Ben’s turn, not Ada’s\./)).length).toBeGreaterThan(0)
  })

  test('a pad of 91 tiles can be narrowed to one number', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'double-bergen-twelve' }))
    expect(within(pad()).getAllByRole('button')).toHaveLength(91)
    await user.click(screen.getByRole('button', { name: 'With 12' }))
    expect(within(pad()).getAllByRole('button')).toHaveLength(13)
  })
})

describe('What is said', () => {
  test('the reasons of a play, once, with whose turn follows', async () => {
    const match = flowerAndScorpion().enter(play('6-4'), play('4-2', 'right'))
    const user = await sitDown(match)
    await user.keyboard('26{ArrowRight}')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
        'Ada played six-two on the right end: Dual, long Flower, 3 chips. Ada has 3. Ben’s turn.',
      ),
    )
  })

  test('a play of another window is shown and said too', async () => {
    const match = flowerAndScorpion()
    await sitDown(match)
    match.enter(play('6-4'))
    await screen.findByText('Ada led six-four: no score. Ada has 0. Ben’s turn.')
  })

  test('a stale entry is explained, and nothing is entered twice', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    match.refuseNext = { kind: 'stale', revision: 9 }
    await user.keyboard('42{Enter}')
    await screen.findByText(/Someone else entered something first/)
    expect(match.told()).toEqual(['0 6-4'])
  })

  test('a full disk is explained, and nothing is entered', async () => {
    const match = flowerAndScorpion().enter(play('6-4'))
    const user = await sitDown(match)
    match.refuseNext = { kind: 'not-saved', reason: 'disk-full', detail: 'ENOSPC' }
    await user.keyboard('42{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The disk is full')
    expect(match.told()).toEqual(['0 6-4'])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
