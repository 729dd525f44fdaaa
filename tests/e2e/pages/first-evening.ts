import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { paths } from '../../../src/renderer/navigation/paths'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from '../games'
import { boxOf, inSight, rested } from '../harness/measure'
import { startMatch } from '../harness/played'
import { fileOfMatch } from '../harness/records'
import { putMatch, readMatch } from '../harness/shared-folder'
import { soon } from '../harness/soon'
import type { Windows } from '../harness/test'
import { toldByColour } from '../harness/told-by-colour'
import { AgreementPanel, startAsking } from './agreement'
import { BlockDialog } from './block-dialog'
import { Correction } from './correction'
import { MatchesPage } from './matches'
import { joinAs, PhonePage, PhonesDialog, UNENCRYPTED } from './phones'
import { StatisticsPage } from './statistics'
import { TablePage } from './table'
import { playFamily } from './whole-match'

const touch = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 })

const PHONE = touch(390, 844)
const SMALL_PHONE = touch(360, 640)
const TABLET = touch(768, 1024)
/** A laptop whose screen can be tapped. */
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, hasTouch: true }

/** One number of a task: what it is, what it has to be, and what it is now. */
export interface Reached {
  readonly what: string
  readonly limit: string
  readonly now: string
  readonly holds: boolean
}

const atMost = (what: string, now: number, limit: number): Reached => ({ what, limit: `at most ${limit}`, now: String(now), holds: now <= limit })
const none = (what: string, found: readonly unknown[]): Reached => ({ what, limit: '0', now: found.join('; ') || '0', holds: found.length === 0 })

/** Where a task is done. */
interface Evening {
  readonly windows: Windows
  readonly dataFolder: string
  /** Called where a step has ended, with the window in which something is to be seen. */
  readonly seen: (page: Page, step: string) => Promise<void>
}

/** A person who finds things by what they say, and taps them. */
class Hand {
  taps = 0
  /** What was not in sight where it was to be tapped. */
  readonly scrolledTo: string[] = []

  constructor(readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    await what.waitFor()
    await rested(this.page)
    if (!(await inSight(what))) this.scrolledTo.push(String(what))
    await what.tap()
    this.taps += 1
  }

  /** A tap at a place, whatever lies there by then. */
  async tapAt(x: number, y: number): Promise<void> {
    await this.page.touchscreen.tap(x, y)
    this.taps += 1
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** What holds of every task. */
  async kept(names: readonly string[]): Promise<readonly Reached[]> {
    return [none('people told apart by colour alone', await toldByColour(this.page, { colours: PERSON_COLOURS, names }))]
  }
}

/** What a family does on its first evening. */
export interface Task {
  readonly name: string
  /** How many taps it took before the table was made easier, as people counted them. */
  readonly before: string
  readonly go: (evening: Evening) => Promise<readonly Reached[]>
}

/** A table of the family on a device, with these turns played. */
async function tableOn(device: BrowserContextOptions, { windows }: Evening, turns: readonly string[] = []): Promise<TablePage> {
  return startMatch(await windows.open(device), FAMILY, turns)
}

const THREE = ['Mia', 'Opa Josef', 'Lena'] as const

/** The names of the first start, typed one after another; the keyboard stands where the last was. */
async function typeNames(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of player 1' }).focus()
  for (const name of THREE) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
}

/** Whatever is marked as not as it should have been. */
const irregular = async (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'What happened', includeHidden: true }).locator('[data-flagged]').allTextContents()

/** A phone of Ben’s at the table of a laptop. */
async function benAt(table: TablePage, { windows }: Evening, window: BrowserContextOptions): Promise<PhonePage> {
  windows.faults.expect(UNENCRYPTED)
  return joinAs('Ben', table.page, windows, { window })
}

