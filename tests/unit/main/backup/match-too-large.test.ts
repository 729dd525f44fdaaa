import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoredMatch } from '#main/store/match-file'
import { MATCH_LIMITS } from '#shared/match/limits'
import { enterAll, idOf, look, tilesOf, TODAY } from '../../../support/main/apps'
import { backedUp, openHouse, restored } from './support/house'

/** Lets the file of a match grow to so many bytes, as another program may. */
function grow(path: string, bytes: number): void {
  const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredMatch
  writeFileSync(path, JSON.stringify({ ...stored, more: 'x'.repeat(bytes - Buffer.byteLength(JSON.stringify({ ...stored, more: '' }))) }))
}

test('a match that would be too large with what restoring notes of it stays as it is and is named; everything else is restored', async () => {
  const { app, dataFolder, ids } = await openHouse()
  grow(join(dataFolder, 'matches', `${ids[0]}.json`), MATCH_LIMITS.keptBytes - 20)
  const source = await backedUp(app)
  idOf(await app.matches.undo({ matchId: ids[0], revision: 4 }))
  await enterAll(app, ids[1], ['6-5'])
  const tiles = tilesOf(await look(app, ids[0]))
  expect(await restored(app, source, 'all')).toMatchObject({
    matches: { added: 0, replaced: 1 },
    left: 0,
    unusable: 0,
    overLimit: [{ names: ['Ada', 'Ben'], date: TODAY }],
  })
  expect(tilesOf(await look(app, ids[0]))).toEqual(tiles)
  expect(tilesOf(await look(app, ids[1]))).toEqual(['6-4', '4-2'])
})
