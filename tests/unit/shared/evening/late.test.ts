import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_SETTINGS, type EveningEvent } from '#shared/evening/evening'
import { late as lateBy } from '#shared/evening/late'
import { replay } from '#shared/evening/replay'
import type { EveningState } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'
import { answered, answering } from '../../../support/answered'
import { runs } from '../../../support/runs'
import { standingsOf } from './evenings'

const late = answering(lateBy)
const at = '2026-11-26T19:00:00.000Z'
const [LAPTOP, TABLET] = ['0000000a', '0000000b']
const people = (ids: string) => [...ids].map((id) => ({ id, name: id }))
const tablesOf = (...tables: readonly string[]) => tables.map((ids) => ({ people: [...ids] }))
const drawn = (command: string, tables: readonly string[], byes = '', more: object = {}) =>
  ({
    type: 'drawn',
    at,
    command,
    on: LAPTOP,
    method: 'random',
    size: 2,
    uneven: 'bye',
    seed: 1,
    tables: tablesOf(...tables),
    byes: [...byes],
    ...more,
  }) as EveningEvent
const handedIn = (table: number, totals: readonly number[], more: object = {}) =>
  ({ type: 'handed-in', at, table, totals, by: 'match', draw: 'first', ...more }) as EveningEvent

/** Two tables of two and one who sits out, drawn at the laptop, and what happened then. */
const evening = (...then: readonly EveningEvent[]): EveningState =>
  expectOk(
    replay([
      { type: 'arranged', at, on: LAPTOP, computer: 'Laptop', settings: { ...USUAL_SETTINGS, method: 'random', size: 2 } },
      { type: 'arrived', at, people: people('abcde') },
      drawn('first', ['ab', 'cd'], 'e'),
      ...then,
    ]),
    'it can be so',
  )
/** Two people, and nobody has drawn: the record does not even say who would. */
const undrawnEvening = (): EveningState =>
  expectOk(
    replay([
      { type: 'arranged', at, settings: USUAL_SETTINGS },
      { type: 'arrived', at, people: people('ab') },
    ]),
    'nobody has drawn',
  )
const CLOSED: EveningEvent = { type: 'closed', at }
const gone = (person: string): EveningEvent => ({ type: 'left', at, person })

/** Each round as `first: ab cd 15-3, e out`. */
const rounds = (state: EveningState) =>
  state.rounds.map(({ id, tables, byes, side, closed }) => {
    const told = tables.map(
      ({ people: seats, result }) => `${seats.join('') || '-'}${'totals' in result ? ` ${result.status} ${result.totals.join('-')}` : ''}`,
    )
    return `${id}${side ? ' beside' : ''}${closed ? ' closed' : ''}: ${told.join(', ')}; ${byes.join('')} out`
  })
const after = (state: EveningState, event: EveningEvent): readonly string[] | string => {
  return answered(() => {
    const next = lateBy(state, event)
    return next.ok ? rounds(next.value) : next.error.code
  })
}

