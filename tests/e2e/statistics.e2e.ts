import { describe, expect } from 'vitest'
import { atNight, EVERY } from '../every'
import { FAMILY, FIRST_ROUND, SECOND_ROUND } from './games'
import { accessibilityFaults, expectNoFault } from './harness/axe'
import { matchFiles, readJson, scoredOf } from './harness/records'
import { soon } from './harness/soon'
import { putSimulated } from './harness/simulated'
import { tableTest, test } from './harness/test'
import { startMatch, type Setup } from './harness/played'
import { MatchesPage } from './pages/matches'
import { StatisticsPage } from './pages/statistics'
import { playFamily } from './pages/whole-match'

/** To 2 points, which the lead of a double gives. */
const SHORT: Setup = { players: ['Ada', 'Ben'], leader: 'Ben', dice: { flower: [1, 2], scorpion: [3, 4] }, rules: { target: 2 } }

/** What the `score` command makes of all finished matches, counted here for one name. */
async function countedFor(dataFolder: string, name: string) {
  const sums = { played: 0, won: 0, rounds: 0, points: 0, duals: 0, plurals: 0, dominoes: 0 }
  const files = await matchFiles(dataFolder)
  for (const [at, scored] of (await scoredOf(files)).entries()) {
    const { players } = (await readJson(files[at] ?? '')) as { readonly players: readonly { readonly name: string }[] }
    const seat = players.findIndex((player) => player.name === name)
    if (seat < 0 || scored.winner === null) continue

    sums.played += 1
    sums.won += Number(scored.winner === seat)
    sums.rounds += scored.rounds.length
    sums.points += scored.totals[seat] ?? 0
    for (const { events, end } of scored.rounds) {
      sums.dominoes += Number(end?.kind === 'domino' && end.winner === seat)
      for (const { player, reasons = [] } of events) {
        if (player !== seat) continue

        sums.duals += reasons.filter(({ code }) => code === 'dual').length
        sums.plurals += reasons.filter(({ code }) => code === 'plural').length
      }
    }
  }

  return sums
}

/** What a line of the statistics says of a name that played a rule set, as the `score` command has it. */
async function playedBy(name: string, preset: string, dataFolder: string) {
  const files = await matchFiles(dataFolder)
  const scores = await scoredOf(files)
  const records = (await Promise.all(files.map(readJson))) as readonly { readonly preset: string; readonly players: readonly { readonly name: string }[] }[]
  const winners = records.flatMap(({ players, ...record }, at) => {
    const winner = scores[at]?.winner ?? null
    return record.preset === preset && winner !== null && players.some((each) => each.name === name) ? [players[winner]?.name] : []
  })
  return { Played: String(winners.length), Won: String(winners.filter((each) => each === name).length) }
}

