import { expect, test } from 'vitest'
import { CODE_LASTS_MS, hashOf, newJoinKey, opensByCode, opensBySecret } from '#main/table/join-key'
import { Admission } from '#main/table/admission'
import { Devices, MOST_DEVICES } from '#main/table/devices'
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/contract/table'

const ADA = { name: 'Ada', personId: 'person-ada' }
const BEN = { name: 'Ben', personId: 'person-ben' }

function openDesk() {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const cut: string[] = []
  let made = 0
  const devices = new Devices(now, () => `device-${String(made++).padStart(4, '0')}`)
  const desk = new Admission({
    sitting: { matchId: 'match-of-ada-and-ben', players: [ADA, BEN] },
    devices,
    now,
    changed: () => undefined,
    cut: (device) => cut.push(device),
  })
  let attempts = 0
  const asked = (key: string, seat: number | null = 0) => ({ key, name: 'Ada', seat, attempt: `attempt-${attempts++}` })
  return { clock, desk, devices, cut, asked }
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

test('code and secret are good for as long as is said and no longer', () => {
  const { clock, desk, asked } = openDesk()
  const { code, secret } = desk.key
  clock.now += CODE_LASTS_MS - 1
  expect(desk.join(asked(code), 'a').ok).toBe(true)
  clock.now += 1
  expect(desk.join(asked(code), 'a')).toEqual(wrong)
  expect(desk.join(asked(secret), 'a')).toEqual(wrong)
  desk.renew()
  expect(desk.join(asked(code), 'a')).toEqual(wrong)
  expect(desk.join(asked(desk.key.code), 'a').ok).toBe(true)
})

test('a guesser is locked out after five tries, also with the right code then, until the time is over', () => {
  const { clock, desk, asked } = openDesk()
  for (let tries = 0; tries < 5; tries++) expect(desk.seats(WRONG, 'a')).toEqual(wrong)
  expect(desk.join(asked(desk.key.code), 'a')).toEqual({ ok: false, error: { kind: 'locked', wait: 15 } })
  expect(desk.join(asked(desk.key.code), 'b').ok).toBe(true)
  clock.now += 15_000
  expect(desk.join(asked(desk.key.code), 'a').ok).toBe(true)
})

test('the right code in the end clears the wrong ones before', () => {
  const { desk, asked } = openDesk()
  for (let times = 0; times < 3; times++) {
    for (let tries = 0; tries < 4; tries++) expect(desk.seats(WRONG, 'a')).toEqual(wrong)
    expect(desk.join(asked(desk.key.code), 'a').ok).toBe(true)
  }
})

test('guessers do not shut out phones that scan the QR code, and nobody learns the secret by trying', () => {
  const { desk, asked } = openDesk()
  for (let tries = 0; tries < 5; tries++) desk.seats(WRONG, 'a')
  expect(desk.seats(desk.key.code, 'a')).toMatchObject({ ok: false, error: { kind: 'locked' } })
  expect(desk.join(asked(desk.key.secret), 'a').ok).toBe(true)
  expect(desk.seats(`${desk.key.secret}A`, 'a')).toMatchObject({ ok: false, error: { kind: 'locked' } })
})

test('many who guess together make everyone wait who types the code; what is on the screen stays, and opens to those who scan it', () => {
  const { clock, desk, asked } = openDesk()
  const shown = desk.key
  for (let tries = 0; tries < 50; tries++) expect(desk.seats(WRONG, `address ${tries}`)).toEqual(wrong)
  expect(desk.key).toEqual(shown)
  expect(desk.join(asked(shown.code), 'somebody')).toEqual({ ok: false, error: { kind: 'locked', wait: 15 } })
  expect(desk.join(asked(shown.secret), 'somebody').ok).toBe(true)
  clock.now += 15_000
  expect(desk.join(asked(shown.code), 'somebody').ok).toBe(true)
  // and then twice as long
  for (let tries = 0; tries < 50; tries++) desk.seats(WRONG, `other address ${tries}`)
  expect(desk.join(asked(shown.code), 'somebody')).toEqual({ ok: false, error: { kind: 'locked', wait: 30 } })
  expect(desk.key).toEqual(shown)
})

test('a link that is no longer good is no guess: scanning an old one makes nobody wait', () => {
  const { desk, asked } = openDesk()
  const old = desk.key.secret
  desk.renew()
  for (let tries = 0; tries < 200; tries++) expect(desk.seats(old, 'a')).toEqual(wrong)
  expect(desk.join(asked(desk.key.code), 'a').ok).toBe(true)
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
        const answer = desk.seats(WRONG, from)
        if (answer.ok || answer.error.kind === 'wrong-code') compared++
        else if (answer.error.kind === 'locked') mayGuessAt.set(from, clock.now + answer.error.wait * 1000)
      }
    }
    clock.now = Math.min(...mayGuessAt.values())
  }
  expect(compared).toBeGreaterThan(1000)
  expect(compared / CODE_ALPHABET.length ** CODE_LENGTH).toBeLessThan(1 / 50_000)
})

test('a token is 256 random bits, of which the table keeps a hash', () => {
  const { desk, devices, asked } = openDesk()
  const joined = desk.join(asked(desk.key.code), 'a')
  if (!joined.ok) throw new Error('refused')
  const { token, self } = joined.value
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(desk.caller(token)).toEqual({ kind: 'device', id: self.id, name: 'Ada', role: 'player', seat: 0, matchId: 'match-of-ada-and-ben' })
  expect(JSON.stringify(devices.get(self.id))).not.toContain(token)
  expect(devices.get(self.id)?.tokenHash).toBe(hashOf(token))
  expect(desk.caller(hashOf(token))).toBeNull()
  expect(desk.self('')).toBeNull()
})

