import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { errorCode, type FileParts, type Files } from '../store/files'

/** Bytes that are read at once: a directory is asked for in pieces of 46. */
const WINDOW = 256 * 1024

type ReadCallback = (error: Error | null, bytesRead?: number) => void

/**
 * The bytes of an open file, for yauzl.
 *
 * The library reads at positions that stand in the file and goes on in callbacks. A position outside the file is an error of that one
 * reading here, and `failed` gets what the library throws in a callback, where nobody else could catch it.
 */
export class BoundedReader extends yauzl.RandomAccessReader {
  readonly size: number
  readonly #file: FileParts
  readonly #failed: (fault: unknown) => void
  #window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }

  constructor(file: FileParts, failed: (fault: unknown) => void) {
    super()
    this.#file = file
    this.size = file.size
    this.#failed = failed
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: ReadCallback): void {
    const answer: ReadCallback = (...answered) => {
      try {
        callback(...answered)
      } catch (fault) {
        this.#failed(fault)
      }
    }
    void this.#near(position, length).then(
      (bytes) => answer(null, bytes.copy(buffer, offset)),
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
    )
  }

  /** Entries are read by `bytes`, not by streams of the library. */
  override _readStreamForRange(): never {
    throw new Error('entries are read whole')
  }

  /** That part of the file; an error where it is not within the file, or the file has become shorter. */
  async bytes(position: number, length: number): Promise<Buffer> {
    this.#check(position, length)
    const whole = Buffer.allocUnsafe(length)
    for (let read = 0; read < length;) {
      const bytesRead = await this.#file.read(whole, read, length - read, position + read)
      if (bytesRead === 0) throw new Error('the file ends early')
      read += bytesRead
    }
    return whole
  }

  /** The same for small parts that lie side by side. */
  async #near(position: number, length: number): Promise<Buffer> {
    this.#check(position, length)
    const within = ({ start, bytes }: { readonly start: number; readonly bytes: Buffer }): Buffer | null =>
      position >= start && position + length <= start + bytes.length ? bytes.subarray(position - start, position - start + length) : null
    const known = within(this.#window)
    if (known !== null) return known
    const window = { start: position, bytes: await this.bytes(position, Math.min(Math.max(length, WINDOW), this.size - position)) }
    this.#window = window
    return window.bytes.subarray(0, length)
  }

  #check(position: number, length: number): void {
    const inside = Number.isSafeInteger(position) && Number.isSafeInteger(length) && position >= 0 && length >= 0 && position + length <= this.size
    if (!inside) throw new Error(`it points to ${length} bytes at ${position}, and the file has ${this.size}`)
  }
}

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw)

const STORED = 0
const DEFLATED = 8

/** Bytes of an entry's header in the directory, before its name. */
const HEADER = 46

/** The last entry's header, the ends of the directory and a comment of the longest kind are within so many bytes. */
const LONGEST_TAIL = 66_500

/** A ZIP file that is open. Whatever is wrong with it, also what the library throws in its own callbacks, is an error of what was asked for. */
export class ZipFile {
  readonly size: number
  readonly #file: FileParts
  readonly #reader: BoundedReader
  readonly #waiting = new Set<(fault: unknown) => void>()
  #zip: yauzl.ZipFile | null = null

  private constructor(file: FileParts) {
    this.#file = file
    this.size = file.size
    this.#reader = new BoundedReader(file, (fault) => this.#fail(fault))
  }

  /** Opens a file whatever is in it; system errors where that cannot be done. */
  static async open(files: Pick<Files, 'openParts'>, path: string): Promise<ZipFile> {
    return new ZipFile(await files.openParts(path))
  }

  async beginsAsZip(): Promise<boolean> {
    return this.size >= 4 && (await this.#reader.bytes(0, 4)).readUInt32LE(0) === 0x04034b50
  }

  /** Finds the directory, and gives how many entries it says it has. */
  async find(): Promise<number> {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }
    const zip = await this.#within(() => yauzl.fromRandomAccessReaderPromise(this.#reader, this.size, options))
    // what it reports beside an answer is no answer
    zip.on('error', () => undefined)
    this.#zip = zip
    return zip.entryCount
  }

