import { crc32, deflateRawSync } from 'node:zlib'

/** An entry as a test wants it in a ZIP file, written truly unless it says otherwise. */
export interface RawEntry {
  readonly name: string
  readonly content: string | Uint8Array
  /** The size the directory gives. */
  readonly told?: number
  readonly crc?: number
  readonly deflated?: boolean
  /** Where the directory says the entry begins. */
  readonly offset?: number
  readonly flags?: number
}

/** A ZIP file made byte by byte (APPNOTE 4.3), so that a test can have in it what no library writes. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, told, crc, deflated = false, offset: toldOffset = offset, flags = 0 } of entries) {
    const whole = Buffer.from(content)
    const stored = deflated ? deflateRawSync(whole) : whole
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x0800 | flags, 2)
    fields.writeUInt16LE(deflated ? 8 : 0, 4)
    fields.writeUInt32LE(0x5a21_0000, 6)
    fields.writeUInt32LE(crc ?? crc32(whole), 10)
    fields.writeUInt32LE(stored.length, 14)
    fields.writeUInt32LE(told ?? whole.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), stored])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(toldOffset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 3]), fields, rest, Buffer.from(name)]))
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, central, Buffer.from('PK\x05\x06', 'latin1'), end])
}
