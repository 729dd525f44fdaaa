// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { RecordEvent } from '#shared/match/record'
import { viewOf } from '../../../../../../src/renderer/match/match-view'
import { HandTray } from '../../../../../../src/renderer/screens/join/waiting-dock'
import { paysOf } from '../../../../../../src/renderer/screens/join/hand/private-hand'
import { useOwnHand } from '../../../../../../src/renderer/screens/join/hand/use-own-hand'
import { FakeMatch, MATCH_ID, play } from '../../../fake-match'

const tile = (written: string): Tile => expectOk(parseTile(written), 'a tile').tile
const HAND = ['6-4', '4-3', '1-1'].map(tile)
const BEN = 1

beforeEach(() => {
  window.localStorage.clear()
})
afterEach(cleanup)

function table(...events: readonly RecordEvent[]): FakeMatch {
  return new FakeMatch({ preset: 'bergen-pagat', players: ['Ada', 'Ben', 'Cleo'], rules: { handSize: 3 } }).enter(...events)
}

const AS_STORED = { matchId: MATCH_ID, trail: [], startedAt: '2024-05-03T18:00:00.000Z', updatedAt: '2024-05-03T18:00:00.000Z', undo: null, redo: null }
const view = ({ record, revision }: FakeMatch) => expectOk(viewOf({ ...AS_STORED, record, revision, readOnly: null }), 'the record is scored')

const sit = (match: FakeMatch, seat = BEN) => renderHook(({ shown }) => useOwnHand(shown, seat), { initialProps: { shown: view(match) } })
const stored = () => Object.entries({ ...window.localStorage }).filter(([name]) => name.startsWith('caravan.own-hand.'))

describe('A hand entered for oneself', () => {
  test('is what is left of it after each play, and comes back with an undo', () => {
    const match = table(play('4-4'))
    const { result, rerender } = sit(match)
    expect(result.current.held).toBe(null)
    act(() => result.current.enter(HAND))
    expect(result.current.held).toEqual(HAND)
    const before = view(match)
    rerender({ shown: view(match.enter(play('6-4', 'left'))) })
    expect(result.current.held?.map(makeTile)).toEqual(['4-3', '1-1'])
    rerender({ shown: before })
    expect(result.current.held).toEqual(HAND)
  })

  test('that is still being entered is kept for its round alone', () => {
    const match = table(play('4-4'))
    const drafts = ['own.1..match-0001.1', 'own.1..match-0001.2', 'own.1..match-0009.1', 'blocked.match-0009.1']
    for (const draft of drafts) window.sessionStorage.setItem(`caravan.draft.${draft}`, '[]')
    const left = () => Object.keys({ ...window.sessionStorage }).sort()
    const { rerender } = sit(match)
    expect(left()).toEqual(['caravan.draft.blocked.match-0009.1', 'caravan.draft.own.1..match-0001.1'])
    rerender({ shown: view(match.enter({ type: 'block', hands: [['1-1', '2-2'], ['3-3'], ['5-5']] })) })
    expect(left()).toEqual(['caravan.draft.blocked.match-0009.1'])
  })

  test('misses the tiles that were drawn until they are entered', () => {
    const match = table(play('4-4'))
    const { result, rerender } = sit(match)
    act(() => result.current.enter(HAND))
    expect(result.current.missing).toBe(0)
    rerender({ shown: view(match.enter({ type: 'draw', count: 2 })) })
    expect(result.current.missing).toBe(2)
    act(() => result.current.add(tile('5-0')))
    expect(result.current.missing).toBe(1)
    expect(result.current.held?.map(makeTile)).toEqual(['6-4', '4-3', '1-1', '5-0'])
  })

  test('is there again when the page is opened again, for the same match, round and seat alone', () => {
    const match = table(play('4-4'))
    const first = sit(match)
    act(() => first.result.current.enter(HAND))
    first.unmount()
    const again = sit(match)
    expect(again.result.current.held).toEqual(HAND)
    again.unmount()
    expect(sit(match, 2).result.current.held).toBe(null)
    // whoever sits at this phone now leaves nothing of the other behind
    expect(stored()).toEqual([])
  })

  test('is forgotten when its round ends, and by the person who entered it', () => {
    const match = table(play('4-4'))
    const { result, rerender } = sit(match)
    act(() => result.current.enter(HAND))
    expect(stored()).toHaveLength(1)
    act(() => result.current.forget())
    expect(stored()).toEqual([])
    act(() => result.current.enter(HAND))
    rerender({
      shown: view(match.enter(play('6-4', 'left'), play('6-6', 'left'), play('4-2', 'right'), play('2-2', 'right'), play('6-5', 'left'), play('5-5', 'left'))),
    })
    expect(view(match).scored.state.round?.end).not.toBe(null)
    expect(result.current.held).toBe(null)
    expect(stored()).toEqual([])
  })

  test('says of each tile what it would pay, every sum once, and nothing where it does not fit', () => {
    const { state } = view(table(play('4-4'), play('4-3', 'left'))).scored
    expect(paysOf(state, tile('1-1'), 2)).toEqual([])
    // 3 and 4 at the ends: 4-3 is gone, 3-0 fits one of them, and nothing is paid
    expect(paysOf(state, tile('3-0'), 2)).toEqual([0])
    // 4 at both ends, whichever end is meant
    expect(paysOf(state, tile('6-3'), 2)).toEqual([0])
  })
})

describe('The offer to enter a hand', () => {
  const offer = () => screen.getByRole('button', { name: /^(Enter|Show) my hand/ })
  const tray = (match: FakeMatch) => {
    const { result } = sit(match)
    render(<HandTray view={view(match)} seat={BEN} hand={result.current} onEnter={() => undefined} />)
    return result
  }

  test('is small until a hand was entered on this phone once, in whatever round', () => {
    const result = tray(table(play('4-4')))
    expect(offer().hasAttribute('data-new')).toBe(true)
    act(() => result.current.enter(HAND))
    expect(offer().hasAttribute('data-new')).toBe(false)
    act(() => result.current.forget())
    cleanup()
    // another evening
    tray(table(play('6-6')))
    expect(offer().hasAttribute('data-new')).toBe(false)
  })
})
