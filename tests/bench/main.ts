import { availableParallelism } from 'node:os'
import { Bench } from 'tinybench'
import { decideEnter } from '#shared/match/decide'
import { scoreRecord } from '#shared/match/replay'
import { beforeLast, manyMatches, matchOf, playsIn } from './games'
import { secondsToScore, withRecordFile } from './command'
import { median, ratio, table, type Figure } from './figures'
import { rehearse, roundsOf } from './rehearsed'
import { scaleFigures } from './scale/figures'

/** `npm run bench [-- --json]`: how fast the scorer is and what many matches cost, beside what they are meant to. */

const MATCHES = 1200
const EVENTS = 300
const COMMAND_RUNS = 5
const COMMAND_REPEATS = 5

interface Timed {
  readonly median: number
  readonly worst: number
  readonly runs: number
}

/** Milliseconds one call takes, over two seconds of calls after a warm-up. */
async function timed(work: () => unknown): Promise<Timed> {
  const bench = new Bench({ time: 2000, warmupTime: 500 })
  bench.add('work', work)
  await bench.run()
  const result = bench.tasks[0]?.result
  if (result?.state !== 'completed') throw new Error(`the work could not be timed: ${result?.state ?? 'not run'}`)
  const { p50, max, samplesCount } = result.latency
  return { median: p50, worst: max, runs: samplesCount }
}

function scored(record: unknown): void {
  const result = scoreRecord(record)
  if (!result.ok) throw new Error(`a simulated match was refused: ${JSON.stringify(result.error)}`)
}

async function playsPerSecond(): Promise<Figure> {
  const matches = manyMatches(MATCHES)
  const plays = playsIn(matches)
  const { median: ms, worst, runs } = await timed(() => matches.forEach(scored))
  return {
    name: 'plays scored',
    unit: 'per second, one core',
    median: (plays / ms) * 1000,
    worst: (plays / worst) * 1000,
    target: { atLeast: 500_000 },
    note: `${MATCHES} simulated matches of all presets with ${plays} plays, read, checked and scored ${runs} times`,
  }
}

async function playsRehearsed(): Promise<Figure> {
  const matches = manyMatches(MATCHES)
  const plays = playsIn(matches)
  const rounds = roundsOf(matches)
  const { median: ms, worst, runs } = await timed(() => rounds.forEach(rehearse))
  return {
    name: 'plays rehearsed',
    unit: 'per second, one core',
    median: (plays / ms) * 1000,
    worst: (plays / worst) * 1000,
    target: { atLeast: 3_000_000 },
    note: `the rounds of the same matches played on in thought, without reasons and records, ${runs} times`,
  }
}

async function rescored(): Promise<Figure> {
  const record = matchOf('flower-and-scorpion', EVENTS)
  const { median: ms, worst, runs } = await timed(() => scored(record))
  return {
    name: 'long match re-scored',
    unit: 'ms',
    median: ms,
    worst,
    target: { under: 2 },
    note: `a Flower & Scorpion match of ${EVENTS} events, ${runs} times`,
  }
}

async function entered(): Promise<Figure> {
  const { record, event } = beforeLast(matchOf('flower-and-scorpion', EVENTS))
  const {
    median: ms,
    worst,
    runs,
  } = await timed(() => {
    if (!decideEnter(record, event).ok) throw new Error('the next event of a simulated match was refused')
  })
  return {
    name: 'event entered',
    unit: 'ms',
    median: ms,
    worst,
    target: null,
    note: `event ${EVENTS} of the same match decided, without the disk, ${runs} times`,
  }
}

async function recordsPerSecond(): Promise<Figure> {
  const matches = manyMatches(MATCHES)
  const records = MATCHES * COMMAND_REPEATS
  await secondsToScore(['--help'], 1)
  const runs = await withRecordFile(matches, COMMAND_REPEATS, async (file) => {
    const seconds: number[] = []
    for (let run = 0; run < COMMAND_RUNS; run++) seconds.push(await secondsToScore(['--jsonl', file], records))
    return seconds
  })
  return {
    name: 'score --jsonl',
    unit: 'records per second',
    median: records / median(runs),
    worst: records / Math.max(...runs),
    target: { atLeast: 2000 },
    note: `${records} whole matches a run, start-up included, ${COMMAND_RUNS} runs of the command`,
  }
}

const figures = [await playsPerSecond(), await playsRehearsed(), await rescored(), await entered(), await recordsPerSecond(), ...(await scaleFigures())]
const machine = { node: process.version, platform: `${process.platform} ${process.arch}`, cores: availableParallelism() }
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ machine, figures: figures.map((figure) => ({ ...figure, ratio: ratio(figure) })) })}\n`)
} else {
  process.stdout.write(`Node ${machine.node}, ${machine.platform}, ${machine.cores} cores\n\n${table(figures)}\n`)
}
