import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '#main/app'
import { collect } from '#main/backup/collect'
import { readWhole } from '#main/backup/read-whole'
import { Log } from '#main/log/log'
import { diskFiles, READ_LIMITS } from '#main/store/files'
import type { Home } from '#shared/contract/lists'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, look, openApp, play, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { needs, type Need } from '../support/needs'

async function home(app: App): Promise<Home> {
  const first = await app.home(undefined).next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value
}

const makePipe = (path: string): void => void execFileSync('mkfifo', [path])

const notAFile = (what: string) => ({ kind: 'not-readable', why: 'not-a-file', detail: `not a file: ${what}`, what })

/** What may lie in a file's place. */
const ODD: readonly (readonly [what: string, need: Need | null, damage: object, make: (path: string) => void | Promise<void>])[] = [
  ['pipe', 'pipes', notAFile('pipe'), makePipe],
  ['folder', null, notAFile('folder'), (path) => mkdirSync(path)],
  ['link', 'links', notAFile('link'), (path) => symlinkSync('/dev/zero', path)],
  [
    'socket',
    'sockets',
    notAFile('socket'),
    async (path) => {
      const server = createServer()
      onTestFinished(() => void server.close())
      await new Promise<void>((listening) => server.listen(path, listening))
    },
  ],
  [
    'file that is too large',
    null,
    { kind: 'over-limit', limit: 'file-size', found: READ_LIMITS.json + 1, allowed: READ_LIMITS.json, round: null, event: null },
    (path) => {
      writeFileSync(path, '')
      truncateSync(path, READ_LIMITS.json + 1)
    },
  ],
]

/** A closed data folder with a match of one play. */
async function folderWithMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, matchId, ['6-4'])
  await app.close()
  return { folder, matchId, file: join(folder, 'matches', `${matchId}.json`) }
}

for (const [what, need, damage, make] of ODD) {
  needs(need, () => {
    describe(`a ${what} in the place of a match file`, () => {
      test('keeps nothing from opening, is named with the reason, stays as it is, and is not in the way of play', async () => {
        const { folder, matchId } = await folderWithMatch()
        const odd = join(folder, 'matches', 'aaaaaaaa.json')
        await make(odd)
        const app = await openApp(folder)
        const { matches, damaged } = await home(app)
        expect(matches.map((match) => match.matchId)).toEqual([matchId])
        expect(damaged).toMatchObject({ matches: [{ matchId: 'aaaaaaaa', damage }], total: 1 })
        expect(readdirSync(join(folder, 'matches')).sort()).toEqual(['aaaaaaaa.json', `${matchId}.json`].sort())
        idOf(await app.matches.enter({ matchId, revision: 1 }, play('4-2')))
      })

      test('that comes while Caravan runs is named too, and what comes after it is seen', async () => {
        const { folder, file } = await folderWithMatch()
        const app = await openApp(folder)
        await make(join(folder, 'matches', 'aaaaaaaa.json'))
        await expect.poll(async () => (await home(app)).damaged?.matches).toMatchObject([{ matchId: 'aaaaaaaa', damage }])
        rmSync(join(folder, 'matches', 'aaaaaaaa.json'), { recursive: true })
        rmSync(file)
        // what is gone is told no longer, whichever of both is looked at first
        await expect.poll(async () => [(await home(app)).matches, (await home(app)).damaged]).toEqual([[], undefined])
      })
    })
  })
}

