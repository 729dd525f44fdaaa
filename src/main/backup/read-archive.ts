import type { Entry } from 'yauzl'
import { errorCode, type Files } from '../store/files'
import { bad, BackupRefused } from './bad-backup'
import { entryOf, isOurFolder, KIND_NAMES, KINDS, type Entry as Of } from '../store/kinds/kinds'
import { BACKUP_LIMITS, MANIFEST, MANIFEST_LIMIT } from './layout'
import { parseManifest, type Manifest } from './manifest'
import { ZipFile } from './zip-file'
import { messageWithoutPaths } from '../store/without-paths'

/** An entry of a backup, found in its directory. */
export interface ArchiveEntry {
  readonly name: string
  readonly of: Of
  readonly zipped: Entry
}

/** A backup that is open: its manifest, and its entries to be read one by one. */
export interface Archive {
  readonly manifest: Manifest
  readonly entries: readonly ArchiveEntry[]
  /** The whole content, its size and CRC as the directory has them; `Refused` where they are not. */
  readonly read: (entry: ArchiveEntry) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/**
 * Opens a backup and checks everything that its directory and manifest tell; throws `Refused` where something is wrong.
 *
 * Nothing is unpacked but the manifest: names, sizes and numbers are bounded before.
 */
export async function openArchive(files: Pick<Files, 'openParts'>, path: string): Promise<Archive> {
  const zip = await openZip(files, path)
  try {
    await findDirectory(zip)
    const { manifest: zipped, entries } = await directoryOf(zip)
    if (zipped === null) throw bad({ kind: 'no-manifest' })
    const manifest = await manifestIn(zip, zipped)
    checkCounts(manifest, entries)
    return { manifest, entries, read: ({ zipped, of }) => contentOf(zip, zipped, KINDS[of.kind].limit), close: () => zip.close() }
  } catch (error) {
    await zip.close()
    throw error instanceof BackupRefused ? error : bad(wordsOf(error))
  }
}

async function openZip(files: Pick<Files, 'openParts'>, path: string): Promise<ZipFile> {
  try {
    return await ZipFile.open(files, path)
  } catch (error) {
    throw new BackupRefused({ kind: 'gone', detail: messageOf(error) })
  }
}

/** Finds the directory. A file that begins as a ZIP file and has none at its end was cut. */
async function entryCountOf(zip: ZipFile): Promise<number> {
  try {
    return await zip.find()
  } catch (error) {
    if (errorCode(error) !== null) throw error
    if (!(await zip.beginsAsZip())) throw bad({ kind: 'not-a-zip' })
    const detail = messageOf(error)
    throw bad(detail.includes('not found') ? { kind: 'cut' } : { kind: 'damaged', detail })
  }
}

/**
 * Finds the directory of a backup; throws `Refused` where it is longer than its manifest tells.
 *
 * To go through a million entries takes a minute, so a long directory is not gone through before the manifest is known.
 */
export async function findDirectory(zip: ZipFile): Promise<void> {
  const found = await entryCountOf(zip)
  const { entries, unannounced, uncounted } = BACKUP_LIMITS
  if (found > entries) throw bad({ kind: 'too-many', limit: entries })
  if (found <= unannounced) return
  const zipped = await zip.atAnEnd(MANIFEST)
  if (zipped === null) throw bad({ kind: 'no-manifest' })
  const { matches, people, photographs } = (await manifestIn(zip, zipped)).counts
  // each match with photos may have a folder of its own among the entries
  const limit = 2 * matches + people + photographs + uncounted
  if (found > limit) throw bad({ kind: 'too-many', limit })
}

async function manifestIn(zip: ZipFile, zipped: Entry): Promise<Manifest> {
  const told = parseManifest(new TextDecoder().decode(await contentOf(zip, zipped, MANIFEST_LIMIT)))
  if (!told.ok) throw bad(told.error)
  return told.value
}

async function directoryOf(zip: ZipFile) {
  const entries: ArchiveEntry[] = []
  const seen = new Set<string>()
  let manifest: Entry | null = null
  let [bytes, packed] = [0, 0]
  for await (const zipped of zip.entries()) {
    const { fileName: name, compressedSize, uncompressedSize } = zipped
    if (seen.has(name)) throw bad({ kind: 'twice', entry: name })
    seen.add(name)
    if (isOurFolder(name)) continue
    const of = entryOf(name)
    if (of === null && name !== MANIFEST) throw bad({ kind: 'unknown-entry', entry: name.slice(0, 200) })
    const limit = of === null ? MANIFEST_LIMIT : KINDS[of.kind].limit
    if (uncompressedSize > limit) throw bad({ kind: 'too-large', entry: name, limit })
    bytes += uncompressedSize
    packed += compressedSize
    if (bytes > BACKUP_LIMITS.bytes) throw bad({ kind: 'too-large', entry: null, limit: BACKUP_LIMITS.bytes })
    // entries that lie over one another unpack to far more than the file could hold
    if (packed > zip.size) throw bad({ kind: 'damaged', detail: 'its entries overlap', how: 'overlap' })
    if (of === null) manifest = zipped
    else entries.push({ name, of, zipped })
  }
  return { manifest, entries }
}

async function contentOf(zip: ZipFile, zipped: Entry, limit: number): Promise<Uint8Array> {
  try {
    return await zip.content(zipped, limit)
  } catch (error) {
    throw bad({ kind: 'bad-entry', entry: zipped.fileName, detail: messageOf(error) })
  }
}

function checkCounts({ counts }: Manifest, entries: readonly ArchiveEntry[]): void {
  for (const kind of KIND_NAMES) {
    const what = KINDS[kind].counted
    const found = what === undefined ? 0 : entries.filter(({ of }) => of.kind === kind).length
    if (what !== undefined && counts[what] !== found) throw bad({ kind: 'counts', what, told: counts[what], found })
  }
}

/** What the ZIP library found wrong with a directory. */
function wordsOf(error: unknown) {
  const detail = messageOf(error)
  return /^(invalid relative path|absolute path|invalid characters in fileName)/.test(detail)
    ? ({ kind: 'unsafe-name', detail: detail.slice(detail.indexOf(': ') + 2) } as const)
    : ({ kind: 'damaged', detail } as const)
}

function messageOf(error: unknown): string {
  return messageWithoutPaths(error).slice(0, 300)
}
