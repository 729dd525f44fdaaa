import { expect, test } from 'vitest'
import { eventRows } from '#main/exchange/events-table'
import { exportedMatch, type ExportedMatch } from '#main/exchange/exported-match'
import { PersonResolver } from '#main/people/person-resolver'
import type { StoredMatch } from '#main/store/match-file'
import { inOneGo } from '#shared/kernel/in-steps'
import { applyEdit, applyEdits, type Edit } from '#shared/match/edits'
import type { RecordEvent } from '#shared/match/record'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { longMatch, putMatches } from './long'

/** The match as tables tell of it, its first round watched: how often one of its events is read. */
function watched(events: number) {
  const played = inOneGo(exportedMatch(longMatch('one-long-round', 1, events) as unknown as StoredMatch, new PersonResolver(() => undefined)))
  const round = played?.scored.rounds[0]
  if (played === null || round === undefined) throw new Error('broken invariant: the match can be scored')
  let reads = 0
  const counted = new Proxy(round.events, {
    get(list, field, self) {
      if (typeof field === 'string' && /^\d+$/.test(field)) reads++
      return Reflect.get(list, field, self) as unknown
    },
  })
  const scored: ExportedMatch['scored'] = { ...played.scored, rounds: [{ ...round, events: counted }] }
  return { played: { ...played, scored }, reads: () => reads }
}

test.each([500, 5000])('the table of a round of %i events reads each a few times, however many there are', (events) => {
  const { played, reads } = watched(events)
  expect([...eventRows(played)].flat()).toHaveLength(events)
  expect(reads()).toBeLessThan(4 * events)
})

test('long matches are exported while others are answered', async () => {
  const folder = temporaryFolder()
  putMatches(folder, [longMatch('one-long-round', 1, 20_000), longMatch('many-rounds', 500, 40)])
  const app = await openApp(folder)
  for (const kind of ['records', 'results', 'events'] as const) {
    const stop = new AbortController()
    let answers = 0
    // a caller who asks again and again how the list of matches stands
    const others = (async () => {
      while (!stop.signal.aborted) {
        await app.home(undefined).next()
        answers++
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    let lines = 0
    for await (const { text } of app.export({ kind }, undefined)) lines += text.split('\n').length - 1
    stop.abort()
    await others
    expect(lines, kind).toBe({ records: 2, results: 5, events: 40_001 }[kind])
    expect(answers, kind).toBeGreaterThan(3)
  }
})

/** How many lists of so many entries are gone through while `work` goes on; a copy goes through its list. */
function goneThrough(length: number, work: () => void): number {
  const iterator = Object.getOwnPropertyDescriptor(Array.prototype, Symbol.iterator) as { readonly value: (this: unknown[]) => ArrayIterator<unknown> }
  let count = 0
  try {
    Object.defineProperty(Array.prototype, Symbol.iterator, {
      ...iterator,
      value(this: unknown[]) {
        if (this.length >= length) count++
        return iterator.value.call(this)
      },
    })
    work()
  } finally {
    Object.defineProperty(Array.prototype, Symbol.iterator, iterator)
  }
  return count
}

test('thousands of edits copy the record once, and not once for each', () => {
  const match = longMatch('one-long-round', 1, 3000) as unknown as StoredMatch
  const before = structuredClone(match)
  const pass: RecordEvent = { type: 'pass', player: 0 }
  const edits = Array.from({ length: 2000 }, (_, at): Edit => ({
    name: 'enter-pass',
    changes: [{ kind: 'events', round: 0, at: 3000 + at, before: [], after: [pass] }],
  }))
  let after = match
  expect(goneThrough(3000, () => (after = applyEdits(match, edits)))).toBe(1)
  expect(after.rounds[0]?.events).toHaveLength(5000)
  expect(match, 'what was there is as it was').toEqual(before)
  expect(applyEdits(match, edits.slice(0, 20))).toEqual(edits.slice(0, 20).reduce(applyEdit, match))
})
