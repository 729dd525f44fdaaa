// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { layFlat } from '../../../../../../src/renderer/screens/match/flat/lay-flat-choice'
import { DICE, FakeMatch, play } from '../../../fake-match'
import { sitDown } from '../../../sit-down'

afterEach(() => layFlat.choose('off'))

const three = () => new FakeMatch({ preset: 'flower-and-scorpion', players: ['Ada', 'Ben', 'Cleo'], start: { leader: 0, dice: DICE } }).enter(play('2-2'))

/** The side at which a player sits, as the style sheet turns it. */
const sideOf = (name: string): string | null | undefined =>
  screen
    .getAllByText(name)
    .map((each) => each.closest('[data-side]'))
    .find((side) => side !== null)
    ?.getAttribute('data-side')

describe('Play flat on the table', () => {
  test('is chosen under More, turns each score to its side, and gives the side on turn the tray', async () => {
    const match = three()
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Play flat on the table' }))
    expect(['Ada', 'Ben', 'Cleo'].map(sideOf)).toEqual(['bottom', 'left', 'top'])
    const entry = () => screen.getByRole('region', { name: 'Entry' })
    expect(entry().closest('[data-side]')?.getAttribute('data-side')).toBe('left')
    match.enter(play('2-0', 'right'))
    await waitFor(() => expect(entry().closest('[data-side]')?.getAttribute('data-side')).toBe('top'))
    await user.click(within(entry()).getByRole('button', { name: 'Pass' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('2 pass'))
    await user.click(within(entry()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(match.told()).toHaveLength(2))
  })

  test('a plate that is tapped offers what is seldom wanted, and entering for that player', async () => {
    layFlat.choose('on')
    const match = three()
    const user = await sitDown(match, 'flat')
    await user.click(screen.getByRole('button', { name: /^Cleo/ }))
    const more = screen.getByRole('group', { name: 'Cleo: more' })
    within(more).getByRole('button', { name: 'Blocked' })
    within(more).getByRole('button', { name: 'Take photo' })
    await user.click(within(more).getByRole('button', { name: 'Enter for Cleo' }))
    expect(screen.getByRole('region', { name: 'Entry' }).closest('[data-side]')?.getAttribute('data-side')).toBe('top')
  })

  test('is left by a button that says so, and remembered on this device until then', async () => {
    layFlat.choose('on')
    const user = await sitDown(three(), 'flat')
    await user.click(screen.getByRole('button', { name: 'Leave flat view' }))
    await screen.findByRole('list', { name: 'Players' })
    expect(layFlat.chosen()).toBe('off')
    // the button is gone, and what is typed next is a play
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Entry' })))
  })
})
