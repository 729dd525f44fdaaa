import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { trained } from '../recognition/trained'
import { dealRound } from './deal'
import { report } from './report'
import { watchRound, type Watched } from './watch-round'

/**
 * How well a camera keeps the score: whole rounds of every preset that the renderer makes (tools/recognition/render_rounds.py, Python with
 * OpenCV), watched by the engine with the reader that the page has. `--rounds` how many, from `--first` on; `--seed` others. A look counts as
 * 0.8 s; with `--timed` it counts as long as it takes here. `--json` prints what `--merge` of other runs adds up.
 */
const USAGE = 'npm run bench:watch -- [--rounds 8] [--first 0] [--seed 9000] [--timed] [--json]'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: '9000' },
    timed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
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

const networks = { detector: await trained('detector'), reader: await trained('reader') }
const watched: Watched[] = []
for (let number = first; number < first + rounds; number++) {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-round-'))
  try {
    const dealt = dealRound(number, seed)
    writeFileSync(join(folder, 'rounds.json'), JSON.stringify([dealt]))
    const drawn = spawnSync(
      process.env.CARAVAN_PYTHON ?? 'python3',
      [rendererFrom(import.meta.dirname), join(folder, 'rounds.json'), folder, '--seed', String(seed), '--first', String(number)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    if (drawn.status !== 0) throw new Error('the round could not be rendered')
    watched.push(await watchRound(dealt, join(folder, '000'), networks, values.timed))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.stdout.write(values.json ? `${JSON.stringify(watched)}\n` : report(watched))
process.exit(0)
