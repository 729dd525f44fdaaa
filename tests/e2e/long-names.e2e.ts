import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { MatchRecord } from '#shared/match/record'
import { atNight, EVERY } from '../every'
import * as english from '../../src/renderer/messages/en'
import { FAMILY, FIRST_ROUND } from './games'
import { accessibilityFaults } from './harness/axe'
import { besideWords } from './harness/beside-words'
import { cameApart } from './harness/came-apart'
import { putEvening } from './harness/evening'
import { resize } from './harness/measure'
import { fileOfMatch } from './harness/records'
import { readMatch } from './harness/shared-folder'
import { putSimulated } from './harness/simulated'
import { soon } from './harness/soon'
import { tableTest as test } from './harness/test'
import { SIZES, tooLong } from './harness/too-long'
import { everyPage, idIn, walkTo } from './pages/every-page'
import { SettlePage } from './pages/settle'
import { startMatch } from './harness/played'
import { fromMore } from './pages/more'

/** Names of sixty letters, as long as they may be: without a place to break, of words, and of the widest letters, with three from right to left. Two are markup, were they not letters like any others. */
const NAMES = [
  `<b/class=harm>${'Wilhelmina'.repeat(5)}`.slice(0, 60),
  '<img src=x onerror=harm()> Benedikt Graf zu Guttenberg-Roten',
  `Cleo${'W'.repeat(53)}דנה`,
] as const

/** What would be there if a name were taken for markup. */
const MARKUP = 'img[src="x"], .harm'
const SETUP = { ...FAMILY, players: NAMES, leader: NAMES[0] }

/** Pages on which nobody’s name stands, whoever plays. */
const NAMELESS: readonly string[] = [
  'practice',
  'files',
  'settings',
  'about',
  'introduction',
  'example',
  'howToPlay',
  'compareRules',
  'rules',
  'rule',
  'nowhere',
]

/** By day the phone alone: longer words are looked at on a laptop too. */
const NARROW = EVERY ? {} : ({ on: 'phone' } as const)

/** Of the width of the line under the felt, the part that a name leaves for what was played. */
function playUnderFelt(page: Page): Promise<number> {
  return page
    .locator('[data-felt] button strong')
    .first()
    .evaluate((who) => 1 - who.getBoundingClientRect().width / (who.parentElement?.getBoundingClientRect().width ?? 0))
}

describe('Names as long as they may be', () => {
  test(
    'have room on every page that names people, are letters though they are written as markup, and touch no word beside them',
    { timeout: 240_000 },
    async ({ page, dataFolder }) => {
      await cameApart(page, dataFolder)
      const apart = idIn(page)
      await putEvening(dataFolder, NAMES)
      await startMatch(page, SETUP, FIRST_ROUND.slice(0, 10))
      const { players = [] } = (await readMatch(await fileOfMatch(dataFolder, page.url()))) as Partial<MatchRecord>
      await putSimulated(dataFolder, 6, [...players, { name: 'Dan' }, { name: 'Eve' }, { name: 'Finn' }])
      expect(await playUnderFelt(page), 'of the line under the felt, the play has its part').toBeGreaterThan(0.35)
      const wrong: string[] = []
      for (const [name, address] of Object.entries(everyPage(idIn(page), apart, english))) {
        if (NAMELESS.includes(name)) continue
        await walkTo(page, address)
        await soon(() => page.locator(MARKUP).count(), { message: `${name}: a name is markup` }).toBe(0)
        wrong.push(
          ...(await tooLong(page, `long-names-${name}`, { breaks: true, ...NARROW })),
          ...(await besideWords(page, NAMES[2])).map((text) => `${name}: ${text}`),
        )
        wrong.push(...(await accessibilityFaults(page, 'called')).map((fault) => `${name}: ${fault}`))
      }
      expect(wrong).toEqual([])
    },
  )

  atNight(['tests/e2e/every-language.e2e.ts', 'tests/e2e/table-layout.e2e.ts'], () => {
    test('have room in what opens at the table, and where a dispute is settled', { timeout: 240_000 }, async ({ page }) => {
      const table = await startMatch(page, SETUP, FIRST_ROUND.slice(0, 10))
      const dialog = page.getByRole('dialog')
      const wrong: string[] = []
      for (const [name, open] of Object.entries({
        correction: () => table.open(4),
        blocked: () => page.keyboard.press('b'),
        question: () => page.keyboard.press('q'),
        sheet: () => fromMore(page, 'Score sheet'),
        phones: () => fromMore(page, 'Phones'),
      })) {
        await resize(page, SIZES.laptop)
        await open()
        await dialog.waitFor()
        wrong.push(
          ...(await tooLong(page, `long-names-open-${name}`, { breaks: true })),
          ...(await besideWords(page, NAMES[2])).map((text) => `${name}: ${text}`),
        )
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }

      await resize(page, SIZES.laptop)
      await table.enter(...FIRST_ROUND.slice(10))
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      wrong.push(...(await tooLong(page, 'long-names-round-over', { breaks: true })))

      await page.evaluate(() => (window.location.hash = '/settle'))
      const settle = new SettlePage(page)
      await settle.heading.waitFor()
      for (const seat of [1, 2]) await settle.name(seat).fill(NAMES[seat - 1] as string)
      wrong.push(...(await tooLong(page, 'long-names-arbiter-table', { breaks: true })))
      await resize(page, SIZES.laptop)
      await settle.step(NAMES[0]).click()
      wrong.push(...(await tooLong(page, 'long-names-arbiter-hand', { breaks: true })))
      expect(wrong).toEqual([])
    })
  })
})
