import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { PROBE, SIGN } from '#shared/contract/port'
import { openTable, socketTo } from '../../../support/main/tables'

test('a phone that asks whether the host is there gets its answer, between its calls', async () => {
  const { url, joinAs } = await openTable()
  const socket = socketTo(url, { cookie: (await joinAs('Ben', 1)).cookie })
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  await once(socket, 'open')
  socket.send(PROBE)
  socket.send(PROBE)
  await expect.poll(() => heard).toEqual([SIGN, SIGN])
  expect(socket.readyState).toBe(socket.OPEN)
})

test('a second connection of a phone ends the first, if nothing answers there any more', async () => {
  const { url, joinAs, feed } = await openTable()
  const { cookie } = await joinAs('Ben', 1)
  const [dead, other] = [socketTo(url, { cookie }), socketTo(url, { cookie })]
  await Promise.all([once(dead, 'open'), once(other, 'open')])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    // as where its network is gone: it hears no ping
    dead.pause()
    const newest = socketTo(url, { cookie })
    const ended = once(dead, 'close')
    const asked = once(other, 'ping')
    await once(newest, 'open')
    await asked
    // its answer is with the host before this one's is back
    other.send(PROBE)
    await once(other, 'message')
    await vi.advanceTimersByTimeAsync(5000)
    dead.resume()
    await ended
    expect([other, newest].map(({ readyState }) => readyState)).toEqual([other.OPEN, newest.OPEN])
    expect((await feed()).devices).toMatchObject([{ name: 'Ben', connected: true }])
  } finally {
    vi.useRealTimers()
  }
})
