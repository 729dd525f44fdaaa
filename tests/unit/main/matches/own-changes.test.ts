import { setTimeout as later } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, type Files } from '#main/store/files'
import { ADA_AND_BEN, idOf, openApp, play, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

/** A disk that has a file under its name long before it says so: longer than what changes is looked at together. */
const slowToFlush: Files = {
  ...diskFiles,
  async syncFolder(folder) {
    await diskFiles.syncFolder(folder)
    await later(400)
  },
}

test('a play that the system tells of before its own command has ended is shown once, also on a slow disk', async () => {
  const app = await openApp(temporaryFolder(), { files: slowToFlush })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const ending = new AbortController()
  const shown: string[] = []
  const following = (async () => {
    for await (const feed of app.matches.live(matchId, ending.signal)) if (feed.kind === 'match') shown.push(tilesOf(feed.match).join(' '))
  })()
  onTestFinished(() => {
    ending.abort()
    return following
  })
  await expect.poll(() => shown).toEqual([''])
  for (const [revision, tile] of ['6-4', '4-2', '6-5'].entries()) idOf(await app.matches.enter({ matchId, revision }, play(tile)))
  await expect.poll(() => shown.at(-1)).toBe('6-4 4-2 6-5')
  expect(shown).toEqual(['', '6-4', '6-4 4-2', '6-4 4-2 6-5'])
})
