import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import type { StoredMatch } from '#main/store/match-file'
import { homeSchema } from '#shared/contract/lists'
import { present } from '#shared/kernel/assert'
import { FaultyFiles } from '../../../faults/support/faulty-files'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, SOUND_PLAYS, tilesOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

/** Stands for so many lists in one another, which JavaScript itself could not write. */
const lists = (levels: number): string => `lists ${levels}`
const written = (content: object): string =>
  JSON.stringify(content).replace(/"lists (\d+)"/g, (_, levels) => '['.repeat(Number(levels)) + ']'.repeat(Number(levels)))

/** A data folder with one match of six plays, each entered for its player. */
async function folderWithMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  for (const [revision, tile] of SOUND_PLAYS.entries()) idOf(await app.matches.enter({ matchId, revision }, { type: 'play', tile, player: revision % 2 }))
  await app.close()
  const file = join(folder, 'matches', `${matchId}.json`)
  return { folder, matchId, file, content: JSON.parse(readFileSync(file, 'utf8')) as StoredMatch }
}

/** The match with more in one of its plays, in the record and in its history. */
function withMoreIn(content: StoredMatch, at: number, more: object): StoredMatch {
  const event = (which: number, each: object): never => (which === at ? { ...each, ...more } : each) as never
  return {
    ...content,
    rounds: content.rounds.map((round) => ({ ...round, events: round.events.map((each, which) => event(which, each)) })),
    edits: {
      ...content.edits,
      done: content.edits.done.map((edit, which) => ({
        ...edit,
        changes: edit.changes.map((change) =>
          'round' in change && change.kind === 'events' ? { ...change, after: change.after.map((each) => event(which, each)) } : change,
        ),
      })),
    },
  }
}

async function mending(app: App, matchId: string) {
  const { file, takeBack } = await app.damaged.look(matchId)
  const outcome = await app.damaged.takeBack({ matchId, token: present(file, 'it can be read').token })
  return { takeBack, outcome }
}

const asides = (folder: string): readonly string[] => readdirSync(join(folder, 'matches')).filter((name) => name.includes('.unreadable-'))

