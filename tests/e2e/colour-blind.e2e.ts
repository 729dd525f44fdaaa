import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight } from '../every'
import { FAMILY, FIRST_ROUND } from './games'
import { resize } from './harness/measure'
import { asOwnerOf, startMatch, tableWith, type Setup } from './harness/played'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { toldByColour } from './harness/told-by-colour'
import { AgreementPanel, startAsking } from './pages/agreement'
import { everyAddress, idIn, walkTo } from './pages/every-page'
import { MatchesPage } from './pages/matches'
import { joinAs, UNENCRYPTED } from './pages/phones'
import { playFamily } from './pages/whole-match'

/** Eight people whose names begin alike. */
const ALIKE = ['Mia', 'Max', 'Mona', 'Milo', 'Moritz', 'Marta', 'Mats', 'Mira'] as const

/** Others than those at the table: nobody is there twice. */
const EVENING = ['Otto', 'Paul', 'Quin', 'Rosa', 'Sam', 'Tilda', 'Uwe', 'Vera', 'Willi']

/** Everyone whom a page names: those at the table, at the evening, and in lessons. */
const NAMES = [...ALIKE, ...EVENING, 'Ada', 'Ben', 'Cleo', 'Dan']

const told = (page: Page): Promise<readonly string[]> => toldByColour(page, { colours: PERSON_COLOURS, names: NAMES })

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** The same of a page on a laptop and on a phone. */
async function toldOnBoth(page: Page, where: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const size of SIZES) {
    await resize(page, size)
    wrong.push(...(await told(page)).map((each) => `${where}, ${size.width}: ${each}`))
  }
  await resize(page, SIZES[0])
  return wrong
}

/** What Chromium shows pages as. */
const KINDS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const

/** So much lighter or darker than what it lies on are letters that can be read (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5
/** So many points of a picture differ at least where two pairs of letters do. */
const LEAST_DIFFERENCE = 12

const luminance = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

interface Seen {
  /** Of letters and their ground. */
  readonly contrast: number
  /** Where the letters are, point by point. */
  readonly ink: readonly boolean[]
}

