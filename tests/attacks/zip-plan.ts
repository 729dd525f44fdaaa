import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of a ZIP file; what is absent is written truly. Numbers may be any: as much of them is written as there is room for. */
export interface PlannedEntry {
  readonly name: string | Uint8Array
  readonly content: Uint8Array
  readonly deflated: boolean
  /** In place of what packing gives. */
  readonly packed?: Uint8Array
  readonly flags?: number
  readonly method?: number
  readonly crc?: number
  readonly packedSize?: number
  readonly size?: number
  readonly nameLength?: number
  /** Extra fields in the directory, and the length it gives for them. */
  readonly extra?: Uint8Array
  readonly extraLength?: number
  readonly comment?: Uint8Array
  readonly commentLength?: number
  /** Where the directory says the entry begins. */
  readonly offset?: number
  readonly localExtraLength?: number
}

/** A ZIP file as it is to be written; numbers of zip64 records are of 64 bits. */
export interface ZipPlan {
  readonly entries: readonly PlannedEntry[]
  readonly comment?: Uint8Array
  readonly commentLength?: number
  readonly end?: { readonly disk?: number; readonly count?: number; readonly size?: number; readonly offset?: number }
  /** Its record is put before its locator where there is one. */
  readonly zip64?: {
    readonly record: { readonly count: bigint; readonly size: bigint; readonly offset: bigint; readonly disk: number } | null
    readonly locator: bigint | null
  }
}

/** The bytes of a planned file (APPNOTE 4.3). */
export function zipBytes({ entries, comment = new Uint8Array(), commentLength, end = {}, zip64 }: ZipPlan): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { local, central } = entryBytes(entry, offset)
    bodies.push(local)
    directory.push(central)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const records = zip64 === undefined ? [] : zip64Bytes(zip64, offset + central.length)
  const last = fields([u32(0x06054b50), u16(end.disk ?? 0), u16(0), u16(end.count ?? entries.length), u16(end.count ?? entries.length)])
  const rest = fields([u32(end.size ?? central.length), u32(end.offset ?? offset), u16(commentLength ?? comment.length)])
  return Buffer.concat([...bodies, central, ...records, last, rest, comment])
}

function entryBytes(entry: PlannedEntry, at: number): { readonly local: Buffer; readonly central: Buffer } {
  const { content, deflated, flags = 0x0800, extra = new Uint8Array(), comment = new Uint8Array() } = entry
  const name = Buffer.from(entry.name)
  const packed = entry.packed ?? (deflated ? deflateRawSync(content) : content)
  const told = [
    u16(flags),
    u16(entry.method ?? (deflated ? 8 : 0)),
    u32(0x5a21_0000),
    u32(entry.crc ?? crc32(content)),
    u32(entry.packedSize ?? packed.length),
    u32(entry.size ?? content.length),
  ]
  const nameLength = u16(entry.nameLength ?? name.length)
  const local = Buffer.concat([fields([u32(0x04034b50), u16(20), ...told, nameLength, u16(entry.localExtraLength ?? 0)]), name, packed])
  const lengths = [nameLength, u16(entry.extraLength ?? extra.length), u16(entry.commentLength ?? comment.length)]
  const central = fields([u32(0x02014b50), u16(0x0314), u16(20), ...told, ...lengths, u16(0), u16(0), u32(0), u32(entry.offset ?? at)])
  return { local, central: Buffer.concat([central, name, extra, comment]) }
}

function zip64Bytes({ record, locator }: NonNullable<ZipPlan['zip64']>, at: number): readonly Buffer[] {
  const found =
    record === null
      ? []
      : [
          fields([
            u32(0x06064b50),
            u64(44n),
            u16(45),
            u16(45),
            u32(record.disk),
            u32(0),
            u64(record.count),
            u64(record.count),
            u64(record.size),
            u64(record.offset),
          ]),
        ]
  return [...found, fields([u32(0x07064b50), u32(0), u64(locator ?? BigInt(at)), u32(1)])]
}

/** One extra field; `length` in place of its own. */
export function extraField(id: number, data: Uint8Array, length: number = data.length): Buffer {
  return Buffer.concat([fields([u16(id), u16(length)]), data])
}

const fields = (parts: readonly Buffer[]): Buffer => Buffer.concat(parts)

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value & 0xffff)
  return bytes
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

export function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt.asUintN(64, value))
  return bytes
}
