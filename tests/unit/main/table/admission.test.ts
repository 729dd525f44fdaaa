import { expect, test } from 'vitest'
import { CODE_LASTS_MS, hashOf, newJoinKey, opensByCode, opensBySecret } from '#main/table/join-key'
import { Admission } from '#main/table/admission'
import { MatchGathering, MOST_DEVICES } from '#main/table/match-gathering'
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/contract/joining'
import { asAt } from '../../../support/joined-as'

const ADA = { name: 'Ada', personId: 'person-ada', avatar: { colour: 'blue', initials: 'A1' } } as const
const BEN = { name: 'Ben', personId: 'person-ben', avatar: { colour: 'yellow' } } as const

function openDesk() {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const cut: string[] = []
  let made = 0
  const match = new MatchGathering({
    sitting: { matchId: 'match-of-ada-and-ben', players: [ADA, BEN] },
    now,
    newId: () => `device-${String(made++).padStart(4, '0')}`,
  })
  const { devices } = match
  const desk = new Admission({ gathering: match, now, changed: () => undefined, cut: (device) => cut.push(device) })
  let attempts = 0
  const asked = (key: string, seat: number | null = 0) => ({ key, name: 'Ada', as: asAt(seat), attempt: `attempt-${attempts++}` })
  return { clock, desk, match, devices, cut, asked }
}

const WRONG = 'NOTHIS'
const wrong = { ok: false, error: { kind: 'wrong-code' } }

