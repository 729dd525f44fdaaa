import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exported, RECORD } from '../unit/main/exchange/support'
import { openApp } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { FaultyFiles } from './support/faulty-files'

const TILES = ['0-0', '1-1', '2-2', '3-3', '4-4', '5-5', '6-6', '6-1', '6-2', '6-3'] as const

test('disk-full in the middle of an import: what was told as taken is on the disk, the rest comes in later, and nothing twice', async () => {
  const folder = temporaryFolder()
  const disk = new FaultyFiles()
  const app = await openApp(folder, { files: disk.files })
  const records = TILES.map((tile, index) => ({
    place: index + 1,
    text: JSON.stringify({ ...RECORD, rounds: [{ leader: 0, events: [{ type: 'play', player: 0, tile }] }] }),
  }))
  const before = await app.import({ file: 'a.jsonl', records: records.slice(0, 4) })
  disk.fault = { name: 'disk-full' }
  const during = await app.import({ file: 'a.jsonl', records })
  expect(during.stopped).toMatchObject({ reason: 'disk-full' })
  expect(during.results.map(({ kind }) => kind)).toEqual(before.results.map(() => 'known'))
  expect(readdirSync(join(folder, 'matches'))).toHaveLength(4)

  disk.fault = null
  const after = await app.import({ file: 'a.jsonl', records })
  expect(after.stopped).toBeNull()
  expect(after.results.map(({ kind }) => kind)).toEqual(TILES.map((_, index) => (index < 4 ? 'known' : 'added')))
  expect((await exported(app, 'records')).trim().split('\n')).toHaveLength(TILES.length)
})
