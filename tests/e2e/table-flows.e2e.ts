import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe } from 'vitest'
import { test } from './harness/test'
import { soon } from './harness/soon'
import { AgreementPanel } from './pages/agreement'
import { BlockDialog } from './pages/block-dialog'
import { Correction } from './pages/correction'
import { keyboard, touch, type Hands } from './pages/hands'
import { NewMatchPage } from './pages/new-match'
import { QuestionPage } from './pages/question'
import { SMALL, setSmallTable, tellDice } from './pages/small-match'
import { TablePage } from './pages/table'

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 800 }, hasTouch: true },
}
const WAYS: readonly { readonly name: Hands['name']; readonly take: (page: Page) => Hands }[] = [
  { name: 'touch', take: touch },
  { name: 'keyboard', take: keyboard },
]

describe.each(Object.entries(SIZES))('On a %s', (_size, options) => {
  test.for(WAYS)('a match is set up, played, put right, ruled on, won and played again by $name alone', async ({ take }, { windows }) => {
    const page = await windows.open(options)
    const hands = take(page)
    const table = await setSmallTable(hands, page)

    await hands.play(table, '6-6')
    await hands.play(table, '6-1 right')
    await table.expectTotals([2, 0])
    // a slip: it was the 6-4
    await hands.press(table.events.first().getByRole('button').first())
    const correction = new Correction(page)
    await hands.pick(correction.dialog.getByRole('group', { name: 'Tile', exact: true }), '6-4')
    await hands.press(correction.save)
    await correction.dialog.waitFor({ state: 'detached' })
    await table.expectTotals([2, 3])
    await expectFocus(table.events.first().getByRole('button').first())
    await hands.play(table, 'draw')
    await hands.play(table, 'pass')

    await hands.press(table.entry.getByRole('button', { name: 'Blocked' }))
    const block = new BlockDialog(page)
    await block.asked('Ada').waitFor()
    const pad = block.dialog.getByRole('group', { name: 'Tiles of the set' })
    for (const tile of ['3-3', '2-1']) await hands.pick(pad, tile)
    await hands.press(block.next)
    await hands.pick(pad, '5-0')
    await hands.press(block.rule)
    const over = page.getByRole('region', { name: 'Round 1 is over' })
    await over.getByText('Blocked: Ada wins the round and gets 2 chips.').waitFor()
    await table.expectTotals([4, 3])
    await expectFocus(over)

    const agreement = new AgreementPanel(page)
    for (const name of SMALL.players) await hands.press(agreement.agree(name))
    await agreement.region.getByText('Everybody agrees. The round is final.').waitFor()

    await hands.press(page.getByRole('button', { name: 'Question round 1, event 2', exact: true }))
    const question = new QuestionPage(page)
    await hands.choose(question.dialog.getByRole('group', { name: 'What the table says' }), 'It stands')
    await hands.press(question.button('Note that it stands'))
    await question.dialog.waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('button', { name: 'Question round 1, event 2', exact: true }))

    await hands.press(page.getByRole('button', { name: 'Next round' }))
    await tellDice(hands, page, SMALL.second)
    await hands.press(page.getByRole('button', { name: 'Begin the round' }))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocus(table.entry)
    await hands.play(table, '1-1')
    await hands.play(table, '1-0 right')
    await hands.play(table, '5-0 right')
    const end = page.getByRole('region', { name: 'The match is over' })
    await end.getByText('Ben wins the match with 7 chips.').waitFor()
    await expectFocus(end)

    await hands.press(end.getByRole('link', { name: 'Rematch' }))
    const again = new NewMatchPage(page)
    await soon(() => again.seatNames()).toEqual(['Ada', 'Ben'])
    await tellDice(hands, page, SMALL.first)
    await hands.press(again.start)
    await new TablePage(page).ready()
    await table.says(/leads$/)
  })
})

async function expectFocus(on: ReturnType<Page['locator']>): Promise<void> {
  await soon(() => on.evaluate((element) => (element === document.activeElement ? 'here' : document.activeElement?.outerHTML.slice(0, 200)))).toBe('here')
}
