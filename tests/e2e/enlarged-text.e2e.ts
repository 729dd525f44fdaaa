import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as english from '../../src/renderer/messages/en'
import { CATALOGUES } from '../../src/renderer/messages/languages'
import { atNight } from '../every'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'
import { enlarge, type Enlarged, faultsEnlarged, PERCENTS, WINDOWS } from './harness/enlarged'
import { boxOf, resize } from './harness/measure'
import { overlaps } from './harness/overlaps'
import { photoPath } from './harness/pictures'
import { startMatch, type Setup } from './harness/played'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { AgreementPanel, startAsking } from './pages/agreement'
import { BlockDialog } from './pages/block-dialog'
import { beginByPhone, checkIn } from './pages/evening'
import { everyAddress, everyPage, idIn, otherPages, walkTo } from './pages/every-page'
import { HomePage } from './pages/home'
import { fromMore, openMore } from './pages/more'
import { joinAs, PHONE, PhonePage, PhonesDialog, UNENCRYPTED } from './pages/phones'
import { playFamily } from './pages/whole-match'

const EVERYTHING: Enlarged = { windows: WINDOWS, percents: PERCENTS }
/** The smallest phone and a laptop, with text twice as large. */
const HARDEST: Enlarged = { windows: ['320x568', '1280x800'], percents: [200] }

/** Pages that are looked at from afar: their buttons go once nothing moves. */
const FROM_AFAR: readonly string[] = ['bigScreen', 'eveningScreen']

const EIGHT = ['Grandma Rose', 'Tom', 'Mia', 'Bartholomew Fitzgerald', 'Ada', 'Cleo', 'Finn', 'Ida']

/** Puts things on the page that no page should have. */
function plant(page: Page): Promise<void> {
  return page.evaluate(() => {
    const put = (tag: string, text: string, style: Partial<CSSStyleDeclaration>, into: Element = document.body): HTMLElement => {
      const element = document.createElement(tag)
      element.textContent = text
      Object.assign(element.style, style)
      into.append(element)
      return element
    }
    const box = put('div', '', { position: 'relative', height: '200px' })
    put('p', 'one', { position: 'absolute', top: '0', left: '0' }, box)
    put('p', 'two', { position: 'absolute', top: '2px', left: '4px' }, box)
    put('p', 'flat', { position: 'absolute', top: '60px', height: '12px', overflow: 'hidden' }, box)
    put('button', 'low', { position: 'absolute', top: '100px', height: '8px', padding: '0' }, box)
    put('p', 'gone', { position: 'absolute', top: '150px', left: '-400px' }, box)
  })
}

/** Leaves what a chart of the page before may have left. */
function measureAsCharts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const words = Object.assign(document.createElement('span'), { id: 'recharts_measurement_span', textContent: '3' })
    Object.assign(words.style, { position: 'absolute', top: '-20000px', left: '0' })
    document.body.append(words)
  })
}

