import { describe, expect, test } from 'vitest'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { EVENING_LIMITS, type EveningEvent } from '#shared/evening/evening'
import { evolve } from '#shared/evening/evolve'
import { NO_EVENING, peopleHere, type EveningState } from '#shared/evening/state'
import { answered } from '../../../support/answered'
import { Evening, idOf, playedEvening } from './evenings'

const AT = '2026-11-26T19:00:00.000Z'
const LAPTOP = { on: '0000000a', computer: 'Laptop' }
const TABLET = { on: '0000000b', computer: 'Tablet' }
const MOST = EVENING_LIMITS.people
const TOO_MANY = { ok: false, error: { code: 'too-many', limit: MOST } }

const arrives = (number: number): EveningCommand & { readonly type: 'arrived' } => ({ type: 'arrived', people: [{ id: idOf(number), name: 'One more' }] })
const after = (state: EveningState, event: EveningEvent) => answered(() => evolve(state, event))

describe('The people of an evening', () => {
  test('are so many at most', () => {
    const evening = Evening.of(MOST)
    expect(peopleHere(evening.state)).toHaveLength(MOST)
    expect(evening.try(arrives(MOST))).toEqual(TOO_MANY)
  })

  test('leave room for others where they go home before any round', () => {
    const evening = Evening.of(MOST)
      .do({ type: 'left', person: idOf(0) })
      .do(arrives(MOST))
    expect(peopleHere(evening.state)).toHaveLength(MOST)
    expect(evening.try(arrives(MOST + 1))).toEqual(TOO_MANY)
  })

  test.each([
    ['sat at a table', idOf(0)],
    ['had a bye', idOf(2)],
  ])('leave none where they %s', (_, person) => {
    const evening = Evening.of(MOST)
    const draw: EveningEvent = {
      type: 'drawn',
      at: AT,
      method: 'random',
      size: 2,
      uneven: 'bye',
      seed: 1,
      tables: [{ people: [idOf(0), idOf(1)] }],
      byes: [idOf(2)],
    }
    const drawn = after(evening.state, draw)
    evening.state = drawn.ok ? drawn.value : expect.fail(drawn.error.code)
    evening.do({ type: 'closed' }).do({ type: 'left', person })
    expect(evening.try(arrives(MOST))).toEqual(TOO_MANY)
    evening.do({ type: 'left', person: idOf(9) }).do(arrives(MOST))
  })

  test('are so many at most with all who came and went', () => {
    const gone = (people: number): EveningState => ({
      ...playedEvening('host', []),
      people: new Map(Array.from({ length: people }, (_, at) => [idOf(at), { id: idOf(at), name: `Person ${at}`, here: false }])),
    })
    expect(after(gone(EVENING_LIMITS.everyone - 1), { ...arrives(EVENING_LIMITS.everyone), at: AT }).ok).toBe(true)
    expect(after(gone(EVENING_LIMITS.everyone), { ...arrives(EVENING_LIMITS.everyone), at: AT })).toEqual(TOO_MANY)
    // who is known comes back
    expect(after(gone(EVENING_LIMITS.everyone), { ...arrives(0), at: AT }).ok).toBe(true)
  })
})

describe('The numbers that computers give', () => {
  const most = EVENING_LIMITS.events
  const full = { ok: false, error: { code: 'too-many', limit: most } }
  const numbered = (count: number, term: number): EveningState => ({ ...Evening.of(2).state, count, drawer: { ...LAPTOP, term } })
  const asked = (state: EveningState, command: EveningCommand) => answered(() => decide(state, command, { at: AT, seed: 1, here: TABLET }))

  test('are none beyond what a record holds, whatever came from elsewhere', () => {
    const clock: EveningCommand = { type: 'clock-started', seconds: 3 }
    expect(asked(numbered(most - 1, 0), clock)).toMatchObject({ ok: true, value: { state: { count: most } } })
    expect(asked(numbered(most, 0), clock)).toEqual(full)
    expect(asked(numbered(5, most - 1), { type: 'take-over' })).toMatchObject({ ok: true, value: { state: { drawer: { ...TABLET, term: most } } } })
    expect(asked(numbered(5, most), { type: 'take-over' })).toEqual(full)
    expect(asked({ ...numbered(5, 0), drawer: null }, clock).ok).toBe(true)
  })

  test('begin with the first event', () => {
    expect(NO_EVENING).toMatchObject({ count: 0, drawer: null })
  })
})
