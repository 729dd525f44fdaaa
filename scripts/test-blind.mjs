// npm run test:blind: a player who sees nothing plays whole matches of all rule sets by keys, and counts as the scorer does.
import './lib/node-version.mjs'
import { readFlags } from './lib/flags.mjs'
import { main, Stop } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

const USAGE = 'npm run test:blind -- [--count 100] [--seed N] [--match N]'
const HELP = `${USAGE}

Plays 100 short whole matches of all rule sets (--count sets another number) in the built program, every second one with a player at a phone: by keys alone, by what a
screen reader hears, and by roles and names. The player counts along with a scorer of its own, from what it hears and the hands that are laid open, and asks for the
scores, the open ends, the turn and the hands as it goes: they have to be the same. Each thing is said once, in order, in at most 15 words, and the focus never falls
to the page as a whole. Now and then an entry is taken back, corrected or questioned, or something is played while a dialog is open; at the phone each round is agreed
to, or disagreed with first. \`npm test\` plays one.
--seed takes other matches, --match one of them alone; a failure names both.`

const WHOLE = /^[1-9]\d{0,9}$/

await main(async () => {
  const { values } = readFlags({ count: { type: 'string' }, seed: { type: 'string' }, match: { type: 'string' } }, USAGE)
  if (values.help) return console.log(HELP)
  for (const [name, text] of Object.entries(values)) if (!WHOLE.test(text)) throw new Stop(`--${name} takes a whole number from 1, not '${text}'.`, 2)
  process.env.CARAVAN_BLIND = values.count ?? '100'
  if (values.seed !== undefined) process.env.FC_SEED = values.seed
  if (values.match !== undefined) Object.assign(process.env, { CARAVAN_BLIND: values.match, CARAVAN_BLIND_MATCH: values.match })
  return driveAlone('e2e', ['tests/e2e/blind.e2e.ts'])
})
