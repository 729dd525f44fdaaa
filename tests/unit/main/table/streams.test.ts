import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { StreamLimit, untilEnded } from '#main/common/stream-limit'
import { STREAMS, STREAMS_OF_ONE } from '#main/hosts/web/table-server'
import { play } from '../../../support/main/apps'
import { connectTo, serveApp } from '../../../support/main/hosts'
import { clientOver, openTable, socketTo } from '../../../support/main/tables'

interface Heard {
  readonly i: string
  readonly t?: number
  readonly p?: { readonly s?: number; readonly b?: unknown; readonly e?: string }
}

/** A connection that speaks as it likes, and what it heard. */
async function raw(url: string, cookie: string) {
  const socket = socketTo(url, { cookie })
  const heard: Heard[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard))
  await once(socket, 'open')
  const call = (i: string, u: string, input: unknown): void => socket.send(JSON.stringify({ i, p: { u, b: { json: input } } }))
  const end = (i: string): void => socket.send(JSON.stringify({ i, t: 4 }))
  const answers = () => heard.filter(({ t }) => t === undefined)
  /** Ids of the calls that were answered with a stream, and of those that were refused. */
  const streams = () =>
    answers()
      .filter(({ p }) => p?.s === undefined)
      .map(({ i }) => i)
  const refused = () =>
    answers()
      .filter(({ p }) => p?.s === 429)
      .map(({ i }) => i)
  const events = (id: string) => heard.filter(({ i, t, p }) => i === id && t === 3 && p?.e === 'message').length
  return { socket, heard, call, end, answers, streams, refused, events }
}

/** One procedure, written in as many ways as lead to it. */
const WRITTEN = [
  '/match/follow',
  '/match/follow?',
  '/match/follow?x=1',
  '/match/follow#',
  '/match/follow/',
  '/match/follow/?x#y',
  '/x/../match/follow',
  '/match/live',
  '/table/hands?hands',
]

test('the ninth stream of a connection is refused with a reason, however its address is written; the others live on', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const ben = await raw(url, cookie)
  const ids = Array.from({ length: 4 * WRITTEN.length }, (_, at) => String(at))
  for (const id of ids) ben.call(id, WRITTEN[Number(id) % WRITTEN.length] ?? '', { matchId })
  await expect.poll(() => ben.answers()).toHaveLength(ids.length)
  expect(ben.streams()).toHaveLength(STREAMS)
  expect(ben.refused()).toHaveLength(ids.length - STREAMS)
  const reason = ben.answers().find(({ p }) => p?.s === 429)?.p?.b
  expect(reason).toMatchObject({ json: { code: 'TOO_MANY_STREAMS', message: 'only 8 streams may be followed at once' } })

  await expect.poll(() => ben.streams().map((id) => ben.events(id))).toEqual(Array<number>(STREAMS).fill(1))
  expect(app.watchers()).toBe(STREAMS)
  expect(await app.matches.enter({ matchId, revision: 0 }, { ...play('6-4'), player: 0 })).toMatchObject({ ok: true })
  // hands stay as they are with a play; the match goes on to all that follow it
  const ofTheMatch = ben.streams().filter((id) => WRITTEN[Number(id) % WRITTEN.length]?.startsWith('/table') !== true)
  await expect.poll(() => ofTheMatch.map((id) => ben.events(id))).toEqual(ofTheMatch.map(() => 2))
  expect(ben.socket.readyState).toBe(ben.socket.OPEN)
})

test('a stream that the page no longer wants makes room for another', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const ben = await raw(url, (await joinAs('Ben', 1)).cookie)
  for (let at = 0; at < STREAMS; at++) ben.call(`first ${at}`, '/match/follow', { matchId })
  await expect.poll(() => ben.streams()).toHaveLength(STREAMS)
  ben.end('first 0')
  // ended before it was answered, in the same breath
  ben.call('second', '/match/follow', { matchId })
  ben.end('second')
  ben.call('third', '/match/follow', { matchId })
  await expect.poll(() => ben.events('third')).toBe(1)
  expect(ben.refused()).toEqual([])
  ben.call('fourth', '/match/follow', { matchId })
  await expect.poll(() => ben.refused()).toEqual(['fourth'])
  await expect.poll(() => app.watchers()).toBe(STREAMS)
})

