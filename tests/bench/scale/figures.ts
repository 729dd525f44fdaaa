import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '#main/app'
import type { MatchQuery } from '#shared/contract/lists'
import { figureOf, median, slowestTwentieth, type Figure } from '../figures'
import { firstOf, open } from './app'
import { exported } from './export'
import { fillHouse } from './house'
import { withHost } from './host'
import { whileReading } from './reading'
import { statistics } from './statistics'

const MANY = 10_000
const FEW = 10
const PLAYS = 150
const STARTS = 5
const SEARCHES = 10

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** What a house with 10,000 matches costs, beside one with ten. */
export async function scaleFigures(): Promise<readonly Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'caravan-scale-'))
  try {
    const [many, few] = [join(root, 'many'), join(root, 'few')]
    fillHouse(many, MANY)
    fillHouse(few, FEW)
    const anew = await milliseconds(async () => (await open(many)).close())
    const opened: number[] = []
    for (let i = 0; i < STARTS; i++) opened.push(await milliseconds(async () => (await open(many)).close()))
    return [
      figureOf('index made anew', 'ms', [anew], null, `${MANY} match files that no index knows, read and scored`),
      figureOf('store opened and closed', 'ms', opened, null, `${MANY} matches, ${STARTS} times`),
      ...(await inTheApp(many, few)),
      ...(await statistics(many, MANY)),
      ...(await withHost(many, MANY)),
      ...(await whileReading(many, MANY)),
      ...(await exported(join(root, 'exported'))),
    ]
  } finally {
    rmSync(root, { recursive: true })
  }
}

async function inTheApp(many: string, few: string): Promise<readonly Figure[]> {
  const [large, small] = [await open(many), await open(few)]
  try {
    const { counts } = await firstOf(large.home(undefined))
    if (counts.matches !== MANY) throw new Error(`only ${counts.matches} of ${MANY} generated matches are in the store`)
    return [await searched(large), await acknowledged(large, small)]
  } finally {
    await large.close()
    await small.close()
  }
}

async function searched(app: App): Promise<Figure> {
  const queries: readonly Partial<MatchQuery>[] = [
    { text: 'emile' },
    { text: 'cafe lodz ada' },
    { people: ['person-0003'] },
    { people: ['person-0003', 'person-0014'], preset: 'flower-and-scorpion' },
    { from: '2018-01-01', to: '2018-12-31', text: 'garden' },
    { text: 'nobody of that name' },
  ]
  const times: number[] = []
  for (let run = 0; run < SEARCHES; run++) {
    let sum = 0
    for (const query of queries) sum += await milliseconds(() => firstOf(app.findMatches({ which: 'all', limit: 50, ...query }, undefined)))
    // some questions take many times as long as others: the median of all would be that of one or the other kind, by chance
    times.push(sum / queries.length)
  }
  return figureOf('search answered', 'ms', times, { under: 50 }, `mean of ${queries.length} questions to ${MANY} matches, ${SEARCHES} times`)
}

/** Plays are entered in turns, so that whatever else the disk does touches both alike. */
async function acknowledged(large: App, small: App): Promise<Figure> {
  const [costly, cheap] = [await enterer(large), await enterer(small)]
  const [long, short]: [number[], number[]] = [[], []]
  for (let i = 0; i < PLAYS; i++) {
    for (const [enter, times] of i % 2 === 0
      ? ([
          [costly, long],
          [cheap, short],
        ] as const)
      : ([
          [cheap, short],
          [costly, long],
        ] as const))
      times.push(await milliseconds(enter))
  }
  const [slow, fast] = [median(long), median(short)]
  return {
    name: `play acknowledged with ${MANY} matches, beside ${FEW}`,
    unit: 'times as long',
    median: slow / fast,
    worst: slowestTwentieth(long) / slowestTwentieth(short),
    target: { under: 1.2 },
    note: `${slow.toFixed(2)} ms beside ${fast.toFixed(2)} ms (medians of ${PLAYS} each, in turns, each on the disk, with the home page and the match open in a window); worst: of the slowest twentieth, the single slowest being the disk’s`,
  }
}

async function enterer(app: App): Promise<() => Promise<void>> {
  const begun = await app.createMatch({
    preset: 'bergen-game-cabinet',
    rules: { target: 100_000 },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    start: { leader: 0 },
  })
  if (!begun.ok) throw new Error(JSON.stringify(begun.error))
  const { matchId } = begun.value
  let { revision } = begun.value
  for (const stream of [app.home(undefined), app.matches.live(matchId, undefined)]) void followed(stream)
  return async () => {
    const entered = await app.matches.enter({ matchId, revision }, { type: 'pass' })
    if (!entered.ok) throw new Error(JSON.stringify(entered.error))
    revision = entered.value.revision
  }
}

async function followed(stream: AsyncGenerator<unknown, void, void>): Promise<void> {
  for (let next = await stream.next(); next.done !== true; next = await stream.next());
}
