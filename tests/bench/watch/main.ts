import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import { isStuck } from '#shared/match/stuck'
import { trained } from '../recognition/trained'
import { cutTiles } from './cut-tiles'
import { dealRound, isLaid } from './deal'
import { measurePans, panReport } from './pans'
import { render } from './render'
import { report } from './report'
import type { Panned } from './watch-pan'
import { watchRound, type Watched } from './watch-round'

/**
 * How well a camera keeps the score: whole rounds of every preset that the renderer makes (tools/recognition/render_rounds.py, Python with
 * OpenCV), watched by the engine with the reader that the page has. `--rounds` how many, from `--first` on; `--seed` others. A look counts as
 * 0.8 s; with `--timed` it counts as long as it takes here. `--into FILE` appends a line of JSON for each round as soon as it is over, and
 * `--of FILE` reports what such a file has, without watching anything. `--keep DIR` leaves the films there. `--hands` takes only the end of
 * each blocked round, when hands are turned over. `--photos DIR` plays rounds of double-six with tiles cut from photographs of real ones, one set a round.
 * `--pans` moves a phone along the line of each round instead (tools/recognition/render_pans.py), and has the line read from what it sees on its way.
 */
const USAGE = 'npm run bench:watch -- [--rounds 8] [--first 0] [--seed 9000] [--timed] [--into FILE] [--of FILE] [--keep DIR] [--hands] [--photos DIR] [--pans]'

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
    pans: { type: 'boolean', default: false },
  },
})
const [rounds, first, seed] = [Number(values.rounds), Number(values.first), Number(values.seed)]
if (![rounds, first, seed].every(Number.isInteger)) {
  process.stderr.write(`Usage: ${USAGE}\n`)
  process.exit(2)
}

if (values.of !== undefined) {
  const lines = readFileSync(values.of, 'utf8').split('\n').filter(Boolean)
  process.stdout.write(values.pans ? panReport(lines.map((line) => JSON.parse(line) as Panned)) : report(lines.map((line) => JSON.parse(line) as Watched)))
  process.exit(0)
}

const networks = { detector: await trained('detector'), reader: await trained('reader') }
if (values.pans) {
  process.stdout.write(panReport(await measurePans({ rounds, first, seed, into: values.into, keep: values.keep }, networks)))
  process.exit(0)
}
const sets = values.photos === undefined ? [] : await cutTiles(resolve(values.photos), networks)
if (values.photos !== undefined) process.stderr.write(`sets of ${sets.map((cuts) => Object.keys(cuts).length).join(', ')} tiles\n`)
const watched: Watched[] = []
for (let number = first; number < first + rounds; number++) {
  const folder = values.keep === undefined ? mkdtempSync(join(tmpdir(), 'caravan-round-')) : join(values.keep, String(number))
  mkdirSync(folder, { recursive: true })
  try {
    const dealt = dealRound(number, seed)
    const blocked = dealt.events.at(-1)?.type === 'pass' && isStuck(expectOk(scoreRecord(dealt.record), 'the record is sound'))
    if ((values.hands && !blocked) || !isLaid(dealt)) continue
    const cuts = sets[number % Math.max(1, sets.length)]
    if (cuts !== undefined && dealt.maxPip > 6) continue
    if (cuts !== undefined) writeFileSync(join(folder, 'cuts.json'), JSON.stringify({ folder: resolve(values.photos ?? ''), cuts }))
    writeFileSync(join(folder, 'rounds.json'), JSON.stringify([dealt]))
    render('render_rounds.py', [
      join(folder, 'rounds.json'),
      folder,
      '--seed',
      String(seed),
      '--first',
      String(number),
      ...(values.hands ? ['--hands'] : []),
      ...(cuts === undefined ? [] : ['--cuts', join(folder, 'cuts.json')]),
    ])
    const one = await watchRound(values.hands ? { ...dealt, begin: dealt.record, events: [] } : dealt, join(folder, '000'), networks, values.timed)
    watched.push(one)
    if (values.into !== undefined) appendFileSync(values.into, `${JSON.stringify({ seed, number, ...one })}\n`)
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
process.stdout.write(report(watched))
process.exit(0)
