import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { EveningBoard } from '#shared/contract/evening-phones'
import { currentRound } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { temporaryFolder } from '../../../support/main/folder'
import { beginEvening, choicesFor, comeIn, keyIn, letIn, openHouse, Phone, phonesOf, run } from '../../../support/main/evening-phones'
import { ask, socketTo } from '../../../support/main/tables'

const COMMAND = 'a-command-of-a-phone-'

async function evening(names: readonly string[]) {
  const app = await openHouse()
  const id = await beginEvening(app, names)
  const open = await letIn(app, id)
  const key = keyIn(open.invitation)
  /** Someone taps their name, which is listed. */
  const arrive = async (name: string) => {
    const offered = await choicesFor(open.url, key)
    if (!offered.ok || offered.value.kind !== 'evening') throw new Error('no evening')
    const person = offered.value.people.find((each) => each.name === name)
    const joined = await comeIn(open.url, key, name, { kind: 'person', ...(person === undefined ? {} : { personId: person.id }) })
    if (!('cookie' in joined)) throw new Error(joined.kind)
    return { ...joined, phone: new Phone(open.url, joined.cookie, id) }
  }
  return { app, id, open, key, arrive }
}

test('a phone lists those who are here and nobody else of the house; a name that is typed checks its person in, and is here once', async () => {
  const { app, id, open, key, arrive } = await evening(['Ada', 'Ben'])
  await app.people.add('Somebody of the house')
  expect(await choicesFor(open.url, key)).toMatchObject({
    ok: true,
    value: { kind: 'evening', name: 'Club', table: null, people: [{ name: 'Ada' }, { name: 'Ben' }] },
  })
  await arrive('Cleo')
  expect([...present(app.evenings.stateOf(id), 'it is there').people.values()].map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
  expect(await comeIn(open.url, key, 'cleo', { kind: 'person' })).toEqual({ kind: 'taken' })
  expect(app.people.all().filter(({ name }) => name.toLowerCase() === 'cleo')).toHaveLength(1)
  // someone who is not listed cannot be tapped
  const [hidden] = app.people.all().filter(({ name }) => name === 'Somebody of the house')
  expect(await comeIn(open.url, key, 'Me', { kind: 'person', personId: present(hidden, 'it was added').id })).toEqual({ kind: 'not-understood' })
  expect((await phonesOf(app, id)).devices).toMatchObject([{ name: 'Cleo' }])
})

test('names of earlier evenings, or of everyone, are listed once that is allowed', async () => {
  const { app, id, open, key } = await evening(['Ada'])
  await beginEvening(app, ['Zoe'])
  await app.people.add('Nobody’s guest')
  const names = async () => {
    const offered = await choicesFor(open.url, key)
    return offered.ok && offered.value.kind === 'evening' ? offered.value.people.map(({ name }) => name) : []
  }
  expect(await names()).toEqual(['Ada'])
  await app.eveningPhones.list(id, 'earlier')
  expect(await names()).toEqual(['Ada', 'Zoe'])
  await app.eveningPhones.list(id, 'everyone')
  expect(await names()).toEqual(['Ada', 'Nobody’s guest', 'Zoe'])
})

test('both sides settle a result from their phones; a third one has no say, and what another table has is not sent to it', async () => {
  const { app, id, arrive } = await evening(['Ada', 'Ben', 'Cleo', 'Dan'])
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map(arrive))
  await run(app, id, { type: 'draw' })
  await expect.poll(() => people.every(({ phone }) => phone.table !== null)).toBe(true)
  const first = people.filter(({ phone }) => phone.table?.table === 0).map(({ phone }) => phone)
  const second = people.filter(({ phone }) => phone.table?.table === 1).map(({ phone }) => phone)
  const [one, other] = [present(first[0], 'two sit there'), present(first[1], 'two sit there')]
  const asked = (table: number, command: string) => ({ id, command: `${COMMAND}${command}`, round: 1, table })
  const totals = [15, 7]
  const outsider = present(second[0], 'two sit there')
  expect(await outsider.client.eveningGuests.say({ ...asked(0, 'stranger'), say: { type: 'handed-in', totals } })).toMatchObject({
    ok: false,
    error: { kind: 'stale' },
  })
  expect(await one.client.eveningGuests.say({ ...asked(0, 'first'), say: { type: 'handed-in', totals } })).toMatchObject({ ok: true })
  await expect.poll(() => other.table?.result.status).toBe('handed-in')
  // what is agreed to is what lies there
  expect(await other.client.eveningGuests.say({ ...asked(0, 'old'), say: { type: 'confirmed', totals: [15, 8] } })).toMatchObject({
    ok: false,
    error: { kind: 'stale' },
  })
  expect(await other.client.eveningGuests.say({ ...asked(0, 'second'), say: { type: 'confirmed', totals } })).toMatchObject({ ok: true })
  await expect.poll(() => one.table?.result.status).toBe('settled')
  // someone disagrees afterwards, and it counts for nobody
  expect(await one.client.eveningGuests.say({ ...asked(0, 'third'), say: { type: 'disagreed', totals } })).toMatchObject({ ok: true })
  await expect.poll(() => other.table?.result.status).toBe('disagreed')
  // the other table heard of it on the board alone
  const told = outsider.sent.flatMap((feed) => (feed.kind === 'evening' ? [feed] : []))
  expect(told.every(({ own }) => own.table === null || own.table.table === 1)).toBe(true)
  const board = () => JSON.parse(told.concat(outsider.sent as typeof told).findLast((feed) => feed.board !== undefined)?.board?.text ?? '{}') as EveningBoard
  await expect.poll(() => board().tables[0]?.status).toBe('disagreed')
})

