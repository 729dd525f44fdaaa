import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { isStuck } from '#shared/match/stuck'
import { trained } from '../recognition/trained'
import { cutTiles } from './cut-tiles'
import { dealRound } from './deal'
import { report } from './report'
import { watchRound, type Watched } from './watch-round'

/**
 * How well a camera keeps the score: whole rounds of every preset that the renderer makes (tools/recognition/render_rounds.py, Python with
 * OpenCV), watched by the engine with the reader that the page has. `--rounds` how many, from `--first` on; `--seed` others. A look counts as
 * 0.8 s; with `--timed` it counts as long as it takes here. `--into FILE` appends a line of JSON for each round as soon as it is over, and
 * `--of FILE` reports what such a file has, without watching anything. `--keep DIR` leaves the films there. `--hands` takes only the end of
 * each blocked round, when hands are turned over. `--photos DIR` plays rounds of double-six with tiles cut from photographs of real ones, one set a round.
 */
const USAGE = 'npm run bench:watch -- [--rounds 8] [--first 0] [--seed 9000] [--timed] [--into FILE] [--of FILE] [--keep DIR] [--hands] [--photos DIR]'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: '9000' },
    timed: { type: 'boolean', default: false },
    into: { type: 'string' },
    of: { type: 'string' },
    keep: { type: 'string' },
    hands: { type: 'boolean', default: false },
    photos: { type: 'string' },
  },
})
const [rounds, first, seed] = [Number(values.rounds), Number(values.first), Number(values.seed)]
if (![rounds, first, seed].every(Number.isInteger)) {
  process.stderr.write(`Usage: ${USAGE}\n`)
  process.exit(2)
}

/** The renderer, above `from`: this runs bundled, elsewhere than it is written. */
function rendererFrom(from: string): string {
  for (let folder = from; ; folder = resolve(folder, '..')) {
    const script = join(folder, 'tools', 'recognition', 'render_rounds.py')
    if (existsSync(script)) return script
    if (folder === resolve(folder, '..')) throw new Error('the renderer was not found (tools/recognition/render_rounds.py)')
  }
}

if (values.of !== undefined) {
  const lines = readFileSync(values.of, 'utf8').split('\n').filter(Boolean)
  process.stdout.write(report(lines.map((line) => JSON.parse(line) as Watched)))
  process.exit(0)
}

const networks = { detector: await trained('detector'), reader: await trained('reader') }
const sets = values.photos === undefined ? [] : await cutTiles(resolve(values.photos), networks)
if (values.photos !== undefined) process.stderr.write(`sets of ${sets.map((cuts) => Object.keys(cuts).length).join(', ')} tiles\n`)
const watched: Watched[] = []
for (let number = first; number < first + rounds; number++) {
  const folder = values.keep === undefined ? mkdtempSync(join(tmpdir(), 'caravan-round-')) : join(values.keep, String(number))
  mkdirSync(folder, { recursive: true })
  try {
    const dealt = dealRound(number, seed)
    const blocked = dealt.events.at(-1)?.type === 'pass' && isStuck(expectOk(scoreRecord(dealt.record), 'the record is sound'))
    if (values.hands && !blocked) continue
    const cuts = sets[number % Math.max(1, sets.length)]
    if (cuts !== undefined && dealt.maxPip > 6) continue
    if (cuts !== undefined) writeFileSync(join(folder, 'cuts.json'), JSON.stringify({ folder: resolve(values.photos ?? ''), cuts }))
    writeFileSync(join(folder, 'rounds.json'), JSON.stringify([dealt]))
    const drawn = spawnSync(
      process.env.CARAVAN_PYTHON ?? 'python3',
      [
        rendererFrom(import.meta.dirname),
        join(folder, 'rounds.json'),
        folder,
        '--seed',
        String(seed),
        '--first',
        String(number),
        ...(values.hands ? ['--hands'] : []),
        ...(cuts === undefined ? [] : ['--cuts', join(folder, 'cuts.json')]),
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    if (drawn.status !== 0) throw new Error('the round could not be rendered')
    const one = await watchRound(values.hands ? { ...dealt, begin: dealt.record, events: [] } : dealt, join(folder, '000'), networks, values.timed)
    watched.push(one)
    if (values.into !== undefined) appendFileSync(values.into, `${JSON.stringify({ seed, number, ...one })}\n`)
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
process.stdout.write(report(watched))
process.exit(0)
