// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { play, FakeMatch } from '../../../fake-match'
import { openMore, sitDown } from '../../../sit-down'

const opener = () => screen.getByText('Score hints', { selector: 'summary span' })
const tray = () => within(screen.getByRole('group', { name: 'Tiles that fit' }))
const named = () =>
  tray()
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? '')
const paying = () => named().filter((name) => /[+−]\d/.test(name))
/** Ends 6, which is a double, and 2. */
const begun = (rules = {}) => new FakeMatch({ preset: 'bergen-game-cabinet', rules }).enter(play('6-6'), play('6-4', 'right'), play('4-2', 'right'))

async function turnOn(match: FakeMatch) {
  const user = await sitDown(match)
  await openMore(user)
  await user.click(opener())
  await user.click(screen.getByRole('button', { name: 'Turn on for this match' }))
  await screen.findByRole('button', { name: 'Turn off' })
  return user
}

describe('The learning aid', () => {
  test('is off at first, and no tile says what it would score', async () => {
    const user = await sitDown(begun())
    expect(paying()).toEqual([])
    await openMore(user)
    expect(opener().parentElement?.textContent).toBe('Score hintsoff')
  })

  test('turned on for the match, it names what tiles score at their ends, and which score the most', async () => {
    const match = begun()
    await turnOn(match)
    expect(match.learningAid).toBe('on')
    expect(paying()).toEqual(['6-2, left end, +2', '6-2, right end, +3, the best'])
  })

  test('and off again', async () => {
    const match = begun()
    const user = await turnOn(match)
    await user.click(screen.getByRole('button', { name: 'Turn off' }))
    await screen.findByRole('button', { name: 'Turn on for this match' })
    expect(match.learningAid).toBe('')
    expect(paying()).toEqual([])
  })

  test('in a set that is entered by half, the number of the best place shows it too', async () => {
    await turnOn(begun({ maxPip: 12 }))
    const best = tray()
      .getAllByRole('button', { name: /^Number/ })
      .filter((each) => each.dataset['best'] === 'true')
    expect(best.map((each) => each.getAttribute('aria-label'))).toEqual(['Number 2, right end'])
    expect(paying()).toEqual(['6-2, left end, +2'])
  })
})
