import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ExternalChanges } from '#main/matches/match-windows'
import type { App } from '#main/app'
import { ADA_AND_BEN, idOf, openApp, play } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

const MATCH = { id: 'match-0001', revision: 3, updatedAt: '2026-11-21T10:00:00.000Z' }

describe('a change that the system tells of', () => {
  test('is our own where it is what was written here last', () => {
    const elsewhere = new ExternalChanges()
    elsewhere.writing(MATCH)
    elsewhere.found(MATCH.id, MATCH)
    expect(elsewhere.times(MATCH.id)).toBe(0)
  })

  test.each([
    ['of a later revision', { ...MATCH, revision: 4 }],
    ['of the same revision, made at another time', { ...MATCH, updatedAt: '2026-11-21T10:00:01.000Z' }],
    ['of a match that cannot be read', null],
  ])('is someone else’s where it is %s', (_what, found) => {
    const elsewhere = new ExternalChanges()
    elsewhere.writing(MATCH)
    elsewhere.found(MATCH.id, found)
    elsewhere.found(MATCH.id, found)
    expect(elsewhere.times(MATCH.id)).toBe(2)
    expect(elsewhere.times('match-0002')).toBe(0)
  })
})

/** Follows a match as a window does; gives the latest that came. */
function follow(app: App, matchId: string) {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const seen = { revision: -1, changedElsewhere: -1 }
  const following = (async () => {
    for await (const feed of app.matches.live(matchId, ending.signal)) {
      if (feed.kind === 'match') Object.assign(seen, { revision: feed.match.revision, changedElsewhere: feed.changedElsewhere })
    }
  })()
  following.catch(() => undefined)
  return seen
}

test('a page that shows a match hears that another device changed it, and hears nothing of what was entered here', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const seen = follow(app, matchId)
  idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
  await expect.poll(() => seen).toEqual({ revision: 1, changedElsewhere: 0 })

  const file = join(folder, 'matches', `${matchId}.json`)
  // touched, as some programs do: it is still what was written here
  utimesSync(file, new Date(2030, 0, 1), new Date(2030, 0, 1))
  const match = JSON.parse(readFileSync(file, 'utf8')) as { readonly revision: number }
  writeFileSync(`${file}.incoming`, JSON.stringify({ ...match, revision: 2, updatedAt: '2030-01-01T10:00:00.000Z', place: 'Garden' }))
  renameSync(`${file}.incoming`, file)
  await expect.poll(() => seen).toEqual({ revision: 2, changedElsewhere: 1 })
  idOf(await app.matches.enter({ matchId, revision: 2 }, play('4-2')))
  await expect.poll(() => seen).toEqual({ revision: 3, changedElsewhere: 1 })
})
