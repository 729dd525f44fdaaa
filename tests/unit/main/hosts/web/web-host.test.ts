import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { beyondEverything } from '../../backup/support/zip64'
import { ADA_AND_BEN, deviceFolderOf, idOf, look, openApp, play, tilesOf } from '../../../../support/main/apps'
import { bundle } from '../../../../support/main/bundle'
import { temporaryFolder } from '../../../../support/main/folder'
import { clientOver, ownerSocket, signIn, type Client } from '../../../../e2e/harness/owner'
import { putPages } from '../../../../support/main/hosts'
import { MANY } from '../../../../every'
import { needs } from '../../../../support/needs'
import { whyPortTaken } from '#main/hosts/web'

let built = ''
let program = ''

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'caravan-host-'))
  putPages(join(built, 'renderer'))
  program = await bundle('src/main/hosts/web.ts', join(built, 'main'))
  writeFileSync(join(built, 'package.json'), '{ "type": "module" }')
  // nobody asks here for a start page that is rendered; to bundle the real one, and to load it at each start, takes as long as all else
  writeFileSync(join(built, 'main', 'prerender.js'), "export const renderStartPage = () => ''\n")
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

interface Host {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  /** Its exit status, once it has ended. */
  readonly ended: Promise<number | null>
}

function start(args: readonly string[]): Host {
  const data = args[args.indexOf('--data') + 1] ?? temporaryFolder()
  const env = { ...process.env, CARAVAN_DEVICE: deviceFolderOf(data) }
  const child = spawn(process.execPath, [program, '--no-open', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = once(child, 'close').then(([status]) => status as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, out: () => out, err: () => err, ended }
}

/** The host's whole address, once it has said it. */
async function addressOf(host: Host): Promise<string> {
  await expect.poll(() => /at (http:\S+)\n/.exec(host.out())?.[1] ?? host.err()).toMatch(/^http:/)
  return String(/at (http:\S+)\n/.exec(host.out())?.[1])
}

async function clientOf(address: string): Promise<Client> {
  const socket = ownerSocket(await signIn(address))
  onTestFinished(() => socket.terminate())
  return clientOver(socket)
}

const locksIn = (folder: string) => readdirSync(deviceFolderOf(folder)).filter((name) => name.startsWith('lock-'))

test('it says why it runs, where the matches are and where it is, in that order', async () => {
  const data = temporaryFolder()
  const host = start(['--port', '0', '--data', data, '--why', 'There is no display.'])
  const address = await addressOf(host)
  expect(host.out()).toBe(
    `There is no display.\nCaravan keeps its matches in ${data}\nIts own backups are in ${join(deviceFolderOf(data), 'backups')}\nCaravan is at ${address}\n`,
  )
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?key=[\w-]{43}$/)
  const { cookie, origin } = await signIn(address)
  expect(await (await fetch(origin, { headers: { cookie } })).text()).toBe('<!doctype html><title>Caravan</title>')
})

needs('signals', () => {
  // what an interrupt and a terminal that is closed ask for is the same; a night asks for each
  test.each(MANY ? (['SIGINT', 'SIGTERM', 'SIGHUP'] as const) : (['SIGTERM'] as const))(
    '%s: what was acknowledged is there, the lock is gone, and it ends well',
    async (signal) => {
      const data = temporaryFolder()
      const host = start(['--port', '0', '--data', data])
      const client = await clientOf(await addressOf(host))
      const matchId = idOf(await client.match.create(ADA_AND_BEN))
      idOf(await client.match.enter({ matchId, revision: 0, event: play('6-4') }))
      await (await client.match.live({ matchId })).next()
      expect(locksIn(data)).toHaveLength(1)
      host.child.kill(signal)
      expect(await host.ended).toBe(0)
      expect(host.err()).toBe('')
      expect(locksIn(data)).toEqual([])
      expect(readdirSync(deviceFolderOf(data))).toContain('index.jsonl')
      expect(tilesOf(await look(await openApp(data), matchId))).toEqual(['6-4'])
    },
  )
})

test('a second one on the same folder gives the address of the first and ends', async () => {
  const data = temporaryFolder()
  const address = await addressOf(start(['--port', '0', '--data', data]))
  const second = start(['--port', '0', '--data', data])
  expect(await second.ended).toBe(0)
  expect(second.out()).toContain(`Caravan is already running on that folder, at ${address}\n`)
})

test('one that was killed leaves a folder that the next one takes over, with its matches', async () => {
  const data = temporaryFolder()
  const first = start(['--port', '0', '--data', data])
  const client = await clientOf(await addressOf(first))
  const matchId = idOf(await client.match.create(ADA_AND_BEN))
  first.child.kill('SIGKILL')
  await first.ended
  const again = await clientOf(await addressOf(start(['--port', '0', '--data', data])))
  const home = await again.home.live()
  expect((await home.next()).value).toMatchObject({ matches: [{ matchId }], notices: [] })
  expect(locksIn(data)).toHaveLength(1)
})

needs('signals', () => {
  test('a page that goes away in the middle of a stream is no fault worth a line', async () => {
    const host = start(['--port', '0', '--data', temporaryFolder()])
    const socket = ownerSocket(await signIn(await addressOf(host)))
    const client = clientOver(socket)
    await (await client.home.live()).next()
    socket.terminate()
    await once(socket, 'close')
    host.child.kill('SIGTERM')
    expect(await host.ended).toBe(0)
    expect(host.err()).toBe('')
  })
})

test('a bad flag is one line and status 2', async () => {
  const host = start(['--prot', '1'])
  expect(await host.ended).toBe(2)
  expect(host.err()).toBe("Caravan: Unknown option '--prot'\n")
})

test('a port that is taken is one line and status 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const host = start(['--port', String(port), '--data', temporaryFolder()])
  expect(await host.ended).toBe(1)
  expect(host.err()).toBe(`Caravan: port ${port} of 127.0.0.1 is taken; name another with --port, or leave it out\n`)
})