test('a device that sends its attempt again, since no answer came, is in once; what it got first is no longer good', () => {
  const { desk, devices, asked } = openDesk()
  const attempt = asked(desk.key.code)
  const first = desk.join(attempt, 'a')
  const second = desk.join(attempt, 'a')
  if (!first.ok || !second.ok) throw new Error('refused')
  expect(devices.list()).toHaveLength(1)
  expect(desk.self(first.value.token)).toBeNull()
  expect(desk.self(second.value.token)).toEqual(first.value.self)
})

test('who takes a seat is a player, who takes none a viewer, and a seat that is not there is refused', () => {
  const { desk, asked } = openDesk()
  expect(desk.join(asked(desk.key.code, null), 'a')).toMatchObject({ ok: true, value: { self: { role: 'viewer', seat: null } } })
  expect(desk.join(asked(desk.key.code, 1), 'a')).toMatchObject({ ok: true, value: { self: { role: 'player', seat: 1 } } })
  expect(desk.join(asked(desk.key.code, 2), 'a')).toEqual({ ok: false, error: { kind: 'not-understood' } })
  expect(desk.seats(desk.key.code, 'a')).toEqual({
    ok: true,
    value: {
      seats: [
        { name: 'Ada', taken: false },
        { name: 'Ben', taken: true },
      ],
    },
  })
})

test('a full table takes a new phone only in place of one that watched and is gone', () => {
  const { desk, devices, asked } = openDesk()
  for (let at = 0; at < MOST_DEVICES; at++) {
    const joined = desk.join(asked(desk.key.code, at === 0 ? null : 0), 'a')
    if (joined.ok && at === 0) desk.connected(joined.value.self.id)
  }
  expect(desk.join(asked(desk.key.code), 'a')).toEqual({ ok: false, error: { kind: 'full' } })
  desk.disconnected('device-0000')
  expect(desk.join(asked(desk.key.code), 'a').ok).toBe(true)
  expect(devices.get('device-0000')).toBeUndefined()
})

test('who leaves and joins again and again is not a new device each time: after sixty, one a minute', () => {
  const { clock, desk, asked } = openDesk()
  const joinAndLeave = (attempt = asked(desk.key.code)): string => {
    const joined = desk.join(attempt, 'a')
    if (!joined.ok) return joined.error.kind
    desk.leave(joined.value.token)
    return 'joined'
  }
  expect(Array.from({ length: 70 }, () => joinAndLeave())).toEqual([...Array<string>(60).fill('joined'), ...Array<string>(10).fill('too-many-new')])
  clock.now += 59_999
  expect(joinAndLeave()).toBe('too-many-new')
  clock.now += 1
  expect([joinAndLeave(), joinAndLeave()]).toEqual(['joined', 'too-many-new'])
})

test('a device that is in and sends its attempt again counts once', () => {
  const { desk, devices, asked } = openDesk()
  const attempt = asked(desk.key.code)
  for (let sent = 0; sent < 200; sent++) expect(desk.join(attempt, 'a').ok).toBe(true)
  expect(devices.list()).toHaveLength(1)
  expect(desk.join(asked(desk.key.code), 'a').ok).toBe(true)
})

test('a phone that leaves is cut off, and its old key stops working', () => {
  const { desk, cut, asked } = openDesk()
  const joined = desk.join(asked(desk.key.code), 'a')
  if (!joined.ok) throw new Error('refused')
  desk.leave(joined.value.token)
  expect(cut).toEqual([joined.value.self.id])
  expect(desk.caller(joined.value.token)).toBeNull()
})

test('at another match everyone sits where the same person sits, keeps role, token and code, and is connected again', () => {
  const { desk, devices, cut, asked } = openDesk()
  const { code } = desk.key
  const seats = [0, 1, null].map((seat) => desk.join(asked(code, seat), 'a'))
  const [ada, ben, watcher] = seats.map((joined) => {
    if (!joined.ok) throw new Error('refused')
    return joined.value
  })
  if (ada === undefined || ben === undefined || watcher === undefined) throw new Error('three have joined')
  devices.change(ben.self.id, { role: 'scorer' })
  desk.moveTo({
    matchId: 'the-next-match',
    players: [
      { name: 'Benjamin', personId: 'person-ben' },
      { name: 'Cleo', personId: 'person-cleo' },
    ],
  })
  expect(cut).toEqual([ada.self.id, ben.self.id, watcher.self.id])
  expect(desk.self(ben.token)).toMatchObject({ matchId: 'the-next-match', role: 'scorer', seat: 0 })
  expect(desk.caller(ben.token)).toMatchObject({ matchId: 'the-next-match', role: 'scorer', seat: 0 })
  // one who does not play this match keeps the phone, and has no seat
  expect(desk.self(ada.token)).toMatchObject({ matchId: 'the-next-match', role: 'player', seat: null })
  expect(desk.self(watcher.token)).toMatchObject({ role: 'viewer', seat: null })
  expect(desk.seats(code, 'a')).toEqual({
    ok: true,
    value: {
      seats: [
        { name: 'Benjamin', taken: true },
        { name: 'Cleo', taken: false },
      ],
    },
  })
})
