import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messageWithoutPaths } from '#main/store/without-paths'
import { ADA_AND_BEN, deviceFolderOf, idOf } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'
import { connectTo, serveApp } from '../../../support/main/hosts'

/** The first thing that a stream brings. */
async function firstOf(stream: AsyncIterable<unknown>): Promise<unknown> {
  for await (const value of stream) return value
  return undefined
}

test('the page learns no folder of Caravan’s: not from what the host is, nor from a disk that refuses', async () => {
  const dataFolder = temporaryFolder()
  const deviceFolder = deviceFolderOf(dataFolder)
  const named = temporaryFolder()
  mkdirSync(join(dataFolder, 'people'), { recursive: true })
  mkdirSync(join(dataFolder, 'people', 'ada.json'))
  const { owner } = await serveApp(dataFolder)
  const { client } = connectTo(owner)
  idOf(await client.match.create(ADA_AND_BEN))
  const learned: unknown[] = [await client.host.info(), await client.host.diagnostics(), await client.backup.setFolder({ path: named })]
  // a disk that lost what it held, and one that holds something else
  rmSync(join(dataFolder, 'matches'), { recursive: true })
  writeFileSync(join(dataFolder, 'matches'), '')
  const refused = await client.match.create(ADA_AND_BEN)
  expect(refused).toMatchObject({ ok: false, error: { kind: 'not-saved', detail: expect.stringMatching(/^ENOTDIR.*'[\w.-]+'$/) as string } })
  rmSync(join(deviceFolder, 'backups'), { recursive: true, force: true })
  writeFileSync(join(deviceFolder, 'backups'), '')
  const asked = [
    client.backup.look({ source: { kind: 'automatic', name: 'caravan-backup-2026-11-22T10-00-00-000Z.zip' } }),
    client.backup.download(),
    client.people.add({ name: 'Cleo' }),
    client.home.live().then(firstOf),
    client.backup.live().then(firstOf),
  ]
  learned.push(refused, ...(await Promise.all(asked.map((answer: Promise<unknown>) => answer.catch((error: unknown) => String(error))))))
  for (const each of learned) expect(JSON.stringify(each)).not.toContain(dataFolder)
  // the one that the person typed is theirs to read
  expect(JSON.stringify(learned)).toContain(named)
})

test('an error says which file it is about, and not where that lies', () => {
  const renaming = Object.assign(new Error("EXDEV: cross-device link not permitted, rename '/home/o'hara/a b/x.json.1.tmp' -> '/home/o'hara/a b/x.json'"), {
    path: "/home/o'hara/a b/x.json.1.tmp",
    dest: "/home/o'hara/a b/x.json",
  })
  expect(messageWithoutPaths(renaming)).toBe("EXDEV: cross-device link not permitted, rename 'x.json.1.tmp' -> 'x.json'")
  expect(messageWithoutPaths(new Error('no path'))).toBe('no path')
  expect(messageWithoutPaths('text')).toBe('text')
})
