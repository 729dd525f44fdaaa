import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Notice } from '#shared/contract/lists'
import { diskFiles } from '#main/store/files'
import type { Folder } from '#main/store/json-file'
import { NoticeBoard } from '#main/store/store'
import { answering } from '../../../support/answered'
import { temporaryFolder } from '../../../support/main/folder'
import { FaultyFiles } from '../../../faults/support/faulty-files'

const names = (id: string): Notice => ({ kind: 'two-names', id, name: 'Ada', other: 'Addie' })
const notRead = (id: string): Notice => ({ kind: 'not-read', id, file: 'a.json', why: 'short', detail: '' })
const folderAt = (path: string, files = diskFiles): Folder => ({
  path,
  files,
  clock: () => new Date('2026-03-01T18:00:00.000Z'),
  tell: () => undefined,
  withdraw: () => undefined,
  exclusive: true,
})
const idsOf = ({ notices }: NoticeBoard) => notices.map(({ id }) => id)
const kept = answering((path: string): readonly string[] =>
  (JSON.parse(readFileSync(join(path, 'notices.json'), 'utf8')) as { notices: Notice[] }).notices.map(({ id }) => id),
)

async function boardIn(path: string, files = diskFiles) {
  let changes = 0
  const board = new NoticeBoard(() => changes++)
  await expect(board.open(folderAt(path, files))).resolves.toBeUndefined()
  return { board, changes: () => changes }
}

test('a notice is told once; what nothing brings to light again is there at the next start too', async () => {
  const path = temporaryFolder()
  const { board, changes } = await boardIn(path)
  for (const notice of [names('a'), notRead('b'), names('a')]) board.tell(notice)
  await board.idle()
  expect([idsOf(board), changes(), kept(path)]).toEqual([['a', 'b'], 2, ['a']])
  const next = new NoticeBoard(() => undefined)
  for (const notice of [notRead('c'), names('a'), names('d')]) next.tell(notice)
  await next.open(folderAt(path))
  expect([idsOf(next), kept(path)]).toEqual([
    ['a', 'c', 'd'],
    ['a', 'd'],
  ])
  const third = new NoticeBoard(() => undefined)
  third.tell(names('d'))
  await third.open(folderAt(path))
  expect(idsOf(third)).toEqual(['a', 'd'])
})

test('what is dismissed is gone; what every look finds again comes back only once it was mended', async () => {
  const path = temporaryFolder()
  const { board, changes } = await boardIn(path)
  for (const notice of [names('a'), notRead('b')]) board.tell(notice)
  await board.idle()
  await board.dismiss('a')
  await board.dismiss('b')
  expect([idsOf(board), kept(path), changes()]).toEqual([[], [], 4])
  for (const notice of [names('a'), notRead('b')]) board.tell(notice)
  expect(idsOf(board)).toEqual(['a'])
  board.withdraw('b')
  expect(changes()).toBe(5)
  board.tell(notRead('b'))
  expect(idsOf(board)).toEqual(['a', 'b'])
  board.withdraw('b')
  expect([idsOf(board), changes()]).toEqual([['a'], 7])
  await board.idle()
})

test('a disk that takes no notice keeps it from nobody', async () => {
  const path = temporaryFolder()
  const disk = new FaultyFiles()
  const { board } = await boardIn(path, disk.files)
  board.tell(names('first'))
  await board.idle()
  disk.fault = { name: 'disk-full' }
  board.tell(names('a'))
  await board.idle()
  expect([idsOf(board), kept(path)]).toEqual([['first', 'a'], ['first']])
})

test.each<[Notice]>([
  [{ kind: 'left-alone', id: 'x', file: 'a.json', why: 'cut off' }],
  [notRead('x')],
  [{ kind: 'not-watching', id: 'x' }],
  [{ kind: 'read-only', id: 'x' }],
])('what every look finds again does not come back once it is dismissed: $kind', async (notice) => {
  const { board } = await boardIn(temporaryFolder())
  board.tell(notice)
  board.tell(names('other'))
  await board.dismiss('x')
  board.tell(notice)
  expect(idsOf(board)).toEqual(['other'])
})

test('only what is kept for the next start is written, and only where that is something else', async () => {
  const path = temporaryFolder()
  const disk = new FaultyFiles()
  const { board } = await boardIn(path, disk.files)
  const written = async (): Promise<number> => {
    await board.idle()
    return disk.tried.create
  }
  board.tell(names('a'))
  board.tell({ kind: 'moved-aside', id: 'moved', file: 'a.json', movedTo: 'a.json.unreadable', why: 'cut off' })
  const before = await written()
  expect(kept(path)).toEqual(['a', 'moved'])
  board.tell(notRead('b'))
  await board.dismiss('b')
  expect(await written()).toBe(before)
  board.withdraw('a')
  expect(await written()).toBeGreaterThan(before)
  expect(kept(path)).toEqual(['moved'])
  board.withdraw('moved')
  board.tell(names('z'))
  await board.idle()
  expect(kept(path)).toEqual(['z'])
})
