import { expect, test } from 'vitest'
import { originalOf as original } from '#main/store/conflict-copies'
import { isQuarantined, quarantineName } from '#main/store/quarantine-name'
import { answering } from '../../../support/answered'

const originalOf = answering(original)

test.each<[string, string | null]>([
  ['match-1.sync-conflict-20261121-100000-ABCDEFG.json', 'match-1'],
  ['match-1.sync-conflict-20261121-100000.json', 'match-1'],
  ['match-1.sync-conflict-20261121-100000-ABC.sync-conflict-20261122-100000-DEF.json', 'match-1'],
  ['match-1 (conflicted copy 2026-11-21 100000).json', 'match-1'],
  ["match-1 (Ada's conflicted copy 2026-11-21).json", 'match-1'],
  ["match-1 (Ada's conflicted copy 2026-11-21) (12).json", 'match-1'],
  ['match-1_conflict-20261121-100000.json', 'match-1'],
  ['match-1 (12).json', 'match-1'],
  ['match-1.json', null],
  ['match-1 (x).json', null],
  ['match-1 ().json', null],
  ['Match-1 (1).json', null],
  [' (1).json', null],
  ['match-1 (1) (2).json', null],
  ['match-1 (1).json.txt', null],
  ['match-1 (1)', null],
  ['x/match-1 (1).json', null],
  ['match-1 (a/conflicted copy).json', null],
  ['match-1.sync-conflict-2026112-100000.json', null],
  ['match-1.sync-conflict-20261121-10000.json', null],
  ['match-1.sync-conflict-20261121-100000-abc.json', null],
  ['match-1.sync-conflict-20261121-100000-.json', null],
  ['match-1_conflict-2026112-100000.json', null],
  ['match-1_conflict-20261121-10000.json', null],
])('“%s” is a copy of %s', (name, of) => {
  expect(originalOf(name, '.json')).toBe(of)
})

test('a file that is moved aside is called by when that was, without a sign that Windows refuses, and is known by it', () => {
  const when = new Date('2026-11-21T10:00:00.123Z')
  const names = [0, 1, 12].map((again) => quarantineName('a.json', when, again))
  expect(names).toEqual([
    'a.json.unreadable-2026-11-21T10-00-00-123Z',
    'a.json.unreadable-2026-11-21T10-00-00-123Z-1',
    'a.json.unreadable-2026-11-21T10-00-00-123Z-12',
  ])
  expect(names.map(isQuarantined)).toEqual([true, true, true])
  expect(['a.json', 'a.json.unreadable-', 'a.json.unreadable-x', `${names[0]}.tmp`, 'a.unreadable_1', 'aXunreadable-1'].map(isQuarantined)).toEqual(
    Array(6).fill(false),
  )
})
