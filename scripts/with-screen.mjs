// node scripts/with-screen.mjs [--wayland] COMMAND …: runs a command on a screen that nobody sees. Where there is one without it (Windows, macOS) it only runs the command.
import './lib/node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './lib/run.mjs'
import { main, Stop } from './lib/say.mjs'

const [first, ...others] = process.argv.slice(2)
const isWayland = first === '--wayland'
const [command, ...args] = isWayland ? others : [first, ...others]

/** The servers that were started, and the folder that is theirs; the last is ended first. */
const started = []
const folder = mkdtempSync(join(tmpdir(), 'caravan-screen-'))

/** Starts a server; `ended` fails once it ends. */
const serve = async (program, options, { env = {}, stdio = ['ignore', 'ignore', 'inherit'] } = {}) => {
  const server = spawn(program, options, { stdio, env: { ...process.env, ...env } })
  await new Promise((go, fail) => {
    server.once('spawn', go)
    server.once('error', ({ code }) => fail(new Stop(`${program} could not be started (${code}). Install it.`)))
  })
  started.unshift(server)
  const ended = new Promise((_, fail) => server.once('exit', (code, signal) => fail(new Stop(`${program} ended (${signal ?? code}).`))))
  ended.catch(() => undefined)
  return { server, ended }
}

/** X11, with somebody who manages the windows: without one none is ever as large as the screen. */
const startX11 = async () => {
  const { server, ended } = await serve('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const number = new Promise((tell) => server.stdio[3].setEncoding('utf8').once('data', (text) => tell(text.trim())))
  const env = { DISPLAY: `:${await Promise.race([number, ended])}`, WAYLAND_DISPLAY: '', XDG_SESSION_TYPE: 'x11' }
  await serve('openbox', [], { env })
  return env
}

const startWayland = async () => {
  const env = { XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: 'caravan', DISPLAY: '', XDG_SESSION_TYPE: 'wayland' }
  const { server, ended } = await serve('weston', ['--backend=headless-backend.so', '--socket=caravan', '--idle-time=0'], { env: { XDG_RUNTIME_DIR: folder } })
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
