import { once } from 'node:events'
import { expect, test } from 'vitest'
import { answerIn, ask, clientOver, howItOpens, openTable, post, socketTo } from '../support/tables'

test('a player who names another round takes nobody else’s hand away', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
  const ben = clientOver(socketTo(url, { cookie: (await joinAs('Ben', 1)).cookie }))
  await ada.table.showHand({ matchId, round: 0, seat: 0, tiles: ['1-1'] })
  await ben.table.showHand({ matchId, round: 7, seat: 1, tiles: ['6-4'] })
  const hands = app.table.hands(matchId, undefined)
  expect((await hands.next()).value).toEqual([{ round: 0, seat: 0, tiles: ['1-1'] }, { round: 7, seat: 1, tiles: ['6-4'] }])
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

test('a device cannot fill the disk with photographs: what its messages weigh is bounded', async () => {
  const { url, joinAs, reported } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const socket = socketTo(url, { cookie })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  for (let i = 0; i < 8; i++) socket.send(JSON.stringify({ i: String(i), p: { u: '/match/enter', b: { json: { photograph: 'x'.repeat(1_000_000) } } } }))
  await closed
  expect(reported).toContain('a device at the table was disconnected: it sends too much')
})

test('whoever is removed cannot come back with the code, the link or the attempt that let them in', async () => {
  const { app, url, matchId, feed } = await openTable()
  const { code, link } = await feed()
  const secret = link.split('/join/')[1]
  const attempt = { name: 'Ben', seat: 1, attempt: 'attempt-of-ben' }
  const joined = await post(url, '/join', { key: code, ...attempt })
  const { value: self } = JSON.parse(joined.body) as { readonly value: { readonly id: string } }
  expect(app.table.remove(matchId, self.id).ok).toBe(true)
  for (const key of [code, secret]) {
    expect(answerIn(await post(url, '/join', { key, ...attempt })), key).toEqual({ ok: false, error: { kind: 'wrong-code' } })
  }
  const cookie = String(joined.headers['set-cookie']).split(';', 1)[0] ?? ''
  expect((await ask(url, '/self', { headers: { cookie } })).body).toBe('null')
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
    expect(answerIn(await post(url, '/join', { key: code, name, seat: 1, attempt: 'attempt-of-ben' }))).toEqual({ ok: false, error: { kind: 'not-understood' } })
  }
})
