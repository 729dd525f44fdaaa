import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scoreRecord } from '#shared/match/replay'
import { FaultyFiles } from '../../../faults/support/faulty-files'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, SOUND_PLAYS, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

async function appWithMatch(folder = temporaryFolder()) {
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  const stored = () => JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8')) as Record<string, unknown>
  return { app, folder, matchId, stored }
}

describe('a new match', () => {
  test('is on disk when it is acknowledged, as a record that the scorer takes', async () => {
    const { stored, matchId } = await appWithMatch()
    expect(stored()).toMatchObject({ format: 'caravan-record', version: 1, id: matchId, revision: 0, edits: { done: [], undone: [] } })
    expect(scoreRecord(stored())).toMatchObject({ ok: true, value: { totals: [0, 0], outcome: { kind: 'open' } } })
  })

  test('gives each player a person, the same one for the same name', async () => {
    const { app, stored } = await appWithMatch()
    const [ada] = stored()['players'] as { personId: string }[]
    expect((await app.people.add('ADA')).id).toBe(ada?.personId)
    expect(app.people.all().map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  test('that the rules refuse is not made', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const outcome = await app.createMatch({ ...ADA_AND_BEN, start: { leader: 5 } })
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'impossible' } })
    expect(readdirSync(join(folder, 'matches'))).toEqual([])
  })

  test('is remembered as the latest choice, one a preset, also after a restart', async () => {
    const { app, folder } = await appWithMatch()
    await app.createMatch({ ...ADA_AND_BEN, preset: 'bergen-pagat' })
    await app.createMatch({ ...ADA_AND_BEN, rules: { target: 12 } })
    await app.close()
    const again = await openApp(folder)
    const first = await again.home(undefined).next()
    expect(first.value).toMatchObject({ setups: [{ preset: 'bergen-game-cabinet', rules: { target: 12 } }, { preset: 'bergen-pagat' }] })
  })

  test('is remembered with the rules that held last', async () => {
    const { app, matchId } = await appWithMatch()
    idOf(await app.matches.changeRules({ matchId, revision: 0 }, { target: 9 }, 'now'))
    expect((await app.home(undefined).next()).value).toMatchObject({ setups: [{ rules: { target: 9 } }], matches: [{ rules: { target: 9 } }] })
  })

  test('names the match it is a rematch of', async () => {
    const { app, matchId } = await appWithMatch()
    const rematch = idOf(await app.createMatch({ ...ADA_AND_BEN, rematchOf: matchId }))
    expect((await look(app, rematch)).record).toMatchObject({ rematchOf: matchId })
  })
})

describe('a command', () => {
  test('made on an older revision is stale, and enters nothing twice', async () => {
    const { app, matchId } = await appWithMatch()
    const both = await Promise.all([app.matches.enter({ matchId, revision: 0 }, play('6-4')), app.matches.enter({ matchId, revision: 0 }, play('6-4'))])
    expect(both).toEqual([
      { ok: true, value: { matchId, revision: 1 } },
      { ok: false, error: { kind: 'stale', revision: 1 } },
    ])
    expect(tilesOf(await look(app, matchId))).toEqual(['6-4'])
  })

  test('that the rules refuse names the reason and changes nothing', async () => {
    const { app, matchId, stored } = await appWithMatch()
    await enterAll(app, matchId, ['6-4'])
    const before = stored()
    const outcome = await app.matches.enter({ matchId, revision: 1 }, play('3-3'))
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'impossible', round: 1, event: 2, refusal: { code: 'does-not-match' } } })
    expect(stored()).toEqual(before)
  })

  test('on a match that is not there says so', async () => {
    const { app } = await appWithMatch()
    const outcome = await app.matches.undo({ matchId: 'no-such-match', revision: 0 })
    expect(outcome).toEqual({ ok: false, error: { kind: 'no-such-match' } })
  })

  test('that cannot be saved leaves what every window sees as it was', async () => {
    const disk = new FaultyFiles()
    const app = await openApp(temporaryFolder(), { files: disk.files })
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    disk.fault = { name: 'failing', operation: 'sync', code: 'EIO' }
    const outcome = await app.matches.enter({ matchId, revision: 0 }, play('6-4'))
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'input-output' } })
    expect(await look(app, matchId)).toMatchObject({ revision: 0, undo: null })
  })

  test('keeps fields of the record that it does not know', async () => {
    const { app, folder, matchId, stored } = await appWithMatch()
    await app.close()
    writeFileSync(join(folder, 'matches', `${matchId}.json`), JSON.stringify({ ...stored(), note: 'at the seaside' }))
    const again = await openApp(folder)
    await enterAll(again, matchId, ['6-4'])
    expect(stored()).toMatchObject({ note: 'at the seaside', revision: 1 })
  })
})

