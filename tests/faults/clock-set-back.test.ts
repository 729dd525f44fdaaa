import { expect, test } from 'vitest'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'

test('a clock set back: plays are taken, in the order they were made, and every match is still listed', async () => {
  const folder = temporaryFolder()
  let now = Date.UTC(2026, 10, 21, 20)
  const clock = () => new Date((now += 1000))
  const app = await openApp(folder, { clock })
  const before = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, before, ['6-4', '4-2'])
  now = Date.UTC(2019, 0, 1)
  await enterAll(app, before, ['6-5'])
  idOf(await app.matches.undo({ matchId: before, revision: 3 }))
  idOf(await app.matches.redo({ matchId: before, revision: 4 }))
  const after = idOf(await app.createMatch(ADA_AND_BEN))
  expect(await app.matches.enter({ matchId: before, revision: 3 }, play('0-0')), 'what was seen before is still older').toMatchObject({
    ok: false,
    error: { kind: 'stale', revision: 5 },
  })
  await app.close()

  const again = await openApp(folder, { clock })
  expect(tilesOf(await look(again, before))).toEqual(['6-4', '4-2', '6-5'])
  const { matches, notices } = (await again.home(undefined).next()).value as { matches: { matchId: string }[]; notices: unknown[] }
  expect(matches.map(({ matchId }) => matchId).sort()).toEqual([before, after].sort())
  expect(notices).toEqual([])
})
