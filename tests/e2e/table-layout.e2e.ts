import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { PresetId } from '#shared/rules/presets'
import { paths } from '../../src/renderer/navigation/paths'
import { atNight, EVERY } from '../every'
import { feltOf } from '../unit/renderer/components/line-of-play/played'
import { accessibilityFaults } from './harness/axe'
import { overlaps } from './harness/overlaps'
import { putLine, randomLine, type RandomLine } from './harness/random-lines'
import { DIGIT_PX, digitHeight, inSight } from './harness/measure'
import { soon } from './harness/soon'
import {
  boxesOf,
  boxOf,
  cutBy,
  cutRows,
  faultsOfCards,
  lettersOfCards,
  measureTable,
  movedBetween,
  outsideTray,
  underSaid,
  singleRow,
  targetsBelow,
  traySmallerThan,
  underCelebration,
  type TableMeasured,
} from './harness/table-boxes'
import { at, GAMES, show, SIZES, type Game, type Size } from './harness/table-sizes'
import { tableTest } from './harness/test'
import { startMatch } from './harness/played'
import { BlockDialog } from './pages/block-dialog'
import { fromMore } from './pages/more'
import { playFamily } from './pages/whole-match'
import { BLOCKED, BLOCKED_HANDS, BLOCKED_ROUND, FAMILY, FIRST_ROUND } from './games'

/** A laptop, a tablet upright, the smallest phone, and a phone on its side: the others differ from one of them in nothing but pixels, and have more of these. */
const LAYOUTS = SIZES.filter(({ width }) => EVERY || [1280, 768, 360, 844].includes(width))
/** Where nothing may move: usually the one with the least room; with long names the same is looked at in every layout. */
const STILL = LAYOUTS.filter(({ width }) => EVERY || width === 360)
/** The upright tablet on which the second line of a long name reaches as far as a score, in place of the narrower one. */
const WITH_LONG_NAMES = SIZES.filter(({ width }) => EVERY || [1280, 820, 360, 844].includes(width))
/** Where eight players have least room; before the lead they are looked at in every layout. */
const CROWDED = LAYOUTS.filter(({ width, height }) => EVERY || Math.min(width, height) < 560)
/** The largest, which draws everything larger, beside those. */
const NEAR_AND_FAR = SIZES.filter((size) => LAYOUTS.includes(size) || size.width === 1920)
/** Lines of the length that the size of a tile is stated for; the measure is the smallest of them. Unit tests lay more of them, in boxes of these sizes. */
const SEEDS = EVERY ? [1, 2, 3, 4, 5, 6] : [1]
/** From this many tiles on, the line fills the felt. */
const FILLS = 14
/** How much of its width or its height. */
const FILLED = 0.65
const EIGHT = ['Grandma Rose', 'Bartholomew the Younger', 'Mia', 'Tom', 'Ada', 'Cleo', 'Finn', 'Maximiliane-Charlotte']

/** Usually the longest line is laid beside the stated one where there is least room; unit tests lay all lengths, in boxes of every size. */
const lengthsAt = ({ width }: Size, { tiles, longest }: Game): readonly number[] => (width === 360 ? [tiles, longest] : [tiles])

/** Where the lines of a game are laid: usually in one layout for each game, the longest lines where there is least room. */
const layoutsOf = (game: Game): readonly Size[] => LAYOUTS.filter(({ width }) => EVERY || width === [844, 1280, 360][GAMES.indexOf(game)])

/** A line of every length that is measured, and `SEEDS` of the length that the size of a tile is stated for. */
function linesOf(game: Game): readonly RandomLine[] {
  const { preset, maxPip, arms, tiles, longest } = game
  const seeds = (length: number): readonly number[] => (length === tiles ? SEEDS : [length])
  const lengths = Array.from({ length: longest }, (_, before) => before + 1)
  const measured = new Set(EVERY ? lengths : layoutsOf(game).flatMap((size) => lengthsAt(size, game)))
  return [...measured].flatMap((length) => seeds(length).map((seed) => randomLine(preset, { tiles: length, maxPip, arms }, seed)))
}

/** What does not fit the window. */
function outsideWindow({ scrolls, outside }: TableMeasured): readonly string[] {
  return [...(scrolls === '' ? [] : [`the page scrolls (${scrolls})`]), ...outside.map((what) => `outside the window: ${what}`)]
}

