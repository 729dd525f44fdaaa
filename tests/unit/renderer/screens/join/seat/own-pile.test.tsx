// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { present } from '#shared/kernel/assert'
import { resultOf } from '#shared/match/agreement'
import type { RecordEvent } from '#shared/match/record'
import type { TrailEntry } from '#shared/match/trail'
import type { MatchView } from '../../../../../../src/renderer/match/match-view'
import { OwnPile } from '../../../../../../src/renderer/screens/join/phone-table'
import { quietPhone } from '../../../../../../src/renderer/screens/join/seat/quiet-phone'
import { FakeMatch, play } from '../../../fake-match'
import { ofFlights, type Flown } from '../../../flights'
import { eachOnAPhone, later, shown, vibrated, viewed } from './phone'

let flights: readonly Flown[] = []

eachOnAPhone()
beforeEach(() => {
  document.documentElement.dataset['motion'] = 'full'
  flights = ofFlights()
})
afterEach(cleanup)

const ADA = 0
const DICE = { flower: [6, 4], scorpion: [5, 2] } as const
const flower = (...events: readonly RecordEvent[]) =>
  new FakeMatch({ preset: 'flower-and-scorpion', rules: { handSize: 3 }, start: { leader: 0, dice: DICE } }).enter(...events)

const onPhone = (view: MatchView) => <OwnPile view={view} seat={ADA} />
const pile = () => present(document.querySelector('[data-pile]'), 'the pile is always there')
const chips = () => Number(pile().getAttribute('data-pile'))
const land = (flight: Flown | undefined) => act(() => present(flight, 'a chip flies').land())

describe('Chips that a player wins', () => {
  test('fall into their phone from the top once they have left the felt, and the pile grows to the total as they land', () => {
    const match = flower()
    const { goOn } = shown(onPhone, viewed(match))
    expect(chips()).toBe(0)
    goOn(viewed(match.enter(play('2-2'))))
    expect(flights.map(({ begins }) => begins)).toEqual([670, 730])
    for (const { from, to } of flights) {
      expect(from.y).toBeLessThan(0)
      expect(to.y).toBeGreaterThanOrEqual(0)
      expect(to.x).toBe(from.x)
    }
    expect(chips()).toBe(0)
    expect(vibrated).not.toHaveBeenCalled()
    later(990)
    land(flights[0])
    expect(chips()).toBe(1)
    expect(vibrated.mock.calls).toEqual([[[20]]])
    later(60)
    land(flights[1])
    expect(chips()).toBe(2)
    expect(vibrated).toHaveBeenCalledTimes(1)
    expect(pile().querySelectorAll('span[class]')).toHaveLength(2)
  })

  test('leave upwards when a Scorpion takes them', () => {
    const match = flower(play('2-2'), { type: 'pass' })
    const { goOn } = shown(onPhone, viewed(match))
    expect(chips()).toBe(2)
    goOn(viewed(match.enter(play('5-2', 'right'))))
    expect(chips()).toBe(0)
    expect(flights.map(({ begins, from, to }) => [begins, from.y >= 0, to.y < 0])).toEqual([
      [0, true, true],
      [60, true, true],
    ])
    expect(vibrated).not.toHaveBeenCalled()
  })

  test('go back that way when what won them is undone', async () => {
    const match = flower(play('2-2'))
    const { goOn } = shown(onPhone, viewed(match))
    await match.do('undo', { revision: match.revision })
    goOn(viewed(match))
    expect(chips()).toBe(0)
    expect(flights.map(({ to }) => to.y < 0)).toEqual([true, true])
  })

  test('of someone else move nothing here, nor does a match that is opened', () => {
    const match = flower(play('2-2'))
    const { goOn } = shown((view) => <OwnPile view={view} seat={1} />, viewed(match))
    goOn(viewed(match.enter({ type: 'pass' }, play('2-0', 'right'))))
    expect(flights).toEqual([])
  })

  test('are there at once where nothing moves, with the vibration', () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const match = flower()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('2-2'))))
    expect(chips()).toBe(2)
    expect(flights).toEqual([])
    expect(vibrated.mock.calls).toEqual([[[20]]])
  })

  test('fall without a vibration into a quiet phone', () => {
    quietPhone.choose('on')
    const match = flower()
    const { goOn } = shown(onPhone, viewed(match))
    goOn(viewed(match.enter(play('2-2'))))
    land(flights[0])
    expect(vibrated).not.toHaveBeenCalled()
  })
})

describe('When everyone agrees to a round', () => {
  const match = new FakeMatch({ preset: 'bergen-game-cabinet', rules: { handSize: 1 } }).enter(play('6-4'))
  const end = present(viewed(match).scored.rounds[0]?.end, 'the only tile ends the round')
  const agrees = (seat: number): TrailEntry => ({
    kind: 'confirmed',
    at: '2026-11-28T20:00:00.000Z',
    device: 'Phone',
    round: 0,
    seat,
    note: '',
    result: resultOf(end),
  })
  const glows = () => pile().hasAttribute('data-glows')

  test('the pile glows once', () => {
    const { goOn } = shown(onPhone, viewed(match, { asks: true, trail: [agrees(0)] }))
    expect(glows()).toBe(false)
    goOn(viewed(match, { asks: true, trail: [agrees(0), agrees(1)] }))
    expect(glows()).toBe(true)
    later(1200)
    expect(glows()).toBe(false)
  })

  test('a quiet phone stays dark', () => {
    quietPhone.choose('on')
    const { goOn } = shown(onPhone, viewed(match, { asks: true, trail: [agrees(0)] }))
    goOn(viewed(match, { asks: true, trail: [agrees(0), agrees(1)] }))
    expect(glows()).toBe(false)
  })
})
