import { describe, expect } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { resolveRules } from '#shared/rules/resolve'
import type { PresetId } from '#shared/rules/presets'
import { atNight, EVERY } from '../every'
import { paths } from '../../src/renderer/navigation/paths'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { startMatch } from './harness/played'
import { matchFiles, readJson, scoredOf, type Scored } from './harness/records'
import { putSimulated } from './harness/simulated'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'

/** Enough that who won most has played more than ten. */
const MATCHES = 24

/** The narrowest; CARAVAN_EVERY looks at the others. */
const SIZES = [
  [360, 640],
  [844, 390],
  [1920, 1080],
] as const

interface StoredMatch {
  readonly preset: PresetId
  readonly players: readonly { readonly name: string }[]
  readonly rules?: Parameters<typeof resolveRules>[1]
  readonly startedAt: string
}

interface Finished {
  readonly at: string
  readonly preset: PresetId
  readonly names: readonly string[]
  /** Seats of partners have the same. */
  readonly sides: readonly number[]
  readonly winner: number
  readonly scored: Scored
}

/** All finished matches as the `score` command has them, the earliest first. */
async function finishedIn(dataFolder: string): Promise<readonly Finished[]> {
  const files = await matchFiles(dataFolder)
  const scores = await scoredOf(files)
  const all = await Promise.all(
    scores.map(async (scored, at): Promise<readonly Finished[]> => {
      const record = (await readJson(files[at] ?? '')) as StoredMatch
      const names = record.players.map(({ name }) => name)
      const { partners } = expectOk(resolveRules(record.preset, record.rules ?? {}, names.length), 'a record of the simulation')
      const sides = names.map((_, seat) => (partners ? seat % 2 : seat))
      return scored.winner === null ? [] : [{ at: record.startedAt, preset: record.preset, names, sides, winner: scored.winner, scored }]
    }),
  )
  return all.flat().sort((a, b) => (a.at < b.at ? -1 : 1))
}

/** Places of one name. Who holds several seats counts once, with the best of them; partners have a place together. */
function placesOf(name: string, matches: readonly Finished[]): readonly { readonly place: number; readonly people: number }[] {
  return matches.flatMap(({ names, sides, winner, scored: { totals } }) => {
    const made = new Map<number, number>()
    sides.forEach((side, seat) => made.set(side, (made.get(side) ?? 0) + (side === sides[winner] ? Infinity : (totals[seat] ?? 0))))
    const whoOf = (side: number): string => [...new Set(names.filter((_, seat) => sides[seat] === side))].sort().join(' & ')
    const best = new Map<string, number>()
    for (const [side, points] of made) best.set(whoOf(side), Math.max(best.get(whoOf(side)) ?? -Infinity, points))
    const own = Math.max(-Infinity, ...sides.flatMap((side, seat) => (names[seat] === name ? [made.get(side) ?? 0] : [])))
    return own === -Infinity ? [] : [{ place: 1 + [...best.values()].filter((other) => other > own).length, people: best.size }]
  })
}

/** The play that paid them most. */
function mostOf(name: string, matches: readonly Finished[]): number {
  const plays = matches.flatMap(({ names, scored }) => scored.rounds.flatMap(({ events }) => events.filter(({ player }) => names[player] === name)))
  return Math.max(0, ...plays.filter(({ type }) => type === 'play').map(({ delta = 0 }) => delta))
}

