import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRouterClient, ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { makeRouter } from '#main/router'
import { seatOfGuest } from '#main/evenings/guest-place'
import { eveningFileKind } from '#main/store/evening-file'
import type { Caller, DeviceCaller } from '#shared/contract/authority'
import { joinSchema } from '#shared/contract/joining-input'
import type { EveningCommand } from '#shared/evening/decide'
import { EVENING_LIMITS, type Evening } from '#shared/evening/evening'
import { currentRound } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { Random } from '../reference/random'
import { newId } from '../support/ids'
import { openApp } from '../support/main/apps'
import { deskOf } from '../support/main/evening-desk'
import { Tally, tries } from './house'
import { spoiltJson } from './odd-json'

const COUNT = tries('GUESTS', 300)
/** How many of them at one evening: an evening has no more than a hundred rounds. */
const AT_ONE_EVENING = 1000

/** Names of every kind, also such as nobody may have. */
const NAMES = [
  'Ada',
  'ada',
  '',
  '   ',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  "x;=cmd|'/c calc'!A0",
  '\u202egnp.exe',
  '\u200b',
  'نور',
  '🁫'.repeat(30),
  'x'.repeat(60),
  'x'.repeat(61),
  '\ud800',
]
const ADDRESSES = ['192.168.1.2', '192.168.1.3', '192.168.1.4', 'fe80::1']

test(`${COUNT} times phones join, say, leave and come back, in any order: each is answered, and the volunteer goes on`, { timeout: 3_600_000 }, async () => {
  const random = new Random(20261128)
  const answers = new Tally()
  for (let left = COUNT; left > 0; left -= AT_ONE_EVENING) await attackEvening(Math.min(left, AT_ONE_EVENING), random, answers)
  console.log(`${COUNT} words of guests: ${String(answers)}`)
  expect(answers.kinds.length, 'kinds of answers').toBeGreaterThan(10)
})

