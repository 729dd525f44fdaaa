// npm run test:analysis: how far what the review holds for likely can be relied on, with far more matches than `npm test` takes time for.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

const HELP = `npm run test:analysis -- [endgames] [strength] [calibration] [--count N] [--seed N] [--preset ID] [--deals N]

endgames     endgames with all hands known: the search beside one that tries every continuation and was written separately
strength     two-player matches of the review's choices against a player who always takes what pays most; at least 60 % are to be won, 99 % sure
calibration  matches between sound players: those given 70 % to win are to be won in 68 to 72 %

Without names, all three, with 10,000 each; that takes hours, most of them for matches of double-twelve. Another seed makes other matches;
with a preset, strength is that of one game, and with deals the review draws so many for a decision. \`npm test\` takes a few.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  await runBundled('tests/analysis/main.ts', 'analysis')
})
