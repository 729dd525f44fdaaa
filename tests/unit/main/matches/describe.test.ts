import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { ADA_AND_BEN, idOf, look, openApp, play, TODAY } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { begin, homeOf, search } from '../../../support/main/matches'

async function onMatch(app: App, matchId: string) {
  return { matchId, revision: (await look(app, matchId)).revision }
}

const HERE = { device: 'the test', at: expect.any(String) as unknown }

describe('place, note and date', () => {
  test('are set, changed and taken away, each noted in the trail with before and after', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await begin(app, { players: ['Ada', 'Ben'] })
    idOf(await app.matches.describe({ matchId, revision: 0 }, { place: 'Kitchen', date: '2024-02-29' }))
    idOf(await app.matches.describe({ matchId, revision: 1 }, { place: 'Garden', note: 'rain' }))
    idOf(await app.matches.describe({ matchId, revision: 2 }, { place: '' }))
    const match = await look(app, matchId)
    expect(match).toMatchObject({ revision: 3, note: 'rain', date: '2024-02-29' })
    expect(match).not.toHaveProperty('place')
    expect(match.trail).toEqual([
      { kind: 'details', ...HERE, field: 'place', before: '', after: 'Kitchen' },
      { kind: 'details', ...HERE, field: 'date', before: TODAY, after: '2024-02-29' },
      { kind: 'details', ...HERE, field: 'place', before: 'Kitchen', after: 'Garden' },
      { kind: 'details', ...HERE, field: 'note', before: '', after: 'rain' },
      { kind: 'details', ...HERE, field: 'place', before: 'Garden', after: '' },
    ])
  })

  test('and whether the match shows the tiles played, are noted alike, and hold after a restart', async () => {
    const folder = temporaryFolder()
    const first = await openApp(folder)
    const matchId = await begin(first, { players: ['Ada', 'Ben'] })
    idOf(await first.matches.describe({ matchId, revision: 0 }, { tableAid: 'off' }))
    await first.close()
    const app = await openApp(folder)
    expect(await look(app, matchId)).toMatchObject({ tableAid: 'off', trail: [{ kind: 'details', field: 'tableAid', before: '', after: 'off' }] })
    idOf(await app.matches.describe({ matchId, revision: 1 }, { tableAid: '' }))
    expect(await look(app, matchId)).not.toHaveProperty('tableAid')
  })

  test('and whether the match has the learning aid, which stands in its trail and holds after a restart', async () => {
    const folder = temporaryFolder()
    const first = await openApp(folder)
    const matchId = await begin(first, { players: ['Ada', 'Ben'] })
    expect(await look(first, matchId)).not.toHaveProperty('learningAid')
    idOf(await first.matches.describe({ matchId, revision: 0 }, { learningAid: 'on' }))
    await first.close()
    const app = await openApp(folder)
    expect(await look(app, matchId)).toMatchObject({ learningAid: 'on', trail: [{ kind: 'details', field: 'learningAid', before: '', after: 'on' }] })
    idOf(await app.matches.describe({ matchId, revision: 1 }, { learningAid: '' }))
    expect(await look(app, matchId)).not.toHaveProperty('learningAid')
  })

  test('and what the family calls the game, which lists, the search and the next match know', async () => {
    const app = await openApp(temporaryFolder())
    const table = { preset: 'round-totals' as const, rules: {}, players: [{ name: 'Ada' }, { name: 'Ben' }] }
    const matchId = idOf(await app.createMatch({ ...table, rules: { doubleBlank: 25 }, gameName: 'Prairie Dog' }))
    idOf(await app.createMatch({ ...table, gameName: 'Farm' }))
    idOf(await app.createMatch(table))
    expect(await look(app, matchId)).toMatchObject({ gameName: 'Prairie Dog', trail: [] })
    expect((await search(app, { text: 'práirie' })).matches).toMatchObject([{ matchId, gameName: 'Prairie Dog' }])
    expect((await homeOf(app)).setups.map(({ gameName, rules }) => [gameName, rules])).toEqual([
      [undefined, {}],
      ['Farm', {}],
      ['Prairie Dog', { doubleBlank: 25 }],
    ])
    idOf(await app.matches.describe({ matchId, revision: 0 }, { gameName: 'Train' }))
    expect(await look(app, matchId)).toMatchObject({
      gameName: 'Train',
      trail: [{ kind: 'details', field: 'gameName', before: 'Prairie Dog', after: 'Train' }],
    })
    idOf(await app.matches.describe({ matchId, revision: 1 }, { gameName: '' }))
    expect(await look(app, matchId)).not.toHaveProperty('gameName')
  })

  test('that are as they were change nothing, not even the revision', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await begin(app, { players: ['Ada', 'Ben'], place: 'Kitchen' })
    expect(await app.matches.describe({ matchId, revision: 1 }, { place: 'Kitchen', note: '' })).toEqual({ ok: true, value: { matchId, revision: 1 } })
    expect((await look(app, matchId)).trail).toHaveLength(1)
  })

  test('stand in the match’s own file beside its record, and are there after a restart', async () => {
    const folder = temporaryFolder()
    const first = await openApp(folder)
    const matchId = await begin(first, { players: ['Ada', 'Ben'], place: 'Kitchen', note: 'two\nlines' })
    await first.close()
    expect(JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8'))).toMatchObject({ place: 'Kitchen', note: 'two\nlines' })
    expect(await look(await openApp(folder), matchId)).toMatchObject({ place: 'Kitchen', note: 'two\nlines' })
  })
})