test('a code is six letters and digits that nobody mistakes, and no two are alike', () => {
  const codes = Array.from({ length: 200 }, () => newJoinKey(0).code)
  for (const code of codes) expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`))
  expect(new Set(codes).size).toBe(200)
  expect(new Set(codes.join('')).size).toBe(CODE_ALPHABET.length)
})

test('a code opens as it is read out, in small letters and with gaps; the secret only as it is', () => {
  const key = newJoinKey(0)
  const spoken = `${key.code.slice(0, 3)} ${key.code.slice(3)}`.toLowerCase()
  expect(opensByCode(key, spoken, 0)).toBe(true)
  expect(opensBySecret(key, key.secret, 0)).toBe(true)
  for (const sent of [key.secret.slice(1), key.secret.toLowerCase(), ` ${key.secret}`, key.code, '']) expect(opensBySecret(key, sent, 0)).toBe(false)
  for (const sent of [key.code.slice(1), `${key.code}X`, key.secret, '']) expect(opensByCode(key, sent, 0)).toBe(false)
})

test('code and secret are good for as long as is said and no longer', async () => {
  const { clock, desk, asked, match } = openDesk()
  const { code, secret } = match.key
  clock.now += CODE_LASTS_MS - 1
  expect((await desk.join(asked(code), 'a')).ok).toBe(true)
  clock.now += 1
  expect(await desk.join(asked(code), 'a')).toEqual(wrong)
  expect(await desk.join(asked(secret), 'a')).toEqual(wrong)
  match.renew()
  expect(await desk.join(asked(code), 'a')).toEqual(wrong)
  expect((await desk.join(asked(match.key.code), 'a')).ok).toBe(true)
})

test('a guesser is locked out after five tries, also with the right code then, until the time is over', async () => {
  const { clock, desk, asked, match } = openDesk()
  for (let tries = 0; tries < 5; tries++) expect(desk.choices(WRONG, 'a')).toEqual(wrong)
  expect(await desk.join(asked(match.key.code), 'a')).toEqual({ ok: false, error: { kind: 'locked', wait: 15 } })
  expect((await desk.join(asked(match.key.code), 'b')).ok).toBe(true)
  clock.now += 15_000
  expect((await desk.join(asked(match.key.code), 'a')).ok).toBe(true)
})

test.each([
  [1, 15],
  [14_000, 1],
  [14_001, 1],
  [14_500, 1],
  [14_999, 1],
])('of a pause of 15 seconds, after %d milliseconds, the seconds that are left are rounded up: %d', (passed, wait) => {
  const { clock, desk } = openDesk()
  for (let tries = 0; tries < 5; tries++) desk.choices(WRONG, 'a')
  clock.now += passed
  expect(desk.choices(WRONG, 'a')).toEqual({ ok: false, error: { kind: 'locked', wait } })
})

test('a device that is connected was last seen now, however long it is; one that went away when it went, to the nearest second', async () => {
  const { clock, desk, devices, asked, match } = openDesk()
  const joined = await desk.join(asked(match.key.code), 'a')
  if (!joined.ok) throw new Error('refused')
  const { id } = joined.value.self
  const seen = () => devices.list().map(({ connected, lastSeen }) => [connected, lastSeen])
  desk.connected(id)
  desk.connected(id)
  clock.now += 7000
  expect(seen()).toEqual([[true, 0]])
  desk.disconnected(id)
  clock.now += 7000
  expect(seen(), 'one of its two pages is still there').toEqual([[true, 0]])
  desk.disconnected(id)
  clock.now += 1499
  expect(seen()).toEqual([[false, 1]])
  clock.now += 1
  expect(seen()).toEqual([[false, 2]])
})

test('the right code in the end clears the wrong ones before', async () => {
  const { desk, asked, match } = openDesk()
  for (let times = 0; times < 3; times++) {
    for (let tries = 0; tries < 4; tries++) expect(desk.choices(WRONG, 'a')).toEqual(wrong)
    expect((await desk.join(asked(match.key.code), 'a')).ok).toBe(true)
  }
})

test('guessers do not shut out phones that scan the QR code, and nobody learns the secret by trying', async () => {
  const { desk, asked, match } = openDesk()
  for (let tries = 0; tries < 5; tries++) desk.choices(WRONG, 'a')
  expect(desk.choices(match.key.code, 'a')).toMatchObject({ ok: false, error: { kind: 'locked' } })
  expect((await desk.join(asked(match.key.secret), 'a')).ok).toBe(true)
  expect(desk.choices(`${match.key.secret}A`, 'a')).toMatchObject({ ok: false, error: { kind: 'locked' } })
})

test('many who guess together make everyone wait who types the code; what is on the screen stays, and opens to those who scan it', async () => {
  const { clock, desk, asked, match } = openDesk()
  const shown = match.key
  for (let tries = 0; tries < 50; tries++) expect(desk.choices(WRONG, `address ${tries}`)).toEqual(wrong)
  expect(match.key).toEqual(shown)
  expect(await desk.join(asked(shown.code), 'somebody')).toEqual({ ok: false, error: { kind: 'locked', wait: 15 } })
  expect((await desk.join(asked(shown.secret), 'somebody')).ok).toBe(true)
  clock.now += 15_000
  expect((await desk.join(asked(shown.code), 'somebody')).ok).toBe(true)
  // and then twice as long
  for (let tries = 0; tries < 50; tries++) desk.choices(WRONG, `other address ${tries}`)
  expect(await desk.join(asked(shown.code), 'somebody')).toEqual({ ok: false, error: { kind: 'locked', wait: 30 } })
  expect(match.key).toEqual(shown)
})

test('a link that is no longer good is no guess: scanning an old one makes nobody wait', async () => {
  const { desk, asked, match } = openDesk()
  const old = match.key.secret
  match.renew()
  for (let tries = 0; tries < 200; tries++) expect(desk.choices(old, 'a')).toEqual(wrong)
  expect((await desk.join(asked(match.key.code), 'a')).ok).toBe(true)
})

test('a guesser with 1,000 addresses has no more than one chance in 50,000 in six hours', () => {
  const { clock, desk } = openDesk()
  const evening = clock.now + 6 * 60 * 60_000
  const mayGuessAt = new Map(Array.from({ length: 1000 }, (_, at) => [`address ${at}`, clock.now]))
  let compared = 0
  while (clock.now < evening) {
    for (const [from, at] of mayGuessAt) {
      // each address guesses as soon as it may, and for as long
      while ((mayGuessAt.get(from) ?? at) <= clock.now) {
        const answer = desk.choices(WRONG, from)
        if (answer.ok || answer.error.kind === 'wrong-code') compared++
        else if (answer.error.kind === 'locked') mayGuessAt.set(from, clock.now + answer.error.wait * 1000)
      }
    }
    clock.now = Math.min(...mayGuessAt.values())
  }
  expect(compared).toBeGreaterThan(1000)
  expect(compared / CODE_ALPHABET.length ** CODE_LENGTH).toBeLessThan(1 / 50_000)
})

test('a token is 256 random bits, of which the table keeps a hash', async () => {
  const { desk, devices, asked, match } = openDesk()
  const joined = await desk.join(asked(match.key.code), 'a')
  if (!joined.ok) throw new Error('refused')
  const { token, self } = joined.value
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(desk.caller(token)).toEqual({ kind: 'device', id: self.id, name: 'Ada', role: 'player', seat: 0, matchId: 'match-of-ada-and-ben', guest: null })
  expect(JSON.stringify(devices.get(self.id))).not.toContain(token)
  expect(devices.get(self.id)?.tokenHash).toBe(hashOf(token))
  expect(desk.caller(hashOf(token))).toBeNull()
  expect(desk.self('')).toBeNull()
})

test('a device that sends its attempt again, since no answer came, is in once; what it got first is no longer good', async () => {
  const { desk, devices, asked, match } = openDesk()
  const attempt = asked(match.key.code)
  const first = await desk.join(attempt, 'a')
  const second = await desk.join(attempt, 'a')
  if (!first.ok || !second.ok) throw new Error('refused')
  expect(devices.list()).toHaveLength(1)
  expect(desk.self(first.value.token)).toBeNull()
  expect(desk.self(second.value.token)).toEqual(first.value.self)
})

test('who takes a seat is a player, who takes none a viewer, and a seat that is not there is refused', async () => {
  const { desk, asked, match } = openDesk()
  expect(await desk.join(asked(match.key.code, null), 'a')).toMatchObject({ ok: true, value: { self: { role: 'viewer', seat: null } } })
  expect(await desk.join(asked(match.key.code, 1), 'a')).toMatchObject({ ok: true, value: { self: { role: 'player', seat: 1 } } })
  expect(await desk.join(asked(match.key.code, 2), 'a')).toEqual({ ok: false, error: { kind: 'not-understood' } })
  expect(desk.choices(match.key.code, 'a')).toEqual({
    ok: true,
    value: {
      kind: 'match',
      seats: [
        { name: 'Ada', avatar: { colour: 'blue', initials: 'A1' }, taken: false },
        { name: 'Ben', avatar: { colour: 'yellow' }, taken: true },
      ],
    },
  })
})

test('a full table takes a new phone only in place of one that watched and is gone', async () => {
  const { desk, devices, asked, match } = openDesk()
  for (let at = 0; at < MOST_DEVICES; at++) {
    const joined = await desk.join(asked(match.key.code, at === 0 ? null : 0), 'a')
    if (joined.ok && at === 0) desk.connected(joined.value.self.id)
  }
  expect(await desk.join(asked(match.key.code), 'a')).toEqual({ ok: false, error: { kind: 'full' } })
  desk.disconnected('device-0000')
  expect((await desk.join(asked(match.key.code), 'a')).ok).toBe(true)
  expect(devices.get('device-0000')).toBeUndefined()
})

test('who leaves and joins again and again is not a new device each time: after 48 of an address, and sixty of all, few', async () => {
  const { clock, desk, asked, match } = openDesk()
  const joinAndLeave = async (from = 'a', attempt = asked(match.key.code)): Promise<string> => {
    const joined = await desk.join(attempt, from)
    if (!joined.ok) return joined.error.kind
    await desk.leave(joined.value.token)
    return 'joined'
  }
  const came: string[] = []
  for (let at = 0; at < 60; at++) came.push(await joinAndLeave())
  expect(came).toEqual([...Array<string>(48).fill('joined'), ...Array<string>(12).fill('too-many-new')])
  // what one address used up costs no other one anything
  const others: string[] = []
  for (let at = 0; at < 17; at++) others.push(await joinAndLeave('b'))
  expect(others).toEqual([...Array<string>(12).fill('joined'), ...Array<string>(5).fill('too-many-new')])
  clock.now += 59_999
  expect(await joinAndLeave('b')).toBe('too-many-new')
  clock.now += 1
  expect([await joinAndLeave('b'), await joinAndLeave('b')]).toEqual(['joined', 'too-many-new'])
  clock.now += 60_000
  expect([await joinAndLeave(), await joinAndLeave()]).toEqual(['joined', 'too-many-new'])
})

test('a device that is in and sends its attempt again counts once', async () => {
  const { desk, devices, asked, match } = openDesk()
  const attempt = asked(match.key.code)
  for (let sent = 0; sent < 200; sent++) expect((await desk.join(attempt, 'a')).ok).toBe(true)
  expect(devices.list()).toHaveLength(1)
  expect((await desk.join(asked(match.key.code), 'a')).ok).toBe(true)
})

test('a phone that leaves is cut off, and its old key stops working', async () => {
  const { desk, cut, asked, match } = openDesk()
  const joined = await desk.join(asked(match.key.code), 'a')
  if (!joined.ok) throw new Error('refused')
  await desk.leave(joined.value.token)
  expect(cut).toEqual([joined.value.self.id])
  expect(desk.caller(joined.value.token)).toBeNull()
})

test('at another match everyone sits where the same person sits, and keeps role, token and code', async () => {
  const { desk, devices, asked, match } = openDesk()
  const { code } = match.key
  const seats = await Promise.all([0, 1, null].map((seat) => desk.join(asked(code, seat), 'a')))
  const [ada, ben, watcher] = seats.map((joined) => {
    if (!joined.ok) throw new Error('refused')
    return joined.value
  })
  if (ada === undefined || ben === undefined || watcher === undefined) throw new Error('three have joined')
  devices.change(ben.self.id, { place: { role: 'scorer', seat: 1 } })
  match.moveTo({
    matchId: 'the-next-match',
    players: [
      { name: 'Benjamin', personId: 'person-ben', avatar: { colour: 'yellow' } },
      { name: 'Cleo', personId: 'person-cleo', avatar: { colour: 'pink' } },
    ],
  })
  expect(desk.self(ben.token)).toMatchObject({ matchId: 'the-next-match', role: 'scorer', seat: 0 })
  expect(desk.caller(ben.token)).toMatchObject({ matchId: 'the-next-match', role: 'scorer', seat: 0 })
  // one who does not play this match keeps the phone, and has no seat
  expect(desk.self(ada.token)).toMatchObject({ matchId: 'the-next-match', role: 'player', seat: null })
  expect(desk.self(watcher.token)).toMatchObject({ role: 'viewer', seat: null })
  expect(desk.choices(code, 'a')).toEqual({
    ok: true,
    value: {
      kind: 'match',
      seats: [
        { name: 'Benjamin', avatar: { colour: 'yellow' }, taken: true },
        { name: 'Cleo', avatar: { colour: 'pink' }, taken: false },
      ],
    },
  })
})
