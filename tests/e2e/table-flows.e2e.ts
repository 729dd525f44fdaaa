import type { BrowserContextOptions, Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { FAMILY, FIRST_ROUND } from './games'
import { atNight, EVERY } from '../every'
import { HOST_AWAY } from './harness/faults'
import { listen } from './harness/heard'
import { boxOf, inSight } from './harness/measure'
import { fileOfMatch, scoreOf } from './harness/records'
import { slowLink } from './harness/slow-link'
import { soon } from './harness/soon'
import { hiddenStops, smallTargets } from './harness/targets'
import { tableTest, test } from './harness/test'
import { AgreementPanel, startAsking } from './pages/agreement'
import { BlockDialog } from './pages/block-dialog'
import { Correction } from './pages/correction'
import { FlatTable } from './pages/flat'
import { keyboard, touch, type Hands } from './pages/hands'
import { HomePage } from './pages/home'
import { expectFocus, tabTo } from './pages/keyboard'
import { startMatch } from './harness/played'
import { MatchEndPage } from './pages/match-end'
import { QuestionPage } from './pages/question'
import { RuleBookPage } from './pages/rule-book'
import { SettlePage } from './pages/settle'
import { SMALL, setSmallTable, tellDice } from './pages/small-match'
import { TablePage } from './pages/table'
import { fromMore } from './pages/more'
import { wayTo } from './pages/ways'

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 }, hasTouch: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>
/** How the same is done at each size; what differs on a tablet is its layout, which is looked at below. */
const PHONE = ['phone', touch] as const
const LAPTOP = ['laptop', keyboard] as const
const WAYS = [PHONE, LAPTOP]

/** Opens something that happened, from the history where it stands, and presses a way that is there. */
async function fromEntry(hands: Hands, table: TablePage, event: number, way: string): Promise<void> {
  const { page } = table
  if (!(await table.feed.isVisible())) {
    await hands.press(page.getByRole('button', { name: /^More/ }))
    await hands.press(page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'What happened' }))
  }
  await hands.press(await table.row(event))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: way }))
}

/** A slip is corrected, the block ruled on and agreed to, and an entry questioned; Ada has led 6-6 and Ben wrongly played 6-1. */
async function settleFirstRound(hands: Hands, table: TablePage, size: keyof typeof SIZES): Promise<void> {
  const { page } = table
  await table.expectTotals([2, 0])
  // it was the 6-4
  await fromEntry(hands, table, 2, 'Correct or delete')
  const correction = new Correction(page)
  await hands.pick(correction.dialog.getByRole('group', { name: 'Tile', exact: true }), '6-4')
  await hands.press(correction.save)
  await correction.dialog.waitFor({ state: 'detached' })
  await table.expectTotals([2, 3])
  const more = page.getByRole('button', { name: /^More/ })
  // where it was when the way to the entry began
  await expectFocus(size === 'phone' ? more : await table.row(2))
  await hands.play(table, 'draw')
  await hands.play(table, 'pass')

  await hands.press(page.getByRole('button', { name: 'Blocked', exact: true }))
  const block = new BlockDialog(page)
  await block.asked('Ada').waitFor()
  const pad = block.dialog.getByRole('group', { name: 'All tiles' })
  for (const tile of ['3-3', '2-1']) await hands.pick(pad, tile)
  // Ada's hand is full, and Ben's follows by itself
  await block.asked('Ben').waitFor()
  await hands.pick(pad, '5-0')
  await hands.press(block.rule)
  const over = page.getByRole('region', { name: 'Round 1 is over' })
  await over.getByRole('heading', { name: 'Blocked: Ada wins' }).waitFor()
  await table.expectTotals([4, 3])
  await expectFocus(over)

  const agreement = new AgreementPanel(page)
  await hands.press(page.getByRole('button', { name: 'Agreed: 0 of 2' }))
  for (const name of SMALL.players) {
    await hands.press(agreement.agree(name))
    await agreement.row(name).getByText('Agreed', { exact: true }).waitFor()
  }
  await agreement.region.getByText('Everyone agrees. The round is final.').waitFor()

  await hands.press(page.getByRole('dialog', { name: 'Round 1' }).getByRole('button', { name: 'Close' }))

  await fromEntry(hands, table, 2, 'Question entry')
  const question = new QuestionPage(page)
  await hands.choose(question.dialog.getByRole('group', { name: 'Your decision' }), 'It stands')
  await hands.press(question.button('Save: it stands'))
  await question.dialog.waitFor({ state: 'detached' })
  await expectFocus(size === 'phone' ? more : await table.row(2))
}

