// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DICE, play, FakeMatch } from '../../fake-match'
import { sentence } from '../../sentence'
import { sitDown } from '../../sit-down'

const NAMES = ['Mia', 'Opa Josef', 'Lena']

/** The question of the last entry, as it is opened from the table. */
async function questioned(match: FakeMatch) {
  const user = await sitDown(match)
  await user.keyboard('q')
  return { user, dialog: await screen.findByRole('dialog') }
}

const flower = (...tiles: readonly (readonly [string, ('left' | 'right')?])[]) =>
  new FakeMatch({ preset: 'flower-and-scorpion', players: NAMES, start: { leader: 0, dice: DICE } }).enter(...tiles.map(([tile, arm]) => play(tile, arm)))

/** What is read first: it has the focus, and is the first line below the title. */
const verdict = (): string => document.activeElement?.textContent ?? ''

describe('A question begins with its verdict', () => {
  test('of a play that scores nothing: what it comes to, and what lies open', async () => {
    const { dialog } = await questioned(flower(['6-4'], ['4-2', 'right'], ['6-3', 'left']))
    expect(verdict()).toBe('0 chips. The ends show 3 and 2.')
    expect(within(dialog).getByText(sentence(/^Lena played 6-3 on the left end/)).textContent).toBe('Lena played 6-3 on the left end.')
  })

  test('of a play that scores: for what', async () => {
    const { dialog } = await questioned(flower(['6-4'], ['4-2', 'right'], ['2-2', 'right'], ['6-2', 'left']))
    expect(verdict()).toBe('+3 chips: plural. The ends show 2, 2 and 2.')
    within(dialog).getByText(sentence(/played 6-2 on the left end\. \S/))
  })

  test('of a draw and a pass: whether it was regular; the reason is not said twice', async () => {
    const { dialog, user } = await questioned(flower(['6-4']).enter({ type: 'draw', count: 1 }, { type: 'pass' }))
    expect(verdict()).toMatch(/^Irregular: Opa Josef passed but could still /)
    expect(within(dialog).getAllByText(/^Irregular/)).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Previous entry' }))
    within(dialog).getByText('Nothing irregular.')
  })
})

test('the ways to the entries before and after are signs in the row of the title', async () => {
  const { dialog, user } = await questioned(flower(['6-4'], ['4-2', 'right']))
  const title = within(dialog).getByRole('heading', { name: 'Question Opa Josef’s 4-2' })
  const signs = within(title.parentElement as HTMLElement).getAllByRole('button')
  expect(signs.map((sign) => [sign.getAttribute('aria-label'), sign.textContent])).toEqual([
    ['Previous entry', ''],
    ['Next entry', ''],
    ['Close', ''],
  ])
  expect(signs[1]?.getAttribute('aria-disabled')).toBe('true')
  // a person who doubts an entry steps back from it, and what was said stays
  await user.click(within(dialog).getByRole('radio', { name: /^It stands/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Lena' }))
  await user.click(signs[0] as HTMLElement)
  within(dialog).getByRole('heading', { name: 'Question Mia’s 6-4' })
  expect(within(dialog).getByRole('button', { name: 'Lena' }).getAttribute('aria-pressed')).toBe('true')
})

test('rules under which it comes to the same are folded to how many they are', async () => {
  const { dialog, user } = await questioned(flower(['6-4'], ['4-2', 'right'], ['6-3', 'left']))
  const others = within(dialog).getByRole('region', { name: 'Under other rules' })
  const folded = within(others).getByText(/^Same under \d+ other rules$/)
  expect(folded.closest('details')?.open).toBe(false)
  await user.click(folded)
  const count = Number(/\d+/.exec(folded.textContent)?.[0])
  expect(within(folded.closest('details') as HTMLElement).getAllByRole('listitem')).toHaveLength(count)
  // nothing differs, so there is no more to say
  expect(within(others).queryByRole('heading')).toBeNull()
})
