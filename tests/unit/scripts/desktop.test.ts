import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findDesktop } from '../../../scripts/lib/desktop.mjs'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'

/** Linux, where a window needs a display and no root, whatever system this is and whoever runs it. */
const onLinuxAs = (user: number): void => void vi.stubGlobal('process', Object.create(process, { platform: { value: 'linux' }, getuid: { value: () => user } }))

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
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
    expect(await findDesktop(folder)).toEqual({ program: join(folder, 'dist', 'electron') })
  })

  test('that is missing is fetched', async () => {
    installs(RUNTIME)
    expect(await findDesktop(folder)).toEqual({ program: join(folder, 'dist', 'electron') })
  })

  test('that cannot be fetched is missing, and the person hears why and what would bring it', async () => {
    installs("console.error('RequestError: getaddrinfo ENOTFOUND github.com'); process.exit(1)")
    const { why } = await findDesktop(folder)
    expect(why).toContain('could not be downloaded (RequestError: getaddrinfo ENOTFOUND github.com)')
    expect(why).toMatch(/for the desktop window, run `npx install-electron` with a network, or set ELECTRON_EXEC_PATH to a runtime$/)
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

test('without a runtime npm run test:electron fails and says that nothing was tested', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'test-electron.mjs')], {
    env: { ...process.env, ELECTRON_EXEC_PATH: '/nowhere/electron' },
    encoding: 'utf8',
  })
  expect(stderr).toContain('The desktop window was not tested: ELECTRON_EXEC_PATH names no file')
  expect(status).not.toBe(0)
})
