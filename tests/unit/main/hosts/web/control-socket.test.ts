import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addressOf, ControlSocket, leftBehind, probeHolder } from '#main/hosts/web/control-socket'
import { startCaravan, type StartOptions } from '#main/hosts/start/start'
import { diskFiles } from '#main/store/files'
import { claimFolder, type LockHolder } from '#main/store/lock'
import { temporaryFolder } from '../../../../support/main/folder'
import { builtPages } from '../../../../support/main/hosts'
import { isHere, needs } from '../../../../support/needs'
import { newId } from '../../../../support/ids'

const KEY = 'k'.repeat(43)
const ADDRESS = `http://127.0.0.1:4127/?key=${KEY}`

function holderAt(socket: string, instance: string = newId()): LockHolder {
  return { pid: process.pid, startedAt: '2026-11-21T10:00:00.000Z', instance, host: 'web', socket }
}

async function listening(folder: string, instance: string = newId(), address = ADDRESS, afterwards = onTestFinished): Promise<ControlSocket> {
  const control = await ControlSocket.listen(folder, instance, {
    state: () => 'ready',
    address: (kind) => Promise.resolve(kind === 'once' ? address : `${address}!`),
  })
  afterwards(() => control.close())
  return control
}

const putLock = (folder: string, holder: LockHolder): void => writeFileSync(join(folder, `lock-${holder.instance}.json`), JSON.stringify(holder))
const claim = (folder: string) => claimFolder({ folder, files: diskFiles, probe: probeHolder, leftBehind, self: holderAt('/nowhere') })

test('it tells that its Caravan is there, and nobody else’s', async () => {
  const instance = newId()
  const { path } = await listening(temporaryFolder(), instance)
  expect(await probeHolder(holderAt(path, instance))).toBe('ready')
  expect(await probeHolder(holderAt(path))).toBe('gone')
})

test('it gives an address of this computer with a key; anything else that it would give is not taken', async () => {
  const { path } = await listening(temporaryFolder())
  expect(await addressOf(holderAt(path), 'once')).toBe(ADDRESS)
  await expect(addressOf(holderAt(path), 'lasting')).rejects.toThrow()
  const elsewhere = await listening(temporaryFolder(), newId(), `https://evil.example/?key=${KEY}`)
  await expect(addressOf(holderAt(elsewhere.path), 'once')).rejects.toThrow()
})

test.each(['', 'x', '{}', '{"ask":"key"}', `{"ask":"${'x'.repeat(5000)}"}`])(
  'what makes no sense is not answered, and the next one is: %.20s',
  async (said) => {
    const instance = newId()
    const { path } = await listening(temporaryFolder(), instance)
    const socket = connect({ path })
    let answer = ''
    socket
      .on('error', () => undefined)
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
    const closed = once(socket, 'close')
    socket.end(said)
    await closed
    expect(answer).toBe('')
    expect(await probeHolder(holderAt(path, instance))).toBe('ready')
  },
)

// each waits for as long as a host does before it gives up, so they wait at the same time
test.concurrent('one that talks without an end is cut off, and so is one that says nothing; others are still answered', async ({ expect, onTestFinished }) => {
  const instance = newId()
  const { path } = await listening(temporaryFolder(), instance, ADDRESS, onTestFinished)
  const [talking, silent] = [connect({ path }), connect({ path })]
  for (const socket of [talking, silent]) socket.on('error', () => undefined)
  const cut = Promise.all([once(talking, 'close'), once(silent, 'close')])
  const talk = setInterval(() => talking.write('x'.repeat(100)), 10)
  onTestFinished(() => clearInterval(talk))
  expect(await probeHolder(holderAt(path, instance))).toBe('ready')
  await cut
})

needs('sockets', () => {
  test.concurrent('one that is halted takes the question and does not answer; it counts as gone', async ({ expect, onTestFinished }) => {
    const path = join(temporaryFolder(), 'control-0c2b7f1e.sock')
    const halted = createServer().listen(path)
    onTestFinished(() => void halted.close())
    await once(halted, 'listening')
    expect(await probeHolder(holderAt(path))).toBe('gone')
  })

  test('one that is there is heard, also where the one who asks was held up meanwhile, for however long', async () => {
    const path = join(temporaryFolder(), 'control-0c2b7f1e.sock')
    const instance = newId()
    const there = createServer((socket) => {
      // what was due in that time is due once, before anything is heard
      vi.advanceTimersToNextTimer()
      socket.on('error', () => undefined).resume()
      socket.end(JSON.stringify({ instance, state: 'ready' }))
    }).listen(path)
    onTestFinished(() => void there.close())
    await once(there, 'listening')
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    expect(await probeHolder(holderAt(path, instance))).toBe('ready')
  })

  test('an answer without an end is not waited for', async () => {
    const path = join(temporaryFolder(), 'control-0c2b7f1e.sock')
    const talking = createServer((socket) => {
      const talk = setInterval(() => socket.write('x'.repeat(100)), 10)
      socket.on('error', () => undefined).on('close', () => clearInterval(talk))
    }).listen(path)
    onTestFinished(() => void talking.close())
    await once(talking, 'listening')
    expect(await probeHolder(holderAt(path))).toBe('gone')
  })

  test('a Caravan that was killed leaves a socket at which nobody answers: its folder is taken over, and both files go', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'control-0c2b7f1e.sock')
    const child = spawn(process.execPath, ['-e', `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('there'))`])
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(existsSync(path)).toBe(true)
    putLock(folder, holderAt(path))
    expect((await claim(folder)).kind).toBe('held')
    expect(existsSync(path)).toBe(false)
    expect(readdirSync(folder)).toHaveLength(1)
  })
})

