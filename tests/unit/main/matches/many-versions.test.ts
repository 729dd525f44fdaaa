import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '#main/app'
import { MOST_VERSIONS, type VersionsFeed } from '#shared/contract/versions'
import { ADA_AND_BEN, idOf, openApp, play } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

async function versionsOf(app: App, matchId: string): Promise<readonly string[]> {
  const stream = app.versions.live(matchId, undefined)
  const feed: VersionsFeed = (await stream.next()).value ?? { kind: 'gone', matchId }
  await stream.return()
  return feed.kind === 'versions' ? feed.versions.map(({ token }) => token) : []
}

test('of more versions than can be chosen from at once, those that are shown can be chosen from, and then the rest', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await app.matches.enter({ matchId, revision: 0 }, play('6-4'))
  await app.close()
  const match = JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as object
  for (let at = 0; at < MOST_VERSIONS + 4; at++) {
    const events = Array.from({ length: 7 }, (_, bit) => ({ type: 'draw', player: (at >> bit) & 1, count: 1 }))
    writeFileSync(join(folder, 'matches', `${matchId} (${at}).json`), JSON.stringify({ ...match, revision: 5 + at, rounds: [{ leader: 0, events }] }))
  }
  const again = await openApp(folder)
  const choose = async (): Promise<number> => {
    const seen = await versionsOf(again, matchId)
    const chosen = seen[0] ?? ''
    if (seen.length > 0) expect(await again.versions.choose({ matchId, seen: [...seen], chosen, others: 'bin' })).toMatchObject({ ok: true })
    return seen.length
  }
  expect(await choose()).toBe(MOST_VERSIONS)
  expect(await choose()).toBe(6)
  expect(await choose()).toBe(0)
})
