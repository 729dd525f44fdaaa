import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Outcome } from '#shared/contract/schemas'
import { newRecord } from '#shared/match/new-record'
import { ADA_AND_BEN, idOf, play, tilesOf } from '../../../support/main/apps'
import type { Client } from '../../../e2e/harness/owner'
import { connectTo, serveApp } from '../../../support/main/hosts'
import { newId } from '../../../support/ids'

type Feed = Awaited<ReturnType<Client['match']['live']>>

async function tilesShown(feed: Feed): Promise<readonly string[]> {
  const { value, done } = await feed.next()
  if (done === true || value.kind !== 'match') throw new Error('the match is gone')
  return tilesOf(value.match)
}

/** A match of Ada and Ben that has just begun, as it lies on disk. */
function matchFile(id: string) {
  const players = [{ name: 'Ada' }, { name: 'Ben' }]
  const at = '2026-11-21T10:00:00.000Z'
  const record = { ...newRecord('bergen-game-cabinet', {}, players), rounds: [{ leader: 0, events: [] }] }
  return { ...record, id, revision: 0, startedAt: at, updatedAt: at, edits: { done: [], undone: [] } }
}

test('two windows on the same match see each other’s plays, and nothing is entered twice', async () => {
  const { owner } = await serveApp()
  const ada = connectTo(owner).client
  const ben = connectTo(owner).client
  const matchId = idOf(await ada.match.create(ADA_AND_BEN))
  const seenByAda = await ada.match.live({ matchId })
  const seenByBen = await ben.match.live({ matchId })
  expect(await tilesShown(seenByAda)).toEqual([])
  expect(await tilesShown(seenByBen)).toEqual([])

  const both: readonly Outcome[] = await Promise.all([
    ada.match.enter({ matchId, revision: 0, event: play('6-4') }),
    ben.match.enter({ matchId, revision: 0, event: play('6-4') }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await tilesShown(seenByAda)).toEqual(['6-4'])
  expect(await tilesShown(seenByBen)).toEqual(['6-4'])

  idOf(await ben.match.enter({ matchId, revision: 1, event: play('4-4') }))
  expect(await tilesShown(seenByAda)).toEqual(['6-4', '4-4'])
})

test('the home page of one window hears of the match that another begins', async () => {
  const { owner } = await serveApp()
  const here = connectTo(owner).client
  const there = connectTo(owner).client
  const home = await here.home.live()
  expect((await home.next()).value).toEqual({ matches: [], counts: { matches: 0, unfinished: 0, bin: 0 }, people: [], setups: [], notices: [] })
  const matchId = idOf(await there.match.create(ADA_AND_BEN))
  for await (const { matches } of home) {
    if (matches.length === 0) continue
    expect(matches[0]?.matchId).toBe(matchId)
    break
  }
})

test('a window that is closed ends its streams', async () => {
  const { app, owner } = await serveApp()
  const { client, socket } = connectTo(owner)
  const matchId = idOf(await client.match.create(ADA_AND_BEN))
  await (await client.match.live({ matchId })).next()
  await (await client.home.live()).next()
  expect(app.watchers()).toBe(2)
  socket.terminate()
  await expect.poll(() => app.watchers()).toBe(0)
})

test('a window that no longer wants a stream ends that stream alone', async () => {
  const { app, owner } = await serveApp()
  const { client } = connectTo(owner)
  const matchId = idOf(await client.match.create(ADA_AND_BEN))
  const aborter = new AbortController()
  const feed = await client.match.live({ matchId }, { signal: aborter.signal })
  await feed.next()
  await (await client.home.live()).next()
  aborter.abort()
  await expect.poll(() => app.watchers()).toBe(1)
  expect((await client.host.info()).host).toBe('web')
})

test('a window that is slow to read gets the latest of the match, not everything that it missed', async () => {
  const { app, owner, dataFolder } = await serveApp()
  const matchId = newId()
  const bulky = { ...matchFile(matchId), bulk: 'x'.repeat(1_000_000) }
  writeFileSync(join(dataFolder, 'matches', `${matchId}.json`), JSON.stringify(bulky))
  const { client, socket } = connectTo(owner)
  const feed = await client.match.live({ matchId })
  await feed.next()

  socket.pause()
  const changes = 40
  for (let revision = 0; revision < changes; revision++) idOf(await app.matches.enter({ matchId, revision }, { type: 'pass' }))
  socket.resume()
  let shown = 0
  for await (const seen of feed) {
    shown++
    if (seen.kind === 'match' && seen.match.revision === changes) break
  }
  expect(shown).toBeLessThan(changes / 2)
})

test('an unknown match is shown as gone, and comes to life by nobody’s asking', async () => {
  const { owner } = await serveApp()
  const { client } = connectTo(owner)
  const feed = await client.match.live({ matchId: 'no-such-match' })
  expect((await feed.next()).value).toEqual({ kind: 'gone', matchId: 'no-such-match' })
})

test.each(['../people', 'A', 'a/b/c/d/e/f', '..%2fpeople.json'])(
  'an id that could name another file (%s) is refused before it is looked at',
  async (matchId) => {
    const { owner } = await serveApp()
    const { client } = connectTo(owner)
    expect(await client.match.undo({ matchId, revision: 0 })).toEqual({ ok: false, error: { kind: 'not-understood', field: 'matchId' } })
  },
)
