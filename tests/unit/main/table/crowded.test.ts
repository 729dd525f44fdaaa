import { expect, test } from 'vitest'
import type { App } from '#main/app'
import { GuestWords } from '#main/evenings/guests'
import type { Gatekeeper } from '#main/table/admission'
import type { Guest } from '#shared/contract/authority'
import { currentRound } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { ADA_AND_BEN, idOf, look } from '../../../support/main/apps'
import { base64, jpegOf } from '../../../support/main/jpegs'
import { temporaryFolder } from '../../../support/main/folder'
import { deskOf } from '../../../support/main/evening-desk'
import { beginEvening, choicesFor, comeIn, keyIn, letIn, openHouse, phonesOf, run } from '../../../support/main/evening-phones'
import { ask } from '../../../support/main/tables'
import { newId } from '../../../support/ids'

const times = async (count: number, each: (at: number) => Promise<string>): Promise<Readonly<Record<string, number>>> => {
  const came: Record<string, number> = {}
  for (let at = 0; at < count; at++) {
    const kind = await each(at)
    came[kind] = (came[kind] ?? 0) + 1
  }
  return came
}

test('one device that is somebody new again and again shuts nobody else out, nor the volunteer; who is refused is in no list', async () => {
  const { app, id, join, personOf } = await deskOf(['Ada', 'Ben'])
  const before = app.people.all().length
  expect(await times(300, (at) => join('bad', { kind: 'person' }, `Junk ${at}`))).toEqual({ joined: 30, 'too-many-new': 270 })
  expect(app.people.all()).toHaveLength(before + 30)
  expect(await join('bad', { kind: 'person', personId: personOf('Ada') }, 'Ada')).toBe('joined')
  expect(await join('good', { kind: 'person', personId: personOf('Ben') }, 'Ben')).toBe('joined')
  expect(await join('good', { kind: 'person' }, 'Cleo')).toBe('joined')
  expect(await join('good', { kind: 'watching' })).toBe('joined')
  expect(await app.evenings.checkIn({ id, revision: 0, people: [{ name: 'Late Larry' }] })).toMatchObject({ ok: true })
})

test('those who look on leave room for those who are expected, whatever their address', async () => {
  const { join, personOf } = await deskOf(['Ada'])
  expect(await times(70, () => join('one', { kind: 'watching' }))).toEqual({ joined: 60, full: 10 })
  for (const from of ['two', 'three', 'four']) await times(60, () => join(from, { kind: 'watching' }))
  expect(await join('five', { kind: 'watching' })).toBe('full')
  expect(await join('five', { kind: 'person' }, 'Ben')).toBe('full')
  expect(await join('five', { kind: 'person', personId: personOf('Ada') })).toBe('joined')
})

async function evening(names: readonly string[]): Promise<{ readonly app: App; readonly id: string; readonly url: string; readonly key: string }> {
  const app = await openHouse()
  const id = await beginEvening(app, names)
  const { url, invitation } = await letIn(app, id)
  return { app, id, url, key: keyIn(invitation) }
}

