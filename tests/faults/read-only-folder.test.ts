import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, type Files } from '#main/store/files'
import { ADA_AND_BEN, enterAll, idOf, look, noticesOf, openApp, play, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { makeReadOnly, mountDisk, unmountDisk } from '../support/mounted-disk'
import { FaultyFiles } from './support/faulty-files'

/** A data folder that can be made read-only: really, by the system, where a disk may be mounted, else by the named fault. */
function lockable() {
  const outer = temporaryFolder()
  const folder = join(outer, 'data')
  mkdirSync(folder)
  const why = mountDisk(folder, '4m')
  if (why !== null) {
    console.warn(`no real read-only folder (${why}): the fault stands in for it`)
    const disk = new FaultyFiles()
    return { outer, folder, files: disk.files, lock: () => void (disk.fault = { name: 'failing', operation: 'create', code: 'EROFS' }) }
  }
  onTestFinished(() => unmountDisk(folder))
  const files: Files = diskFiles
  return { outer, folder, files, lock: () => makeReadOnly(folder) }
}

test('in a read-only folder everything can be looked at, and a play is refused with the reason', async () => {
  const { outer, folder, files, lock } = lockable()
  const deviceFolder = join(outer, 'device')
  const app = await openApp(folder, { deviceFolder, files })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, ['6-4'])
  expect(await noticesOf(app)).toEqual([])
  const file = readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')
  lock()
  const refused = { ok: false, error: { kind: 'not-saved', reason: 'read-only' } }
  expect(await app.matches.enter({ matchId, revision: 1 }, play('4-2'))).toMatchObject(refused)
  await app.close()

  const again = await openApp(folder, { deviceFolder, files })
  // the start page says so before anything is tried
  expect(await noticesOf(again)).toEqual(['read-only'])
  expect(tilesOf(await look(again, matchId))).toEqual(['6-4'])
  expect(await again.matches.enter({ matchId, revision: 1 }, play('4-2'))).toMatchObject(refused)
  expect(await again.createMatch({ ...ADA_AND_BEN, players: [{ name: 'Ada' }, { name: 'Zoe' }] })).toMatchObject(refused)
  expect(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')).toBe(file)
})
