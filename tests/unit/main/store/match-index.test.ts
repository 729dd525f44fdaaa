import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { App } from '#main/app'
import type { Home } from '#shared/contract/lists'
import { ADA_AND_BEN, deviceFolderOf, enterAll, idOf, openApp, steppingClock } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

async function matchesOf(app: App): Promise<Home['matches']> {
  const first = await app.home(undefined).next()
  if (first.done === true) throw new Error('the stream sent nothing')
  return first.value.matches
}

const linesIn = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

/** A closed data folder with two matches, the second the newer, and its list. */
async function folderWithTwo() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const older = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, older, ['6-6'])
  const newer = idOf(await app.createMatch({ ...ADA_AND_BEN, players: [{ name: 'Cleo' }, { name: 'Dan' }] }))
  await enterAll(app, newer, ['6-4'])
  const list = await matchesOf(app)
  await app.close()
  return { folder, older, newer, list, index: join(deviceFolderOf(folder), 'index.jsonl') }
}

test('the home page lists matches newest first, with their totals', async () => {
  const { list, older, newer } = await folderWithTwo()
  expect(list).toMatchObject([
    { matchId: newer, players: [{ total: 0 }, { total: 0 }], outcome: { kind: 'open' }, rounds: 1 },
    { matchId: older, players: [{ total: 2 }, { total: 0 }], outcome: { kind: 'open' }, rounds: 1 },
  ])
})

test.each([
  ['missing', (index: string) => rmSync(index)],
  ['unreadable', (index: string) => writeFileSync(index, '{"format"')],
  ['cut off', (index: string) => writeFileSync(index, readFileSync(index, 'utf8').slice(0, -20))],
  ['of another app version', (index: string) => writeFileSync(index, readFileSync(index, 'utf8').replace('0.0.0-test', '9.9.9'))],
])('an index that is %s is made again from the match files', async (_how, spoil) => {
  const { folder, list, index } = await folderWithTwo()
  spoil(index)
  const app = await openApp(folder)
  expect(await matchesOf(app)).toEqual(list)
  await app.close()
  expect(linesIn(index)).toMatchObject([{ appVersion: '0.0.0-test' }, { summary: {} }, { summary: {} }])
})

test('an index that lags behind a match file is brought in step', async () => {
  const { folder, index, newer } = await folderWithTwo()
  copyFileSync(index, `${index}.old`)
  const second = await openApp(folder, { clock: laterClock() })
  idOf(await second.matches.enter({ matchId: newer, revision: 1 }, { type: 'play', tile: '6-6' }))
  await second.close()
  copyFileSync(`${index}.old`, index)
  const [first] = await matchesOf(await openApp(folder))
  expect(first).toMatchObject({ matchId: newer, updatedAt: '2026-11-22T00:00:02.000Z' })
})

test('a match whose file is gone is no longer listed', async () => {
  const { folder, older, newer } = await folderWithTwo()
  rmSync(join(folder, 'matches', `${older}.json`))
  expect((await matchesOf(await openApp(folder))).map(({ matchId }) => matchId)).toEqual([newer])
})

test('the index is written when the app closes', async () => {
  const { index } = await folderWithTwo()
  expect(existsSync(index)).toBe(true)
})

function laterClock(): () => Date {
  const clock = steppingClock()
  return () => new Date(clock().getTime() + 14 * 3_600_000)
}

test('a name among the matches that leads nowhere keeps nothing from opening', async () => {
  const { folder, list } = await folderWithTwo()
  symlinkSync(join(folder, 'nowhere'), join(folder, 'matches', 'abcdefgh.json'))
  mkdirSync(join(folder, 'matches', 'x.json.0123456789ab.tmp'))
  mkdirSync(join(folder, 'y.json.0123456789ab.tmp'))
  const app = await openApp(folder)
  expect(await matchesOf(app)).toEqual(list)
  await app.close()
})