describe('What one computer did that did not know all that was before it', () => {
  test.each<[string, readonly EveningEvent[], EveningEvent, readonly string[] | string]>([
    ['a result of a round that was closed counts', [CLOSED], handedIn(0, [15, 3]), ['first closed: ab settled 15-3, cd; e out']],
    ['a result of no such draw is none', [], handedIn(0, [15, 3], { draw: 'none' }), 'no-round'],
    ['a result of no such table is none', [], handedIn(7, [15, 3]), 'no-such-table'],
    ['a result seats those of whom it was said', [], handedIn(0, [15, 3], { seats: ['a', 'c'] }), ['first: ac settled 15-3, -; ed out']],
    ['a result seats who sat out', [], handedIn(1, [15, 3], { seats: ['c', 'e'] }), ['first: ab, ce settled 15-3;  out']],
    [
      'a result seats nobody who has played elsewhere',
      [handedIn(1, [9, 15])],
      handedIn(0, [15, 3], { seats: ['a', 'c'] }),
      ['first: ab disagreed 15-3, cd settled 9-15; e out'],
    ],
    [
      'a result seats nobody where others have one',
      [handedIn(0, [9, 15])],
      handedIn(0, [15, 3], { seats: ['a', 'c'] }),
      ['first: ab disagreed 9-15, cd; e out'],
    ],
    ['a result of somebody whom nobody knows is none', [], handedIn(0, [15, 3], { seats: ['a', 'x'] }), 'no-such-person'],
    ['nor is it where the table has one', [handedIn(0, [9, 15])], handedIn(0, [15, 3], { seats: ['a', 'x'] }), 'no-such-person'],
    ['a result of one who sits there twice is none', [], handedIn(0, [15, 3], { seats: ['a', 'a'] }), 'twice'],
    ['a result of one who has gone counts', [gone('b')], handedIn(0, [15, 3], { seats: ['a', 'b'] }), ['first: ab settled 15-3, cd; e out']],
    ['closing ends the round', [], { ...CLOSED, on: LAPTOP, draw: 'first' }, ['first closed: ab, cd; e out']],
    ['closing ends no round before it', [CLOSED, drawn('second', ['ac'])], { ...CLOSED, draw: 'first' }, 'round-over'],
    ['closing is not for another computer', [], { ...CLOSED, on: TABLET, draw: 'first' }, 'drawn-elsewhere'],
    ['closing is not of a turn before', [], { ...CLOSED, on: LAPTOP, term: 1, draw: 'first' }, 'drawn-elsewhere'],
    ['a draw seats who is here', [CLOSED, gone('b')], drawn('second', ['ab', 'cd'], 'e'), ['first closed: ab, cd; e out', 'second: -, cd; ea out']],
    ['a draw seats nobody whom nobody knows', [CLOSED], drawn('second', ['ax', 'cd'], 'e'), ['first closed: ab, cd; e out', 'second: -, cd; ea out']],
    ['a draw counts of any computer', [CLOSED], drawn('second', ['ac'], '', { on: TABLET }), ['first closed: ab, cd; e out', 'second: ac;  out']],
    [
      'a draw beside the rounds after one that nobody knows comes before the last',
      [CLOSED, drawn('second', ['ac'])],
      drawn('other', ['ab'], '', { joined: 'side', after: 'lost' }),
      ['first closed: ab, cd; e out', 'other beside closed: ab;  out', 'second: ac;  out'],
    ],
    ['who leaves gives up the seat', [], gone('a'), ['first: -, cd; eb out']],
    ['who left and comes back sits nowhere', [gone('a')], { type: 'returned', at, person: 'a' }, ['first: -, cd; eb out']],
    ['settings change no seats', [], { type: 'arranged', at, on: LAPTOP, settings: { ...USUAL_SETTINGS } }, ['first: ab, cd; e out']],
    ['partners change no seats', [], { type: 'partnered', at, people: ['a', 'c'] }, ['first: ab, cd; e out']],
    ['partners that are none cannot part', [], { type: 'parted', at, people: ['a', 'c'] }, 'no-partners'],
    ['a clock changes no seats', [], { type: 'clock-paused', at, seconds: 3 }, ['first: ab, cd; e out']],
    ['a draw seats nobody twice', [CLOSED], drawn('second', ['ab', 'bc']), 'nothing-to-change'],
    [
      'a draw beside the round that counts comes before it, closed, with nobody out, and seats who has gone since',
      [CLOSED, gone('b')],
      drawn('other', ['ab', 'cd'], 'e', { joined: 'side', after: null }),
      ['other beside closed: ab, cd;  out', 'first closed: ab, cd; e out'],
    ],
    [
      'a draw beside a later round comes after the one it was made after',
      [CLOSED, drawn('second', ['ac'])],
      drawn('other', ['ab'], '', { joined: 'side', after: 'first' }),
      ['first closed: ab, cd; e out', 'other beside closed: ab;  out', 'second: ac;  out'],
    ],
    [
      'a draw beside it seats nobody whom nobody knows',
      [],
      drawn('other', ['ax'], '', { joined: 'side', after: null }),
      ['other beside closed: -;  out', 'first: ab, cd; e out'],
    ],
    ['a round is taken back though another was drawn', [CLOSED, drawn('second', ['ac'])], { type: 'undrawn', at, draw: 'first' }, ['second: ac;  out']],
    ['a round is taken back by any computer', [CLOSED, drawn('second', ['ac'])], { type: 'undrawn', at, on: TABLET, draw: 'first' }, ['second: ac;  out']],
    ['a round with a result is not taken back', [handedIn(0, [15, 3])], { type: 'undrawn', at, draw: 'first' }, 'no-round'],
    ['a round that nobody drew is not taken back', [], { type: 'undrawn', at, draw: 'none' }, 'no-round'],
    [
      'seats are given to who is here',
      [gone('d')],
      { type: 'seated', at, on: LAPTOP, draw: 'first', tables: tablesOf('ac', 'bd'), byes: ['e'] },
      ['first: ac, -; eb out'],
    ],
    [
      'seats are given to nobody whom nobody knows, also at a new table',
      [],
      { type: 'seated', at, on: LAPTOP, draw: 'first', tables: tablesOf('ab', 'cd', 'ex'), byes: [] },
      ['first: ab, cd, -; e out'],
    ],
    [
      'seats of a table that has played stay',
      [handedIn(1, [15, 3]), gone('d')],
      { type: 'seated', at, on: LAPTOP, draw: 'first', tables: tablesOf('ae', 'cd'), byes: ['b'] },
      ['first: ae, cd settled 15-3; b out'],
    ],
    [
      'seats of a round before are none',
      [CLOSED, drawn('second', ['ac'])],
      { type: 'seated', at, draw: 'first', tables: tablesOf('ac'), byes: [] },
      'round-over',
    ],
  ])('%s', (_, then, event, expected) => {
    expect(after(evening(...then), event)).toEqual(expected)
  })

  test('partners sit as partners, or not at all', () => {
    const partners = { people: [...'abcd'], partners: true as const }
    const told = (state: EveningState, event: EveningEvent) =>
      expectOk(late(state, event), 'it can be')
        .rounds.at(-1)
        ?.tables.map((table) => `${table.people.join('')}${table.partners ? ' partners' : ''}`)
    const draw = drawn('second', [], '', { method: 'partners', tables: [partners] })
    const seats: EveningEvent = { type: 'seated', at, on: LAPTOP, draw: 'first', tables: [partners], byes: ['e'] }
    expect(told(evening(CLOSED), draw)).toEqual(['abcd partners'])
    expect(told(evening(CLOSED, gone('d')), draw)).toEqual([''])
    expect(told(evening(CLOSED), drawn('second', ['abcd']))).toEqual(['abcd'])
    expect(told(evening(CLOSED, gone('d')), drawn('second', ['abcd']))).toEqual(['abc'])
    expect(told(evening(), seats)).toEqual(['abcd partners'])
    const drawnPartners = evening(CLOSED, drawn('second', [], 'e', { method: 'partners', tables: [partners] }))
    expect(told(drawnPartners, handedIn(0, [1, 2, 1, 2], { draw: 'second', seats: [...'abed'] }))).toEqual(['abed partners'])
    expect(told(drawnPartners, handedIn(0, [1, 2], { draw: 'second', seats: [...'ab'] }))).toEqual(['ab'])
    expect(told(evening(), handedIn(0, [1, 2, 1, 2], { seats: [...'abce'] }))).toEqual(['abce', ''])
  })

  test('a draw beside it is the first round where none was known', () => {
    expect(after(undrawnEvening(), drawn('other', ['ab'], '', { joined: 'side', after: 'lost' }))).toEqual(['other beside closed: ab;  out'])
  })

  test('seats of no round are none', () => {
    expect(after(undrawnEvening(), { type: 'seated', at, draw: 'lost', tables: tablesOf('ax'), byes: [] })).toBe('no-round')
  })

  test('who came is here, once', () => {
    const next = expectOk(late(evening(), { type: 'arrived', at, people: people('axe') }), 'one is new')
    expect([...next.people.keys()].join('')).toBe('abcdex')
    expect(after(evening(), { type: 'arrived', at, people: people('ae') })).toBe('nothing-to-change')
    const back = expectOk(late(evening(gone('a')), { type: 'arrived', at, people: people('a') }), 'one is back')
    expect(back.people.get('a')?.here).toBe(true)
  })

  test('who took over later draws', () => {
    const took = (term: number): EveningEvent => ({ type: 'took-over', at, on: TABLET, computer: 'Tablet', term })
    expect(expectOk(late(evening(), took(3)), 'it is later').drawer).toEqual({ on: TABLET, computer: 'Tablet', term: 3 })
    expect(after(evening(), took(0))).toBe('nothing-to-change')
    expect(expectOk(late(undrawnEvening(), took(1)), 'nobody drew').drawer).toEqual({ on: TABLET, computer: 'Tablet', term: 1 })
  })

  test('a match belongs to the people for whom it was opened, if they have none', () => {
    const opened = (more: object = {}) => ({ type: 'opened', at, draw: 'first', table: 0, matchId: 'match-1', ...more }) as EveningEvent
    const matchOf = (state: EveningState, event: EveningEvent) => {
      const next = late(state, event)
      return next.ok ? next.value.rounds[0]?.tables[0]?.matchId : next.error.code
    }
    expect(matchOf(evening(), opened())).toBe('match-1')
    expect(matchOf(evening(), opened({ seats: ['a', 'b'] }))).toBe('match-1')
    expect(matchOf(evening(), opened({ seats: ['a', 'c'] }))).toBe('table-has-result')
    expect(matchOf(evening(opened({ matchId: 'match-0' })), opened())).toBe('table-has-result')
  })
})

