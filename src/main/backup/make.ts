import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { ListedBackup } from '#shared/contract/backup'
import { type BackupFault, type BackupFaults, faultsOf, isLeftOut } from '#shared/contract/backup-faults'
import { writeInPartsDurably } from '../store/durable-file'
import type { Files } from '../store/files'
import { KINDS } from '../store/kinds/kinds'
import type { Store } from '../store/store'
import { backupFaultOf } from './backup-fault'
import { BackupRefused } from './bad-backup'
import { collect, type State } from './collect'
import { backupName, MANIFEST } from './layout'
import { BACKUP_FORMAT, BACKUP_VERSION, type Manifest } from './manifest'
import { openArchive } from './read-archive'
import { readWhole } from './read-whole'

/** One file that goes into an archive. */
export interface Packed {
  readonly name: string
  readonly bytes: Uint8Array
  readonly modified: Date
}

/** The last time that a ZIP file can say. */
const LAST_TIME = Date.UTC(2107, 11, 31)

/** JPEGs hardly get smaller. */
const PACKED_ALREADY = /\.jpg$/

/**
 * The bytes of a ZIP file with these files in it.
 *
 * A file is asked for only when the one before it has been packed, so no more than one is in memory. Ends with what `files` or packing throws.
 */
export function archiveOf(files: AsyncIterable<Packed>): AsyncIterable<Uint8Array> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  // the reader of the parts gets this error; until there is one, an error without a listener would end the process
  output.on('error', () => undefined)
  void pack(zip, output, files)
    .then(() => zip.end())
    .catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  return output
}

async function pack(zip: yazl.ZipFile, output: Readable, files: AsyncIterable<Packed>): Promise<void> {
  let stop = (): void => undefined
  output.once('close', () => stop())
  for await (const { name, bytes, modified } of files) {
    if (output.destroyed) return
    await new Promise<void>((packed, failed) => {
      stop = () => failed(new Error('the archive is no longer written'))
      const content = Readable.from([bytes], { objectMode: false })
      content.once('end', packed).once('error', failed)
      zip.addReadStreamLazy(name, { compress: !PACKED_ALREADY.test(name), mtime: datable(modified), mode: 0o100600 }, onceOf(content))
    })
  }
}

/** Gives a stream away once. The library keeps this function until the archive ends, so it must hold nothing of the file after that. */
function onceOf(content: Readable): (give: (error: null, content: Readable) => void) => void {
  let held: Readable | null = content
  return (give) => {
    const given = held
    held = null
    if (given !== null) give(null, given)
  }
}

/** The library throws in a callback at a time before 1970, and knows none after 2107; a file may have any. */
function datable(time: Date): Date {
  const at = time.getTime()
  return new Date(Number.isNaN(at) ? 0 : Math.min(Math.max(at, 0), LAST_TIME))
}

export type MadeBackup = ListedBackup & { readonly faults: BackupFaults }

/** How far something has come. */
export type Progress = (kind: 'making' | 'checking' | 'looking' | 'restoring', done: number, total: number) => void

export interface MakeOptions {
  readonly sources: Store
  readonly folder: string
  readonly files: Files
  readonly device: string
  readonly appVersion: string
  readonly progress: Progress
  readonly signal: AbortSignal
  /** What has been looked through already; without it, this looks through everything now. */
  readonly state?: State
}

/**
 * Writes one backup of the data folder into `folder`, reads it back, and only then gives it its name; `SaveFault` when that fails.
 *
 * A file that changes during the backup is in it as it was before or after, always whole. What cannot be read is left out and named.
 */
export async function makeBackup(options: MakeOptions): Promise<MadeBackup> {
  const { sources, folder, files, progress, signal } = options
  const made = sources.data.clock()
  const state = options.state ?? (await collect(sources))
  const name = await freeName(files, folder, made)
  const path = `${folder}/${name}`
  const found: BackupFault[] = []
  await writeInPartsDurably(files, path, archiveOf(packing(options, state, made, found)), (temporary) => readBack(files, temporary, progress, signal))
  const stamp = await files.stamp(path)
  return { name, made: made.toISOString(), bytes: stamp?.size ?? 0, faults: faultsOf(found) }
}

async function freeName(files: Files, folder: string, made: Date): Promise<string> {
  for (let again = 0; ; again++) {
    const name = backupName(made, again)
    if ((await files.stamp(`${folder}/${name}`)) === null) return name
  }
}

/** So many names of files that are left out; each has a few dozen letters, and a manifest room for a million. */
const MOST_NAMES = 1000

/** Every file of the data folder, and the manifest, which counts them, at the end; `faults` gets what is left out or damaged. */
async function* packing(
  { sources, device, appVersion, progress, signal }: MakeOptions,
  { files, missed, fingerprint }: State,
  made: Date,
  faults: BackupFault[],
): AsyncGenerator<Packed> {
  const counts = { matches: 0, people: 0, photographs: 0 }
  faults.push(...missed.map((each) => backupFaultOf(sources, each)))
  for (const [done, file] of files.entries()) {
    signal.throwIfAborted()
    progress('making', done, files.length)
    const reading = await readWhole(sources, file)
    // what was deleted during the backup is not missing
    if (reading.kind === 'gone') continue
    const why = reading.kind === 'left-out' ? reading.why : reading.damage
    if (why !== null) faults.push(backupFaultOf(sources, { name: file.name, ...why }))
    if (reading.kind === 'left-out') continue
    const { counted } = KINDS[file.of.kind]
    if (counted !== undefined) counts[counted]++
    yield { name: file.name, bytes: reading.bytes, modified: new Date(file.stamp.mtimeMs) }
  }
  const leftOut = faults.filter(isLeftOut).map(({ name }) => name)
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made: made.toISOString(),
    device: device.slice(0, 100),
    appVersion,
    counts,
    ...(leftOut.length === 0 ? {} : { leftOut: leftOut.slice(0, MOST_NAMES) }),
    ...(faults.length === 0 ? {} : { faults: faultsOf(faults) }),
    state: fingerprint,
  }
  yield { name: MANIFEST, bytes: new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`), modified: made }
}

/** Reads the directory and each entry with its checksum, from the disk. */
async function readBack(files: Files, path: string, progress: Progress, signal: AbortSignal): Promise<void> {
  const archive = await openArchive(files, path).catch((error: unknown) => {
    throw error instanceof BackupRefused ? new Error(`the new backup can’t be read back: ${error.message}`) : error
  })
  try {
    for (const [done, entry] of archive.entries.entries()) {
      signal.throwIfAborted()
      progress('checking', done, archive.entries.length)
      await archive.read(entry)
    }
  } finally {
    await archive.close()
  }
}
