// npm run explore: a walker does by chance what people do in the built program, and looks after each step whether every law of the pages holds.
import './lib/node-version.mjs'
import { resolve } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { main, Stop } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

const USAGE = 'npm run explore -- [--seed N] [--walks 20] [--length 150] [--walk N [--steps FILE]]'
const HELP = `${USAGE}

Walks 20 times (--walks sets another number) 150 steps (--length) through the built program: the computer at a table, and by chance a second window, a big screen and a
player's phone. A step is what people do: taps, keys, wrong taps, Esc, Back, Forward, reload, a window turned or with larger text, another light or language, a lost
network, a phone that sleeps, something half written that is left. After each step laws are checked: every name has its own score and turn on every device, as a second
scorer counts the match on the disk; undo gives the page of before; what was written is there again; Esc leads out of dialogs; what is there can be pressed; nothing
overlaps, is cut off or told by colour alone; nothing is said twice; no window reports an error.
A walk that breaks one is tried with fewer steps, and told in words, with pictures in test-results/failed and a line that walks it again.
--seed takes other walks, --walk one of them alone, --steps the steps that a walk was shortened to.`

const WHOLE = /^[1-9]\d{0,9}$/

await main(async () => {
  const options = { walks: { type: 'string' }, length: { type: 'string' }, seed: { type: 'string' }, walk: { type: 'string' }, steps: { type: 'string' } }
  const { values } = readFlags(options, USAGE)
  if (values.help) return console.log(HELP)
  const { steps, ...numbers } = values
  for (const [name, text] of Object.entries(numbers)) if (!WHOLE.test(text)) throw new Stop(`--${name} takes a whole number from 1, not '${text}'.`, 2)
  if (steps !== undefined && values.walk === undefined) throw new Stop(`--steps are those of a walk: name it with --walk. Usage: ${USAGE}`, 2)
  process.env.CARAVAN_WALKS = values.walk ?? values.walks ?? '20'
  process.env.CARAVAN_WALK_STEPS = values.length ?? '150'
  if (values.seed !== undefined) process.env.FC_SEED = values.seed
  if (values.walk !== undefined) process.env.CARAVAN_WALK = values.walk
  if (steps !== undefined) process.env.CARAVAN_WALK_AGAIN = resolve(steps)
  return driveAlone('e2e', ['tests/e2e/explore.e2e.ts'])
})