test('whatever comes late, of whomever: all who are placed are known and sit once, and the evening has standings', () => {
  const person = fc.constantFrom(...'abcdex')
  const some = (most: number) => fc.array(person, { maxLength: most })
  const draw = fc.constantFrom('first', 'second', 'other')
  const table = fc.nat(2)
  const totals = fc.array(fc.nat(15), { minLength: 2, maxLength: 4 })
  const seatings = fc.array(some(4), { maxLength: 3 })
  const tables = seatings.map((all) => all.map((seats) => ({ people: seats })))
  const by = fc.constantFrom('host', 'match', 'a', 'x')
  const event = fc.oneof(
    person.map(gone),
    fc.record({ type: fc.constant('arrived'), at: fc.constant(at), people: some(2).map((ids) => people(ids.join(''))) }),
    fc.tuple(draw, seatings, some(2), fc.record({ joined: fc.constantFrom('late', 'side'), after: fc.option(draw) })).map(([id, all, byes, more]) =>
      drawn(
        id,
        all.map((seats) => seats.join('')),
        byes.join(''),
        more,
      ),
    ),
    fc.record({ type: fc.constant('seated'), at: fc.constant(at), draw, tables, byes: some(2) }),
    fc.record({ type: fc.constant('handed-in'), at: fc.constant(at), draw, table, totals, by, seats: some(4) }),
    fc.record({ type: fc.constant('corrected'), at: fc.constant(at), draw, round: fc.constant(0), table, totals, seats: some(4) }),
    fc.record({ type: fc.constantFrom('undrawn', 'closed'), at: fc.constant(at), draw }),
  ) as fc.Arbitrary<EveningEvent>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      let state = evening()
      for (const each of events) {
        const next = late(state, each)
        if (!next.ok) continue
        state = next.value
        for (const { tables: seated, byes } of state.rounds) {
          const placed = [...seated.flatMap((one) => one.people), ...byes]
          expect(new Set(placed).size).toBe(placed.length)
          expect(placed.filter((id) => !state.people.has(id))).toEqual([])
        }
        expect(standingsOf(state)).toHaveLength(state.people.size)
      }
    }),
    runs(3000),
  )
})
