import { describe, expect, test } from 'vitest'
import type { Edit } from '#shared/match/edits'
import { joinMatches, type KeptMatch } from '#shared/match/join'
import { newRecord } from '#shared/match/new-record'
import type { RecordEvent } from '#shared/match/record'
import type { TrailEntry } from '#shared/match/trail'
import { applyEdit } from '../../../support/asked'
import { answering } from '../../../support/answered'

const join = answering(joinMatches)
const FILE = 'match-0001.sync-conflict.json'
const at = (minute: number) => `2026-03-01T18:${String(minute).padStart(2, '0')}:00.000Z`

const BEGUN: KeptMatch = {
  ...newRecord('bergen-pagat', {}, [{ name: 'Ada' }, { name: 'Ben' }]),
  revision: 1,
  updatedAt: at(0),
  updatedOn: 'Laptop',
  trail: [],
  edits: { done: [], undone: [] },
}
const START: Edit = { name: 'start-round', changes: [{ kind: 'rounds', at: 0, before: [], after: [{ leader: 0, events: [] }] }] }
const enter = (tile: string, place: number): Edit => {
  const play: RecordEvent = { type: 'play', tile }
  return { name: 'enter-play', changes: [{ kind: 'events', round: 0, at: place, before: [], after: [play] }] }
}

/** The match after these edits, one a revision. */
const edited = (match: KeptMatch, edits: readonly Edit[], more: object = {}): KeptMatch =>
  edits.reduce<KeptMatch>(
    (so, edit) => ({ ...so, ...applyEdit(so, edit), ...more, revision: so.revision + 1, edits: { done: [...so.edits.done, edit], undone: [] } }),
    match,
  )
const place = (minute: number, before: string, after: string): TrailEntry => ({
  kind: 'details',
  at: at(minute),
  device: 'Tablet',
  field: 'place',
  before,
  after,
})
const joined = (minute: number, device: string): TrailEntry => ({ kind: 'joined', at: at(minute), device, how: 'extended', file: FILE })

const one = edited(BEGUN, [START, enter('6-6', 0)], { updatedAt: at(1) })
const longer = edited(one, [enter('6-4', 1)], { updatedAt: at(2), updatedOn: 'Phone' })

/** Whichever copy is called the first. */
const bothWays = (a: KeptMatch, b: KeptMatch) => [join(a, b, FILE), join(b, a, FILE)]
const both = (a: KeptMatch, b: KeptMatch, expected: KeptMatch | null) => expect(bothWays(a, b)).toEqual([expected, expected])

describe('Two copies of a match', () => {
  test('that are the same stay as they are', () => {
    both(one, structuredClone(one), one)
  })

  test('are the one that went on, with what the other says beside it, and an entry of the later change', () => {
    const told = { ...one, place: 'Club', trail: [place(3, '', 'Club')], updatedAt: at(3), updatedOn: 'Tablet', revision: 9 }
    both(longer, told, {
      ...longer,
      place: 'Club',
      updatedAt: at(3),
      updatedOn: 'Tablet',
      revision: 10,
      trail: [...told.trail, joined(3, 'Tablet')],
    })
    const { updatedOn: _, ...nowhere } = one
    both(longer, nowhere, { ...longer, revision: 5, trail: [joined(2, 'Phone')] })
    both(edited(nowhere, [enter('6-4', 1)], { updatedAt: at(2) }), nowhere, { ...longer, updatedOn: undefined, revision: 5, trail: [joined(2, '')] } as never)
  })

  test('have the bin, and the wish to confirm rounds, of whoever said it last', () => {
    const binned = { ...one, binned: { at: at(4), device: 'Tablet' }, confirmRounds: true as const, trail: [place(4, '', '')] }
    both(longer, binned, { ...longer, binned: binned.binned, confirmRounds: true, revision: 5, trail: [joined(2, 'Phone'), ...binned.trail] })
  })

  test('stay as they are once they were joined', () => {
    const [first] = bothWays(longer, one) as [KeptMatch]
    both(first, one, first)
    both(first, longer, first)
  })

  test('are joined again where one was joined with another copy before, or was never joined', () => {
    const [first] = bothWays(longer, one) as [KeptMatch]
    for (const revision of [3, 9]) {
      const told = { ...one, place: 'Club', trail: [place(3, '', 'Club')], updatedAt: at(3), updatedOn: 'Tablet', revision }
      both(first, told, {
        ...first,
        place: 'Club',
        updatedAt: at(3),
        updatedOn: 'Tablet',
        revision: Math.max(first.revision, revision) + 1,
        trail: [...first.trail, ...told.trail, joined(3, 'Tablet')],
      })
    }
    const home = { ...longer, place: 'Home', trail: [place(1, '', 'Home')] }
    both(home, one, { ...home, revision: 5, trail: [...home.trail, joined(2, 'Phone')] })
  })

  test('are for a person to choose from where both went on differently, or say what contradicts', () => {
    both(longer, edited(one, [enter('6-5', 1)]), null)
    both({ ...longer, place: 'Home' }, { ...one, place: 'Club' }, null)
    both({ ...longer, preset: 'bergen-draw' }, one, null)
  })

  test('keep what this version does not know', () => {
    const later = { ...one, colour: 'red' } as KeptMatch
    both(longer, later, { ...longer, colour: 'red', revision: 5, trail: [joined(2, 'Phone')] } as KeptMatch)
    both({ ...longer, colour: 'blue' } as KeptMatch, later, null)
  })

  test('with the same record are one, with the longer history', () => {
    const again = { ...edited(one, [enter('6-4', 1)]), rounds: one.rounds, edits: { done: [...one.edits.done, enter('6-4', 1), enter('6-4', 1)], undone: [] } }
    const ten = { ...again, edits: { done: [...one.edits.done, ...Array.from({ length: 8 }, () => enter('6-4', 1))], undone: [] } }
    for (const longest of [again, ten]) expect(bothWays(longest, one).map((match) => match?.edits)).toEqual([longest.edits, longest.edits])
  })
})
