import { once } from 'node:events'
import { expect, test } from 'vitest'
import { jpegOf } from '../../../support/main/jpegs'
import { ADA_AND_BEN } from '../../../support/main/apps'
import { clientOver, openTable, socketTo } from '../../../support/main/tables'

const pass = (player: number) => ({ type: 'pass' as const, player })

test('40,000 messages of one phone, over one connection after another, hold nobody else up and change nothing', async () => {
  const { url, matchId, joinAs, reported } = await openTable()
  const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
  const { cookie } = await joinAs('Ben', 1)
  let sent = 0
  const flood = (async () => {
    while (sent < 40_000) {
      const socket = socketTo(url, { cookie })
      await once(socket, 'open')
      const closed = once(socket, 'close')
      for (let i = 0; i < 500; i++)
        socket.send(JSON.stringify({ i: String(sent++), p: { u: '/match/enter', b: { json: { matchId, revision: 0, event: pass(1), more: 1 } } } }))
      await closed
    }
  })()
  for (let revision = 0; revision < 20; revision++)
    expect(await ada.match.enter({ matchId, revision, event: pass(0) })).toMatchObject({ ok: true, value: { revision: revision + 1 } })
  await flood
  expect(sent).toBe(40_000)
  expect(reported).toContain('a device at the table was disconnected: it sends too much')
  expect((await (await ada.match.live({ matchId })).next()).value).toMatchObject({ kind: 'match', match: { revision: 20 } })
})

test('100 connections that follow the match and never read hold no play up', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
  const sockets: ReturnType<typeof socketTo>[] = []
  let following = 0
  for (let device = 0; device < 25; device++) {
    const { cookie } = await joinAs(`Watcher ${device}`, null)
    for (let connection = 0; connection < 4; connection++) {
      const socket = socketTo(url, { cookie })
      await once(socket, 'open')
      for (let stream = 0; stream < 4; stream++, following++)
        socket.send(JSON.stringify({ i: String(stream), p: { u: '/match/live', b: { json: { matchId } } } }))
      sockets.push(socket)
    }
  }
  await expect.poll(() => app.watchers()).toBe(following)
  // not before all follow: the host asks now and then whether someone is there, and sends away who does not read that
  for (const socket of sockets) socket.pause()
  for (let revision = 0; revision < 12; revision++) expect(await ada.match.enter({ matchId, revision, event: pass(0) })).toMatchObject({ ok: true })
  expect((await (await ada.match.live({ matchId })).next()).value).toMatchObject({ match: { revision: 12 } })
})

test('a phone that asks for photos and reads none is sent away, before they fill the memory', async () => {
  const { app, url, matchId, feed, joinAs } = await openTable({ ...ADA_AND_BEN, photo: jpegOf(64, 48, 0, 300_000).toString('base64') })
  const { self, cookie } = await joinAs('Ben', 1)
  expect(app.table.change(matchId, self.id, { role: 'scorer' }).ok).toBe(true)
  const reads = socketTo(url, { cookie })
  const reading = clientOver(reads)
  const seen = (await (await reading.match.live({ matchId })).next()).value
  const photo = /"([0-9a-f]{32})"/.exec(JSON.stringify(seen))?.[1] ?? ''
  expect((await reading.match.photo({ matchId, photo })).jpeg?.length).toBeGreaterThan(400_000)
  reads.terminate()
  const isConnected = async (): Promise<boolean | undefined> => (await feed()).devices.find(({ id }) => id === self.id)?.connected
  await expect.poll(isConnected).toBe(false)
  const socket = socketTo(url, { cookie })
  await once(socket, 'open')
  expect(await isConnected()).toBe(true)
  for (let i = 0; i < 50; i++) socket.send(JSON.stringify({ i: String(i), p: { u: '/match/photo', b: { json: { matchId, photo } } } }))
  socket.pause()
  await expect.poll(isConnected).toBe(false)
})
