import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskFiles, fenced } from '#main/store/files'
import { claimFolder, isClaimed, type Claim, type HolderState, type LockHolder } from '#main/store/lock'
import { ADA_AND_BEN, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { newId } from '../../../support/ids'

function holder(): LockHolder {
  return { pid: process.pid, startedAt: '2026-11-21T10:00:00.000Z', instance: newId(), host: 'web', socket: '/nowhere' }
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

test('one that is starting is waited for, which is told once; it counts as there, and one that is gone does not', async () => {
  const folder = temporaryFolder()
  await claim(folder, holder(), () => Promise.resolve('gone'))
  const states: HolderState[] = ['starting', 'starting', 'starting', 'ready']
  const probe = (): Promise<HolderState> => Promise.resolve(states.shift() ?? 'ready')
  let told = 0
  expect(await claimFolder({ folder, files: diskFiles, self: holder(), probe, waiting: () => (told += 1) })).toMatchObject({ kind: 'joined' })
  expect(told).toBe(1)
  expect(await isClaimed({ folder, files: diskFiles, probe: () => Promise.resolve('starting') })).toBe(true)
  expect(await isClaimed({ folder, files: diskFiles, probe: () => Promise.resolve('gone') })).toBe(false)
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

test.each(['', '{"pid":', '{"pid":1,"startedAt":"2026-11-21T10:00:00Z","instance":"00000000-aaaa","host":"web"}'])(
  'a lock file that says nothing that could be true is no lock: %s',
  async (content) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'lock-00000000-aaaa.json'), content)
    expect((await claim(folder, holder(), () => Promise.resolve('ready'))).kind).toBe('held')
  },
)

test('a Caravan that was taken over while it slept writes nothing', async () => {
  const folder = temporaryFolder()
  const claimed = await claim(folder, holder(), () => Promise.resolve('gone'))
  if (claimed.kind !== 'held') throw new Error('not held')
  const app = await openApp(folder, { files: fenced(diskFiles, () => claimed.lock.check()) })
  for (const name of locksIn(folder)) rmSync(join(folder, name))
  expect(await app.createMatch(ADA_AND_BEN)).toMatchObject({
    ok: false,
    error: { kind: 'not-saved', detail: expect.stringMatching(/^another Caravan is using this data folder now/) as string },
  })
  expect(readdirSync(join(folder, 'people'))).toEqual([])
  expect(readdirSync(join(folder, 'matches'))).toEqual([])
})
