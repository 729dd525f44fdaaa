import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BACKUP_LIMITS } from '#main/backup/layout'
import { findDirectory } from '#main/backup/read-archive'
import { ZipFile } from '#main/backup/zip-file'
import { BackupRefused } from '#main/backup/bad-backup'
import { diskFiles, type FileParts, type Files } from '#main/store/files'
import { temporaryFolder } from '../../../support/main/folder'
import { manifest } from './support/entries'
import { rawZip, type RawEntry } from './support/raw-zip'

const MANY = BACKUP_LIMITS.unannounced

const people = (count: number): readonly RawEntry[] => Array.from({ length: count }, (_, i) => ({ name: `people/person-number-${i}.json`, content: '' }))

/** What comes of looking for a backup's directory, and how many bytes of the file were read for it. */
async function foundIn(entries: readonly RawEntry[]): Promise<{ readonly refusal: unknown; readonly read: number; readonly size: number }> {
  const path = join(temporaryFolder(), 'backup.zip')
  writeFileSync(path, rawZip(entries))
  let read = 0
  const counting: Pick<Files, 'openParts'> = {
    openParts: async (of) => {
      const file = await diskFiles.openParts(of)
      const counted: FileParts['read'] = async (...asked) => {
        const bytes = await file.read(...asked)
        read += bytes
        return bytes
      }
      return { size: file.size, read: counted, close: () => file.close() }
    },
  }
  const zip = await ZipFile.open(counting, path)
  try {
    await findDirectory(zip)
    return { refusal: null, read, size: zip.size }
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error
    return { refusal: error.refusal, read, size: zip.size }
  } finally {
    await zip.close()
  }
}

describe('a directory that is long is not gone through before its manifest is known', () => {
  test('no manifest: refused without a look at the rest', async () => {
    const { refusal, read, size } = await foundIn(people(MANY + 1))
    expect(refusal).toEqual({ kind: 'bad-backup', bad: { kind: 'no-manifest' } })
    expect(read).toBeLessThan(size / 2)
  })

  test.each([
    ['first', [manifest(0, MANY), ...people(MANY)]],
    ['last', [...people(MANY), manifest(0, MANY)]],
  ])('the manifest is %s and counts them: taken', async (_where, entries) => {
    expect((await foundIn(entries)).refusal).toBeNull()
  })

  test('the manifest is in the middle', async () => {
    const [first, ...others] = people(MANY)
    const entries = [first as RawEntry, manifest(0, MANY), ...others]
    expect((await foundIn(entries)).refusal).toEqual({ kind: 'bad-backup', bad: { kind: 'no-manifest' } })
    // a shorter one is gone through, wherever its manifest is
    expect((await foundIn(entries.slice(0, MANY))).refusal).toBeNull()
  })

  test('it has more entries than its manifest counts', async () => {
    const limit = BACKUP_LIMITS.uncounted + 3
    expect((await foundIn([...people(MANY), manifest(0, 3)])).refusal).toEqual({ kind: 'bad-backup', bad: { kind: 'too-many', limit } })
  })
})