/** What a line on the felt falls short of at a size. */
function shortOf(size: Size, game: Game, { tiles }: RandomLine, table: TableMeasured): readonly string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const { laid, felt, feltShare, long, filled, filledWithEnds } = table
  const known = feltOf(size.laidIn, game.arms).felt
  const stated = game.arms === 2 ? tiles <= game.tiles : tiles === game.tiles
  /* Arms round a spinner keep room for a tile and its score at each end. While they are short, that room is the larger part of the line. */
  const reach = game.arms === 2 || stated ? filled : filledWithEnds
  return [
    ...outsideWindow(table),
    ...(laid === tiles ? [] : [`${laid} tiles lie there`]),
    ...(game.felt === null || feltShare >= size.felt[game.felt] ? [] : [`the felt has ${percent(feltShare)} of the height`]),
    // unit tests lay their lines on it
    ...(felt.width === known.width && felt.height === known.height ? [] : [`the felt is ${felt.width}×${felt.height}, not ${known.width}×${known.height}`]),
    ...(!stated || long >= size.laidIn.least[game.long] ? [] : [`a tile is ${long.toFixed(1)} long`]),
    ...(tiles < FILLS || Math.max(reach.width, reach.height) >= FILLED
      ? []
      : [`the line fills ${percent(reach.width)} of the width, ${percent(reach.height)} of the height`]),
  ]
}

describe('The board is the hero', () => {
  for (const game of GAMES) {
    const { preset, tiles } = game
    tableTest(`with few and many tiles of ${preset}, and with ${tiles}`, { timeout: 900_000 }, async ({ page, dataFolder }) => {
      const lines = await Promise.all(linesOf(game).map(async (line) => ({ line, id: await putLine(dataFolder, line) })))
      const faults: string[] = []
      const measured: string[] = []
      // where the most lines are laid comes last, so that the stated one is shown already
      for (const size of layoutsOf(game).toSorted((one, other) => lengthsAt(one, game).length - lengthsAt(other, game).length)) {
        const { width, height } = size
        let smallest = Infinity
        await at(page, size)
        for (const { line, id } of lines.filter(({ line }) => EVERY || lengthsAt(size, game).includes(line.tiles))) {
          await show(page, id)
          const table = await measureTable(page)
          if (line.tiles === tiles) smallest = Math.min(smallest, table.long)
          faults.push(...shortOf(size, game, line, table).map((what) => `${width}×${height} ${id}: ${what}`))
        }
        measured.push(`${width}×${height}: ${smallest.toFixed(0)}`)
      }
      console.info(`${preset}, long side of a tile: ${measured.join('  ')}`)
      expect(faults).toEqual([])
    })
  }
})

/** The shorter side of what is pressed, in pixels, at least. */
const leastTarget = ({ width, height }: { readonly width: number; readonly height: number }): number => (Math.min(width, height) < 560 ? 44 : 56)

/** Whose set stands in the tray before the lead. Usually the largest of those where any tile may lead, and of those where a double has to; the others have fewer of the same. */
const SETS: readonly { readonly preset: PresetId; readonly players: readonly string[]; readonly maxPip?: number }[] = [
  ...(EVERY
    ? ([
        { preset: 'flower-and-scorpion', players: EIGHT.slice(0, 4) },
        { preset: 'double-bergen', players: EIGHT.slice(0, 4) },
      ] as const)
    : []),
  { preset: 'bergen-game-cabinet', players: EIGHT.slice(0, 4), maxPip: 9 },
  { preset: 'double-bergen-twelve', players: EIGHT },
]

describe('Before the lead', () => {
  for (const { preset, players, maxPip } of SETS) {
    tableTest(
      `every tile that may lead at ${preset}${maxPip === undefined ? '' : ` with double-${maxPip}`} lies in the tray and in the window, in every layout`,
      async ({ page, dataFolder }) => {
        const id = await putLine(dataFolder, { preset, seed: 0, tiles: 0, line: [] }, players, maxPip === undefined ? {} : { maxPip })
        await page.evaluate((to) => (window.location.hash = to), paths.match(id))
        await page.locator('[data-tray] button').first().waitFor()
        const faults: string[] = []
        for (const size of LAYOUTS) {
          await at(page, size)
          const found = [
            ...outsideWindow(await measureTable(page)),
            ...(await outsideTray(page)).map((what) => `outside the tray: ${what}`),
            ...(await targetsBelow(page, leastTarget(size))),
          ]
          faults.push(...found.map((what) => `${size.width}×${size.height}: ${what}`))
        }
        expect(faults).toEqual([])
      },
    )
  }
})

