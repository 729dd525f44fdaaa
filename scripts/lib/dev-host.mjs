import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { say } from './say.mjs'

const PLACE_HOLDER = '<!doctype html><title>Caravan</title><p>While it is being worked on, the pages come from the dev server.</p>\n'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** The web host, bundled again and started again whenever one of its files changes; always on the same port. */
export const watchHost = async (vite, config, outDir, data) => {
  const port = await freePort()
  mkdirSync(join(outDir, 'renderer'), { recursive: true })
  writeFileSync(join(outDir, 'renderer', 'index.html'), PLACE_HOLDER)

  let child = null
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
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    started.on('exit', (code) => {
      if (child === started) say(`The web host ended (${code}); it starts again with the next change.`)
    })
    child = started
  }
  let turn = Promise.resolve()
  const restart = () => (turn = turn.then(stop).then(start))

  const watcher = await vite.build(
    vite.mergeConfig(config, { logLevel: 'error', build: { outDir: join(outDir, 'main'), emptyOutDir: true, watch: {} } }),
  )
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
    close: async () => {
      await watcher.close()
      await turn
      await stop()
    },
  }
}
