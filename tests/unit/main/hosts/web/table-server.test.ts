import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { TABLE_CLOSED } from '#shared/contract/joining'
import { ADA_AND_BEN, play } from '../../../../support/main/apps'
import { answerIn, ask, clientOver, howItOpens, openTable, post, socketTo } from '../../../../support/main/tables'

test('nothing listens before the table is opened and after it is closed, and who was there learns why', async () => {
  const { app, matchId, url, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const socket = socketTo(url, { cookie })
  await once(socket, 'open')
  const gone = once(socket, 'close')
  expect(await app.table.close(matchId)).toEqual({ ok: true, value: null })
  const [code] = (await gone) as [number]
  expect(code).toBe(TABLE_CLOSED)
  await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED')
})

test('the table has its own page; the owner’s page and files are not there', async () => {
  const { url } = await openTable()
  expect((await ask(url, '/')).body).toContain('The table')
  expect((await ask(url, '/')).headers['content-security-policy']).toContain("default-src 'none'")
  expect((await ask(url, '/assets/index-1a2b3c4d.js')).status).toBe(200)
  expect((await ask(url, '/check-ruling.html')).headers['content-security-policy']).toBe("default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'none'")
  expect((await ask(url, '/assets/index-1a2b3c4d.js', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
  for (const path of [
    '/index.html',
    '/people.json',
    '/health',
    '/downloads/x',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/?/../index.html',
  ]) {
    expect((await ask(url, path)).body, path).not.toContain('<title>Caravan</title>')
  }
})

test('every answer of the table, page or not, says that no other site may use it, frame it or guess what it is', async () => {
  const { url } = await openTable()
  const answers = await Promise.all([
    ask(url, '/'),
    ask(url, '/nothing'),
    ask(url, '/self'),
    ask(url, '/', { method: 'PUT' }),
    post(url, '/choices', {}),
    post(url, '/choices', {}, { origin: 'http://evil.example' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 405, 200, 403])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  }
})

test.each([
  ['another name', 'evil.example'],
  ['another name with the port', 'evil.example:PORT'],
  ['the loopback name', 'localhost:PORT'],
  ['another port', '127.0.0.1:1'],
])('whatever calls the host by %s is refused, page, joining and connection', async (_what, forged) => {
  const { url, feed, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const host = forged.replace('PORT', new URL(url).port)
  const { code } = await feed()
  expect((await ask(url, '/', { headers: { host } })).status).toBe(403)
  expect((await post(url, '/choices', { key: code }, { host, origin: `http://${host}` })).status).toBe(403)
  expect(await howItOpens(socketTo(url, { host, cookie, origin: `http://${host}` }))).toBe('403')
})

test('a page of elsewhere cannot join, ask, leave or connect, whatever it has', async () => {
  const { url, feed, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const { code } = await feed()
  for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1', `${url.slice(0, -1)}0`]) {
    for (const path of ['/choices', '/join', '/leave']) expect((await post(url, path, { key: code }, { origin, cookie })).status, `${path} ${origin}`).toBe(403)
    expect(await howItOpens(socketTo(url, { cookie, origin }))).toBe('403')
  }
  // a form or a text goes without being asked for, but is no JSON
  expect((await post(url, '/choices', { key: code }, { 'content-type': 'text/plain' })).status).toBe(403)
})

test('only who joined can connect: no cookie, another one and one of another table open nothing', async () => {
  const { url, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  expect(await howItOpens(socketTo(url, {}))).toBe('401')
  expect(await howItOpens(socketTo(url, { cookie: `${cookie}x` }))).toBe('401')
  const other = await openTable()
  const port = new URL(other.url).port
  expect(await howItOpens(socketTo(other.url, { cookie: cookie.replace(/caravan-table-\d+/, `caravan-table-${port}`) }))).toBe('401')
  expect(await howItOpens(socketTo(url, { cookie }))).toBe('open')
})

test('the cookie is out of reach of scripts and of other sites, and is never said again', async () => {
  const { url, feed } = await openTable()
  const { code } = await feed()
  const joined = await post(url, '/join', { key: code, name: 'Ben', as: { kind: 'seat', seat: 1 }, attempt: 'attempt-of-ben' })
  const [cookie = ''] = joined.headers['set-cookie'] as readonly string[]
  expect(cookie).toMatch(/^caravan-table-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/)
  const [token = ''] = cookie.split('=')[1]?.split(';') ?? []
  expect(joined.body).not.toContain(token)
  const self = await ask(url, '/self', { headers: { cookie: cookie.split(';', 1)[0] ?? '' } })
  expect(JSON.parse(self.body)).toMatchObject({ name: 'Ben', role: 'player', seat: 1 })
  expect(self.body).not.toContain(token)
  expect((await ask(url, '/self')).body).toBe('null')
})

test('what is sent to join is bounded, and what is no such thing is refused', async () => {
  const { url } = await openTable()
  expect((await post(url, '/join', { key: 'x'.repeat(3000) })).status).toBe(413)
  expect(answerIn(await post(url, '/join', { key: 'x' }))).toEqual({ ok: false, error: { kind: 'not-understood' } })
  expect(answerIn(await post(url, '/choices', null))).toEqual({ ok: false, error: { kind: 'not-understood' } })
  expect((await ask(url, '/join')).status).toBe(405)
  expect((await ask(url, '/', { method: 'PUT' })).status).toBe(405)
})

test('a code cannot be found out by trying: the sixth try has to wait', async () => {
  const { url, feed } = await openTable()
  for (let tries = 0; tries < 5; tries++) expect(answerIn(await post(url, '/choices', { key: 'WRONG7' }))).toEqual({ ok: false, error: { kind: 'wrong-code' } })
  const { code } = await feed()
  expect(answerIn(await post(url, '/choices', { key: code }))).toEqual({ ok: false, error: { kind: 'locked', wait: 15 } })
})

test('more questions than any page asks are turned away; the page and its files come all the same', async () => {
  // no request is earned back meanwhile, however long they take
  const { url } = await openTable(ADA_AND_BEN, {}, () => 0)
  const answers = await Promise.all(Array.from({ length: 90 }, () => ask(url, '/self')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const statuses: (number | undefined)[] = []
  for (let batch = 0; batch < 6; batch++) statuses.push(...(await Promise.all(Array.from({ length: 90 }, () => ask(url, '/self')))).map(({ status }) => status))
  expect(statuses).toContain(429)
  expect((await ask(url, '/self')).status).toBe(429)
  expect((await ask(url, '/')).status).toBe(200)
  expect((await ask(url, '/assets/index-1a2b3c4d.js')).status).toBe(200)
})

test('a player enters for the own seat, and everyone at the table sees it', async () => {
  const { url, matchId, joinAs } = await openTable()
  const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
  const ben = clientOver(socketTo(url, { cookie: (await joinAs('Ben', 1)).cookie }))
  const seen = await ben.match.live({ matchId })
  expect((await seen.next()).value).toMatchObject({ kind: 'match', match: { revision: 0 } })
  await expect(ben.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })).rejects.toThrow('this device may not do that')
  expect(await ada.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })).toMatchObject({ ok: true })
  expect((await seen.next()).value).toMatchObject({ kind: 'match', match: { revision: 1 } })
  for (const call of [
    () => ada.match.undo({ matchId, revision: 1 }),
    () => ada.home.live(),
    () => ada.people.live(),
    () => ada.host.info(),
    () => ada.table.live({ matchId }),
  ]) {
    await expect(call()).rejects.toThrow('this device may not do that')
  }
})

test('the same command sent twice, as after a lost answer, is done once and answered the same', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const { cookie } = await joinAs('Ada', 0)
  const command = { matchId, revision: 0, command: 'command-of-ada-1', event: { ...play('6-4'), player: 0 } }
  const before = socketTo(url, { cookie })
  const first = await clientOver(before).match.enter(command)
  before.terminate()
  const again = await clientOver(socketTo(url, { cookie })).match.enter(command)
  expect(again).toEqual(first)
  const at = await app.matches.live(matchId, undefined).next()
  expect(at.value).toMatchObject({ match: { revision: 1 } })
  // another command on the revision that was is refused: it was thought out on another table
  expect(await clientOver(socketTo(url, { cookie })).match.enter({ ...command, command: 'command-of-ada-2' })).toMatchObject({
    ok: false,
    error: { kind: 'stale' },
  })
})

test('who is removed is cut off at once and cannot come back; a role that changes holds from then on', async () => {
  const { app, url, matchId, feed, joinAs } = await openTable()
  const { cookie, self } = await joinAs('Ben', 1)
  const socket = socketTo(url, { cookie })
  await once(socket, 'open')
  await expect.poll(async () => (await feed()).devices).toMatchObject([{ id: self.id, name: 'Ben', connected: true }])
  const cut = once(socket, 'close')
  expect(app.table.change(matchId, self.id, { role: 'scorer', seat: 1 })).toEqual({ ok: true, value: null })
  await cut
  const anew = socketTo(url, { cookie })
  expect(await clientOver(anew).match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })).toMatchObject({ ok: true })
  const gone = once(anew, 'close')
  expect(app.table.remove(matchId, self.id)).toEqual({ ok: true, value: null })
  await gone
  expect(await howItOpens(socketTo(url, { cookie }))).toBe('401')
  expect((await feed()).devices).toEqual([])
})

test('a connection that sends too much, or what is none of ours, ends; the others go on', async () => {
  const { url, matchId, joinAs, reported } = await openTable()
  const other = socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie })
  await once(other, 'open')
  const { cookie } = await joinAs('Ben', 1)
  for (const spoil of ['{"no":"call"}', 'x'.repeat(1024 * 1024 + 1), null]) {
    const socket = socketTo(url, { cookie })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    if (spoil !== null) socket.send(spoil)
    else for (let i = 0; i < 100; i++) socket.send(JSON.stringify({ i: String(i), p: { u: '/match/undo', b: { json: {} } } }))
    await closed
  }
  expect(reported).toContain('a device at the table was disconnected: it sends too much')
  expect((await (await clientOver(other).match.live({ matchId })).next()).value).toMatchObject({ kind: 'match' })
})

