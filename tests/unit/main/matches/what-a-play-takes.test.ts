import { rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { diskFiles, type Files } from '#main/store/files'
import { ADA_AND_BEN, deviceFolderOf, idOf, look, openApp, play, SOUND_PLAYS } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { clientOver, openTable, socketTo } from '../../../support/main/tables'

/* What people wait for, held by counting: what a play does to the disk before it is acknowledged, and what a phone is sent of it. */

type Call = (...args: readonly unknown[]) => unknown

/** The same object, of which each call is noted. */
function noted<T extends object>(of: T, note: (name: string, args: readonly unknown[]) => void): T {
  return new Proxy(of, {
    get: (target, name): unknown => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: readonly unknown[]) => {
        note(String(name), args)
        return Reflect.apply(member as Call, target, args)
      }
    },
  })
}

/** The disk, and what is asked of it: each call, with the places in the folder that it names. */
function notedDisk(folder: string) {
  const calls: { readonly name: string; readonly paths: readonly string[]; readonly bytes: number }[] = []
  const placeIn = (path: string): string => relative(folder, path).split(sep).join('/')
  const note = (name: string, args: readonly unknown[]): void => {
    const paths = args.filter((each) => typeof each === 'string').map(placeIn)
    calls.push({ name, paths, bytes: args[0] instanceof Uint8Array ? args[0].byteLength : 0 })
  }
  const disk = noted(diskFiles, note)
  const files: Files = {
    ...diskFiles,
    ...Object.fromEntries(Object.keys(diskFiles).map((name) => [name, disk[name as keyof Files]])),
    create: async (path) => noted(await disk.create(path), note),
    // what the system tells of our own changes comes when it comes
    watch: () => () => undefined,
  }
  return { files, calls }
}

test('a play is acknowledged once its match is written, flushed and in its place, and asks nothing else of the disk', async () => {
  const folder = temporaryFolder()
  const { files, calls } = notedDisk(folder)
  const app = await openApp(folder, { files })
  const matchId = idOf(await app.createMatch(ADA_AND_BEN))
  for (const [revision, tile] of SOUND_PLAYS.slice(0, 3).entries()) {
    calls.length = 0
    idOf(await app.matches.enter({ matchId, revision }, play(tile)))
    const plain = (path: string): string =>
      path
        .replace(matchId, 'match')
        .replace(/\.json\.[^/.]+\.tmp.*/, '.json.new')
        .replace(/\.claim\/.*/, '.claim/new')
    expect(calls.map(({ name, paths }) => [name, ...paths.map(plain)].join(' '))).toEqual([
      // whether another program has changed it
      'stamp matches/match.json',
      'stamp matches/match.json',
      'createFolder matches/match.json.new',
      'create matches/match.json.new',
      'write',
      'sync',
      'stamp',
      'close',
      // the claim, and what it is put in place of
      'rename matches/match.json.new matches/match.json.claim',
      'read matches/match.json',
      'rename matches/match.json.claim/new matches/match.json',
      'syncFolder matches',
      'removeFolder matches/match.json.claim',
    ])
    expect(calls.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(statSync(join(folder, 'matches', `${matchId}.json`)).size)
  }
})

/** A house with so many matches, closed again. */
async function houseOf(matches: number) {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const ids: string[] = []
  for (let at = 0; at < matches; at++) ids.push(idOf(await app.createMatch(ADA_AND_BEN)))
  await app.close()
  return { folder, ids }
}

test('a match is opened by one reading of its file', async () => {
  const { folder, ids } = await houseOf(1)
  const [matchId = ''] = ids
  const { files, calls } = notedDisk(folder)
  const app = await openApp(folder, { files })
  calls.length = 0
  await look(app, matchId)
  expect(calls.map(({ name, paths }) => [name, ...paths.map((path) => path.replace(matchId, 'match'))].join(' '))).toEqual([
    'stamp matches/match.json',
    'read matches/match.json',
  ])
})

test('an index is made again by one reading of each file, and a look at it before and after', async () => {
  const { folder, ids } = await houseOf(3)
  rmSync(join(deviceFolderOf(folder), 'index.jsonl'))
  const { files, calls } = notedDisk(folder)
  await openApp(folder, { files })
  const ofMatch = (id: string): readonly string[] => calls.flatMap(({ name, paths }) => (paths.some((path) => path.includes(id)) ? [name] : []))
  expect(ids.map(ofMatch)).toEqual(ids.map(() => ['stamp', 'stamp', 'read', 'stamp']))
})

test('a phone is sent one message for a play: the round that runs, and beside it as much late in it as early', async () => {
  const { app, url, matchId, joinAs } = await openTable()
  const socket = socketTo(url, { cookie: (await joinAs('Ada', 0)).cookie })
  const stream = (await clientOver(socket).match.follow({ matchId }))[Symbol.asyncIterator]()
  await stream.next()
  const messages: string[] = []
  socket.on('message', (data: Buffer) => messages.push(data.toString()))
  const beside: number[] = []
  for (const [revision, tile] of SOUND_PLAYS.slice(0, 4).entries()) {
    idOf(await app.matches.enter({ matchId, revision }, play(tile)))
    const next = await stream.next()
    if (next.done === true || next.value.kind !== 'step') throw new Error('a play is told of by its step')
    expect(messages.length).toBe(revision + 1)
    beside.push((messages.at(-1)?.length ?? 0) - JSON.stringify(next.value.rounds).length)
  }
  expect(new Set(beside).size).toBe(1)
  expect(Math.max(...beside)).toBeLessThan(850)
})
