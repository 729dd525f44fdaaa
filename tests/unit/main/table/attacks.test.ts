import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerIn, answerTo, ask, clientOver, howItOpens, openTable, post, socketTo } from '../../../support/main/tables'

test('a player who names another round takes nobody else’s hand away', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
  const ben = clientOver(socketTo(url, { cookie: (await joinAs('Ben', 1)).cookie }))
  await ada.table.showHand({ matchId, round: 0, seat: 0, hand: ['1-1'] })
  await ben.table.showHand({ matchId, round: 7, seat: 1, hand: ['6-4'] })
  const hands = app.table.hands(matchId, undefined)
  expect((await hands.next()).value).toEqual([
    { round: 0, seat: 0, hand: ['1-1'] },
    { round: 7, seat: 1, hand: ['6-4'] },
  ])
  await hands.return()
})

test('a device that connects again and again may send no more for that', async () => {
  const { url, joinAs, reported } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const call = (id: number): string => JSON.stringify({ i: String(id), p: { u: '/match/undo', b: { json: {} } } })
  for (let connection = 0; connection < 3; connection++) {
    const socket = socketTo(url, { cookie })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    for (let i = 0; i < 40; i++) socket.send(call(i))
    if (connection === 0) socket.close()
    await closed
  }
  expect(reported).toContain('a device at the table was disconnected: it sends too much')
})

test.each([
  ['one byte', 'x'.repeat(1_000_000)],
  ['three', '€'.repeat(340_000)],
  ['four', '🁫'.repeat(255_000)],
])('a device cannot fill the disk with photos: what its messages weigh is bounded, whose letters have %s', async (_bytes, photo) => {
  const { url, joinAs, reported } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const socket = socketTo(url, { cookie })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  for (let i = 0; i < 8; i++) socket.send(JSON.stringify({ i: String(i), p: { u: '/match/enter', b: { json: { photo } } } }))
  await closed
  expect(reported).toContain('a device at the table was disconnected: it sends too much')
})

test('a removed phone cannot come back with the code, the link or the attempt that let them in', async () => {
  const { app, url, matchId, feed } = await openTable()
  const { code, link } = await feed()
  const secret = link.split('/join/')[1]
  const attempt = { name: 'Ben', as: { kind: 'seat', seat: 1 }, attempt: 'attempt-of-ben' }
  const joined = await post(url, '/join', { key: code, ...attempt })
  const { value: self } = JSON.parse(joined.body) as { readonly value: { readonly id: string } }
  expect(app.table.remove(matchId, self.id).ok).toBe(true)
  for (const key of [code, secret]) {
    expect(answerIn(await post(url, '/join', { key, ...attempt })), key).toEqual({ ok: false, error: { kind: 'wrong-code' } })
  }
  const cookie = String(joined.headers['set-cookie']).split(';', 1)[0] ?? ''
  expect((await ask(url, '/self', { headers: { cookie } })).body).toBe('{"kind":"removed"}')
  expect(await howItOpens(socketTo(url, { cookie }))).toBe('401')
  expect((await feed()).devices).toEqual([])
})

test('a name is kept as it was written, but for what would change the text around it', async () => {
  const { feed, joinAs } = await openTable()
  await joinAs('<img src=x onerror=alert(1)> & "Ben"', 1)
  await joinAs('A\u202eda\n\u0007', 0)
  expect((await feed()).devices.map(({ name }) => name)).toEqual(['<img src=x onerror=alert(1)> & "Ben"', 'Ada'])
})

test('a name of nothing that can be seen, and one that is too long, are refused', async () => {
  const { url, feed } = await openTable()
  const { code } = await feed()
  for (const name of ['\u202e\u200b ', 'x'.repeat(61), 'x'.repeat(1500)]) {
    expect(answerIn(await post(url, '/join', { key: code, name, as: { kind: 'seat', seat: 1 }, attempt: 'attempt-of-ben' }))).toEqual({
      ok: false,
      error: { kind: 'not-understood' },
    })
  }
})

/** So many lists in one another, as JSON. */
const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

test.each([
  ['one event of 2,000 levels', lists(2000), 1],
  ['14 messages of 3,600 levels', lists(3600), 14],
  ['a pass with a field of 900,000 letters', `"${'x'.repeat(900_000)}"`, 1],
])('%s from a player’s phone is refused with a reason, and the match is as it was', async (_what, more, times) => {
  const { folder, url, matchId, joinAs } = await openTable()
  const file = join(folder, 'matches', `${matchId}.json`)
  const before = readFileSync(file, 'utf8')
  const socket = socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie })
  for (let sent = 0; sent < times; sent++) {
    const answer = await answerTo(socket, '/match/enter', `{"matchId":"${matchId}","revision":0,"event":{"type":"pass","player":0,"more":${more}}}`)
    expect(answer).toEqual({ ok: false, error: { kind: 'not-understood', field: 'event.more' } })
  }
  expect(readFileSync(file, 'utf8')).toBe(before)
  const ada = clientOver(socket)
  const feeds = await ada.match.live({ matchId })
  expect((await feeds.next()).value).toMatchObject({ kind: 'match', match: { revision: 0 } })
  await feeds.return()
  expect(await ada.match.enter({ matchId, revision: 0, event: { type: 'play', player: 0, tile: '6-4' } })).toEqual({
    ok: true,
    value: { matchId, revision: 1 },
  })
})

const PASS = `{"type":"pass","player":0,"more":${lists(2000)}}`
const DICE = `{"flower":[1,2],"scorpion":[3,4],"more":${lists(2000)}}`
const CORRECTION = `{"round":0,"event":0,"replacement":${PASS}}`

test.each([
  ['/match/revise', `"starts":[],"corrections":[${CORRECTION}]`, 'corrections.0.replacement.more'],
  ['/match/revise', `"starts":[],"corrections":[{"round":0,"event":0,"replacement":null,"insertBefore":[${PASS}]}]`, 'corrections.0.insertBefore.0.more'],
  ['/match/revise', `"corrections":[],"starts":[{"round":0,"start":{"leader":0,"dice":${DICE}}}]`, 'starts.0.start.dice.more'],
  [
    '/match/question',
    `"round":0,"event":0,"agreed":[],"note":"","outcome":"corrected","correction":{"starts":[],"corrections":[${CORRECTION}]}`,
    'correction.corrections.0.replacement.more',
  ],
  ['/match/startRound', `"start":{"leader":0,"dice":${DICE}}`, 'start.dice.more'],
  ['/match/enter', `"event":{"type":"table","player":0,"hands":[6,6],"line":{"spinner":"6-6","arms":[],"more":${lists(2000)}}}`, 'event.line.more'],
  ['/match/undo', `"more":${lists(2000)}`, 'more'],
])('a scorer’s phone can bring nothing unknown with %s', async (address, input, field) => {
  const { app, url, matchId, joinAs } = await openTable()
  const { cookie, self } = await joinAs('Ada', 0)
  app.table.change(matchId, self.id, { role: 'scorer' })
  const answer = await answerTo(socketTo(url, { cookie }), address, `{"matchId":"${matchId}","revision":0,${input}}`)
  expect(answer).toEqual({ ok: false, error: { kind: 'not-understood', field } })
})
