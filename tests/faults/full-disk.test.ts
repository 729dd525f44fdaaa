import { readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, type Files } from '#main/store/files'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { mountDisk, unmountDisk } from '../support/mounted-disk'
import { FaultyFiles } from './support/faulty-files'

/** A disk that a test can fill: a real one of 256 KiB where one may be mounted, else the named fault. */
interface SmallDisk {
  readonly folder: string
  readonly files: Files
  readonly fill: () => void
  readonly free: () => void
}

function smallDisk(): SmallDisk {
  const folder = temporaryFolder()
  const why = mountDisk(folder, '256k')
  if (why !== null) {
    console.warn(`no real full disk (${why}): the fault disk-full stands in for it`)
    const disk = new FaultyFiles()
    return { folder, files: disk.files, fill: () => void (disk.fault = { name: 'disk-full' }), free: () => void (disk.fault = null) }
  }
  onTestFinished(() => unmountDisk(folder))
  const ballast = join(folder, 'ballast')
  return { folder, files: diskFiles, fill: () => fillUp(folder, ballast), free: () => writeFileSync(ballast, '') }
}

function fillUp(folder: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize))
}

test('on a full disk a play is refused, nothing is lost, and it can be entered once there is room', async () => {
  const disk = smallDisk()
  const app = await openApp(disk.folder, { files: disk.files })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, ['6-4'])
  const file = join(disk.folder, 'matches', `${matchId}.json`)
  const before = readFileSync(file, 'utf8')

  disk.fill()
  const refused = await app.matches.enter({ matchId, revision: 1 }, play('4-2'))
  expect(refused).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'disk-full' } })
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(readdirSync(join(disk.folder, 'matches'))).toEqual([`${matchId}.json`])
  expect(tilesOf(await look(app, matchId))).toEqual(['6-4'])

  disk.free()
  idOf(await app.matches.enter({ matchId, revision: 1 }, play('4-2')))
  expect(tilesOf(await look(app, matchId))).toEqual(['6-4', '4-2'])
})
