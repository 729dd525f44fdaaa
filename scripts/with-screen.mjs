// node scripts/with-screen.mjs [--wayland] COMMAND …: runs a command on a screen that nobody sees. Where there is one without it (Windows, macOS) it only runs the command.
import './lib/node-version.mjs'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './lib/run.mjs'
import { main, Stop } from './lib/say.mjs'
import { serve, startScreen } from './lib/screen.mjs'

const [first, ...others] = process.argv.slice(2)
const isWayland = first === '--wayland'
const [command, ...args] = isWayland ? others : [first, ...others]

/** The servers that were started, and the folder that is theirs; the last is ended first. */
const started = []
const folder = mkdtempSync(join(tmpdir(), 'caravan-screen-'))

const keep = (server) => void started.unshift(server)

/** X11, with somebody who manages the windows: without one none is ever as large as the screen. */
const startX11 = async () => {
  const { server, display } = await startScreen()
  keep(server)
  const env = { DISPLAY: display, WAYLAND_DISPLAY: '', XDG_SESSION_TYPE: 'x11' }
  keep((await serve('openbox', [], { env })).server)
  return env
}

const startWayland = async () => {
  const env = { XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: 'caravan', DISPLAY: '', XDG_SESSION_TYPE: 'wayland' }
  const { server, ended } = await serve('weston', ['--backend=headless-backend.so', '--socket=caravan', '--idle-time=0'], { env: { XDG_RUNTIME_DIR: folder } })
  keep(server)
  const isReady = async () => {
    while (server.exitCode === null && !existsSync(join(folder, 'caravan'))) await new Promise((later) => setTimeout(later, 50))
  }
  await Promise.race([isReady(), ended])
  return env
}

await main(async () => {
  if (command === undefined) throw new Stop('Usage: node scripts/with-screen.mjs [--wayland] COMMAND …', 2)
  try {
    const env = process.platform === 'linux' ? await (isWayland ? startWayland() : startX11()) : {}
    const { status } = await run(command, args, { show: 'stdout', env, shell: process.platform === 'win32' })
    return status
  } finally {
    for (const server of started) server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