describe('the fewest of the last entries are found after which a match is sound, and taken back on request', () => {
  test.each([
    ['the last play nested 2,000 deep', 5, { more: lists(2000) }, 1, ['1-0']],
    ['the last play nested 100,000 deep', 5, { more: lists(100_000) }, 1, ['1-0']],
    ['the fourth play of six with 900,000 letters', 3, { more: 'x'.repeat(900_000) }, 3, ['1-0', '5-3', '2-1']],
    ['the first play nested 17 deep', 0, { more: lists(16) }, 6, ['1-0', '5-3', '2-1', '6-5', '4-2']],
  ])('%s', async (_, at, more, count, tiles) => {
    const { folder, matchId, file, content } = await folderWithMatch()
    const damaged = written(withMoreIn(content, at, more))
    writeFileSync(file, damaged)
    const app = await openApp(folder)
    const { takeBack, outcome } = await mending(app, matchId)
    expect(takeBack).toMatchObject({ count, rounds: 1, entries: 6 - count, leftOut: { trail: 0, fields: [], history: false } })
    expect(takeBack?.taken.map(({ name, player, tile }) => [name, player, tile])).toEqual(
      tiles.map((tile) => ['enter-play', SOUND_PLAYS.indexOf(tile as never) % 2 === 0 ? 'Ada' : 'Ben', tile]),
    )
    expect(outcome).toEqual({ ok: true, value: { matchId, revision: 7 } })
    const match = await look(app, matchId)
    expect(tilesOf(match)).toEqual(SOUND_PLAYS.slice(0, 6 - count))
    expect(match.trail).toMatchObject([{ kind: 'mended', entries: count, device: 'the test' }])
    const [aside] = asides(folder)
    expect(readFileSync(join(folder, 'matches', String(aside)), 'utf8') === damaged, 'the damaged file is kept as it was').toBe(true)
    idOf(await app.matches.undo({ matchId, revision: 7 }).then((undone) => (count === 6 ? outcome : undone)))
  })

  test.each([
    ['a list', ['00000000-0000-4000-8000-000000000001']],
    ['no id', 'Ada’s'],
    ['nothing', null],
  ])('nothing is taken back where only a player’s person is %s: the lists name the match, and mended it goes by name', async (_, personId) => {
    const { folder, matchId, file, content } = await folderWithMatch()
    writeFileSync(file, JSON.stringify({ ...content, players: [{ ...content.players[0], personId }, content.players[1]] }))
    const app = await openApp(folder)
    const home = (await app.home(undefined).next()).value
    expect(homeSchema.parse(home).damaged?.matches.map((each) => [each.matchId, each.players.map(({ name }) => name)])).toEqual([[matchId, ['Ada', 'Ben']]])
    const { takeBack, outcome } = await mending(app, matchId)
    expect(takeBack).toMatchObject({ count: 0, entries: 6, leftOut: { trail: 0, fields: ['personId'], history: false } })
    expect(outcome.ok).toBe(true)
    expect(tilesOf(await look(app, matchId))).toEqual(SOUND_PLAYS)
  })

  test.each([19, 20, 28])('of thirty entries the last %i, no more and no fewer', async (count) => {
    const { folder, matchId, file, content } = await folderWithMatch()
    const events = Array.from({ length: 30 }, () => ({ type: 'pass' }) as const)
    const done = events.map((event, at) => ({ name: 'enter-pass' as const, changes: [{ kind: 'events' as const, round: 0, at, before: [], after: [event] }] }))
    const passed = { ...content, revision: 30, rounds: [{ leader: 0, events }], edits: { done, undone: [] } } as StoredMatch
    writeFileSync(file, written(withMoreIn(passed, 30 - count, { more: lists(40) })))
    const app = await openApp(folder)
    const { takeBack, outcome } = await mending(app, matchId)
    expect(takeBack).toMatchObject({ count, entries: 30 - count })
    expect(outcome).toMatchObject({ ok: true, value: { revision: 31 } })
    await app.close()
    expect((JSON.parse(readFileSync(file, 'utf8')) as StoredMatch).rounds[0]?.events).toHaveLength(30 - count)
  })

  test('of more entries than are allowed those above it', async () => {
    const { folder, matchId, file, content } = await folderWithMatch()
    const events = [...present(content.rounds[0], 'it was begun').events, ...Array.from({ length: 20_000 }, () => ({ type: 'pass' }))]
    writeFileSync(file, JSON.stringify({ ...content, rounds: [{ ...content.rounds[0], events }], edits: { done: [], undone: [] } }))
    const app = await openApp(folder)
    const { takeBack, outcome } = await mending(app, matchId)
    expect(takeBack).toMatchObject({ count: 6, entries: 20_000, taken: Array.from({ length: 5 }, () => ({ name: 'enter-pass' })) })
    expect(outcome.ok).toBe(true)
  })

  test('nothing that was played, where something else is wrong', async () => {
    const { folder, matchId, file, content } = await folderWithMatch()
    const trail = [{ kind: 'binned', at: content.startedAt, device: 'the laptop' }, { kind: 'of a kind that is not known' }]
    writeFileSync(file, written({ ...content, trail, place: 5, added: { by: lists(40) }, note: 'kept', revision: Number.MAX_SAFE_INTEGER }))
    const app = await openApp(folder)
    const { takeBack, outcome } = await mending(app, matchId)
    expect(takeBack).toMatchObject({
      count: 0,
      taken: [],
      entries: 6,
      leftOut: { trail: 1, fields: expect.arrayContaining(['place', 'added']) as string[], history: false },
    })
    expect(outcome).toEqual({ ok: true, value: { matchId, revision: 7 } })
    expect(await look(app, matchId)).toMatchObject({ note: 'kept', trail: [{ kind: 'binned' }, { kind: 'mended', entries: 0 }], undo: 'enter-play' })
  })

  test('only what can be undone is forgotten, where the history alone is too much', async () => {
    const { folder, matchId, file, content } = await folderWithMatch()
    writeFileSync(file, written({ ...content, edits: { ...withMoreIn(content, 2, { more: lists(30) }).edits } }))
    const app = await openApp(folder)
    const { takeBack, outcome } = await mending(app, matchId)
    expect(takeBack).toMatchObject({ count: 0, entries: 6, leftOut: { history: true } })
    expect(outcome.ok).toBe(true)
    expect(tilesOf(await look(app, matchId))).toEqual(SOUND_PLAYS)
    idOf(await app.matches.undo({ matchId, revision: 7 }))
  })
})