describe('a match that is over', () => {
  test('when corrected keeps in its trail what was changed, when, on which device, and the standing before and after', async () => {
    const app = await openApp(temporaryFolder(), { device: 'kitchen laptop' })
    const matchId = await begin(app, { players: ['Ada', 'Ben'], won: true })
    idOf(await app.matches.revise({ matchId, revision: 1 }, { corrections: [{ round: 0, event: 0, replacement: play('6-5') }], starts: [] }))
    const { trail } = await look(app, matchId)
    expect(trail).toEqual([
      {
        kind: 'corrected',
        device: 'kitchen laptop',
        at: expect.stringMatching(/^2026-11-21T10:00:\d\d\.000Z$/) as unknown,
        edit: {
          name: 'revise',
          changes: [{ kind: 'events', round: 0, at: 0, before: [{ type: 'play', tile: '6-6', player: 0 }], after: [{ type: 'play', tile: '6-5' }] }],
        },
        before: { totals: [2, 0], winner: 0 },
        after: { totals: [0, 0], winner: null },
      },
    ])
  })

  test('when a correction had opened it again tells of the undo that ends it again, too', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await begin(app, { players: ['Ada', 'Ben'], won: true })
    idOf(await app.matches.revise({ matchId, revision: 1 }, { corrections: [{ round: 0, event: 0, replacement: play('6-5') }], starts: [] }))
    idOf(await app.matches.undo({ matchId, revision: 2 }))
    const { trail } = await look(app, matchId)
    expect(trail).toMatchObject([
      { before: { winner: 0 }, after: { winner: null } },
      { before: { winner: null }, after: { totals: [2, 0], winner: 0 }, edit: { changes: [{ before: [{ tile: '6-5' }], after: [{ tile: '6-6' }] }] } },
    ])
  })

  test('when its last play is undone notes that too; playing on from there is playing and noted nowhere', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await begin(app, { players: ['Ada', 'Ben'], won: true })
    idOf(await app.matches.undo({ matchId, revision: 1 }))
    idOf(await app.matches.enter({ matchId, revision: 2 }, play('6-5')))
    idOf(await app.matches.undo({ matchId, revision: 3 }))
    const { trail } = await look(app, matchId)
    expect(trail.map(({ kind }) => kind)).toEqual(['corrected'])
  })
})

test('a correction while a match is running is part of playing it and stands in no trail', async () => {
  const app = await openApp(temporaryFolder())
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-6')))
  idOf(await app.matches.revise({ matchId, revision: 1 }, { corrections: [{ round: 0, event: 0, replacement: play('5-5') }], starts: [] }))
  expect((await look(app, matchId)).trail).toEqual([])
})

describe('the bin', () => {
  test('takes a match out of every list but its own, and nothing is lost', async () => {
    const app = await openApp(temporaryFolder())
    const kept = await begin(app, { players: ['Cleo', 'Dan'] })
    const matchId = await begin(app, { players: ['Ada', 'Ben'], won: true, place: 'Kitchen' })
    const before = await look(app, matchId)
    idOf(await app.matches.bin(await onMatch(app, matchId)))
    expect((await search(app)).matches.map((match) => match.matchId)).toEqual([kept])
    expect((await homeOf(app)).matches.map((match) => match.matchId)).toEqual([kept])
    expect((await homeOf(app)).counts).toMatchObject({ matches: 1, bin: 1 })
    const inBin = await search(app, { which: 'bin' })
    expect(inBin).toMatchObject({ total: 1, matches: [{ matchId, place: 'Kitchen', binnedAt: expect.any(String) as unknown, revision: 3 }] })

    // what a list shows is enough to restore it
    idOf(await app.matches.restore({ matchId, revision: inBin.matches[0]?.revision ?? -1 }))
    const after = await look(app, matchId)
    expect(after.record).toEqual({ ...before.record, updatedAt: after.updatedAt })
    expect(after).not.toHaveProperty('binnedAt')
    expect(after.trail.slice(-2).map(({ kind }) => kind)).toEqual(['binned', 'restored'])
    expect((await search(app)).total).toBe(2)
  })

  test('holds a match that can be neither played nor described until it is restored', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await begin(app, { players: ['Ada', 'Ben'] })
    idOf(await app.matches.bin({ matchId, revision: 0 }))
    const inBin = { ok: false, error: { kind: 'in-bin' } }
    const on = { matchId, revision: 1 }
    expect(await app.matches.enter(on, play('6-4'))).toEqual(inBin)
    expect(await app.matches.describe(on, { place: 'Kitchen' })).toEqual(inBin)
    expect(await app.matches.bin(on)).toEqual(inBin)
    idOf(await app.matches.restore(on))
    expect(await app.matches.restore({ matchId, revision: 2 })).toEqual({ ok: false, error: { kind: 'not-in-bin' } })
    idOf(await app.matches.enter({ matchId, revision: 2 }, play('6-4')))
  })

  test('is the only place from which a match is deleted for good, with its file', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const matchId = await begin(app, { players: ['Ada', 'Ben'] })
    const file = join(folder, 'matches', `${matchId}.json`)
    expect(await app.matches.deleteForGood({ matchId, revision: 0 })).toEqual({ ok: false, error: { kind: 'not-in-bin' } })
    expect(existsSync(file)).toBe(true)
    idOf(await app.matches.bin({ matchId, revision: 0 }))
    expect(await app.matches.deleteForGood({ matchId, revision: 0 })).toEqual({ ok: false, error: { kind: 'stale', revision: 1 } })
    idOf(await app.matches.deleteForGood({ matchId, revision: 1 }))
    expect(existsSync(file)).toBe(false)
    expect(await search(app, { which: 'bin' })).toEqual({ matches: [], total: 0, all: 0 })
    expect(await app.matches.restore({ matchId, revision: 1 })).toEqual({ ok: false, error: { kind: 'no-such-match' } })
  })
})