test('the volunteer removes a device with all phones of its address and the people whom they brought; who sat in a round stays in the house', async () => {
  const { app, id, url, key } = await evening(['Ada'])
  await comeIn(url, key, 'Ben', { kind: 'person' })
  await run(app, id, { type: 'draw' })
  await run(app, id, { type: 'handed-in', table: 0, totals: [9, 4], by: 'host', agreed: true })
  const junk = await comeIn(url, key, 'Junk 1', { kind: 'person' })
  await comeIn(url, key, 'Junk 2', { kind: 'person' })
  const { devices } = await phonesOf(app, id)
  expect(devices.map(({ name, phones, brought }) => ({ name, phones, brought }))).toEqual(
    ['Ben', 'Junk 1', 'Junk 2'].map((name) => ({ name, phones: 3, brought: 3 })),
  )
  const device = present(devices[2], 'it has joined').id
  expect(await app.eveningPhones.remove(id, device, true)).toEqual({ ok: true, value: null })
  expect((await phonesOf(app, id)).devices).toEqual([])
  expect(JSON.parse((await ask(url, '/self', { headers: { cookie: 'cookie' in junk ? junk.cookie : '' } })).body)).toEqual({ kind: 'removed' })
  const people = [...present(app.evenings.stateOf(id), 'it is there').people.values()]
  expect(people.flatMap(({ name, here }) => (here ? [name] : []))).toEqual(['Ada'])
  expect(
    app.people
      .current()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Ada', 'Ben'])
})

test('with all of an address goes the picture of a table that one of its devices brought; a device that is removed alone leaves it', async () => {
  const { app, id, url, key } = await evening(['Ada'])
  for (const name of ['Ben', 'Junk']) await comeIn(url, key, name, { kind: 'person' })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const [ben, junk] = (await phonesOf(app, id)).devices.map(({ id: device, name }) => ({ device, name }))
  const on = { matchId, revision: null, by: present(junk, 'it has joined') }
  expect(await app.matches.putPicture(on, base64(jpegOf(160, 100)), null)).toMatchObject({ ok: true })
  await app.eveningPhones.remove(id, on.by.device)
  expect(await app.matches.photos.pictureOf(matchId)).not.toBeNull()
  const byBen = { ...on, by: present(ben, 'it has joined') }
  const { picture = null } = await look(app, matchId)
  expect(await app.matches.putPicture({ matchId, revision: null }, null, picture)).toMatchObject({ ok: true })
  expect(await app.matches.putPicture(byBen, base64(jpegOf(160, 100, 1)), null)).toMatchObject({ ok: true })
  await app.eveningPhones.remove(id, byBen.by.device, true)
  expect(await app.matches.photos.pictureOf(matchId)).toBeNull()
})

test('after a restart it is still known what came from where', async () => {
  const folder = temporaryFolder()
  const before = await openHouse(folder)
  const id = await beginEvening(before, ['Ada'])
  const { url, invitation } = await letIn(before, id)
  await comeIn(url, keyIn(invitation), 'Junk', { kind: 'person' })
  await before.close()
  const app = await openHouse(folder)
  expect((await phonesOf(app, id)).devices).toMatchObject([{ name: 'Junk', phones: 1, brought: 1 }])
})

test('a phone whose name another one has taken over is told so, and the volunteer sees it', async () => {
  const { clock, desk, gathering, join, personOf } = await deskOf(['Ada'])
  const as = { kind: 'person', personId: personOf('Ada') } as const
  const joined = await desk.join({ key: gathering.invitations('').invitation.code, name: 'Ada', as, attempt: newId() }, 'hers')
  const { token } = expectOk(joined, 'she is let in')
  expect(gathering.devices.list()).toMatchObject([{ name: 'Ada', tookOver: false }])
  clock.now += 119_000
  expect(await join('other', as, 'Ada')).toBe('taken')
  clock.now += 2000
  expect(await join('other', as, 'Ada')).toBe('joined')
  expect(gathering.devices.list()).toMatchObject([{ name: 'Ada', tookOver: true }])
  expect(desk.self(token)).toEqual({ kind: 'taken' })
  expect((desk satisfies Gatekeeper).self('never given out')).toBeNull()
})

test('what a phone is told that was replaced goes over the network as it is', async () => {
  const { url } = await evening(['Ada'])
  expect(JSON.parse((await ask(url, '/self')).body)).toBeNull()
})

test('a result is not agreed to from the device that handed it in and has come in again as the other side', async () => {
  const { app, id, join, gathering, clock } = await deskOf(['Ada', 'Ben'])
  await run(app, id, { type: 'draw' })
  const [one = '', other = ''] = present(currentRound(present(app.evenings.stateOf(id), 'it began')), 'drawn').tables[0]?.people ?? []
  await join('theirs', { kind: 'person', personId: one })
  const guestOf = (person: string): Guest => {
    const device = present(
      gathering.devices.all().find(({ place }) => place.kind === 'person' && place.person === person),
      'it has joined',
    )
    return present(gathering.caller(device).guest, 'at an evening')
  }
  const words = new GuestWords(() => clock.now)
  const at = { round: 1, table: 0 }
  words.handedIn(id, at, guestOf(one))
  await join('theirs', { kind: 'person', personId: other })
  expect(words.refusalOf(id, at, guestOf(other))).toEqual({ kind: 'same-device' })
  expect(words.refusalOf(id, { ...at, table: 1 }, guestOf(other))).toBeNull()
  expect(words.refusalOf(id, at, { ...guestOf(other), from: 'another' })).toBeNull()
  // all phones of a club may be behind one address: who was in before it was handed in may agree
  expect(words.refusalOf(id, at, { ...guestOf(other), since: clock.now - 1 })).toBeNull()
  expect(words.refusalOf(id, at, { ...guestOf(other), place: { kind: 'table', table: 0 } })).toBeNull()
  expect(words.refusalOf(id, { ...at, round: 2 }, guestOf(other))).toBeNull()
})

test('the phones of one address say no more than a whole club in a round', () => {
  const words = new GuestWords(() => 0)
  const guest: Guest = { evening: 'club', place: { kind: 'watching' }, from: 'bad', since: 0 }
  for (let said = 0; said < 1000; said++) {
    expect(words.over('club', 1, guest)).toBeNull()
    words.count('club', 1, guest)
  }
  expect(words.over('club', 1, guest)).toBe(1000)
  expect(words.over('club', 1, { ...guest, from: 'good' })).toBeNull()
  expect(words.over('club', 2, guest)).toBeNull()
})

test('a phone that comes in as the other side is told over the network why it may not agree', async () => {
  const { app, id, url, key } = await evening(['Ada', 'Ben'])
  await run(app, id, { type: 'draw' })
  const offered = await choicesFor(url, key)
  if (!offered.ok || offered.value.kind !== 'evening') throw new Error('no evening')
  const [one, other] = offered.value.people
  const guests: Guest[] = []
  for (const person of [one, other]) {
    const { id: personId, name } = present(person, 'both are here')
    await comeIn(url, key, name, { kind: 'person', personId })
    guests.push({ evening: id, place: { kind: 'person', person: personId }, from: '127.0.0.1', since: performance.now() + 1e6 })
  }
  const say = (guest: Guest, type: 'handed-in' | 'confirmed') =>
    app.eveningGuests.say({ id, command: newId(), round: 1, table: 0, say: { type, totals: [5, 3] } }, guest)
  expect(await say(present(guests[0], 'one'), 'handed-in')).toMatchObject({ ok: true })
  expect(await say(present(guests[1], 'the other'), 'confirmed')).toEqual({ ok: false, error: { kind: 'same-device' } })
})
