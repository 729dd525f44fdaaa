import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules, root } from './paths.mjs'
import { runNode } from './run.mjs'
import { say } from './say.mjs'

const electron = join(modules, 'electron')
const DOWNLOAD_LIMIT_MS = 10 * 60_000
const EARLY_END_MS = 10_000

/** The runtime's program file where it is installed. Never `require('electron')`: that downloads without asking. */
const installedRuntime = (folder) => {
  try {
    const program = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'))
    return existsSync(program) ? program : null
  } catch {
    return null
  }
}

/** Why no window can open on this computer right now; null when one can. */
const whyNoWindow = () => {
  if (process.platform !== 'linux') return null
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return 'there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); start it from a graphical session for the desktop window'
  }
  if (process.getuid() === 0) return 'the sandboxed desktop window does not run as root; start it as an ordinary user for the desktop window'
  return null
}

const download = async (folder) => {
  say('Downloading the desktop runtime (Electron, about 120 MB, once). To go without it: npm start -- --web')
  const { status, output, timedOut } = await runNode(join(folder, 'install.js'), [], { quiet: true, limit: DOWNLOAD_LIMIT_MS })
  const program = installedRuntime(folder)
  if (status === 0 && program !== null) return { program }
  const reason = timedOut ? 'it took longer than 10 minutes' : (/^\w*Error.*$/m.exec(output)?.[0] ?? `install-electron ended with ${status}`)
  const instead = 'for the desktop window, run `npx install-electron` with a network, or set ELECTRON_EXEC_PATH to a runtime'
  return { why: `the Electron runtime could not be downloaded (${reason}); ${instead}` }
}

/**
 * The Electron runtime that can show a window here: `{ program }`, or `{ why }` with what would bring one.
 *
 * `folder` is the installed `electron` package. ELECTRON_EXEC_PATH is the person's own word and is tried as it is; a runtime is only downloaded where its window could open.
 */
export const findDesktop = async (folder = electron) => {
  const named = process.env.ELECTRON_EXEC_PATH
  if (named && existsSync(named)) return { program: named }
  if (named) return { why: `ELECTRON_EXEC_PATH names no file (${named}); correct it for the desktop window` }
  const why = whyNoWindow()
  if (why !== null) return { why }
  const program = installedRuntime(folder)
  return program !== null ? { program } : download(folder)
}

/**
 * Opens the app in its desktop window and waits until it is closed.
 *
 * Signals are passed on. Gives the exit status, or `{ why }` when the runtime ended badly before it can have been of use.
 */
export const openDesktop = (program, args) =>
  new Promise((done) => {
    const since = performance.now()
    const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
    const child = spawn(program, [root, ...args], { stdio: 'inherit', env })
    let asked = false
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      const pass = () => {
        asked = true
        // a terminal signals the window itself, and Electron takes a second word for "at once"
        if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
      }
      process.on(signal, pass)
      return () => process.off(signal, pass)
    })
    const finish = (result) => {
      signals.forEach((off) => off())
      done(result)
    }
    const early = (how) => ({ why: `the desktop window could not open (${program} ${how}); its messages above say what is missing` })
    child.on('error', (error) => finish(early(`does not start: ${error.code}`)))
    child.on('close', (code, signal) => {
      if (!asked && code !== 0 && performance.now() - since < EARLY_END_MS) {
        return finish(early(signal ? `was ended by ${signal}` : `ended with status ${code}`))
      }
      finish({ status: code ?? 128 + (NUMBERS[signal] ?? 0) })
    })
  })

const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }
