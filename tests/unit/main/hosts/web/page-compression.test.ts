import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
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
