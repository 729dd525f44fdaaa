import { renameSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { HttpServer, USUAL_PORT } from '#main/hosts/web/http-server'
import { OwnerKeys } from '#main/hosts/web/owner-keys'
import { signIn, type Owner } from '../../../../e2e/harness/owner'
import { needs } from '../../../../support/needs'
import { addressOf, builtPages, CHECKER, connectTo, serveApp } from '../../../../support/main/hosts'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Headers = Readonly<Record<string, string>>

/** What the owner's browser gets; `more` are headers beside its cookie. */
function get(port: number, path: string, { cookie }: Pick<Owner, 'cookie'>, more: Headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { cookie, ...more }, method, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** `open`, or the status with which the WebSocket was refused. */
function tryUpgrade(port: number, { cookie, page }: Owner, headers: Headers, path = '/rpc'): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}?page=${page}`, { headers: { cookie, ...headers } })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)))
    socket.on('error', (error) => resolve(error.message))
  })
}

/** The web host without an app. */
async function listening(port: number | null = 0) {
  const keys = new OwnerKeys()
  const server = await HttpServer.listen({ port, pages: builtPages(), keys })
  onTestFinished(() => server.close())
  return { server, owner: await signIn(addressOf(server, keys)) }
}

test('the page comes with a policy that lets it load its own files and talk to its own host, and nothing else', async () => {
  const { server, owner } = await serveApp()
  const { status, headers, body } = await get(server.port, '/', owner)
  expect({ status, body }).toEqual({ status: 200, body: '<!doctype html><title>Caravan</title>' })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port}`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  })
})

test('the checker of rulings comes as it was built, with the policy that it brings, and in no frame', async () => {
  const { server, owner } = await serveApp()
  const { status, headers, body } = await get(server.port, '/check-ruling.html', owner)
  expect({ status, policy: headers['content-security-policy'] }).toEqual({
    status: 200,
    policy: "default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'none'",
  })
  expect(body).toBe(CHECKER)
})

test('every answer, page or not, says that no other site may use it, frame it or guess what it is', async () => {
  const { server, owner } = await serveApp()
  const nobody = { cookie: '' }
  const answers = await Promise.all([
    get(server.port, '/', owner),
    get(server.port, '/', nobody),
    get(server.port, '/?key=x', nobody),
    get(server.port, '/assets/index-1a2b3c4d.js', owner),
    get(server.port, '/assets/index-1a2b3c4d.js', nobody),
    get(server.port, '/health', nobody),
    get(server.port, '/nothing', owner),
    get(server.port, '/', owner, {}, 'POST'),
    get(server.port, '/sign-in', nobody, {}, 'POST'),
    get(server.port, '/sign-in', nobody),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403, 404, 405]))
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  }
})

test.each([
  ['a page of another site', 'cross-site', 'same-origin'],
  ['a page of another server on this computer', 'same-site', 'same-origin'],
  ['an old browser that does not say who', undefined, 'same-origin'],
  ['a person', 'none', undefined],
  ['one of our own pages', 'same-origin', undefined],
])('a window that %s opens gives no handle to another page', async (_who, site, policy) => {
  const { server, owner } = await serveApp()
  const { headers } = await get(server.port, '/', owner, site === undefined ? {} : { 'sec-fetch-site': site })
  expect(headers['cross-origin-opener-policy']).toBe(policy)
})

test('built assets may be kept, since their names change with their content', async () => {
  const { server, owner } = await serveApp()
  expect((await get(server.port, '/assets/index-1a2b3c4d.js', owner)).headers['cache-control']).toMatch(/immutable/)
})

test.each(['/people.json', '/../index.html/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets'])(
  'nothing but built pages is served: %s',
  async (path) => {
    const { server, owner } = await serveApp()
    expect((await get(server.port, path, owner)).status).toBe(404)
  },
)

test.each([
  ['another name', 'evil.example', 403],
  ['another name with our port', 'evil.example:PORT', 403],
  ['another port', '127.0.0.1:1', 403],
  ['a name that only begins like ours', 'localhost.evil.example:PORT', 403],
  ['127.0.0.1', '127.0.0.1:PORT', 200],
  ['localhost', 'localhost:PORT', 200],
  ['[::1]', '[::1]:PORT', 200],
])('a request whose Host is %s', async (_what, host, status) => {
  const { server, owner } = await serveApp()
  const named = host.replace('PORT', String(server.port))
  expect((await get(server.port, '/', owner, { host: named })).status).toBe(status)
  expect((await get(server.port, '/health', owner, { host: named })).status).toBe(status)
})

test('a request with a method that changes things is refused', async () => {
  const { server, owner } = await serveApp()
  expect((await get(server.port, '/', owner, {}, 'POST')).status).toBe(405)
})

test.each([
  ['of this host', { origin: 'http://127.0.0.1:PORT' }, 'open'],
  ['of this host by its other name', { host: 'localhost:PORT', origin: 'http://localhost:PORT' }, 'open'],
  ['of another site', { origin: 'https://evil.example' }, '403'],
  ['of another port', { origin: 'http://127.0.0.1:1' }, '403'],
  ['of a page without an origin', { origin: 'null' }, '403'],
  ['left out', {}, '403'],
  ['and Host of another site (its name made to resolve here)', { host: 'evil.example:PORT', origin: 'http://evil.example:PORT' }, '403'],
] as const)('a WebSocket whose Origin is %s', async (_what, headers, expected) => {
  const { server, owner } = await serveApp()
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(server.port))]))
  expect(await tryUpgrade(server.port, owner, named)).toBe(expected)
})

