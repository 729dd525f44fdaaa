import { open as openFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'
import { errorCode } from '../store/files'
import { bad, Refused } from './bad-backup'
import { BACKUP_LIMITS, ENTRY_LIMITS, MANIFEST, entryOf, isOurFolder, type EntryOf } from './layout'
import { parseManifest, type Manifest } from './manifest'

/** An entry of a backup, found in its directory. */
export interface ArchiveEntry {
  readonly name: string
  readonly of: EntryOf
  readonly zipped: yauzl.Entry
}

/** A backup that is open: its manifest, and its entries to be read one by one. */
export interface Archive {
  readonly manifest: Manifest
  readonly entries: readonly ArchiveEntry[]
  /** The whole content, its size and CRC as the directory has them; `Refused` where they are not. */
  readonly read: (entry: ArchiveEntry) => Promise<Uint8Array>
  readonly close: () => void
}

/**
 * Opens a backup and checks everything that its directory and manifest tell; throws `Refused` where something is wrong.
 *
 * Nothing is unpacked but the manifest: names, sizes and numbers are bounded before.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path)
  try {
    const { manifest: zipped, entries } = await directoryOf(zip)
    if (zipped === null) throw bad({ kind: 'no-manifest' })
    const told = parseManifest(new TextDecoder().decode(await contentOf(zip, zipped, ENTRY_LIMITS.manifest)))
    if (!told.ok) throw bad(told.error)
    checkCounts(told.value, entries)
    return { manifest: told.value, entries, read: ({ zipped, of }) => contentOf(zip, zipped, ENTRY_LIMITS[of.kind]), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof Refused ? error : bad(wordsOf(error))
  }
}

async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true })
  } catch (error) {
    if (errorCode(error) !== null) throw new Refused({ kind: 'gone', detail: messageOf(error) })
    throw bad(await whyNoZip(path, messageOf(error)))
  }
}

/** A file that begins as a ZIP file and has no directory at its end was cut. */
async function whyNoZip(path: string, detail: string) {
  const file = await openFile(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    const begins = bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50
    if (!begins) return { kind: 'not-a-zip' } as const
    return detail.includes('not found') ? ({ kind: 'cut' } as const) : ({ kind: 'damaged', detail } as const)
  } finally {
    await file.close()
  }
}

async function directoryOf(zip: yauzl.ZipFile) {
  if (zip.entryCount > BACKUP_LIMITS.entries) throw bad({ kind: 'too-many', limit: BACKUP_LIMITS.entries })
  const entries: ArchiveEntry[] = []
  const seen = new Set<string>()
  let manifest: yauzl.Entry | null = null
  let [bytes, packed] = [0, 0]
  for await (const zipped of zip.eachEntry()) {
    const { fileName: name, compressedSize, uncompressedSize } = zipped
    if (seen.has(name)) throw bad({ kind: 'twice', entry: name })
    seen.add(name)
    if (isOurFolder(name)) continue
    const of = entryOf(name)
    if (of === null && name !== MANIFEST) throw bad({ kind: 'unknown-entry', entry: name.slice(0, 200) })
    const limit = ENTRY_LIMITS[of?.kind ?? 'manifest']
    if (uncompressedSize > limit) throw bad({ kind: 'too-large', entry: name, limit })
    bytes += uncompressedSize
    packed += compressedSize
    if (bytes > BACKUP_LIMITS.bytes) throw bad({ kind: 'too-large', entry: null, limit: BACKUP_LIMITS.bytes })
    // entries that lie over one another unpack to far more than the file could hold
    if (packed > zip.fileSize) throw bad({ kind: 'damaged', detail: 'entries lie over one another' })
    if (of === null) manifest = zipped
    else entries.push({ name, of, zipped })
  }
  return { manifest, entries }
}

async function contentOf(zip: yauzl.ZipFile, zipped: yauzl.Entry, limit: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of (await zip.openReadStreamPromise(zipped)) as AsyncIterable<Buffer>) {
      length += part.length
      if (length > limit) throw bad({ kind: 'too-large', entry: zipped.fileName, limit })
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof Refused ? error : bad({ kind: 'bad-entry', entry: zipped.fileName, detail: messageOf(error) })
  }
  const whole = Buffer.concat(parts, length)
  if (crc32(whole) !== zipped.crc32) throw bad({ kind: 'bad-entry', entry: zipped.fileName, detail: 'its checksum is wrong' })
  return whole
}

function checkCounts({ counts }: Manifest, entries: readonly ArchiveEntry[]): void {
  const of = (kind: EntryOf['kind']): number => entries.filter((entry) => entry.of.kind === kind).length
  const found = { matches: of('match'), people: of('person'), photographs: of('photograph') }
  for (const what of ['matches', 'people', 'photographs'] as const) {
    if (counts[what] !== found[what]) throw bad({ kind: 'counts', what, told: counts[what], found: found[what] })
  }
}

/** What the ZIP library found wrong with a directory. */
function wordsOf(error: unknown) {
  const detail = messageOf(error)
  return /^(invalid relative path|absolute path|invalid characters in fileName)/.test(detail) ? ({ kind: 'unsafe-name', detail } as const) : ({ kind: 'damaged', detail } as const)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error)
}