describe('Statistics', () => {
  tableTest('the course of a match is on its score sheet, as a chart and as a table', async ({ page }) => {
    await (await startMatch(page, SHORT)).press('6-6')
    await page.getByRole('region', { name: 'The match is over' }).getByRole('button', { name: 'Score sheet' }).click()
    await page.getByText('Score history').click()
    await soon(() => page.getByRole('figure').locator('.recharts-line-curve').count()).toBe(2)
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    const rows = page.getByRole('table', { name: 'Totals after each entry' }).getByRole('row')
    await soon(() => rows.last().textContent()).toMatch(/End of round 1.*Ben reaches the target with 2 chips\.02$/)
  })

  atNight(
    [
      'tests/e2e/statistics.e2e.ts',
      'tests/unit/renderer/screens/statistics/statistics-screen.test.tsx',
      'tests/unit/renderer/match/totals-chart/charted-totals.test.ts',
      'tests/properties/statistics.test.ts',
    ],
    () => {
      test('the numbers of the page are those of the records, what is not finished is said and linked, and the course of a match is on its score sheet', async ({
        page,
        dataFolder,
      }) => {
        await playFamily(page)
        await page.getByRole('region', { name: 'The match is over' }).getByRole('button', { name: 'Score sheet' }).click()
        await page.getByText('Score history').click()
        const chart = page.getByRole('figure')
        await soon(() => chart.locator('.recharts-line-curve').count()).toBe(3)
        await chart.scrollIntoViewIfNeeded()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByRole('button', { name: 'Table', exact: true }).click()
        const rows = page.getByRole('table', { name: 'Totals after each entry' }).getByRole('row')
        await soon(() => rows.count()).toBe(1 + 1 + FIRST_ROUND.length + 1 + SECOND_ROUND.length + 1)
        await soon(() => rows.last().allTextContents()).toEqual([expect.stringMatching(/End of round 2.*Ada reaches the target with 12 chips\.12.*0.*4/)])
        expect(await accessibilityFaults(page)).toEqual([])
        await page.keyboard.press('Escape')

        await (await startMatch(page, SHORT)).press('6-6')
        await page.getByRole('region', { name: 'The match is over' }).waitFor()
        await startMatch(page, SHORT, ['6-5'])

        const statistics = new StatisticsPage(page)
        await statistics.visit()
        await page.getByText('2 finished matches.').waitFor()
        for (const name of FAMILY.players) {
          const { played, won, rounds, points, duals, plurals, dominoes } = await countedFor(dataFolder, name)
          expect(await statistics.line(name), name).toMatchObject({
            Played: String(played),
            Won: String(won),
            'Share won': `${Math.round((100 * won) / played)}%`,
            'Points per round': (points / rounds).toFixed(2),
            Rounds: String(rounds),
            'Went out': String(dominoes),
            Duals: String(duals),
            Plurals: String(plurals),
          })
        }

        // as the table saw it: see the rounds in games.ts
        expect(await statistics.line('Ada')).toMatchObject({
          Played: '2',
          Won: '1',
          'Share won': '50%',
          Rounds: '3',
          'Went out': '1',
          'Target reached': '1',
          Flowers: '4',
          Scorpions: '2',
        })
        expect(await statistics.line('Cleo')).toMatchObject({ Played: '1', Won: '0', Flowers: '2', Scorpions: '2' })

        await soon(() => statistics.podium.getByRole('listitem').allTextContents()).toEqual(['Ada1 win', 'Ben1 win'])
        await page.getByText('Ratings begin after 3 matches.').waitFor()
        await statistics.everyone.getByRole('link', { name: 'Ada' }).click()
        await page
          .getByRole('region', { name: 'Head to head' })
          .getByRole('listitem')
          .filter({ hasText: 'Cleo' })
          .getByRole('link', { name: '1 match' })
          .click()
        const pair = page.getByRole('region', { name: 'Ada and Cleo' })
        await pair.getByText('Ada is ahead, 1 to 0.').waitFor()
        await pair.getByRole('link', { name: /^Open match: Ada, Ben and Cleo/ }).waitFor()
        await page.reload()
        await pair.getByRole('link', { name: 'Show all their matches' }).click()
        await new MatchesPage(page).expectCount('1 of 3 matches')
        await page.goBack()
        await page.getByText('1 match not finished:').waitFor()
        await page.getByRole('link', { name: 'Show matches' }).click()
        await new MatchesPage(page).expectCount('1 of 3 matches')
      })
    },
  )

  atNight(
    [
      'tests/unit/renderer/screens/statistics/statistics-screen.test.tsx',
      'tests/unit/renderer/screens/statistics/tables.test.ts',
      'tests/unit/main/seasons/seasons.test.ts',
    ],
    () => {
      test('columns are put in order by keyboard, the address keeps what is asked, and a season is made, counted alone here and on a person’s page, and deleted', async ({
        page,
        dataFolder,
      }) => {
        await putSimulated(dataFolder, 60)
        const statistics = new StatisticsPage(page)
        await statistics.visit()
        await statistics.countedAll(60)
        const sort = statistics.sortButton('Won')
        await sort.focus()
        await page.keyboard.press('Enter')
        await statistics.everyone.locator('th[aria-sort="ascending"]', { hasText: 'Won' }).first().waitFor()
        await statistics.openFigures()
        const won = await Promise.all((await statistics.names()).map(async (name) => Number((await statistics.line(name))['Won'])))
        expect(won).toEqual([...won].sort((a, b) => a - b))
        await sort.focus()
        await page.keyboard.press('Space')
        await statistics.everyone.locator('th[aria-sort="descending"]', { hasText: 'Won' }).first().waitFor()

        await statistics.filters.getByRole('combobox', { name: 'Game' }).selectOption('Double Bergen')
        await statistics.openFigures()
        await statistics.figures.getByRole('columnheader', { name: 'Matching numbers' }).waitFor()
        await statistics.filters.getByRole('button', { name: 'Days and people' }).click()
        await statistics.filters.getByRole('combobox', { name: 'Players' }).selectOption('Ada')
        expect(page.url()).toMatch(/#\/statistics\?preset=double-bergen&people=name%3Aada$/)
        await soon(() => statistics.line('Ada')).toMatchObject(await playedBy('Ada', 'double-bergen', dataFolder))
        const told = await statistics.line('Ada')
        await page.reload()
        await soon(() => statistics.line('Ada')).toEqual(told)
        await page.getByRole('button', { name: 'Count all matches' }).click()
        await page.getByText('By game', { exact: true }).waitFor()
        expect(page.url()).toMatch(/#\/statistics$/)

        await page.getByRole('button', { name: 'Add season' }).click()
        const dialog = page.getByRole('dialog', { name: 'Add season' })
        await dialog.getByRole('textbox', { name: 'Name' }).fill('September')
        await dialog.getByLabel('First day').fill('2026-09-03')
        await dialog.getByLabel('Last day').fill('2026-09-17')
        await dialog.getByRole('button', { name: 'Save season' }).click()
        // Thursdays, the first and the last day included
        await statistics.countedAll(3)
        await page.reload()
        await statistics.countedAll(3)
        await page.getByRole('button', { name: 'September', pressed: true }).waitFor()
        await statistics.everyone.getByRole('link').first().click()
        await page.getByRole('button', { name: 'All time', pressed: true }).waitFor()
        await page.getByRole('button', { name: 'September' }).click()
        await soon(() => page.url()).toMatch(/from=2026-09-03&to=2026-09-17$/)
        await page.getByRole('button', { name: 'Change September' }).click()
        await page.getByRole('button', { name: 'Delete season' }).click()
        await page.getByRole('button', { name: 'All time', pressed: true }).waitFor()
        await soon(() => page.getByRole('button', { name: 'September' }).count()).toBe(0)
        await statistics.visit()
        await statistics.countedAll(60)
      })
    },
  )

  atNight(['tests/unit/renderer/screens/statistics/statistics-screen.test.tsx', 'tests/e2e/every-language.e2e.ts'], () => {
    test('charts are drawn under the policy of the page, are fetched only when looked at, have the same as a table, and nothing is out of reach on a phone', async ({
      page,
      dataFolder,
    }) => {
      const scripts: string[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url())
      })
      await putSimulated(dataFolder, 60)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter((url) => /(rating|score|people)-chart|end-labels/.test(url))).toEqual([])

      const statistics = new StatisticsPage(page)
      await statistics.visit()
      await statistics.countedAll(60)
      const chart = statistics.ratings.getByRole('figure')
      await soon(() => chart.locator('.recharts-line-curve').count()).toBe(3)
      expect(scripts.some((url) => /rating-chart/.test(url))).toBe(true)
      const looks = await chart
        .locator('.recharts-line-curve')
        .evaluateAll((lines) => lines.map((line) => [line.getAttribute('stroke-dasharray') ?? '', getComputedStyle(line).stroke].join(' ')))
      expect(new Set(looks).size).toBe(3)
      // each line ends in its person's disc and in the rating that the table has
      await soon(() => chart.locator('foreignObject [data-initials]').count()).toBe(3)
      const values = await chart.locator('svg text').allTextContents()

      await statistics.ratings.getByRole('button', { name: 'Table' }).click()
      const table = statistics.ratings.getByRole('table', { name: 'Ratings after matches' })
      const latest = table.getByRole('row').nth(1)
      const [name = '', mean, deviation] = await latest.getByRole('cell').allTextContents()
      expect(values).toContain(mean)
      expect((await statistics.line(name))['Rating']).toBe(`${mean} ± ${deviation}`)
      await chart.waitFor({ state: 'detached' })
      await statistics.ratings.getByRole('button', { name: 'Table' }).click()
      await chart.waitFor()
      if (EVERY) await expectNoFault(page, 'the statistics')
      await page.setViewportSize({ width: 360, height: 740 })
      await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await expectNoFault(page, 'the statistics on a phone')
    })
  })
})
