import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plackettLuce } from 'openskill/models'
import { expect, test, vi } from 'vitest'
import type { App } from '#main/app'
import type { StoredMatch } from '#main/store/match-file'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { present } from '#shared/kernel/assert'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

vi.mock('openskill/models', async (original) => {
  const models = await original<typeof import('openskill/models')>()
  return { ...models, plackettLuce: vi.fn(models.plackettLuce) }
})

/** So many that their ratings are worth a file. */
const MANY = 60

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const ratingsFile = (folder: string): string => join(deviceFolderOf(folder), 'ratings.jsonl')
const idAt = (at: number): string => `match-${String(at).padStart(4, '0')}`
const personNamed = (app: App, name: string): string =>
  present(
    app.people.all().find((person) => person.name === name),
    `there is a ${name}`,
  ).id

/** A folder of matches that were won, one a day. */
async function house(): Promise<string> {
  const made = temporaryFolder()
  const app = await openApp(made)
  const id = idOf(
    await app.createMatch({
      ...ADA_AND_BEN,
      preset: 'flower-and-scorpion',
      rules: { target: 2 },
      start: { leader: 0, dice: { flower: [1, 2], scorpion: [3, 4] } },
    }),
  )
  await enterAll(app, id, ['6-6'])
  await app.close()
  const one = JSON.parse(readFileSync(join(made, 'matches', `${id}.json`), 'utf8')) as StoredMatch
  const folder = temporaryFolder()
  for (const name of ['matches', 'people']) mkdirSync(join(folder, name))
  for (const name of NAMES) {
    writeFileSync(
      join(folder, 'people', `person-${name.toLowerCase()}.json`),
      JSON.stringify({ format: 'caravan-person', version: 1, id: `person-${name.toLowerCase()}`, name, updatedAt: '2026-01-01T00:00:00.000Z' }),
    )
  }
  for (let at = 0; at < MANY; at++) {
    const players = [at % 4, (at + 1 + (at % 3)) % 4]
      .map((place) => present(NAMES[place], 'there are four'))
      .map((name) => ({ name, personId: `person-${name.toLowerCase()}` }))
    const begun = new Date(Date.UTC(2026, 0, 1 + at, 18)).toISOString()
    writeFileSync(
      join(folder, 'matches', `${idAt(at)}.json`),
      JSON.stringify({ ...one, id: idAt(at), players, date: begun.slice(0, 10), startedAt: begun, updatedAt: begun }),
    )
  }
  return folder
}

async function answer(app: App): Promise<StatisticsAnswer> {
  for await (const feed of app.statistics.live({}, undefined)) if (feed.kind === 'answer') return feed
  throw new Error('there was no answer')
}

/** What a host that has just started says, and how many matches the library rated for it. */
async function restarted(folder: string) {
  vi.mocked(plackettLuce).mockClear()
  const app = await openApp(folder)
  const said = await answer(app)
  return { app, said, rated: vi.mocked(plackettLuce).mock.calls.length }
}

/** The same without the file, which stays as it is. */
async function saidWithoutFile(folder: string): Promise<StatisticsAnswer> {
  const kept = readFileSync(ratingsFile(folder))
  rmSync(ratingsFile(folder))
  const { app, said, rated } = await restarted(folder)
  expect(rated).toBeGreaterThan(0)
  await app.close()
  writeFileSync(ratingsFile(folder), kept)
  return said
}

/** A house whose ratings an earlier run has worked out. */
async function askedHouse() {
  const folder = await house()
  const { app, said, rated } = await restarted(folder)
  expect(rated).toBe(MANY)
  await app.close()
  return { folder, said }
}

