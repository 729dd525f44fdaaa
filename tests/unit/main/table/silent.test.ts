import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Connections } from '#main/hosts/web/connections'
import { play } from '../../../support/main/apps'
import { ask, clientOver, openTable, socketTo } from '../../../support/main/tables'
import { needs } from '../../../support/needs'

/** Connections from many addresses of this computer that send `first` and nothing more; each that ends is opened again. */
async function attack(port: number, addresses: readonly string[], ofEach: number, first: string) {
  const open = new Set<Socket>()
  let stopped = false
  let ended = 0
  const begin = (from: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress: from })
      open.add(socket)
      socket.on('connect', () => {
        socket.resume()
        if (first !== '') socket.write(first)
        resolve()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => {
        open.delete(socket)
        ended++
        if (!stopped) setTimeout(() => void begin(from), 100)
      })
    })
  onTestFinished(() => {
    stopped = true
    for (const socket of open) socket.destroy()
  })
  await Promise.all(addresses.flatMap((from) => Array.from({ length: ofEach }, () => begin(from))))
  return { open, ended: () => ended }
}

const addresses = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `127.0.7.${at + 1}`)

const ATTACKS = [
  ['400 that say nothing, from 4 addresses', 4, 100, ''],
  ['400 that say nothing, from 100 addresses', 100, 4, ''],
  ['400 that begin a request, from 20 addresses', 20, 20, 'GET / HTTP/1.1\r\nHost: '],
  ['400 that asked once, from 20 addresses', 20, 20, 'GET /self HTTP/1.1\r\nHost: HOST\r\n\r\n'],
] as const

needs('loopback', () => {
  test.each(ATTACKS)('connections (%s) shut nobody out: who joined plays on, and others join', async (_what, count, ofEach, first) => {
    const { url, matchId, joinAs } = await openTable()
    const { host, port } = new URL(url)
    const ada = clientOver(socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie }))
    const seen = await ada.match.live({ matchId })
    expect((await seen.next()).value).toMatchObject({ match: { revision: 0 } })
    const { ended } = await attack(Number(port), addresses(count), ofEach, first.replace('HOST', host))
    await expect.poll(ended).toBeGreaterThan(0)

    expect(await ada.match.enter({ matchId, revision: 0, event: { ...play('6-4'), player: 0 } })).toMatchObject({ ok: true })
    expect((await seen.next()).value).toMatchObject({ match: { revision: 1 } })
    expect((await ask(url, '/', { from: '127.0.9.1' })).status).toBe(200)
    const { cookie } = await joinAs('Ben', 1, '127.0.9.1')
    const ben = clientOver(socketTo(url, { cookie }, '127.0.9.1'))
    expect(await ben.match.enter({ matchId, revision: 1, event: { ...play('4-4'), player: 1 } })).toMatchObject({ ok: true })
    expect((await seen.next()).value).toMatchObject({ match: { revision: 2 } })
  })
})

/** A listener that takes connections and answers none. */
async function listener(limits: Partial<ConstructorParameters<typeof Connections>[0]> = {}) {
  const clock = { now: 0 }
  const connections = new Connections({ most: 6, mostOfOne: 3, silentMs: 60_000, graceMs: 100, ...limits }, () => clock.now)
  const taken: Socket[] = []
  const server = createServer((socket) => {
    taken.push(socket.on('error', () => undefined))
    connections.add(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    connections.close()
    for (const socket of taken) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** The host's side of a new connection, once it is there. */
  const open = async (from: string): Promise<Socket> => {
    const before = taken.length
    connect({ host: '127.0.0.1', port, localAddress: from }).on('error', () => undefined)
    await expect.poll(() => taken.length).toBe(before + 1)
    const socket = taken[before]
    if (socket === undefined) throw new Error('broken invariant: it has just been taken')
    clock.now += 10
    return socket
  }
  return { connections, clock, open }
}

const isOpen = (socket: Socket): boolean => !socket.destroyed

needs('loopback', () => {
  test('of one address that has too many, the one that was silent for longest ends; where all are busy, the new one', async () => {
    const { connections, open } = await listener()
    const [first, second, third] = [await open('127.0.7.1'), await open('127.0.7.1'), await open('127.0.7.1')]
    const other = await open('127.0.7.2')
    connections.asked(first)
    const fourth = await open('127.0.7.1')
    expect([first, second, third, fourth, other].map(isOpen)).toEqual([true, false, true, true, true])
    connections.asked(third)
    connections.asked(fourth)
    const fifth = await open('127.0.7.1')
    expect([first, third, fourth, fifth, other].map(isOpen)).toEqual([true, true, true, false, true])
    connections.answered(first)
    const sixth = await open('127.0.7.1')
    expect([first, sixth].map(isOpen)).toEqual([false, true])
  })

  test('a full house makes room at the address with most silent connections, and one that was just opened is spared', async () => {
    const { connections, clock, open } = await listener()
    const lone = await open('127.0.7.1')
    const [first, second, third] = [await open('127.0.7.2'), await open('127.0.7.2'), await open('127.0.7.2')]
    clock.now += 1000
    const [young, alsoYoung] = [await open('127.0.7.3'), await open('127.0.7.3')]
    expect(connections.size).toBe(6)
    const next = await open('127.0.7.4')
    expect([lone, first, second, third, young, alsoYoung, next].map(isOpen)).toEqual([true, false, true, true, true, true, true])
    // a device that joined is no longer among them
    connections.release(lone)
    const last = await open('127.0.7.5')
    expect([lone, second, last].map(isOpen)).toEqual([true, true, true])
  })

  test('a connection that stays silent is closed after its time, one that is being answered is not', async () => {
    const { connections, clock, open } = await listener({ silentMs: 50 })
    const silent = await open('127.0.7.1')
    const busy = await open('127.0.7.1')
    connections.asked(busy)
    clock.now += 1000
    await expect.poll(() => isOpen(silent)).toBe(false)
    expect(isOpen(busy)).toBe(true)
    connections.answered(busy)
    clock.now += 1000
    await expect.poll(() => isOpen(busy)).toBe(false)
  })
})
