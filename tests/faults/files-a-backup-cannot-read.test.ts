import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '#main/app'
import { openArchive } from '#main/backup/read-archive'
import { diskFiles, type Files } from '#main/store/files'
import type { BackupFaults } from '#shared/contract/backup-faults'
import type { Notice } from '#shared/contract/lists'
import { present } from '#shared/kernel/assert'
import { enterAll, TODAY } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { isHere, needs, type Need } from '../support/needs'
import { backedUp, filesOf, lookAt, openHouse, shown, valueOf, type House } from '../unit/main/backup/support/house'

/** The real disk, with files that it does not read; what is done to a file behind the app's back is seen only when a backup comes to it. */
class BadDisk {
  readonly bad = new Map<string, string>()
  /** Called before a file is read, with its path as `join` writes it. */
  reading: (path: string) => void = () => undefined
  readonly files: Files = {
    ...diskFiles,
    watch: () => () => undefined,
    read: async (path, most) => {
      this.#look(path)
      return diskFiles.read(path, most)
    },
    readBytes: async (path, most) => {
      this.#look(path)
      return diskFiles.readBytes(path, most)
    },
  }

  #look(written: string): void {
    const path = normalize(written)
    for (const [name, code] of this.bad) if (path.endsWith(normalize(name))) throw Object.assign(new Error(`${code}: named fault`), { code })
    this.reading(path)
  }
}

async function noticesOf(app: App): Promise<readonly Notice[]> {
  const stream = app.home(undefined)
  const first = await stream.next()
  await stream.return()
  return first.done === true ? [] : first.value.notices.filter(({ kind }) => kind.startsWith('backup'))
}

/** What a backup leaves out by what it says itself, and the names of what it holds. */
async function inBackup(
  path: string,
): Promise<{ readonly faults: BackupFaults | undefined; readonly names: readonly string[]; readonly read: (name: string) => Promise<string> }> {
  const archive = await openArchive(diskFiles, path)
  const held = new Map<string, string>()
  for (const entry of archive.entries) held.set(entry.name, Buffer.from(await archive.read(entry)).toString('utf8'))
  await archive.close()
  return { faults: archive.manifest.faults, names: [...held.keys()], read: (name) => Promise.resolve(present(held.get(name), `${name} is in the backup`)) }
}

const latest = async ({ app, backupsFolder }: House): Promise<string> => join(backupsFolder, present((await shown(app)).automatic[0], 'there is a backup').name)
/** Windows has no such mode, and root reads everything: there the fault stands in for it. */
const CANNOT_CLOSE = !isHere('modes') || isHere('root')

/** Ways in which a match file cannot be read; each with the reason that is shown. */
const UNREADABLE: readonly (readonly [string, Need | null, (path: string, disk: BadDisk) => void, string])[] = [
  ['its mode is 000', null, (path, disk) => (CANNOT_CLOSE ? disk.bad.set(path, 'EACCES') : chmodSync(path, 0)), 'not-permitted'],
  ['the disk reported an error', null, (path, disk) => disk.bad.set(path, 'EIO'), 'input-output'],
  ['a folder lies in its place', null, (path) => (rmSync(path), mkdirSync(path)), 'not-a-file'],
  ['a pipe lies in its place', 'pipes', (path) => (rmSync(path), execFileSync('mkfifo', [path])), 'not-a-file'],
  ['a link lies in its place', 'links', (path) => (renameSync(path, `${path}.elsewhere`), symlinkSync(`${path}.elsewhere`, path)), 'not-a-file'],
  ['it is larger than any match', null, (path) => truncateSync(path, 20_000_001), 'too-large'],
  ['another program never stops writing it', null, (path, disk) => (disk.reading = (read) => read === path && appendFileSync(path, '?')), 'changing'],
]

for (const [since, need, spoil, why] of UNREADABLE) {
  needs(need, () => {
    test(`a match file that cannot be read, since ${since}, is left out of each kind of backup and named with the reason, and everything else is in it`, async () => {
      const disk = new BadDisk()
      const house = await openHouse({ files: disk.files })
      const { app, ids, dataFolder } = house
      const bad = `matches/${ids[0]}.json`
      const others = Object.keys(filesOf(dataFolder)).filter((name) => name !== bad)
      const source = await backedUp(app)
      await enterAll(app, ids[1], ['6-5'])
      const { plan } = await lookAt(app, source)
      spoil(join(dataFolder, bad), disk)
      const named = { leftOut: 1, damaged: 0, lines: [{ name: bad, why, players: ['Ada', 'Ben'], date: TODAY }] }

      // automatically
      await app.backups.automatic()
      const automatic = await inBackup(await latest(house))
      expect(automatic).toMatchObject({ faults: named, names: expect.arrayContaining(others) as string[] })
      expect(automatic.names).not.toContain(bad)
      expect(await noticesOf(app)).toMatchObject([{ kind: 'backup-incomplete', leftOut: 1, lines: named.lines }])
      // into a folder
      const folder = temporaryFolder()
      await app.backups.setFolder(folder)
      const made = valueOf(await app.backups.toFolder())
      expect(made.faults).toMatchObject(named)
      expect((await inBackup(join(folder, made.name))).names).toEqual(automatic.names)
      // as a download
      await app.people.add('Cleo')
      const offered = valueOf(await app.backups.download())
      expect(offered.faults).toMatchObject(named)
      // before a restore
      await app.people.add('Dora')
      const { before } = valueOf(await app.backups.restore(plan, { choice: 'new', settings: false }))
      expect((await inBackup(join(house.backupsFolder, String(before)))).faults).toMatchObject(named)
    })
  })
}

