import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ADA_AND_BEN, idOf, play } from '../../../support/main/apps'
import { answerIn, clientOver, howItOpens, openTable, post, socketTo } from '../../../support/main/tables'

test('a table that is led to the next match takes its devices along, and lets them do nothing to the match before', async () => {
  const { app, url, matchId, feed, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const { url: address, code } = await feed()
  const before = socketTo(url, { cookie })
  await once(before, 'open')
  const cut = once(before, 'close')
  const next = idOf(await app.createMatch({ ...ADA_AND_BEN, players: [...ADA_AND_BEN.players].reverse(), rematchOf: matchId }))
  expect((await app.table.live(next, undefined).next()).value).toMatchObject({ kind: 'closed', elsewhere: { kind: 'match', matchId, devices: 1 } })
  expect(await app.table.bring(next)).toEqual({ ok: true, value: null })
  await cut
  expect((await app.table.live(next, undefined).next()).value).toMatchObject({
    kind: 'open',
    url: address,
    code,
    devices: [{ name: 'Ben', role: 'player', seat: 0 }],
  })
  // the invitation is the same, and lets others in
  expect(answerIn(await post(url, '/choices', { key: code }))).toMatchObject({ ok: true })
  expect((await app.table.live(matchId, undefined).next()).value).toMatchObject({ kind: 'closed', elsewhere: { kind: 'match', matchId: next } })
  const ben = clientOver(socketTo(url, { cookie }))
  expect(await ben.match.enter({ matchId: next, revision: 0, event: { ...play('6-4'), player: 0 } })).toMatchObject({ ok: true })
  await expect(ben.match.live({ matchId })).rejects.toThrow('this device may not do that')
  expect(await app.table.close(matchId)).toEqual({ ok: false, error: { kind: 'not-open' } })
})

test('a new code takes the place of the old one, for all but those who have joined', async () => {
  const { app, url, matchId, feed, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const { code, link } = await feed()
  expect(app.table.renewCode(matchId)).toEqual({ ok: true, value: null })
  const now = await feed()
  expect(now.code).not.toBe(code)
  expect(now.link).not.toBe(link)
  expect(answerIn(await post(url, '/choices', { key: code }))).toMatchObject({ ok: false, error: { kind: 'wrong-code' } })
  expect(answerIn(await post(url, '/choices', { key: now.code }))).toMatchObject({ ok: true })
  expect(await howItOpens(socketTo(url, { cookie }))).toBe('open')
})

test('nothing is led to a match that is not there, nor from a table that is closed', async () => {
  const { app, matchId } = await openTable()
  expect(await app.table.bring('no-such-match')).toEqual({ ok: false, error: { kind: 'no-such-match' } })
  await app.table.close(matchId)
  expect(await app.table.bring(matchId)).toEqual({ ok: false, error: { kind: 'not-open' } })
})