test('a fifth connection of one device ends the first of them', async () => {
  const { url, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const first = socketTo(url, { cookie })
  await once(first, 'open')
  const ended = vi.fn()
  first.on('close', ended)
  for (let more = 0; more < 4; more++) await once(socketTo(url, { cookie }), 'open')
  await expect.poll(() => ended).toHaveBeenCalled()
})

test('a hand laid open is seen by everyone, and only its player lays it open', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const ben = clientOver(socketTo(url, { cookie: (await joinAs('Ben', 1)).cookie }))
  const hands = app.table.hands(matchId, undefined)
  expect((await hands.next()).value).toEqual([])
  expect(await ben.table.showHand({ matchId, round: 0, seat: 1, hand: ['6-4', '3-3'] })).toEqual({ ok: true, value: null })
  expect((await hands.next()).value).toEqual([{ round: 0, seat: 1, hand: ['6-4', '3-3'] }])
  await expect(ben.table.showHand({ matchId, round: 0, seat: 0, hand: [] })).rejects.toThrow('this device may not do that')
  expect(await ben.table.showHand({ matchId, round: 0, seat: 1, hand: null })).toEqual({ ok: true, value: null })
  expect((await hands.next()).value).toEqual([])
  await hands.return()
})

test('what was shown of a round stays known when the next one is shown, for a few rounds', async () => {
  const { app, matchId } = await openTable()
  for (let round = 0; round < 6; round++) app.table.showHand(matchId, { round, seat: 1, hand: { pips: round } })
  app.table.showHand(matchId, { round: 3, seat: 1, hand: { pips: 33 } })
  const hands = app.table.hands(matchId, undefined)
  const shown = (await hands.next()).value ?? []
  expect(shown.map(({ round, hand }) => [round, hand])).toEqual([
    [2, { pips: 2 }],
    [4, { pips: 4 }],
    [5, { pips: 5 }],
    [3, { pips: 33 }],
  ])
  await hands.return()
})

test('an address that this computer does not have and a match that is not there open nothing', async () => {
  const { app, matchId } = await openTable()
  expect(await app.table.open(matchId, '192.0.2.77')).toEqual({ ok: false, error: { kind: 'no-such-address' } })
  expect(await app.table.open('no-such-match', '127.0.0.1')).toEqual({ ok: false, error: { kind: 'no-such-match' } })
})

test('a role and a seat that are given at the same moment do not undo one another', async () => {
  const { app, matchId, feed, joinAs } = await openTable()
  const { self } = await joinAs('Gran', null)
  expect(app.table.change(matchId, self.id, { seat: 1 })).toEqual({ ok: true, value: null })
  expect(app.table.change(matchId, self.id, { role: 'player' })).toEqual({ ok: true, value: null })
  expect((await feed()).devices).toMatchObject([{ role: 'player', seat: 1 }])
  expect(app.table.change(matchId, self.id, { seat: null })).toEqual({ ok: true, value: null })
  expect((await feed()).devices).toMatchObject([{ role: 'player', seat: null }])
  expect(app.table.change(matchId, self.id, { seat: 2 })).toEqual({ ok: false, error: { kind: 'no-such-seat' } })
})
