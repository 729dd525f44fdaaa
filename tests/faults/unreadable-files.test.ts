import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import type { ExportPiece } from '#shared/contract/exchange'
import type { Home } from '#shared/contract/lists'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, look, openApp, play, SOUND_PLAYS, TODAY } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { FaultyFiles } from './support/faulty-files'

async function home(app: App): Promise<Home> {
  const first = await app.home(undefined).next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value
}

/** A data folder with one match of six plays. */
async function folderWithMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, SOUND_PLAYS)
  await app.close()
  return { folder, matchId, file: join(folder, 'matches', `${matchId}.json`) }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>

describe('a match file that cannot be read', () => {
  test.each([
    ['torn-file', (text: string) => text.slice(0, text.length / 2), { kind: 'not-json', how: 'cut' }],
    ['empty', () => '', { kind: 'not-json', how: 'empty' }],
    ['not a match', () => '[1, 2, 3]', { kind: 'wrong-shape' }],
    [
      'wrong shape',
      (text: string) => text.replace(/"leader": ?0/, '"leader": "Ada"'),
      { kind: 'wrong-shape', detail: expect.stringContaining('rounds.0.leader') as string },
    ],
    ['of another match', (text: string) => text.replaceAll(/"id": ?"[^"]+"/g, '"id": "00000000-0000"'), { kind: 'other-match', id: '00000000-0000' }],
  ])('%s: stays where it is, unchanged, and is named with why', async (_name, spoil, damage) => {
    const { folder, matchId, file } = await folderWithMatch()
    const spoiled = spoil(readFileSync(file, 'utf8'))
    writeFileSync(file, spoiled)

    const app = await openApp(folder)
    const { matches, notices, damaged } = await home(app)
    expect(matches).toEqual([])
    expect(notices).toEqual([])
    expect(damaged).toEqual({
      matches: [
        {
          matchId,
          players: [
            { name: 'Ada', personId: expect.any(String) as string },
            { name: 'Ben', personId: expect.any(String) as string },
          ],
          date: TODAY,
          damage: expect.objectContaining(damage) as object,
        },
      ],
      total: 1,
    })
    expect(await app.matches.enter({ matchId, revision: 6 }, play('0-0'))).toEqual({
      ok: false,
      error: { kind: 'damaged', damage: expect.objectContaining(damage) as object },
    })
    expect(readdirSync(join(folder, 'matches'))).toEqual([`${matchId}.json`])
    expect(readFileSync(file, 'utf8')).toBe(spoiled)
    await app.close()
    expect((await home(await openApp(folder))).damaged, 'also after a restart').toEqual(damaged)
  })

  test('is named by what it still tells where nobody knew it before, and by its file where it tells nothing', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    writeFileSync(file, JSON.stringify({ ...readJson(file), rounds: 'none' }))
    rmSync(join(deviceFolderOf(folder), 'index.jsonl'))
    const app = await openApp(folder)
    expect((await home(app)).damaged?.matches).toMatchObject([{ matchId, players: [{ name: 'Ada' }, { name: 'Ben' }], date: TODAY }])
    await app.close()
    writeFileSync(file, 'torn')
    rmSync(join(deviceFolderOf(folder), 'index.jsonl'))
    expect((await home(await openApp(folder))).damaged?.matches).toMatchObject([{ matchId, players: [], date: null }])
  })

  test('is an ordinary match again as soon as it can be read', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    const sound = readFileSync(file, 'utf8')
    writeFileSync(file, sound.slice(0, 100))
    const app = await openApp(folder)
    const feeds = app.matches.live(matchId, undefined)
    expect((await feeds.next()).value).toMatchObject({ kind: 'damaged', damage: { kind: 'not-json' } })
    writeFileSync(file, sound)
    expect((await feeds.next()).value).toMatchObject({ kind: 'match', match: { matchId, revision: 6 } })
    await feeds.return()
    expect((await home(app)).damaged).toBeUndefined()
    idOf(await app.matches.enter({ matchId, revision: 6 }, play('0-0')))
  })

  test('harms no other match: statistics, history and files of all of them go on, and name it', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    writeFileSync(file, 'torn')
    const app = await openApp(folder)
    const other = idOf(await app.createMatch(ADA_AND_BEN))
    await enterAll(app, other, SOUND_PLAYS)
    const named = { matchId, players: ['Ada', 'Ben'], date: TODAY }
    for (const kind of ['records', 'results', 'events'] as const) {
      const pieces: ExportPiece[] = []
      for await (const piece of app.export({ kind }, undefined)) pieces.push(piece)
      expect(pieces.at(-1)).toMatchObject({ total: 2, unreadable: 1, leftOut: [named] })
      expect(pieces.map(({ text }) => text).join('')).toContain('Ada')
    }
    const alone = await app.export({ kind: 'records', matchId }, undefined).next()
    expect(alone.value).toMatchObject({ text: '', total: 1, unreadable: 1, leftOut: [named] })
    expect((await app.findMatches({ which: 'all', limit: 10 }, undefined).next()).value).toMatchObject({ total: 1, damaged: [{ matchId }] })
    expect((await app.findMatches({ which: 'all', limit: 10, text: 'cleo' }, undefined).next()).value).not.toHaveProperty('damaged')
    for await (const feed of app.statistics.live({}, undefined)) {
      if (feed.kind === 'counting') continue
      expect(feed).toMatchObject({ apart: { unfinished: [other] }, damaged: [named] })
      break
    }
  })

  test('for want of file handles is sound: it is left where it is', async () => {
    const { folder, file } = await folderWithMatch()
    const before = readFileSync(file, 'utf8')
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ format: 'caravan-index', version: 1, appVersion: 'older', entries: [] }))
    const disk = new FaultyFiles()
    disk.fault = { name: 'failing', operation: 'read', code: 'EMFILE' }
    const app = await openApp(folder, { files: disk.files })
    expect((await home(app)).notices.map(({ kind }) => kind)).not.toContain('moved-aside')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

