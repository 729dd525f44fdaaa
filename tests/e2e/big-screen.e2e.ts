import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'
import { expectNoFault } from './harness/axe'
import { untilConnected } from './harness/connected'
import { atNight, EVERY } from '../every'
import { HOST_AWAY } from './harness/faults'
import { overlaps, scrollers, seenTexts } from './harness/legible'
import { boxOf, digitHeight, paintedOutside, resize, sidewaysOverflow } from './harness/measure'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { AgreementPanel, startAsking } from './pages/agreement'
import { BigScreenPage, openBigScreen, pressBigScreen } from './pages/big-screen'
import { BlockDialog } from './pages/block-dialog'
import { overlaps as onOneAnother } from './harness/overlaps'
import { setDice } from './pages/dice'
import { PhonePage, PhonesDialog } from './pages/phones'
import { startMatch, type Setup } from './harness/played'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 720 },
  // a laptop’s: less wide for its height, so that a long name has more lines
  { width: 1280, height: 800 },
] as const

/** The display with the least room for names; larger ones of its shape show the same, larger. */
const SMALLEST = SIZES.filter(({ height }) => height === 800)

/** The fullest table and the winner are looked at on an upright display too. */
const EITHER_WAY = EVERY ? SIZES : SIZES.filter(({ width, height }) => width <= 1280 && height !== 800)

/** A 24-inch display is 299 mm high, and a digit is read from 4 m at 23 mm. On its side, that height is its width. */
const DIGITS_PER_SIDE = 13
const CAPITALS_PER_HEIGHT = 60
/** Of the width, for the felt. */
const FELT_SHARE = 0.65

const LONG = [
  'Maximiliane von Hohenstein',
  'Bartholomew the Younger of Wells',
  'Cleo',
  'Wilhelmina-Charlotte Abernathy',
  'Eve',
  'Ferdinand Graf zu Castell-Remlingen',
  'Gwendolyn',
  'Hieronymus Bosch the Elder',
]

async function expectLegible(screen: BigScreenPage, name: string, sizes: readonly (typeof SIZES)[number][] = EVERY ? SIZES : SMALLEST): Promise<void> {
  const { page } = screen
  for (const size of sizes) {
    const where = `${name} at ${size.width}×${size.height}`
    await resize(page, size)
    await soon(() => paintedOutside(screen.line)).toEqual([])
    await soon(() => scrollers(page), { message: where }).toEqual([])
    await soon(async () => (await seenTexts(page)).length, { message: where }).toBeGreaterThan(6)
    await soon(async () => (await seenTexts(page)).filter(({ cutBy, capitals }) => cutBy !== '' || capitals < size.height / CAPITALS_PER_HEIGHT), {
      message: where,
    }).toEqual([])
    for (const row of await screen.players.getByRole('listitem').all()) {
      await soon(() => digitHeight(row), { message: `${where}: the chips of ${await row.textContent()}` }).toBeGreaterThanOrEqual(
        Math.min(size.width, size.height) / DIGITS_PER_SIDE,
      )
    }
    const parts = [...(await screen.players.getByRole('listitem').all()), screen.line, screen.story]
    await soon(async () => overlaps(await Promise.all(parts.map(boxOf))), { message: where }).toEqual([])
    await soon(() => onOneAnother(page), { message: where }).toEqual([])
    const line = await boxOf(screen.line)
    expect(line.height, `${where}: the line of play`).toBeGreaterThan(size.height / 9)
    const felt = await boxOf(screen.felt)
    expect(felt.width / size.width, `${where}: the felt’s share of the width`).toBeGreaterThanOrEqual(FELT_SHARE)
  }
}

