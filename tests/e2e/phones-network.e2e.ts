import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { layCable } from './harness/cable'
import { HOST_AWAY } from './harness/faults'
import { boxOf } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { startMatch } from './harness/played'
import { joinAs, PHONE, UNENCRYPTED } from './pages/phones'
import { TablePage } from './pages/table'

/** What a browser says where its way to the host is cut. */
const CUT = /ERR_(?:INTERNET_DISCONNECTED|ABORTED|FAILED|PROXY_CONNECTION_FAILED|TUNNEL_CONNECTION_FAILED|NETWORK_CHANGED|SOCKET_NOT_CONNECTED|TIMED_OUT)/

describe('Two browsers and a phone on the same match', () => {
  atNight(['tests/faults/connections.test.ts', 'tests/e2e/owner.e2e.ts'], () => {
    test('miss nothing and enter nothing twice while the phone’s network goes and comes, with a word and without', async ({ page, windows }) => {
      for (const fault of [UNENCRYPTED, HOST_AWAY, CUT]) windows.faults.expect(fault)
      const cable = await layCable()
      const mine = await startMatch(page, FAMILY)
      const theirs = await new TablePage(await windows.open({}, mine.address())).ready()
      const ben = await joinAs('Ben', page, windows, { window: { ...PHONE, proxy: cable.proxy } })
      const [lead, bens, cleos, adas, bens2, , , , cleos3] = FIRST_ROUND

      await mine.enter(lead)
      await ben.says('Your turn')
      await ben.tap('2-0', 'right')
      await theirs.expectTurn('Cleo')
      expect(bens).toBe('2-0 right')

      // gone with a word: what others play is there afterwards
      const players = ben.page.getByRole('list', { name: 'Players' })
      const lay = await boxOf(players)
      await ben.page.context().setOffline(true)
      await ben.says(/Connection lost/)
      expect(await boxOf(players), 'what is said of it moves nothing').toEqual(lay)
      await theirs.enter(cleos)
      await mine.expectTurn('Ada')
      await mine.enter(adas)
      await ben.page.context().setOffline(false)
      await ben.says('Your turn')
      await ben.expectLaid(4)

      // the cable is cut when the play has gone out and its answer has not come: the host has it, the phone does not know
      expect(bens2).toBe('3-2 left')
      await ben.tile('3-2').tap()
      const left = ben.end('Left end')
      await left.waitFor()
      cable.cutBeforeAnswer()
      await left.tap()
      await mine.expectTurn('Cleo')
      await ben.says(/Connection lost/)
      expect(cable.cuts()).toBe(1)
      await theirs.expectTurn('Cleo')
      await theirs.enter('3-3 left')
      cable.mend()
      await ben.says('Ada’s turn')
      await soon(() => ben.alert.count()).toBe(0)

      // it is cut before anything went out, and what was tapped waits
      await mine.expectTurn('Ada')
      await mine.enter('5-3 left')
      await ben.says('Your turn')
      cable.cut()
      await ben.says(/Connection lost/)
      await ben.tap('6-5', 'left')
      await ben.says(/Not sent yet: no connection/)
      await soon(() => mine.tiles.count()).toBe(7)
      cable.mend()
      await mine.expectTurn('Cleo')
      await ben.says('Cleo’s turn')

      // everyone has the same: every play once
      const laid = await mine.laid()
      expect(laid).toHaveLength(8)
      expect(new Set(laid).size).toBe(8)
      await soon(() => theirs.laid()).toEqual(laid)
      await soon(() => ben.laid()).toEqual(laid)
      await soon(() => theirs.totals()).toEqual(await mine.totals())
      await soon(() => mine.events.count()).toBe(8)

      // it goes without a word: the phone asks for signs of life
      cable.silence()
      await theirs.enter(cleos3)
      await ben.says(/Connection lost/)
      cable.cut()
      cable.mend()
      await ben.says('Ada’s turn')
      await ben.expectLaid(9)
    })
  })

  atNight(['tests/faults/connections.test.ts', 'tests/e2e/owner.e2e.ts'], () => {
    test('a phone whose socket is dead while requests pass shows the newest play by itself, and enters nothing twice', async ({ page, windows }) => {
      for (const fault of [UNENCRYPTED, HOST_AWAY]) windows.faults.expect(fault)
      const cable = await layCable()
      const table = await startMatch(page, FAMILY)
      const ben = await joinAs('Ben', page, windows, { window: { ...PHONE, proxy: cable.proxy } })
      await ben.says('Ada’s turn')

      cable.silenceSockets()
      await table.enter('2-2')
      await ben.says('Your turn')
      await soon(() => ben.page.getByText(/Connection lost/).count()).toBe(0)

      // the same where what is tapped goes nowhere at first
      cable.silenceSockets()
      await ben.tap('2-0', 'right')
      await table.expectTurn('Cleo')
      await ben.says('Cleo’s turn')
      await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben'])
    })
  })
})
