import { spawn } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect } from 'vitest'
import { atNight } from '../every'
import { startHost } from './harness/host'
import { signIn } from './harness/owner'
import { soon } from './harness/soon'
import { test } from './harness/test'

const START = resolve(import.meta.dirname, '..', '..', 'scripts', 'start.mjs')

interface Ended {
  readonly status: number | null
  readonly output: string
  /** The page it served; null where it never came to that. */
  readonly served: string | null
}

/** `npm start -- ARGS`, with its device folder in the data folder that it names; once it serves the app, the page is fetched and the app asked to close. */
const start = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((done, failed) => {
    const dataFolder = args[args.indexOf('--data') + 1] ?? ''
    const own = args.includes('--data') && dataFolder !== '' ? { CARAVAN_DEVICE: join(dataFolder, 'device') } : {}
    const child = spawn(process.execPath, [START, ...args], { env: { ...process.env, ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let page: Promise<string> | null = null
    const read = (chunk: string) => {
      output += chunk
      const url = /Caravan is at (http:\S+)\s/.exec(output)?.[1]
      if (url === undefined || page !== null) return
      page = signIn(url)
        .then(({ origin, cookie }) => fetch(origin, { headers: { cookie } }))
        .then((answer) => answer.text())
      page.catch(failed).finally(() => child.kill('SIGTERM'))
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.on('error', failed)
    child.on('close', (status) => {
      void Promise.resolve(page).then((served) => done({ status, output, served }))
    })
  })

/** A stand-in for the Electron runtime: it says what it was given, and ends as asked. */
const runtime = async (folder: string, status: number): Promise<string> => {
  const program = join(folder, 'runtime')
  await writeFile(program, `#!/bin/sh\necho "runtime: $*"\nexit ${status}\n`)
  await chmod(program, 0o755)
  return program
}

/** A stand-in for a browser, named as systems without a desktop name one; what it was given. */
const browserOf = async (folder: string, status = 0) => {
  const [program, given] = [join(folder, 'browser'), join(folder, 'opened')]
  await writeFile(program, `#!/bin/sh\necho "$1" > ${given}.part\nmv ${given}.part ${given}\nexit ${status}\n`)
  await chmod(program, 0o755)
  const env = { BROWSER: program, DISPLAY: '', WAYLAND_DISPLAY: '', XDG_CURRENT_DESKTOP: '', DESKTOP_SESSION: '' }
  return { env, opened: async () => (await readFile(given, 'utf8')).trim() }
}

describe('A fault of the web host itself', () => {
  test('ends it with a word on what is safe, and the next start goes on with the same matches', async ({ dataFolder }) => {
    const fault = "process.on('SIGUSR2', () => { throw new Error('boom') })"
    const host = await startHost({ dataFolder, env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` } })
    process.kill(host.pid(), 'SIGUSR2')
    await soon(() => host.output()).toMatch(/Every play you confirmed is saved\. Start Caravan again to continue where you were\.[\s\S]*Error: boom/)
    await host.stop()
    await host.start()
    await host.stop()
  })
})

describe('npm start', () => {
  test('with --web it serves the app, says where the data lives and closes when asked', async ({ dataFolder }) => {
    const { status, output, served } = await start(['--web', '--no-open', '--port', '0', '--data', dataFolder])
    expect(served).toContain('<div id="root">')
    expect(output).toContain(dataFolder)
    expect(status).toBe(0)
  })

  atNight(['tests/unit/main/hosts/web/web-host.test.ts', 'tests/shell/manners.test.ts', 'tests/e2e/start.e2e.ts'], () => {
    test('a second one finds the first, also where a browser opens it: the key is printed for --no-open alone, and where no browser can be opened', async ({
      dataFolder,
      host,
    }) => {
      const printed = await start(['--web', '--no-open', '--data', dataFolder])
      expect(printed.output).toContain(`Caravan is already running on that folder, at ${host.address()}\n`)
      const { env: browser, opened } = await browserOf(dataFolder)
      const { output, status } = await start(['--web', '--data', dataFolder], browser)
      expect(output).toContain(`Caravan is already running on that folder, at ${host.url}\n`)
      expect([output.includes('key='), status]).toEqual([false, 0])
      const address = await opened()
      expect(address.startsWith(`${host.url}?key=`)).toBe(true)
      expect(address).not.toBe(host.address())
      // good for one browser, and for no other after it
      await signIn(address)
      await expect(signIn(address)).rejects.toThrow('403')

      const { env: noBrowser } = await browserOf(dataFolder, 3)
      const left = await start(['--web', '--data', dataFolder], noBrowser)
      expect(left.output).toContain(`No browser could be opened; open ${host.address()} in one\n`)
    })
  })

  test('an empty --data is refused in one line, and nothing is written where it was typed', async () => {
    const { status, output } = await start(['--web', '--no-open', '--data', ''])
    expect(output).toContain('--data names a folder; it is empty.')
    expect(status).toBe(2)
  })

  test('opens the runtime that ELECTRON_EXEC_PATH names, with the data folder, and ends as it does', async ({ dataFolder }) => {
    const { status, output } = await start(['--data', dataFolder], { ELECTRON_EXEC_PATH: await runtime(dataFolder, 0) })
    expect(output).toMatch(new RegExp(`runtime: .* --data ${dataFolder}`))
    expect(status).toBe(0)
  })

  test('where the desktop window cannot open, serves the same app and says why in one line', async ({ dataFolder }) => {
    const env = { ELECTRON_EXEC_PATH: await runtime(dataFolder, 1) }
    const { status, output, served } = await start(['--no-open', '--port', '0', '--data', dataFolder], env)
    expect(served).toContain('<div id="root">')
    expect(output.split('\n').filter((line) => line.includes('could not open'))).toHaveLength(1)
    expect(status).toBe(0)
  })

  test('stops with status 2 and one line at a flag it does not know', async () => {
    const { status, output } = await start(['--wbe'])
    expect(output.trim()).toMatch(/^Unknown option '--wbe'.*$/)
    expect(status).toBe(2)
  })
})
