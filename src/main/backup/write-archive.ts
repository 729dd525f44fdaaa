import { Readable } from 'node:stream'
import yazl from 'yazl'

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
