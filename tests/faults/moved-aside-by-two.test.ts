import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles, type Files } from '#main/store/files'
import { JsonFile } from '#main/store/json-file'
import type { StoredMatch } from '#main/store/match-file'
import { personFileKind } from '#main/store/person-file'
import type { Notice } from '#shared/contract/lists'
import { ADA_AND_BEN, enterAll, idOf, look, openApp, tilesOf } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'
import { needs, type Need } from '../support/needs'

const ID = 'person-ada'
const person = (name: string) => ({ format: 'caravan-person', version: 1, id: ID, name, updatedAt: '2026-11-22T10:00:00.000Z' })

/** Puts a file in place as another computer does: whole. */
function put(path: string, content: unknown): void {
  writeFileSync(`${path}.incoming`, JSON.stringify(content))
  renameSync(`${path}.incoming`, path)
}

/** The real disk, on which something happens just before the first rename that is about a file. */
function raced(about: string, meanwhile: () => void): Files {
  let due = true
  return {
    ...diskFiles,
    rename: (from, to) => {
      if (due && [from, to].some((path) => normalize(path).includes(about))) {
        due = false
        meanwhile()
      }
      return diskFiles.rename(from, to)
    },
  }
}

const asides = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.includes('.unreadable-'))
const leftOf = (folder: string): readonly string[] => readdirSync(folder).filter((name) => /\.(claim|tmp)$/.test(name))

/** A person's file that cannot be read, opened while another computer does something. */
async function openedWhile(meanwhile: (path: string) => void) {
  const folder = temporaryFolder()
  const path = join(folder, `${ID}.json`)
  writeFileSync(path, 'torn')
  const told: Notice[] = []
  const files = raced(`${ID}.json`, () => meanwhile(path))
  const where = { path: folder, files, clock: () => new Date(0), tell: (notice: Notice) => void told.push(notice), withdraw: () => undefined }
  const file = await JsonFile.open(where, `${ID}.json`, personFileKind(ID), null)
  return { folder, path, told, file }
}

test('what another computer puts in the place of a damaged file, while that is being moved aside here, stays there and is what is known', async () => {
  const { folder, path, told, file } = await openedWhile((at) => put(at, person('Ada of the other computer')))
  expect(file.value).toMatchObject({ name: 'Ada of the other computer' })
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(person('Ada of the other computer'))
  expect([asides(folder), leftOf(folder), told, file.untouchable]).toEqual([[], [], [], null])
})

test('a damaged file that another computer has moved aside is not missed here', async () => {
  const { folder, told, file } = await openedWhile((path) => renameSync(path, `${path}.unreadable-2026-11-22T10-00-00-000Z`))
  expect([file.value, file.untouchable, told]).toEqual([null, null, []])
  expect(asides(folder)).toEqual([`${ID}.json.unreadable-2026-11-22T10-00-00-000Z`])
})

test('a damaged file that nobody else touches is moved aside, and what was known before takes its place', async () => {
  const folder = temporaryFolder()
  const path = join(folder, `${ID}.json`)
  put(path, person('Ada'))
  const told: Notice[] = []
  const where = { path: folder, files: diskFiles, clock: () => new Date(0), tell: (notice: Notice) => void told.push(notice), withdraw: () => undefined }
  const file = await JsonFile.open(where, `${ID}.json`, personFileKind(ID), null)
  writeFileSync(path, 'torn by something else')
  await file.refresh()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(person('Ada'))
  expect(told).toMatchObject([{ kind: 'moved-aside', file: `${ID}.json` }])
  expect(asides(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['torn by something else'])
  expect(leftOf(folder)).toEqual([])
})

/** A data folder with a match whose file is damaged, and what it was before. */
async function damagedMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const id = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, id, ['6-4'])
  await app.close()
  const matches = join(folder, 'matches')
  const file = join(matches, `${id}.json`)
  const sound = JSON.parse(readFileSync(file, 'utf8')) as StoredMatch
  writeFileSync(file, '{"format": "caravan-rec')
  const others = { ...sound, revision: 7, note: 'of the other computer' }
  return { folder, id, matches, file, sound, others }
}

