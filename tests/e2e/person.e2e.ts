import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { expectNoFault } from './harness/axe'
import { resize, sidewaysOverflow } from './harness/measure'
import { startMatch } from './harness/played'
import { matchFiles, readJson, scoredOf } from './harness/records'
import { putSimulated } from './harness/simulated'
import { soon } from './harness/soon'
import { test } from './harness/test'

/** Enough that Ada has played more than ten. */
const MATCHES = 24

/** What the `score` command makes of all finished matches of one name. Who holds several seats counts once, with the best of them. */
async function recordOf(dataFolder: string, name: string) {
  const places: { readonly at: string; readonly place: number; readonly people: number }[] = []
  let most = 0
  for (const file of await matchFiles(dataFolder)) {
    const { players, startedAt } = (await readJson(file)) as { readonly players: readonly { readonly name: string }[]; readonly startedAt: string }
    const { winner, totals, rounds } = await scoredOf(file)
    const best = new Map<string, number>()
    players.forEach((player, seat) => best.set(player.name, Math.max(best.get(player.name) ?? -Infinity, seat === winner ? Infinity : (totals[seat] ?? 0))))
    const own = best.get(name)
    if (own === undefined || winner === null) continue

    places.push({ at: startedAt, place: 1 + [...best.values()].filter((other) => other > own).length, people: best.size })
    for (const { events } of rounds)
      for (const { type, player, delta = 0 } of events) if (type === 'play' && players[player]?.name === name) most = Math.max(most, delta)
  }
  return { most, places: places.sort((a, b) => (a.at < b.at ? -1 : 1)) }
}

describe('The page of a person', () => {
  test('says what the records say', async ({ page, dataFolder }) => {
    await putSimulated(dataFolder, MATCHES)
    await page.evaluate((to) => (window.location.hash = to), paths.person('name:ada'))
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    const record = await recordOf(dataFolder, 'Ada')
    const won = record.places.filter(({ place }) => place === 1).length
    await page.getByText(`wins of ${record.places.length}`).waitFor()
    await soon(() => page.getByText(`wins of ${record.places.length}`).locator('xpath=..').textContent()).toBe(`${won} wins of ${record.places.length}`)
    const form = page.getByRole('list', { name: 'Places in the last 10 matches, newest right' }).getByRole('link')
    expect(await form.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual(
      record.places.slice(-10).map(({ place, people }) => `Place ${place} of ${people}`),
    )
    const rivals = page.getByRole('region', { name: 'Head to head' })
    await rivals.getByRole('img', { name: /^Ada ahead \d+, Ben ahead \d+/ }).waitFor()
    const play = page.getByRole('region', { name: 'Biggest play' })
    await play.getByText(/ made \+\d+: /).waitFor()
    // of all that Ada played, in whatever game, nothing is a larger part of its target
    const told = Number(/made \+(\d+)/.exec((await play.textContent()) ?? '')?.[1])
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(record.most)
    await play.getByRole('region', { name: /^The / }).locator('svg').first().waitFor()
    await page.getByRole('region', { name: /^Rating \d/ }).locator('.recharts-line-curve').first().waitFor()
    await page.getByRole('region', { name: 'Best round' }).getByText(/ in round \d+ against /).waitFor()
    await page.getByRole('region', { name: 'Streaks' }).getByText(/^Now: /).waitFor()
    await expectNoFault(page, 'the page of a person')
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1920, 1080],
    ] as const) {
      await resize(page, { width, height })
      expect(await sidewaysOverflow(page), `${width}`).toEqual([])
    }
  })

  test('counts one game alone, keeps that in the address, and leads to the other people and to all matches', async ({ page, dataFolder }) => {
    await putSimulated(dataFolder, MATCHES)
    await page.evaluate((to) => (window.location.hash = to), paths.person('name:ada'))
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    await page.getByRole('radio', { name: 'Double Bergen', exact: true }).check()
    await soon(() => page.url()).toMatch(/\/people\/name:ada\?preset=double-bergen$/)
    const wins = page.getByText(/^wins? of \d+$/)
    const counted = async (): Promise<number> => Number(/\d+$/.exec((await wins.textContent()) ?? '')?.[0])
    await soon(async () => (await counted()) < MATCHES / 2).toBe(true)
    const few = await counted()
    await page.reload()
    await soon(counted).toBe(few)
    await page.getByRole('region', { name: 'Head to head' }).getByRole('link', { name: 'Ben', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor()
    await page.getByRole('link', { name: 'Show all their matches' }).click()
    await page.getByRole('heading', { level: 1, name: 'All matches' }).waitFor()
  })

  test('someone who is not here has no page, and someone who has not finished a match has one that says so', async ({ page }) => {
    await startMatch(page, { players: ['Ada', 'Ben'], leader: 'Ben', preset: 'bergen-draw' })
    await page.evaluate((to) => (window.location.hash = to), paths.person('nobody-here'))
    await page.getByText('There is no such person here.').waitFor()
    await page.evaluate((to) => (window.location.hash = to), paths.person('name:a/b? 100%'))
    await page.getByText('There is no such person here.').waitFor()
    await page.getByRole('link', { name: 'All people' }).click()
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    await page.getByRole('link', { name: 'Ben’s page' }).click()
    await page.getByText('No finished matches yet.').waitFor()
    await page.getByText('Name, picture and colour').click()
    await page.getByLabel('Name', { exact: true }).fill('Benno')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Benno' }).waitFor()
  })
})
