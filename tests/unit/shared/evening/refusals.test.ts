import { describe, expect, test } from 'vitest'
import type { EveningCommand } from '#shared/evening/decide'
import { EVENING_LIMITS, eveningSettingsSchema, USUAL_SETTINGS, type EveningEvent } from '#shared/evening/evening'
import { evolve as evolveBy } from '#shared/evening/evolve'
import { currentRound, isOver, waiting, type EveningState } from '#shared/evening/state'
import { answered } from '../../../support/answered'
import { Evening, idOf } from './evenings'

const AT = '2026-11-26T19:00:00.000Z'
const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string, string]

const evolve = (state: EveningState, event: EveningEvent) => answered(() => evolveBy(state, event))

/** Four people at two tables of two, in the order in which they came: A and B at the first. */
const twoTables = (): Evening => {
  const evening = Evening.of(4, { size: 2 }).do({ type: 'draw' })
  return seats(evening, [
    [A, B],
    [C, D],
  ])
}

/** Has people sit so, whatever was drawn. */
function seats(evening: Evening, tables: readonly (readonly string[])[], byes: readonly string[] = []): Evening {
  const event: EveningEvent = { type: 'seated', at: AT, tables: tables.map((people) => ({ people: [...people] })), byes: [...byes] }
  const next = evolve(evening.state, event)
  if (!next.ok) return expect.fail(next.error.code)
  evening.state = next.value
  return evening
}

const refusal = (evening: Evening, command: EveningCommand) => {
  const tried = evening.try(command)
  return tried.ok ? null : tried.error
}