describe('undo and redo', () => {
  test('go back to the first lead and forward again, across a restart', async () => {
    const { app, folder, matchId } = await appWithMatch()
    await enterAll(app, matchId, SOUND_PLAYS)
    const end = await look(app, matchId)
    for (let revision = 6; revision < 9; revision++) idOf(await app.matches.undo({ matchId, revision }))
    await app.close()

    const again = await openApp(folder)
    for (let revision = 9; revision < 12; revision++) idOf(await again.matches.undo({ matchId, revision }))
    expect(tilesOf(await look(again, matchId))).toEqual([])
    expect(await again.matches.undo({ matchId, revision: 12 })).toEqual({ ok: false, error: { kind: 'nothing-to-undo' } })
    for (let revision = 12; revision < 18; revision++) idOf(await again.matches.redo({ matchId, revision }))
    expect(await again.matches.redo({ matchId, revision: 18 })).toEqual({ ok: false, error: { kind: 'nothing-to-redo' } })
    expect((await look(again, matchId)).record['rounds']).toEqual(end.record['rounds'])
  })

  test('say by name what they would undo and redo', async () => {
    const { app, matchId } = await appWithMatch()
    await enterAll(app, matchId, ['6-4'])
    idOf(await app.matches.enter({ matchId, revision: 1 }, { type: 'pass' }))
    idOf(await app.matches.undo({ matchId, revision: 2 }))
    expect(await look(app, matchId)).toMatchObject({ undo: 'enter-play', redo: 'enter-pass' })
  })

  test('a new entry ends what could be redone', async () => {
    const { app, matchId } = await appWithMatch()
    await enterAll(app, matchId, ['6-4', '4-2'])
    idOf(await app.matches.undo({ matchId, revision: 2 }))
    idOf(await app.matches.enter({ matchId, revision: 3 }, play('4-4')))
    expect(await look(app, matchId)).toMatchObject({ redo: null, undo: 'enter-play' })
  })
})

describe('a correction', () => {
  test('replaces an earlier event, and undo brings the old one back', async () => {
    const { app, matchId } = await appWithMatch()
    await enterAll(app, matchId, ['6-4', '4-2'])
    const correction = { round: 0, event: 1, replacement: { type: 'play' as const, player: 1, tile: '4-3', arm: 'right' as const } }
    idOf(await app.matches.revise({ matchId, revision: 2 }, { corrections: [correction], starts: [] }))
    expect(tilesOf(await look(app, matchId))).toEqual(['6-4', '4-3'])
    idOf(await app.matches.undo({ matchId, revision: 3 }))
    expect(tilesOf(await look(app, matchId))).toEqual(['6-4', '4-2'])
  })

  test('after which a later event no longer fits says which one, and changes nothing', async () => {
    const { app, matchId } = await appWithMatch()
    await enterAll(app, matchId, ['6-4', '4-2', '2-1'])
    const correction = { round: 0, event: 1, replacement: { type: 'play' as const, player: 1, tile: '4-3', arm: 'right' as const } }
    const outcome = await app.matches.revise({ matchId, revision: 3 }, { corrections: [correction], starts: [] })
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'later-event', round: 1, event: 3 } })
    expect(await look(app, matchId)).toMatchObject({ revision: 3 })
  })

  test('a round begins only once the one before has ended', async () => {
    const { app, matchId } = await appWithMatch()
    expect(await app.matches.startRound({ matchId, revision: 0 }, { leader: 1 })).toEqual({ ok: false, error: { kind: 'round-running' } })
  })
})