describe('Text that people enlarge in their browser', () => {
  tableTest('is found where it lies on other text, is cut off, reaches out of its button or cannot be scrolled to', async ({ page }) => {
    await page.getByRole('heading', { level: 1, name: english.about.title }).waitFor()
    // a chip that flew on the page before may still be on its way
    await soon(() => overlaps(page)).toEqual([])
    await measureAsCharts(page)
    await soon(() => overlaps(page)).toEqual([])
    await plant(page)
    const found = (await overlaps(page)).join('\n')
    await page.reload()
    expect(found).toMatch(/“one” and .*“two” lie on one another/)
    expect(found).toMatch(/“flat” is cut off/)
    expect(found).toMatch(/“low” reaches out of button/)
    expect(found).toMatch(/nobody can scroll to text p “gone”/)
  })

  tableTest('has room at the table, where a match begins, in the settings and in a dispute, twice as large', async ({ page }) => {
    const wrong: string[] = []
    const table = await startMatch(page, FAMILY)
    wrong.push(...(await faultsEnlarged(page, 'before the lead', HARDEST)))
    // all that is said of an entry has room beside dice and boneyard, or above them
    await table.enter('2-2')
    await enlarge(page, { width: 1280, height: 800 }, 200)
    const said = page.locator('[data-felt] [data-words]')
    expect(await said.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(4)
    // what the table says has a line of its own on a low phone
    await table.enter('pass')
    await page.locator('[data-felt] [data-says]').waitFor()
    wrong.push(...(await faultsEnlarged(page, 'something is said', { windows: ['640x290'], percents: [100] })))
    for (const name of ['newMatch', 'settings'] as const) {
      await walkTo(page, everyPage('', '', english)[name])
      wrong.push(...(await faultsEnlarged(page, name, HARDEST)))
    }
    // dice and players share a felt that is as narrow and as low as a phone
    await walkTo(page, everyPage('', '', english).newMatch)
    wrong.push(...(await faultsEnlarged(page, 'newMatch', { windows: ['320x568', '844x390'], percents: [100] })))
    // a tile that grows in its tray keeps off what stands beside it
    await walkTo(page, everyPage('', '', english).settle)
    await page.getByRole('button', { name: '3-1', exact: true }).first().click()
    wrong.push(...(await faultsEnlarged(page, 'a hand of a dispute', { windows: ['1280x800'], percents: [200] })))
    // partners with long names, on a rail that is low
    await startMatch(page, { preset: 'block-partners', players: ['Maximiliane von Hohenstein', 'O’Neill-Çelik', 'Мария', 'Ben'], leader: 'Ben' })
    wrong.push(...(await faultsEnlarged(page, 'partners', { windows: ['844x390'], percents: [100] })))
    wrong.push(...(await faultsEnlarged(page, 'partners', { windows: ['1280x800'], percents: [200] })))
    expect(wrong).toEqual([])
  })

  atNight(['tests/e2e/enlarged-text.e2e.ts'], () => {
    test('has room on every page, in every window', { timeout: 1_800_000 }, async ({ page, dataFolder }) => {
      const wrong: string[] = []
      await new HomePage(page).newMatch.waitFor()
      wrong.push(...(await faultsEnlarged(page, 'the first start', EVERYTHING)))
      for (const [name, address] of await everyAddress(page, dataFolder)) {
        await walkTo(page, address)
        if (FROM_AFAR.includes(name)) await page.locator('[data-quiet]').waitFor()
        wrong.push(...(await faultsEnlarged(page, name, EVERYTHING)))
      }
      expect(wrong).toEqual([])
    })

    test.for(['de', 'fr'] as const)('has room on phones where words are longer: %s', { timeout: 1_800_000 }, async (language, { page, dataFolder }) => {
      await everyAddress(page, dataFolder)
      const played = idIn(page)
      await page.evaluate((chosen) => window.localStorage.setItem('caravan.language', chosen), language)
      await page.reload()
      const { page: words } = await CATALOGUES[language]()
      const wrong: string[] = []
      for (const [name, address] of Object.entries({ ...everyPage(played, played, words), ...otherPages(words) })) {
        if (FROM_AFAR.includes(name) || name === 'versions') continue
        await walkTo(page, address)
        wrong.push(...(await faultsEnlarged(page, name, { windows: ['320x568', '390x844'], percents: [200] })))
      }
      expect(wrong).toEqual([])
    })

    tableTest('has room at the table in each state, and in what opens over it', { timeout: 1_800_000 }, async ({ page }) => {
      const wrong: string[] = []
      const dialog = page.getByRole('dialog')
      const look = async (name: string) => void wrong.push(...(await faultsEnlarged(page, name, EVERYTHING)))
      const over = async (name: string, open: () => Promise<unknown>) => {
        await open()
        await dialog.waitFor()
        await look(name)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
      await startMatch(page, FAMILY)
      await look('before the lead')
      const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 10))
      await table.type('40')
      await look('a tile with two places')
      await page.keyboard.press('Escape')
      await over('more', () => openMore(page))
      await over('keys', () => page.keyboard.press('?'))
      await over('a question', () => page.keyboard.press('q'))
      await over('a correction', () => table.open(4))
      await over('the score sheet', () => fromMore(page, english.match.table.sheet))
      await over('the house rules', () => fromMore(page, english.changeRules.title))
      await startMatch(page, { preset: 'double-bergen', players: EIGHT.slice(0, 4), leader: 'Tom' }, ['6-6', '6-4', '6-5'])
      await look('four players')
      await startMatch(page, { preset: 'double-bergen-twelve', players: EIGHT, leader: 'Tom' }, ['12-12', '12-0', '12-1'])
      await look('eight players')
      await startMatch(page, BLOCKED, BLOCKED_ROUND)
      await look('nobody can play')
      await page.keyboard.press('b')
      await dialog.waitFor()
      const block = new BlockDialog(page)
      await look('a blocked round')
      await block.showAll(BLOCKED_HANDS)
      await look('a blocked round, every hand shown')
      await block.rule.click()
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      await look('a round is over')
      await over('its ruling', () => page.getByRole('button', { name: 'See ruling' }).click())
      // its first tile says who leads it; a throw of dice is asked for
      await page.keyboard.press('n')
      await page.getByText(english.match.line.empty).waitFor()
      await look('a round whose leader is open')
      await startMatch(page, FAMILY, FIRST_ROUND)
      await over('the next round', () => page.keyboard.press('n'))
      await startAsking(page, undefined, ['6-4'])
      const panel = await new AgreementPanel(page).open()
      await panel.contestWith('Ben', 'it was the 6-6')
      await look('someone disagrees')
      await playFamily(page)
      await look('a match is over')
      expect(wrong).toEqual([])
    })

    tableTest('has room on a tablet that lies flat', { timeout: 1_800_000 }, async ({ windows }) => {
      const page = await windows.open({ viewport: { width: 1024, height: 768 }, hasTouch: true })
      await startMatch(page, { ...FAMILY, players: ['Ada', 'Ben', 'Cleo', 'Dan'] }, FIRST_ROUND.slice(0, 3))
      await fromMore(page, english.flat.open)
      await page.locator('[data-side] [data-tray]').waitFor()
      // one on end lies flat with letters of the usual size alone
      const wrong = await faultsEnlarged(page, 'flat', { windows: ['768x1024'], percents: [100] })
      expect([...wrong, ...(await faultsEnlarged(page, 'flat', { windows: ['1024x768', '1280x800', '1920x1080'], percents: PERCENTS }))]).toEqual([])
      // the way out stands on one line
      await enlarge(page, { width: 1024, height: 768 }, 150)
      expect((await boxOf(page.getByRole('button', { name: english.flat.leave }))).height).toBeLessThan(72)
      // text that grows while it is open, and a window too low for it, have the usual table
      await enlarge(page, { width: 1024, height: 768 }, 200)
      await page.getByRole('list', { name: 'Players' }).waitFor()
      await enlarge(page, { width: 1024, height: 768 }, 100)
      await page.locator('[data-side] [data-tray]').waitFor()
      await resize(page, { width: 844, height: 390 })
      await page.getByRole('list', { name: 'Players' }).waitFor()
    })

    tableTest('has room on a phone at the table', { timeout: 1_800_000 }, async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const wrong: string[] = []
      const look = async (at: Page, name: string) => void wrong.push(...(await faultsEnlarged(at, name, EVERYTHING)))
      const table = await startMatch(page, { ...FAMILY, leader: 'Ben' })
      const phones = await (await new PhonesDialog(page).open()).ready()
      await look(page, 'the invitation')
      const phone = new PhonePage(await windows.open({ ...PHONE, isMobile: false }, await phones.url()))
      await phone.page.getByRole('textbox', { name: 'Code' }).waitFor()
      await look(phone.page, 'the code')
      await phone.giveCode(await phones.code())
      await phone.page.getByRole('radio', { name: 'Ben', exact: true }).waitFor()
      await look(phone.page, 'the seats')
      await phone.sit('Ben')
      await phones.close()
      await phone.says('Your turn')
      await look(phone.page, 'the own lead')
      await table.enter('2-2')
      await phone.says('Cleo’s turn')
      await look(phone.page, 'another’s turn')
      await table.enter('2-0 right', '5-0 right')
      await phone.says('Your turn')
      await look(phone.page, 'the own turn')
      await phone.tile('5-2').click()
      await phone.play.waitFor()
      await look(phone.page, 'a tile is chosen')
      // where words are longer each button has room for its own
      for (const language of ['de', 'fr', 'es', 'en']) {
        await phone.page.evaluate((chosen) => window.localStorage.setItem('caravan.language', chosen), language)
        await phone.page.reload()
        await phone.page.locator('[data-tray]').first().waitFor()
        wrong.push(...(await faultsEnlarged(phone.page, language, { windows: ['320x568', '360x640', '390x844'], percents: [100] })))
      }
      await table.enter('pass')
      await phone.page.locator('[data-felt] [data-says]').waitFor()
      await look(phone.page, 'something is said')
      expect(wrong).toEqual([])
    })

    test('has room where the table teaches', { timeout: 1_800_000 }, async ({ page }) => {
      const wrong: string[] = []
      const look = async (name: string) => void wrong.push(...(await faultsEnlarged(page, `lesson: ${name}`, EVERYTHING)))
      for (const name of ['Mia', 'Bartholomew Fitzgerald', 'Lena']) {
        await page.getByPlaceholder(/name/i).and(page.locator(':placeholder-shown')).first().fill(name)
      }
      await page.getByRole('radio', { name: /^Bergen/ }).check({ force: true })
      await page.getByRole('button', { name: 'First time? Teach us as we play' }).click()
      const lesson = page.getByRole('region', { name: 'Lesson' })
      await lesson.getByText('Who has 0-0?').waitFor()
      await look('who has a double')
      await lesson.getByRole('button', { name: 'Mia' }).click()
      await lesson.getByText(/ringed halves count/).waitFor()
      await look('what scores')
      await lesson.getByRole('button', { name: 'Go on' }).click()
      await look('a turn')
      for (const tile of ['10', '42', '21']) {
        await page.keyboard.type(tile)
        await page.keyboard.press('Enter')
      }
      await look('after some plays')
      expect(wrong).toEqual([])
    })

    tableTest('has room in the picture of the table, where it is taken, shown and shared', { timeout: 1_800_000 }, async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const wrong: string[] = []
      const look = async (at: Page, name: string) => void wrong.push(...(await faultsEnlarged(at, `picture: ${name}`, EVERYTHING)))
      const winning: Setup = { preset: 'bergen-game-cabinet', players: ['Bartholomew Fitzgerald', 'Ben'], leader: 'Ben', rules: { target: 1 } }
      const table = await startMatch(page, winning)
      const { page: phone } = await joinAs('Ben', page, windows, { window: { ...PHONE, isMobile: false } })
      await table.press('6-6')
      await phone.getByRole('button', { name: 'Take the picture with this phone' }).waitFor()
      await look(phone, 'a phone that may take it')
      await page.getByRole('button', { name: 'Take the table’s picture' }).click()
      const taking = page.getByRole('dialog', { name: 'Take the table’s picture' })
      await taking.getByRole('alert').waitFor()
      await look(page, 'without a camera')
      await taking.locator('input[type=file]').last().setInputFiles(photoPath('table-12'))
      const share = page.getByRole('dialog', { name: 'Share' })
      await share.getByRole('button', { name: 'Save with match' }).click()
      await share.getByText('Saved with the match.').waitFor()
      await look(page, 'the card')
      await page.keyboard.press('Escape')
      await page.locator('[data-cover="shown"]').waitFor()
      await look(page, 'the match is over')
      expect(wrong).toEqual([])
    })

    test('has room on a phone at an evening', { timeout: 1_800_000 }, async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const wrong: string[] = []
      const at = await beginByPhone(page)
      wrong.push(...(await faultsEnlarged(page, 'check in by phone', EVERYTHING)))
      const phone = await checkIn('Bartholomew Fitzgerald', at, windows, { ...PHONE, isMobile: false })
      const look = async (name: string) => void wrong.push(...(await faultsEnlarged(phone, name, EVERYTHING)))
      await look('checked in')
      await checkIn('Ben', at, windows)
      await page.getByText('Here: 2 people').waitFor()
      await page.getByRole('button', { name: 'Seat everyone' }).click()
      await phone.getByRole('region', { name: 'Your table' }).getByText('Table 1').waitFor()
      await look('the own table')
      await phone.getByRole('button', { name: 'Enter our result' }).click()
      await phone.getByRole('spinbutton', { name: 'Bartholomew Fitzgerald’s total' }).fill('15')
      await look('a result is entered')
      await phone.getByRole('button', { name: 'Hand in' }).click()
      await page.getByRole('heading', { level: 3, name: 'Table 1 handed in a result' }).waitFor()
      await look('a result is handed in')
      await phone.getByRole('button', { name: 'I’m going home' }).click()
      await look('someone is about to go home')
      expect(wrong).toEqual([])
    })
  })
})
