import { expect, test } from 'vitest'
import { afterEveningStep, eveningStep } from '#shared/contract/evening-delta'
import type { EveningFeed } from '#shared/contract/evenings'
import type { Evening, EveningEvent } from '#shared/evening/evening'
import { present } from '#shared/kernel/assert'

const event = (second: number): EveningEvent => ({ type: 'clock-started', at: `2026-11-27T19:00:0${second}.000Z`, seconds: second })
const [FIRST, SECOND, THIRD] = [event(1), event(2), event(3)]

function feed(events: readonly EveningEvent[], totals: readonly number[] = []): EveningFeed {
  const evening = {
    format: 'caravan-evening',
    version: 1,
    id: 'evening-0001',
    name: 'Club',
    date: '2026-11-27',
    events: [...events],
    updatedAt: `after ${events.length}`,
  }
  return { kind: 'evening', evening: evening as unknown as Evening, playing: totals.length === 0 ? [] : [{ matchId: 'match-0001', totals: [...totals] }] }
}

test('only what is new is sent, and the page has the same record as the host', () => {
  const [before, after] = [feed([FIRST]), feed([FIRST, SECOND, THIRD])]
  const step = eveningStep(before, after)
  expect(step).toMatchObject({ kind: 'step', kept: 1, events: [SECOND, THIRD] })
  expect(afterEveningStep(before, step)).toEqual(after)
})

test('a play at a table sends no event, and the page keeps its record as it was', () => {
  const before = feed([FIRST, SECOND])
  const step = eveningStep(before, feed([FIRST, SECOND], [4, 2]))
  expect(step).toMatchObject({ kind: 'step', kept: 2, events: [], playing: [{ totals: [4, 2] }] })
  const shown = present(afterEveningStep(before, step), 'it fits')
  expect(shown.kind === 'evening' && before.kind === 'evening' && shown.evening === before.evening).toBe(true)
})

test.each([
  ['events before the last known one', feed([SECOND, FIRST, THIRD])],
  ['another last event', feed([FIRST, THIRD])],
  ['fewer events', feed([FIRST])],
  [
    'another date',
    { ...feed([FIRST, SECOND]), evening: { ...(feed([FIRST, SECOND]) as { readonly evening: Evening }).evening, date: '2026-11-28' } } as EveningFeed,
  ],
  ['nothing: it is gone', { kind: 'gone', id: 'evening-0001' } as const],
])('where something else has put %s there, the whole is sent', (_what, after) => {
  expect(eveningStep(feed([FIRST, SECOND]), after)).toBe(after)
})

test('a step that does not fit what a page has is refused by it', () => {
  const step = eveningStep(feed([FIRST]), feed([FIRST, SECOND]))
  expect(afterEveningStep(feed([FIRST, SECOND]), step)).toBeNull()
  expect(afterEveningStep(null, step)).toBeNull()
})
