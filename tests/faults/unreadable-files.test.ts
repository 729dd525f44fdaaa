import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app/app'
import type { Home } from '#shared/contract/lists'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, play, SOUND_PLAYS } from '../unit/main/support/apps'
import { temporaryFolder } from '../unit/main/support/folder'
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
    ['torn-file', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['not a match', () => '[1, 2, 3]'],
    ['wrong shape', (text: string) => text.replace('"leader": 0', '"leader": "Ada"')],
    ['of another match', (text: string) => text.replace(/"id": "[^"]+",\n "revision"/, '"id": "00000000-0000",\n "revision"')],
  ])('%s: is moved aside unchanged, and the person is told', async (_name, spoil) => {
    const { folder, matchId, file } = await folderWithMatch()
    const spoiled = spoil(readFileSync(file, 'utf8'))
    writeFileSync(file, spoiled)

    const app = await openApp(folder)
    const { matches, notices } = await home(app)
    expect(matches).toEqual([])
    expect(notices).toEqual([expect.objectContaining({ kind: 'moved-aside', file: `matches/${matchId}.json` })])
    const [aside] = readdirSync(join(folder, 'matches'))
    expect(aside).toMatch(/\.json\.unreadable-2026-11-21T10-00-\d\d-\d{3}Z$/)
    expect(readFileSync(join(folder, 'matches', String(aside)), 'utf8')).toBe(spoiled)
    expect(await app.matches.enter({ matchId, revision: 6 }, play('0-0'))).toEqual({ ok: false, error: { kind: 'no-such-match' } })
  })

  test('the notice is there again after a restart, until it is dismissed', async () => {
    const { folder, file } = await folderWithMatch()
    writeFileSync(file, 'torn')
    await (await openApp(folder)).close()
    const second = await openApp(folder)
    const [notice] = (await home(second)).notices
    expect(notice?.kind).toBe('moved-aside')
    await second.dismissNotice(String(notice?.id))
    expect((await home(second)).notices).toEqual([])
    await second.close()
    expect((await home(await openApp(folder))).notices).toEqual([])
  })

  test('that cannot be moved aside either is left alone, and never written', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    writeFileSync(file, 'torn')
    const disk = new FaultyFiles()
    disk.fault = { name: 'failing', operation: 'rename', code: 'EACCES' }
    const app = await openApp(folder, { files: disk.files })
    expect((await home(app)).notices).toEqual([expect.objectContaining({ kind: 'left-alone', file: `matches/${matchId}.json`, why: 'not JSON' })])
    expect(readFileSync(file, 'utf8')).toBe('torn')
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

  test('a match that is not understood at all is left alone, and the person is told', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    writeFileSync(file, JSON.stringify({ ...readJson(file), version: 2, players: 'by another name' }))
    const before = readFileSync(file, 'utf8')
    const app = await openApp(folder)
    expect(await app.matches.enter({ matchId, revision: 6 }, play('0-0'))).toEqual({ ok: false, error: { kind: 'no-such-match' } })
    expect((await home(app)).notices).toEqual([expect.objectContaining({ kind: 'left-alone', file: `matches/${matchId}.json` })])
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

  test('what an interrupted write left behind is cleared away', async () => {
    const { folder } = await folderWithMatch()
    mkdirSync(join(folder, 'matches'), { recursive: true })
    writeFileSync(join(folder, 'people.json.0123456789ab.tmp'), 'half')
    writeFileSync(join(folder, 'matches', 'x.json.0123456789ab.tmp'), 'half')
    await openApp(folder)
    expect([...readdirSync(folder), ...readdirSync(join(folder, 'matches'))].filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
