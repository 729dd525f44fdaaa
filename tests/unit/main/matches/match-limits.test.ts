import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MATCH_LIMITS } from '#shared/match/limits'
import type { StoredMatch } from '#main/store/match-file'
import { exported, importAll } from '../exchange/support'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, SOUND_PLAYS, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

/** The app on a match of three plays whose file someone has changed since. */
async function opened(change: (stored: StoredMatch) => object) {
  const folder = temporaryFolder()
  const before = await openApp(folder)
  const matchId = idOf(await before.createMatch(ADA_AND_BEN))
  await enterAll(before, matchId, SOUND_PLAYS.slice(0, 3))
  await before.close()
  const file = join(folder, 'matches', `${matchId}.json`)
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as StoredMatch)))
  const bytes = (): number => Buffer.byteLength(readFileSync(file, 'utf8').trimEnd())
  return { app: await openApp(folder), folder, matchId, file, bytes }
}

/** A field that makes a match of so many bytes of it. */
const grownTo =
  (bytes: number) =>
  (stored: StoredMatch): object => ({ ...stored, more: 'x'.repeat(bytes - Buffer.byteLength(JSON.stringify({ ...stored, more: '' }))) })

const passes = (count: number) => Array.from({ length: count }, () => ({ type: 'pass' }))

describe('a match that is full', () => {
  test('takes an entry up to the last byte, and none beyond it; what lies there stays as it was', async () => {
    const { app, matchId, file, bytes } = await opened(grownTo(MATCH_LIMITS.matchBytes - 250))
    idOf(await app.matches.enter({ matchId, revision: 3 }, play('2-1')))
    expect(bytes()).toBeLessThanOrEqual(MATCH_LIMITS.matchBytes)
    const before = readFileSync(file, 'utf8')
    const refused = await app.matches.enter({ matchId, revision: 4 }, play('5-3'))
    expect(refused).toMatchObject({ ok: false, error: { kind: 'over-limit', limit: 'match-size', allowed: 2_000_000 } })
    expect(!refused.ok && refused.error.kind === 'over-limit' && refused.error.found).toBeGreaterThan(2_000_000)
    expect(await app.matches.describe({ matchId, revision: 4 }, { note: 'x'.repeat(500) })).toMatchObject({ ok: false, error: { kind: 'over-limit' } })
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test.each([2_000_000, 2_050_000])('of %i bytes can be taken back, brought forward again, put into the bin and read again', async (size) => {
    const { app, folder, matchId, bytes } = await opened(grownTo(size))
    expect(await app.matches.enter({ matchId, revision: 3 }, play('2-1'))).toMatchObject({ ok: false, error: { kind: 'over-limit', limit: 'match-size' } })
    idOf(await app.matches.undo({ matchId, revision: 3 }))
    idOf(await app.matches.redo({ matchId, revision: 4 }))
    idOf(await app.matches.undo({ matchId, revision: 5 }))
    idOf(await app.matches.bin({ matchId, revision: 6 }))
    expect(bytes()).toBeGreaterThan(size - 500)
    await app.close()
    const again = await openApp(folder)
    expect(await look(again, matchId)).toMatchObject({ revision: 7, binnedAt: expect.any(String) as string })
    idOf(await again.matches.restore({ matchId, revision: 7 }))
    expect(tilesOf(await look(again, matchId))).toEqual(SOUND_PLAYS.slice(0, 2))
  })

  test('of 20,000 events takes no more, and can be taken back and put into the bin', async () => {
    const { app, matchId } = await opened((stored) => ({
      ...stored,
      rounds: [{ leader: 0, events: [...passes(19_997), ...(stored.rounds[0]?.events ?? [])] }],
      edits: {
        done: [{ name: 'enter-play', changes: [{ kind: 'events', round: 0, at: 19_999, before: [], after: [stored.rounds[0]?.events[2]] }] }],
        undone: [],
      },
    }))
    expect(await app.matches.enter({ matchId, revision: 3 }, play('2-1'))).toEqual({
      ok: false,
      error: { kind: 'over-limit', limit: 'events', found: 20_001, allowed: 20_000 },
    })
    idOf(await app.matches.undo({ matchId, revision: 3 }))
    idOf(await app.matches.bin({ matchId, revision: 4 }))
  })

  test('has a revision that no play can spoil: at 2^40 none is written', async () => {
    const { app, matchId, file } = await opened((stored) => ({ ...stored, revision: 2 ** 40 }))
    const before = readFileSync(file, 'utf8')
    expect(await app.matches.enter({ matchId, revision: 2 ** 40 }, play('2-1'))).toMatchObject({ ok: false, error: { kind: 'over-limit', limit: 'revision' } })
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

test('what a command notes of an entry keeps to the limit of one entry too', async () => {
  const { app, matchId } = await opened((stored) => {
    const event = { type: 'play', tile: '6-4', more: '' }
    return { ...stored, rounds: [{ leader: 0, events: [{ ...event, more: 'x'.repeat(3995 - JSON.stringify(event).length) }] }] }
  })
  const asked = { matchId, revision: 3, round: 0, event: 0, agreed: [], note: '' }
  expect(await app.matches.question(asked, { ...asked, outcome: 'stands' })).toEqual({
    ok: false,
    error: { kind: 'over-limit', limit: 'event-size', found: 4006, allowed: 4000 },
  })
})

test('a record that a match here would be too large with is refused, and nothing is added in its place', async () => {
  const there = await openApp(temporaryFolder())
  const from = idOf(await there.createMatch(ADA_AND_BEN))
  await enterAll(there, from, SOUND_PLAYS)
  const { app, matchId } = await opened((stored) => ({ ...grownTo(1_999_500)(stored), id: stored.id }))
  const record = JSON.parse(await exported(there, 'records')) as object
  const [result] = await importAll(app, [JSON.stringify({ ...record, id: matchId })])
  expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining('the match is too large') as string })
  expect((await look(app, matchId)).revision).toBe(3)
})
