// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PlayerChips, type PlayerChipsProps } from '../../../../../src/renderer/components/player-chips/player-chips'

afterEach(cleanup)

const ADA: PlayerChipsProps = {
  name: 'Ada',
  total: 12,
  target: 20,
  labels: { unit: 'chips', toPlay: 'to play', leader: 'caravan master', hand: '5 tiles in hand', winner: 'winner' },
}

function panel(props: Partial<PlayerChipsProps> = {}): HTMLElement {
  render(<PlayerChips {...ADA} {...props} />)
  return screen.getByRole('article', { name: 'Ada' })
}

describe('a player’s panel', () => {
  test('shows name, chips and what is to be reached', () => {
    const ada = panel()
    within(ada).getByRole('heading', { name: 'Ada' })
    within(ada).getByText('12')
    within(ada).getByText('/ 20')
  })

  test('counts down to the chips left to give back, never below none', () => {
    const ada = panel({ countdown: true, labels: { ...ADA.labels, unit: 'to give back' } })
    within(ada).getByText('8')
    expect(within(ada).queryByText('/ 20')).toBeNull()
    cleanup()
    within(panel({ countdown: true, total: 21 })).getByText('0')
  })

  test('writes a total below zero with a minus sign', () => {
    within(panel({ total: -3, target: null })).getByText('−3')
  })

  test('says whose turn it is in a word as well', () => {
    const ada = panel({ toPlay: true })
    within(ada).getByText('to play')
    expect(ada.getAttribute('aria-current')).toBe('true')
    cleanup()
    expect(within(panel()).queryByText('to play')).toBeNull()
  })

  test('names the leader and the winner', () => {
    const ada = panel({ leader: true, winner: true })
    within(ada).getByText('caravan master')
    within(ada).getByText('winner')
  })

  test('reads out in full what is written short', () => {
    const ada = panel({ leader: true, labels: { ...ADA.labels, leaderInShort: 'master' } })
    within(ada).getByText('caravan master')
    expect(within(ada).getByText('master').getAttribute('aria-hidden')).toBe('true')
  })

  test('keeps room for what the total moves by', () => {
    const parts = (ada: HTMLElement) => [...ada.querySelectorAll('article > *, article > * > *')].map(({ tagName }) => tagName)
    const before = parts(panel({ hand: 5 }))
    cleanup()
    expect(parts(panel({ hand: 5, delta: { key: 1, points: 3 } }))).toEqual(before)
  })

  test('counts the tiles in hand, in words and in backs', () => {
    const ada = panel({ hand: 5 })
    const hand = within(ada).getByText('5 tiles in hand').parentElement
    expect(hand?.textContent).toBe('5 tiles in hand5')
    expect(hand?.querySelectorAll('[aria-hidden] > span')).toHaveLength(5)
    cleanup()
    expect(within(panel()).queryByText('5 tiles in hand')).toBeNull()
  })

  test('shows what the total moved by with its sign, and nothing for nothing', () => {
    within(panel({ delta: { key: 1, points: 3 } })).getByText('+3')
    cleanup()
    within(panel({ delta: { key: 2, points: -1 } })).getByText('−1')
    cleanup()
    expect(within(panel({ delta: { key: 3, points: 0 } })).queryByText('0')).toBeNull()
  })

  test('says the score in full to a screen reader, once', () => {
    const ada = panel({ labels: { ...ADA.labels, total: '12 of 20 chips' } })
    within(ada).getByText('12 of 20 chips')
    expect(within(ada).getByText('12').closest('[aria-hidden="true"]')).not.toBeNull()
  })
})