test.each([
  ['while the damaged file is moved aside', (file: string) => file],
  ['once the damaged file is gone', (file: string) => `${file}.unreadable-`],
])('a match that another computer restores %s is not lost when one is restored here', async (_when, about) => {
  const { folder, id, file, sound, others } = await damagedMatch()
  let done = false
  const files = raced(about(file), () => {
    done = true
    rmSync(file, { force: true })
    put(file, others)
  })
  const app = await openApp(folder, { files })
  expect(await app.matches.bring(id, (here) => (here === null ? sound : null))).toBe(false)
  expect(done).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(others)
  expect(await look(app, id)).toMatchObject({ revision: 7, note: 'of the other computer' })
})

test('one that comes between moving the damaged file and a disk that is full stays, and the damaged one is kept beside it', async () => {
  const { folder, id, matches, file, sound, others } = await damagedMatch()
  let isFull = false
  const files: Files = {
    ...diskFiles,
    create: (path) => {
      if (!isFull || !path.includes(id)) return diskFiles.create(path)
      put(file, others)
      return Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
    },
  }
  const app = await openApp(folder, { files })
  isFull = true
  await expect(app.matches.bring(id, (here) => (here === null ? sound : null))).rejects.toThrow('ENOSPC')
  isFull = false
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(others)
  expect(asides(matches).map((name) => readFileSync(join(matches, name), 'utf8'))).toEqual(['{"format": "caravan-rec'])
})

const MAKES_ROOM: readonly (readonly [what: string, need: Need | null, make: (path: string) => void])[] = [
  ['folder', null, (path) => mkdirSync(path)],
  ['pipe', 'pipes', (path) => void execFileSync('mkfifo', [path])],
]

for (const [what, need, make] of MAKES_ROOM) {
  needs(need, () => {
    test(`a ${what} in the place of a match makes room for the match too, and is kept beside it`, async () => {
      const { folder, id, matches, file, sound } = await damagedMatch()
      rmSync(file)
      make(file)
      const app = await openApp(folder)
      expect(await app.matches.bring(id, (here) => (here === null ? sound : null))).toBe(true)
      expect(tilesOf(await look(app, id))).toEqual(['6-4'])
      expect(asides(matches)).toHaveLength(1)
      expect(leftOf(matches)).toEqual([])
    })
  })
}

test.each([
  ['the next start of the same computer', 'same'],
  ['another computer that changes the match', 'other'],
] as const)('a computer that is killed while it moves a damaged file loses nothing of it: %s puts it where it was to go', async (_who, who) => {
  const { folder, id, matches, file, sound } = await damagedMatch()
  const killed = new Set<() => void>()
  const files: Files = {
    ...diskFiles,
    rename: (from, to) => (to.includes('.unreadable-') && from.includes('.claim/') ? new Promise<void>((end) => killed.add(end)) : diskFiles.rename(from, to)),
  }
  const app = await openApp(folder, { files })
  const bringing = app.matches.bring(id, () => sound).catch(() => false)
  // before it is closed: nothing waits for what was killed
  onTestFinished(async () => {
    for (const end of killed) end()
    await bringing
  })
  await expect.poll(() => killed.size).toBe(1)
  expect([asides(matches), readdirSync(matches).includes(`${id}.json`)]).toEqual([[], false])
  const again = await openApp(folder, who === 'same' ? {} : { deviceFolder: temporaryFolder() })
  if (who === 'other') expect(await again.matches.bring(id, () => sound)).toBe(true)
  await expect.poll(() => asides(matches).map((name) => readFileSync(join(matches, name), 'utf8'))).toEqual(['{"format": "caravan-rec'])
  expect(leftOf(matches)).toEqual([])
  if (who === 'other') expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ id })
})