describe('What cannot happen is refused', () => {
  test.each<[string, () => Evening, EveningCommand, object]>([
    ['coming before anything is arranged', () => new Evening(), { type: 'arrived', people: [{ id: A, name: 'Ada' }] }, { code: 'not-arranged' }],
    ['a draw before anything is arranged', () => new Evening(), { type: 'draw' }, { code: 'not-arranged' }],
    ['coming twice', twoTables, { type: 'arrived', people: [{ id: A, name: 'Ada' }] }, { code: 'here-already', person: A }],
    ['leaving, of somebody unknown', twoTables, { type: 'left', person: F }, { code: 'no-such-person', person: F }],
    ['coming back, of somebody who is here', twoTables, { type: 'returned', person: A }, { code: 'here-already', person: A }],
    ['leaving twice', () => twoTables().do({ type: 'left', person: A }), { type: 'left', person: A }, { code: 'not-here', person: A }],
    ['being one’s own partner', twoTables, { type: 'partnered', people: [A, A] }, { code: 'twice', person: A }],
    ['a partner who is unknown', twoTables, { type: 'partnered', people: [A, F] }, { code: 'no-such-person', person: F }],
    [
      'a second partner',
      () => twoTables().do({ type: 'partnered', people: [A, B] }),
      { type: 'partnered', people: [C, B] },
      { code: 'has-partner', person: B },
    ],
    ['parting those who are none', () => twoTables().do({ type: 'partnered', people: [A, B] }), { type: 'parted', people: [A, C] }, { code: 'no-partners' }],
    ['pairing off one alone', () => Evening.of(1), { type: 'partner-rest' }, { code: 'nothing-to-change' }],
    ['pairing off nobody', () => Evening.of(2).do({ type: 'partner-rest' }), { type: 'partner-rest' }, { code: 'nothing-to-change' }],
    ['a draw while a round is played', twoTables, { type: 'draw' }, { code: 'round-running' }],
    ['a draw for one', () => Evening.of(1), { type: 'draw' }, { code: 'too-few' }],
    ['taking back no round', () => Evening.of(4), { type: 'undrawn' }, { code: 'no-round' }],
    ['taking back a round that was closed', () => twoTables().do({ type: 'closed' }), { type: 'undrawn' }, { code: 'results-in' }],
    [
      'taking back a round with a result',
      () => twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A }),
      { type: 'undrawn' },
      { code: 'results-in' },
    ],
    ['closing no round', () => Evening.of(4), { type: 'closed' }, { code: 'no-round' }],
    ['closing a round twice', () => twoTables().do({ type: 'closed' }), { type: 'closed' }, { code: 'round-over' }],
    ['closing a round that was played', () => twoTables().play(), { type: 'closed' }, { code: 'round-over' }],
    ['changing places in no round', () => Evening.of(4), { type: 'swap', people: [A, B] }, { code: 'no-round' }],
    ['changing places after a round', () => twoTables().play(), { type: 'swap', people: [A, C] }, { code: 'round-over' }],
    ['any seat after a round, at no table either', () => twoTables().play(), { type: 'seat', person: A, table: 7 }, { code: 'round-over' }],
    [
      'a draw while a round is played, of which only one person is still here',
      () => [B, C, D].reduce((evening, person) => evening.do({ type: 'left', person }), twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A })),
      { type: 'draw' },
      { code: 'round-running' },
    ],
    ['changing places with oneself', twoTables, { type: 'swap', people: [A, A] }, { code: 'twice', person: A }],
    ['changing places with somebody unknown', twoTables, { type: 'swap', people: [A, F] }, { code: 'no-such-person', person: F }],
    [
      'changing places of two who have none',
      () =>
        twoTables().do({
          type: 'arrived',
          people: [
            { id: E, name: 'Eva' },
            { id: F, name: 'Fay' },
          ],
        }),
      { type: 'swap', people: [E, F] },
      { code: 'nothing-to-change' },
    ],
    ['a seat at no table', twoTables, { type: 'seat', person: A, table: 2 }, { code: 'no-such-table', table: 2 }],
    ['a seat where one sits', twoTables, { type: 'seat', person: A, table: 0 }, { code: 'nothing-to-change' }],
    ['a seat that leaves somebody alone', twoTables, { type: 'seat', person: A, table: 1 }, { code: 'too-few' }],
    [
      'a seat of somebody whose table has its result',
      () => twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A }),
      { type: 'seat', person: A, table: 1 },
      { code: 'table-has-result', table: 0 },
    ],
    [
      'a bye for one who has it',
      () =>
        seats(
          Evening.of(5, { size: 2 }).do({ type: 'draw' }),
          [
            [A, B],
            [C, D],
          ],
          [E],
        ),
      { type: 'seat', person: E, table: null },
      { code: 'nothing-to-change' },
    ],
    [
      'a fifth seat',
      () => seats(Evening.of(5, { size: 4 }).do({ type: 'draw' }), [[A, B, C, D]], [E]),
      { type: 'seat', person: E, table: 0 },
      { code: 'table-full', table: 0 },
    ],
    [
      'a seat at a table of nobody',
      () => seats(Evening.of(5, { size: 2 }).do({ type: 'draw' }), [[A, B], []], [C, D, E]),
      { type: 'seat', person: E, table: 1 },
      { code: 'table-full', table: 1 },
    ],
    ['a table of somebody who sits elsewhere', twoTables, { type: 'add-table', people: [A, C] }, { code: 'twice', person: A }],
    ['a result of no round', () => Evening.of(4), { type: 'handed-in', table: 0, totals: [1, 2], by: 'host' }, { code: 'no-round' }],
    ['a result of no table', twoTables, { type: 'handed-in', table: 2, totals: [1, 2], by: 'host' }, { code: 'no-such-table', table: 2 }],
    [
      'a result after the round was closed',
      () => twoTables().do({ type: 'closed' }),
      { type: 'handed-in', table: 0, totals: [1, 2], by: 'host' },
      { code: 'round-over' },
    ],
    ['a result of other seats', twoTables, { type: 'handed-in', table: 0, totals: [1, 2, 3], by: 'host' }, { code: 'wrong-totals', seats: 2, found: 3 }],
    ['a result of somebody who sits elsewhere', twoTables, { type: 'handed-in', table: 0, totals: [1, 2], by: C }, { code: 'not-at-table', person: C }],
    [
      'a result that is there',
      () => twoTables().play(),
      { type: 'corrected', round: 0, table: 0, totals: [1] as never },
      { code: 'wrong-totals', seats: 2, found: 1 },
    ],
    ['standing by nothing', twoTables, { type: 'confirmed', table: 0, by: A }, { code: 'no-result', table: 0 }],
    ['disagreeing with nothing', twoTables, { type: 'disagreed', round: 0, table: 0, by: A }, { code: 'no-result', table: 0 }],
    ['correcting nothing', twoTables, { type: 'corrected', round: 0, table: 0, totals: [1, 2] }, { code: 'no-result', table: 0 }],
    ['a result of a round that is not', twoTables, { type: 'corrected', round: 3, table: 0, totals: [1, 2] }, { code: 'no-round' }],
    [
      'disagreeing, of somebody who sits elsewhere',
      () => twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A }),
      { type: 'disagreed', round: 0, table: 0, by: C },
      { code: 'not-at-table', person: C },
    ],
    [
      'standing by a result, of somebody who sits elsewhere',
      () => twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A }),
      { type: 'confirmed', table: 0, by: C },
      { code: 'not-at-table', person: C },
    ],
    [
      'a match for a table with a result',
      () => twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A }),
      { type: 'opened', table: 0, matchId: 'match-0001' },
      { code: 'table-has-result', table: 0 },
    ],
    ['taking over at no computer', twoTables, { type: 'take-over' }, { code: 'nothing-to-change' }],
  ])('%s', (_, made, command, error) => {
    const evening = made()
    const before = evening.state
    expect(refusal(evening, command)).toEqual(error)
    expect(evening.state).toBe(before)
  })

  test('a result of a table that was settled, or is disputed, other than by a correction', () => {
    const evening = twoTables().play()
    expect(refusal(evening, { type: 'handed-in', table: 0, totals: [1, 2], by: 'host' })).toEqual({ code: 'table-has-result', table: 0 })
    evening.do({ type: 'disagreed', round: 0, table: 0, by: A })
    expect(refusal(evening, { type: 'handed-in', table: 0, totals: [1, 2], by: 'host' })).toEqual({ code: 'table-has-result', table: 0 })
  })

  test('more rounds than an evening has', () => {
    const evening = Evening.of(2, { size: 2 })
    for (let round = 0; round < EVENING_LIMITS.rounds; round++) evening.do({ type: 'draw' }).do({ type: 'closed' })
    expect(refusal(evening, { type: 'draw' })).toEqual({ code: 'too-many', limit: 100 })
  })

  test.each<[string, readonly (readonly string[])[], readonly string[], object]>([
    ['no table at all', [], [], { code: 'too-few' }],
    ['a table of one', [[A]], [B, C, D], { code: 'too-few' }],
    ['a table of one beside another', [[A, B], [C]], [D], { code: 'too-few' }],
    [
      'somebody twice',
      [
        [A, B],
        [C, A],
      ],
      [D],
      { code: 'twice', person: A },
    ],
    [
      'somebody at a table and with a bye',
      [
        [A, B],
        [C, D],
      ],
      [A],
      { code: 'twice', person: A },
    ],
    ['somebody unknown', [[A, F]], [], { code: 'no-such-person', person: F }],
  ])('seats with %s', (_, tables, byes, error) => {
    const places = { at: AT, tables: tables.map((people) => ({ people: [...people] })), byes: [...byes] }
    expect(evolve(twoTables().state, { ...places, type: 'seated' })).toEqual({ ok: false, error })
    expect(evolve(Evening.of(4).state, { ...places, type: 'drawn', method: 'random', size: 2, uneven: 'bye', seed: 1 })).toEqual({ ok: false, error })
  })

  test('seats of somebody at a table that has played, and with a bye', () => {
    const played = twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A })
    const event: EveningEvent = { type: 'seated', at: AT, tables: [{ people: [A, B] }, { people: [C, D] }], byes: [A] }
    expect(evolve(played.state, event)).toEqual({ ok: false, error: { code: 'twice', person: A } })
  })

  test('seats of no round, or of one that is over; a draw beside a round that is played', () => {
    const places = { at: AT, tables: [{ people: [A, B] }, { people: [C, D] }], byes: [] }
    expect(evolve(Evening.of(4).state, { ...places, type: 'seated' })).toEqual({ ok: false, error: { code: 'no-round' } })
    expect(evolve(twoTables().play().state, { ...places, type: 'seated' })).toEqual({ ok: false, error: { code: 'round-over' } })
    const draw = { ...places, type: 'drawn', method: 'random', size: 2, uneven: 'bye', seed: 1 } as const
    expect(evolve(twoTables().state, draw)).toEqual({ ok: false, error: { code: 'round-running' } })
  })

  test('seats of somebody who has gone', () => {
    const event = { type: 'seated', at: AT, tables: [{ people: [A, B] }, { people: [C, D] }], byes: [] } as const
    expect(
      evolve(twoTables().do({ type: 'left', person: D }).state, { ...event, tables: event.tables.map(({ people }) => ({ people: [...people] })), byes: [] }),
    ).toEqual({
      ok: false,
      error: { code: 'not-here', person: D },
    })
  })
})