/** Upright, between people who sit round it: what it shows is read and tapped from further away than on a phone. `cross`: the felt where four numbers may be open. */
const UPRIGHT_TABLETS = [
  { width: 820, height: 1180, short: 64, long: 128, felt: 600, cross: 600 },
  { width: 768, height: 1024, short: 56, long: 112, felt: 500, cross: 470 },
] as const

/** The one with less room; the other differs from it in sizes alone. */
const UPRIGHT = UPRIGHT_TABLETS.filter(({ width }) => EVERY || width === 768)

/** Windows of tablets and laptops that have little height left. */
const LOW = [
  { width: 900, height: 620 },
  { width: 820, height: 600 },
] as const

describe('On a tablet that stands upright', () => {
  tableTest('tiles of the tray, names, scores and the felt are large, before the lead and after it', async ({ page, dataFolder }) => {
    const players = ['Mia', 'Opa Josef', 'Lena']
    const leads = await Promise.all(
      (['flower-and-scorpion', 'double-bergen'] as const).map((preset) => putLine(dataFolder, { preset, seed: 0, tiles: 0, line: [] }, players)),
    )
    const faults: string[] = []
    /** `lying`: too many numbers are open for tiles to stand. */
    const look = async (what: string, lying = false): Promise<void> => {
      for (const size of UPRIGHT) {
        await at(page, size)
        // before the lead the whole set stands there, and nothing on the felt
        const led = leads.every((id) => !page.url().includes(id))
        const { short, long } = led && !lying ? size : UPRIGHT_TABLETS[1]
        const { name, score } = await lettersOfCards(page)
        const felt = (await measureTable(page)).feltShare * size.height
        const found = [
          ...(await traySmallerThan(page, short, long)),
          ...(name < 20 ? [`names of ${name} px`] : []),
          ...(score < 48 ? [`scores of ${score} px`] : []),
          ...(led && felt < (what.endsWith('open') ? size.cross : size.felt) ? [`a felt of ${felt.toFixed(0)} px`] : []),
        ]
        faults.push(...found.map((fault) => `${what}, ${size.width}×${size.height}: ${fault}`))
      }
    }
    for (const id of leads) {
      await page.evaluate((to) => (window.location.hash = to), paths.match(id))
      await page.locator('[data-tray] button').first().waitFor()
      await look(`before the lead of ${id}`)
    }
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 1))
    await look('both ends alike')
    await table.enter(FIRST_ROUND[1] ?? '')
    await soon(() => page.locator('[data-rows="2"]').count()).toBe(1)
    await look('two numbers')
    const begun = await putLine(dataFolder, { preset: 'double-bergen', seed: 1, tiles: 1, line: { spinner: '6-6', arms: [[], [], [], []] } }, players)
    await show(page, begun)
    await look('one number, where four may be open')
    for (const [numbers, last] of [
      [3, '2-4'],
      [4, '2-1'],
    ] as const) {
      const line = { spinner: '6-6', arms: [['6-5', '5-4'], ['6-3'], ['6-2', last], ['6-0']] }
      await show(page, await putLine(dataFolder, { preset: 'double-bergen', seed: numbers, tiles: 7, line }, players))
      await look(`${numbers} numbers, where four may be open`, true)
    }
    for (const size of LOW) {
      await at(page, size)
      faults.push(...outsideWindow(await measureTable(page)).map((what) => `in a low window, ${size.width}×${size.height}: ${what}`))
    }
    // an arm that has no tile yet ends nearest to the words below
    await show(page, begun)
    for (const size of LOW) {
      await at(page, size)
      const touching = (await overlaps(page)).filter((what) => what.includes('endButton'))
      faults.push(...touching.map((what) => `one number, in a low window, ${size.width}×${size.height}: ${what}`))
    }
    expect(faults).toEqual([])
  })
})

