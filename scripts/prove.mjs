// npm run prove: every position that the rules can tell apart, scored by all programs that can, and held against the numbers in the rulebook.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

const HELP = `npm run prove -- [--table NAME …] [--lines] [--write]

Scores every position that the rules can tell apart, by the scorer, the scorer that was written separately, and a third program: what explains a play, what plays
on in thought, or the checker of rulings. All have to say the same, and what each table comes to has to be what docs/rulebook.md says ("Every score, counted").
A difference is shown with its position and the answers.

--table takes one table, and may be given several times; --lines prints their lines instead (npm run --silent prove -- --table bergen --lines); --write puts what
they came to into docs/rulebook.md, if all agree. It takes a few minutes; \`npm test\` counts the small tables whole and a part of each of the others.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  await runBundled('tests/score-tables/main.ts', 'prove')
})
