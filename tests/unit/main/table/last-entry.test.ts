import { expect, test } from 'vitest'
import { LastEntry } from '#main/matches/last-entry'
import type { StoredMatch } from '#main/store/match-file'
import { EDIT_NAMES, type EditName } from '#shared/match/edits'

const BEN = { device: 'device-of-ben', name: 'Ben' }

/** As much of a match as is looked at. */
function match(revision: number, done: readonly EditName[], { id = 'match-one', updatedAt = `2026-11-21T10:00:0${revision}.000Z` } = {}): StoredMatch {
  return { id, revision, updatedAt, edits: { done: done.map((name) => ({ name, changes: [] })), undone: [] } } as unknown as StoredMatch
}

const BEFORE = match(1, ['enter-play'])
const AFTER = match(2, ['enter-play', 'enter-play'])

function entered(): LastEntry {
  const last = new LastEntry()
  last.note(BEFORE, AFTER, BEN)
  return last
}

test('the device that entered last is told for the match as it left it, and for no other', () => {
  const last = entered()
  expect(last.of(AFTER)).toBe('device-of-ben')
  expect(last.of(BEFORE)).toBeUndefined()
  expect(last.of(match(3, ['enter-play', 'enter-play'], { updatedAt: AFTER.updatedAt }))).toBeUndefined()
  expect(last.of(match(2, ['enter-play', 'enter-play'], { id: 'match-two', updatedAt: AFTER.updatedAt }))).toBeUndefined()
  // another device brought another match under the same number
  expect(last.of(match(2, ['enter-play', 'enter-play'], { updatedAt: '2026-11-21T11:00:00.000Z' }))).toBeUndefined()
})

test('the next change of the match ends it, from this computer and from a device; one of another match does not', () => {
  const last = entered()
  last.note(match(7, []), match(8, ['enter-play'], { id: 'match-two' }), undefined)
  expect(last.of(AFTER)).toBe('device-of-ben')
  last.note(BEFORE, AFTER, undefined)
  expect(last.of(AFTER)).toBeUndefined()
})

test.each(EDIT_NAMES)('%s can be taken back only where it is a player’s own entry', (name) => {
  const last = new LastEntry()
  const after = match(2, ['enter-play', name])
  last.note(BEFORE, after, BEN)
  expect(last.of(after)).toBe(['enter-play', 'enter-draw', 'enter-pass'].includes(name) ? 'device-of-ben' : undefined)
})

test('an undo from a device is no entry, whatever it leaves as the last', () => {
  const last = new LastEntry()
  const after = match(3, ['enter-play'])
  last.note(AFTER, after, BEN)
  expect(last.of(after)).toBeUndefined()
})