export const TASKS: readonly Task[] = [
  {
    name: 'Bergen with three people, from their names to the first tile',
    before: '4, and the right lead was called irregular',
    go: async ({ windows, seen }) => {
      const page = await windows.open(LAPTOP)
      const hand = new Hand(page)
      await page.getByRole('radio', { name: /^Bergen/ }).check({ force: true })
      await typeNames(page)
      await seen(page, 'names')
      await page.keyboard.press('Enter')
      await hand.tap(hand.button(/^1-1$/))
      await seen(page, 'the lowest double')
      await hand.tap(page.getByRole('group', { name: 'Who leads 1-1?' }).getByRole('button', { name: 'Lena' }))
      await hand.button(/^1-1, led by Lena/).waitFor()
      await seen(page, 'led')
      return [atMost('taps after the names', hand.taps, 2), none('irregular', await irregular(page)), ...(await hand.kept(THREE))]
    },
  },
  {
    name: 'The same where the table teaches',
    before: 'there was none',
    go: async ({ windows, seen }) => {
      const page = await windows.open(PHONE)
      const hand = new Hand(page)
      await page.getByRole('radio', { name: /^Bergen/ }).check({ force: true })
      await typeNames(page)
      await hand.tap(hand.button('First time? Teach us as we play'))
      const lesson = page.getByRole('region', { name: 'Lesson' })
      await lesson.getByText('Who has 0-0?').waitFor()
      await seen(page, 'who has 0-0')
      await hand.tap(lesson.getByRole('button', { name: 'Mia' }))
      await lesson.getByText(/ringed halves count/).waitFor()
      await seen(page, 'led and explained')
      return [atMost('taps after the names', hand.taps, 2), none('irregular', await irregular(page)), ...(await hand.kept(THREE))]
    },
  },
  {
    name: 'Flower & Scorpion on a phone, from the names to the first turn',
    before: '6',
    go: async ({ windows, seen }) => {
      const page = await windows.open(PHONE)
      const hand = new Hand(page)
      await typeNames(page)
      await hand.tap(hand.button('Start'))
      const round = page.getByRole('dialog', { name: 'Round 1' })
      await seen(page, 'asked for dice')
      await hand.tap(round.getByRole('button', { name: 'Roll for us' }))
      await hand.tap(round.getByRole('button', { name: 'Start round' }))
      await round.waitFor({ state: 'detached' })
      await seen(page, 'the first turn')
      return [atMost('taps after the names', hand.taps, 3), ...(await hand.kept(THREE))]
    },
  },
  {
    name: 'Lay a tile',
    before: '2',
    go: async (evening) => {
      const table = await tableOn(PHONE, evening, FIRST_ROUND.slice(0, 1))
      const hand = new Hand(table.page)
      await hand.tap(table.tile('2-0', 'right'))
      await evening.seen(table.page, 'chosen')
      await hand.tap(table.tile('2-0', 'right'))
      await soon(() => table.events.count()).toBe(2)
      await evening.seen(table.page, 'laid')
      return [atMost('taps', hand.taps, 2), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Six draws, then a tile',
    before: '8 and six rows',
    go: async (evening) => {
      const table = await tableOn(LAPTOP, evening, FIRST_ROUND.slice(0, 1))
      const rows = table.page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
      const before = await rows.count()
      const hand = new Hand(table.page)
      for (let drawn = 0; drawn < 6; drawn++) {
        await hand.tap(hand.button(/^Draw|drawn/).first())
        await soon(() => table.events.count()).toBe(2 + drawn)
      }
      await evening.seen(table.page, 'six drawn')
      const grown = (await rows.count()) - before
      await hand.tap(table.tile('2-0', 'right'))
      await hand.tap(table.tile('2-0', 'right'))
      await soon(() => table.events.count()).toBe(8)
      await evening.seen(table.page, 'laid')
      return [atMost('taps beside the draws', hand.taps - 6, 2), atMost('rows', grown, 1), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Pass',
    before: '1',
    go: async (evening) => {
      const table = await tableOn(PHONE, evening, FIRST_ROUND.slice(0, 1))
      const hand = new Hand(table.page)
      await hand.tap(hand.button(/^Pass/))
      await soon(() => table.events.count()).toBe(2)
      await evening.seen(table.page, 'passed')
      return [atMost('taps', hand.taps, 1), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Correct a tile of two plays ago',
    before: '4',
    go: async (evening) => {
      const table = await tableOn(LAPTOP, evening, FIRST_ROUND.slice(0, 6))
      const hand = new Hand(table.page)
      await hand.tap(await table.row(4))
      await evening.seen(table.page, 'the entry')
      await hand.tap(hand.button('Correct or delete'))
      const correction = new Correction(table.page)
      await hand.tap(correction.dialog.getByRole('group', { name: 'Tile', exact: true }).getByRole('button', { name: /^5-4(,|$)/ }))
      await evening.seen(table.page, 'corrected')
      await hand.tap(correction.save)
      await correction.dialog.waitFor({ state: 'detached' })
      return [atMost('taps', hand.taps, 4), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Ask why a play scored what it did',
    before: '1',
    go: async (evening) => {
      const table = await tableOn(LAPTOP, evening, FIRST_ROUND.slice(0, 4))
      const hand = new Hand(table.page)
      await hand.tap(hand.button(/^Question/))
      await table.page.getByRole('dialog').getByRole('region', { name: 'What Caravan checked' }).waitFor()
      await evening.seen(table.page, 'what was checked')
      return [atMost('taps', hand.taps, 1), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Hands of a blocked round of four, with a tap too many after each',
    before: 'a tap too many skipped a player',
    go: async (evening) => {
      const table = await startMatch(await evening.windows.open(LAPTOP), BLOCKED, BLOCKED_ROUND)
      const { page } = table
      const hand = new Hand(page)
      const block = new BlockDialog(page)
      const open = async (): Promise<void> => {
        await hand.tap(hand.button(/^Blocked/).first())
        await block.dialog.waitFor()
      }
      await open()
      const hands = Object.entries(BLOCKED_HANDS)
      for (const [name, tile] of hands) {
        await block.asked(name).waitFor()
        const { x, y, width, height } = await boxOf(block.next.or(block.rule))
        await hand.tap(block.dialog.getByRole('group', { name: 'All tiles' }).getByRole('button', { name: new RegExp(`^${tile}(,|$)`) }))
        if (name !== 'Dan') await hand.tapAt(x + width / 2, y + height / 2)
        await evening.seen(page, `after the hand of ${name}`)
        if (name !== 'Ben') continue
        await page.keyboard.press('Escape')
        await block.dialog.waitFor({ state: 'detached' })
        await open()
      }
      const lost: string[] = []
      for (const [name, tile] of hands) {
        await block.dialog
          .getByRole('list', { name: 'Hands', exact: true })
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .click()
        if ((await block.tilesOf(name)).join() !== tile) lost.push(`${name}’s hand`)
      }
      await hand.tap(block.rule)
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      await evening.seen(page, 'ruled')
      return [none('hands lost or skipped, closed with Esc in the middle too', lost), atMost('taps: 4 tiles, 3 too many, 2 to open, 1 to rule', hand.taps, 10)]
    },
  },
  {
    name: 'Agree to a round on a phone of 360×640',
    before: '4 to ask for it, then 1 below the fold',
    go: async (evening) => {
      const table = await startAsking(await evening.windows.open(LAPTOP))
      const ben = await benAt(table, evening, SMALL_PHONE)
      await table.enter('6-4')
      const panel = new AgreementPanel(ben.page)
      await panel.region.waitFor()
      await evening.seen(ben.page, 'asked')
      const hand = new Hand(ben.page)
      await hand.tap(panel.agree('Ben'))
      await panel.takeBack('Ben').waitFor()
      await evening.seen(ben.page, 'agreed')
      return [atMost('taps', hand.taps, 1), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Find a rule from a phone in play',
    before: '3, and a guest could look up nothing',
    go: async (evening) => {
      const table = await tableOn(LAPTOP, evening, FIRST_ROUND.slice(0, 1))
      const ben = await benAt(table, evening, PHONE)
      await ben.says('Your turn')
      const hand = new Hand(ben.page)
      await hand.tap(ben.page.getByRole('button', { name: 'More', exact: true }))
      await hand.tap(ben.page.getByRole('button', { name: 'Rules', exact: true }))
      await ben.page.getByRole('dialog', { name: 'Rules' }).getByText(/Dual/).first().waitFor()
      await evening.seen(ben.page, 'rules')
      return [atMost('taps', hand.taps, 2), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Play from a phone',
    before: '2',
    go: async (evening) => {
      const table = await tableOn(LAPTOP, evening, FIRST_ROUND.slice(0, 1))
      const ben = await benAt(table, evening, PHONE)
      await ben.says('Your turn')
      await evening.seen(ben.page, 'the own turn')
      const hand = new Hand(ben.page)
      await hand.tap(ben.tile('2-0', 'right'))
      await hand.tap(ben.tile('2-0', 'right'))
      await soon(() => table.events.count()).toBe(2)
      await evening.seen(ben.page, 'played')
      return [atMost('taps', hand.taps, 2), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Invite a phone',
    before: '3',
    go: async (evening) => {
      const { page } = await tableOn(TABLET, evening)
      evening.windows.faults.expect(UNENCRYPTED)
      const hand = new Hand(page)
      await evening.seen(page, 'beside the players')
      await hand.tap(hand.button('Phones'))
      const { dialog } = new PhonesDialog(page)
      await hand.tap(dialog.getByRole('button', { name: 'Let phones join' }))
      await dialog.getByRole('img', { name: /^QR code/ }).waitFor()
      await evening.seen(page, 'invited')
      return [atMost('taps', hand.taps, 2), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Join as a guest, the code typed',
    before: '3',
    go: async (evening) => {
      const table = await tableOn(LAPTOP, evening)
      evening.windows.faults.expect(UNENCRYPTED)
      const phones = await (await new PhonesDialog(table.page).open()).ready()
      const phone = await evening.windows.open(PHONE, await phones.url())
      const hand = new Hand(phone)
      await phone.getByRole('textbox', { name: 'Code' }).fill(await phones.code())
      await hand.tap(hand.button('Next'))
      await hand.tap(phone.locator('label').filter({ has: phone.getByRole('radio', { name: 'Ben', exact: true }) }))
      await evening.seen(phone, 'whose seat')
      await hand.tap(hand.button('Join'))
      await new PhonePage(phone).players.waitFor()
      await evening.seen(phone, 'joined')
      return [atMost('taps', hand.taps, 3), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Tiles of the tray on an upright tablet',
    before: '37×73 and 83×42 px',
    go: async (evening) => {
      const table = await tableOn(TABLET, evening)
      const reached: Reached[] = []
      for (const [played, turns] of [
        ['before the lead', []],
        ['with two rows', FIRST_ROUND.slice(0, 2)],
      ] as const) {
        if (turns.length > 0) await table.enter(...turns)
        await rested(table.page)
        const sizes = await table.pad.getByRole('button').evaluateAll((all) =>
          all.map((tile) => {
            const { width, height } = (tile.querySelector('svg') ?? tile).getBoundingClientRect()
            return { short: Math.min(width, height), long: Math.max(width, height) }
          }),
        )
        const [short, long] = [Math.min(...sizes.map((each) => each.short)), Math.min(...sizes.map((each) => each.long))]
        await evening.seen(table.page, played)
        reached.push({
          what: `smallest tile ${played}`,
          limit: 'at least 56×112 px',
          now: `${Math.round(short)}×${Math.round(long)} px`,
          holds: short > 55.5 && long > 111.5,
        })
      }
      return reached
    },
  },
  {
    name: 'Last month’s match: its month typed',
    before: 'nothing was found',
    go: async ({ windows, dataFolder, seen }) => {
      const page = await windows.open(LAPTOP)
      await playFamily(page)
      const like = await readMatch(await fileOfMatch(dataFolder, page.url()))
      for (const date of ['2025-09-05', '2025-11-14', '2025-11-28']) {
        const at = `${date}T19:00:00.000Z`
        await putMatch(dataFolder, { ...like, id: `played-${date}`, startedAt: at, updatedAt: at, date })
      }
      await page.evaluate((to) => (window.location.hash = to), paths.home)
      const list = await new MatchesPage(page).visit()
      await list.expectCount('4 matches')
      const hand = new Hand(page)
      await list.text.tap()
      for (const letter of 'november 2025') await page.keyboard.type(letter)
      await list.expectCount('2 of 4 matches')
      await seen(page, 'november')
      await list.text.fill('sept')
      await list.expectCount('1 of 4 matches')
      await seen(page, 'sept')
      return [atMost('taps once it is typed', hand.taps, 0), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'See who is best, from the start page',
    before: '1',
    go: async ({ windows, seen }) => {
      const page = await windows.open(LAPTOP)
      await playFamily(page)
      await page.evaluate((to) => (window.location.hash = to), paths.home)
      const hand = new Hand(page)
      await hand.tap(page.getByRole('link', { name: 'Statistics', exact: true }))
      await new StatisticsPage(page).podium.waitFor()
      await seen(page, 'statistics')
      return [atMost('taps', hand.taps, 1), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Share a result as a picture',
    before: '2',
    go: async ({ windows, seen }) => {
      const page = await windows.open(LAPTOP)
      await playFamily(page)
      const hand = new Hand(page)
      await hand.tap(page.getByRole('region', { name: 'The match is over' }).getByRole('button', { name: 'Share', exact: true }))
      const dialog = page.getByRole('dialog', { name: 'Share' })
      const saved = page.waitForEvent('download')
      await hand.tap(dialog.getByRole('button', { name: 'Save picture' }))
      await saved
      await seen(page, 'shared')
      return [atMost('taps', hand.taps, 2), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
  {
    name: 'Go on tomorrow',
    before: '1',
    go: async (evening) => {
      const table = await tableOn(PHONE, evening, FIRST_ROUND.slice(0, 6))
      const { page } = table
      await page.evaluate((to) => (window.location.hash = to), paths.home)
      const hand = new Hand(page)
      await hand.tap(page.getByRole('link', { name: 'Continue', exact: true }))
      await table.ready()
      await evening.seen(page, 'the table again')
      return [atMost('taps', hand.taps, 1), none('scrolling', hand.scrolledTo), ...(await hand.kept(FAMILY.players))]
    },
  },
]
