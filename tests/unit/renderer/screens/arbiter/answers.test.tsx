// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { derivedColour } from '#shared/contract/colours'
import { arbiter, wouldChange } from '../../../../../src/renderer/messages/en'
import { ArbiterScreen } from '../../../../../src/renderer/screens/arbiter/arbiter-screen'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

const LINE = 'line 6-0 0-1 1-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6'

beforeEach(() => {
  standInForModalDialogs()
  sessionStorage.clear()
})

/** The page, filled in from one line of text after another. */
async function pasted(...texts: readonly string[]): Promise<HTMLElement> {
  const user = userEvent.setup()
  renderInApp(new FakeHost(), <ArbiterScreen />)
  for (const text of texts) {
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Paste text…' }))
    await user.click(screen.getByRole('textbox', { name: 'One line of text' }))
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
  }
  return screen.getByRole('region', { name: 'Ruling' })
}
const largest = (answer: HTMLElement) => within(answer).getAllByRole('heading', { level: 2 })[0]?.textContent
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())

describe('The page Settle a dispute', () => {
  test('of a player who went out says what that pays and by which rule, and rules on nothing', async () => {
    const answer = await pasted(`position bergen-pagat; Ada holds 1-1 all of 1, Ben holds - all of 0; ${LINE}; boneyard 17`)
    expect(largest(answer)).toBe('Ben went out')
    within(answer).getByText('and gets 2 points')
    within(answer).getByRole('link', { name: /^Rule B-4/ })
    expect(said()).toContain('Ben went out and gets 2 points.')
    for (const name of [arbiter.others, arbiter.tests, wouldChange.heading]) expect(within(answer).queryByRole('region', { name })).toBeNull()
    expect(within(answer).queryByRole('button', { name: 'Save the ruling' })).toBeNull()
    expect(within(answer).queryByText('If it were blocked:')).toBeNull()
  })

  test('says who wins whatever is hidden, why, and still leads to what is missing', async () => {
    const answer = await pasted(`position flower-and-scorpion; Ada holds 5-3 all, Ben holds 0-0 all, Cid of 2; ${LINE}; boneyard 14; flower 5-3, scorpion 2-2`)
    expect(largest(answer)).toBe('Ada wins')
    within(answer).getByText('and gets 2 chips, whatever Cid holds')
    within(answer).getByText('Nothing that is missing can change this.')
    within(answer).getByText(/^Step 1: the player with the Flower wins/)
    expect(said()).toContain('Ada wins and gets 2 chips, whatever Cid holds.')
    within(answer).getByRole('button', { name: 'Next: Cid’s hand' })
    for (const name of [arbiter.others, arbiter.tests]) expect(within(answer).queryByRole('region', { name })).toBeNull()
  })

  test('shows each player in a colour and with initials of their own, also those whom nobody knows', async () => {
    // by their names alone they would have one colour
    expect(derivedColour('mia')).toBe(derivedColour('may'))
    await pasted(`position bergen-pagat; Mia holds 1-1 all, May holds 2-2 all, Ben holds 0-3 all; ${LINE}; boneyard 15`)
    const shown = [...document.querySelectorAll<HTMLElement>('li [data-initials]')].map(({ dataset }) => dataset)
    expect(shown.map(({ initials }) => initials)).toEqual(['Mi', 'Ma', 'B'])
    expect(new Set(shown.map(({ colour }) => colour)).size).toBe(3)
  })

  test('keeps tiles that do not join, and names the place beside the ruling and on the felt', async () => {
    const answer = await pasted('position bergen-pagat; Ada holds 0-2 all, Ben holds 2-2 all; line 6-0 1-6 6-6; boneyard 23')
    const problem = '6-0 and 1-6 do not join: 0 and 1.'
    within(answer).getByText(problem)
    expect(screen.getAllByText(problem)).toHaveLength(2)
    const line = screen.getByRole('group', { name: 'The train' })
    expect(
      within(line)
        .getAllByRole('img')
        .map((tile) => tile.getAttribute('aria-label')),
    ).toEqual(['6-0', '1-6', '6-6'])
    expect([...line.querySelectorAll('[data-apart] [aria-label]')].map((tile) => tile.getAttribute('aria-label'))).toEqual(['1-6'])
  })

  test('says beside the ruling and in its line that a count does not match', async () => {
    const answer = await pasted(`position bergen-pagat; Ada holds 1-1 all of 3, Ben holds 2-2 0-3 all of 2; ${LINE}; boneyard 15`)
    within(answer).getByText('Ada’s hand has 1 tile entered, but should have 3.')
    expect(said()).toContain('Not certain: the tiles and counts contradict each other. Ada wins and gets 1 point.')
  })

  test('names a winner who loses points without them, and says what everyone loses', async () => {
    const answer = await pasted('position double-bergen; Ada holds 1-1 all, Ben holds 6-5 6-4 all')
    const rows = within(within(answer).getByRole('region', { name: 'Under other rules' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows).toContain('SimpleAdaPips: Ada 2, Ben 21 · Ada −1, Ben −2')
  })

  test('one notice says that a text was filled in, however many there were; its way back leads to the one before', async () => {
    await pasted('position bergen-pagat; Ada, Ben', 'position bergen-pagat; Cid, Dot')
    const messages = screen.getByRole('list', { name: 'Messages' })
    expect(within(messages).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(within(messages).getByRole('button', { name: 'Undo' }))
    screen.getByDisplayValue('Ada')
  })
})
