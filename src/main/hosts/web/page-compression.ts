import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** What packs to a third or less; pictures, trained data and packed files do not. */
const PACKS = /^(?:text\/|application\/(?:json|wasm|manifest\+json)|image\/svg)/

/** Whether a browser takes gzip, by its `accept-encoding` (RFC 9110, 12.5.3). */
export function takesGzip(acceptEncoding = ''): boolean {
  const weights = new Map<string, number>()
  for (const each of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', weight] = each.split(';').map((part) => part.trim())
    weights.set(coding, weight === undefined ? 1 : Number(/^q\s*=\s*([\d.]+)$/.exec(weight)?.[1] ?? 0))
  }
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/**
 * Built files, packed once and kept: every phone at a table asks for the same few.
 *
 * Packing runs beside the answers to others (zlib has threads of its own).
 */
export class PageCompression {
  readonly #packed = new Map<string, Promise<Buffer>>()

  packs(contentType: string): boolean {
    return PACKS.test(contentType)
  }

  /** `content` of the built file at `path`, whose content never changes under that name. */
  of(path: string, content: Buffer): Promise<Buffer> {
    const known = this.#packed.get(path)
    if (known !== undefined) return known
    const packed = compress(content)
    this.#packed.set(path, packed)
    packed.catch(() => this.#packed.delete(path))
    return packed
  }
}
