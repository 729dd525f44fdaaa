import { expect, test } from 'vitest'
import type { App } from '#main/app'
import { overRoom } from '#main/evenings/room'
import type { Guest } from '#shared/contract/authority'
import type { EveningOutcome } from '#shared/contract/evenings'
import { decide, type Decided, type EveningCommand } from '#shared/evening/decide'
import { EVENING_LIMITS, USUAL_SETTINGS, type EveningEvent } from '#shared/evening/evening'
import { filling } from '#shared/evening/evolve'
import { NO_EVENING, currentRound, type EveningState } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { beginEvening, run } from '../../../support/main/evening-phones'
import { newId } from '../../../support/ids'

const AT = '2026-03-01T18:00:00.000Z'
const MOST = EVENING_LIMITS.events - EVENING_LIMITS.reserve.events
const TOTALS = [9, 2]

/** A record of so many events, whose last begin the first round, and what comes of it. */
function recordOf(count: number): { readonly events: readonly EveningEvent[]; readonly state: EveningState } {
  let state = NO_EVENING
  const events: EveningEvent[] = []
  const say = (command: EveningCommand): void => {
    const found = expectOk(decide(state, command, { at: AT, seed: 1, command: newId() }), command.type)
    state = found.state
    events.push(...found.events)
  }
  say({ type: 'arranged', settings: { ...USUAL_SETTINGS, size: 2, method: 'random' } })
  say({
    type: 'arrived',
    people: [
      { id: 'person-ada', name: 'Ada' },
      { id: 'person-ben', name: 'Ben' },
    ],
  })
  const padding = events[0] as EveningEvent
  while (events.length < count - 1) events.push(padding)
  say({ type: 'draw' })
  return { events, state }
}

const decidedOn = (state: EveningState, command: EveningCommand): Decided =>
  expectOk(decide(state, command, { at: AT, seed: 1, command: newId() }), command.type)

test('phones leave a part of the record to the host, who can hand in, correct and close until it is full', () => {
  const { events, state } = recordOf(MOST)
  const said = decidedOn(state, { type: 'handed-in', table: 0, totals: TOTALS, by: 'person-ada' })
  expect(overRoom(events.slice(0, -1), said, 'guest')).toBeNull()
  expect(overRoom(events, said, 'guest')).toBe(MOST)
  expect(overRoom(events, decidedOn(state, { type: 'handed-in', table: 0, totals: TOTALS, by: 'match' }), 'match')).toBe(MOST)
  expect(overRoom(events, decidedOn(state, { type: 'closed' }), 'host')).toBeNull()
  expect(overRoom(recordOf(EVENING_LIMITS.events).events, said, 'host')).toBe(EVENING_LIMITS.events)
})

test('one person has so many words in a round, whatever they are; a draw gives new ones, and others keep theirs', () => {
  const { events, state } = recordOf(3)
  const leaves: EveningEvent = { type: 'left', at: AT, person: 'person-ada' }
  const many = [...events, ...Array<EveningEvent>(24).fill(leaves)]
  const of = (by: string): Decided => decidedOn(state, { type: 'handed-in', table: 0, totals: TOTALS, by })
  expect(overRoom(many.slice(0, -1), of('person-ada'), 'guest')).toBeNull()
  expect(overRoom(many, of('person-ada'), 'guest')).toBe(24)
  expect(overRoom(many, decidedOn(state, { type: 'left', person: 'person-ada' }), 'guest')).toBe(24)
  expect(overRoom(many, of('person-ben'), 'guest')).toBeNull()
  expect(overRoom(many, of('person-ada'), 'host')).toBeNull()
  expect(overRoom([...many, ...events.slice(-1)], of('person-ada'), 'guest')).toBeNull()
})

test('the match of a table may change its result so often in a round', () => {
  const { events, state } = recordOf(3)
  const said = decidedOn(state, { type: 'handed-in', table: 0, totals: TOTALS, by: 'match' })
  const many = [...events, ...Array<readonly EveningEvent[]>(60).fill(said.events).flat()]
  expect(overRoom(many.slice(0, -1), said, 'match')).toBeNull()
  expect(overRoom(many, said, 'match')).toBe(60)
})