test('what a lock says of a socket elsewhere removes nothing there', () => {
  const folder = temporaryFolder()
  expect(leftBehind({ socket: '/etc/passwd' }, folder)).toBeNull()
  expect(leftBehind({ socket: join(folder, 'index.jsonl') }, folder)).toBeNull()
  expect(leftBehind({ socket: join(folder, 'control-0c2b7f1e.sock') }, folder)).toBe(join(folder, 'control-0c2b7f1e.sock'))
})

const modeOf = (path: string): number => statSync(path).mode & 0o777

needs('modes', () => {
  test('a folder of ours that others could look into is closed to them', async () => {
    const folder = temporaryFolder()
    chmodSync(folder, 0o755)
    expect(dirname((await listening(folder)).path)).toBe(folder)
    expect(modeOf(folder)).toBe(0o700)
  })
})

needs('sockets', () => {
  test('where the name would be too long, the socket lies in a folder that nobody else can enter, which goes with it', async () => {
    const folder = join(temporaryFolder(), 'x'.repeat(90))
    mkdirSync(folder)
    const instance = newId()
    const control = await ControlSocket.listen(folder, instance, { state: () => 'starting', address: () => Promise.resolve(ADDRESS) })
    const own = dirname(control.path)
    expect(own).not.toBe(folder)
    expect(modeOf(own)).toBe(0o700)
    expect(await probeHolder(holderAt(control.path, instance))).toBe('starting')
    await control.close()
    expect(existsSync(own)).toBe(false)
  })
})

needs('root', () => {
  test('a folder of someone else’s gets no socket, and a socket of someone else’s is not asked', async () => {
    const folder = temporaryFolder()
    chownSync(folder, 65534, 65534)
    const instance = newId()
    const { path } = await listening(folder, instance)
    expect(dirname(path)).not.toBe(folder)
    expect(readdirSync(folder)).toEqual([])
    chownSync(path, 65534, 65534)
    expect(await probeHolder(holderAt(path, instance))).toBe('gone')
  })
})

function optionsOf(more: Partial<StartOptions> = {}): StartOptions {
  return {
    host: 'web',
    version: '0',
    dataFolder: temporaryFolder(),
    deviceFolder: temporaryFolder(),
    listens: 'at-once',
    port: 0,
    pages: builtPages(),
    report: () => undefined,
    ...more,
  }
}

const originOf = async (started: Awaited<ReturnType<typeof startCaravan>>): Promise<string> => new URL(await started.address('once')).origin
/** Files that a Caravan has in the folder of its device: its lock, and its socket where that is a file. */
const CLAIMS = isHere('sockets') ? 2 : 1
const claimsIn = (folder: string) => readdirSync(folder).filter((name) => /^(lock|control)-/.test(name))

test('the second Caravan started on a folder gives the address of the first, until that one closes; nothing of either is left', async () => {
  const options = optionsOf()
  const first = await startCaravan(options)
  const origin = await originOf(first)
  const lasting = await first.address('lasting')
  for (const again of [options, { ...options, port: Number(new URL(origin).port) }]) {
    const joined = await startCaravan(again)
    expect([joined.kind, await originOf(joined), await joined.address('lasting')]).toEqual(['joined', origin, lasting])
  }
  expect(claimsIn(options.deviceFolder)).toHaveLength(CLAIMS)
  if (first.kind === 'running') await first.close()
  expect(claimsIn(options.deviceFolder)).toEqual([])
  const second = await startCaravan(options)
  if (second.kind !== 'running') throw new Error('not running')
  expect(await second.address('lasting')).not.toBe(lasting)
  await second.close()
  expect(claimsIn(options.deviceFolder)).toEqual([])
})

test('of several that start at the same time one runs, and the others give its address', async () => {
  const options = optionsOf()
  const all = await Promise.all(Array.from({ length: 4 }, () => startCaravan(options)))
  const running = all.filter(({ kind }) => kind === 'running')
  expect(running).toHaveLength(1)
  expect(new Set(await Promise.all(all.map(originOf))).size).toBe(1)
  expect(claimsIn(options.deviceFolder)).toHaveLength(CLAIMS)
  for (const started of running) if (started.kind === 'running') await started.close()
})

test('a port that is taken leaves the folder free', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const options = optionsOf({ port: (taken.address() as { port: number }).port })
  await expect(startCaravan(options)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(claimsIn(options.deviceFolder)).toEqual([])
})