describe('Seats', () => {
  const tablesOf = (evening: Evening) => ({ tables: evening.tables, byes: currentRound(evening.state)?.byes })

  test.each<[string, () => Evening, EveningCommand, object]>([
    [
      'are exchanged across tables',
      twoTables,
      { type: 'swap', people: [A, D] },
      {
        tables: [
          [D, B],
          [C, A],
        ],
        byes: [],
      },
    ],
    [
      'are exchanged at one table',
      twoTables,
      { type: 'swap', people: [A, B] },
      {
        tables: [
          [B, A],
          [C, D],
        ],
        byes: [],
      },
    ],
    [
      'are given to who comes late, in exchange',
      () => twoTables().do({ type: 'arrived', people: [{ id: E, name: 'Eva' }] }),
      { type: 'swap', people: [A, E] },
      {
        tables: [
          [E, B],
          [C, D],
        ],
        byes: [],
      },
    ],
    [
      'are given to who has a bye',
      () =>
        seats(
          Evening.of(6, { size: 2 }).do({ type: 'draw' }),
          [
            [A, B],
            [C, D],
          ],
          [E, F],
        ),
      { type: 'seat', person: E, table: 1 },
      {
        tables: [
          [A, B],
          [C, D, E],
        ],
        byes: [F],
      },
    ],
    [
      'are given to who sits at a table of three',
      () =>
        seats(Evening.of(5, { size: 3 }).do({ type: 'draw' }), [
          [A, B, C],
          [D, E],
        ]),
      { type: 'seat', person: A, table: 1 },
      {
        tables: [
          [B, C],
          [D, E, A],
        ],
        byes: [],
      },
    ],
    ['are left for a bye, and who is left alone has one too', twoTables, { type: 'seat', person: A, table: null }, { tables: [[], [C, D]], byes: [B, A] }],
    [
      'of a new table are of those without one',
      () =>
        seats(
          Evening.of(6, { size: 2 }).do({ type: 'draw' }),
          [
            [A, B],
            [C, D],
          ],
          [E, F],
        ),
      { type: 'add-table', people: [F, E] },
      {
        tables: [
          [A, B],
          [C, D],
          [F, E],
        ],
        byes: [],
      },
    ],
    [
      'of a new table take the number that is free',
      () => seats(Evening.of(6, { size: 2 }).do({ type: 'draw' }), [[], [C, D]], [A, B, E, F]),
      { type: 'add-table', people: [A, E] },
      {
        tables: [
          [A, E],
          [C, D],
        ],
        byes: [B, F],
      },
    ],
    ['are given up by who leaves, and the other sits out', twoTables, { type: 'left', person: A }, { tables: [[], [C, D]], byes: [B] }],
    [
      'are given up by who leaves a table of three, which plays on',
      () =>
        seats(Evening.of(5, { size: 3 }).do({ type: 'draw' }), [
          [A, B, C],
          [D, E],
        ]),
      { type: 'left', person: B },
      {
        tables: [
          [A, C],
          [D, E],
        ],
        byes: [],
      },
    ],
    [
      'stay of who leaves after saying a result',
      () => twoTables().do({ type: 'handed-in', table: 0, totals: [1, 2], by: A }),
      { type: 'left', person: A },
      {
        tables: [
          [A, B],
          [C, D],
        ],
        byes: [],
      },
    ],
    [
      'stay of who leaves after the round',
      () => twoTables().play(),
      { type: 'left', person: A },
      {
        tables: [
          [A, B],
          [C, D],
        ],
        byes: [],
      },
    ],
    [
      'are none for who leaves with a bye',
      () =>
        seats(
          Evening.of(5, { size: 2 }).do({ type: 'draw' }),
          [
            [A, B],
            [C, D],
          ],
          [E],
        ),
      { type: 'left', person: E },
      {
        tables: [
          [A, B],
          [C, D],
        ],
        byes: [],
      },
    ],
  ])('%s', (_, made, command, places) => {
    expect(tablesOf(made().do(command))).toEqual(places)
  })

  test('of people who play as partners from now on begin a table again, and go on where they did before', () => {
    const evening = seats(Evening.of(4).do({ type: 'draw' }), [[A, B, C, D]])
    const sit = (partners?: true) => {
      const next = evolve(evening.state, { type: 'seated', at: AT, tables: [{ people: [A, B, C, D], ...(partners && { partners }) }], byes: [] })
      evening.state = next.ok ? next.value : expect.fail(next.error.code)
      return currentRound(evening.state)?.tables[0]
    }
    evening.do({ type: 'opened', table: 0, matchId: 'match-0001' })
    expect(sit()).toMatchObject({ partners: false, matchId: 'match-0001' })
    expect(sit(true)).toEqual({
      people: [A, B, C, D],
      partners: true,
      matchId: null,
      result: { status: 'playing' },
      last: null,
      replaced: [],
      matchRevision: null,
    })
    evening.do({ type: 'opened', table: 0, matchId: 'match-0002' })
    expect(sit(true)).toMatchObject({ partners: true, matchId: 'match-0002' })
    expect(sit()).toMatchObject({ partners: false, matchId: null })
  })

  test('that change begin a table again, and those that do not leave it as it is', () => {
    const evening = twoTables().do({ type: 'opened', table: 0, matchId: 'match-0001' }).do({ type: 'opened', table: 1, matchId: 'match-0002' })
    evening.do({ type: 'arrived', people: [{ id: E, name: 'Eva' }] }).do({ type: 'swap', people: [A, E] })
    expect(currentRound(evening.state)?.tables.map(({ matchId }) => matchId)).toEqual([null, 'match-0002'])
  })
})

