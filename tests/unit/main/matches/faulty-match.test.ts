import { expect, test } from 'vitest'
import { KeptPhotos } from '#main/matches/kept-photos'
import { LastEntry } from '#main/matches/last-entry'
import { MatchWindows } from '#main/matches/match-windows'
import { PersonResolver } from '#main/people/person-resolver'
import { diskFiles } from '#main/store/files'
import { openStore } from '#main/store/store'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, openApp, steppingClock, TODAY } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

test('a fault while a match is shown is told in its place: the stream goes on, the log has it, and lists name the match', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, ['6-4'])
  await app.close()

  const store = await openStore({ dataFolder: folder, deviceFolder: deviceFolderOf(folder), version: '0.0.0-test', clock: steppingClock(), files: diskFiles })
  const reported: unknown[] = []
  let faulty = true
  const who = new PersonResolver(() => {
    if (faulty) {
      faulty = false
      throw new RangeError('Maximum call stack size exceeded')
    }
    return undefined
  })
  const windows = new MatchWindows(store.matches, who, { last: new LastEntry(), photos: new KeptPhotos(store.matches) }, (fault) => reported.push(fault))
  const feeds = windows.live(matchId, undefined)
  const damage = { kind: 'fault', detail: 'Maximum call stack size exceeded' }
  expect((await feeds.next()).value).toEqual({ kind: 'damaged', matchId, players: [{ name: 'Ada' }, { name: 'Ben' }], date: TODAY, damage })
  expect(reported).toEqual([new RangeError('Maximum call stack size exceeded')])
  expect(store.matches.damaged()).toMatchObject([{ matchId, damage }])
  expect(store.matches.summaries()).toEqual([])
  windows.changed(matchId)
  expect((await feeds.next()).value, 'another look ends nothing either').toMatchObject({ kind: 'damaged', damage })
  await feeds.return()
  await store.close()
})
