import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { editSchema, storedRoundSchema } from '#shared/match/edit-schema'
import { matchDetailsSchema, trailEntrySchema, type TrailEntry, type TrailKind } from '#shared/match/trail'
import { answered } from '../../../support/answered'

const round: z.infer<typeof storedRoundSchema> = {
  leader: 1,
  dice: { flower: [1, 6], scorpion: [2, 2] },
  events: [{ type: 'play', player: 1, tile: '6-4' }, { type: 'pass' }],
}

/** A change of every kind. */
const edit: z.infer<typeof editSchema> = {
  name: 'revise',
  changes: [
    { kind: 'events', round: 0, at: 2, before: [{ type: 'pass' }], after: [{ type: 'draw', count: 2 }] },
    { kind: 'rounds', at: 0, before: [], after: [round, { leader: 0, events: [] }] },
    { kind: 'start', round: 1, before: { leader: 0 }, after: { leader: 2, dice: { flower: [3, 4], scorpion: [5, 1] } } },
  ],
}

const happened = { at: '2026-11-21T10:00:00.000Z', device: 'the laptop' }
const standing = { totals: [15, -2], winner: 0 }
const result = { winner: null, totals: [0, 3] }
const word = { ...happened, round: 0, seat: 1, note: 'my dual' }

/** What the app stores, once for every kind. */
const ENTRIES: { readonly [Kind in TrailKind]: Omit<Extract<TrailEntry, { readonly kind: Kind }>, 'kind'> } = {
  corrected: { ...happened, by: "Ada's phone", edit, before: standing, after: null },
  details: { ...happened, field: 'place', before: '', after: 'Club' },
  binned: happened,
  restored: happened,
  imported: { ...happened, file: 'friday.json' },
  'from-backup': { ...happened, made: '2026-11-20T10:00:00.000Z' },
  mended: { ...happened, entries: 0 },
  joined: { ...happened, how: 'chosen', file: 'friday (2).json' },
  questioned: {
    ...happened,
    round: 0,
    event: 3,
    about: { type: 'draw', count: 1 },
    outcome: 'corrected',
    agreed: [0, 1],
    note: 'seen by all',
    edit,
    settles: happened.at,
  },
  'rules-changed': {
    ...happened,
    round: 1,
    event: 0,
    before: { target: 15 },
    after: { dual: 2 },
    totals: { before: { totals: [0, 0], winner: null }, after: standing },
  },
  confirmed: { ...word, result: { ...result, kind: 'blocked' } },
  contested: { ...word, result: { ...result, kind: 'domino', winner: 1 } },
  withdrawn: { ...word, result: { ...result, kind: 'target' } },
  'confirm-rounds': { ...happened, on: false },
}
const KINDS = Object.keys(ENTRIES) as readonly TrailKind[]
const OPTIONAL = ['by', 'edit', 'settles']

/** A copy of `value` with something else at `path`, such as `edit.name`. */
function withAt(value: unknown, path: string, other: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const names = path.split('.')
  const last = names.pop() as string
  const holder = names.reduce<unknown>((held, name) => (held as Record<string, unknown>)[name], copy) as Record<string, unknown>
  holder[last] = other
  return copy
}

/** Where a schema finds a fault; nowhere in what is sound. */
const faultsIn = (schema: typeof trailEntrySchema | typeof editSchema | typeof storedRoundSchema | typeof matchDetailsSchema, value: unknown) =>
  answered(() => schema.safeParse(value)).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a stored entry of a trail', () => {
  test.each(KINDS)('%s is read as it was written', (kind) => {
    const entry = { kind, ...ENTRIES[kind] }
    expect(answered(() => trailEntrySchema.safeParse(entry)).data).toEqual(entry)
  })

  test.each(KINDS)('%s needs each of its fields', (kind) => {
    const entry = { kind, ...ENTRIES[kind] }
    const needed = Object.keys(entry).filter((field) => !OPTIONAL.includes(field))
    expect(needed.map((field) => faultsIn(trailEntrySchema, withAt(entry, field, undefined)))).toEqual(needed.map((field) => [field]))
  })

  test.each<[TrailKind, string, unknown]>([
    ['details', 'field', 'note'],
    ['details', 'field', 'date'],
    ['details', 'field', 'tableAid'],
    ['details', 'field', 'learningAid'],
    ['details', 'field', 'picture'],
    ['details', 'field', 'gameName'],
    ['questioned', 'outcome', 'stands'],
    ['questioned', 'outcome', 'open'],
    ['questioned', 'edit', undefined],
    ['questioned', 'settles', undefined],
    ['joined', 'how', 'extended'],
    ['mended', 'entries', 3],
    ['confirm-rounds', 'on', true],
  ])('%s may have this as its %s: %j', (kind, path, value) => {
    const entry = withAt({ kind, ...ENTRIES[kind] }, path, value)
    expect(answered(() => trailEntrySchema.safeParse(entry)).data).toEqual(entry)
  })

  test.each<[TrailKind, string, unknown]>([
    ['binned', 'kind', 'lost'],
    ['binned', 'at', '2026-11-21'],
    ['corrected', 'edit.name', 'guess'],
    ['corrected', 'before.totals.0', 1.5],
    ['corrected', 'before.winner', 'Ada'],
    ['details', 'field', 'winner'],
    ['mended', 'entries', -1],
    ['joined', 'how', 'guessed'],
    ['questioned', 'round', -1],
    ['questioned', 'event', 0.5],
    ['questioned', 'about.count', 0],
    ['questioned', 'outcome', 'lost'],
    ['questioned', 'agreed.1', -1],
    ['questioned', 'edit.changes.0.at', -1],
    ['questioned', 'settles', 'yesterday'],
    ['rules-changed', 'before.target', 0],
    ['rules-changed', 'totals.before', undefined],
    ['rules-changed', 'totals.after.winner', undefined],
    ['confirmed', 'seat', -1],
    ['contested', 'result.kind', 'over'],
    ['contested', 'result.winner', 0.5],
    ['withdrawn', 'result.totals.0', '3'],
    ['confirm-rounds', 'on', 'yes'],
  ])('%s may not have this as its %s: %j', (kind, path, value) => {
    expect(faultsIn(trailEntrySchema, withAt({ kind, ...ENTRIES[kind] }, path, value))).toEqual([path])
  })

  test.each<[TrailKind, string, number]>([
    ['binned', 'device', 100],
    ['binned', 'by', 100],
    ['imported', 'file', 255],
    ['from-backup', 'made', 40],
    ['joined', 'file', 255],
    ['questioned', 'note', 2000],
    ['confirmed', 'note', 2000],
  ])('%s has a text as its %s, of %i characters at most', (kind, path, most) => {
    const ofLength = (length: number) => faultsIn(trailEntrySchema, withAt({ kind, ...ENTRIES[kind] }, path, 'x'.repeat(length)))
    expect([ofLength(0), ofLength(most), ofLength(most + 1)]).toEqual([[], [], [path]])
  })

  test('has its note without spaces around it', () => {
    const entry = { kind: 'contested', ...ENTRIES.contested }
    expect(answered(() => trailEntrySchema.safeParse({ ...entry, note: ' my dual ' })).data).toEqual(entry)
  })
})

