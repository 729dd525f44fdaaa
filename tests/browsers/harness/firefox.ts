import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startProgram } from './process'
import { START_MS } from './patience'
import type { Wire } from './wire'

/** Where Firefox writes the port that it has chosen. */
const PORT_FILE = 'MarionetteActivePort'

/** What differs from what Firefox itself sets while a test drives it. */
const preferences = (downloads: string) => ({
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB, en',
  // downloads without a question
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.alwaysOpenPanel': false,
  // what pages print, and the errors in them, go where the browser prints
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.content': true,
  // the style of its own window that is written below
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // no process is started ahead for a page that no test opens
  'dom.ipc.processPrelaunch.enabled': false,
})

interface Answer {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

/** Reads messages, each of which is its length in bytes, a colon, and JSON. */
function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let heard = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    heard = Buffer.concat([heard, data])
    for (let colon = heard.indexOf(':'); colon > 0; colon = heard.indexOf(':')) {
      const end = colon + 1 + Number(heard.subarray(0, colon))
      if (heard.length < end) return
      take(JSON.parse(heard.subarray(colon + 1, end).toString()))
      heard = heard.subarray(end)
    }
  })
}

/**
 * A Firefox without a window, by Marionette, the protocol that is built into it: the commands of WebDriver over a socket.
 *
 * `folder` is for its profile and its downloads.
 */
export async function openFirefox(program: string, folder: string): Promise<Wire> {
  const lines = Object.entries(preferences(folder)).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  // a window as narrow as a phone
  mkdirSync(join(folder, 'chrome'))
  writeFileSync(join(folder, 'chrome', 'userChrome.css'), ':root, #navigator-toolbox, #browser { min-width: 0 !important }')
  const firefox = startProgram(program, ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', folder], {
    HOME: folder,
    MOZ_CRASHREPORTER_DISABLE: '1',
  })
  // for a moment the file is there and empty
  const portIn = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  const listening = (): number => {
    const port = portIn(join(folder, PORT_FILE))
    if (port === 0 && !firefox.hasEnded()) throw new Error(`Firefox does not listen. It printed:\n${firefox.printed()}`)
    return port
  }
  const port = await vi.waitFor(listening, { timeout: START_MS })
  if (firefox.hasEnded()) throw new Error(`Firefox has ended. It printed:\n${firefox.printed()}`)

  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, Answer>()
  let last = 0
  // it greets with an object; then [1, id, error, value] answers [0, id, name, parameters]
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as [1, number, { error: string; message: string } | null, unknown]
    const answer = waiting.get(id)
    waiting.delete(id)
    if (error !== null) answer?.failed(new Error(`${error.error}: ${error.message}`))
    else answer?.done(result)
  })
  const gone = (): Error => new Error(`Firefox has gone. It printed:\n${firefox.printed().slice(-2000)}`)
  socket.on('error', () => undefined)
  socket.on('close', () => {
    for (const { failed } of waiting.values()) failed(gone())
  })
  const ask = async (name: string, parameters: object): Promise<unknown> => {
    if (socket.destroyed) throw gone()
    const id = ++last
    const answer = new Promise<unknown>((done, failed) => waiting.set(id, { done, failed }))
    const text = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const result = await answer
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result
  }
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } })
  return {
    send: (command, parameters = {}) => {
      // in the page's own world, as over HTTP
      const own = command === 'ExecuteScript' ? { ...parameters, sandbox: null, newSandbox: true } : parameters
      return ask(`WebDriver:${command}`, own)
    },
    printed: firefox.printed,
    downloads: folder,
    zoomText: async (percent) => {
      // what “Zoom text only” does is asked of the browser, not of its page
      await ask('Marionette:SetContext', { value: 'chrome' })
      await ask('WebDriver:ExecuteScript', { script: 'gBrowser.selectedBrowser.browsingContext.textZoom = arguments[0]', args: [percent / 100] })
      await ask('Marionette:SetContext', { value: 'content' })
    },
    close: async () => {
      socket.destroy()
      await firefox.kill()
    },
  }
}
