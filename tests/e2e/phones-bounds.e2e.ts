import { once } from 'node:events'
import { describe, expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { SelfAtMatch } from '#shared/contract/joining'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { joinAs, UNENCRYPTED } from './pages/phones'

interface Answer {
  readonly t?: number
  readonly p?: { readonly s?: number }
}

/** A connection with what the phone shows to be let in; it asks for the match until it follows it `times` times. */
async function followBeside(address: string, cookie: string, matchId: string, times: number): Promise<WebSocket> {
  const { origin } = new URL(address)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/rpc`, { headers: { origin, cookie } })
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  let [asked, followed] = [0, 0]
  const ask = (): void => socket.send(JSON.stringify({ i: String(asked++), p: { u: '/match/follow?x', b: { json: { matchId } } } }))
  const enough = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { t, p } = JSON.parse(data.toString()) as Answer
      if (t !== undefined) return
      if (p?.s === undefined) followed++
      if (followed === times) resolve()
      else setTimeout(ask, p?.s === undefined ? 0 : 100)
    })
  })
  ask()
  await enough
  return socket
}

describe('A phone that asks for too much', () => {
  atNight(['tests/unit/main/table/flood.test.ts', 'tests/attacks/calls.attack.ts'], () => {
    test('says so on its page, and goes on as soon as there is room', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const table = await startMatch(page, FAMILY)
      const ben = await joinAs('Ben', page, windows)
      await ben.says('Ada’s turn')
      const address = ben.page.url()
      const cookie = (await ben.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      const { matchId } = await ben.page.evaluate(async () => (await (await fetch('/self')).json()) as SelfAtMatch)
      await ben.page.goto('about:blank')
      const beside = [await followBeside(address, cookie, matchId, 8), await followBeside(address, cookie, matchId, 8)]
      await ben.page.goto(address)
      await ben.says('This device already shows the match in too many windows.')
      expect(await ben.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      // the others at the table notice nothing
      await table.enter(FIRST_ROUND[0])
      for (const socket of beside) socket.close()
      await ben.says('Your turn')
    })
  })
})
