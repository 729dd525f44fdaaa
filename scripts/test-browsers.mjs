// npm run test:browsers: whole flows in Firefox and WebKit. It fails where one of them is not there, since then nothing was tested.
import './lib/node-version.mjs'
import { FIREFOX_VARIABLE, WEBKIT_VARIABLE } from './lib/engines.mjs'
import { readFlags } from './lib/flags.mjs'
import { main, Stop } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

const ENGINES = ['firefox', 'webkit']
const USAGE = `npm run test:browsers -- [--only ${ENGINES.join('|')}]`
const HELP = `${USAGE}

Walks through whole flows in Firefox and in the browser of WebKitGTK, on Linux: what docs/browsers.md lists. npm test has a short walk in each.

${FIREFOX_VARIABLE}=/path/to/firefox and ${WEBKIT_VARIABLE}=/path/to/WebKitWebDriver name them; without these those of the system are used, else the
packages of Debian are installed where that is possible (firefox-esr; webkit2gtk-driver and xvfb).`

await main(async () => {
  const { values } = readFlags({ only: { type: 'string' } }, USAGE)
  if (values.help) return console.log(HELP)
  const { only } = values
  if (only !== undefined && !ENGINES.includes(only)) throw new Stop(`There is no '${only}'. Usage: ${USAGE}`, 2)
  process.env.CARAVAN_EVERY = '1'
  let status = 0
  for (const engine of only === undefined ? ENGINES : [only]) status = Math.max(status, await driveAlone(engine))
  return status
})
