// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { play, FakeMatch } from '../../../fake-match'
import { openMore, sitDown } from '../../../sit-down'

const opener = () => screen.getByText('Tiles played', { selector: 'summary span' })
const rows = () =>
  within(screen.getByRole('table', { name: /^How many halves of each number are on the table/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

/** Ends 6 and 6, and no 6 anywhere else: nobody can play again. */
const SIXES_GONE = [
  play('6-6'),
  play('6-0', 'right'),
  play('3-0', 'right'),
  play('6-3', 'right'),
  play('6-2', 'left'),
  play('4-2', 'left'),
  play('6-4', 'left'),
  play('6-5', 'right'),
  play('5-1', 'right'),
  play('6-1', 'right'),
]

describe('Tiles played', () => {
  test('counts each number on the table and names its ends, once it is opened', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6'), play('6-4', 'left'), play('6-2', 'right')))
    await openMore(user)
    await user.click(opener())
    expect(rows()).toEqual([
      '0 | 0 of 8 | 7 | none',
      '1 | 0 of 8 | 7 | none',
      '2 | 1 of 8 | 6 | right',
      '3 | 0 of 8 | 7 | none',
      '4 | 1 of 8 | 6 | left',
      '5 | 0 of 8 | 7 | none',
      '6 | 4 of 8 | 4 | none',
    ])
    screen.getByText('25 tiles left: 9 in hands, 16 in the boneyard (all can be drawn).')
  })

  test('names frozen ends, closed or open', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'bergen-game-cabinet', players: ['Ada', 'Ben', 'Cleo'] }).enter(...SIXES_GONE))
    await openMore(user)
    screen.getByText('2 frozen ends')
    await user.click(opener())
    expect(rows().at(-1)).toBe('6 | 8 of 8 | all played | left, right')
    screen.getByText(
      'Frozen: the left end (6) and the right end (6). Every tile with that number is played, so nobody can play there again. Nobody can play on any end.',
    )
  })

  test('names arms round a spinner', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'double-bergen' }).enter(play('5-5'), play('5-4', 1)))
    await openMore(user)
    await user.click(opener())
    expect(rows()[4]).toBe('4 | 1 of 8 | 6 | arm 1')
    expect(rows()[5]).toBe('5 | 3 of 8 | 5 | arm 2, arm 3, arm 4')
  })

  test('can be turned off for the match, and on again', async () => {
    const match = new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6'))
    const user = await sitDown(match)
    await openMore(user)
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: 'Turn off for this match' }))
    await screen.findByText('Turned off for this match.')
    expect(opener().parentElement?.textContent).toBe('Tiles playedoff')
    expect(screen.queryByRole('table')).toBeNull()
    expect(match.tableAid).toBe('off')
    await user.click(screen.getByRole('button', { name: 'Turn on' }))
    await screen.findByRole('table', { name: /^How many halves of each number/ })
    expect(match.tableAid).toBe('')
  })

  test('stays as it was left on this device', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'bergen-draw' }).enter(play('6-6')))
    await openMore(user)
    const details = opener().closest('details')
    expect(details?.open).toBe(false)
    await user.click(opener())
    await expect.poll(() => window.localStorage.getItem('caravan.tiles-played')).toBe('open')
    expect(details?.open).toBe(true)
  })
})
