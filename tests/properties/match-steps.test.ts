import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchFeed } from '#shared/contract/schemas'
import { afterStep, stepBetween } from '#shared/contract/match-delta'
import { newRecord } from '#shared/match/new-record'
import type { RecordRound } from '#shared/match/record'

/** Ada and Ben before their first round. */
const RECORD = newRecord('bergen-pagat', {}, [{ name: 'Ada' }, { name: 'Ben' }])

const round = fc.record({ leader: fc.nat(3), events: fc.array(fc.record({ type: fc.constant('pass' as const), player: fc.nat(3) }), { maxLength: 4 }) })

/** Feeds of which each shares with the one before what did not change, as those of the host do. */
const feeds = fc
  .array(
    fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 6, arbitrary: fc.record({ keep: fc.nat(4), rounds: fc.array(round, { maxLength: 3 }) }) }),
    { minLength: 1, maxLength: 8 },
  )
  .map((changes) => {
    let rounds: readonly RecordRound[] = []
    return changes.map((change, revision): MatchFeed => {
      if (change === null) return { kind: 'gone', matchId: 'some-match' }
      rounds = [...rounds.slice(0, change.keep), ...change.rounds]
      const trail = rounds.map((_, at) => ({ kind: 'binned' as const, at: `${at}`, device: 'here' }))
      const match = {
        matchId: 'some-match',
        revision,
        record: { ...RECORD, rounds },
        startedAt: '',
        updatedAt: '',
        undo: null,
        redo: null,
        readOnly: null,
        trail,
      }
      return { kind: 'match', match, changedElsewhere: 0, versions: 1 }
    })
  })

test('a page that gets a match step by step shows the same as one that gets the whole each time', () => {
  fc.assert(
    fc.property(feeds, (all) => {
      let [sent, shown]: (MatchFeed | null)[] = [null, null]
      for (const feed of all) {
        shown = afterStep(shown ?? null, JSON.parse(JSON.stringify(stepBetween(sent ?? null, feed))) as ReturnType<typeof stepBetween>)
        sent = feed
        expect(shown).toEqual(feed)
      }
    }),
  )
})

test('a step without what it builds on is no match', () => {
  const match = { matchId: 'some-match', revision: 1, record: RECORD, startedAt: '', updatedAt: '', undo: null, redo: null, readOnly: null, trail: [] }
  const feed: MatchFeed = { kind: 'match', match, changedElsewhere: 0, versions: 1 }
  const step = stepBetween(feed, feed)
  expect(step.kind).toBe('step')
  expect(afterStep(null, step)).toBeNull()
  expect(afterStep({ kind: 'gone', matchId: 'some-match' }, step)).toBeNull()
})
