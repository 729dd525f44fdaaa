// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PlayerChips, type PlayerChipsProps } from '../../../../../src/renderer/components/player-chips/player-chips'

afterEach(cleanup)

const ADA: PlayerChipsProps = {
  name: 'Ada',
  total: 12,
  target: 20,
  labels: { toPlay: 'to play', leader: 'caravan master', hand: '5 tiles in hand', winner: 'winner', total: '12 of 20 chips' },
}

function panel(props: Partial<PlayerChipsProps> = {}): HTMLElement {
  render(<PlayerChips {...ADA} {...props} />)
  return screen.getByRole('article', { name: 'Ada' })
}

describe('a player’s panel', () => {
  test('shows name and score', () => {
    const ada = panel()
    within(ada).getByRole('heading', { name: 'Ada' })
    within(ada).getByText('12')
  })

  test('shows a bar for each tile in hand, seven at most, beside their number', () => {
    const hand = (tiles: number) => {
      const shown = panel({ hand: tiles }).querySelector('[data-hand]')
      const told = [shown?.querySelector('[data-backs]')?.childElementCount, shown?.textContent]
      cleanup()
      return told
    }
    expect([hand(0), hand(3), hand(12)]).toEqual([
      [0, '0'],
      [3, '3'],
      [7, '12'],
    ])
  })

  test('has a track as long as the way to the target that is done, from nothing to all of it', () => {
    const length = (ada: HTMLElement) => (ada.lastElementChild?.firstElementChild as HTMLElement).style.inlineSize
    expect(length(panel())).toBe('60%')
    cleanup()
    expect(length(panel({ total: -3 }))).toBe('0%')
    cleanup()
    expect(length(panel({ total: 23 }))).toBe('100%')
  })

  test('counts down to the chips left to give back, never below none', () => {
    within(panel({ countdown: true })).getByText('8')
    cleanup()
    within(panel({ countdown: true, total: 21 })).getByText('0')
  })

  test('writes a total below zero with a minus sign', () => {
    within(panel({ total: -3 })).getByText('−3')
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
    // read out where there is room for the cup alone too
    expect(
      within(ada)
        .getAllByText('winner')
        .map((word) => word.getAttribute('aria-hidden')),
    ).toEqual([null, 'true'])
  })

  test('counts the tiles in hand, in words, in bars and as a number', () => {
    const ada = panel({ hand: 5 })
    const hand = within(ada).getByText('5 tiles in hand').parentElement
    expect(hand?.textContent).toBe('5 tiles in hand5')
    expect(hand?.querySelectorAll('[data-backs] > span')).toHaveLength(5)
    cleanup()
    expect(within(panel()).queryByText('5 tiles in hand')).toBeNull()
  })

  test('has no more bars than there is room for, and counts on', () => {
    const hand = within(panel({ hand: 17, labels: { ...ADA.labels, hand: '17 tiles in hand' } })).getByText('17 tiles in hand').parentElement
    expect(hand?.textContent).toBe('17 tiles in hand17')
    expect(hand?.querySelectorAll('[data-backs] > span')).toHaveLength(7)
  })

  test('says the score in full to a screen reader, once', () => {
    const ada = panel()
    within(ada).getByText('12 of 20 chips')
    expect(within(ada).getByText('12').closest('[aria-hidden="true"]')).not.toBeNull()
  })
})
