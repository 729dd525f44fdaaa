import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { RPCHandler } from '@orpc/server/ws'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { makeRouter } from '#main/router'
import { endOf, HttpServer, ownerIn } from '#main/hosts/web/http-server'
import { OwnerKeys } from '#main/hosts/web/owner-keys'
import { startCaravan } from '#main/hosts/start/start'
import type { StartPage } from '#shared/contract/start-page'
import { LANGUAGES } from '#shared/words/languages'
import { SIGN_IN_WORDS } from '#shared/words/sign-in'
import { signIn, type Owner } from '../../../../e2e/harness/owner'
import { openHouse, valueOf } from '../../backup/support/house'
import { temporaryFolder } from '../../../../support/main/folder'
import { addressOf, builtPages, serveApp } from '../../../../support/main/hosts'
import { AS_STRANGER, needs } from '../../../../support/needs'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Headers = Readonly<Record<string, string>>

/** What any program of this computer can send: every header, Host and Origin among them, is its own to choose. */
function ask(port: number, path: string, headers: Headers = {}, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function upgrade(port: number, path: string, headers: Headers): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)))
    socket.on('error', () => resolve('closed'))
  })
}

const handIn = (port: number, body: unknown, headers: Headers = {}): Promise<Answer> =>
  ask(port, '/sign-in', { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json', ...headers }, 'POST', JSON.stringify(body))

const PAGE = 'p'.repeat(43)
const keyIn = (address: string): string => new URL(address).searchParams.get('key') ?? ''

/** Cookies that are none of this start's, each made of one that is. */
function wrongCookies({ cookie }: Owner): Readonly<Record<string, string>> {
  const [name = '', value = ''] = cookie.split('=')
  const [id = '', signature = ''] = value.split('.')
  const flipped = (text: string): string => `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`
  return {
    none: '',
    'no value': `${name}=`,
    'a wrong signature': `${name}=${id}.${flipped(signature)}`,
    'the signature of another': `${name}=${flipped(id)}.${signature}`,
    'the signature alone': `${name}=.${signature}`,
    'a cut signature': `${name}=${id}.${signature.slice(0, -1)}`,
    'the cookie of another port': `${name}1=${value}`,
    'the cookie of a table': `${name.replace('caravan', 'caravan-table')}=${value}`,
    'no Latin letters': `${name}=${Buffer.from('ключ').toString('latin1')}`,
  }
}

test('without the owner’s cookie there is no page, no asset, no download and no call, whatever Host and Origin say', async () => {
  const house = await openHouse()
  const keys = new OwnerKeys()
  const server = await HttpServer.listen({ port: 0, pages: builtPages(), keys })
  onTestFinished(() => server.close())
  server.serve(new RPCHandler(makeRouter(house.app, () => undefined)), { downloads: house.app.downloads })
  const owner = await signIn(addressOf(server, keys))
  const download = valueOf(await house.app.backups.download()).path
  for (const [what, cookie] of Object.entries(wrongCookies(owner))) {
    for (const host of [`127.0.0.1:${server.port}`, `localhost:${server.port}`, `[::1]:${server.port}`, 'evil.example']) {
      const forged = { cookie, host, origin: `http://${host}` }
      for (const path of ['/', '/index.html', '/assets/index-1a2b3c4d.js', '/phone.html', '/nothing', `/?page=${owner.page}`, '//', '/%2e/', download]) {
        const { status, body, headers } = await ask(server.port, path, forged)
        expect([path, status], `${what}, ${host}`).toEqual([path, 403])
        expect(body).not.toContain('<title>Caravan</title></head>')
        expect(body).not.toContain('export {}')
        expect(headers['content-security-policy'] ?? 'refused before that').not.toContain('unsafe-inline')
      }
      expect(await upgrade(server.port, `/rpc?page=${owner.page}`, forged), `${what}, ${host}`).toMatch(/^40[13]$/)
      expect(await upgrade(server.port, '/rpc', forged)).toMatch(/^40[13]$/)
    }
  }
  // nothing of this used the download up
  expect((await ask(server.port, download, { cookie: owner.cookie })).status).toBe(200)
})

test('the cookie alone, as the server of another port may see it, opens no connection for calls', async () => {
  const { server, owner } = await serveApp()
  const headers = { cookie: owner.cookie, origin: owner.origin }
  for (const page of ['', '?page=', `?page=${PAGE}`, `?page=${owner.page.slice(1)}`, `?page=${owner.cookie.split('=')[1]?.split('.')[0] ?? ''}`]) {
    expect(await upgrade(server.port, `/rpc${page}`, headers), page).toBe('401')
  }
  expect(await upgrade(server.port, `/rpc?page=${owner.page}`, headers)).toBe('open')
})

test('nor does it get the start page that the host renders, which shows whose matches these are', async () => {
  const drawn = JSON.stringify({ html: 'Ada and Ben' })
  const { server, owner } = await serveApp(undefined, () => Promise.resolve(JSON.parse(drawn) as StartPage))
  for (const page of ['', '?page=', `?page=${PAGE}`, `?page=${owner.page.slice(1)}`, `?page=${owner.cookie.split('=')[1]?.split('.')[0] ?? ''}`]) {
    const { status, body } = await ask(server.port, `/start-page${page}`, { cookie: owner.cookie })
    expect([page, status]).toEqual([page, 403])
    expect(body).not.toContain('Ada')
  }
  expect((await ask(server.port, `/start-page?page=${owner.page}`)).status).toBe(403)
  const { status, body, headers } = await ask(server.port, `/start-page?page=${owner.page}`, { cookie: owner.cookie })
  expect([status, body, headers['cache-control']]).toEqual([200, drawn, 'no-store'])
})

test('a key is good for this start alone: a wrong one, one of an earlier start and half of one let nobody in', async () => {
  const { server, keys } = await serveApp()
  const earlier = new OwnerKeys()
  const right = keys.key('lasting')
  for (const key of [
    '',
    'x',
    right.slice(0, -1),
    `${right}x`,
    right.toLowerCase(),
    earlier.key('lasting'),
    earlier.key('once'),
    null,
    [right],
    { key: right },
  ]) {
    const { status, headers } = await handIn(server.port, { key, page: PAGE })
    expect([key, status, headers['set-cookie']]).toEqual([key, 403, undefined])
  }
  expect((await handIn(server.port, { key: right, page: 'short' })).status).toBe(403)
  expect((await handIn(server.port, { key: right, page: PAGE })).status).toBe(204)
})

test('a key is handed in by a page of this very host alone', async () => {
  const { server, keys } = await serveApp()
  const right = { key: keys.key('lasting'), page: PAGE }
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'content-type': 'text/plain' },
    { host: 'evil.example', origin: 'http://evil.example' },
  ] as const) {
    expect((await handIn(server.port, right, headers)).status).toBe(403)
  }
  expect((await handIn(server.port, { ...right, more: 'x'.repeat(2000) })).status).toBe(413)
  expect((await ask(server.port, `/sign-in?key=${right.key}`)).status).toBe(405)
})

