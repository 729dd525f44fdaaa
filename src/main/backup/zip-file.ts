import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { errorCode, type FileParts, type Files } from '../store/files'
import { BoundedReader } from './bounded-reader'

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

  /** Whether it begins as a ZIP file with anything in it does. */
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