describe('By one way of input alone', () => {
  atNight(['tests/e2e/blind.e2e.ts', 'tests/e2e/first-start.e2e.ts', 'tests/e2e/desktop-match.e2e.ts'], () => {
    test.for(WAYS)(
      'on a %s a match is set up, played, corrected, ruled on, won, played again, and found again after closing',
      async ([size, take], { windows, host, faults, dataFolder }) => {
        const page = await windows.open(SIZES[size])
        const hands = take(page)
        const table = await setSmallTable(hands, page)
        await hands.play(table, '6-6')
        await hands.play(table, '6-1 right')
        await settleFirstRound(hands, table, size)

        await hands.press(page.getByRole('button', { name: 'Next round' }))
        await tellDice(hands, page, SMALL.second)
        await hands.press(page.getByRole('button', { name: 'Start round' }))
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await expectFocus(table.entry)
        await hands.play(table, '1-1')
        await hands.play(table, '1-0 right')
        const end = new MatchEndPage(page)
        await hands.play(table, '5-0 right', end.region)
        await end.wonBy('Ben')
        await expectFocus(end.region)
        const totals = await table.totals()
        const address = page.url()

        await tellDice(hands, page, SMALL.first)
        await hands.press(end.start)
        await end.region.waitFor({ state: 'detached' })
        await new TablePage(page).ready()
        await table.says('Ada may lead any tile')

        await page.evaluate((to) => (window.location.hash = to), paths.home)
        const home = new HomePage(page)
        await home.current.waitFor()
        faults.expect(HOST_AWAY)
        await host.stop()
        await host.start()
        await page.reload()
        await (await home.openFinished()).expectTotals(totals)
        expect(page.url()).toBe(address)
        expect(await scoreOf(await fileOfMatch(dataFolder, address))).toMatchObject({ totals, winner: 1 })
      },
    )
  })

  atNight(
    [
      'tests/e2e/blind.e2e.ts',
      'tests/e2e/questions.e2e.ts',
      'tests/unit/renderer/screens/match/mistakes.test.tsx',
      'tests/unit/renderer/screens/match/rounds.test.tsx',
    ],
    () => {
      tableTest.for(WAYS)(
        'on a %s an entry is corrected, a block ruled on, the round agreed to, and an entry questioned',
        async ([size, take], { windows }) => {
          const page = await windows.open(SIZES[size])
          const setup = { players: SMALL.players, leader: 'Ada', dice: SMALL.first, rules: { target: 6, handSize: 2 }, confirmRounds: true } as const
          await settleFirstRound(take(page), await startMatch(page, setup, ['6-6', '6-1 right']), size)
        },
      )
    },
  )
})

describe('From home', () => {
  /* With the keyboard alone one is settled in `settle`. */
  atNight(['tests/e2e/settle.e2e.ts'], () => {
    test.for(EVERY ? [['tablet', touch] as const, ...WAYS] : [PHONE])(
      'on a %s a dispute is settled: two steps, the ends, the hands, the rule behind it and back',
      async ([size, take], { windows }) => {
        const page = await windows.open(SIZES[size])
        const hands = take(page)
        await hands.press(await wayTo(page, 'Settle a dispute', hands.press))
        const settle = new SettlePage(page)
        for (const [at, name] of SMALL.players.entries()) await hands.write(settle.name(at + 1), name)
        await hands.press(settle.step('Table'))
        await hands.choose(page.getByRole('group', { name: 'What do you want to enter?' }), 'Open ends')
        for (const end of ['Left end', 'Right end']) {
          await (hands.name === 'touch' ? settle.end(end).tap() : tabTo(page, settle.end(end)))
          await settle.end(end).selectOption('6')
        }
        for (const [name, tile] of [
          ['Ada', '5-4'],
          ['Ben', '5-5'],
        ] as const) {
          await hands.press(settle.step(name))
          await hands.pick(settle.pad, tile)
        }
        await settle.says('Ada wins')
        await soon(() => settle.others()).toContain('Picture | Ben +2')
        await hands.press(settle.answer.getByRole('link', { name: 'Rule B-5: A blocked round' }).first())
        await new RuleBookPage(page).expectRule('B-5 A blocked round')
        await page.goBack()
        await settle.says('Ada wins')
        await soon(() => smallTargets(page, 44)).toEqual([])
        expect(await hiddenStops(page)).toEqual([])
      },
    )
  })
})

/** Draw, Pass, Undo, Blocked, Photo, More. */
function actionsOf(table: TablePage): Locator {
  return table.page.getByRole('group', { name: 'Draw, pass or call a block' })
}

/** What stands still while plays are entered, by its place in the window. */
async function places(table: TablePage): Promise<readonly string[]> {
  const still = [table.line, table.players, table.pad, table.page.locator('[data-play]'), actionsOf(table), table.entry]
  return Promise.all(still.map(async (part) => JSON.stringify(await boxOf(part))))
}

