// npm start: installs what is missing, builds what is old, and opens the app.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './lib/build.mjs'
import { findDesktop, openDesktop } from './lib/desktop.mjs'
import { dataFolderOf, portOf, readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { out } from './lib/paths.mjs'
import { main, Stop } from './lib/say.mjs'

const USAGE = 'npm start -- [--web] [--port N] [--no-open] [--data DIR] [--smoke]'
const HELP = `${USAGE}

Opens Caravan in its desktop window, or in the browser if no window can open.

  --web       opens the browser, without looking for the desktop runtime
  --port N    the browser's address is http://127.0.0.1:N (0: any free port)
  --no-open   prints the address and opens no browser
  --data DIR  keeps the matches in DIR
  --smoke     opens the desktop window, says in a line whether it works, and ends

ELECTRON_EXEC_PATH names an Electron runtime to use.`

const FLAGS = {
  web: { type: 'boolean' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
  data: { type: 'string' },
  smoke: { type: 'boolean' },
}

/** The second host runs in this very process, so that signals and the exit status are its own. */
const openInBrowser = async (args) => {
  const host = join(out, 'main', 'web.js')
  process.argv.splice(1, process.argv.length - 1, host, ...args)
  await import(pathToFileURL(host).href)
}

await main(async () => {
  const { values } = readFlags(FLAGS, USAGE)
  if (values.help) return console.log(HELP)
  const port = portOf(values.port)
  const folder = dataFolderOf(values.data)
  const data = folder === undefined ? [] : ['--data', folder]
  const web = [...data, ...(port === undefined ? [] : ['--port', port]), ...(values['no-open'] ? ['--no-open'] : [])]

  await install()
  await build()
  if (values.web) return openInBrowser(web)
  const desktop = await findDesktop()
  const opened = desktop.program === undefined ? desktop : await openDesktop(desktop.program, values.smoke ? [...data, '--smoke'] : data)
  if (opened.why === undefined) return opened.status
  if (values.smoke) throw new Stop(`The desktop window does not work: ${opened.why}.`)
  return openInBrowser([...web, '--why', `Caravan opens in the browser, not in its desktop window: ${opened.why}.`])
})