describe('the details of a match', () => {
  const details = {
    place: 'Club',
    note: 'The first evening',
    date: '2026-11-21',
    tableAid: 'off',
    learningAid: 'on',
    picture: '0123456789abcdef'.repeat(2),
    gameName: 'Mexican Train',
  }

  test('are read as they were written, without spaces around place and note', () => {
    expect(answered(() => matchDetailsSchema.safeParse(details)).data).toEqual(details)
    expect(answered(() => matchDetailsSchema.safeParse({ ...details, place: ' Club ', note: 'The first evening\n' })).data).toEqual(details)
  })

  test.each([
    ['place', 100],
    ['note', 2000],
    ['gameName', 60],
  ])('have a text as %s, of %i characters at most', (name, most) => {
    const ofLength = (length: number) => faultsIn(matchDetailsSchema, { ...details, [name]: 'x'.repeat(length) })
    expect([ofLength(0), ofLength(most), ofLength(most + 1)]).toEqual([[], [], [name]])
  })

  test.each([
    ['tableAid', ''],
    ['learningAid', ''],
  ])('may have this as %s: %j', (name, value) => {
    expect(faultsIn(matchDetailsSchema, { ...details, [name]: value })).toEqual([])
  })

  test.each([
    ['date', '21 November'],
    ['tableAid', 'on'],
    ['learningAid', 'off'],
    ['picture', ''],
    ['picture', '../../people/ada'],
    ['picture', '0123456789abcdef'],
  ])('may not have this as %s: %j', (name, value) => {
    expect(faultsIn(matchDetailsSchema, { ...details, [name]: value })).toEqual([name])
  })
})

describe('a stored edit', () => {
  test.each(['enter-play', 'enter-draw', 'enter-pass', 'enter-block', 'enter-table', 'change-rules', 'start-round', 'revise'])(
    'that is named %s is read as it was written',
    (name) => {
      expect(answered(() => editSchema.safeParse({ ...edit, name })).data).toEqual({ ...edit, name })
    },
  )

  test.each<[string, unknown]>([
    ['name', 'guess'],
    ['changes', undefined],
    ['changes.0.kind', 'seats'],
    ['changes.0.round', -1],
    ['changes.0.at', 0.5],
    ['changes.0.before', undefined],
    ['changes.0.after.0.count', 0],
    ['changes.1.at', -1],
    ['changes.1.before', undefined],
    ['changes.1.after.0.leader', -1],
    ['changes.1.after.0.dice.flower.0', 7],
    ['changes.1.after.0.events.0.tile', 64],
    ['changes.2.round', -1],
    ['changes.2.before.leader', -1],
    ['changes.2.after.dice.scorpion.1', 0],
    ['changes.2.after', undefined],
  ])('may not have this as its %s: %j', (path, value) => {
    expect(faultsIn(editSchema, withAt(edit, path, value))).toEqual([path])
  })
})

test('a stored round has events of known kinds, and dice only where some were thrown', () => {
  expect(answered(() => storedRoundSchema.safeParse(round)).data).toEqual(round)
  expect(faultsIn(storedRoundSchema, { leader: 0, events: [] })).toEqual([])
  expect(faultsIn(storedRoundSchema, { ...round, dice: 'thrown' })).toEqual(['dice'])
  expect(faultsIn(storedRoundSchema, withAt(round, 'events.1.type', 'dance'))).toEqual(['events.1.type'])
})