describe('A round', () => {
  test('is over once every table with people is settled, or it was closed', () => {
    const evening = twoTables()
    const over = (state: EveningState) => state.rounds.map(isOver)
    expect(over(evening.state)).toEqual([false])
    evening.do({ type: 'handed-in', table: 0, totals: [1, 2], by: 'host', agreed: true })
    expect(over(evening.state)).toEqual([false])
    evening.do({ type: 'handed-in', table: 1, totals: [1, 2], by: C })
    expect(over(evening.state)).toEqual([false])
    evening.do({ type: 'confirmed', table: 1, by: D })
    expect(over(evening.state)).toEqual([true])
  })

  test('has those wait who are here without a place, and nobody before the first', () => {
    const evening = twoTables()
      .do({
        type: 'arrived',
        people: [
          { id: E, name: 'Eva' },
          { id: F, name: 'Fay' },
        ],
      })
      .do({ type: 'left', person: F })
    expect(waiting(evening.state).map(({ id }) => id)).toEqual([E])
    expect(answered(() => waiting(Evening.of(4).state))).toEqual([])
  })

  test('that is taken back leaves the one before it, and no clock', () => {
    const evening = twoTables().play().do({ type: 'draw' }).do({ type: 'clock-started', seconds: 60 })
    expect(evening.state.clock).toEqual({ running: true, seconds: 60, since: AT })
    expect(evening.do({ type: 'clock-paused', seconds: 30 }).state.clock).toEqual({ running: false, seconds: 30, since: AT })
    evening.do({ type: 'undrawn' })
    expect([evening.state.rounds.length, evening.state.clock]).toEqual([1, null])
  })

  test('stops the clock of the one before', () => {
    expect(twoTables().do({ type: 'clock-started', seconds: 60 }).play().do({ type: 'draw' }).state.clock).toBeNull()
  })
})