describe('Nothing moves when a tile is chosen', () => {
  tableTest('no button, no tile, not the board', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 11))
    const slots = page.locator('[data-tray] button')
    for (const size of STILL) {
      await at(page, size)
      const before = await boxesOf(page)
      const count = await slots.count()
      expect(count).toBeGreaterThan(0)
      // usually the first and the last: a tile of the tray is chosen as any other is
      for (let nth = 0; nth < count; nth += EVERY ? 1 : Math.max(1, count - 1)) {
        await slots.nth(nth).click()
        await soon(() => page.locator('[data-tray] [aria-pressed="true"]').count()).toBe(1)
        expect(movedBetween(before, await boxesOf(page)), `tile ${nth} at ${size.width}×${size.height}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
  })
})

describe('With eight players', () => {
  tableTest('every score, every name and every target is there, where they have least room', async ({ page, dataFolder }) => {
    const id = await putLine(dataFolder, randomLine('double-bergen-twelve', { tiles: 30, maxPip: 12, arms: 8 }, 3), EIGHT)
    await show(page, id)
    const faults: string[] = []
    for (const size of CROWDED) {
      await at(page, size)
      const { width, height } = size
      faults.push(...outsideWindow(await measureTable(page)).map((what) => `${width}×${height}: ${what}`))
      faults.push(...(await faultsOfCards(page)).map((what) => `${width}×${height}: ${what}`))
      for (const score of await page.locator('[data-score]').all()) {
        const box = await boxOf(score)
        if (box.width === 0 || box.bottom > height || box.right > width) faults.push(`${width}×${height}: a score is not seen`)
      }
      // a name that has room for a short form alone is read out whole
      if (width === 360) faults.push(...(await accessibilityFaults(page)))
    }
    expect(faults).toEqual([])
  })
})

tableTest(
  'Targets are 44 pixels on phones and 56 elsewhere, chips are read from 1.5 m, rows of what happened are whole, and what is said keeps off the line and the words',
  async ({ page }) => {
    // Ada needs 2
    const table = await startMatch(page, { ...FAMILY, rules: { target: 6 } }, FIRST_ROUND.slice(0, 11))
    const faults: string[] = []
    const sizes = new Map<number, Record<'tile' | 'die' | 'action', number>>()
    for (const size of NEAR_AND_FAR) {
      await at(page, size)
      const found = [...(await targetsBelow(page, leastTarget(size))), ...(await cutRows(page)), ...(await underSaid(page))]
      faults.push(...found.map((what) => `${size.width}×${size.height}: ${what}`))
      const digits = await digitHeight(table.player('Ada'))
      // a phone is held in the hand
      if (Math.min(size.width, size.height) > 560 && digits < DIGIT_PX.standing) faults.push(`${size.width}×${size.height}: chips of ${digits} px`)
      if (size.width >= 1280) sizes.set(size.width, await drawnSizes(page))
    }
    // most is said where there is least room for it
    await startMatch(page, { ...FAMILY, players: ['Bartholomew', 'Ben', 'Cleo'], leader: 'Bartholomew' }, FIRST_ROUND.slice(0, 13))
    for (const size of NEAR_AND_FAR.filter(({ width }) => width < 600)) {
      await at(page, size)
      faults.push(...(await underSaid(page)).map((what) => `one tile left, ${size.width}×${size.height}: ${what}`))
    }
    expect(faults).toEqual([])
    // further away, all of it is larger alike
    const [near, far] = [sizes.get(1280), sizes.get(1920)]
    for (const what of ['tile', 'die', 'action'] as const) expect((far?.[what] ?? 0) / (near?.[what] ?? 1), what).toBeCloseTo(1.35, 1)
  },
)

/** How wide tiles of the history and dice on the felt are, and how high an action is. */
async function drawnSizes(page: Page): Promise<Record<'tile' | 'die' | 'action', number>> {
  const sizeOf = (selector: string, side: 'width' | 'height') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, which) => element.getBoundingClientRect()[which], side)
  return {
    tile: await sizeOf('[data-feed] li svg[data-orientation]', 'width'),
    die: await sizeOf('[data-felt] svg[data-kind]', 'width'),
    action: await sizeOf('[role="group"] > button:has(> svg)', 'height'),
  }
}

describe('At the end', () => {
  atNight(['tests/e2e/table-layout.e2e.ts', 'tests/e2e/blocked-round.e2e.ts'], () => {
    tableTest('of a round the rows of what happened are whole, of a match the curve is, in every layout', async ({ page }) => {
      await startMatch(page, BLOCKED, BLOCKED_ROUND)
      await page.keyboard.press('b')
      const block = new BlockDialog(page)
      await block.showAll(BLOCKED_HANDS)
      await block.rule.click()
      await page.getByRole('region', { name: 'Round 1 is over' }).waitFor()
      const faults: string[] = []
      for (const size of LAYOUTS) {
        await at(page, size)
        faults.push(...[...outsideWindow(await measureTable(page)), ...(await cutRows(page))].map((what) => `round, ${size.width}×${size.height}: ${what}`))
      }
      // a low window has no room for the last line
      await at(page, { width: 1280, height: 800 })
      await playFamily(page)
      for (const size of LAYOUTS) {
        await at(page, size)
        const cut = await cutBy(page.getByRole('img', { name: /^Chart: totals/ }))
        if (cut > 0.5) faults.push(`match, ${size.width}×${size.height}: ${cut.toFixed(0)} px of the curve are cut off`)
      }
      expect(faults).toEqual([])
    })
  })
})

describe('What is celebrated', () => {
  tableTest('lies on no words and no dice, in every layout', async ({ page }) => {
    const table = await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 3))
    const faults: string[] = []
    for (const size of LAYOUTS) {
      await at(page, size)
      const under = underCelebration(page)
      // a plural
      await table.enter(FIRST_ROUND[3])
      faults.push(...(await under).map((what) => `${size.width}×${size.height}: ${what}`))
      await table.undo()
      await soon(() => table.events.count()).toBe(3)
    }
    expect(faults).toEqual([])
  })
})

describe('What opens over the table', () => {
  tableTest('has one of three widths, for a message, a form or work, or what a phone has', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 3))
    const openings = {
      // what went wrong
      message: () => page.keyboard.press('w'),
      form: () => page.locator('[data-feed] li > button').first().click(),
      workspace: () => page.getByRole('button', { name: /^More/ }).click(),
    }
    const widths: Record<string, number> = {}
    for (const [kind, open] of Object.entries(openings)) {
      await at(page, { width: 1280, height: 800 })
      await open()
      const dialog = page.locator('dialog[open]')
      await dialog.waitFor()
      widths[kind] = (await boxOf(dialog)).width
      await at(page, { width: 390, height: 844 })
      expect((await boxOf(dialog)).width, `${kind} on a phone`).toBe(390 - 2 * 16)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    expect(widths).toEqual({ message: 440, form: 640, workspace: 1024 })
  })

  tableTest('shows the picture that is shared, and all that can be done with it, on a phone on its side too', async ({ page }) => {
    await startMatch(page, FAMILY, FIRST_ROUND.slice(0, 3))
    await at(page, { width: 844, height: 390 })
    await fromMore(page, 'Share')
    const dialog = page.getByRole('dialog', { name: 'Share' })
    // drawn once the dialog is there
    await dialog.getByRole('img').waitFor()
    const shown = [dialog.getByRole('img'), dialog.getByRole('combobox'), ...(await dialog.getByRole('button').all())]
    expect(shown.length).toBeGreaterThan(5)
    const cut = await Promise.all(
      shown.map(async (each) => ({ what: await each.textContent(), below: (await boxOf(each)).bottom > 390, seen: await inSight(each) })),
    )
    expect(cut.filter(({ below, seen }) => below || !seen)).toEqual([])
  })
})

describe('With long names', () => {
  tableTest('a player’s card and the play button keep their places, whatever they say; a single row of the tray lies in the middle', async ({ page }) => {
    const players = ['Maximiliane-Charlotte', 'Bartholomew the Younger', 'Cleo', 'Ada']
    await startMatch(page, { ...FAMILY, players, leader: 'Maximiliane-Charlotte' }, ['2-2'])
    const faults: string[] = []
    for (const size of WITH_LONG_NAMES) {
      await at(page, size)
      const play = page.locator('[data-play] > button').first()
      const found = [...(await faultsOfCards(page))]
      const { aside, lines } = await singleRow(page)
      if (aside > 4) found.push(`the row lies ${aside.toFixed(0)} px from the middle`)
      if (lines !== 1) found.push(`its discs stand in ${lines} lines`)
      const before = await boxesOf(page)
      // a tile that does not fit, for the leader out of turn, and what fits
      for (const say of [() => page.keyboard.type('66'), () => page.locator('[data-seat="0"] button').click(), () => page.keyboard.type('20')]) {
        await say()
        const moved = movedBetween(before, await boxesOf(page)).filter((what) => !what.startsWith('slot'))
        found.push(...moved)
        const cut = await play.evaluate((button) => button.scrollHeight > button.clientHeight + 1)
        if (cut) found.push(`the play button has no room for “${await play.innerText()}”`)
      }
      await page.keyboard.press('Escape')
      await page.locator('[data-seat="1"] button').click()
      faults.push(...found.map((what) => `${size.width}×${size.height}: ${what}`))
    }
    expect(faults).toEqual([])
  })
})