/** So many words of guests at one evening, which then has to go on, and to be on the disk as it was acknowledged. */
async function attackEvening(count: number, random: Random, answers: Tally): Promise<void> {
  const { app, id, folder, clock, gathering, desk, code, personOf } = await deskOf(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'])
  let caller: Caller = { kind: 'owner' }
  const faults: string[] = []
  const client = createRouterClient(
    makeRouter(
      app,
      () => undefined,
      () => caller,
    ),
  )
  const tokens: string[] = []
  const now = () => present(app.evenings.stateOf(id), 'the evening is there')
  const device = (): DeviceCaller | null => {
    const all = gathering.devices.all()
    return all.length === 0 ? null : gathering.caller(random.pick(all))
  }
  const known = (): string => random.pick([...now().people.keys()])
  const host = (wish: EveningCommand) => app.evenings.do({ id, revision: now().count, wish })
  const own = (): number => {
    const place = caller.kind === 'device' ? caller.guest?.place : undefined
    return place === undefined ? 0 : (seatOfGuest(now(), place)?.at ?? 0)
  }
  /** What lies there of the own table. */
  const told = (): number[] => {
    const result = currentRound(now())?.tables[own()]?.result
    return result === undefined || result.status === 'playing' ? [4, 5] : [...result.totals]
  }
  const guestSays = () => {
    const total = (): number => random.whole(-3, 9)
    return {
      id,
      command: newId(),
      round: random.pick([now().rounds.length, now().rounds.length, 1, 7]) || 1,
      table: random.chance(0.8) ? own() : random.whole(0, 3),
      say: {
        type: random.pick(['handed-in', 'confirmed', 'disagreed'] as const),
        totals: random.chance(0.5) ? told() : [total(), total()],
        ...(random.chance(0.3) ? { by: known() } : {}),
      },
    }
  }
  /** The input as it is, or spoilt. */
  const sent = <T>(input: T): T => (random.chance(0.2) ? (JSON.parse(spoiltJson(input, 1, random)) as T) : input)
  const acts: readonly (() => Promise<string>)[] = [
    async () => {
      const as = random.pick([{ kind: 'person', personId: known() }, { kind: 'person' }, { kind: 'watching' }, { kind: 'table' }, { kind: 'seat', seat: 0 }])
      const key = random.pick([code, ...gathering.invitations('').tables.map((table) => table.code)])
      const asked = joinSchema.safeParse(sent({ key, name: random.pick(NAMES), as, attempt: newId() }))
      if (!asked.success) return 'join: not understood'
      const joined = await desk.join(asked.data, random.pick(ADDRESSES))
      if (!joined.ok) return `join: ${joined.error.kind}`
      tokens.push(joined.value.token)
      return 'joined'
    },
    async () => {
      const said = await client.eveningGuests.say(sent(guestSays()))
      return `say: ${said.ok ? 'done' : said.error.kind}`
    },
    async () => {
      const gone = await client.eveningGuests.presence(sent({ id, command: newId(), here: random.chance(0.5) }))
      return `presence: ${gone.ok ? 'done' : gone.error.kind}`
    },
    async () => {
      const { round, table } = guestSays()
      const opened = await client.eveningGuests.openMatch(sent({ id, command: newId(), round, table, start: { leader: 0 } }))
      return `open: ${opened.ok ? 'done' : opened.error.kind}`
    },
    async () => {
      if (tokens.length > 0) await desk.leave(random.pick(tokens))
      return 'left'
    },
    async () => {
      clock.now += random.whole(0, 200_000)
      return Promise.resolve('time passed')
    },
  ]
  /** What the volunteer does now and then, whatever phones have done. */
  const volunteer = async (): Promise<string> => {
    const round = currentRound(now())
    const wishes: readonly EveningCommand[] = [
      { type: 'draw' },
      { type: 'closed' },
      { type: 'corrected', round: now().rounds.length - 1, table: 0, totals: [random.whole(0, 9), random.whole(0, 9)] },
      { type: 'clock-started', seconds: 60 },
    ]
    const wish = random.pick(wishes)
    const done = await host(wish)
    if (!done.ok && done.error.kind === 'too-many' && round !== null) throw new Error(`the volunteer has no room for ${wish.type}`)
    return `volunteer: ${done.ok ? 'done' : done.error.kind}`
  }
  await host({ type: 'draw' })
  for (const personId of [...now().people.keys()])
    await desk.join({ key: code, name: 'Phone', as: { kind: 'person', personId }, attempt: newId() }, '192.168.1.9')
  for (let at = 0; at < count; at++) {
    const by = device()
    if (by !== null) caller = by
    try {
      answers.add(await (at % 20 === 0 ? volunteer() : random.pick([...acts, ...acts.slice(1, 4), ...acts.slice(1, 2)])()))
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) answers.add(`refused: ${error.code}`)
      else faults.push(`${at}: ${String(error)}`)
    }
  }
  expect(faults).toEqual([])
  // the volunteer closes, checks in and draws
  if (currentRound(now()) !== null) await host({ type: 'closed' })
  expect(await app.evenings.checkIn({ id, revision: 0, people: [{ name: 'Late Larry' }, { name: 'Later Lucy' }] })).toMatchObject({ ok: true })
  expect(await host({ type: 'draw' })).toMatchObject({ ok: true })
  // what is on the disk can be read, and is what was acknowledged
  const evening = JSON.parse(readFileSync(join(folder, 'evenings', `${id}.json`), 'utf8')) as Evening
  expect(eveningFileKind(id).parse(evening).ok).toBe(true)
  expect(evening.events.length).toBeLessThan(EVENING_LIMITS.events)
  // nobody is in the house, and no match was begun, for what was refused
  const names = new Set([...now().people.values()].map((person) => person.id))
  expect(app.people.all().filter((person) => !names.has(person.id))).toEqual([])
  const opened = new Set(evening.events.flatMap((event) => (event.type === 'opened' ? [event.matchId] : [])))
  expect((await app.home(undefined).next()).value?.counts.matches).toBe(opened.size)
  expect(personOf('Late Larry')).toMatch(/^[a-z0-9-]+$/)
  await app.close()
  expect((await openApp(folder)).evenings.stateOf(id)?.count).toBe(evening.events.length)
}
