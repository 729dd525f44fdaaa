import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findDesktop } from '../../../scripts/lib/desktop.mjs'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { needs } from '../../support/needs'

/** Linux, where a window needs a display and no root, whatever system this is and whoever runs it. */
const onLinuxAs = (user: number): void => void vi.stubGlobal('process', Object.create(process, { platform: { value: 'linux' }, getuid: { value: () => user } }))

let folder: string
/** A system that says nothing of sandboxes. */
let system: string
beforeEach(() => {
  folder = temporaryFolder()
  system = temporaryFolder()
  vi.stubEnv('ELECTRON_EXEC_PATH', '')
  vi.stubEnv('DISPLAY', ':9')
  onLinuxAs(1000)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** An `electron` package whose way of getting the runtime does this. */
const installs = (script: string): void => {
  // as the package does, so that nothing above the folder says how its files are read
  writeFileSync(join(folder, 'package.json'), '{"name":"electron"}')
  writeFileSync(join(folder, 'install.js'), script)
}
const RUNTIME =
  "const { mkdirSync, writeFileSync } = require('fs'); mkdirSync(__dirname + '/dist'); writeFileSync(__dirname + '/dist/electron', ''); writeFileSync(__dirname + '/path.txt', 'electron')"

describe('the desktop runtime', () => {
  test('that is installed is used', async () => {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist', 'electron'), '')
    chmodSync(join(folder, 'dist', 'electron'), 0o755)
    writeFileSync(join(folder, 'path.txt'), 'electron')
    installs("throw new Error('it is there already')")
    expect(await findDesktop(folder, { system })).toEqual({ program: join(folder, 'dist', 'electron') })
  })

  test('that is missing is fetched', async () => {
    installs(RUNTIME)
    expect(await findDesktop(folder, { system })).toEqual({ program: join(folder, 'dist', 'electron') })
  })

  test('that this system refuses its sandbox is not started: the two commands that change that come before the browser', async () => {
    installs(RUNTIME)
    mkdirSync(join(system, 'proc', 'sys', 'kernel'), { recursive: true })
    writeFileSync(join(system, 'proc', 'sys', 'kernel', 'apparmor_restrict_unprivileged_userns'), '1\n')
    const { program, why } = await findDesktop(folder, { system })
    expect(program).toBeUndefined()
    expect(why).toMatch(/this system refuses the window its sandbox .* “sudo chown root:root .*” and “sudo chmod 4755 .*”, and again after each npm ci$/)
  })

  test('that cannot be fetched is missing, and the person hears why and what would bring it', async () => {
    installs("console.error('RequestError: getaddrinfo ENOTFOUND github.com'); process.exit(1)")
    const { why } = await findDesktop(folder)
    expect(why).toContain('could not be downloaded (RequestError: getaddrinfo ENOTFOUND github.com)')
    expect(why).toMatch(/or name a runtime that you have in ELECTRON_EXEC_PATH$/)
  })

  test.each([
    ['without a display', { DISPLAY: '', WAYLAND_DISPLAY: '' }, 1000, /no display .*graphical session/],
    ['as root', {}, 0, /as root; start it as an ordinary user/],
    ['where its file is not', { ELECTRON_EXEC_PATH: '/nowhere/electron' }, 1000, /names no file \(\/nowhere\/electron\); correct it/],
  ] as const)('is not fetched %s, where no window could open', async (_where, env, user, said) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    onLinuxAs(user)
    installs("throw new Error('not to be fetched')")
    expect((await findDesktop(folder)).why).toMatch(said)
  })
})

interface Opened {
  /** What the window's end came to. */
  readonly result: { readonly status?: number; readonly why?: string }
  readonly output: string
}

const DESKTOP = pathToFileURL(join(root, 'scripts', 'lib', 'desktop.mjs')).href

/** A runtime that does this in the place of Electron's; its window is waited for as `npm start` waits, until it ends or `until` is printed. */
function open(script: string, { options = {}, until }: { readonly options?: object; readonly until?: string } = {}): Promise<Opened> {
  const program = join(folder, 'runtime')
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const waits = `import { openDesktop } from ${JSON.stringify(DESKTOP)}
process.send(await openDesktop(${JSON.stringify(program)}, [], ${JSON.stringify({ system, ...options })}))`
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', waits], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    let [output, result] = ['', {}]
    const read = (text: string): void => {
      output += text
      if (until !== undefined && output.includes(until)) child.kill('SIGTERM')
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read)
    child.on('message', (said: object) => (result = said))
    child.on('close', () => done({ result, output }))
  })
}

const WAITING = 'Waiting for the desktop window, which has not opened yet.'
const IS_OPEN = 'echo "Caravan is open in its window"'

needs('modes', () =>
  describe('the desktop window', () => {
    test('that does not open: a line says so, and how to do without it; a signal reaches it', async () => {
      const { output, result } = await open('exec sleep 600', { options: { waitingAfter: 50 }, until: WAITING })
      expect(output).toContain(`${WAITING} To do without it, press Ctrl+C and run: npm start -- --web\n`)
      expect(result).toEqual({ status: 143 })
    })

    test('that has opened: no line says anything else', async () => {
      const { output, result } = await open(`${IS_OPEN}\nexec sleep 600`, { until: 'open in its window' })
      expect(output).toBe('Caravan is open in its window\n')
      expect(result).toEqual({ status: 143 })
    })

    test('that ends before it has opened gives way to the browser, with the reason', async () => {
      expect((await open('exit 127', { options: { earlyEnd: 0 } })).result.why).toMatch(
        /could not open \(.* ended with status 127\); its messages above say what is missing$/,
      )
      expect((await open('kill -TRAP $$')).result.why).toMatch(/could not open \(.* was ended by SIGTRAP\); its messages/)
    })

    test('that ends later, when it has opened, is said to have, with what is safe and the ways on', async () => {
      const { output, result } = await open(`${IS_OPEN}\nexit 5`, { options: { earlyEnd: 0 } })
      expect(output).toContain(
        'The desktop window ended with status 5. Every play you confirmed is saved. Open Caravan again with npm start, or in the browser',
      )
      expect(result).toEqual({ status: 5 })
    })

    test('that has said why Caravan cannot start does not have the browser try the same', async () => {
      expect(await open('exit 78')).toEqual({ result: { status: 78 }, output: '' })
    })

    test('that the person closes ends in peace', async () => {
      expect(await open(`${IS_OPEN}\nexit 0`)).toEqual({ result: { status: 0 }, output: 'Caravan is open in its window\n' })
    })
  }),
)

needs('linux', () =>
  describe('the desktop window on Linux', () => {
    test('that was ended for want of its sandbox says so, whoever named the runtime', async () => {
      mkdirSync(join(system, 'proc', 'sys', 'user'), { recursive: true })
      writeFileSync(join(system, 'proc', 'sys', 'user', 'max_user_namespaces'), '0\n')
      expect((await open('kill -TRAP $$')).result.why).toMatch(/SIGTRAP\): this system refuses the window its sandbox .*sudo chmod 4755/)
    })
  }),
)

test('without a runtime npm run test:electron fails and says that nothing was tested', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'test-electron.mjs')], {
    env: { ...process.env, ELECTRON_EXEC_PATH: '/nowhere/electron' },
    encoding: 'utf8',
  })
  expect(stderr).toContain('The desktop window was not tested: ELECTRON_EXEC_PATH names no file')
  expect(status).not.toBe(0)
})
