import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { modules, root } from './paths.mjs'
import { getRuntime } from './runtime.mjs'
import { whyNoSandbox } from './sandbox.mjs'
import { say } from './say.mjs'

const electron = join(modules, 'electron')
/** A window that ends so soon after its start, in milliseconds, has been of no use. */
const EARLY_END_MS = 10_000
/** If the window has not opened by then, a line says so, in milliseconds. */
const WAITING_AFTER_MS = 8_000

/** What the program prints once its window can be seen, and how it ends where it has said why it cannot start and a browser would change nothing (src/main/hosts). */
const WINDOW_IS_OPEN = 'Caravan is open in its window'
const COULD_NOT_START = 78

/** Why no window can open on this computer right now; null when one can. */
const whyNoWindow = () => {
  if (process.platform !== 'linux') return null
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return 'there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); start it from a graphical session for the desktop window'
  }
  if (process.getuid() === 0) return 'the sandboxed desktop window does not run as root; start it as an ordinary user for the desktop window'
  return null
}

/**
 * The Electron runtime that can show a window here: `{ program }`, or `{ why }` with what would bring one.
 *
 * `folder` is the installed `electron` package. ELECTRON_EXEC_PATH is the person's own word and is tried as it is; a runtime is only downloaded where its window could open.
 *
 * @param {string} folder
 * @param {{ readonly silence?: number, readonly system?: string }} options
 * @returns {Promise<{ readonly program?: string, readonly why?: string }>}
 */
export const findDesktop = async (folder = electron, { silence, system } = {}) => {
  const named = process.env.ELECTRON_EXEC_PATH
  if (named && existsSync(named)) return { program: named }
  if (named) return { why: `ELECTRON_EXEC_PATH names no file (${named}); correct it for the desktop window` }
  const why = whyNoWindow()
  if (why !== null) return { why }
  const found = await getRuntime(folder, { silence })
  if (found.program === undefined) return found
  const refused = whyNoSandbox(found.program, { system })
  return refused === null ? found : { why: refused }
}

/** Why a window that ended at once did so. */
const whyEarly = (program, how, system) => {
  const ended = `the desktop window could not open (${program} ${how})`
  const refused = whyNoSandbox(program, { system })
  if (refused !== null) return `${ended}: ${refused}`
  return `${ended}; its messages above say what is missing`
}

/**
 * Opens the app in its desktop window and waits until it is closed.
 *
 * Signals are passed on. Gives the exit status, or `{ why }` when the runtime ended badly before it can have been of use.
 */
export const openDesktop = (program, args, { waitingAfter = WAITING_AFTER_MS, earlyEnd = EARLY_END_MS, system } = {}) =>
  new Promise((done) => {
    const since = performance.now()
    const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
    const child = spawn(program, [root, ...args], { stdio: ['inherit', 'pipe', 'inherit'], env })
    let asked = false
    let isOpen = false
    const waiting = setTimeout(() => {
      say('Waiting for the desktop window, which has not opened yet. To do without it, press Ctrl+C and run: npm start -- --web')
    }, waitingAfter)
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text)
      if (isOpen) return
      // what is looked for may come in two parts
      printed = `${printed.slice(-WINDOW_IS_OPEN.length)}${text}`
      isOpen = printed.includes(WINDOW_IS_OPEN)
      if (isOpen) clearTimeout(waiting)
    })
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
      clearTimeout(waiting)
      signals.forEach((off) => off())
      done(result)
    }
    const early = (how) => finish({ why: whyEarly(program, how, system) })
    child.on('error', (error) => early(`does not start: ${error.code}`))
    child.on('close', (code, signal) => {
      const status = code ?? 128 + (constants.signals[signal] ?? 0)
      if (asked || code === 0 || code === COULD_NOT_START) return finish({ status })
      const how = signal ? `was ended by ${signal}` : `ended with status ${code}`
      if (!isOpen || performance.now() - since < earlyEnd) return early(how)
      say(`The desktop window ${how}. Every play you confirmed is saved. Open Caravan again with npm start, or in the browser with npm start -- --web`)
      return finish({ status })
    })
  })