describe('house rules changed in mid-match', () => {
  const setUp = async (app: App): Promise<string> => {
    const matchId = await begin(app, { players: ['Ada', 'Ben'] })
    for (const tile of ['6-6', '6-5']) idOf(await app.matches.enter(await onMatch(app, matchId), play(tile)))
    return matchId
  }

  test('stand in the trail with both sets of rules and everyone’s points under both, written together with the change', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const matchId = await setUp(app)
    const on = await onMatch(app, matchId)
    idOf(await app.matches.changeRules(on, { doubleHeader: 5 }, 'now'))
    const entry = {
      kind: 'rules-changed',
      ...HERE,
      round: 0,
      event: 2,
      before: {},
      after: { doubleHeader: 5 },
      totals: { before: { totals: [2, 0], winner: null }, after: { totals: [5, 0], winner: null } },
    }
    const match = await look(app, matchId)
    expect(match).toMatchObject({ revision: on.revision + 1, undo: 'change-rules' })
    expect(match.trail).toEqual([entry])
    expect(JSON.parse(readFileSync(join(folder, 'matches', `${matchId}.json`), 'utf8'))).toMatchObject({
      revision: on.revision + 1,
      trail: [{ kind: 'rules-changed' }],
    })
  })

  test('when undone, redone or deleted by a correction are told of again; a play before them is not', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await setUp(app)
    const told = async () => (await look(app, matchId)).trail.map((entry) => (entry.kind === 'rules-changed' ? [entry.before, entry.after] : entry.kind))
    idOf(await app.matches.changeRules(await onMatch(app, matchId), { tripleHeader: 4 }, 'now'))
    idOf(await app.matches.undo(await onMatch(app, matchId)))
    idOf(await app.matches.redo(await onMatch(app, matchId)))
    const thrice = [
      [{}, { tripleHeader: 4 }],
      [{ tripleHeader: 4 }, {}],
      [{}, { tripleHeader: 4 }],
    ]
    expect(await told()).toEqual(thrice)
    idOf(await app.matches.revise(await onMatch(app, matchId), { corrections: [{ round: 0, event: 1, replacement: null }], starts: [] }))
    expect(await told()).toEqual(thrice)
    idOf(await app.matches.revise(await onMatch(app, matchId), { corrections: [{ round: 0, event: 1, replacement: null }], starts: [] }))
    expect(await told()).toEqual([...thrice, [{ tripleHeader: 4 }, {}]])
  })

  test('from the beginning are the first event; refused ones change nothing and are not told of', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await setUp(app)
    idOf(await app.matches.changeRules(await onMatch(app, matchId), { doubleHeader: 1 }, 'beginning'))
    expect(await look(app, matchId)).toMatchObject({
      trail: [{ kind: 'rules-changed', round: 0, event: 0 }],
      record: { rounds: [{ events: [{ type: 'rules', rules: { doubleHeader: 1 } }, {}, {}] }] },
    })
    expect(await app.matches.changeRules(await onMatch(app, matchId), { doubleHeader: 1 }, 'now')).toEqual({ ok: false, error: { kind: 'nothing-to-change' } })
    expect(await app.matches.changeRules(await onMatch(app, matchId), { doubleHeader: 1, maxPip: 9 }, 'now')).toMatchObject({
      ok: false,
      error: { kind: 'impossible', refusal: { code: 'bad-event' } },
    })
    expect((await look(app, matchId)).trail).toHaveLength(1)
  })

  test('entered as an event are told of all the same', async () => {
    const app = await openApp(temporaryFolder())
    const matchId = await setUp(app)
    idOf(await app.matches.enter(await onMatch(app, matchId), { type: 'rules', rules: { target: 20 } }))
    expect((await look(app, matchId)).trail).toMatchObject([{ kind: 'rules-changed', after: { target: 20 } }])
  })
})
