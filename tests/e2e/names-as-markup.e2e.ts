import { once } from 'node:events'
import { describe, expect } from 'vitest'
import * as english from '../../src/renderer/messages/en'
import { atNight, EVERY } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { cameApart } from './harness/came-apart'
import { putEvening } from './harness/evening'
import { clientOver, ownerSocket } from './harness/owner'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { everyPage, idIn, walkTo } from './pages/every-page'
import { startMatch } from './harness/played'
import { playFamily } from './pages/whole-match'

const MARKUP = { Ada: '<img src=x onerror=harm()>', Ben: '<b class=harm>Ben</b>"\'>' } as const
const PLACE = '<script>harm()</script><i class=harm>'

/** Pages on which the names of the match stand. */
const WITH_NAMES = ['home', 'match', 'replay', 'bigScreen', 'versions', 'matches', 'people', 'statistics']

/** Pages that say the same in every house: no name can come there. CARAVAN_EVERY looks at them too. */
const WITHOUT_NAMES = ['settings', 'about', 'introduction', 'example', 'howToPlay', 'compareRules', 'rules', 'rule', 'nowhere']

/** What a stream sends at once. */
async function firstOf<T>(stream: AsyncIterator<T>): Promise<T> {
  const first = await stream.next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value
}

describe('Names and notes that are written as markup', () => {
  atNight(['tests/e2e/long-names.e2e.ts', 'tests/unit/main/exchange/import.test.ts'], () => {
    test('are letters like any others on every page that has names', async ({ page, host, dataFolder }) => {
      await cameApart(page, dataFolder)
      await putEvening(dataFolder, Object.values(MARKUP))
      const apart = idIn(page)
      await playFamily(page)
      await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
      const played = idIn(page)

      const socket = ownerSocket(await host.signIn())
      await once(socket, 'open')
      const client = clientOver(socket)
      for (const { id, name } of await firstOf(await client.people.live())) {
        const written = (MARKUP as Readonly<Record<string, string>>)[name]
        if (written !== undefined) expect(await client.people.change({ id, name: written })).toMatchObject({ ok: true })
      }
      const feed = await firstOf(await client.match.live({ matchId: played }))
      if (feed.kind !== 'match') throw new Error('broken invariant: it was just played')
      expect(await client.match.describe({ matchId: played, revision: feed.match.revision, place: PLACE, note: PLACE })).toMatchObject({ ok: true })
      socket.terminate()

      await page.reload()
      for (const [name, address] of Object.entries(everyPage(played, apart, english))) {
        if (!EVERY && WITHOUT_NAMES.includes(name)) continue
        await walkTo(page, address)
        if (WITH_NAMES.includes(name)) await page.locator('body', { hasText: MARKUP.Ada }).waitFor()
        await soon(() => page.locator('img[src="x"], .harm, script:not([src])').count(), { message: name }).toBe(0)
      }
    })
  })
})