test('once it can be read there is a backup of it, though neither its size nor its time has changed, and the notice goes', async () => {
  const disk = new BadDisk()
  const house = await openHouse({ files: disk.files })
  const { app, ids } = house
  disk.bad.set(`matches/${ids[0]}.json`, 'EACCES')
  await app.backups.automatic()
  await app.backups.automatic()
  expect((await shown(app)).automatic).toHaveLength(1)
  expect(await noticesOf(app)).toHaveLength(1)
  disk.bad.clear()
  await app.backups.automatic()
  expect((await shown(app)).automatic).toHaveLength(2)
  expect((await inBackup(await latest(house))).faults).toBeUndefined()
  expect(await noticesOf(app)).toEqual([])
})

test('put away, the notice comes back only when other files are left out', async () => {
  const disk = new BadDisk()
  const { app, ids } = await openHouse({ files: disk.files })
  disk.bad.set(`matches/${ids[0]}.json`, 'EIO')
  await app.backups.automatic()
  await app.dismissNotice('backup-incomplete')
  await app.people.add('Cleo')
  await app.backups.automatic()
  expect(await noticesOf(app)).toEqual([])
  disk.bad.set(`matches/${ids[1]}.json`, 'EIO')
  await app.people.add('Dora')
  await app.backups.automatic()
  expect(await noticesOf(app)).toMatchObject([{ kind: 'backup-incomplete', leftOut: 2 }])
})

test('photos, people and whole folders that cannot be read are left out and named too', async () => {
  const disk = new BadDisk()
  const listing: Files = {
    ...disk.files,
    list: (folder) =>
      basename(folder) === 'people' && disk.bad.size > 0 ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })) : diskFiles.list(folder),
  }
  const house = await openHouse({ files: listing })
  const photo = present(
    Object.keys(filesOf(house.dataFolder)).find((name) => name.startsWith('photos/')),
    'there is a photo',
  )
  disk.bad.set(photo, 'EIO')
  await house.app.backups.automatic()
  const { faults, names } = await inBackup(await latest(house))
  expect(faults).toMatchObject({
    leftOut: 2,
    lines: [
      { name: 'people/', why: 'not-permitted', players: [] },
      { name: photo, why: 'input-output', players: ['Ada', 'Ben'] },
    ],
  })
  expect(names.filter((name) => name.startsWith('matches/'))).toHaveLength(3)
})

test('a file that cannot even be looked at is left out and named', async () => {
  const disk = new BadDisk()
  let isBad = false
  const files: Files = {
    ...disk.files,
    stamp: (path) =>
      isBad && normalize(path).endsWith(normalize(hidden)) ? Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) : diskFiles.stamp(path),
  }
  const house = await openHouse({ files })
  const hidden = `matches/${house.ids[0]}.json`
  isBad = true
  await house.app.backups.automatic()
  const { faults, names } = await inBackup(await latest(house))
  expect(faults).toMatchObject({ leftOut: 1, lines: [{ name: hidden, why: 'input-output', players: ['Ada', 'Ben'] }] })
  expect(names.filter((name) => name.startsWith('matches/'))).toHaveLength(2)
})

test('what vanishes while it is backed up is not missing', async () => {
  const disk = new BadDisk()
  const house = await openHouse({ files: disk.files })
  const path = join(house.dataFolder, 'matches', `${house.ids[0]}.json`)
  disk.reading = (read) => read === path && existsSync(path) && renameSync(path, `${path}.gone`)
  await house.app.backups.automatic()
  expect((await inBackup(await latest(house))).faults).toBeUndefined()
})

test('what is damaged and can be read is in the backup byte for byte, and named; restoring leaves it out, says so, and restores the rest', async () => {
  const { app, ids, dataFolder } = await openHouse({ files: new BadDisk().files })
  const bad = `matches/${ids[0]}.json`
  const deep = `{"format":"caravan-record","version":1,"id":"${ids[0]}","more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  writeFileSync(join(dataFolder, bad), deep)
  await app.backups.setFolder(temporaryFolder())
  const made = valueOf(await app.backups.toFolder())
  expect(made.faults).toMatchObject({ leftOut: 0, damaged: 1, lines: [{ name: bad, why: 'not-valid' }] })
  const { folder } = await shown(app)
  expect(await (await inBackup(join(String(folder?.path), made.name))).read(bad)).toBe(deep)

  const { app: elsewhere } = await openHouse()
  await elsewhere.backups.setFolder(String(folder?.path))
  const preview = await lookAt(elsewhere, { kind: 'folder', name: made.name })
  expect(preview).toMatchObject({ matches: { new: 2 }, faults: { damaged: 1, lines: [{ name: bad }] } })
  expect(valueOf(await elsewhere.backups.restore(preview.plan, { choice: 'all', settings: false }))).toMatchObject({ matches: { added: 2 }, unusable: 1 })
})
