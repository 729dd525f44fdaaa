// npm run dev: for working on Caravan. The pages come from Vite's dev server and change under your hands, with the sentences they say; the web
// host is bundled again and restarted when one of its files changes.
import './lib/node-version.mjs'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { watchSentences } from './lib/dev-sentences.mjs'
import { findDesktop } from './lib/desktop.mjs'
import { watchHost } from './lib/dev-host.mjs'
import { dataFolderOf, portOf, readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { modules, out, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main, say, Stop } from './lib/say.mjs'

const USAGE = 'npm run dev -- [--desktop] [--port N] [--no-open] [--data DIR]'
const HELP = `${USAGE}

  --desktop   opens the desktop window, if the Electron runtime is there
  --port N    the dev server's port (5173)
  --no-open   opens no browser
  --data DIR  keeps the matches in DIR (default: .caravan-data in the project folder, never your own matches)

The dev server has no sign-in: every user of this computer can open it.`

const outDir = join(out, 'dev')

const inDesktop = async (data) => {
  const { program, why } = await findDesktop()
  if (program === undefined) throw new Stop(`No desktop window: ${why}.`)
  const env = { ELECTRON_EXEC_PATH: program, ELECTRON_ENTRY: join(outDir, 'main', 'electron.js') }
  const args = ['dev', '--watch', '--outDir', outDir, '--', '--data', data]
  return (await runNode(join(modules, 'electron-vite', 'bin', 'electron-vite.js'), args, { env })).status
}

const inBrowser = async ({ data, port, open }) => {
  const [vite, { resolveConfig }] = await Promise.all([import('vite'), import('electron-vite')])
  const { config } = await resolveConfig({ root }, 'serve', 'development')
  const host = await watchHost(vite, config.main, outDir, data)
  // the host answers the owner's pages of its own address only, so the dev server speaks to it as one of them
  const rpc = {
    target: host.url,
    ws: true,
    changeOrigin: true,
    headers: { origin: host.url },
    rewrite: () => host.owner().path,
    configure: (proxy) => proxy.on('proxyReqWs', (request) => request.setHeader('cookie', host.owner().cookie)),
  }
  const server = await vite.createServer(
    vite.mergeConfig(config.renderer, { server: { host: '127.0.0.1', port: Number(port ?? 5173), open, proxy: { '/rpc': rpc } } }),
  )
  await server.listen()
  say(`Matches are kept in ${data}`)
  server.printUrls()
  const signal = await new Promise((asked) => ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((name) => process.once(name, asked)))
  say(`Closing (${signal}).`)
  await Promise.all([server.close(), host.close()])
  return process.exit(0)
}

await main(async () => {
  const { values } = readFlags({ desktop: { type: 'boolean' }, port: { type: 'string' }, 'no-open': { type: 'boolean' }, data: { type: 'string' } }, USAGE)
  if (values.help) return console.log(HELP)
  const port = portOf(values.port)
  const data = dataFolderOf(values.data) ?? join(root, '.caravan-data')
  await install()
  mkdirSync(outDir, { recursive: true })
  await watchSentences()
  return values.desktop ? inDesktop(data) : inBrowser({ data, port, open: !values['no-open'] })
})