test('a phone has those at its table in the colours and chosen initials of the house, and hears when they change', async () => {
  const { app, id, arrive } = await evening(['Ada', 'Ben'])
  const ada = app.people.all()[0]?.id ?? ''
  await app.people.change({ id: ada, colour: 'violet', initials: 'AL' })
  const { phone } = await arrive('Ben')
  await run(app, id, { type: 'draw' })
  const looks = () => phone.table?.people.find((person) => person.id === ada)
  await expect.poll(looks).toMatchObject({ name: 'Ada', colour: 'violet', initials: 'AL' })
  // the board comes a moment later, and nothing after it
  await expect.poll(() => phone.sent.some((feed) => feed.kind === 'evening' && feed.board?.text.startsWith('{"tables":[{') === true)).toBe(true)
  await app.people.change({ id: ada, colour: 'teal', initials: 'Q' })
  await expect.poll(looks).toMatchObject({ name: 'Ada', colour: 'teal', initials: 'Q' })
})

test('a phone gets nothing of the house, nor of the match of another table; its own match it may enter', async () => {
  const { app, id, arrive } = await evening(['Ada', 'Ben', 'Cleo', 'Dan'])
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map(arrive))
  await run(app, id, { type: 'draw' })
  await expect.poll(() => people.every(({ phone }) => phone.table !== null)).toBe(true)
  const at = (table: number) =>
    present(
      people.find(({ phone }) => phone.table?.table === table),
      'someone sits there',
    ).phone
  const [one, other] = [at(0), at(1)]
  const opened = await one.client.eveningGuests.openMatch({ id, command: `${COMMAND}open`, round: 1, table: 0, start: { leader: 0 } })
  if (!opened.ok || opened.value.matchId === undefined) throw new Error('not opened')
  const { matchId } = opened.value
  await expect.poll(() => one.table?.matchId).toBe(matchId)
  // the same again keeps the match
  expect(await one.client.eveningGuests.openMatch({ id, command: `${COMMAND}again`, round: 1, table: 0, start: { leader: 1 } })).toMatchObject({
    ok: true,
    value: { matchId },
  })
  expect(await one.client.match.enter({ matchId, revision: 0, event: { type: 'play', tile: '6-4' } })).toMatchObject({ ok: true })
  await expect(other.client.match.enter({ matchId, revision: 1, event: { type: 'play', tile: '4-2' } })).rejects.toThrow('this device may not do that')
  await expect(other.client.match.live({ matchId })).rejects.toThrow('this device may not do that')
  await expect(one.client.match.describe({ matchId, revision: 1, note: 'x' })).rejects.toThrow('this device may not do that')
  await expect(one.client.people.live()).rejects.toThrow('this device may not do that')
  await expect(one.client.evenings.follow({ id })).rejects.toThrow('this device may not do that')
  await expect(one.client.eveningPhones.live({ id })).rejects.toThrow('this device may not do that')
  // in the next round it is nobody's match any longer
  await run(app, id, { type: 'closed' })
  await run(app, id, { type: 'draw' })
  await expect
    .poll(() =>
      app.eveningPhones
        .live(id, undefined)
        .next()
        .then(({ value }) => value?.kind),
    )
    .toBe('open')
  const again = present(people[0], 'Ada').cookie
  const ada = new Phone((await phonesOf(app, id)).url, again, id)
  await expect.poll(() => ada.view?.round).toBe(2)
  await expect(ada.client.match.live({ matchId })).rejects.toThrow('this device may not do that')
})