describe('Partners', () => {
  test('are both ways, until they part', () => {
    const evening = Evening.of(4).do({ type: 'partnered', people: [A, B] })
    expect([...evening.state.partners]).toEqual([
      [A, B],
      [B, A],
    ])
    expect([...evening.do({ type: 'parted', people: [B, A] }).state.partners]).toEqual([])
  })

  test('are paired off in the order of arrival, of those who are here and have none; one may be left', () => {
    const evening = Evening.of(6)
      .do({ type: 'partnered', people: [B, E] })
      .do({ type: 'left', person: C })
    evening.do({ type: 'partner-rest' })
    expect([...evening.state.partners].map(([one, other]) => `${one} ${other}`)).toEqual([`${B} ${E}`, `${E} ${B}`, `${A} ${D}`, `${D} ${A}`])
    const four = Evening.of(4).do({ type: 'partner-rest' })
    expect([...four.state.partners].map(([one, other]) => `${one} ${other}`)).toEqual([`${A} ${B}`, `${B} ${A}`, `${C} ${D}`, `${D} ${C}`])
  })
})

describe('The plan by which everyone meets everyone', () => {
  test('is shuffled by the first draw, kept by others, and grows by who comes later', () => {
    const evening = Evening.of(4, { size: 2 })
    expect(evening.state.slots).toEqual([])
    evening.do({ type: 'draw' })
    const { slots } = evening.state
    expect(slots.toSorted()).toEqual([A, B, C, D])
    evening.play().do({ type: 'draw' })
    expect(evening.state.slots).toEqual(slots)
    expect(evening.do({ type: 'arrived', people: [{ id: E, name: 'Eva' }] }).state.slots).toEqual([...slots, E])
  })

  test('has who comes late take the place of who left, who comes back at its end', () => {
    const evening = twoTables().play()
    const { slots } = evening.state
    evening.do({ type: 'left', person: B })
    expect(evening.state.slots).toEqual(slots)
    evening.do({ type: 'arrived', people: [{ id: E, name: 'Eva' }] })
    const taken = slots.map((slot) => (slot === B ? E : slot))
    expect(evening.state.slots).toEqual(taken)
    expect(evening.do({ type: 'returned', person: B }).state.slots).toEqual([...taken, B])
  })

  test('has nobody before the first draw, whoever leaves and comes back', () => {
    const evening = Evening.of(4).do({ type: 'left', person: B })
    expect(evening.state.slots).toEqual([])
    expect(evening.do({ type: 'returned', person: B }).state.slots).toEqual([])
  })

  test('does not change where one more leaves after somebody came for another', () => {
    const evening = twoTables().play().do({ type: 'left', person: B })
    const { slots } = evening.do({ type: 'arrived', people: [{ id: E, name: 'Eva' }] }).state
    expect(evening.do({ type: 'left', person: D }).state.slots).toEqual(slots)
  })

  test('is the same for who comes back before anyone took the place', () => {
    const evening = twoTables().play()
    const { slots } = evening.state
    expect(evening.do({ type: 'left', person: B }).do({ type: 'returned', person: B }).state.slots).toEqual(slots)
  })
})