  /** The entry of that name, where it is the directory's first or last; null where neither is. Looks at nothing between them. */
  async atAnEnd(name: string): Promise<yauzl.Entry | null> {
    const first = await this.#entryAt(Number(this.#found().readEntryCursor))
    if (first.fileName === name) return first
    const tail = Math.min(this.size, LONGEST_TAIL)
    const bytes = await this.#reader.bytes(this.size - tail, tail)
    const at = bytes.lastIndexOf(name) - HEADER
    if (at < 0 || bytes.readUInt32LE(at) !== 0x02014b50) return null
    const last = await this.#entryAt(this.size - tail + at)
    return last.fileName === name ? last : null
  }

  /** The directory, once, after `find`. */
  async *entries(): AsyncGenerator<yauzl.Entry, void, void> {
    const each = this.#found().eachEntry()
    try {
      for (;;) {
        const next = (await this.#within(() => each.next())) as IteratorResult<yauzl.Entry, undefined>
        if (next.done === true) return
        yield next.value
      }
    } finally {
      await each.return?.()
    }
  }

  /** The whole content of an entry, of the size and with the checksum that the directory gives. No more than `limit` bytes are ever made of it. */
  async content(entry: yauzl.Entry, limit: number): Promise<Uint8Array> {
    const { compressedSize, compressionMethod, uncompressedSize } = entry
    if (uncompressedSize > limit) throw new Error(`it has more than ${limit} bytes`)
    if (entry.isEncrypted()) throw new Error('it is encrypted')
    if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw new Error(`it uses an unknown compression method (${compressionMethod})`)
    // what cannot be packed grows by five bytes in each block of some thousands
    if (compressedSize > uncompressedSize + uncompressedSize / 1000 + 1000) throw new Error('it is larger packed than unpacked')
    const { fileDataStart } = await this.#within(() => this.#found().readLocalFileHeaderPromise(entry, { minimal: true }))
    const packed = await this.#reader.bytes(fileDataStart, compressedSize)
    const whole = compressionMethod === STORED ? packed : await unpacked(packed, uncompressedSize)
    if (whole.length !== uncompressedSize) throw new Error(`not enough bytes: ${whole.length} of ${uncompressedSize}`)
    if (crc32(whole) !== entry.crc32) throw new Error('its checksum is wrong')
    return whole
  }

  async close(): Promise<void> {
    this.#zip?.close()
    await this.#file.close().catch(() => undefined)
  }

  /** The entry whose header in the directory begins there. */
  async #entryAt(position: number): Promise<yauzl.Entry> {
    const one = new yauzl.ZipFile(this.#reader, position, this.size, 1, '', false, true, true, true)
    one.on('error', () => undefined)
    const { value } = (await this.#within(() => one.eachEntry().next())) as IteratorResult<yauzl.Entry, undefined>
    if (value === undefined) throw new Error('it has no entry there')
    return value
  }

  #found(): yauzl.ZipFile {
    if (this.#zip === null) throw new Error('the directory has not been found yet')
    return this.#zip
  }

  /** What the library answers, or throws where it should answer. */
  async #within<T>(ask: () => Promise<T>): Promise<T> {
    let fail: (fault: unknown) => void = () => undefined
    const failed = new Promise<never>((_, reject) => {
      fail = reject
    })
    this.#waiting.add(fail)
    try {
      return await Promise.race([ask(), failed])
    } finally {
      this.#waiting.delete(fail)
    }
  }

  #fail(fault: unknown): void {
    for (const fail of this.#waiting) fail(fault)
  }
}

async function unpacked(packed: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, size) })
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? new Error(`too many bytes: more than ${size}`) : error
  }
}
