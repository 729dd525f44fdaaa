// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DICE, play, FakeMatch } from '../../fake-match'
import { sitDown } from '../../sit-down'

const threePlays = () =>
  new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4'), play('4-2', 'right'), play('6-2', 'right'))

const feed = () => screen.getByRole('region', { name: 'What happened' })
const hands = () =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByText(/^\d+ tiles? in hand$/)
    .map((hand) => hand.textContent)

async function opened(match: FakeMatch, entry: RegExp) {
  const user = await sitDown(match)
  await user.click(within(feed()).getByRole('button', { name: entry }))
  await user.click(await screen.findByRole('button', { name: 'Correct or delete' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('Undo and redo', () => {
  test('name what they undo and redo, any number of steps', async () => {
    const match = threePlays()
    const user = await sitDown(match)
    await user.click(screen.getByRole('button', { name: 'Undo the last play' }))
    await waitFor(() => expect(match.told()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Undo the last play' }))
    await waitFor(() => expect(match.told()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('button', { name: 'Redo the last play' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right']))
  })

  test('are on Ctrl+Z, Ctrl+Y and Shift+Ctrl+Z', async () => {
    const match = threePlays()
    const user = await sitDown(match)
    await user.keyboard('{Control>}zz{/Control}')
    await waitFor(() => expect(match.told()).toHaveLength(1))
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(match.told()).toHaveLength(2))
    await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
    await waitFor(() => expect(match.told()).toHaveLength(3))
  })

  test('are off where there is nothing to undo', async () => {
    const user = await sitDown(new FakeMatch({ preset: 'bergen-draw' }))
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('button', { name: 'Redo' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('An entry of what happened', () => {
  test('shows its tile, and offers to correct it first, where keys begin', async () => {
    const user = await sitDown(threePlays())
    await user.click(within(feed()).getByRole('button', { name: /Ben played 4-2/ }))
    const dialog = screen.getByRole('dialog', { name: 'Ben’s 4-2' })
    const ways = [...(dialog.querySelector('footer')?.querySelectorAll('button') ?? [])].map((button) => button.textContent)
    expect(ways).toEqual(['Correct or delete', 'Question entry', 'Share this play'])
    expect(document.activeElement?.textContent).toBe('Correct or delete')
    expect(dialog.querySelectorAll('p svg[data-orientation="horizontal"]')).toHaveLength(1)
  })
})

describe('Correcting an earlier entry', () => {
  test('of draws that are one line in the log opens each of them', async () => {
    const match = threePlays().enter(...[1, 2, 3].map((count) => ({ type: 'draw', count }) as const))
    const user = await sitDown(match)
    await user.click(within(feed()).getByRole('button', { name: /drew 6 tiles/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Entry 4: drew 1 tile',
      'Entry 5: drew 2 tiles',
      'Entry 6: drew 3 tiles',
    ])
    expect(dialog.queryByRole('button', { name: 'Correct or delete' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Correct or delete: Entry 5' }))
    await user.click(await screen.findByRole('button', { name: 'Delete this entry' }))
    await user.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told().slice(3)).toEqual(['1 draw 1', '1 draw 3']))
  })

  test('is still there when it was only closed, and gone once it was cancelled', async () => {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ben played 4-2/)
    await user.click(dialog.getByRole('button', { name: 'Delete this entry' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const again = async () => {
      await user.click(within(feed()).getByRole('button', { name: /Ben played 4-2/ }))
      await user.click(await screen.findByRole('button', { name: 'Correct or delete' }))
      return within(await screen.findByRole('dialog'))
    }
    const kept = await again()
    await user.click(kept.getByRole('button', { name: 'Keep this entry' }))
    await user.click(kept.getByRole('button', { name: 'Delete this entry' }))
    await user.click(kept.getByRole('button', { name: 'Cancel' }))
    expect((await again()).queryByRole('button', { name: 'Keep this entry' })).toBeNull()
    expect(match.told()).toHaveLength(3)
  })

  test('names the rule that forbids it, and opens it over what was begun', async () => {
    const match = new FakeMatch({ preset: 'bergen-pagat' }).enter(play('6-6'), play('6-4', 'left'))
    const { user, dialog } = await opened(match, /Ada led 6-6/)
    await user.click(dialog.getByRole('button', { name: 'Delete this entry' }))
    await user.click(await dialog.findByRole('link', { name: /B-7/ }))
    await screen.findByRole('dialog', { name: /^B-7/ })
    expect(dialog.getByRole('alert').textContent).toContain('B-7')
  })

  test('shows what would come of it, changes nothing before it is saved, and is one step to undo', async () => {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ada played 6-2 on the right end/)
    dialog.getByRole('heading', { name: 'Change Ada’s 6-2' })
    await user.click(dialog.getByRole('button', { name: '2-1' }))
    const result = await dialog.findByRole('region', { name: 'After this correction' })
    expect(result.textContent).toContain('Ada 3 → 0')
    expect(match.told().at(-1)).toBe('0 6-2 right')
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right', '0 2-1 right']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo the correction' }))
    await waitFor(() => expect(match.told().at(-1)).toBe('0 6-2 right'))
  })

  test('can change the end, the player and what happened', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-6'), play('6-4', 'left'))
    const { user, dialog } = await opened(match, /Ben played 6-4/)
    await user.click(dialog.getByRole('radio', { name: /^Right end/ }))
    await user.click(dialog.getByRole('radio', { name: 'Ada' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-6', '0 6-4 right']))
    await user.click(await within(feed()).findByRole('button', { name: /Ada played 6-4 on the right end/ }))
    await user.click(await screen.findByRole('button', { name: 'Correct or delete' }))
    await user.click(screen.getByRole('radio', { name: 'Drew tiles' }))
    await user.click(screen.getByRole('button', { name: 'Increase: Tiles drawn' }))
    await user.click(screen.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-6', '0 draw 2']))
  })

  test('deletes an entry', async () => {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ada played 6-2/)
    await user.click(dialog.getByRole('button', { name: 'Delete this entry' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right']))
  })

  test('inserts an entry that was forgotten', async () => {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ada played 6-2/)
    expect(hands()).toEqual(['4 tiles in hand', '5 tiles in hand'])
    await user.click(dialog.getByRole('button', { name: 'Insert entry before' }))
    await user.click(dialog.getByRole('radio', { name: 'Drew tiles' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right', '0 draw 1', '0 6-2 right']))
    await waitFor(() => expect(hands()).toEqual(['5 tiles in hand', '5 tiles in hand']))
  })

  test('offers no draw in a game in which nobody draws, and neither does the table', async () => {
    const match = new FakeMatch({ preset: 'block' }).enter(play('6-4'))
    const { dialog } = await opened(match, /Ada led 6-4/)
    dialog.getByRole('radio', { name: 'Passed' })
    expect(dialog.queryByRole('radio', { name: 'Drew tiles' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Draw 1', hidden: true })).toBeNull()
  })

  test('refuses what cannot be, with the reason', async () => {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ada played 6-2/)
    await user.click(dialog.getByRole('button', { name: /^3-1/ }))
    expect(dialog.getByRole('alert').textContent).toContain('3-1 doesn’t fit')
    expect(dialog.getByRole('button', { name: 'Save correction' }).hasAttribute('disabled')).toBe(true)
    expect(match.told()).toHaveLength(3)
  })

  test('opens from its tile on the table too', async () => {
    const user = await sitDown(threePlays())
    await user.click(screen.getByRole('button', { name: /^4-2, played on the right end by Ben/ }))
    screen.getByRole('dialog', { name: 'Ben’s 4-2' })
  })

  test('made on a table that has moved on is refused as stale, and nothing changes', async () => {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ada played 6-2/)
    await user.click(dialog.getByRole('button', { name: '2-1' }))
    match.enter(play('6-1', 'left'))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await screen.findByText(/Someone else entered something first/)
    expect(match.told()).toHaveLength(4)
  })
})

describe('When a later entry no longer fits', () => {
  /** Ben's 4-2 becomes 4-1, so that Ada's 6-2 no longer fits the right end. */
  async function conflict() {
    const match = threePlays()
    const { user, dialog } = await opened(match, /Ben played 4-2/)
    await user.click(dialog.getByRole('button', { name: '4-1' }))
    const notice = dialog.getByRole('alert')
    expect(notice.textContent).toContain('Ada’s 6-2: 6-2 doesn’t fit: the right end shows 1.')
    return { match, user, dialog }
  }

  test('nothing is changed, and it can be left so', async () => {
    const { match, user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Leave as it is' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(match.told()).toEqual(['0 6-4', '1 4-2 right', '0 6-2 right'])
  })

  test('the later entry can be corrected in the same revision', async () => {
    const { match, user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Change Ada’s 6-2 too' }))
    dialog.getByRole('heading', { name: 'Change Ada’s 6-2' })
    dialog.getByRole('button', { name: 'Ben’s 4-2: Ben played 4-1 on the right end' })
    await user.click(dialog.getByRole('button', { name: '6-1' }))
    await user.click(dialog.getByRole('radio', { name: /^Right end/ }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-1 right', '0 6-1 right']))
    expect(match.done.at(-1)?.name).toBe('revise')
  })

  test('it and everything after it can be deleted, and undo restores all of it', async () => {
    const { match, user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Delete Ada’s 6-2 and everything after it' }))
    dialog.getByText(/Ada’s 6-2 and everything after it will be deleted/)
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-1 right']))
    await user.click(await screen.findByRole('button', { name: 'Undo the correction' }))
    await waitFor(() => expect(match.told()).toEqual(['0 6-4', '1 4-2 right', '0 6-2 right']))
  })
})

describe('When a correction ends the match earlier', () => {
  test('the rounds after it can be deleted', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 1, target: 3, approachCap: false, dominoPoints: 1 } })
    match.enter(play('6-4')).startRound({ leader: 1 }).enter(play('4-1'))
    const { user, dialog } = await opened(match, /Ada led 6-4/)
    await user.click(dialog.getByRole('button', { name: '6-6' }))
    expect(dialog.getByRole('alert').textContent).toContain('Ben’s 4-1: The match is over')
    await user.click(dialog.getByRole('button', { name: 'Delete Ben’s 4-1 and everything after it' }))
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.told(0)).toEqual(['0 6-6']))
    expect(match.record.rounds).toHaveLength(1)
  })
})

describe('Correcting the start of a round', () => {
  test('changes the roll, and every score with it', async () => {
    const match = threePlays()
    const user = await sitDown(match)
    await user.click(within(feed()).getByRole('button', { name: /^Correct the start of round 1/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Start of round 1' }))
    await user.click(dialog.getByRole('button', { name: /^Flower, first die/ }))
    await user.click(within(dialog.getByRole('group', { name: 'Flower, first die' })).getByRole('button', { name: '1' }))
    expect(dialog.getByRole('region', { name: 'After this correction' }).textContent).toContain('Ada 3 → 2')
    await user.click(dialog.getByRole('button', { name: 'Save correction' }))
    await waitFor(() => expect(match.record.rounds[0]?.dice?.flower).toEqual([1, 6]))
  })
})
