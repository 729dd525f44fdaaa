import { describe, expect, test } from 'vitest'
import { eveningCommandSchema } from '#shared/evening/decide'
import { USUAL_SETTINGS } from '#shared/evening/evening'

const [A, B] = ['person-000', 'person-001']
const seconds = 60

/** A command of each kind, as a page asks for it. */
const COMMANDS: readonly { readonly type: string; readonly [field: string]: unknown }[] = [
  { type: 'arranged', settings: USUAL_SETTINGS },
  { type: 'arrived', people: [{ id: A, name: 'Ada' }] },
  { type: 'left', person: A },
  { type: 'returned', person: A },
  { type: 'partnered', people: [A, B] },
  { type: 'parted', people: [A, B] },
  { type: 'partner-rest' },
  { type: 'draw' },
  { type: 'undrawn' },
  { type: 'swap', people: [A, B] },
  { type: 'seat', person: A, table: 3 },
  { type: 'add-table', people: [A, B] },
  { type: 'opened', table: 0, matchId: 'match-0001', draw: 'the-first' },
  { type: 'handed-in', table: 0, totals: [1, 2], by: 'host', draw: 'the-first', agreed: true },
  { type: 'confirmed', table: 0, by: A, draw: 'the-first' },
  { type: 'disagreed', round: 0, table: 0, by: A, draw: 'the-first', note: 'no' },
  { type: 'corrected', round: 0, table: 0, totals: [1, 2], draw: 'the-first', note: 'yes', by: 'match' },
  { type: 'clock-started', seconds },
  { type: 'clock-paused', seconds },
  { type: 'take-over' },
  { type: 'closed' },
]
/** What only the host knows. */
const BY_HOST = {
  at: '2026-11-26T19:00:00.000Z',
  command: 'command-1',
  count: 1,
  on: '0000000a',
  joined: 'late',
  term: 1,
  computer: 'Laptop',
  known: null,
  seats: [A],
  said: [1, 2],
  matchRevision: 1,
}

describe('What a page may ask of an evening', () => {
  test.each(COMMANDS)('$type', (command) => {
    expect(eveningCommandSchema.safeParse(command)).toEqual({ success: true, data: command })
    const refused = Object.entries(BY_HOST).filter(([field, value]) => !eveningCommandSchema.safeParse({ ...command, [field]: value }).success)
    expect(refused.map(([field]) => field)).toEqual(Object.keys(BY_HOST))
  })

  test.each([
    { type: 'drawn', method: 'random' },
    { type: 'seat', person: A, table: -1 },
    { type: 'seat', person: A, table: 0.5 },
    { type: 'swap', people: [A] },
    { type: 'add-table', people: [A] },
    { type: 'add-table', people: [A, B, A, B, A] },
    { type: 'handed-in', table: 0, totals: [1, 2], by: 'host', agreed: false },
    { type: 'closed', draw: 'the-first' },
    { type: 'undrawn', draw: 'the-first' },
    { type: 'draw', seed: 1 },
    { type: 'take-over', computer: 'Laptop' },
    { type: 'partner-rest', people: [A, B] },
  ])('but not %j', (command) => {
    expect(eveningCommandSchema.safeParse(command).success).toBe(false)
  })

  test('a seat or a bye', () => {
    for (const table of [0, 1, null]) expect(eveningCommandSchema.safeParse({ type: 'seat', person: A, table }).success).toBe(true)
    expect(eveningCommandSchema.safeParse({ type: 'add-table', people: [A, B, A, B] }).success).toBe(true)
  })
})