describe('At the table', () => {
  tableTest('flat between four players each plays at their own side, with names that face them and nothing covered', async ({ windows }) => {
    const page = await windows.open({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })
    const players = ['Ada', 'Ben', 'Cleo', 'Dan']
    await startMatch(page, { ...FAMILY, players }, FIRST_ROUND.slice(0, 3))
    await fromMore(page, 'Play flat on the table')
    const flat = new FlatTable(page)
    for (const [turn, name] of ['Dan', 'Ada', 'Ben', 'Cleo'].entries()) {
      await flat.side(name).locator('[data-tray]').waitFor()
      expect([await flat.turnedAway(), await flat.covered()]).toEqual([[], []])
      await flat.playFirst(name)
      await soon(() => flat.laid()).toBe(4 + turn)
    }
    await page.getByRole('button', { name: 'Leave flat view' }).tap()
    await page.getByRole('button', { name: /^More/ }).waitFor()
  })

  tableTest.for(Object.entries(SIZES).filter(([size]) => EVERY || size === 'phone'))(
    'on a %s nothing moves while plays are entered, what can be pressed is large enough, and nothing with the focus is hidden',
    async ([size, options], { windows }) => {
      const page = await windows.open(options)
      const table = await startMatch(page, FAMILY, ['2-2'])
      await page.evaluate(() => window.scrollTo({ top: 0 }))
      const before = await places(table)
      for (const play of ['2-0 right', '5-0 right', '5-2 right', '3-2 left', 'draw']) {
        await table.enter(play)
        await soon(() => places(table), { message: `after ${play}` }).toEqual(before)
      }
      await table.enter('3-3 left')
      const pad = [...(await table.pad.getByRole('button').all()), ...(await actionsOf(table).getByRole('button').all())]
      const sizes = await Promise.all(pad.map(boxOf))
      expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(size === 'phone' ? 44 : 56)
      // tiles of the line can be opened from the feed too
      expect((await smallTargets(page, 44)).filter((small) => !/, (led|played on the \w+ end) by /.test(small))).toEqual([])
      expect(await hiddenStops(page), size).toEqual([])
    },
  )

  atNight(['tests/e2e/zoom.e2e.ts', 'tests/e2e/enlarged-text.e2e.ts'], () => {
    tableTest('zoomed to 200 % everything that Tab and the arrows come to can be seen, at the table and where a dispute is settled', async ({ windows }) => {
      const page = await windows.open({ viewport: { width: 640, height: 400 } })
      const table = await startMatch(page, FAMILY)
      await table.pad.getByRole('button').first().focus()
      for (let tile = 1; tile < 28; tile += 1) {
        await page.keyboard.press('ArrowRight')
        await soon(() => inSight(page.locator(':focus')), { message: `tile ${tile}` }).toBe(true)
      }
      expect(await hiddenStops(page)).toEqual([])
      await fromMore(page, 'Settle a dispute', 'link')
      await new SettlePage(page).heading.waitFor()
      expect(await hiddenStops(page)).toEqual([])
    })
  })

  tableTest('many quick presses of Undo and Redo all count, also while the first is under way, and each play is heard once', async ({ page }) => {
    const table = await startMatch(page, FAMILY)
    const link = await slowLink(page)
    await table.ready()
    const heard = await listen(page)
    await table.enter(...FIRST_ROUND.slice(0, 6))
    await soon(heard).toEqual([
      'Ada leads double two. Dual, +2, now 2. Ben’s turn.',
      'Ben: blank-two right. No score. Cleo’s turn.',
      'Cleo: blank-five right. 2 large Scorpions, 0, now 0. Ada’s turn.',
      'Ada: five-two right. Plural, small Scorpion, +2, now 4. Ben’s turn.',
      'Ben: three-two left. No score. Cleo’s turn.',
      'Cleo: double three left. No score. Ada’s turn.',
    ])
    link.hold()
    const undo = page.getByRole('button', { name: /^Undo/ })
    for (let press = 0; press < 4; press += 1) await undo.click()
    link.release()
    await soon(() => table.events.count()).toBe(2)
    await table.redo(4)
    await soon(() => table.events.count()).toBe(6)
    await table.expectTotals([4, 0, 0])
  })

  tableTest('what is typed right after the next round was begun is entered in it', async ({ page }) => {
    const table = await startAsking(page, undefined, ['6-4'])
    for (let round = 2; round < 5; round += 1) {
      await page.keyboard.press('n')
      await table.press('5-4')
      await page.getByRole('group', { name: 'Who leads 5-4?' }).getByRole('button', { name: 'Ben' }).press('Enter')
      await page.getByRole('region', { name: `Round ${round} is over` }).waitFor()
    }
  })
})