describe('The page of a person', () => {
  atNight(['tests/properties/statistics.test.ts', 'tests/e2e/every-language.e2e.ts', 'tests/e2e/person.e2e.ts'], () => {
    test('says what the records say, counts one game alone, keeps that in the address, and leads to the other people and to all matches', async ({
      page,
      dataFolder,
    }) => {
      await putSimulated(dataFolder, MATCHES)
      const matches = await finishedIn(dataFolder)
      // who won often has everything on their page
      const wins = (name: string): number =>
        matches.filter(({ names, sides, winner }) => names.some((each, seat) => each === name && sides[seat] === sides[winner])).length
      const [name = ''] = [...new Set(matches.flatMap(({ names }) => names))].toSorted((a, b) => wins(b) - wins(a))
      const places = placesOf(name, matches)
      await page.evaluate((to) => (window.location.hash = to), paths.person(`name:${name.toLowerCase()}`))
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await soon(() => page.getByText(`wins in ${places.length} matches`).locator('xpath=..').textContent()).toBe(
        `${wins(name)} wins in ${places.length} matches`,
      )
      const form = page.getByRole('list', { name: 'Places in the last 10 matches, newest on the right' }).getByRole('link')
      expect(await form.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual(
        places.slice(-10).map(({ place, people }) => `Place ${place} of ${people}`),
      )
      const rivals = page.getByRole('region', { name: 'Head to head' })
      await rivals
        .getByRole('img', { name: new RegExp(`^${name} ahead \\d+, \\w+ ahead \\d+`) })
        .first()
        .waitFor()
      const play = page.getByRole('region', { name: 'Biggest play' })
      await play.getByText(/ made \+\d+: /).waitFor()
      const most = Number(/made \+(\d+)/.exec((await play.textContent()) ?? '')?.[1])
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThanOrEqual(mostOf(name, matches))
      await play.getByRole('region', { name: /^The / }).locator('svg').first().waitFor()
      await page
        .getByRole('region', { name: /^Rating \d/ })
        .locator('.recharts-line-curve')
        .first()
        .waitFor()
      await page
        .getByRole('region', { name: 'Best round' })
        .getByText(/ in round \d+ against /)
        .waitFor()
      await page
        .getByRole('region', { name: 'Streaks' })
        .getByText(/^Now: /)
        .waitFor()
      await expectNoFault(page, 'the page of a person')
      for (const [width, height] of EVERY ? SIZES : SIZES.slice(0, 1)) {
        await resize(page, { width, height })
        await soon(() => sidewaysOverflow(page), { message: `${width}` }).toEqual([])
      }
      await resize(page, { width: 1280, height: 800 })

      const hers = matches.filter(({ names }) => names.includes('Ada'))
      const few = hers.filter(({ preset }) => preset === 'double-bergen').length
      await page.evaluate((to) => (window.location.hash = to), paths.person('name:ada'))
      await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
      const told = page.getByText(/^wins? in \d+ match(?:es)?$/)
      const counted = async (): Promise<number> => Number(/\d+/.exec((await told.textContent()) ?? '')?.[0])
      // the host has read what came from another device
      await soon(counted).toBe(hers.length)
      await page.getByRole('combobox', { name: 'Games to count' }).selectOption('Double Bergen')
      await soon(() => page.url()).toMatch(/\/people\/name:ada\?preset=double-bergen$/)
      await soon(counted).toBe(few)
      await page.reload()
      await soon(counted).toBe(few)
      await page.getByRole('region', { name: 'Head to head' }).getByRole('link', { name: 'Ben', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor()
      await page.getByRole('link', { name: 'Show all their matches' }).click()
      await page.getByRole('heading', { level: 1, name: 'All matches' }).waitFor()
    })
  })

  tableTest('someone who is not here has no page, and someone who has not finished a match has one that says so', async ({ page }) => {
    await startMatch(page, { players: ['Ada', 'Theodor'], leader: 'Theodor', preset: 'bergen-draw' })
    await page.evaluate((to) => (window.location.hash = to), paths.person('nobody-here'))
    await page.getByText('There is no such person here.').waitFor()
    await page.evaluate((to) => (window.location.hash = to), paths.person('name:a/b? 100%'))
    await page.getByText('There is no such person here.').waitFor()
    await page.getByRole('link', { name: 'All people' }).click()
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    await page.locator('summary').filter({ hasText: 'Theodor' }).click()
    await page.getByRole('link', { name: 'Theodor’s page' }).click()
    await page.getByText('No finished matches yet.').waitFor()
    await page.getByText('Name, picture and colour').click()
    await page.getByLabel('Name', { exact: true }).fill('Theodora')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Theodora' }).waitFor()
  })
})
