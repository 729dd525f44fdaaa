import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskFiles } from '#main/store/files'
import { openArchive } from '#main/backup/read-archive'
import { backupName } from '#main/backup/layout'
import { mutatedZips } from '../../../attacks/zips'
import { look, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { backedUp, filesOf, openHouse, type House } from './support/house'

/** How many are tried: more where CARAVAN_ZIPS asks for it. */
const COUNT = Number(process.env['CARAVAN_ZIPS'] ?? 200)

/** The entries of a backup of the house, the manifest last. */
async function soundEntries({ app, backupsFolder }: House): Promise<Record<string, Uint8Array>> {
  const source = await backedUp(app)
  const archive = await openArchive(diskFiles, join(backupsFolder, source.kind === 'upload' ? '' : source.name))
  const entries: Record<string, Uint8Array> = {}
  for (const entry of archive.entries) entries[entry.name] = await archive.read(entry)
  await archive.close()
  return { ...entries, 'manifest.json': Buffer.from(JSON.stringify(archive.manifest)) }
}

test(
  `${COUNT} files made from a backup: each is looked at or refused with a reason, nothing here is changed, and Caravan goes on`,
  { timeout: 600_000 },
  async () => {
    const house = await openHouse()
    const { app, ids, dataFolder } = house
    const sound = await soundEntries(house)
    const before = filesOf(dataFolder)
    const folder = temporaryFolder()
    await app.backups.setFolder(folder)
    const name = backupName(new Date(0), 0)
    const kinds = new Map<string, number>()
    for (const zip of mutatedZips(20261122, COUNT, sound)) {
      writeFileSync(join(folder, name), zip.bytes)
      const looked = await app.backups.look({ kind: 'folder', name }).catch((error: unknown) => {
        throw new Error(`${zip.name} was answered with a fault`, { cause: error })
      })
      const kind = looked.ok ? 'good' : looked.error.kind === 'bad-backup' ? looked.error.bad.kind : looked.error.kind
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    expect([...kinds.keys()].filter((kind) => ['gone', 'not-saved', 'closing'].includes(kind))).toEqual([])
    expect(kinds.size, 'kinds of answers').toBeGreaterThan(6)
    expect(filesOf(dataFolder)).toEqual(before)
    expect(tilesOf(await look(app, ids[0]))).toHaveLength(4)
  },
)