test('the key in an address that is opened lets in once, and not after two minutes', () => {
  let now = 0
  const keys = new OwnerKeys(() => now)
  const [first, second] = [keys.key('once'), keys.key('once')]
  expect([keys.kindOf(first), keys.use(first), keys.kindOf(first), keys.use(first)]).toEqual(['once', true, null, false])
  now = 119_999
  expect(keys.kindOf(second)).toBe('once')
  now = 120_000
  expect(keys.kindOf(second)).toBeNull()
  expect(keys.kindOf(keys.key('lasting'))).toBe('lasting')
  const many = Array.from({ length: 21 }, () => keys.key('once'))
  expect(many.filter((key) => keys.kindOf(key) === 'once')).toEqual(many.slice(1))
})

test('no secret is in an answer but the cookie, and that is out of reach of scripts and other sites', async () => {
  const { server, keys } = await serveApp()
  const [lasting, once] = [keys.key('lasting'), keys.key('once')]
  const signedIn = await handIn(server.port, { key: once, page: PAGE })
  const [cookie = ''] = signedIn.headers['set-cookie'] ?? []
  expect(cookie).toMatch(new RegExp(`^caravan-${server.port}=[\\w-]{43}\\.[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`))
  const owner = { cookie: cookie.split(';')[0] ?? '' }
  const answers = [
    signedIn,
    await ask(server.port, `/?key=${lasting}`),
    await ask(server.port, `/?key=${once}`, owner),
    await ask(server.port, '/'),
    await ask(server.port, '/', owner),
    await ask(server.port, `/health?page=${PAGE}`, owner),
    await ask(server.port, `/nothing?key=${lasting}`, owner),
    await handIn(server.port, { key: `${lasting}x`, page: PAGE }),
  ]
  const secrets = [lasting, once, PAGE, ...(owner.cookie.split('=')[1] ?? '').split('.')]
  for (const { headers, body } of answers) {
    const { 'set-cookie': _, ...others } = headers
    for (const secret of secrets) expect(JSON.stringify(others) + body).not.toContain(secret)
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
  // a page that is given with a key in its address is not kept by the browser
  expect(answers[1]?.headers['cache-control']).toBe('no-store')
})

test('the health says that Caravan is there, and nothing else', async () => {
  const { server } = await serveApp()
  const { status, body } = await ask(server.port, '/health')
  expect([status, JSON.parse(body)]).toEqual([200, { app: 'caravan', signedIn: false }])
})

test.each(LANGUAGES)('the page that refuses says in %s where the address is found; it fetches nothing, and nothing else runs in it', async (language) => {
  const { server } = await serveApp()
  const { status, headers, body } = await ask(server.port, '/', { 'accept-language': `tlh, ${language}-XX;q=0.9, en;q=0.2` })
  const words = SIGN_IN_WORDS[language]
  expect(status).toBe(403)
  expect(body).toContain(`<html lang="${language}"`)
  for (const text of [words.heading, words.why, words.again('<code>npm start</code>'), words.print('<code>npm start -- --no-open</code>')])
    expect(body).toContain(text)
  expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+='; worker-src 'self'; style-src 'sha256-[^ ]+=';/)
  expect(body).not.toMatch(/(?:src|href)="(?!data:,")/)
})

