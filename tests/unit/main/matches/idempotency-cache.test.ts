import { expect, test } from 'vitest'
import { IdempotencyCache } from '#main/matches/matches'
import type { Outcome } from '#shared/contract/schemas'

const done = (matchId: string, revision: number): Outcome => ({ ok: true, value: { matchId, revision } })

test('what became of a command is told again under its name, and under no other', () => {
  const answered = new IdempotencyCache()
  answered.add({ matchId: 'match-one', command: 'a' }, done('match-one', 1))
  expect(answered.get({ matchId: 'match-one', command: 'a' })).toEqual(done('match-one', 1))
  expect(answered.get({ matchId: 'match-one', command: 'b' })).toBeUndefined()
  expect(answered.get({ matchId: 'match-two', command: 'a' })).toBeUndefined()
  expect(answered.get({ matchId: 'match-one' })).toBeUndefined()
})

test('a command without a name, and one that was refused, are judged again', () => {
  const answered = new IdempotencyCache()
  answered.add({ matchId: 'match-one' }, done('match-one', 1))
  answered.add({ matchId: 'match-one', command: 'a' }, { ok: false, error: { kind: 'stale', revision: 3 } })
  expect(answered.get({ matchId: 'match-one' })).toBeUndefined()
  expect(answered.get({ matchId: 'match-one', command: 'a' })).toBeUndefined()
})

test('the last 200 commands of a match are remembered, and none before them', () => {
  const answered = new IdempotencyCache()
  for (let n = 0; n < 201; n++) answered.add({ matchId: 'match-one', command: `command-${n}` }, done('match-one', n))
  expect(answered.get({ matchId: 'match-one', command: 'command-0' })).toBeUndefined()
  for (let n = 1; n < 201; n++) expect(answered.get({ matchId: 'match-one', command: `command-${n}` })).toEqual(done('match-one', n))
})

test('of many matches the 50 that were commanded last are remembered', () => {
  const answered = new IdempotencyCache()
  for (let n = 0; n < 50; n++) answered.add({ matchId: `match-${n}`, command: 'a' }, done(`match-${n}`, 1))
  // the first is used again, so the second is now the one that was quiet for longest
  answered.add({ matchId: 'match-0', command: 'b' }, done('match-0', 2))
  answered.add({ matchId: 'match-50', command: 'a' }, done('match-50', 1))
  expect(answered.get({ matchId: 'match-0', command: 'a' })).toEqual(done('match-0', 1))
  expect(answered.get({ matchId: 'match-1', command: 'a' })).toBeUndefined()
  expect(answered.get({ matchId: 'match-50', command: 'a' })).toEqual(done('match-50', 1))
})
