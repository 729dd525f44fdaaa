// npm run simulate: whole evenings with everything that can go wrong in them, in one process and one order of things.
import './lib/node-version.mjs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { modules } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { main, say, seconds, Stop } from './lib/say.mjs'
import { STAGES } from './lib/stages.mjs'

const USAGE = 'npm run simulate -- [--seed N] [--evenings 1000] [--evening N]'
const HELP = `${USAGE}

Plays 1000 evenings (--evenings sets another number) in memory: one or two computers with the real program on them, its phones and windows with their real connections,
disks, a share or a program that keeps two folders in step, networks and clocks. Everything is done by one scheduler, so a seed is the same evening step by step.
People check in, tables are drawn, tiles are laid and taken back, results are handed in; meanwhile programs are killed, the power is cut, disks are full or slow, phones
sleep, networks go, clocks are set, and thumbs tap twice. At the end everything has to come right again: nothing that was acknowledged is lost or there twice,
all pages show the same, draws, standings and scores are those of a second count, no stream stays open, and a new start finds the same.
\`npm test\` plays three.
--seed takes other evenings, --evening one of them alone; a failure names both, and a file with everything that happened in it.`

const WHOLE = /^[1-9]\d{0,9}$/

/** Evenings that are played by one process before the next begins. */
const TOGETHER = 50

await main(async () => {
  const { values } = readFlags({ seed: { type: 'string' }, evenings: { type: 'string' }, evening: { type: 'string' } }, USAGE)
  if (values.help) return console.log(HELP)
  for (const [name, text] of Object.entries(values)) if (!WHOLE.test(text)) throw new Stop(`--${name} takes a whole number from 1, not '${text}'.`, 2)
  const first = Number(values.evening ?? 1)
  const last = Number(values.evening ?? values.evenings ?? 1000)
  await STAGES.find(({ name }) => name === 'install').run()
  const begun = performance.now()
  let next = first
  let failed = 0
  const playOn = async () => {
    while (next <= last) {
      const [from, to] = [next, Math.min(last, next + TOGETHER - 1)]
      next = to + 1
      const env = { CARAVAN_EVENINGS: `${from}-${to}`, ...(values.seed === undefined ? {} : { FC_SEED: values.seed }) }
      const played = await run(process.execPath, [join(modules, 'vitest', 'vitest.mjs'), 'run', 'tests/simulation', '-t', 'in evening'], { quiet: true, env })
      if (played.status === 0) say(`✓ evenings ${from} to ${to}`)
      else {
        failed++
        say(`✗ evenings ${from} to ${to}\n${played.output}`)
      }
    }
  }
  await Promise.all(Array.from({ length: cpus().length }, playOn))
  const played = last - first + 1
  const hour = Math.round((played * 3_600_000) / (performance.now() - begun))
  say(`${played} evenings in ${seconds(begun)}: ${hour} an hour`)
  return failed === 0 ? 0 : 1
})