test('a port that another Caravan has is said to be its', async () => {
  const first = start(['--port', '0', '--no-open', '--data', temporaryFolder()])
  const port = new URL(await addressOf(first)).port
  const host = start(['--port', port, '--data', temporaryFolder()])
  expect(await host.ended).toBe(1)
  expect(host.err()).toBe(`Caravan: port ${port} of 127.0.0.1 is taken by another Caravan; name another with --port, or leave it out\n`)
})

test('where none of the usual ports is free, their range is named', async () => {
  expect(await whyPortTaken(null)).toBe('all ports from 4127 to 4177 of 127.0.0.1 are taken; name a free one with --port')
})

test('a folder that cannot be made is one line and status 1', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const host = start(['--port', '0', '--data', join(file, 'matches')])
  expect(await host.ended).toBe(1)
  expect(host.err()).toMatch(/^Caravan: could not start on .*: E[A-Z]+.*\n$/)
  expect(host.err()).toContain(join(file, 'matches'))
  // nothing is kept there
  expect(host.out()).toBe('')
})

test('a file of 42 bytes that points beyond its end is no backup, and the host goes on', async () => {
  const data = temporaryFolder()
  const host = start(['--port', '0', '--data', data])
  const client = await clientOf(await addressOf(host))
  const sent = await client.backup.upload({ at: 0, part: beyondEverything().toString('base64') })
  if (!sent.ok) throw new Error(`the file was not taken: ${JSON.stringify(sent.error)}`)
  const looked = await Promise.race([client.backup.look({ source: { kind: 'upload', id: sent.value.id } }), host.ended])
  expect(looked, host.err()).toMatchObject({ ok: false, error: { kind: 'bad-backup', bad: { kind: 'not-a-zip' } } })
  expect(await client.host.info()).toMatchObject({ host: 'web' })
})
