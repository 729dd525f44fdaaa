import type { Page } from 'playwright-core'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND, PROVEN, PROVEN_HANDS, PROVEN_ROUND } from '../e2e/games'
import { oneLine } from '../../src/renderer/messages/en'
import { paths } from '../../src/renderer/navigation/paths'
import { test } from '../e2e/harness/test'
import { AgreementPanel, startAsking } from '../e2e/pages/agreement'
import { BlockDialog } from '../e2e/pages/block-dialog'
import { startMatch, type Setup } from '../e2e/harness/played'
import { PhonesDialog } from '../e2e/pages/phones'
import { QuestionPage } from '../e2e/pages/question'
import { RulesDialog } from '../e2e/pages/rules-dialog'
import { ONE_TILE_DECIDES, pasteLine, SettlePage } from '../e2e/pages/settle'
import { playFamily } from '../e2e/pages/whole-match'
import { putLine, randomLine } from '../e2e/harness/random-lines'
import { take } from './pictures'
import { fromMistakes, fromMore, openMore } from '../e2e/pages/more'

const TWO = { players: ['Ada', 'Ben'], leader: 'Ada' } as const
const BERGEN = ['6-6', '6-2 left', '6-4 right', '4-2 right', '2-2'] as const

/** A running match of each preset, with some tiles laid. */
const RUNNING: Readonly<Record<string, { readonly setup: Setup; readonly plays: readonly string[] }>> = {
  'flower-and-scorpion': { setup: FAMILY, plays: FIRST_ROUND.slice(0, 12) },
  'bergen-pagat': { setup: { ...TWO, preset: 'bergen-pagat' }, plays: BERGEN },
  'bergen-game-cabinet': { setup: { ...TWO, preset: 'bergen-game-cabinet' }, plays: BERGEN },
  'bergen-draw': { setup: { ...TWO, preset: 'bergen-draw' }, plays: BERGEN },
  'bergen-hoyle': { setup: { ...TWO, preset: 'bergen-hoyle' }, plays: BERGEN },
  'bergen-online': { setup: { ...TWO, preset: 'bergen-online' }, plays: BERGEN },
  'double-bergen': { setup: { ...TWO, preset: 'double-bergen' }, plays: ['6-6', '6-4', '6-5'] },
  'double-bergen-twelve': { setup: { ...TWO, preset: 'double-bergen-twelve' }, plays: ['12-12', '12-0', '12-1'] },
}

for (const [preset, { setup, plays }] of Object.entries(RUNNING)) {
  test(`table: a running match of ${preset}`, async ({ page }) => {
    await startMatch(page, setup, plays)
    await take(page, 'table', preset)
  })
}

/** Eight at one table, one of them with a long name. */
const EIGHT = ['Grandma Rose', 'Tom', 'Mia', 'Bartholomew Fitzgerald', 'Ada', 'Cleo', 'Finn', 'Ida']

test('table: a tile chosen, with one place and with two', async ({ page }) => {
  const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
  await table.type('4-1')
  await take(page, 'table', 'chosen')
  await page.keyboard.press('Escape')
  await table.type('4-0')
  await take(page, 'table', 'chosen-with-two-places')
})

test('table: eight players at a star of forty tiles', async ({ page, dataFolder }) => {
  const id = await putLine(dataFolder, randomLine('double-bergen-twelve', { tiles: 40, maxPip: 12, arms: 8 }, 4), EIGHT)
  await page.evaluate((to) => (window.location.hash = to), paths.match(id))
  await page.getByRole('region', { name: 'The arms' }).waitFor()
  await take(page, 'table', 'eight-players')
})

test('table: the learning aid, in rows and by half', async ({ page }) => {
  for (const preset of ['flower-and-scorpion', 'double-bergen-twelve'] as const) {
    const { setup, plays } = RUNNING[preset] ?? { setup: FAMILY, plays: [] }
    await startMatch(page, setup, plays)
    const more = await openMore(page)
    await more.getByText('Score hints').click()
    await more.getByRole('button', { name: 'Turn on for this match' }).click()
    await more.getByRole('button', { name: 'Turn off' }).waitFor()
    await page.keyboard.press('Escape')
    await take(page, 'table', `learning-aid-${preset}`)
  }
})

test('table: More, what happened and one entry', async ({ page }) => {
  const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
  await openMore(page)
  await take(page, 'table', 'more')
  await page.keyboard.press('Escape')
  await table.look(8)
  await take(page, 'table', 'entry')
})

test('table: what opens over it', { timeout: 180_000 }, async ({ page }) => {
  const table = await startMatch(page, FAMILY)
  await take(page, 'table', 'before-the-lead')
  await table.enter(...FIRST_ROUND.slice(0, 11))
  await table.open(8)
  await over(page, 'correction')
  await page.keyboard.press('f')
  await over(page, 'photograph')
  await page.keyboard.press('?')
  await over(page, 'keys')
  await new PhonesDialog(page).open()
  await over(page, 'phones-closed')
  await (await new PhonesDialog(page).open()).openTable()
  await over(page, 'phones-open')
  await new QuestionPage(page).open(4)
  await over(page, 'question')
  await new RulesDialog(page).open()
  await over(page, 'house-rules')
})

