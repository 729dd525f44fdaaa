import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backupName } from '#main/backup/layout'
import type { App } from '#main/app'
import type { BackupRefusal } from '#shared/contract/backup'
import { temporaryFolder } from '../../../support/main/folder'
import { manifest, matchEntry } from './support/entries'
import { filesOf, openHouse, type House } from './support/house'
import { rawZip, type RawEntry } from './support/raw-zip'
import { runs } from '../../../support/runs'
import { Chance } from '../../../support/chance'

async function looked(app: App, file: Uint8Array): Promise<BackupRefusal | 'good'> {
  const folder = temporaryFolder()
  const name = backupName(new Date(0), 0)
  writeFileSync(join(folder, name), file)
  await app.backups.setFolder(folder)
  const result = await app.backups.look({ kind: 'folder', name })
  return result.ok ? 'good' : result.error
}

/** Looks at such a backup and expects that nothing was changed by it. */
async function refusalOf(house: House, file: Uint8Array): Promise<unknown> {
  const before = filesOf(house.dataFolder)
  const refusal = await looked(house.app, file)
  expect(filesOf(house.dataFolder)).toEqual(before)
  if (refusal === 'good') return refusal
  return refusal.kind === 'bad-backup' ? refusal.bad : refusal
}

describe('a backup that is not sound is refused before anything is changed', () => {
  test('the smallest sound one is not', async () => {
    const house = await openHouse()
    expect(await refusalOf(house, rawZip([matchEntry(house), manifest(1)]))).toBe('good')
    expect(await refusalOf(house, rawZip([{ name: 'matches/', content: '' }, { ...matchEntry(house), deflated: true }, manifest(1)]))).toBe('good')
  })

  test('no ZIP file at all, or an empty one', async () => {
    const house = await openHouse()
    expect(await refusalOf(house, Buffer.from('Dear diary, today we played Bergen.'))).toEqual({ kind: 'not-a-zip' })
    expect(await refusalOf(house, Buffer.alloc(0))).toEqual({ kind: 'not-a-zip' })
    expect(await refusalOf(house, Buffer.alloc(5000))).toEqual({ kind: 'not-a-zip' })
    expect(await refusalOf(house, rawZip([]))).toEqual({ kind: 'no-manifest' })
  })

  test('cut anywhere', async () => {
    const house = await openHouse()
    await house.app.backups.automatic()
    const whole = readFileSync(join(house.backupsFolder, readdirSync(house.backupsFolder)[0] ?? ''))
    for (const length of [4, 100, whole.length >> 1, whole.length - 30, whole.length - 1]) {
      expect(await refusalOf(house, whole.subarray(0, length)), `cut to ${length} of ${whole.length} bytes`).toMatchObject({
        kind: expect.stringMatching(/^(cut|damaged)$/) as string,
      })
    }
  })

  test('any byte of it altered: what is then read is what it was, or it is refused', async () => {
    const house = await openHouse()
    await house.app.backups.automatic()
    const whole = readFileSync(join(house.backupsFolder, readdirSync(house.backupsFolder)[0] ?? ''))
    const before = filesOf(house.dataFolder)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const altered = Buffer.from(whole)
        altered.writeUInt8(altered.readUInt8(at) ^ by, at)
        const result = await looked(house.app, altered)
        if (result === 'good') return
        expect(result.kind).toBe('bad-backup')
        expect(filesOf(house.dataFolder)).toEqual(before)
      }),
      runs(600),
    )
  })

  test.each([['../../evil.json'], ['/etc/evil.json'], ['matches/../../evil.json'], ['C:/evil.json'], ['matches\\..\\evil.json']])(
    'names that lead out of it: %s',
    async (name) => {
      const house = await openHouse()
      expect(await refusalOf(house, rawZip([{ name, content: '{}' }, manifest(0)]))).toMatchObject({
        kind: 'unsafe-name',
        detail: expect.stringContaining('evil.json') as string,
      })
    },
  )

  test.each([
    ['notes.txt'],
    ['matches/.json'],
    ['matches/Short.json'],
    ['photos/a-match-from-elsewhere/picture.jpg'],
    ['matches/sub/a-match-from-elsewhere.json'],
    ['people/a-person-of-ours.json.exe'],
  ])('an entry that no backup has: %s', async (name) => {
    const house = await openHouse()
    expect(await refusalOf(house, rawZip([{ name, content: '{}' }, manifest(0)]))).toEqual({ kind: 'unknown-entry', entry: name })
  })

  test('a size that is told to be huge, and one that is', async () => {
    const house = await openHouse()
    const name = 'matches/a-match-from-elsewhere.json'
    expect(await refusalOf(house, rawZip([{ name, content: '{}', deflated: true, told: 0xfffffff0 }, manifest(1)]))).toEqual({
      kind: 'too-large',
      entry: name,
      limit: 20_000_000,
    })
    const honest = rawZip([{ name, content: Buffer.alloc(50_000_000), deflated: true }, manifest(1)])
    expect(await refusalOf(house, honest)).toEqual({ kind: 'too-large', entry: name, limit: 20_000_000 })
  })

  test('many entries that share the same bytes', async () => {
    const house = await openHouse()
    const many = Array.from({ length: 50 }, (_, i): RawEntry => ({
      name: `matches/a-match-of-a-bomb-${i}.json`,
      content: i === 0 ? new Chance('a match').bytes(4000).toString('hex') : '',
      offset: 0,
    }))
    const file = rawZip([...many, manifest(50)])
    // every entry gives the size of the first
    let at = file.indexOf('PK\x01\x02', 0, 'latin1')
    for (let i = 0; i < 50; i++) {
      file.writeUInt32LE(8000, at + 20)
      file.writeUInt32LE(8000, at + 24)
      at = file.indexOf('PK\x01\x02', at + 4, 'latin1')
    }
    expect(await refusalOf(house, file)).toMatchObject({ kind: 'damaged', detail: 'its entries overlap' })
  })

  test('a manifest that is missing, twice, not JSON, of something else, or does not count right', async () => {
    const house = await openHouse()
    expect(await refusalOf(house, rawZip([matchEntry(house)]))).toEqual({ kind: 'no-manifest' })
    expect(await refusalOf(house, rawZip([manifest(0), manifest(0)]))).toEqual({ kind: 'twice', entry: 'manifest.json' })
    expect(await refusalOf(house, rawZip([{ name: 'manifest.json', content: 'hello' }]))).toEqual({
      kind: 'wrong-manifest',
      detail: 'not JSON',
      damage: { kind: 'not-json', how: 'other' },
    })
    expect(await refusalOf(house, rawZip([manifest(0, 0, 0, { format: 'cookbook' })]))).toMatchObject({
      kind: 'wrong-manifest',
      detail: expect.stringContaining('format') as string,
    })
    expect(await refusalOf(house, rawZip([matchEntry(house), manifest(2)]))).toEqual({ kind: 'counts', what: 'matches', told: 2, found: 1 })
  })

  test('one of a newer version says which Caravan made it', async () => {
    const house = await openHouse()
    expect(await refusalOf(house, rawZip([manifest(0, 0, 0, { version: 2, appVersion: '7.0.0' })]))).toEqual({ kind: 'newer', appVersion: '7.0.0' })
  })

  test('one that is no longer there', async () => {
    const { app } = await openHouse()
    expect(await app.backups.look({ kind: 'automatic', name: backupName(new Date(0), 0) })).toMatchObject({ error: { kind: 'gone' } })
  })
})
