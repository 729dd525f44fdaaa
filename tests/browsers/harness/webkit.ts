import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startProgram, type Program } from './process'
import { START_MS } from './patience'
import { COMMANDS, type Wire } from './wire'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function ask(method: string, url: string, parameters?: object, signal?: AbortSignal): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : null
  const answer = await fetch(url, { method, body, signal: signal ?? null, headers: { 'content-type': 'application/json' } })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Starts the driver. It is told its port, and ends where another program was quicker to take it. */
async function startDriver(program: string, env: Readonly<Record<string, string>>, tries = 3): Promise<{ readonly driver: Program; readonly base: string }> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const driver = startProgram(program, [`--port=${port}`], env)
  const begun = async (): Promise<void> => {
    if (!driver.hasEnded()) await fetch(`${base}/status`)
  }
  await vi.waitFor(begun, { timeout: START_MS })
  if (!driver.hasEnded()) return { driver, base }
  if (tries > 1) return startDriver(program, env, tries - 1)
  throw new Error(`WebKitWebDriver has ended. It printed:\n${driver.printed()}`)
}

/** What WebKitGTK is run in. */
export interface Shell {
  /** The program; the small browser that comes with WebKitGTK where that is left out. */
  readonly binary?: string
  readonly args: readonly string[]
}

const SMALL_BROWSER: Shell = { args: ['--automation', '--private', '--enable-write-console-messages-to-stdout=true'] }

/** A bare window that `gjs` runs: as narrow as any phone, and with text that grows alone. It downloads nothing. */
export const bareWindow = (gjs: string): Shell => ({ binary: gjs, args: ['-m', join(import.meta.dirname, 'bare-webkit.mjs')] })

/**
 * WebKitGTK on a screen that nobody sees, by WebDriver over HTTP. `program` is WebKitWebDriver, which starts the shell.
 *
 * `folder` is for its settings and its downloads.
 */
export async function openWebKit(program: string, folder: string, display: string, shell = SMALL_BROWSER): Promise<Wire> {
  const settings = join(folder, 'config', 'gtk-3.0')
  mkdirSync(settings, { recursive: true })
  // what pages see as little motion
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(join(folder, 'config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`)
  const env = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    DISPLAY: display,
    WAYLAND_DISPLAY: '',
    GDK_BACKEND: 'x11',
    // no bus of a desktop
    NO_AT_BRIDGE: '1',
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_GB',
    // without a graphics card a page in one piece is painted with less work than one in layers
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const { driver, base } = await startDriver(program, env)
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': shell } }
  const begun = ask('POST', `${base}/session`, { capabilities }, AbortSignal.timeout(START_MS)).catch((cause: unknown) => {
    // the driver itself waits for ever for a browser that does not start
    throw new Error(`The browser of WebKitGTK does not start. It printed:\n${driver.printed()}`, { cause })
  })
  const { sessionId } = (await begun) as { sessionId: string }
  const send: Wire['send'] = (command, parameters = {}) => {
    const [method, path] = COMMANDS[command]
    return ask(method, `${base}/session/${sessionId}${path.replace('{id}', String(parameters['id']))}`, parameters)
  }
  return {
    send,
    // the bare window listens to its page
    zoomText: async (percent) => void (await send('ExecuteScript', { script: 'webkit.messageHandlers.zoomText.postMessage(arguments[0])', args: [percent] })),
    printed: driver.printed,
    downloads: folder,
    close: async () => {
      await ask('DELETE', `${base}/session/${sessionId}`).catch(() => undefined)
      await driver.kill()
    },
  }
}
