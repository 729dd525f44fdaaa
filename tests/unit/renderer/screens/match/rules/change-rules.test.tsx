// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { play, FakeMatch } from '../../../fake-match'
import { openMore, sitDown } from '../../../sit-down'

const dialog = () => within(screen.getByRole('dialog', { name: 'House rules' }))
/** Ada has 2 for the double she led. */
const led = () => new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-6'), play('6-5'))

async function ask(user: UserEvent, setting: string, value: string): Promise<void> {
  await openMore(user)
  await user.click(screen.getByRole('button', { name: 'House rules' }))
  await user.click(dialog().getByText(setting))
  const field = dialog().getAllByRole('spinbutton')[0] as HTMLElement
  await user.clear(field)
  await user.type(field, value)
  await user.click(dialog().getByRole('button', { name: 'Preview changes' }))
}
const rows = () =>
  dialog()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('House rules in a running match', () => {
  test('before anything is entered everyone’s points are shown as they are and as they would have been', async () => {
    const match = led()
    const user = await sitDown(match)
    await ask(user, 'Points for a double header', '5')
    dialog().getByText('Points for a double header: 2 → 5')
    expect(rows()).toEqual([
      ['Ada', '2', '5'],
      ['Ben', '0', '0'],
    ])
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'From now on' }).checked).toBe(true)
    expect(match.told()).toHaveLength(2)
    await user.click(dialog().getByRole('button', { name: 'Change rules' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-6', '1 6-5 right', 'rules {"doubleHeader":5}']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openMore(user)
    within(screen.getByRole('dialog')).getByText(/rules changed in round 1/)
    expect(within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem')[0]?.textContent).toContain(
      'From here on: Points for a double header: 5',
    )
  })

  test('from the beginning everything is scored again', async () => {
    const match = led()
    const user = await sitDown(match)
    await ask(user, 'Points for a double header', '5')
    await user.click(dialog().getByRole('radio', { name: 'From the start of the match' }))
    await user.click(dialog().getByRole('button', { name: 'Change rules' }))
    await waitFor(() => expect(match.told()).toEqual(['rules {"doubleHeader":5}', '0 6-6', '1 6-5 right']))
    await waitFor(() => expect(screen.getByRole('article', { name: 'Ada' }).textContent).toContain('5 of'))
  })

  test('what could not have been played so is named by its place, and nothing can be entered', async () => {
    const match = led()
    const user = await sitDown(match)
    await ask(user, 'Target', '1')
    dialog().getByText('With these rules from the start, this match wouldn’t have been possible')
    dialog().getByText('With these rules someone would have won before round 1, entry 2, so the rest could not have been played.')
    await user.click(dialog().getByRole('radio', { name: 'From the start of the match' }))
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Change rules' }).disabled).toBe(true)
    await user.click(dialog().getByRole('radio', { name: 'From now on' }))
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Change rules' }).disabled).toBe(false)
  })

  test('how many tiles are dealt waits for the next round, and it says so', async () => {
    const user = await sitDown(led())
    await ask(user, 'Tiles dealt', '4')
    dialog().getByText('Tiles dealt can only change at the start of a round, before anyone has played, drawn or passed.')
  })

  test('once the round is over it says where a change belongs', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 1 } }).enter(play('6-6')))
    await ask(user, 'Points for a double header', '5')
    expect(dialog().getByRole('alert').textContent).toContain('This round is over. Start the next one')
  })
})
