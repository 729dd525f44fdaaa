// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeMatch, play } from '../../fake-match'
import { sentence } from '../../sentence'
import { sitDown } from '../../sit-down'

const PROVEN = 'Ben passed but could have played 6-5. Ben played it in entry 4 without drawing in between.'
const SHOWN = 'Ben passed but could have played 6-5. Ben showed it in entry 5 without drawing in between.'

const feed = () => within(screen.getByRole('region', { name: 'What happened' }))
const passed = (rules: object = {}) => new FakeMatch({ preset: 'bergen-game-cabinet', rules }).enter(play('6-4'), { type: 'pass' })

describe('A pass that a later tile proves wrong', () => {
  test('is marked where it stands once the tile is played, and says so with its rule', async () => {
    const match = passed().enter(play('4-2', 'right'))
    const user = await sitDown(match)
    expect(feed().queryByText(new RegExp(PROVEN))).toBeNull()
    match.enter(play('6-5', 'left'))
    const line = (await feed().findByText(new RegExp(PROVEN))).closest('li') as HTMLElement
    expect(line.textContent).toContain('Ben passed')
    expect(line.textContent).toContain('Proven: ')
    await user.click(within(line).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ben’s pass' }))
    dialog.getByText(sentence(new RegExp(PROVEN)))
    expect(dialog.getAllByRole('link', { name: /C-2/ }).length).toBeGreaterThan(0)
  })

  test('is said with the play that proves it too', async () => {
    const user = await sitDown(passed().enter(play('4-2', 'right'), play('6-5', 'left')))
    // on the felt too, where a phone has nothing else that says so
    expect(document.querySelector('[data-words]')?.textContent).toContain(PROVEN)
    await user.click(feed().getByRole('button', { name: /(?<!have )played 6-5/ }))
    within(await screen.findByRole('dialog', { name: 'Ben’s 6-5' })).getByText(sentence(new RegExp(PROVEN)))
  })

  test('is explained where it is questioned', async () => {
    const user = await sitDown(passed().enter(play('4-2', 'right'), play('6-5', 'left')))
    await user.click(feed().getByRole('button', { name: /Ben passed/ }))
    await user.click(await screen.findByRole('button', { name: 'Question entry' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Question Ben’s pass' }))
    expect(dialog.getByRole('region', { name: 'Proven by the tiles' }).textContent).toContain(PROVEN)
  })

  test('is told with the ruling of a block, from where it is questioned', async () => {
    const match = passed({ handSize: 4 }).enter(play('6-2', 'left'), { type: 'pass' })
    match.enter({
      type: 'block',
      hands: [
        ['5-5', '0-0'],
        ['1-1', '6-5', '3-3', '5-0'],
      ],
    })
    const user = await sitDown(match)
    await user.click(await screen.findByRole('button', { name: 'See ruling' }))
    const over = within(await screen.findByRole('dialog'))
    const proven = within(over.getByRole('region', { name: 'Proven by the tiles' }))
    expect(proven.getByRole('listitem').textContent).toContain(`Entry 2: ${SHOWN}`)
    proven.getByText('Nothing changes on its own. You can question each entry.')
    await user.click(proven.getByRole('button', { name: 'Question entry: Entry 2' }))
    await screen.findByRole('dialog', { name: 'Question Ben’s pass' })
  })
})