test('a byte-order mark that an editor put before a damaged match is not in the way', async () => {
  const { folder, matchId, file, content } = await folderWithMatch()
  writeFileSync(file, `\uFEFF${written(withMoreIn(content, 5, { more: lists(40) }))}`)
  const app = await openApp(folder)
  const { takeBack, outcome } = await mending(app, matchId)
  expect([takeBack?.count, outcome.ok]).toEqual([1, true])
})

describe('what cannot be mended so', () => {
  test.each([
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['another match', (text: string) => text.replaceAll(/"id":"[^"]+"/g, '"id":"00000000-0000"')],
    ['players that are no list', (text: string) => text.replace(/"players":\[.*?\]/, '"players":7')],
  ])('%s: says so, and can still be saved and taken out of the lists', async (_, spoil) => {
    const { folder, matchId, file } = await folderWithMatch()
    const damaged = spoil(readFileSync(file, 'utf8'))
    writeFileSync(file, damaged)
    const app = await openApp(folder)
    const found = await app.damaged.look(matchId)
    expect(found.takeBack).toBeNull()
    const token = present(found.file, 'it can be read').token
    expect(await app.damaged.takeBack({ matchId, token })).toEqual({ ok: false, error: { kind: 'nothing-to-undo' } })

    const saved = await app.damaged.save(matchId)
    const offered = app.downloads.take(saved.ok ? saved.value.path : '')
    expect(offered).toMatchObject({ name: `${matchId}.json`, type: 'application/json' })
    expect(readFileSync(present(offered, 'offered').path, 'utf8')).toBe(damaged)

    const feeds = app.matches.live(matchId, undefined)
    expect((await feeds.next()).value).toMatchObject({ kind: 'damaged' })
    expect(await app.damaged.setAside({ matchId, token })).toMatchObject({ ok: true })
    expect((await feeds.next()).value).toEqual({ kind: 'gone', matchId })
    await feeds.return()
    const home = (await app.home(undefined).next()).value
    expect(home).toMatchObject({ notices: [{ kind: 'moved-aside', file: `matches/${matchId}.json` }] })
    expect(home).not.toHaveProperty('damaged')
    expect(readFileSync(join(folder, 'matches', String(asides(folder)[0])), 'utf8')).toBe(damaged)
  })

  test('a folder in its place: nothing can be saved, and nothing is harmed', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    const { rmSync } = await import('node:fs')
    rmSync(file)
    mkdirSync(file)
    const app = await openApp(folder)
    expect(await app.damaged.look(matchId)).toEqual({ file: null, takeBack: null })
  })
})

test('a file that has changed since it was looked at is left as it is', async () => {
  const { folder, matchId, file, content } = await folderWithMatch()
  writeFileSync(file, written(withMoreIn(content, 5, { more: lists(40) })))
  const app = await openApp(folder)
  const token = present((await app.damaged.look(matchId)).file, 'it can be read').token
  const other = written(withMoreIn(content, 4, { more: lists(40) }))
  writeFileSync(file, other)
  for (const refused of [await app.damaged.takeBack({ matchId, token }), await app.damaged.setAside({ matchId, token })])
    expect(refused).toEqual({ ok: false, error: { kind: 'file-changed' } })
  expect(readFileSync(file, 'utf8')).toBe(other)
})

test('a disk that does not take the mended match leaves the damaged one where it was', async () => {
  const { folder, matchId, file, content } = await folderWithMatch()
  const damaged = written(withMoreIn(content, 5, { more: lists(40) }))
  writeFileSync(file, damaged)
  const disk = new FaultyFiles()
  const app = await openApp(folder, { files: disk.files })
  const token = present((await app.damaged.look(matchId)).file, 'it can be read').token
  disk.fault = { name: 'failing', operation: 'create', code: 'ENOSPC' }
  expect(await app.damaged.takeBack({ matchId, token })).toMatchObject({ ok: false, error: { kind: 'not-saved', reason: 'disk-full' } })
  disk.fault = null
  expect(readFileSync(file, 'utf8')).toBe(damaged)
  expect((await app.damaged.look(matchId)).takeBack?.count).toBe(1)
  idOf((await mending(app, matchId)).outcome)
  await enterAll(app, matchId, ['1-0'])
})