test('table: a tile that does not fit, and points given for it', async ({ page }) => {
  const table = await startMatch(page, { ...TWO, preset: 'bergen-pagat' }, ['2-2', '5-2 right'])
  await table.type('3-1')
  await take(page, 'table', 'does-not-fit')
  await page.keyboard.press('Escape')
  await fromMore(page, 'Something went wrong')
  await take(page, 'table', 'what-went-wrong')
  await page.keyboard.press('Escape')
  await fromMistakes(page, 'A tile that doesn’t fit')
  await take(page, 'table', 'misplay')
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: /^3-2/ }).click()
  await take(page, 'table', 'misplay-how-it-lies')
  await asked.getByRole('button', { name: /^3 at the right end/ }).click()
  await asked.waitFor({ state: 'detached' })
  await take(page, 'table', 'stands')
  await table.look(3)
  await take(page, 'table', 'stands-card')
  await page.keyboard.press('Escape')
  await fromMistakes(page, 'Points given or taken')
  await take(page, 'table', 'points-asked')
  await asked.getByRole('group', { name: 'From' }).getByRole('radio', { name: 'Ben' }).check()
  await asked.getByRole('group', { name: 'To' }).getByRole('radio', { name: 'Ada' }).check()
  await take(page, 'table', 'points-given')
  await asked.getByRole('button', { name: 'Enter' }).click()
  await asked.waitFor({ state: 'detached' })
  await take(page, 'table', 'points-were-given')
})

test('table: what is known of a hand', async ({ page }) => {
  const table = await startMatch(page, { ...TWO, preset: 'bergen-pagat' }, ['2-2', '5-2 right'])
  await table.type('3-1')
  await page.getByRole('button', { name: /^3-1 doesn’t fit/ }).click()
  await over(page, 'taken-back')
  await fromMistakes(page, 'A tile everyone has seen')
  const asked = page.getByRole('dialog')
  await take(page, 'table', 'everyone-has-seen')
  await asked.getByRole('button', { name: /^5-3/ }).click()
  await asked.waitFor({ state: 'detached' })
  await take(page, 'table', 'shown-tile')
  await fromMistakes(page, 'Number of tiles in a hand')
  await over(page, 'hand-counted')
})

test('table: a blocked round, from the first hand to its ruling', async ({ page }) => {
  await startMatch(page, BLOCKED, BLOCKED_ROUND)
  await take(page, 'table', 'nobody-can-play')
  await page.keyboard.press('b')
  const block = new BlockDialog(page)
  await take(page, 'table', 'block-hands')
  await block.showAll(BLOCKED_HANDS)
  await block.rule.click()
  await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
  await take(page, 'table', 'block-over')
  await page.getByRole('button', { name: 'See ruling' }).click()
  await over(page, 'block-ruling')
})

test('table: a round that one player disagrees with', async ({ page }) => {
  await startAsking(page, undefined, ['6-4'])
  const panel = await new AgreementPanel(page).open()
  await panel.agree('Ada').click()
  await panel.contestWith('Ben', 'it was the 6-6')
  await take(page, 'table', 'round-contested', 'whole')
})

test('table: a dispute inside a match, told and settled', async ({ page }) => {
  await startMatch(page, BLOCKED, BLOCKED_ROUND)
  await fromMore(page, 'Settle a dispute', 'link')
  const settle = new SettlePage(page)
  await settle.says(/^Add /)
  await take(page, 'table', 'dispute-told', 'whole')
  for (const [name, tile] of Object.entries(BLOCKED_HANDS)) await settle.show(name, tile)
  await settle.says('Ben wins')
  await take(page, 'table', 'dispute-settled', 'whole')
})

test('table: a match that is over', async ({ page }) => {
  await playFamily(page)
  await take(page, 'table', 'match-over', 'whole')
})

test('table: what later tiles prove, by the entry, in its question and with a ruling', async ({ page }) => {
  await startMatch(page, PROVEN, PROVEN_ROUND.slice(0, 4))
  await take(page, 'table', 'proven-entry')
  await new QuestionPage(page).open(2)
  await over(page, 'proven-question')
  await startMatch(page, PROVEN, PROVEN_ROUND)
  await page.keyboard.press('b')
  const block = new BlockDialog(page)
  await block.showAll(PROVEN_HANDS)
  await block.rule.click()
  await page.getByRole('button', { name: 'See ruling' }).click()
  await page.getByRole('region', { name: 'Proven by the tiles' }).waitFor()
  await take(page, 'table', 'proven-ruling')
})

test('table: a dispute that was pasted, with the smallest change that gives another winner', async ({ page }) => {
  await page.evaluate((to) => (window.location.hash = to), paths.settle)
  const settle = new SettlePage(page)
  await settle.heading.waitFor()
  await pasteLine(page, ONE_TILE_DECIDES, oneLine)
  await settle.says('Rose wins')
  await page.getByRole('region', { name: 'What would change the result' }).waitFor()
  await take(page, 'table', 'smallest-change', 'whole')
  await settle.more('Paste text…')
  await page.getByRole('dialog').getByRole('textbox').fill(ONE_TILE_DECIDES.replace('2-2', 'two'))
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByText(/can’t stand here/).waitFor()
  await over(page, 'paste-text')
})

/** Takes the dialog that is open, and closes it. */
async function over(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  await dialog.waitFor()
  await take(page, 'table', name)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