/** An avatar as it is painted: its letters and what they lie on, whatever their colours are. */
async function seenOf(avatar: Locator): Promise<Seen> {
  const { data, info } = await sharp(await avatar.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights = Array.from({ length: info.width * info.height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [...data.subarray(at * info.channels, at * info.channels + 3)].map((part) => luminance(part / 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  // its middle: beyond the circle is something else
  const inside = (at: number): boolean => {
    const [x, y] = [(at % info.width) / info.width - 0.5, Math.floor(at / info.width) / info.height - 0.5]
    return x * x + y * y < 0.16
  }
  const middle = lights.filter((_, at) => inside(at)).toSorted((a, b) => a - b)
  const [darkest, ground] = [middle[0] ?? 0, middle[Math.floor(middle.length * 0.7)] ?? 0]
  return { contrast: (ground + 0.05) / (darkest + 0.05), ink: lights.map((light, at) => inside(at) && light < (darkest + ground) / 2) }
}

describe('Nobody is told apart by colour alone', () => {
  tableTest('at the table: two whose names begin alike have initials of their own, and what has none is found', async ({ page }) => {
    await startMatch(page, { ...FAMILY, players: ['Mia', 'Max', 'Ben'], leader: 'Mia' }, FIRST_ROUND.slice(0, 4))
    const avatars = page.getByRole('region', { name: 'What happened' }).locator('[data-colour]')
    await soon(() => avatars.evaluateAll((all) => all.map((each) => each.getAttribute('data-initials')))).toEqual(['Mi', 'B', 'Ma', 'Mi'])
    expect(await told(page)).toEqual([])
    await avatars.evaluateAll((all) => all.forEach((each) => each.setAttribute('data-initials', 'M')))
    expect((await told(page)).join('\n')).toMatch(/“m” in button “Mia/)
    await avatars.evaluateAll((all) => all.forEach((each) => each.removeAttribute('data-initials')))
    expect((await told(page)).join('\n')).toMatch(/without a mark in button “Mia/)
    await page.reload()
  })

  atNight(['tests/e2e/colour-blind.e2e.ts', 'tests/unit/renderer/components/avatar/person-colours.test.ts'], () => {
    test('on any page, also where everyone has chosen the same initials', { timeout: 900_000 }, async ({ page, dataFolder }) => {
      for (let match = 0; match < 4; match++) await playFamily(page)
      const addresses = await everyAddress(page, dataFolder, EVENING)
      const running = idIn(page)
      await asOwnerOf(page, async (client) => {
        for await (const people of await client.people.live()) {
          for (const { id } of people) expect(await client.people.change({ id, initials: 'M' })).toMatchObject({ ok: true })
          break
        }
      })
      const wrong: string[] = []
      for (const [name, address] of addresses) {
        await walkTo(page, address)
        wrong.push(...(await toldOnBoth(page, name)))
      }
      await page.evaluate((to) => (window.location.hash = to), paths.overlay(running))
      await page.getByRole('list', { name: 'Players' }).waitFor()
      wrong.push(...(await toldOnBoth(page, 'over a stream')))
      await page.evaluate((to) => (window.location.hash = to), paths.home)
      const list = await new MatchesPage(page).visit()
      await list.matches.nth(1).getByRole('link').click()
      await list.chosen.getByRole('table', { name: 'Score sheet' }).waitFor()
      wrong.push(...(await toldOnBoth(page, 'the chosen match')))
      expect(wrong).toEqual([])
    })

    test('when a round or a match is over, and on a phone', { timeout: 300_000 }, async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const wrong: string[] = []
      const table = await startAsking(page, ['Mia', 'Max', 'Mona'])
      const { page: phone } = await joinAs('Max', page, windows)
      wrong.push(...(await told(phone)))
      await table.enter('6-4')
      await new AgreementPanel(phone).region.waitFor()
      wrong.push(...(await told(phone)).map((each) => `on a phone: ${each}`), ...(await toldOnBoth(page, 'a round is over')))
      const short: Setup = { ...FAMILY, players: ['Mia', 'Max', 'Mona'], leader: 'Mia', rules: { target: 2 } }
      await tableWith(page, short, (match) => match.play(['2-2']))
      await page.getByRole('region', { name: 'The match is over' }).waitFor()
      wrong.push(...(await toldOnBoth(page, 'a match is over')))
      expect(wrong).toEqual([])
    })

    test(
      'in all pairs of the eight colours, with each kind of colour blindness: letters can be read, and no two are the same',
      { timeout: 300_000 },
      async ({ windows }) => {
        const page = await windows.open({ deviceScaleFactor: 2 })
        await startMatch(page, { preset: 'double-bergen-twelve', players: ALIKE, leader: 'Mia' }, ['12-12', '12-0'])
        const avatars = page.getByRole('list', { name: 'Players' }).locator('[data-face] [data-colour]')
        const colours = await avatars.evaluateAll((all) => all.map((each) => each.getAttribute('data-colour')))
        expect(colours.toSorted()).toEqual(PERSON_COLOURS.toSorted())
        const chromium = await page.context().newCDPSession(page)
        const wrong: string[] = []
        let pairs = 0
        for (const type of KINDS) {
          await chromium.send('Emulation.setEmulatedVisionDeficiency', { type })
          const seen: Seen[] = []
          for (const avatar of await avatars.all()) seen.push(await seenOf(avatar))
          for (const [at, { contrast, ink }] of seen.entries()) {
            if (contrast < LEAST_CONTRAST) wrong.push(`${type}: initials on ${colours[at]} have ${contrast.toFixed(1)} to 1`)
            for (const [after, other] of seen.slice(at + 1).entries()) {
              pairs += 1
              const differing = ink.filter((dark, point) => dark !== other.ink[point]).length
              if (differing < LEAST_DIFFERENCE) wrong.push(`${type}: ${ALIKE[at]} and ${ALIKE[at + 1 + after]} differ in ${differing} points`)
            }
          }
        }
        expect(wrong).toEqual([])
        expect(pairs).toBe(28 * KINDS.length)
      },
    )
  })
})