describe('What an evening may be arranged as', () => {
  const wrong = (settings: object) => eveningSettingsSchema.safeParse({ ...USUAL_SETTINGS, ...settings }).error?.issues.map(({ path }) => path.join('.')) ?? []

  test('is at first what most clubs play', () => {
    expect(USUAL_SETTINGS).toEqual({
      method: 'swiss',
      size: 4,
      uneven: 'smaller',
      points: 'place',
      byePoints: 'middle',
      rounds: 5,
      minutes: 25,
      preset: 'flower-and-scorpion',
      rules: {},
    })
  })

  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ size: 2 }, []],
    [{ size: 3 }, []],
    [{ size: 5 }, ['size']],
    [{ rounds: 1 }, []],
    [{ rounds: 0 }, ['rounds']],
    [{ rounds: 100 }, []],
    [{ rounds: 101 }, ['rounds']],
    [{ minutes: null }, []],
    [{ minutes: 0 }, ['minutes']],
    [{ minutes: 600 }, []],
    [{ minutes: 601 }, ['minutes']],
    [{ method: 'chess' }, ['method']],
    [{ uneven: 'bye', points: 'win', byePoints: 'none', method: 'partners' }, []],
    [{ rules: { target: 12 } }, []],
    [{ more: 1 }, ['']],
  ])('%j', (settings, paths) => {
    expect(wrong(settings)).toEqual(paths)
  })
})
