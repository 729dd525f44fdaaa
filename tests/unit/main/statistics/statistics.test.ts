import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '#main/app'
import type { NewMatch } from '#shared/contract/schemas'
import type { StatisticsAnswer, StatisticsFeed, StatisticsQuestion } from '#shared/contract/statistics'
import { present } from '#shared/kernel/assert'
import type { MatchRecord } from '#shared/match/record'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, look, openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

/** To 2: a double led is a dual, and the match is over. */
const SHORT: NewMatch = {
  ...ADA_AND_BEN,
  preset: 'flower-and-scorpion',
  rules: { target: 2 },
  start: { leader: 0, dice: { flower: [1, 2], scorpion: [3, 4] } },
}

const between = (...names: readonly string[]): NewMatch => ({ ...SHORT, players: names.map((name) => ({ name })) })

/** A match that the first player named wins at once. */
async function won(app: App, ...names: readonly string[]): Promise<string> {
  const id = idOf(await app.createMatch(between(...names)))
  await enterAll(app, id, ['6-6'])
  return id
}

/** Everything that is reported until the answer comes. */
async function told(app: App, question: StatisticsQuestion = {}): Promise<readonly StatisticsFeed[]> {
  const feeds: StatisticsFeed[] = []
  for await (const feed of app.statistics.live(question, undefined)) {
    feeds.push(feed)
    if (feed.kind === 'answer') break
  }
  return feeds
}

async function answer(app: App, question: StatisticsQuestion = {}): Promise<StatisticsAnswer> {
  const last = (await told(app, question)).at(-1)
  if (last?.kind !== 'answer') throw new Error('there was no answer')
  return last
}

const results = ({ people }: StatisticsAnswer) => Object.fromEntries(people.map(({ name, all }) => [name, [all.played, all.won]]))
const factsFile = (folder: string) => join(deviceFolderOf(folder), 'facts.jsonl')
const personNamed = (app: App, name: string): string =>
  present(
    app.people.all().find((person) => person.name === name),
    `there is a ${name}`,
  ).id

test('matches that were won count for everyone who played, and unfinished ones are named apart', async () => {
  const app = await openApp(temporaryFolder())
  await won(app, 'Ada', 'Ben')
  await won(app, 'Ben', 'Ada', 'Cleo')
  const unfinished = idOf(await app.createMatch(between('Ada', 'Ben')))
  const { matches, apart, people, pairs, ratings } = await answer(app)
  expect(matches).toBe(2)
  expect(apart).toEqual({ unfinished: [unfinished], refused: [], alone: [], severalSeats: [] })
  expect(people.map(({ name, all, unfinished: open }) => [name, all.played, all.won, all.points, all.rounds, open])).toEqual(
    expect.arrayContaining([
      ['Ada', 2, 1, 2, 2, 1],
      ['Ben', 2, 1, 2, 2, 1],
      ['Cleo', 1, 0, 0, 1, 0],
    ]),
  )
  expect(pairs).toHaveLength(3)
  expect(pairs.reduce((sum, { aAhead, bAhead, level }) => sum + aAhead + bAhead + level, 0)).toBe(4)
  expect(ratings.map(({ matches: rated, points }) => [rated, points.length]).sort()).toEqual([
    [1, 1],
    [2, 2],
    [2, 2],
  ])
})

test('an open question is answered again when a match ends, and stays quiet while one is played', async () => {
  const app = await openApp(temporaryFolder())
  await won(app, 'Ada', 'Ben')
  const stream = app.statistics.live({}, undefined)
  const next = async (): Promise<StatisticsAnswer> => {
    const { value } = await stream.next()
    return (value as StatisticsFeed).kind === 'answer' ? (value as StatisticsAnswer) : next()
  }
  expect((await next()).matches).toBe(1)
  const id = idOf(await app.createMatch({ ...between('Ada', 'Ben'), rules: { target: 4 } }))
  expect((await next()).apart.unfinished).toEqual([id])
  const pending = next()
  await enterAll(app, id, ['6-6', '6-5'])
  expect(await Promise.race([pending.then(() => 'answered'), look(app, id).then(() => 'quiet')])).toBe('quiet')
  await app.matches.bin({ matchId: id, revision: (await look(app, id)).revision })
  expect((await pending).apart.unfinished).toEqual([])
  await stream.return()
  expect(app.watchers()).toBe(0)
})

test('a match in the bin does not count until it is restored', async () => {
  const app = await openApp(temporaryFolder())
  const matchId = await won(app, 'Ada', 'Ben')
  await app.matches.bin({ matchId, revision: 1 })
  expect(await answer(app)).toMatchObject({ matches: 0, people: [], everybody: [] })
  await app.matches.restore({ matchId, revision: 2 })
  expect(results(await answer(app))).toEqual({ Ada: [1, 1], Ben: [1, 0] })
})

test('people who were merged count as one, under the name they have now, and apart again once they are split', async () => {
  const app = await openApp(temporaryFolder())
  await won(app, 'Ada', 'Ben')
  await won(app, 'Adda', 'Ben')
  const [ada, adda] = [personNamed(app, 'Ada'), personNamed(app, 'Adda')]
  expect(results(await answer(app))).toEqual({ Ada: [1, 1], Adda: [1, 1], Ben: [2, 0] })
  await app.people.merge(adda, ada)
  await app.people.change({ id: ada, name: 'Ada Lovelace' })
  expect(results(await answer(app))).toEqual({ 'Ada Lovelace': [2, 2], Ben: [2, 0] })
  expect(results(await answer(app, { people: [adda] })), 'asked by who they were').toEqual({ 'Ada Lovelace': [2, 2], Ben: [2, 0] })
  await app.people.split(adda)
  expect(results(await answer(app))).toEqual({ 'Ada Lovelace': [1, 1], Adda: [1, 1], Ben: [2, 0] })
})

