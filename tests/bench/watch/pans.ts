import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Networks } from '../../../src/renderer/recognition/network'
import { dealRound, isLaid } from './deal'
import { render } from './render'
import { type Panned, readFilm, type SeenFilm, watchPan } from './watch-pan'

interface PanOptions {
  readonly rounds: number
  readonly first: number
  readonly seed: number
  readonly into: string | undefined
  readonly keep: string | undefined
}

/** What a phone sees on one way along a line: rendered and read, or what was read before and is kept there. */
async function seeWay(folder: string, back: boolean, options: readonly string[], networks: Networks): Promise<SeenFilm> {
  const way = join(folder, back ? 'back' : 'forth')
  const kept = `${way}.json`
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as SeenFilm
  render('render_pans.py', [join(folder, 'rounds.json'), way, ...options, ...(back ? ['--back'] : [])])
  const seen = await readFilm(join(way, '000'), networks)
  rmSync(way, { recursive: true, force: true })
  writeFileSync(kept, JSON.stringify(seen))
  return seen
}

/** Has a phone moved along the line of each of so many rounds. */
export async function measurePans({ rounds, first, seed, into, keep }: PanOptions, networks: Networks): Promise<readonly Panned[]> {
  const panned: Panned[] = []
  for (let number = first; number < first + rounds; number++) {
    const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'caravan-pan-')) : join(keep, String(number))
    mkdirSync(folder, { recursive: true })
    try {
      const dealt = dealRound(number, seed)
      if (!isLaid(dealt)) continue
      writeFileSync(join(folder, 'rounds.json'), JSON.stringify([dealt]))
      const one = await watchPan(dealt, (back) => seeWay(folder, back, ['--seed', String(seed), '--first', String(number)], networks))
      panned.push(one)
      if (into !== undefined) appendFileSync(into, `${JSON.stringify({ seed, number, ...one })}\n`)
    } finally {
      if (keep === undefined) rmSync(folder, { recursive: true, force: true })
    }
  }
  return panned
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(2)} %`)

/** What was measured, each figure beside what it is meant to be. */
export function panReport(panned: readonly Panned[]): string {
  const sum = (of: (pan: Panned) => number): number => panned.reduce((all, pan) => all + of(pan), 0)
  const [tiles, frames] = [sum((pan) => pan.tiles), sum((pan) => pan.frames)]
  const share = (of: (pan: Panned) => boolean): string => `${panned.filter(of).length} of ${panned.length}`
  const said = new Map<string, number>()
  for (const pan of panned) for (const [what, times] of Object.entries(pan.said)) said.set(what, (said.get(what) ?? 0) + times)
  const lines = [
    `${panned.length} lines, ${tiles} tiles, ${frames} frames`,
    `tiles right            ${percent(
      sum((pan) => pan.right),
      tiles,
    )}  (at least 99 %), ${sum((pan) => pan.asked)} of them asked about`,
    `sure and wrong         ${sum((pan) => pan.wrong)}  (0 in 1,000)`,
    `wrong, asked about     ${sum((pan) => pan.wrongAsked)}`,
    `not in the line        ${sum((pan) => pan.missed)}`,
    `lines right, not asked ${share(({ whole }) => whole)}`,
    `lines wrong, not asked ${share(({ silent }) => silent)}  (none)`,
    `lines gone along again ${share(({ ways }) => ways > 1)}; ${sum(({ doubts }) => doubts)} questions are left of ends and gaps`,
    `a frame                ${(sum(({ readMs }) => readMs) / Math.max(1, frames)).toFixed(0)} ms to be read, ${(sum(({ joinMs }) => joinMs) / Math.max(1, frames)).toFixed(1)} ms to be joined`,
    ...[...said].map(([what, times]) => `  ${what}: ${times}`),
    ...panned.flatMap(({ notes }) => notes.map((note) => `  ${note}`)),
  ]
  return `${lines.join('\n')}\n`
}