/** Every file below a folder, as text. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

test('no file of Caravan’s holds a key, the log among them', async () => {
  const [dataFolder, deviceFolder] = [temporaryFolder(), temporaryFolder()]
  const started = await startCaravan({
    host: 'web',
    version: '1',
    dataFolder,
    deviceFolder,
    listens: 'at-once',
    port: 0,
    pages: builtPages(),
    report: () => undefined,
  })
  if (started.kind !== 'running') throw new Error('not running')
  onTestFinished(() => started.close())
  const addresses = [await started.address('lasting'), await started.address('once')]
  const { cookie, page } = await signIn(addresses[0] ?? '')
  await expect(signIn(addresses[0]?.replace(/.$/, '~') ?? '')).rejects.toThrow('403')
  const all = [...filesIn(dataFolder), ...filesIn(deviceFolder)]
  expect(all.length).toBeGreaterThan(1)
  for (const secret of [...addresses.map(keyIn), cookie, page]) expect(all.filter((text) => text.includes(secret))).toEqual([])
})

test('the owner of a connection is read where the system writes it, and only while the connection is open', () => {
  const [from, to] = [endOf('127.0.0.1', 41252), endOf('127.0.0.1', 4127)]
  const line = (local: string, remote: string, state: string, uid: number) =>
    `   7: ${local} ${remote} ${state} 00000000:00000000 00:00000000 00000000  ${uid}        0 546 1`
  expect([from, to]).toEqual(['0100007F:A124', '0100007F:101F'])
  expect(ownerIn(line(from, to, '01', 1000), from, to)).toBe(1000)
  expect(ownerIn(line(`0000000000000000FFFF0000${from}`, `0000000000000000FFFF0000${to}`, '01', 1000), from, to)).toBe(1000)
  expect(ownerIn(line(from, to, '06', 0), from, to)).toBeNull()
  expect(ownerIn(line(to, from, '01', 1000), from, to)).toBeNull()
})

/** A program of another user of this computer, who knows all that can be seen from outside. */
const STRANGER = `
const [device, port, key, page] = process.argv.slice(1)
const { readFileSync, readdirSync } = require('node:fs')
const { connect } = require('node:net')
const tried = {}
const attempt = async (what, work) => { try { tried[what] = await work() } catch (error) { tried[what] = error.code ?? error.message } }
const origin = 'http://127.0.0.1:' + port
const main = async () => {
  await attempt('list', () => readdirSync(device).length)
  await attempt('lock', () => readFileSync(process.env.LOCK, 'utf8').length)
  await attempt('socket', () => new Promise((resolve, reject) => connect(process.env.SOCKET).on('connect', () => resolve('connected')).on('error', reject)))
  await attempt('page', async () => (await fetch(origin)).status)
  const body = JSON.stringify({ key, page })
  await attempt('key', async () => (await fetch(origin + '/sign-in', { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body })).status)
  console.log(JSON.stringify({ uid: process.getuid(), ...tried }))
}
main()
`

needs('stranger', () => {
  test('another user of this computer can read neither lock nor socket, gets no page, and not even the key of an address that was opened', async () => {
    const [dataFolder, deviceFolder] = [temporaryFolder(), temporaryFolder()]
    const started = await startCaravan({
      host: 'web',
      version: '1',
      dataFolder,
      deviceFolder,
      listens: 'at-once',
      port: 0,
      pages: builtPages(),
      report: () => undefined,
    })
    if (started.kind !== 'running') throw new Error('not running')
    onTestFinished(() => started.close())
    const address = await started.address('once')
    const nameOf = (start: string): string => join(deviceFolder, readdirSync(deviceFolder).find((name) => name.startsWith(start)) ?? '')
    const [lock, socket] = [nameOf('lock-'), nameOf('control-')]
    expect([statSync(deviceFolder).mode & 0o777, statSync(lock).mode & 0o777]).toEqual([0o700, 0o600])
    const child = spawn(
      AS_STRANGER[0],
      [...AS_STRANGER.slice(1), process.execPath, '-e', STRANGER, deviceFolder, new URL(address).port, keyIn(address), PAGE],
      {
        env: { ...process.env, LOCK: lock, SOCKET: socket },
      },
    )
    let said = ''
    for await (const part of child.stdout.setEncoding('utf8')) said += String(part)
    expect(JSON.parse(said)).toEqual({ uid: 65534, list: 'EACCES', lock: 'EACCES', socket: 'EACCES', page: 403, key: 403 })
    // it is still good for the browser that it was opened in
    await signIn(address)
  })
})
