import { expect, test } from 'vitest'
import type { ScoredEvent } from '#shared/match/events'
import { toldTogether, withDrawsTogether, type FeedEvent } from '../../../../../src/renderer/match/model/feed'

const FLAG = { code: 'disallowed-draw', round: 1, event: 1 } as unknown as FeedEvent['warnings'][number]
const eventsOf = (...told: readonly (readonly [type: 'draw' | 'pass', player: number, count?: number, flagged?: 'flagged'])[]): readonly FeedEvent[] =>
  told.map(([type, player, count = 1, flagged], event) => ({
    place: { round: 0, event },
    scored: { type, player, count, totals: [0, 0] } as unknown as ScoredEvent,
    warnings: flagged === undefined ? [] : [FLAG],
    proven: null,
  }))
const nobody = (): boolean => false
const linesOf = (events: readonly FeedEvent[], apart: (event: FeedEvent) => boolean = nobody) =>
  withDrawsTogether(events, apart).map(({ told }) => (told === null ? null : told.type === 'draw' ? told.count : told.type))

test('draws that follow one another are one line, with all their tiles', () => {
  expect(linesOf(eventsOf(['draw', 0], ['draw', 0], ['draw', 0, 4], ['pass', 0]))).toEqual([null, null, 6, 'pass'])
  expect(linesOf(eventsOf(['draw', 0], ['pass', 0], ['draw', 0], ['draw', 0]))).toEqual([1, 'pass', null, 2])
})

test('a line of several draws leads to each of them', () => {
  const lines = withDrawsTogether(eventsOf(['pass', 0], ['draw', 0], ['draw', 0], ['draw', 0, 4], ['pass', 0]), nobody)
  const places = (event: number) => toldTogether(lines, event).map(({ place }) => place.event)
  expect([places(0), places(3), places(4)]).toEqual([[0], [1, 2, 3], [4]])
})

test('those of another player are told apart', () => {
  expect(linesOf(eventsOf(['draw', 0], ['draw', 0], ['draw', 1], ['draw', 1], ['draw', 1]))).toEqual([null, 2, null, null, 3])
})

test('one that is flagged, or has a mark of its own, stays alone', () => {
  expect(linesOf(eventsOf(['draw', 0], ['draw', 0, 1, 'flagged'], ['draw', 0], ['draw', 0]))).toEqual([1, 1, null, 2])
  expect(linesOf(eventsOf(['draw', 0], ['draw', 0], ['draw', 0]), ({ place }) => place.event === 1)).toEqual([1, 1, 1])
})

test('an event that is told alone is the very one of the record', () => {
  const events = eventsOf(['draw', 0], ['pass', 0])
  expect(withDrawsTogether(events, nobody).every(({ event, told }) => told === event.scored)).toBe(true)
})
