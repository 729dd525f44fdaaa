import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { App } from '#main/app'
import { MATCH_LIMITS } from '#shared/match/limits'
import { figureOf, type Figure } from '../figures'
import { matchOf } from '../games'
import { open } from './app'
import { matchId, storedAs } from './house'

const EVENTS = 100_000
const RUNS = 5

/** What a table of so many events costs, and how long others wait for an answer: of matches as long as they may be, and of many. */
export async function exported(folder: string): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [what, events] of [
    ['the longest matches', MATCH_LIMITS.events],
    ['many matches', 400],
  ] as const) {
    const house = join(folder, String(events))
    fill(house, EVENTS / events, events)
    const app = await open(house)
    try {
      const runs: { readonly took: number; readonly longest: number }[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await exportedOnce(app))
      const note = `${EVENTS} events in ${EVENTS / events} matches, in this process, ${RUNS} times`
      figures.push(
        figureOf(
          `events of ${what} exported`,
          'ms',
          runs.map(({ took }) => took),
          { under: 2000 },
          note,
        ),
      )
      figures.push(
        figureOf(
          `longest pause of others meanwhile, ${what}`,
          'ms',
          runs.map(({ longest }) => longest),
          { under: 100 },
          `the longest that the event loop stood still in each of the ${RUNS}`,
        ),
      )
    } finally {
      await app.close()
    }
  }
  return figures
}

function fill(folder: string, matches: number, events: number): void {
  mkdirSync(join(folder, 'matches'), { recursive: true })
  const record = matchOf('flower-and-scorpion', events)
  for (let at = 0; at < matches; at++)
    writeFileSync(join(folder, 'matches', `${matchId(at)}.json`), JSON.stringify(storedAs(matchId(at), record, Date.UTC(2026, 0, 1 + at))))
}

async function exportedOnce(app: App): Promise<{ readonly took: number; readonly longest: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  let lines = 0
  for await (const { text } of app.export({ kind: 'events' }, undefined)) lines += text.split('\n').length - 1
  const took = performance.now() - start
  delay.disable()
  if (lines <= EVENTS) throw new Error(`only ${lines} of ${EVENTS} events were exported`)
  return { took, longest: delay.max / 1e6 }
}