test('ratings are kept for the next start, in a file of this device, and not worked out again', async () => {
  const { folder, said } = await askedHouse()
  const [head, ...lines] = readFileSync(ratingsFile(folder), 'utf8').trim().split('\n')
  expect(JSON.parse(head ?? '')).toMatchObject({ format: 'caravan-ratings', version: 1, appVersion: expect.stringContaining('0.0.0-test') as string })
  expect(lines).toHaveLength(MANY)
  const again = await restarted(folder)
  expect(again.rated).toBe(0)
  expect(again.said).toEqual(said)
  expect(await saidWithoutFile(folder)).toEqual(said)
})

test.each<[string, number, (app: App) => Promise<unknown>]>([
  ['the last match is put into the bin', 0, (app) => app.matches.bin({ matchId: idAt(MANY - 1), revision: 1 })],
  ['one in the middle is', MANY - 31, (app) => app.matches.bin({ matchId: idAt(30), revision: 1 })],
  ['one is given an earlier date', MANY - 5, (app) => app.matches.describe({ matchId: idAt(40), revision: 1 }, { date: '2026-01-06' })],
  ['two people are made one', MANY, (app) => app.people.merge(personNamed(app, 'Ben'), personNamed(app, 'Ada'))],
])('after %s, a restarted host says what one without the file says', async (_what, most, change) => {
  const { folder } = await askedHouse()
  const app = await openApp(folder)
  await change(app)
  await app.close()
  const expected = await saidWithoutFile(folder)
  const { said, rated } = await restarted(folder)
  expect(said).toEqual(expected)
  expect(rated).toBeLessThanOrEqual(most)
})

const lineAt = (at: number, changed: (line: string) => string) => (text: string) =>
  text
    .split('\n')
    .map((line, place) => (place === at + 1 ? changed(line) : line))
    .join('\n')

test.each<[string, number, (text: string) => string]>([
  ['has a line that is no JSON', 20, lineAt(40, (line) => line.slice(0, -9))],
  [
    'lacks a line',
    20,
    (text) =>
      text
        .split('\n')
        .filter((_, place) => place !== 41)
        .join('\n'),
  ],
  ['has a line twice', 20, lineAt(39, (line) => `${line}\n${line}`)],
  ['has two lines in another order', 20, lineAt(40, (line) => line.replace('"at":40', '"at":41'))],
  ['has a huge number', 20, lineAt(40, (line) => line.replace(/\d+\.\d+/, '1e300'))],
  ['has no number where one belongs', 20, lineAt(40, (line) => line.replace(/\d+\.\d+/, 'null'))],
  ['is cut off', 30, (text) => text.slice(0, text.indexOf('"at":30,') + 20)],
  ['has lines of something else', MANY, (text) => text.replaceAll('"rated"', '"facts"')],
  ['is of another version of the app', MANY, (text) => text.replace('0.0.0-test', '9.9.9').replaceAll('"person-ada",1,2', '"person-ada",1,3')],
  ['is of another engine', MANY, (text) => text.replace(process.versions.v8, '1.2.3').replaceAll('"person-ada",1,2', '"person-ada",1,3')],
  ['is empty', MANY, () => ''],
  ['holds bytes', MANY, () => '\u0000\u0001\n\u0000'],
])('where the file %s, what it rests on is worked out again', async (_what, expected, spoil) => {
  const { folder, said } = await askedHouse()
  writeFileSync(ratingsFile(folder), spoil(readFileSync(ratingsFile(folder), 'utf8')))
  const again = await restarted(folder)
  expect(again.said).toEqual(said)
  expect(again.rated).toBe(expected)
})

test('a few ratings are sooner worked out again than written, and a run in which nobody asks writes none', async () => {
  const { folder } = await askedHouse()
  const before = readFileSync(ratingsFile(folder), 'utf8')
  const app = await openApp(folder)
  await app.matches.bin({ matchId: idAt(50), revision: 1 })
  await answer(app)
  await app.close()
  expect(readFileSync(ratingsFile(folder), 'utf8')).toBe(before)
  rmSync(ratingsFile(folder))
  await (await openApp(folder)).close()
  expect(existsSync(ratingsFile(folder))).toBe(false)
})
