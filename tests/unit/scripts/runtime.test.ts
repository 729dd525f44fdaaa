import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { arch, platform } from 'node:process'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { root } from '../../../scripts/lib/paths.mjs'
import { getRuntime } from '../../../scripts/lib/runtime.mjs'

const PROGRAMS: Readonly<Record<string, string>> = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }
const PROGRAM = PROGRAMS[platform] ?? 'electron'

let folder: string
let said: string[]

/** Electron's own installer with an archive of ours in the place of Electron's; inside the project, where it finds what it stands on. */
beforeEach(async () => {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results', 'runtime-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const file of ['install.js', 'package.json']) copyFileSync(join(root, 'node_modules', 'electron', file), join(folder, file))
  writeFileSync(
    join(folder, 'checksums.json'),
    JSON.stringify({
      [NAME]: createHash('sha256')
        .update(await ARCHIVE)
        .digest('hex'),
    }),
  )
  vi.stubEnv('electron_config_cache', join(folder, 'cache'))
  vi.stubEnv('TMPDIR', folder)
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0)
  onTestFinished(() => void vi.unstubAllEnvs())
})

const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8')) as { readonly version: string }
const NAME = `electron-v${version}-${platform}-${arch}.zip`
const ARCHIVE = archive()

async function archive(): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('a program'), PROGRAM, { mode: 0o100755 })
  zip.addBuffer(Buffer.from(version), 'version')
  zip.addBuffer(Buffer.alloc(3_000_000, 7), 'resources.pak', { compress: false })
  zip.end()
  return buffer(zip.outputStream.pipe(new PassThrough()))
}

/** A mirror on this computer, the only source that the installer is given. */
async function mirror(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return server
}
const whole: RequestListener = (_request, response) => {
  void ARCHIVE.then((bytes) => response.setHeader('content-length', bytes.length).end(bytes))
}

describe('the download of the runtime', () => {
  test('says how far it is', async () => {
    await mirror(whole)
    expect(await getRuntime(folder)).toEqual({ program: join(folder, 'dist', PROGRAM) })
    expect(said.join('')).toMatch(/^Downloading the desktop runtime .*\n {2}0 of 3 MB\n/)
    expect(said.join('')).toContain('  3 MB are here; unpacking…\n')
  })

  test('is given up after a silence, and leaves nothing behind', async () => {
    await mirror((_request, response) => void response.setHeader('content-length', 3_000_000).write(Buffer.alloc(1000)))
    const { why } = await getRuntime(folder, { silence: 300 })
    expect(why).toContain('could not be downloaded (nothing came for 0.3 seconds)')
    expect(existsSync(join(folder, 'dist'))).toBe(false)
  })

  test('is given up where not even an answer comes', async () => {
    await mirror(() => undefined)
    expect((await getRuntime(folder, { silence: 300 })).why).toContain('(nothing came for 0.3 seconds)')
  })

  test('that fails says what began it, and what may help', async () => {
    const server = await mirror(whole)
    server.close()
    await once(server, 'close')
    const { why } = await getRuntime(folder)
    expect(why).toContain('(connect ECONNREFUSED 127.0.0.1:')
    expect(why).not.toContain('fetch failed')
    expect(why).toMatch(/set ELECTRON_GET_USE_PROXY=1 and HTTPS_PROXY; .* set ELECTRON_MIRROR; .* ELECTRON_EXEC_PATH$/)
  })

  test('that is refused says with which status', async () => {
    await mirror((_request, response) => void response.writeHead(404).end())
    expect((await getRuntime(folder)).why).toContain('Response code 404 (Not Found)')
  })

  test('that is cut off says so, and nothing of it is used', async () => {
    await mirror((_request, response) => void response.setHeader('content-length', 3_000_000).write(Buffer.alloc(1000), () => response.destroy()))
    expect((await getRuntime(folder)).why).toMatch(/could not be downloaded \((other side closed|terminated|socket hang up|aborted).*\)/)
    expect(existsSync(join(folder, 'path.txt'))).toBe(false)
  })

  test('of something else than Electron is not used', async () => {
    await mirror((_request, response) => void response.end('a page of a hotel'))
    expect((await getRuntime(folder)).why).toMatch(/checksum/i)
    expect(existsSync(join(folder, 'path.txt'))).toBe(false)
  })
})

describe('a runtime that is damaged', () => {
  test.each([
    ['missing', (file: string) => rmSync(file)],
    ['cut off', (file: string) => truncateSync(file, 1000)],
  ])('is unpacked again, without a network: a file is %s', async (_how, damage) => {
    const server = await mirror(whole)
    await getRuntime(folder)
    damage(join(folder, 'dist', 'resources.pak'))
    server.close()
    await once(server, 'close')
    said = []
    expect(await getRuntime(folder)).toEqual({ program: join(folder, 'dist', PROGRAM) })
    expect(said[0]).toBe('The desktop runtime is damaged (resources.pak is missing or cut off); it is unpacked again.\n')
    expect(readFileSync(join(folder, 'dist', 'resources.pak'))).toHaveLength(3_000_000)
  })

  test('is not looked for where nobody has written down how it was', async () => {
    await mirror(whole)
    await getRuntime(folder)
    rmSync(join(folder, '.caravan-runtime.json'))
    said = []
    await getRuntime(folder)
    expect(said).toEqual([])
  })
})