describe('a file made by a newer Caravan', () => {
  test.each([
    ['whose file is newer', { fileVersion: 4 }],
    ['whose record is newer', { version: 2 }],
  ])('a match %s is shown as far as it is understood, and never rewritten nor moved', async (_which, newer) => {
    const { folder, matchId, file } = await folderWithMatch()
    writeFileSync(file, JSON.stringify({ ...readJson(file), ...newer, trail: [{ kind: 'of a kind that is not known yet' }], news: true }))
    const before = readFileSync(file, 'utf8')
    const app = await openApp(folder)
    expect(await look(app, matchId)).toMatchObject({ readOnly: 'newer', record: { rounds: [{ events: SOUND_PLAYS.map(play) }] } })
    expect((await home(app)).matches).toMatchObject([{ matchId, readOnly: true }])
    const refused = { ok: false, error: { kind: 'read-only', why: 'newer' } }
    expect(await app.matches.enter({ matchId, revision: 6 }, play('0-0'))).toEqual(refused)
    expect(await app.matches.bin({ matchId, revision: 6 })).toEqual(refused)
    expect((await home(app)).notices).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a match that is not understood at all is left alone, and named as one of a newer version', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    writeFileSync(file, JSON.stringify({ ...readJson(file), version: 2, players: 'by another name' }))
    const before = readFileSync(file, 'utf8')
    const app = await openApp(folder)
    expect(await app.matches.enter({ matchId, revision: 6 }, play('0-0'))).toEqual({ ok: false, error: { kind: 'damaged', damage: { kind: 'newer' } } })
    expect((await home(app)).damaged?.matches).toMatchObject([{ matchId, damage: { kind: 'newer' } }])
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a person is left as they are', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id } = await app.people.add('Ada')
    await app.close()
    const file = join(folder, 'people', `${id}.json`)
    writeFileSync(file, JSON.stringify({ ...readJson(file), version: 2 }))
    const before = readFileSync(file, 'utf8')
    const again = await openApp(folder)
    expect(await again.people.change({ id, name: 'Eve' })).toMatchObject({ ok: false })
    expect((await home(again)).notices).toEqual([expect.objectContaining({ kind: 'left-alone', file: `people/${id}.json` })])
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

describe('the other files', () => {
  test('an unreadable person is moved aside, and the others are there', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id } = await app.people.add('Ada')
    await app.people.add('Ben')
    await app.close()
    writeFileSync(join(folder, 'people', `${id}.json`), '{"people": [')
    const again = await openApp(folder)
    const [aside] = readdirSync(join(folder, 'people')).filter((name) => name.startsWith(`${id}.json.unreadable-`))
    expect(readFileSync(join(folder, 'people', String(aside)), 'utf8')).toBe('{"people": [')
    expect((await home(again)).people.map(({ name }) => name)).toEqual(['Ben'])
  })

  test('the notice of one that was moved aside is there again after a restart, until it is dismissed', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id } = await app.people.add('Ada')
    await app.close()
    writeFileSync(join(folder, 'people', `${id}.json`), 'torn')
    await (await openApp(folder)).close()
    const second = await openApp(folder)
    const [notice] = (await home(second)).notices
    expect(notice?.kind).toBe('moved-aside')
    await second.dismissNotice(String(notice?.id))
    expect((await home(second)).notices).toEqual([])
    await second.close()
    expect((await home(await openApp(folder))).notices).toEqual([])
  })

  test('one that cannot be moved aside either is left alone, and never written', async () => {
    const folder = temporaryFolder()
    const app = await openApp(folder)
    const { id } = await app.people.add('Ada')
    await app.close()
    const file = join(folder, 'people', `${id}.json`)
    writeFileSync(file, 'torn')
    const disk = new FaultyFiles()
    disk.fault = { name: 'failing', operation: 'rename', code: 'EACCES' }
    const again = await openApp(folder, { files: disk.files })
    expect((await home(again)).notices).toEqual([expect.objectContaining({ kind: 'left-alone', file: `people/${id}.json`, why: 'not JSON' })])
    expect(readFileSync(file, 'utf8')).toBe('torn')
  })

  test('what an interrupted write left behind is cleared away', async () => {
    const { folder } = await folderWithMatch()
    mkdirSync(join(folder, 'matches'), { recursive: true })
    writeFileSync(join(folder, 'people.json.0123456789ab.tmp'), 'half')
    writeFileSync(join(folder, 'matches', 'x.json.0123456789ab.tmp'), 'half')
    await openApp(folder)
    expect([...readdirSync(folder), ...readdirSync(join(folder, 'matches'))].filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
