// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeHost } from '../../../fake-host'
import { FakeMatch } from '../../../fake-match'
import { sitDown } from '../../../sit-down'

/** Ada has one tile and Ben two; 6 and 2 lie open. */
const block = () => new FakeMatch({ preset: 'block' }).enter({ type: 'table', line: ['6-4', '4-2'], hands: [1, 2] })
const out = () => block().enter({ type: 'play', player: 0, tile: '2-1', arm: 'right' })
const dialog = () => screen.findByRole('dialog', { name: 'What is left in the other hands?' })
const field = async (name: string) => within(await dialog()).getByRole<HTMLInputElement>('textbox', { name: `${name}, round 1` })

describe('Once somebody is out where the tiles left pay', () => {
  test('the table asks for the other hands, and Enter ends the round', async () => {
    const match = out()
    const user = await sitDown(match)
    within(await dialog()).getByText('Ada goes out.')
    expect((await field('Ada')).disabled).toBe(true)
    expect(document.activeElement).toBe(await field('Ben'))
    await user.keyboard('16{Enter}')
    await screen.findByRole('region', { name: 'Round 1 is over' })
    expect(match.told().at(-1)).toBe('left  | 16')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('takes tiles too: those on the table are off', async () => {
    const match = out()
    const user = await sitDown(match)
    await user.click(within(await dialog()).getByRole('button', { name: 'Tiles' }))
    const hand = within(screen.getByRole('dialog', { name: 'Tiles left in hand: Ben' }))
    const tiles = within(hand.getByRole('group', { name: 'All tiles' }))
    await user.click(tiles.getByRole('button', { name: '6-6' }))
    await user.click(tiles.getByRole('button', { name: '3-1' }))
    hand.getByText('16 points')
    await user.click(hand.getByRole('button', { name: 'Done' }))
    await user.click(within(await dialog()).getByRole('button', { name: 'End the round' }))
    await screen.findByRole('region', { name: 'Round 1 is over' })
    expect(match.told().at(-1)).toBe('left  | 6-6 3-1')
  })

  test('takes what phones show of the others as it comes, and nothing of who is out', async () => {
    const match = out()
    const host = FakeHost.with(match)
    const user = await sitDown(match, undefined, host)
    await dialog()
    host.hands.send([
      { round: 0, seat: 0, hand: { pips: 9 } },
      { round: 0, seat: 1, hand: ['6-6', '3-1'] },
    ])
    await waitFor(async () => expect((await field('Ben')).value).toBe('16'))
    expect((await field('Ada')).value).toBe('0')
    await user.click(within(await dialog()).getByRole('button', { name: 'End the round' }))
    await screen.findByRole('region', { name: 'Round 1 is over' })
    expect(match.told().at(-1)).toBe('left  | 6-6 3-1')
  })

  test('the round shows afterwards what was left, and what it counts', async () => {
    const match = out().enter({ type: 'left', hands: [[], ['6-6', '3-1']] })
    const user = await sitDown(match)
    await user.click(await screen.findByRole('button', { name: 'Whole round' }))
    const left = within(await screen.findByRole('region', { name: 'Left in hand' }))
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Adano tiles00 points', 'Ben1616 points'])
    left.getByRole('img', { name: '6-6' })
    await user.click(within(screen.getByRole('dialog', { name: 'Round 1' })).getByRole('button', { name: 'Close' }))
    await user.click(screen.getAllByRole('button', { name: /^Round over, hands counted/ })[0] as HTMLElement)
    within(screen.getByRole('dialog', { name: 'The count of the round' })).getByRole('region', { name: 'Left in hand' })
  })

  test('can be closed and opened again; nothing else can be done to the round but undo', async () => {
    const match = out()
    const user = await sitDown(match)
    await user.type(await field('Ben'), '7')
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /What is left in the other hands/ }))
    expect((await field('Ben')).value).toBe('7')
  })
})

test('Who has left the match is not asked, and what their phone shows is nothing', async () => {
  const match = new FakeMatch({ preset: 'block', players: ['Ada', 'Ben', 'Cleo'] })
    .enter({ type: 'table', line: ['6-4', '4-2'], hands: [1, 2, 2] })
    .enter({ type: 'leave', player: 1, tiles: 'aside' })
    .enter({ type: 'play', player: 0, tile: '2-1', arm: 'right' })
  const host = FakeHost.with(match)
  const user = await sitDown(match, undefined, host)
  const fields = within(await dialog()).getAllByRole('textbox')
  expect(fields.map((each) => each.getAttribute('aria-label'))).toEqual(['Ada, round 1', 'Cleo, round 1'])
  host.hands.send([{ round: 0, seat: 1, hand: { pips: 9 } }])
  expect(document.activeElement).toBe(await field('Cleo'))
  await user.keyboard('7{Enter}')
  await screen.findByRole('region', { name: 'Round 1 is over' })
  expect(match.told().at(-1)).toBe('left  | 0 | 7')
})
