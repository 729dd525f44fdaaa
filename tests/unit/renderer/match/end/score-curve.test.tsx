// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import { ScoreCurve } from '../../../../../src/renderer/screens/match/end/match-end'
import { viewOf } from '../../../../../src/renderer/match/match-view'
import { matchOf, play } from '../../../shared/stats/matches'

afterEach(cleanup)

/** The curve of a match that began with these totals, of as many players. */
function curveOf(totals: number[], rules: Readonly<Record<string, unknown>> = {}): SVGElement {
  const table = { type: 'table' as const, player: 1, line: ['6-4', '4-2'], hands: totals.map(() => 2), totals }
  const players = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'].slice(0, totals.length)
  const rounds = [{ leader: 0, events: [table, play(1, '6-0', 'left')] }]
  const record = matchOf('match-0001', '2026-11-21T10:00:00.000Z', { rules: { target: 50, ...rules }, players, rounds })
  const avatars = players.map(() => null)
  const snapshot = { matchId: 'match-0001', revision: 1, record, avatars, trail: [], startedAt: '2026-11-21T10:00:00.000Z', updatedAt: '' }
  const view = expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'a sound record')
  cleanup()
  return render(<ScoreCurve view={view} />).getByRole('img') as unknown as SVGElement
}

/** How high the line of each player begins; further down is less. */
const beginnings = (totals: number[], rules = {}): readonly number[] =>
  [...curveOf(totals, rules).querySelectorAll('g')].map((side) => Number(/,([\d.]+)/.exec(side.querySelector('polyline')?.getAttribute('points') ?? '')?.[1]))

test('the curve of the score begins with what was brought along, and else with nothing', () => {
  const [ada = 0, ben = 0] = beginnings([7, 3])
  const [nothing = 0, also = 0] = beginnings([0, 0])
  expect(also).toBe(nothing)
  expect(ada).toBeLessThan(ben)
  expect(ben).toBeLessThan(nothing)
})

test('partners have one line, with what they have together and both their initials', () => {
  const [side, other, ...more] = beginnings([7, 3, 5, 9], { partners: true })
  expect(more).toEqual([])
  expect(side).toBe(other)
  expect([...curveOf([7, 3, 5, 9], { partners: true }).querySelectorAll('g text')].map(({ textContent }) => textContent)).toEqual(['A · C', 'B · D'])
})

test('the initials of eight stand one below the other, and none beyond the picture', () => {
  const curve = curveOf([1, 1, 1, 1, 1, 1, 1, 1], { copies: 2 })
  const [, , , high] = (curve.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const places = [...curve.querySelectorAll('g text')].map((label) => Number(label.getAttribute('y'))).toSorted((a, b) => a - b)
  expect(places).toHaveLength(8)
  expect(Math.min(...places.slice(1).map((place, at) => place - (places[at] ?? 0)))).toBeGreaterThanOrEqual(14)
  expect(Math.min(places[0] ?? 0, (high ?? 0) - (places.at(-1) ?? 0))).toBeGreaterThanOrEqual(8)
})
