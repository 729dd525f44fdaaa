import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { KeptAssets, servePages, takesGzip, type Serving } from '#main/hosts/web/serve-pages'
import { temporaryFolder } from '../../../../support/main/folder'

const SCRIPT = Buffer.from(`export const words = ${JSON.stringify('Flower and Scorpion, é, 🎲. '.repeat(2000))}`)
const PICTURE = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256))

/** Pages served to a real socket. */
async function served(
  serving: Serving,
): Promise<
  (
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ) => Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer }>
> {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets', 'words-1a2b3c4d.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'tile-1a2b3c4d.png'), PICTURE)
  const server = createServer(servePages(folder, serving))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }))
      })
      asked.on('error', reject).end()
    })
}

test('what phones load comes packed, and is the same byte by byte once it is unpacked', async () => {
  const ask = await served({ packed: true })
  for (const _time of ['packed now', 'packed before']) {
    const { headers, body } = await ask('/assets/words-1a2b3c4d.js', { 'accept-encoding': 'gzip, deflate' })
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(body.length).toBeLessThan(SCRIPT.length / 3)
    expect(gunzipSync(body).equals(SCRIPT)).toBe(true)
  }
  const head = await ask('/assets/words-1a2b3c4d.js', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect([head.headers['content-encoding'], head.body.length]).toEqual(['gzip', 0])
})

test('what phones load is read and packed once, so that it can be asked for as often as anyone likes', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'words-1a2b3c4d.js')
  const kept = new KeptAssets()
  await expect(kept.get(path, true)).rejects.toThrow('ENOENT')
  writeFileSync(path, SCRIPT)
  const [packed, whole] = [await kept.get(path, true), await kept.get(path, false)]
  expect([gunzipSync(packed).equals(SCRIPT), whole.equals(SCRIPT)]).toEqual([true, true])
  rmSync(path)
  expect([await kept.get(path, true), await kept.get(path, false)]).toEqual([packed, whole])
})

test('who takes no gzip gets the file as it is, and nobody in between keeps the one for the other', async () => {
  const ask = await served({ packed: true })
  await ask('/assets/words-1a2b3c4d.js', { 'accept-encoding': 'gzip' })
  const { headers, body } = await ask('/assets/words-1a2b3c4d.js')
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBe('accept-encoding')
  expect(body.equals(SCRIPT)).toBe(true)
})

test('what does not pack, and a page that may change under its name, come as they are', async () => {
  const ask = await served({ packed: true })
  const picture = await ask('/assets/tile-1a2b3c4d.png', { 'accept-encoding': 'gzip' })
  expect([picture.headers['content-encoding'], picture.body.equals(PICTURE)]).toEqual([undefined, true])
  const page = await ask('/', { 'accept-encoding': 'gzip' })
  expect([page.headers['content-encoding'], page.headers['cache-control'], page.body.toString()]).toEqual([undefined, 'no-cache', '<!doctype html>'])
  expect((await ask('/assets/gone-1a2b3c4d.js', { 'accept-encoding': 'gzip' })).status).toBe(404)
})

test('within one computer nothing is packed', async () => {
  const ask = await served({})
  const { headers, body } = await ask('/assets/words-1a2b3c4d.js', { 'accept-encoding': 'gzip' })
  expect([headers['content-encoding'], body.equals(SCRIPT)]).toEqual([undefined, true])
})

test.each([
  ['gzip, deflate, br', true],
  ['GZIP', true],
  ['br, *', true],
  ['gzip; q=0.5', true],
  ['gzip;q=0, *', false],
  ['*;q=0', false],
  ['br', false],
  ['x-gzipped', false],
  ['gzip;q=nonsense', false],
  [undefined, false],
] as const)('accept-encoding %s takes gzip: %s', (header, takes) => expect(takesGzip(header)).toBe(takes))

/** So long that no socket holds it. */
const LONG = 32_000_000

test('a long file is sent part by part: who is slow to take it keeps little of it in memory', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  const content = Buffer.alloc(LONG, 'caravan')
  writeFileSync(join(folder, 'assets', 'reader-1a2b3c4d.wasm'), content)
  const server = createServer(servePages(folder))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const before = process.memoryUsage().arrayBuffers
  const asked = request({ host: '127.0.0.1', port, path: '/assets/reader-1a2b3c4d.wasm', agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await once(response, 'readable')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(LONG / 8)
  const hash = createHash('sha256')
  for await (const part of response) hash.update(part as Buffer)
  expect([response.headers['content-length'], hash.digest('hex')]).toEqual([String(LONG), createHash('sha256').update(content).digest('hex')])
})

test('a file that nobody takes any more is closed, and others are sent as before', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'reader-1a2b3c4d.wasm'), Buffer.alloc(LONG, 'caravan'))
  writeFileSync(join(folder, 'assets', 'words-1a2b3c4d.js'), SCRIPT)
  const server = createServer(servePages(folder))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (path: string) => request({ host: '127.0.0.1', port, path, agent: false }).end()
  const left = ask('/assets/reader-1a2b3c4d.wasm')
  const gone = once(server, 'request').then(([, answer]) => once(answer as ServerResponse, 'close'))
  const [response] = (await once(left, 'response')) as [IncomingMessage]
  await once(response, 'readable')
  left.destroy()
  await gone
  const [next] = (await once(ask('/assets/words-1a2b3c4d.js'), 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of next) parts.push(part as Buffer)
  expect(Buffer.concat(parts).equals(SCRIPT)).toBe(true)
  const [folderAsked] = (await once(ask('/assets'), 'response')) as [IncomingMessage]
  expect(folderAsked.statusCode).toBe(404)
  folderAsked.resume()
})
