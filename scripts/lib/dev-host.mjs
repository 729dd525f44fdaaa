import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { say } from './say.mjs'

const PLACE_HOLDER = '<!doctype html><title>Caravan</title><p>During development, the pages come from the dev server.</p>\n'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Signs in to the host that was started, as its sign-in page does. */
const signIn = async (address) => {
  const { origin, searchParams } = new URL(address)
  const page = randomBytes(32).toString('base64url')
  const answer = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ key: searchParams.get('key'), page }),
  })
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0], path: `/rpc?page=${page}` }
}

/** The web host, bundled again and started again whenever one of its files changes; always on the same port, and always signed in to. */
export const watchHost = async (vite, config, outDir, data) => {
  const port = await freePort()
  mkdirSync(join(outDir, 'renderer'), { recursive: true })
  writeFileSync(join(outDir, 'renderer', 'index.html'), PLACE_HOLDER)

  let child = null
  let owner = { cookie: '', path: '/rpc' }
  const stop = async () => {
    const running = child
    child = null
    if (running === null || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  const start = () => {
    const started = spawn(process.execPath, [join(outDir, 'main', 'web.js'), '--port', String(port), '--no-open', '--data', data], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    started.stdout.setEncoding('utf8').on('data', async (text) => {
      const address = /Caravan is at (\S+)/.exec(text)?.[1]
      if (address !== undefined) owner = await signIn(address)
    })
    started.on('exit', (code) => {
      if (child === started) say(`The web host ended (${code}); it starts again with the next change.`)
    })
    child = started
  }
  let turn = Promise.resolve()
  const restart = () => (turn = turn.then(stop).then(start))

  const watcher = await vite.build(vite.mergeConfig(config, { logLevel: 'error', build: { outDir: join(outDir, 'main'), emptyOutDir: true, watch: {} } }))
  await new Promise((first) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') say(event.error.message)
      if (event.code !== 'END') return
      say('Web host built; starting it.')
      restart().then(first)
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    owner: () => owner,
    close: async () => {
      await watcher.close()
      await turn
      await stop()
    },
  }
}
