import { crc32, deflateRawSync } from 'node:zlib'
import { Random } from '../reference/random'
import { extraField, u32, u64, zipBytes, type PlannedEntry, type ZipPlan } from './zip-plan'

/** A file that someone may choose as a backup. */
export interface MutatedZip {
  /** Its place in the sequence, and what was done to it: enough to find it again. */
  readonly name: string
  readonly bytes: Buffer
}

/** Something that is done to a backup on its way to being none. */
type Spoil = (plan: ZipPlan, random: Random) => ZipPlan
type SpoilBytes = (bytes: Buffer, random: Random) => Buffer

/** Numbers at which programs that read ZIP files go wrong. */
const WIDE = [
  0n,
  1n,
  21n,
  55n,
  56n,
  0x7fffffffn,
  0xffffffffn,
  2n ** 32n,
  2n ** 48n,
  2n ** 53n - 1n,
  2n ** 53n,
  2n ** 53n + 2n,
  2n ** 63n - 1n,
  2n ** 63n,
  2n ** 64n - 56n,
  2n ** 64n - 1n,
] as const
const NARROW = [0, 1, 2, 41, 46, 255, 0x7fff, 0x8000, 0xfffe, 0xffff] as const
const MIDDLE = [0, 1, 30, 1000, 20_000_001, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff] as const
const NAMES: readonly (string | Uint8Array)[] = [
  '',
  '.',
  '..',
  '/',
  '//',
  '\\',
  'C:',
  'C:\\a.json',
  '../manifest.json',
  'matches',
  'matches/',
  'matches/..',
  'matches/../../x.json',
  'matches/a\0b.json',
  'matches/__proto__.json',
  '__proto__',
  'matches/constructor.json',
  'manifest.json/',
  'MANIFEST.JSON',
  'matches/con.json',
  'matches/\u202egnp.json',
  'matches/\u{1f600}.json',
  'photos/',
  `photos/${'a'.repeat(300)}/x.jpg`,
  'settings/house.json',
  'x'.repeat(0xffff),
  Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
  Buffer.from('6d6174636865732f80.json', 'latin1'),
] as const

/** Bytes that no packer makes, and a few that unpack to much more than they say. */
function oddPacked(random: Random): Uint8Array {
  const noise = Buffer.from(Array.from({ length: random.whole(0, 64) }, () => random.whole(0, 255)))
  const whole = deflateRawSync(Buffer.alloc(random.pick([0, 10, 100_000, 3_000_000])))
  return random.pick([noise, whole, whole.subarray(0, whole.length >> 1), Buffer.concat([whole, noise]), Buffer.from([0, 0, 0, 0xff, 0xff]), new Uint8Array()])
}

function oddExtra(random: Random): Uint8Array {
  const wide = Buffer.concat(Array.from({ length: random.whole(0, 4) }, () => u64(random.pick(WIDE))))
  const text = Buffer.from(random.pick(NAMES))
  return random.pick([
    extraField(0x0001, wide),
    extraField(0x0001, wide.subarray(0, Math.max(0, wide.length - 3))),
    extraField(0x0001, wide, random.pick(NARROW)),
    extraField(0x7075, Buffer.concat([Buffer.from([random.pick([1, 1, 1, 2])]), u32(random.pick([0, crc32(Buffer.from('manifest.json'))])), text])),
    extraField(0x7075, Buffer.alloc(random.whole(0, 6), 1)),
    extraField(0x5455, Buffer.alloc(random.whole(0, 9), 0xff)),
    extraField(0x000a, Buffer.alloc(random.pick([0, 4, 32]), 0xff)),
    extraField(random.whole(0, 0xffff), Buffer.alloc(random.whole(0, 20)), random.pick(NARROW)),
    Buffer.alloc(random.whole(1, 5), 0xff),
  ])
}

const oneEntry =
  (spoil: (entry: PlannedEntry, random: Random) => PlannedEntry): Spoil =>
  (plan, random) => {
    const at = random.whole(0, plan.entries.length - 1)
    return { ...plan, entries: plan.entries.map((entry, i) => (i === at ? spoil(entry, random) : entry)) }
  }