test('the code of a table lets its people and one tablet in, which speaks for whom it says', async () => {
  const { app, id, open } = await evening(['Ada', 'Ben'])
  await run(app, id, { type: 'draw' })
  await expect.poll(async () => (await phonesOf(app, id)).tables.length).toBe(1)
  const [table] = (await phonesOf(app, id)).tables
  const key = keyIn(present(table, 'there is one'))
  const offered = await choicesFor(open.url, key)
  if (!offered.ok || offered.value.kind !== 'evening') throw new Error('no evening')
  // as they sit, which the draw decides
  const seated = present(currentRound(present(app.evenings.stateOf(id), 'it is there')), 'it was drawn').tables[0]?.people ?? []
  const sitting = seated.map((at) =>
    present(
      app.people.current().find((person) => person.id === at),
      'they were here',
    ),
  )
  expect(sitting.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben'])
  expect(offered.value).toMatchObject({ table: 0, people: sitting.map(({ id, name, colour }) => ({ id, name, avatar: { colour }, taken: false })) })
  // at a table nobody is new
  expect(await comeIn(open.url, key, 'Eve', { kind: 'person' })).toEqual({ kind: 'not-understood' })
  const joined = await comeIn(open.url, key, 'Table 1', { kind: 'table' })
  if (!('cookie' in joined)) throw new Error(joined.kind)
  const tablet = new Phone(open.url, joined.cookie, id)
  await expect.poll(() => tablet.table?.people.length).toBe(2)
  const [ada, ben] = present(tablet.table, 'it is there').people
  const say = (type: 'handed-in' | 'confirmed', by: string | undefined, n: number) =>
    tablet.client.eveningGuests.say({
      id,
      command: `${COMMAND}${n}-of-the-tablet`,
      round: 1,
      table: 0,
      say: { type, totals: [3, 15], ...(by === undefined ? {} : { by }) },
    })
  expect(await say('handed-in', undefined, 1)).toMatchObject({ ok: false })
  expect(await say('handed-in', 'somebody-else', 2)).toMatchObject({ ok: false, error: { kind: 'impossible' } })
  expect(await say('handed-in', present(ada, 'two').id, 3)).toMatchObject({ ok: true })
  expect(await say('confirmed', present(ben, 'two').id, 4)).toMatchObject({ ok: true })
  await expect.poll(() => tablet.table?.result.status).toBe('settled')
})

test('after Caravan was started again the same phones are in, at the same address with the same codes, and one that was removed is not', async () => {
  const folder = temporaryFolder()
  const before = await openHouse(folder)
  const id = await beginEvening(before, ['Ada', 'Ben'])
  const open = await letIn(before, id)
  const [ada, ben] = await Promise.all(
    ['Ada', 'Ben'].map(async (name) => {
      const offered = await choicesFor(open.url, keyIn(open.invitation))
      if (!offered.ok || offered.value.kind !== 'evening') throw new Error('no evening')
      const joined = await comeIn(open.url, keyIn(open.invitation), name, {
        kind: 'person',
        personId: present(
          offered.value.people.find((each) => each.name === name),
          'listed',
        ).id,
      })
      if (!('cookie' in joined)) throw new Error(joined.kind)
      return joined
    }),
  )
  await before.eveningPhones.remove(id, present(ben, 'he joined').self.id)
  await before.close()
  const after = await openHouse(folder)
  const now = await phonesOf(after, id)
  expect([now.url, now.invitation]).toEqual([open.url, open.invitation])
  const phone = new Phone(now.url, present(ada, 'she joined').cookie, id)
  await expect.poll(() => phone.view?.own.here).toBe(true)
  expect(JSON.parse((await ask(now.url, '/self', { headers: { cookie: present(ben, 'he joined').cookie } })).body)).toBeNull()
  // who runs the evening stops it: everyone is removed for good
  const closed = socketTo(now.url, { cookie: present(ada, 'she joined').cookie })
  await once(closed, 'open')
  const code = once(closed, 'close')
  expect(await after.eveningPhones.close(id)).toEqual({ ok: true, value: null })
  expect((await code)[0]).toBe(4001)
  await after.close()
  const last = await openHouse(folder)
  expect((await last.eveningPhones.live(id, undefined).next()).value).toMatchObject({ kind: 'closed' })
})

test('a phone says that its person goes home, and that they are back; one that only watches cannot', async () => {
  const { app, id, open, key, arrive } = await evening(['Ada', 'Ben', 'Cleo'])
  const { phone } = await arrive('Ada')
  const isHere = () => [...present(app.evenings.stateOf(id), 'it is there').people.values()].flatMap(({ name, here }) => (here ? [name] : []))
  const presence = (here: boolean, command: string) => phone.client.eveningGuests.presence({ id, command: `${COMMAND}${command}`, here })
  expect(await presence(false, 'goes')).toMatchObject({ ok: true })
  expect(isHere()).toEqual(['Ben', 'Cleo'])
  // heard twice, done once
  expect(await presence(false, 'goes')).toMatchObject({ ok: true })
  expect(await presence(false, 'goes-again')).toMatchObject({ ok: false, error: { kind: 'impossible', refusal: { code: 'not-here' } } })
  expect(await presence(true, 'comes')).toMatchObject({ ok: true })
  expect(isHere()).toEqual(['Ada', 'Ben', 'Cleo'])
  const watching = await comeIn(open.url, key, 'Screen', { kind: 'watching' })
  if (!('cookie' in watching)) throw new Error(watching.kind)
  const screen = new Phone(open.url, watching.cookie, id)
  expect(await screen.client.eveningGuests.presence({ id, command: `${COMMAND}screen`, here: false })).toMatchObject({
    ok: false,
    error: { kind: 'impossible' },
  })
  expect(isHere()).toHaveLength(3)
})
