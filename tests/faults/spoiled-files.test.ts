import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskFiles } from '#main/store/files'
import { JsonFile } from '#main/store/json-file'
import { matchFileKind } from '#main/store/match-file'
import type { Notice } from '#shared/contract/lists'
import { ADA_AND_BEN, enterAll, idOf, openApp } from '../support/main/apps'
import { temporaryFolder } from '../support/main/folder'

/** What opening a match file with this content comes to. */
async function opening(id: string, bytes: Uint8Array) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, `${id}.json`), bytes)
  const told: Notice[] = []
  const where = { path: folder, files: diskFiles, clock: () => new Date(0), tell: (notice: Notice) => void told.push(notice), withdraw: () => undefined }
  const { value, untouchable } = await JsonFile.open(where, `${id}.json`, matchFileKind(id), null)
  const left = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const)
  return { value, untouchable, told, left }
}

async function storedMatch() {
  const folder = temporaryFolder()
  const app = await openApp(folder)
  const id = idOf(await app.createMatch(ADA_AND_BEN))
  await enterAll(app, id, ['6-4'])
  await app.close()
  return { id, bytes: readFileSync(join(folder, 'matches', `${id}.json`)) }
}

test('cut at any byte: a match file stays whole in its place and is known to be cut off, or nothing of it was lost', { timeout: 120_000 }, async () => {
  const { id, bytes } = await storedMatch()
  for (let length = 0; length < bytes.length; length++) {
    const cut = bytes.subarray(0, length)
    const { value, untouchable, told, left } = await opening(id, cut)
    if (length === bytes.length - 1) {
      expect(value, 'only the last line end is missing').toMatchObject({ id, revision: 1 })
      continue
    }
    expect(value).toBeNull()
    expect(untouchable, String(length)).toMatchObject({ why: 'damaged', damage: { kind: 'not-json', how: length === 0 ? 'empty' : 'cut' } })
    expect(told).toEqual([])
    expect(left).toEqual([[`${id}.json`, cut]])
  }
})

test.each([
  ['zeroed', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ['zeroed from the middle on', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, bytes.length / 2), Buffer.alloc(bytes.length / 2)])],
  ['not JSON', () => Buffer.from('Ada 15, Ben 12')],
  ['not text', (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0xa5))],
  ['JSON of another kind', () => Buffer.from('{"format":"caravan-people","version":1,"people":[]}')],
])('%s: stays whole in its place, and is known to be damaged', async (_name, spoil) => {
  const { id, bytes } = await storedMatch()
  const { value, untouchable, told, left } = await opening(id, spoil(bytes))
  expect(value).toBeNull()
  expect(untouchable).toMatchObject({ why: 'damaged', damage: { kind: expect.stringMatching(/not-json|wrong-shape/) as string } })
  expect(told).toEqual([])
  expect(left).toEqual([[`${id}.json`, spoil(bytes)]])
})