test('a WebSocket to any other path is refused', async () => {
  const { server, owner } = await serveApp()
  expect(await tryUpgrade(server.port, owner, { origin: `http://127.0.0.1:${server.port}` }, '/else')).toBe('404')
})

test('until there is an app the owner can sign in, and waits', async () => {
  const { server, owner } = await listening()
  expect((await get(server.port, '/', owner)).status).toBe(503)
  expect(await tryUpgrade(server.port, owner, { origin: `http://127.0.0.1:${server.port}` })).toBe('503')
  expect(JSON.parse((await get(server.port, `/health?page=${owner.page}`, owner)).body)).toEqual({ app: 'caravan', signedIn: true })
})

test('a message too large to be ours closes that connection and no other', async () => {
  const { owner } = await serveApp()
  const large = connectTo(owner)
  const other = connectTo(owner)
  await Promise.all([once(large.socket, 'open'), once(other.socket, 'open')])
  large.socket.on('error', () => undefined)
  large.socket.send('x'.repeat(1100 * 1024))
  await once(large.socket, 'close')
  expect((await other.client.host.info()).host).toBe('web')
})

test.each([
  ['', 'it is not JSON'],
  ['not JSON', 'it is not JSON'],
  [Buffer.from('{}'), 'it is not text'],
  ['null', 'it is no call and ends none'],
  ['{}', 'it is no call and ends none'],
  ['[1,2,3]', 'it is no call and ends none'],
  ['{"i":"1","t":9}', 'it is no call and ends none'],
  ['{"i":"x","p":{"u":"//"}}', null],
  ['{"i":"x","p":{"u":"/no/such/call","b":{"json":1}}}', null],
  ['{"i":"1","p":{"u":"no address"}}', 'it is no call and ends none'],
  ['{"i":"1","p":{"u":"/host/info","h":{"content-type":"multipart/form-data"}}}', 'it is no call and ends none'],
  ['{"i":"no such call","t":4}', null],
])('a message that no page of ours sends (%s) closes that connection with one line, and no other', async (message, fault) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const { owner, reported } = await serveApp()
  const wrong = connectTo(owner)
  const other = connectTo(owner)
  await Promise.all([once(wrong.socket, 'open'), once(other.socket, 'open')])
  wrong.socket.send(message)
  // several wrong ones are still one fault
  if (fault !== null) wrong.socket.send(message)
  if (fault === null) expect((await wrong.client.host.info()).host).toBe('web')
  else expect((await once(wrong.socket, 'close'))[0]).toBe(1007)
  expect((await other.client.host.info()).host).toBe('web')
  expect(reported).toEqual(fault === null ? [] : [`a page sent a message that is none of Caravan’s (${fault}); its connection was closed`])
  expect(printed).not.toHaveBeenCalled()
})

test('a port asked for that is taken is an error, otherwise the next free one is found', async () => {
  const { server: taken } = await listening()
  await expect(listening(taken.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const [one, two] = [await listening(null), await listening(null)]
  // what others on this computer have of the usual ones may be free again by then
  for (const { server } of [one, two]) expect(server.port).toBeGreaterThanOrEqual(USUAL_PORT)
  expect(two.server.port).not.toBe(one.server.port)
})

test('closing ends open connections, streams and idle ones alike', async () => {
  const { app, server, owner } = await serveApp()
  const { client } = connectTo(owner)
  await (await client.home.live()).next()
  const idle = connect(server.port, '127.0.0.1')
  await once(idle, 'connect')
  const closed = once(idle, 'close')
  idle.on('error', () => undefined).resume()
  await server.close()
  await closed
  await expect.poll(() => app.watchers()).toBe(0)
})

test.each(['bytes=9-5', 'bytes=999999-', 'bytes=-0', 'lines=1-2'])(
  'a range that makes no sense is answered with the whole page, and the host lives: %s',
  async (range) => {
    const { server, owner } = await serveApp()
    expect(await get(server.port, '/index.html', owner, { range })).toMatchObject({ status: 200, body: '<!doctype html><title>Caravan</title>' })
    expect((await get(server.port, '/', owner)).status).toBe(200)
  },
)

test('pages built again under a running host are served as they are now', async () => {
  const { server, owner, pages } = await serveApp()
  renameSync(`${pages}/assets/index-1a2b3c4d.js`, `${pages}/assets/index-5e6f7a8b.js`)
  expect((await get(server.port, '/assets/index-1a2b3c4d.js', owner)).status).toBe(404)
  expect((await get(server.port, '/assets/index-5e6f7a8b.js', owner)).status).toBe(200)
  expect(await get(server.port, '/', owner, {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

needs('loopback', () => {
  test('connections that say nothing make room for those that ask, and are ended', async () => {
    const { server, owner } = await listening()
    const silent = Array.from({ length: 300 }, () => connect(server.port, '127.0.0.1').on('error', () => undefined))
    onTestFinished(() => silent.forEach((socket) => socket.destroy()))
    const ended = new Set<unknown>()
    for (const socket of silent) socket.resume().once('close', () => ended.add(socket))
    await expect.poll(() => ended.size).toBeGreaterThanOrEqual(300 - 128)
    expect((await get(server.port, '/', owner)).status).toBe(503)
  })
})
