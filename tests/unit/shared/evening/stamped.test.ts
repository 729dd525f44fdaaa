import { describe, expect, test } from 'vitest'
import { decide as decideBy, type EveningCommand, type CommandMoment } from '#shared/evening/decide'
import { USUAL_SETTINGS, type EveningEvent } from '#shared/evening/evening'
import { after as afterBy } from '#shared/evening/replay'
import { currentRound, NO_EVENING, type EveningState } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { answered } from '../../../support/answered'

const AT = '2026-11-26T19:00:00.000Z'
const LAPTOP = { on: '0000000a', computer: 'Laptop' }
const TABLET = { on: '0000000b', computer: 'Tablet' }
const [A, B, C, D] = ['person-000', 'person-001', 'person-002', 'person-003']

const decide = (state: EveningState, command: EveningCommand, moment: CommandMoment) => answered(() => decideBy(state, command, moment))
const after = (state: EveningState, event: EveningEvent) => answered(() => afterBy(state, event))

/** An evening at a computer, and what was recorded of each command. */
class Record {
  state: EveningState = NO_EVENING
  events: EveningEvent[] = []

  do(command: EveningCommand, moment: Partial<CommandMoment> = {}): readonly EveningEvent[] {
    const named = `command-${String(this.events.length).padStart(3, '0')}`
    const { events, state } = expectOk(decide(this.state, command, { at: AT, seed: 1, command: named, here: LAPTOP, ...moment }), command.type)
    this.state = state
    this.events.push(...events)
    return events
  }
}

function begun(): Record {
  const record = new Record()
  record.do({ type: 'arranged', settings: { ...USUAL_SETTINGS, method: 'random', size: 2 } })
  record.do({ type: 'arrived', people: [A, B, C, D].map((id) => ({ id, name: id })) })
  record.do({ type: 'draw' }, { command: 'first-draw' })
  return record
}

describe('Each event says what its computer knew', () => {
  test('of the evening: how many events, by which computer, and how often the drawing was taken over', () => {
    const { events } = begun()
    expect(events.map(({ type, count, on, command, ...rest }) => ({ type, count, on, command, term: 'term' in rest ? rest.term : 'none' }))).toEqual([
      { type: 'arranged', count: 1, on: LAPTOP.on, command: 'command-000', term: 0 },
      { type: 'arrived', count: 2, on: LAPTOP.on, command: 'command-001', term: 'none' },
      { type: 'drawn', count: 3, on: LAPTOP.on, command: 'first-draw', term: 0 },
    ])
    expect(events[0]).toMatchObject({ computer: 'Laptop' })
    expect(events[2]).toMatchObject({ after: null })
  })

  test('of the draws: which one came before, and which one it is about', () => {
    const record = begun()
    expect(record.do({ type: 'swap', people: [A, C] })).toEqual([expect.objectContaining({ type: 'seated', term: 0, draw: 'first-draw' })])
    expect(record.do({ type: 'undrawn' })).toEqual([expect.objectContaining({ type: 'undrawn', term: 0, draw: 'first-draw' })])
    record.do({ type: 'draw' }, { command: 'second-draw' })
    expect(record.do({ type: 'closed' })).toEqual([expect.objectContaining({ type: 'closed', term: 0, draw: 'second-draw' })])
    expect(record.do({ type: 'draw' })).toEqual([expect.objectContaining({ type: 'drawn', after: 'second-draw' })])
  })

  test('of a table: who sat there, the last word on its result, and the result that it is about', () => {
    const record = begun()
    const seats = [...(currentRound(record.state)?.tables[0]?.people ?? [])]
    const of = { table: 0, draw: 'first-draw', seats }
    const [opened] = record.do({ type: 'opened', table: 0, matchId: 'match-0001' })
    expect(opened).toEqual({ type: 'opened', at: AT, command: 'command-003', count: 4, on: LAPTOP.on, ...of, known: null, matchId: 'match-0001' })
    const [handedIn] = record.do({ type: 'handed-in', table: 0, totals: [3, 9], by: 'host' }, { command: 'hands-in', matchRevision: 7 })
    expect(handedIn).toEqual({
      type: 'handed-in',
      at: AT,
      command: 'hands-in',
      count: 5,
      on: LAPTOP.on,
      ...of,
      known: null,
      matchRevision: 7,
      totals: [3, 9],
      by: 'host',
    })
    expect(currentRound(record.state)?.tables[0]).toMatchObject({ last: 'hands-in', matchRevision: 7 })
    const [confirmed] = record.do({ type: 'confirmed', table: 0, by: 'host' }, { command: 'confirms' })
    expect(confirmed).toMatchObject({ ...of, known: 'hands-in', said: [3, 9] })
    const [disagreed] = record.do({ type: 'disagreed', round: 0, table: 0, by: 'host', note: 'No' }, { command: 'disagrees', matchRevision: 8 })
    expect(disagreed).toMatchObject({ ...of, known: 'confirms', said: [3, 9], matchRevision: 8 })
    const [corrected] = record.do({ type: 'corrected', round: 0, table: 0, totals: [4, 9] })
    expect(corrected).toMatchObject({ ...of, known: 'disagrees', said: [3, 9] })
    expect(corrected).not.toHaveProperty('matchRevision')
    expect(record.do({ type: 'corrected', round: 0, table: 0, totals: [5, 9] })[0]).toMatchObject({ said: [4, 9] })
  })

  test('a result of two words is two events, of which the second knows the first', () => {
    const record = begun()
    const events = record.do({ type: 'handed-in', table: 1, totals: [3, 9], by: 'host', agreed: true }, { command: 'both-words' })
    expect(events.map((event) => [event.type, event.count, 'known' in event ? event.known : null, 'by' in event ? event.by : null])).toEqual([
      ['handed-in', 4, null, 'host'],
      ['confirmed', 4, 'both-words', 'host'],
    ])
  })

  test('and nothing of what it does not know: without a computer an event is as it was asked for', () => {
    const record = new Record()
    const here = { command: undefined, here: undefined }
    expect(record.do({ type: 'arranged', settings: USUAL_SETTINGS }, here)).toEqual([{ type: 'arranged', at: AT, settings: USUAL_SETTINGS }])
    expect(record.state.drawer).toBeNull()
    expect(record.do({ type: 'arrived', people: [A, B].map((id) => ({ id, name: id })) }, here)[0]).not.toHaveProperty('count')
    record.do({ type: 'draw' }, here)
    expect(currentRound(record.state)?.id).toBe('unnamed-0')
    record.do({ type: 'closed' }, here)
    record.do({ type: 'draw' }, here)
    expect([currentRound(record.state)?.id, record.state.count]).toEqual(['unnamed-1', 5])
  })
})