const SPOILS: Readonly<Record<string, Spoil>> = {
  'a zip64 locator': (plan, random) => ({ ...plan, zip64: { record: null, locator: random.pick(WIDE) } }),
  'a zip64 record': (plan, random) => ({
    ...plan,
    zip64: {
      record: {
        count: random.pick([BigInt(plan.entries.length), ...WIDE]),
        size: random.pick(WIDE),
        offset: random.pick(WIDE),
        disk: random.pick([0, 0, 1, 0xffffffff]),
      },
      locator: random.pick([null, null, ...WIDE]),
    },
    end: { count: 0xffff, size: 0xffffffff, offset: 0xffffffff },
  }),
  'an odd end': (plan, random) => ({
    ...plan,
    end: { disk: random.pick([0, 0, ...NARROW]), count: random.pick([plan.entries.length, ...NARROW]), size: random.pick(MIDDLE), offset: random.pick(MIDDLE) },
  }),
  'an odd comment': (plan, random) => ({
    ...plan,
    comment: random.pick([Buffer.from('PK\x05\x06'), zipBytes(plan), Buffer.alloc(random.pick([1, 22, 0xffff]), 0x50)]),
  }),
  'another length of the comment': (plan, random) => ({ ...plan, commentLength: random.pick(NARROW) }),
  'extra fields': oneEntry((entry, random) => ({ ...entry, extra: Buffer.concat([oddExtra(random), oddExtra(random)]) })),
  'extra fields that hold the sizes': oneEntry((entry, random) => ({
    ...entry,
    packedSize: 0xffffffff,
    size: 0xffffffff,
    offset: random.pick([0xffffffff, 0]),
    extra: oddExtra(random),
  })),
  'other lengths': oneEntry((entry, random) => ({
    ...entry,
    [random.pick(['nameLength', 'extraLength', 'commentLength', 'localExtraLength'])]: random.pick(NARROW),
  })),
  'other sizes': oneEntry((entry, random) => ({ ...entry, [random.pick(['packedSize', 'size', 'crc'])]: random.pick(MIDDLE) })),
  'another place': oneEntry((entry, random) => ({ ...entry, offset: random.pick(MIDDLE) })),
  'entries that share bytes': (plan, random) => ({
    ...plan,
    entries: Array.from({ length: random.whole(2, 60) }, (_, i) => ({
      ...(plan.entries[0] as PlannedEntry),
      name: `matches/shared-entry-${i}.json`,
      offset: 0,
    })),
  }),
  flags: oneEntry((entry, random) => ({ ...entry, flags: random.pick([0x1, 0x8, 0x40, 0x41, 0x800, 0x2000, 0xffff]) })),
  'another method': oneEntry((entry, random) => ({ ...entry, method: random.pick([0, 1, 8, 9, 12, 14, 93, 99, 0xffff]) })),
  'an odd name': oneEntry((entry, random) => ({ ...entry, name: random.pick(NAMES) })),
  'odd packed bytes': oneEntry((entry, random) => ({
    ...entry,
    deflated: true,
    packed: oddPacked(random),
    size: random.pick([entry.content.length, 0, 64, 3_000_000]),
  })),
  'odd content': oneEntry((entry, random) => ({ ...entry, content: oddContent(entry.content, random) })),
  'an entry twice': (plan, random) => ({ ...plan, entries: [...plan.entries, random.pick(plan.entries)] }),
  'an entry less': (plan, random) => ({ ...plan, entries: plan.entries.toSpliced(random.whole(0, plan.entries.length - 1), 1) }),
}

/** JSON that is not what it should be: cut, deep, with other values, or no text at all. */
function oddContent(content: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(content).toString('utf8')
  const deep = random.pick([17, 5000, 100_000])
  return Buffer.from(
    random.pick([
      text.slice(0, random.whole(0, text.length)),
      text.replace(/\d+/g, (digits) => (random.chance(0.2) ? random.pick(['-1', '9007199254740991', '1e999', 'null', '"x"']) : digits)),
      text.replace('{', `{"more":${'['.repeat(deep)}${']'.repeat(deep)},`),
      text.replace('{', '{"__proto__":{"id":1},"constructor":null,'),
      'null',
      '[]',
      '""',
      '{}',
      '\ufeff{}',
    ]),
  )
}

const BYTE_SPOILS: Readonly<Record<string, SpoilBytes>> = {
  'bytes changed': (bytes, random) => changed(bytes, random, 0),
  'bytes changed near the end': (bytes, random) => changed(bytes, random, Math.max(0, bytes.length - 250)),
  cut: (bytes, random) => bytes.subarray(0, random.whole(0, bytes.length)),
  'cut in front': (bytes, random) => bytes.subarray(random.whole(0, bytes.length)),
  'a part twice': (bytes, random) => {
    const [from, to] = [random.whole(0, bytes.length), random.whole(0, bytes.length)]
    return Buffer.concat([bytes.subarray(0, Math.max(from, to)), bytes.subarray(Math.min(from, to))])
  },
  'more in front': (bytes, random) => Buffer.concat([Buffer.alloc(random.whole(1, 100)), bytes]),
  'more behind': (bytes, random) => Buffer.concat([bytes, Buffer.alloc(random.whole(1, 100))]),
}

function changed(bytes: Buffer, random: Random, from: number): Buffer {
  const copy = Buffer.from(bytes)
  for (let times = random.whole(1, 6); times > 0 && copy.length > from; times--)
    copy[random.whole(from, copy.length - 1)] = random.pick([0, 0xff, random.whole(0, 255)])
  return copy
}

/**
 * So many files made from a backup that is sound, one after another and each on its own: the same seed makes the same files.
 *
 * `sound`: the entries of the backup (its manifest last), by name.
 */
export function* mutatedZips(seed: number, count: number, sound: Readonly<Record<string, Uint8Array>>): Generator<MutatedZip, void, void> {
  for (let n = 0; n < count; n++) {
    const random = new Random(seed * 1_000_003 + n)
    let plan: ZipPlan = { entries: Object.entries(sound).map(([name, content]) => ({ name, content, deflated: random.chance(0.5) })) }
    const done: string[] = []
    for (let times = random.pick([0, 1, 1, 1, 2, 3]); times > 0 && plan.entries.length > 0; times--) {
      const name = random.pick(Object.keys(SPOILS))
      plan = (SPOILS[name] as Spoil)(plan, random)
      done.push(name)
    }
    let bytes = zipBytes(plan)
    if (done.length === 0 || random.chance(0.3)) {
      const name = random.pick(Object.keys(BYTE_SPOILS))
      bytes = (BYTE_SPOILS[name] as SpoilBytes)(bytes, random)
      done.push(name)
    }
    yield { name: `${seed}/${n}: ${done.join(', ')}`, bytes }
  }
}