/** The winner across the room: nothing is larger than their name, nothing is cut, and the chips of all are there. */
async function expectWinnerLargest(screen: BigScreenPage, winner: string): Promise<void> {
  const { page } = screen
  for (const size of EITHER_WAY) {
    const where = `${size.width}×${size.height}`
    await resize(page, size)
    await soon(() => scrollers(page), { message: where }).toEqual([])
    await soon(async () => (await seenTexts(page)).filter(({ cutBy }) => cutBy !== ''), { message: where }).toEqual([])
    const largest = async () => (await seenTexts(page)).toSorted((a, b) => b.capitals - a.capitals)[0]
    await soon(async () => (await largest())?.text, { message: where }).toBe(winner)
    expect((await largest())?.capitals, where).toBeGreaterThan(Math.min(size.width, size.height) / 16)
  }
}

/** What has a ground though it reaches above the lower half of the picture, where the video shows. */
function grounds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('body, body *')]
      .filter((each) => each.getBoundingClientRect().top < window.innerHeight / 2 && getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((each) => each.tagName),
  )
}

/** Until nothing but the match is shown. */
async function quiet(page: Page): Promise<void> {
  await page.locator('[data-quiet]').waitFor()
}

describe('The big screen', () => {
  tableTest('opens in a second window from the menu, and shows each play, the end of the round and of the match live', async ({ page }) => {
    const table = await startMatch(page, { ...FAMILY, rules: { target: 8 } }, FIRST_ROUND.slice(0, -1))
    const screen = await openBigScreen(page)
    await screen.expectTurn('Ada')
    // that Ada has one tile left lies on neither dice nor boneyard, where there is no room or little between them
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1024, height: 768 },
    ]) {
      await resize(screen.page, size)
      await soon(async () => (await onOneAnother(screen.page)).filter((each) => each.includes('p.said')), { message: `${size.width}×${size.height}` }).toEqual(
        [],
      )
    }
    await resize(screen.page, { width: 1280, height: 800 })
    await table.enter(...FIRST_ROUND.slice(-1))
    await screen.says('Round 1 is over')
    await screen.says('Ada goes out and gets 2 chips.')
    await page.getByRole('button', { name: 'Next round' }).click()
    const next = page.getByRole('dialog', { name: 'Round 2' })
    await setDice(next, { flower: [5, 5], scorpion: [3, 1] })
    await next.getByRole('button', { name: 'Start round' }).click()
    await next.waitFor({ state: 'detached' })
    await screen.page.getByText(/^Round 2 ·/).waitFor()
    await screen.expectTurn('Ben')
    await table.enter('1-0')
    await screen.says('Ben led 1-0')
    await screen.expectTurn('Cleo')
    await screen.player('Ada').getByText('6 of 8 chips').waitFor()
    await table.enter('5-1 left')
    // the last turn ends the match, and with it the list that entries are counted in
    await table.press('5-0 left')
    await screen.page.getByRole('heading', { name: 'Ada wins with 8 chips' }).waitFor()
    await screen.page.mouse.move(200, 200)
    await expectNoFault(screen.page, 'the big screen at the end')
    await quiet(screen.page)
    await expectWinnerLargest(screen, 'Ada')
  })

  for (const seats of EVERY ? [2, 4, 8] : [8]) {
    tableTest(`is read from across the room by ${seats} players with long names, on every display`, async ({ page }) => {
      const players = LONG.slice(0, seats)
      const setup: Setup = seats === 8 ? { preset: 'double-bergen-twelve', players, leader: LONG[0] ?? '' } : { ...FAMILY, players, leader: LONG[0] ?? '' }
      const played = seats === 8 ? ['12-12', '12-0', '12-1', '12-2', '12-3', '12-4', '12-5', '12-6', '12-7'] : FIRST_ROUND.slice(0, 10)
      // without a tile there is most room for the fewest
      if (EVERY && seats === 8) {
        await startMatch(page, setup)
        const empty = await openBigScreen(page)
        await quiet(empty.page)
        await expectLegible(empty, `${seats}-empty`)
        await empty.page.close()
      }
      await startMatch(page, setup, played)
      const screen = await openBigScreen(page)
      await quiet(screen.page)
      await soon(() => screen.line.getByRole('listitem').count()).toBeGreaterThan(8)
      await expectLegible(screen, `${seats}`, EITHER_WAY)
    })
  }

  atNight(['tests/unit/renderer/screens/big-screen/big-screen.test.tsx', 'tests/e2e/big-screen.e2e.ts'], () => {
    tableTest('shows the ruling on a blocked round, with every test as far as there is room', async ({ page }) => {
      await startMatch(page, BLOCKED, BLOCKED_ROUND)
      const screen = await openBigScreen(page)
      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      await block.showAll(BLOCKED_HANDS)
      await block.rule.click()
      await screen.says('Blocked: Ben wins the round and gets 1 point.')
      await screen.says(/^Rule: /)
      await quiet(screen.page)
      await expectLegible(screen, 'ruling')
      await expectNoFault(screen.page, 'the ruling on the big screen')
    })
  })

  atNight(['tests/unit/renderer/match/agreement/agreement-told.test.ts', 'tests/e2e/agreement.e2e.ts'], () => {
    tableTest('marks who agrees to a round that is over, and which earlier round is not agreed yet', async ({ page }) => {
      const table = await startAsking(page, undefined, ['6-4'])
      const screen = await openBigScreen(page)
      await screen.says('0 of 3 agreed')
      const panel = await new AgreementPanel(page).open()
      await panel.agree('Ada').click()
      await screen.player('Ada').getByText('Agreed').waitFor()
      await panel.contestWith('Ben', 'I had six')
      await screen.player('Ben').getByText('Disagrees').waitFor()
      await screen.player('Cleo').getByText('No answer yet').waitFor()
      await screen.says('Ben (“I had six”) disagrees')
      await quiet(screen.page)
      await expectLegible(screen, 'agreement')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Next round' }).click()
      await page.getByRole('button', { name: 'Next round' }).waitFor({ state: 'detached' })
      await table.press('5-5')
      await page.getByRole('group', { name: 'Who leads 5-5?' }).getByRole('button', { name: 'Ben' }).press('Enter')
      await screen.says('Round 1: Ben (“I had six”) disagrees')
      await expectLegible(screen, 'unsettled')
      await expectNoFault(screen.page, 'the big screen with a round that is not settled')
    })
  })

  tableTest('is there for a display that has joined to watch, and needs nothing but the match', async ({ page, windows }) => {
    windows.faults.expect(/Cross-Origin-Opener-Policy header has been ignored/)
    const table = await startMatch(page, FAMILY)
    const phones = await (await new PhonesDialog(page).open()).openTable()
    const [code, url] = [await phones.code(), await phones.url()]
    const wall = await windows.open({ viewport: { width: 1920, height: 1080 } }, url)
    const watching = new PhonePage(wall)
    await watching.giveCode(code)
    await watching.sit('I’m just watching', 'The wall')
    await phones.close()
    await wall.getByRole('link', { name: 'Big screen' }).click()
    const screen = await new BigScreenPage(wall).ready()
    await table.enter('2-2')
    await screen.says('Dual +2: both ends show 2.')
    await soon(() => scrollers(wall)).toEqual([])
    await wall.mouse.move(900, 300)
    await screen.controls.getByRole('link', { name: 'Back to table' }).click()
    await watching.says('Ben’s turn')
  })

  tableTest('has a form for streams: transparent, along the lower edge, in a wide and an upright picture', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 12))
    const second = page.waitForEvent('popup')
    await pressBigScreen(page, 'Stream overlay')
    const stream = await second
    const screen = new BigScreenPage(stream)
    await screen.players.waitFor()
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 1080, height: 1920 },
      { width: 1280, height: 720 },
    ]) {
      await resize(stream, size)
      const where = `${size.width}×${size.height}`
      await soon(() => scrollers(stream), { message: where }).toEqual([])
      await soon(async () => (await seenTexts(stream)).filter(({ cutBy }) => cutBy !== ''), { message: where }).toEqual([])
      const parts = [screen.story, screen.players, stream.getByRole('img', { name: /^The caravan: / })]
      const boxes = await Promise.all(parts.map(boxOf))
      expect(overlaps(boxes), where).toEqual([])
      for (const { y } of boxes) expect(y, where).toBeGreaterThan(size.height / 2)
      expect(await grounds(stream), where).toEqual([])
      // people are told apart by letters on their colours, which can be seen
      const letters = await screen.players
        .locator('[data-initials]')
        .evaluateAll((faces) => faces.map((face) => Number.parseFloat(getComputedStyle(face, '::before').fontSize)))
      expect(letters, where).toHaveLength(FAMILY.players.length)
      expect(Math.min(...letters), where).toBeGreaterThan(6)
    }
    await expectNoFault(stream, 'the stream overlay')
  })

  atNight(['tests/unit/renderer/screens/big-screen/big-screen.test.tsx'], () => {
    tableTest('fits a phone and a tablet, shows nothing but the match until a pointer is moved, and goes back by keyboard', async ({ page }) => {
      await startMatch(page, { ...FAMILY, players: LONG.slice(0, 4), leader: LONG[0] ?? '' }, FIRST_ROUND.slice(0, 10))
      const screen = await openBigScreen(page)
      const opacity = () => screen.controls.evaluate((controls) => getComputedStyle(controls).opacity)
      await quiet(screen.page)
      await soon(opacity).toBe('0')
      expect(await screen.page.locator('[data-quiet]').evaluate((whole) => getComputedStyle(whole).cursor)).toBe('none')
      for (const size of [
        { width: 360, height: 740 },
        { width: 820, height: 1180 },
        { width: 1180, height: 820 },
      ]) {
        await resize(screen.page, size)
        await soon(() => scrollers(screen.page), { message: `${size.width}` }).toEqual([])
        await soon(async () => (await seenTexts(screen.page)).filter(({ cutBy }) => cutBy !== ''), { message: `${size.width}` }).toEqual([])
      }
      // a window of 1280 × 720 enlarged twice, or a phone on its side, scrolls, as it would be too small to read
      await resize(screen.page, { width: 640, height: 360 })
      await soon(() => sidewaysOverflow(screen.page)).toEqual([])
      await screen.story.scrollIntoViewIfNeeded()
      await soon(() => screen.page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
      await resize(screen.page, { width: 1280, height: 800 })

      await screen.page.mouse.move(300, 300)
      await soon(opacity).toBe('1')
      await screen.controls.getByRole('button', { name: 'Full screen' }).click()
      await screen.controls.getByRole('button', { name: 'Exit full screen' }).waitFor()
      await screen.page.keyboard.press('f')
      await screen.controls.getByRole('button', { name: 'Full screen', exact: true }).waitFor()
      await screen.controls.getByRole('link', { name: 'Back to table' }).focus()
      await screen.page.keyboard.press('Enter')
      await screen.page.getByRole('region', { name: 'Entry' }).waitFor()
    })
  })

  atNight(['tests/unit/renderer/app/app.test.tsx', 'tests/e2e/owner.e2e.ts'], () => {
    test('says so when the connection is lost, and has missed nothing when it is back', async ({ page, host, faults }) => {
      faults.expect(HOST_AWAY)
      const table = await startMatch(page, FAMILY)
      const screen = await openBigScreen(page)
      await table.enter('2-2')
      await screen.says('Dual +2: both ends show 2.')
      await host.stop()
      await screen.page.getByText(/^Connection lost/).waitFor()
      await host.start()
      await untilConnected(screen.page)
      await untilConnected(page)
      await table.enter('2-0 right')
      await screen.expectTurn('Cleo')
    })
  })
})