describe('One computer draws', () => {
  test('the one at which the evening was arranged, and another is told so', () => {
    const { state } = begun()
    expect(state.drawer).toEqual({ on: LAPTOP.on, computer: 'Laptop', term: 0 })
    const commands: readonly EveningCommand[] = [
      { type: 'arranged', settings: USUAL_SETTINGS },
      { type: 'draw' },
      { type: 'undrawn' },
      { type: 'swap', people: [A, C] },
      { type: 'seat', person: A, table: null },
      { type: 'add-table', people: [A, C] },
      { type: 'closed' },
    ]
    for (const command of commands)
      expect(decide(state, command, { at: AT, seed: 1, here: TABLET }), command.type).toEqual({
        ok: false,
        error: { code: 'drawn-elsewhere', computer: 'Laptop' },
      })
    expect(decide(state, { type: 'handed-in', table: 0, totals: [1, 2], by: 'host' }, { at: AT, seed: 1, here: TABLET }).ok).toBe(true)
  })

  test('and without a computer a page draws as it likes', () => {
    const { state } = begun()
    expect(decide(state, { type: 'undrawn' }, { at: AT, seed: 1 }).ok).toBe(true)
  })

  test('also where its record does not say what it is called', () => {
    const arranged: EveningEvent = { type: 'arranged', at: AT, on: LAPTOP.on, settings: USUAL_SETTINGS }
    expect(expectOk(after(NO_EVENING, arranged), 'it was arranged').drawer).toEqual({ on: LAPTOP.on, computer: '', term: 0 })
  })

  test('until another takes over, once', () => {
    const record = begun()
    expect(record.do({ type: 'take-over' }, { here: TABLET })).toEqual([
      expect.objectContaining({ type: 'took-over', computer: 'Tablet', on: TABLET.on, term: 1 }),
    ])
    expect(record.state.drawer).toEqual({ on: TABLET.on, computer: 'Tablet', term: 1 })
    expect(decide(record.state, { type: 'take-over' }, { at: AT, seed: 1, here: TABLET })).toEqual({ ok: false, error: { code: 'nothing-to-change' } })
    expect(record.do({ type: 'closed' }, { here: TABLET })[0]).toMatchObject({ term: 1 })
    expect(record.do({ type: 'take-over' })[0]).toMatchObject({ on: LAPTOP.on, term: 2 })
  })

  test('and an event of no computer takes over nothing; one that says no term is the next', () => {
    const took = { type: 'took-over', at: AT, computer: 'Tablet' } as const
    const unknown = new Record()
    unknown.do({ type: 'arranged', settings: USUAL_SETTINGS }, { here: undefined })
    for (const { state } of [begun(), unknown]) {
      expect(after(state, took)).toEqual({ ok: false, error: { code: 'nothing-to-change' } })
      expect(expectOk(after(state, { ...took, on: TABLET.on }), 'it takes over').drawer).toEqual({ ...TABLET, term: 1 })
      expect(expectOk(after(state, { ...took, on: TABLET.on, term: 4 }), 'it takes over').drawer).toEqual({ ...TABLET, term: 4 })
    }
  })

  test('and is not changed by arranging again', () => {
    const record = begun()
    record.do({ type: 'arranged', settings: { ...USUAL_SETTINGS, rounds: 7 } })
    expect([record.state.drawer?.term, record.state.settings?.rounds]).toEqual([0, 7])
  })
})

describe('Events count up', () => {
  const arrive = (id: string, count?: number): EveningEvent => ({
    type: 'arrived',
    at: AT,
    people: [{ id, name: id }],
    ...(count === undefined ? {} : { count }),
  })

  test.each<[string, number | undefined, number]>([
    ['by the count that one has', 9, 9],
    ['never down', 2, 3],
    ['by one without', undefined, 4],
  ])('%s', (_, count, expected) => {
    const { state } = begun()
    expect(expectOk(after(state, arrive('person-009', count)), 'it came').count).toBe(expected)
  })

  test('also where nothing comes of one', () => {
    const { state } = begun()
    const next = expectOk(after(state, { ...arrive('person-009', 12), joined: 'void' }), 'it counts')
    expect([next.count, next.people.size]).toEqual([12, 4])
  })
})
