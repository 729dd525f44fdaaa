// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { ScoreCurve } from '../../../../../src/renderer/screens/match/end/match-end'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { matchOf, play } from '../../../shared/stats/matches'

afterEach(cleanup)

/** How high the line of each player begins; further down is less. */
function beginnings(totals: number[]): readonly number[] {
  const table = { type: 'table' as const, player: 1, line: ['6-4', '4-2'], hands: [2, 2], totals }
  const record = matchOf('match-0001', '2026-11-21T10:00:00.000Z', { rounds: [{ leader: 0, events: [table, play(0, '6-0', 'left')] }] })
  const snapshot = { matchId: 'match-0001', revision: 1, record, avatars: [], trail: [], startedAt: '2026-11-21T10:00:00.000Z', updatedAt: '' }
  const view = expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'a sound record')
  const { container } = render(<ScoreCurve view={view} />)
  const lines = [...container.querySelectorAll('g')].map((person) => person.querySelector('polyline')?.getAttribute('points') ?? '')
  cleanup()
  return lines.map((points) => Number(/,([\d.]+)/.exec(points)?.[1]))
}

test('the curve of the score begins with what was brought along, and else with nothing', () => {
  const [ada = 0, ben = 0] = beginnings([7, 3])
  const [nothing = 0, also = 0] = beginnings([0, 0])
  expect(also).toBe(nothing)
  expect(ada).toBeLessThan(ben)
  expect(ben).toBeLessThan(nothing)
})