test('a question leaves out other presets, people and days; a day is the one that the history shows', async () => {
  const app = await openApp(temporaryFolder())
  await won(app, 'Ada', 'Ben')
  const cleo = await won(app, 'Cleo', 'Ben')
  await app.matches.describe({ matchId: cleo, revision: 1 }, { date: '2025-06-30' })
  expect(results(await answer(app, { people: [personNamed(app, 'Ada')] }))).toEqual({ Ada: [1, 1], Ben: [1, 0] })
  expect(results(await answer(app, { presets: ['double-bergen'] }))).toEqual({})
  expect(results(await answer(app, { from: '2025-06-30', to: '2025-06-30' }))).toEqual({ Cleo: [1, 1], Ben: [1, 0] })
  expect(results(await answer(app, { to: '2025-06-29' }))).toEqual({})
  expect(results(await answer(app, { from: '2025-07-01' }))).toEqual({ Ada: [1, 1], Ben: [1, 0] })
  const { ratings } = await answer(app, { people: [personNamed(app, 'Ben')] })
  expect(ratings.find(({ person }) => person === personNamed(app, 'Ben'))?.points.map(({ at }) => at.slice(0, 4))).toEqual(['2025', '2026'])
  expect((await answer(app, { to: '2020-01-01' })).everybody.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo'])
})

test('a finished match that is corrected counts as it stands now', async () => {
  const app = await openApp(temporaryFolder())
  const matchId = await won(app, 'Ada', 'Ben')
  await answer(app)
  await app.matches.revise({ matchId, revision: 1 }, { corrections: [{ round: 0, event: 0, replacement: { type: 'play', tile: '6-5' } }], starts: [] })
  expect(await answer(app)).toMatchObject({ matches: 0, apart: { unfinished: [matchId] } })
})

/** A closed data folder whose facts were asked for and written. */
async function askedFolder() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const matchId = await won(app, 'Ada', 'Ben')
  await won(app, 'Ben', 'Ada')
  const before = await answer(app)
  await app.close()
  return { folder, matchId, before }
}

test('facts are kept for the next start, in a file of this device', async () => {
  const { folder, before } = await askedFolder()
  const [head, ...lines] = readFileSync(factsFile(folder), 'utf8').trim().split('\n')
  expect(JSON.parse(head ?? '')).toEqual({ format: 'caravan-facts', version: 4, appVersion: '0.0.0-test' })
  expect(lines).toHaveLength(2)
  // a kept fact is believed: nothing is replayed where the match file is as it was
  writeFileSync(factsFile(folder), [head, ...lines.map((line) => line.replace('"rounds":1,', '"rounds":7,'))].join('\n'))
  const { people } = await answer(await openApp(folder))
  expect(people.map(({ all }) => all.rounds)).toEqual([14, 14])
  expect(before.people.map(({ all }) => all.rounds)).toEqual([2, 2])
})

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['cut off in a line', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40))],
  ['not JSON', (file: string) => writeFileSync(file, '\u0000\u0000')],
  [
    'of another app version',
    (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('0.0.0-test', '9.9.9').replaceAll('"rounds":1,', '"rounds":7,')),
  ],
  ['wrong in a line', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"winner":0', '"winner":"Ada"'))],
])('facts whose file is %s are made again from the matches', async (_how, spoil) => {
  const { folder, before } = await askedFolder()
  spoil(factsFile(folder))
  const app = await openApp(folder)
  expect((await told(app))[0]).toMatchObject({ kind: 'counting', total: 2 })
  expect(await answer(app)).toEqual(before)
  await app.close()
  expect(readFileSync(factsFile(folder), 'utf8').trim().split('\n')).toHaveLength(3)
})

test('facts of a match whose file has changed since are made again, and those of one that is gone are let go', async () => {
  const { folder, matchId } = await askedFolder()
  const file = join(folder, 'matches', `${matchId}.json`)
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord
  writeFileSync(file, JSON.stringify({ ...record, rounds: [{ ...record.rounds[0], events: [] }] }))
  utimesSync(file, new Date('2026-11-22'), new Date('2026-11-22'))
  const app = await openApp(folder)
  expect(await answer(app)).toMatchObject({ matches: 1, apart: { unfinished: [matchId] } })
  await app.close()
  rmSync(file)
  const again = await openApp(folder)
  await won(again, 'Cleo', 'Ben')
  expect(await answer(again)).toMatchObject({ matches: 2, apart: { unfinished: [] } })
  await again.close()
  expect(readFileSync(factsFile(folder), 'utf8')).not.toContain(matchId)
})

test('a match that the scorer refuses is named with what it refuses', async () => {
  const { folder, matchId } = await askedFolder()
  const file = join(folder, 'matches', `${matchId}.json`)
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord
  writeFileSync(
    file,
    JSON.stringify({
      ...record,
      rounds: [
        {
          ...record.rounds[0],
          events: [
            { type: 'play', tile: '6-6' },
            { type: 'play', tile: '6-6' },
          ],
        },
      ],
    }),
  )
  const { apart } = await answer(await openApp(folder))
  expect(apart.refused).toMatchObject([{ matchId, round: 1, event: 2 }])
})

test('nobody who did not ask pays for facts: a run that only plays writes no file of them', async () => {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  await won(app, 'Ada', 'Ben')
  await app.close()
  expect(existsSync(factsFile(folder))).toBe(false)
})
