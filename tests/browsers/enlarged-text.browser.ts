import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY, FIRST_ROUND } from '../e2e/games'
import { type Enlarged, faultsIn, PERCENTS } from '../e2e/harness/enlarged'
import { atNight } from '../every'
import { letPhonesJoin } from './harness/phone'
import { LAPTOP, PHONE, test } from './harness/test'
import { KEYS, type Window } from './harness/window'

/** Phones, one of them on its side, and a laptop. */
const EVERYTHING: Enlarged = { windows: ['320x568', '390x844', '844x390', '1280x800'], percents: PERCENTS }
const ON_PHONES: Enlarged = { ...EVERYTHING, windows: ['320x568', '390x844', '844x390'] }

const lookedAt = (window: Window, enlarged: Enlarged) => {
  const wrong: string[] = []
  const look = async (name: string): Promise<void> => {
    wrong.push(...(await faultsIn(window, (size, percent) => window.enlarge(size, percent), name, enlarged)))
    // what follows is pressed in the window as it was
    await window.enlarge(LAPTOP, 100)
  }
  return { wrong, look }
}

describe('Text alone that people enlarge in the browser', () => {
  atNight(['tests/e2e/enlarged-text.e2e.ts'], () => {
    test('has room on the pages of the owner', { timeout: 1_800_000 }, async ({ host, match, openPage }) => {
      const matchId = await match.begin(FAMILY)
      const window = await openPage({ ...LAPTOP, zoomsText: true }, paths.home)
      const { page } = window
      const { wrong, look } = lookedAt(window, EVERYTHING)
      const visit = async (name: string, path: string, shows: RegExp) => {
        await window.goTo(`${host.url}#${path}`)
        await page.says(shows)
        await look(name)
      }
      await visit('home', paths.home, /Settle a dispute/)
      await visit('new match', paths.newMatch, /Start match/)
      await visit('settings', paths.settings, /Undo/)
      await visit('people', paths.people, /Cleo/)
      await visit('how to play', paths.howToPlay('flower-and-scorpion'), /Flower/)
      await visit('before the lead', paths.match(matchId), /Ada/)
      await match.play(FIRST_ROUND.slice(0, 10))
      await page.says(/Ben/)
      await look('the table')
      await window.type('40')
      await page.says(/4-0/)
      await look('a tile with two places')
      await window.type(KEYS.Escape)
      for (const [name, key] of [
        ['keys', '?'],
        ['a question', 'q'],
      ] as const) {
        await window.type(key)
        await page.role('dialog').seen()
        await look(name)
        await window.type(KEYS.Escape)
        await page.role('dialog').gone()
      }
      expect(wrong).toEqual([])
    })

    test('has room on a phone that joins, and at its table', { timeout: 1_800_000 }, async ({ owner, match, open }) => {
      const matchId = await match.begin(FAMILY)
      await match.play(FIRST_ROUND.slice(0, 1))
      const invitation = await letPhonesJoin(owner, matchId)
      const phone = await open({ ...PHONE, zoomsText: true })
      const { page } = phone
      const { wrong, look } = lookedAt(phone, ON_PHONES)
      await phone.goTo(invitation.url)
      await page.role('textbox', 'Code').seen()
      await look('the code')
      await page.role('textbox', 'Code').fill(invitation.code)
      await page.button('Next').click()
      await page.role('radio', 'Ben').seen()
      await look('the seats')
      await page.role('radio', 'Ben').click()
      await page.button('Join').click()
      await page.role('list', 'Players').seen()
      await look('the own turn')
      expect(wrong).toEqual([])
    })
  })
})
