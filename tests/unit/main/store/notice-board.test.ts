import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Notice } from '#shared/contract/lists'
import { diskFiles } from '#main/store/files'
import type { Folder } from '#main/store/json-file'
import { NoticeBoard } from '#main/store/notice-board'
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
const kept = (path: string): readonly string[] =>
  (JSON.parse(readFileSync(join(path, 'notices.json'), 'utf8')) as { notices: Notice[] }).notices.map(({ id }) => id)

async function boardIn(path: string, files = diskFiles) {
  let changes = 0
  const board = new NoticeBoard(() => changes++)
  await board.open(folderAt(path, files))
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
})

test('what is dismissed is gone; what every look finds again comes back only once it was mended', async () => {
  const path = temporaryFolder()
  const { board, changes } = await boardIn(path)
  for (const notice of [names('a'), notRead('b')]) board.tell(notice)
  await board.dismiss('b')
  await board.dismiss('a')
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
