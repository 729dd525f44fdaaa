import type { Browser } from 'playwright-core'
import type { Host } from '../../e2e/harness/host'
import { putLine, randomLine } from '../../e2e/harness/random-lines'
import { measureTable, type TableMeasured } from '../../e2e/harness/table-boxes'
import { at, GAMES, show, SIZES, type Game, type Size } from '../../e2e/harness/table-sizes'
import { signedIn } from '../client'
import type { Figure } from '../figures'

const SEEDS = [1, 2, 3, 4, 5, 6] as const
const NAMES = ['a line of 20', 'a cross of 20', 'a star of 40'] as const

/** How high the board is and how long a tile, at every size of window: the smallest of six random lines of each kind. */
export async function boardFigures(browser: Browser, host: Host): Promise<readonly Figure[]> {
  const context = await browser.newContext({ ...(await signedIn(host)), reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    await page.goto(host.url)
    const figures: Figure[] = []
    const games = await Promise.all(
      GAMES.map(async (game) => ({
        game,
        ids: await Promise.all(
          SEEDS.map((seed) => putLine(host.dataFolder, randomLine(game.preset, { tiles: game.tiles, maxPip: game.maxPip, arms: game.arms }, seed))),
        ),
      })),
    )
    for (const size of SIZES) {
      await at(page, size)
      for (const { game, ids } of games) {
        const measured: TableMeasured[] = []
        for (const id of ids) {
          await show(page, id)
          measured.push(await measureTable(page))
        }
        figures.push(...figuresOf(size, game, measured))
      }
    }
    return figures
  } finally {
    await context.close()
  }
}

function figuresOf(size: Size, { felt, long }: Game, measured: readonly TableMeasured[]): readonly Figure[] {
  const window = `${size.width}×${size.height}`
  const least = (values: readonly number[], name: string, unit: string, atLeast: number, note: string): Figure => {
    const smallest = Math.min(...values)
    return { name: `${window}, ${name}`, unit, median: smallest, worst: smallest, target: { atLeast }, note }
  }
  const outside = measured.flatMap((table) => [...(table.scrolls === '' ? [] : ['the page scrolls']), ...table.outside])
  const note = `the smallest of ${measured.length} random lines; ${outside.length === 0 ? 'all that a play needs is in the window' : `outside the window: ${outside.join(', ')}`}`
  const board =
    felt === null
      ? []
      : [
          least(
            measured.map(({ feltShare }) => 100 * feltShare),
            `board with ${felt === 0 ? 'two ends' : 'four arms'}`,
            '% of the height',
            100 * size.felt[felt],
            note,
          ),
        ]
  const reach = measured.map(({ filled }) => 100 * Math.max(filled.width, filled.height))
  return [
    ...board,
    least(
      measured.map((table) => table.long),
      `${NAMES[long]}, a tile’s long side`,
      'px',
      size.laidIn.least[long],
      note,
    ),
    least(reach, `${NAMES[long]}, over the felt`, '% across or down', 65, note),
  ]
}
