import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from '../e2e/games'
import { paths } from '../../src/renderer/navigation/paths'
import { joinAs, letPhonesJoin } from './harness/phone'
import { playByKeys, tapTwice } from './harness/table'
import { LAPTOP, PHONE, test } from './harness/test'

describe('When the host is gone', () => {
  atNight(['tests/e2e/owner.e2e.ts', 'tests/faults/connections.test.ts'], () => {
    test('a phone says so, joins again once it is back, plays, and says when its table is closed', async ({ host, connect, match, open }) => {
      const matchId = await match.begin(FAMILY)
      await match.play(FIRST_ROUND.slice(0, 1))
      const invitation = await letPhonesJoin(await connect(), matchId)
      const phone = await open(PHONE)
      await phone.goTo(invitation.url)
      await joinAs('Ben', phone, invitation)

      await host.kill()
      await phone.page.says(/Connection lost/)
      await host.start()
      const owner = await connect()
      const again = await letPhonesJoin(owner, matchId)
      // while the host was away, a table of another test may have taken its port: then people open the address that the computer shows now
      if (again.url === invitation.url) await phone.page.says(/This table has ended\. Enter a new code to join again\./)
      else await phone.goTo(again.url)
      await joinAs('Ben', phone, again)
      await tapTwice(phone, '2-0', 'right')
      await phone.page.says(/Cleo’s turn/)
      expect(await owner.table.close({ matchId })).toMatchObject({ ok: true })
      await phone.page.says(/Phones can’t join right now/)
    })

    test('a page of the owner says so, keeps what it shows, and goes on when the host is back', async ({ host, match, openPage }) => {
      const matchId = await match.begin(FAMILY)
      const window = await openPage(LAPTOP, paths.match(matchId))
      await window.page.role('region', 'Entry').seen()
      await playByKeys(window, FIRST_ROUND.slice(0, 2))
      await host.kill()
      await window.page.says(/Connection lost\. Trying again\./)
      await window.page
        .role('region', 'The caravan')
        .button(/^2-0, played on the right end by Ben/)
        .seen()
      await host.start()
      // the computer opens the page anew, which lets this browser in
      const opened = await window.another()
      await opened.goTo(host.address())
      // that it is connected again is said for some seconds only
      await window.page.css('[data-told="lost"], [data-told="refused"]').gone()
    })
  })
})