test('a stream that is asked for wrongly, or of another match, takes nobody’s room', async () => {
  const { url, matchId, joinAs } = await openTable()
  const ben = await raw(url, (await joinAs('Ben', 1)).cookie)
  const wrong = [{ matchId, more: 1 }, { matchId: 'another-match' }, {}, { matchId, x: [] }]
  for (let at = 0; at < 2 * STREAMS; at++) ben.call(`wrong ${at}`, '/match/follow', wrong[at % wrong.length])
  await expect.poll(() => ben.answers()).toHaveLength(2 * STREAMS)
  for (let at = 0; at < STREAMS; at++) ben.call(`right ${at}`, '/match/follow', { matchId })
  await expect.poll(() => ben.answers()).toHaveLength(3 * STREAMS)
  expect(ben.refused()).toEqual([])
  expect(ben.streams()).toEqual(Array.from({ length: STREAMS }, (_, at) => `right ${at}`))
})

test('a device follows no more over four connections than it may; one that closes makes room for the next', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => raw(url, cookie)))
  if (first === undefined) throw new Error('broken invariant: there are four')
  let called = 0
  for (const each of [first, ...others]) {
    for (let at = 0; at < STREAMS - 1; at++) each.call(String(at), '/match/follow?x', { matchId })
    called += STREAMS - 1
    await expect.poll(() => [first, ...others].flatMap((one) => one.answers())).toHaveLength(called)
  }
  expect([first, ...others].map((each) => each.streams().length)).toEqual([7, 7, STREAMS_OF_ONE - 14, 0])
  first.socket.terminate()
  await expect.poll(() => app.watchers()).toBe(STREAMS_OF_ONE - 7)
  const next = await raw(url, cookie)
  next.call('again', '/match/follow', { matchId })
  await expect.poll(() => next.events('again')).toBe(1)
  // what others follow is theirs
  const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
  expect((await (await ada.match.live({ matchId })).next()).value).toMatchObject({ kind: 'match' })
})

const ENDS = {
  'read to its end': async (stream: AsyncIterator<number>) => {
    while ((await stream.next()).done !== true);
  },
  'let go after the first': async (stream: AsyncIterator<number>) => {
    await stream.next()
    await stream.return?.()
  },
  'never read': (stream: AsyncIterator<number>) => stream.return?.(),
}

test.each(Object.entries(ENDS))('a stream that is %s is no longer counted', async (_how, end) => {
  const device = new StreamLimit(2)
  const connection = new StreamLimit(1, device)
  async function* numbers() {
    yield await Promise.resolve(1)
    yield 2
  }
  const stream = untilEnded(numbers(), connection.take(undefined))
  expect([connection.open, device.open]).toEqual([1, 1])
  expect(() => connection.take(undefined)).toThrow('only 1 streams may be followed at once')
  await end(stream)
  expect([connection.open, device.open]).toEqual([0, 0])
})

test('a stream that breaks, and one whose call was given up before or while it was answered, are no longer counted', async () => {
  const limit = new StreamLimit(3)
  async function* broken(): AsyncGenerator<number> {
    yield await Promise.reject(new Error('the disk is gone'))
  }
  await expect(untilEnded(broken(), limit.take(undefined)).next()).rejects.toThrow('the disk is gone')
  expect(limit.open).toBe(0)
  const call = new AbortController()
  const ended = limit.take(call.signal)
  expect(limit.open).toBe(1)
  call.abort()
  expect(limit.open).toBe(0)
  ended()
  limit.take(AbortSignal.abort())
  expect(limit.open).toBe(0)
})

test('streams of the owner’s page leave nothing behind, whether the page ends them, its connection breaks or nobody read them', async () => {
  const { app, owner } = await serveApp()
  const follow = async (socket: WebSocket, count: number): Promise<void> => {
    if (socket.readyState !== socket.OPEN) await once(socket, 'open')
    for (let i = 0; i < count; i++) socket.send(JSON.stringify({ i: String(i), p: { u: i % 2 === 0 ? '/home/live' : '/people/live' } }))
  }
  const stays = connectTo(owner).socket
  await follow(stays, 60)
  await expect.poll(() => app.watchers()).toBe(60)
  for (let i = 0; i < 60; i++) stays.send(JSON.stringify({ i: String(i), t: 4 }))
  for (let i = 0; i < 60; i++) {
    stays.send(JSON.stringify({ i: `in one breath ${i}`, p: { u: '/home/live' } }))
    stays.send(JSON.stringify({ i: `in one breath ${i}`, t: 4 }))
  }
  for (let broken = 0; broken < 5; broken++) {
    const { socket } = connectTo(owner)
    await follow(socket, 60)
    for (let turns = 0; turns < broken; turns++) await turn()
    socket.terminate()
  }
  await expect.poll(() => app.watchers()).toBe(0)
})
