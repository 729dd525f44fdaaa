import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, fenced } from '#main/store/files'
import { claimFolder, type Claim, type HolderState, type LockHolder } from '#main/store/lock'
import { HttpServer } from '#main/hosts/http-server'
import { isRunning, probeHolder } from '#main/hosts/probe'
import { startCaravan } from '#main/hosts/start'
import { ADA_AND_BEN, openApp } from './support/apps'
import { temporaryFolder } from './support/folder'
import { builtPages } from './support/hosts'

function holder(): LockHolder {
  return { pid: process.pid, startedAt: new Date().toISOString(), url: 'http://127.0.0.1:9/', instance: randomUUID() }
}

const locksIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('lock-'))

function claim(folder: string, self: LockHolder, probe: (other: LockHolder) => Promise<HolderState>): Promise<Claim> {
  return claimFolder({ folder, files: diskFiles, self, probe })
}

test('an empty folder is ours, and free again after we let go', async () => {
  const folder = join(temporaryFolder(), 'not', 'there', 'yet')
  const self = holder()
  const claimed = await claim(folder, self, () => Promise.resolve('gone'))
  if (claimed.kind !== 'held') throw new Error('not held')
  expect(locksIn(folder)).toEqual([`lock-${self.instance}.json`])
  await claimed.lock.release()
  expect(locksIn(folder)).toEqual([])
})

test('a second Caravan joins the first', async () => {
  const folder = temporaryFolder()
  const first = holder()
  await claim(folder, first, () => Promise.resolve('gone'))
  expect(await claim(folder, holder(), () => Promise.resolve('ready'))).toEqual({ kind: 'joined', holder: first })
  expect(locksIn(folder)).toEqual([`lock-${first.instance}.json`])
})

test('of many that ask at once exactly one holds the folder and all others join it', async () => {
  const folder = temporaryFolder()
  const held = new Set<string>()
  // those that ask answer `starting`, the one that holds answers `ready`, as their health would
  const claims = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const self = holder()
      const claimed = await claim(folder, self, ({ instance }) => Promise.resolve(held.has(instance) ? 'ready' : 'starting'))
      if (claimed.kind === 'held') held.add(self.instance)
      return claimed
    }),
  )
  expect(claims.filter(({ kind }) => kind === 'held')).toHaveLength(1)
  const joined = claims.flatMap((claimed) => (claimed.kind === 'joined' ? [claimed.holder.instance] : []))
  expect(new Set(joined)).toEqual(held)
  expect(locksIn(folder)).toHaveLength(1)
})

test.each([
  ['whose process has ended', { pid: 2 ** 22 + 1 }],
  ['whose process id now belongs to another program, which answers nothing', {}],
])('the lock of a Caravan %s is taken over', async (_what, change) => {
  const folder = temporaryFolder()
  const dead = { ...holder(), ...change }
  writeFileSync(join(folder, `lock-${dead.instance}.json`), JSON.stringify(dead))
  const self = holder()
  expect((await claim(folder, self, probeHolder)).kind).toBe('held')
  expect(locksIn(folder)).toEqual([`lock-${self.instance}.json`])
})

test('the lock of a Caravan whose address now belongs to another Caravan is taken over', async () => {
  const folder = temporaryFolder()
  const other = await HttpServer.listen({ port: 0, pages: builtPages(), instance: 'another-one' })
  onTestFinished(() => other.close())
  const dead = { ...holder(), url: other.url }
  expect(await probeHolder(dead)).toBe('gone')
  expect(await probeHolder({ ...dead, instance: 'another-one' })).toBe('starting')
  writeFileSync(join(folder, `lock-${dead.instance}.json`), JSON.stringify(dead))
  expect((await claim(folder, holder(), probeHolder)).kind).toBe('held')
})

test.each(['', '{"pid":', '{"pid":1,"startedAt":"2026-11-21T10:00:00Z","url":"https://evil.example/","instance":"00000000-aaaa"}'])(
  'a lock file that says nothing that could be true is no lock: %s',
  async (content) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'lock-00000000-aaaa.json'), content)
    expect((await claim(folder, holder(), () => Promise.resolve('ready'))).kind).toBe('held')
  },
)

test('this process runs, and one of an impossible id does not', () => {
  expect([isRunning(process.pid), isRunning(2 ** 22 + 1)]).toEqual([true, false])
})

test('a Caravan that was taken over while it slept writes nothing any more', async () => {
  const folder = temporaryFolder()
  const claimed = await claim(folder, holder(), () => Promise.resolve('gone'))
  if (claimed.kind !== 'held') throw new Error('not held')
  const app = await openApp(folder, { files: fenced(diskFiles, () => claimed.lock.check()) })
  for (const name of locksIn(folder)) rmSync(join(folder, name))
  expect(await app.createMatch(ADA_AND_BEN)).toMatchObject({ ok: false, error: { kind: 'not-saved', detail: expect.stringMatching(/taken over/) as string } })
  expect(readdirSync(join(folder, 'people'))).toEqual([])
  expect(readdirSync(join(folder, 'matches'))).toEqual([])
})

test('the second Caravan started on a folder gives the address of the first, until that one closes', async () => {
  const options = { host: 'web' as const, version: '0', dataFolder: temporaryFolder(), deviceFolder: temporaryFolder(), port: 0, pages: builtPages(), report: () => undefined }
  const first = await startCaravan(options)
  if (first.kind !== 'running') throw new Error('not running')
  expect(await startCaravan(options)).toEqual({ kind: 'joined', url: first.url })
  expect(await startCaravan({ ...options, port: Number(new URL(first.url).port) })).toEqual({ kind: 'joined', url: first.url })
  await first.close()
  const second = await startCaravan(options)
  if (second.kind !== 'running') throw new Error('not running')
  await second.close()
  expect(locksIn(options.deviceFolder)).toEqual([])
})