needs('pipes', () => {
  test('many pipes that are asked for by id hold up nobody', async () => {
    const { folder, matchId } = await folderWithMatch()
    const ids = Array.from({ length: 12 }, (_, index) => `pipe-number-${index}`)
    for (const id of ids) makePipe(join(folder, 'matches', `${id}.json`))
    const app = await openApp(folder)
    await Promise.all(
      ids.map((id) =>
        app.matches
          .enter({ matchId: id, revision: 0 }, play('6-6'))
          .then((outcome) => expect(outcome).toEqual({ ok: false, error: { kind: 'damaged', damage: notAFile('pipe') } })),
      ),
    )
    expect(tilesOf(await look(app, matchId))).toEqual(['6-4'])
  })

  test('a match file that became a pipe while it was open is shown as it was known, not written, and goes on once it is a file again', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    const app = await openApp(folder)
    expect(tilesOf(await look(app, matchId))).toEqual(['6-4'])
    renameSync(file, join(folder, 'kept'))
    makePipe(file)
    expect((await app.matches.enter({ matchId, revision: 1 }, play('4-2'))).ok).toBe(false)
    expect(tilesOf(await look(app, matchId))).toEqual(['6-4'])
    rmSync(file)
    renameSync(join(folder, 'kept'), file)
    idOf(await app.matches.enter({ matchId, revision: 1 }, play('4-2')))
    expect((await home(app)).notices).toEqual([])
  })

  test('odd things in the places of people, photos, settings, lists and locks keep nothing from opening', async () => {
    const { folder, matchId } = await folderWithMatch()
    const device = deviceFolderOf(folder)
    for (const name of readdirSync(join(folder, 'people'))) rmSync(join(folder, 'people', name))
    for (const name of ['index.jsonl', 'notices.json']) rmSync(join(device, name), { force: true })
    const photo = '0'.repeat(32)
    mkdirSync(join(folder, 'photos', matchId), { recursive: true })
    const pipes = [
      'people/aaaaaaaa.json',
      'settings/house.json',
      `photos/${matchId}/${photo}.jpg`,
      `matches/${matchId}.sync-conflict-20261121-100000-ABCDEFG.json`,
    ]
    for (const name of pipes) makePipe(join(folder, name))
    for (const name of ['index.jsonl', 'notices.json', 'facts.jsonl', 'ratings.jsonl', 'settings/device.json']) {
      rmSync(join(device, name), { force: true })
      makePipe(join(device, name))
    }
    const app = await openApp(folder)
    expect(await app.matches.photos.read(matchId, photo)).toBeNull()
    const [table] = await Promise.all([app.statistics.live({}, undefined).next()])
    expect(table.done).toBe(false)
    idOf(await app.matches.enter({ matchId, revision: 1 }, play('4-2')))
    const named = (await home(app)).notices.map((notice) => ('file' in notice ? notice.file : notice.kind))
    expect(named).toEqual(expect.arrayContaining(pipes))
  })

  test('a backup leaves a pipe out at once', async () => {
    const { folder } = await folderWithMatch()
    makePipe(join(folder, 'matches', 'aaaaaaaa.json'))
    const place = { files: diskFiles, clock: () => new Date(0), tell: () => undefined, withdraw: () => undefined }
    const sources = { data: { ...place, path: folder }, device: { ...place, path: deviceFolderOf(folder) } }
    const { files } = await collect(sources)
    const pipe = files.find(({ name }) => name === 'matches/aaaaaaaa.json')
    expect(pipe).toBeDefined()
    if (pipe !== undefined)
      expect(await readWhole({ ...sources, matches: { isSound: () => false } }, pipe)).toMatchObject({ kind: 'left-out', why: { why: 'not-a-file' } })
  })

  test('a log that is a pipe loses its lines and holds up nobody', () => {
    const folder = temporaryFolder()
    makePipe(join(folder, 'caravan.log'))
    const log = new Log({ folder, clock: () => new Date(0) })
    log.ended()
    expect(log.recent).toEqual(['1970-01-01T00:00:00.000Z ended'])
  })
})

needs('links', () => {
  test('a data folder behind a link, with folders in it that are links, works', async () => {
    const real = temporaryFolder()
    const links = temporaryFolder()
    mkdirSync(join(real, 'elsewhere'))
    mkdirSync(join(real, 'data'))
    symlinkSync(join(real, 'elsewhere'), join(real, 'data', 'matches'))
    symlinkSync(join(real, 'data'), join(links, 'data'))
    const app = await openApp(join(links, 'data'))
    const matchId = idOf(await app.createMatch(ADA_AND_BEN))
    idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-4')))
    expect(readdirSync(join(real, 'elsewhere'))).toEqual([`${matchId}.json`])
    expect((await home(app)).notices).toEqual([])
  })

  test('a link to a match file that is a file is left alone: a write would put a file in its place', async () => {
    const { folder, matchId, file } = await folderWithMatch()
    renameSync(file, join(folder, 'elsewhere.json'))
    symlinkSync(join(folder, 'elsewhere.json'), file)
    const before = readFileSync(join(folder, 'elsewhere.json'), 'utf8')
    const app = await openApp(folder)
    expect((await home(app)).matches).toEqual([])
    expect((await home(app)).damaged?.matches).toMatchObject([{ matchId, damage: notAFile('link') }])
    expect(readFileSync(join(folder, 'elsewhere.json'), 'utf8')).toBe(before)
  })
})

test('a file that grows while it is read is read to its limit and no further', async () => {
  const path = join(temporaryFolder(), 'grows.json')
  writeFileSync(path, 'x'.repeat(1000))
  let growing: NodeJS.Immediate | null = null
  const grow = (): void => {
    appendFileSync(path, 'x'.repeat(100_000))
    growing = setImmediate(grow)
  }
  grow()
  const reading = Array.from({ length: 20 }, () =>
    diskFiles.readBytes(path, 300_000).then(
      (bytes) => bytes.length,
      (error: unknown) => error,
    ),
  )
  const outcomes = await Promise.all(reading)
  if (growing !== null) clearImmediate(growing)
  for (const outcome of outcomes) {
    if (typeof outcome === 'number') expect(outcome).toBeLessThanOrEqual(300_000)
    else expect(outcome).toMatchObject({ name: 'UnsuitableFile', what: 'too-large' })
  }
  expect(outcomes.some((outcome) => typeof outcome !== 'number')).toBe(true)
})

needs('pipes', () => {
  test('a notice that was dismissed is not told again at the next look', async () => {
    const { folder } = await folderWithMatch()
    makePipe(join(folder, 'people', 'aaaaaaaa.json'))
    const app = await openApp(folder)
    const [notice] = (await home(app)).notices
    expect(notice).toMatchObject({ kind: 'not-read', file: 'people/aaaaaaaa.json', why: 'pipe' })
    await app.dismissNotice(String(notice?.id))
    writeFileSync(join(folder, 'people', 'aaaaaaaa.json.incoming'), '')
    const { id } = await app.people.add('Cleo')
    rmSync(join(folder, 'people', `${id}.json`))
    await expect.poll(async () => (await home(app)).people.map(({ name }) => name)).not.toContain('Cleo')
    expect((await home(app)).notices).toEqual([])
  })
})