test('phones leave places to the host; who leaves before any round gives theirs back, who was in one does not', () => {
  const most = EVENING_LIMITS.people - EVENING_LIMITS.reserve.people
  const { state } = recordOf(3)
  const crowd = (count: number, first = 0) =>
    Array.from({ length: count }, (_, at) => ({ id: `person-${String(first + at).padStart(4, '0')}`, name: `P ${first + at}` }))
  const full = decidedOn(state, { type: 'arrived', people: crowd(most - 2) })
  expect(overRoom([], full, 'guest')).toBeNull()
  const over = decidedOn(full.state, { type: 'arrived', people: crowd(1, 9000) })
  expect(overRoom([], over, 'guest')).toBe(most)
  expect(overRoom([], over, 'host')).toBeNull()
  const without = decidedOn(over.state, { type: 'left', person: 'person-0007' }).state
  expect([filling(over.state), filling(without)]).toEqual([most + 1, most])
  const played = decidedOn(over.state, { type: 'handed-in', table: 0, totals: TOTALS, by: 'host' }).state
  expect(filling(decidedOn(played, { type: 'left', person: 'person-ada' }).state)).toBe(most + 1)
  // the host fills it up, and a place that was given back is one more
  const all = decidedOn(without, { type: 'arrived', people: crowd(EVENING_LIMITS.people - most, 5000) }).state
  expect(filling(all)).toBe(EVENING_LIMITS.people)
  const one = { type: 'arrived', people: crowd(1, 9500) } as const
  expect(decide(all, one, { at: AT, seed: 1 })).toEqual({ ok: false, error: { code: 'too-many', limit: EVENING_LIMITS.people } })
  expect(decide(decidedOn(all, { type: 'left', person: 'person-0008' }).state, one, { at: AT, seed: 1 }).ok).toBe(true)
})

async function houseOf(names: readonly string[]) {
  const app = await openApp(temporaryFolder())
  const id = await beginEvening(app, names)
  await run(app, id, { type: 'draw' })
  const [one = '', other = ''] = present(currentRound(present(app.evenings.stateOf(id), 'it began')), 'a round was drawn').tables[0]?.people ?? []
  const guest = (person: string): Guest => ({ evening: id, place: { kind: 'person', person }, from: '192.168.1.7', since: 0 })
  const say = (person: string, type: 'handed-in' | 'confirmed' | 'disagreed', totals = TOTALS): Promise<EveningOutcome> =>
    app.eveningGuests.say({ id, command: newId(), round: 1, table: 0, say: { type, totals } }, guest(person))
  const presence = (person: string, here: boolean): Promise<EveningOutcome> => app.eveningGuests.presence({ id, command: newId(), here }, guest(person))
  return { app, id, one, other, say, presence }
}

const eventsOf = (app: App, id: string): number => app.evenings.stateOf(id)?.count ?? 0
const AGAIN = { ok: false, error: { kind: 'impossible', refusal: { code: 'nothing-to-change' } } }

test('what was said is not written down again: handed in, agreed, disagreed', async () => {
  const { app, id, one, other, say } = await houseOf(['Ada', 'Ben'])
  expect(await say(one, 'handed-in')).toMatchObject({ ok: true })
  expect(await say(one, 'handed-in')).toEqual(AGAIN)
  expect(await say(one, 'confirmed')).toEqual(AGAIN)
  expect(await say(other, 'disagreed')).toMatchObject({ ok: true })
  const before = eventsOf(app, id)
  for (const person of [one, other, one]) expect(await say(person, 'disagreed')).toEqual(AGAIN)
  expect(eventsOf(app, id)).toBe(before)
  // other figures, and what the host has to say of it, are something new
  await run(app, id, { type: 'disagreed', round: 0, table: 0, by: 'host', note: 'Ben counted again' })
  await run(app, id, { type: 'corrected', round: 0, table: 0, totals: [8, 2] })
  expect(eventsOf(app, id)).toBe(before + 2)
})

test('a phone that goes home and comes back is stopped, and the host closes the round', async () => {
  const { app, id, one, presence } = await houseOf(['Ada', 'Ben', 'Cleo', 'Dan'])
  const told: unknown[] = []
  for (let at = 0; at < 30; at++) told.push((await presence(one, at % 2 === 1)).ok)
  expect(told.filter((ok) => ok === true)).toHaveLength(24)
  await run(app, id, { type: 'left', person: one }).catch(() => undefined)
  await run(app, id, { type: 'closed' })
  await run(app, id, { type: 'draw' })
})

test('no match is begun for a table whose evening cannot take it, nor a person added', async () => {
  const { app, id } = await houseOf(['Ada', 'Ben'])
  await run(app, id, { type: 'closed' })
  const [matches, people] = [(await app.home(undefined).next()).value?.counts, app.people.all().length]
  const refusal = await app.evenings.openTable({ id, revision: 0, table: 0, start: { leader: 0 } })
  expect(refusal).toMatchObject({ ok: false, error: { kind: 'impossible', refusal: { code: 'round-over' } } })
  expect((await app.home(undefined).next()).value?.counts).toEqual(matches)
  const crowd = Array.from({ length: 399 }, (_, at) => ({ name: `Guest ${at}` }))
  expect(await app.evenings.checkIn({ id, revision: 0, people: crowd })).toMatchObject({ ok: false, error: { kind: 'impossible' } })
  expect(await app.evenings.checkIn({ id, revision: 0, speaker: 'guest', people: crowd.slice(0, 339) })).toMatchObject({
    ok: false,
    error: { kind: 'too-many' },
  })
  expect(app.people.all()).toHaveLength(people)
})
