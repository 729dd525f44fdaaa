import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { FAMILY } from './games'
import { accessibilityFaults } from './harness/axe'
import { atNight } from '../every'
import { HOST_AWAY } from './harness/faults'
import { resize, sidewaysOverflow } from './harness/measure'
import { fileOfMatch, storedEvents } from './harness/records'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { DamagedPage } from './pages/damaged'
import { FilesPage, downloaded, textOf } from './pages/files'
import { HomePage } from './pages/home'
import { ReplayPage } from './pages/replay'
import { startMatch } from './harness/played'
import { StatisticsPage } from './pages/statistics'
import { TablePage } from './pages/table'

const LISTS = '"a list of lists"'
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

interface Stored {
  readonly rounds: readonly { readonly events: readonly object[] }[]
  readonly edits: { readonly done: readonly { readonly changes: readonly { readonly after: readonly object[] }[] }[] }
}

/** The file with more in the last event, in the record and in its history, as a phone could send it once. */
function withMore(text: string, more: unknown): string {
  const content = JSON.parse(text) as Stored
  const round = content.rounds[0]
  const last = { ...round?.events.at(-1), more }
  const edit = content.edits.done.at(-1)
  const rounds = [{ ...round, events: [...(round?.events.slice(0, -1) ?? []), last] }]
  const done = [...content.edits.done.slice(0, -1), { ...edit, changes: [{ ...edit?.changes[0], after: [last] }] }]
  return JSON.stringify({ ...content, rounds, edits: { ...content.edits, done } })
}

const ONE_BACK = 'This will be deleted, the latest first: 2-0 by Ben.'

const DAMAGES: readonly { readonly name: string; readonly spoil: (text: string) => string; readonly says: RegExp; readonly mends: boolean }[] = [
  {
    name: 'nested 100,000 deep',
    spoil: (text) => withMore(text, 'a list of lists').replaceAll(LISTS, nested(100_000)),
    says: /^Round 1, entry 2 is nested too deeply: 100,001 levels, the limit is 16\./,
    mends: true,
  },
  {
    name: 'of 25 MB',
    spoil: (text) => withMore(text, 'x'.repeat(12_500_000)),
    says: /25,\d{3},\d{3} bytes|Round 1, entry 2 is too large: 12,500,\d{3} bytes, the limit is 4,000\./,
    mends: true,
  },
  { name: 'cut in half', spoil: (text) => text.slice(0, text.length / 2), says: /^The end of its file is missing\./, mends: false },
  {
    name: 'that holds another match',
    spoil: (text) => text.replace(/"id":"[^"]+","revision"/, '"id":"00000000-0000","revision"'),
    says: /^Its file contains a different match \(00000000-0000\)\./,
    mends: false,
  },
]

/** The other match goes out; the damaged one is named with the way to its page there, and in the statistics. */
async function expectLeftOut(page: Page): Promise<void> {
  const data = await new FilesPage(page).visit()
  const lines = (await textOf(await data.takeOut('Match file'))).trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { readonly players: readonly { readonly name: string }[] }).players.map((player) => player.name))).toEqual([
    ['Tom', 'Tina'],
  ])
  const leftOut = data.exchange
    .getByRole('status')
    .filter({ hasText: '1 match can’t be read or scored, so the file doesn’t include it. Your saved matches are unchanged.' })
  await leftOut.getByRole('link', { name: /^Ada, Ben and Cleo/ }).waitFor()
  await new StatisticsPage(page).visit()
  await page
    .getByText(/1 match that can’t be opened/)
    .getByRole('link', { name: /^Ada, Ben and Cleo/ })
    .click()
  await new DamagedPage(page).ready()
}

describe('A match file', () => {
  atNight(
    [
      'tests/attacks/match-files.attack.ts',
      'tests/unit/main/matches/damaged-matches.test.ts',
      'tests/unit/renderer/match/damaged/damaged-match.test.tsx',
      'tests/e2e/every-language.e2e.ts',
    ],
    () => {
      test.for(DAMAGES)(
        '$name harms no other match, and its page says what can be done',
        { timeout: 240_000 },
        async ({ spoil, says, mends }, { page, host, faults, dataFolder }) => {
          const other = await startMatch(page, { ...FAMILY, players: ['Tom', 'Tina'], leader: 'Tom' }, ['2-2'])
          const standing = await other.standing()
          await startMatch(page, FAMILY, ['2-2', '2-0 right'])
          const address = page.url()
          const file = await fileOfMatch(dataFolder, address)

          faults.expect(HOST_AWAY)
          await host.stop()
          const damaged = spoil(await readFile(file, 'utf8'))
          await writeFile(file, damaged)
          await host.start()

          // home names it, and the other match opens
          await page.reload()
          await new DamagedPage(page).ready()
          const home = await new HomePage(page).visit()
          const link = home.damaged.getByRole('link', { name: /^Ada, Ben and Cleo, \d+ \w+ \d{4}$/ })
          await link.waitFor()
          await (await home.goOn()).expectStanding(standing)

          // everything that goes over all matches goes on, and names it: how it is damaged makes no difference to them
          await expectLeftOut(page)
          await page.goto(address)

          // its page
          const its = await new DamagedPage(page).ready()
          await soon(() => its.alert.textContent()).toMatch(says)
          await soon(() => its.ways.getByText(ONE_BACK).count()).toBe(mends ? 1 : 0)
          await soon(() => its.ways.getByText('Deleting the last entries doesn’t help here.').count()).toBe(mends ? 0 : 1)
          expect(await accessibilityFaults(page)).toEqual([])
          await resize(page, { width: 360, height: 740 })
          await soon(() => sidewaysOverflow(page)).toEqual([])
          await resize(page, { width: 1280, height: 800 })

          // save gives exactly the bytes
          const saved = await downloaded(page, its.button('Save file'))
          expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d Ada, Ben, Cleo, damaged\.json$/)
          expect((await textOf(saved)) === damaged, 'what was saved is what lies there').toBe(true)
          expect((await readFile(file, 'utf8')) === damaged, 'nothing was written to it').toBe(true)

          // and it is mended
          if (mends) await its.button('Delete entry').click()
          else
            await its.backups
              .getByRole('button', { name: /^Restore: backup from/ })
              .first()
              .click()

          const table = await new TablePage(page).ready()
          expect(await storedEvents(file)).toEqual(mends ? ['2-2'] : ['2-2', '2-0 right'])
          const asides = (await readdir(join(dataFolder, 'matches'))).filter((each) => each.startsWith(`${basename(file)}.unreadable-`))
          expect(asides.length).toBe(1)
          expect((await readFile(join(dataFolder, 'matches', String(asides[0])), 'utf8')) === damaged, 'the damaged file is kept').toBe(true)
          await table.enter(mends ? '2-0 right' : '5-0 right')
          await page.goto(`${address}/moves`)
          const trail = await new ReplayPage(page).ready()
          await trail.trail.getByText(mends ? 'Damaged file repaired: 1 entry deleted' : /^Restored from the backup of/).waitFor()
          await home.visit()
          await home.newMatch.waitFor()
          await soon(() => home.damaged.count()).toBe(0)
        },
      )
    },
  )
})
