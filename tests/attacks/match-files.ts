import { Random } from '../reference/random'
import { nested, oddValue, spoiltJson } from './odd-json'

/** What someone may put where a match file belongs. */
export interface MutatedFile {
  /** Its place in the sequence, and what was done to it: enough to find it again. */
  readonly name: string
  readonly bytes: Buffer
}

type Stored = Readonly<Record<string, unknown>>
type Round = Readonly<Record<string, unknown>> & { readonly events: readonly unknown[] }
type Spoil = (match: Stored, random: Random) => Buffer

const asBytes = (text: string): Buffer => Buffer.from(text)
const roundsOf = (match: Stored): readonly Round[] => match['rounds'] as readonly Round[]

/** The match with other events in its first round, written out. */
function withEvents(match: Stored, write: (events: readonly string[]) => string): Buffer {
  const [first, ...others] = roundsOf(match)
  const events = (first?.events ?? []).map((event) => JSON.stringify(event))
  const marked = JSON.stringify({ ...match, rounds: [{ ...first, events: '@' }, ...others] })
  return asBytes(marked.replace('"@"', () => `[${write(events)}]`))
}

const SPOILS: Readonly<Record<string, Spoil>> = {
  'parts replaced': (match, random) => asBytes(spoiltJson(match, random.whole(1, 4), random)),
  'many parts replaced': (match, random) => asBytes(spoiltJson(match, random.whole(5, 40), random)),
  'an event nested deep': (match, random) =>
    withEvents(match, (events) => [...events, `{"type":"pass","x":${nested(random.pick([14, 15, 16, 17, 2000, 50_000]), random)}}`].join(',')),
  'a large event': (match, random) =>
    withEvents(match, (events) => [...events, `{"type":"pass","x":"${'x'.repeat(random.pick([3900, 4100, 100_000]))}"}`].join(',')),
  'many events': (match, random) =>
    withEvents(match, (events) =>
      [...events, ...Array.from({ length: random.pick([100, 2500]) }, () => random.pick(['{"type":"pass"}', '{"type":"draw","count":1}', 'null']))].join(','),
    ),
  'an odd event': (match, random) => withEvents(match, (events) => [...events, oddValue(random)].join(',')),
  'another id': (match, random) => asBytes(JSON.stringify({ ...match, id: random.pick(['another-match-0001', '../x', '', 7]) })),
  'another revision': (match, random) =>
    asBytes(
      JSON.stringify(match).replace(/"revision":\d+/, `"revision":${random.pick(['9007199254740991', '9007199254740990', '-1', '1e15', '0.5', '1e999'])}`),
    ),
  'another version': (match, random) =>
    asBytes(JSON.stringify({ ...match, [random.pick(['version', 'fileVersion'])]: random.pick([0, 1, 2, 4, 99, -1, 1e300, '3', null]) })),
  'odd edits': (match, random) =>
    asBytes(
      JSON.stringify({ ...match, edits: '@' }).replace('"@"', () =>
        random.pick(['{"done":null,"undone":[]}', `{"done":[${oddValue(random)}],"undone":[]}`, `{"done":[],"undone":${nested(3000, random)}}`, '[]']),
      ),
    ),
  'a byte-order mark': (match) => asBytes(`\ufeff${JSON.stringify(match)}`),
  'in UTF-16': (match) => Buffer.from(`\ufeff${JSON.stringify(match)}`, 'utf16le'),
  'a key twice': (match, random) => asBytes(JSON.stringify(match).replace('{', () => `{"rounds":${oddValue(random)},"id":${oddValue(random)},`)),
  'much white space': (match, random) => asBytes(`${' '.repeat(random.pick([1, 100_000]))}${JSON.stringify(match, null, random.pick([1, 10]))}`),
  'nothing but depth': (_, random) => asBytes(nested(random.pick([100, 100_000]), random)),
  'no object': (_, random) => asBytes(oddValue(random)),
  'no text': (_, random) => Buffer.from(Array.from({ length: random.whole(0, 400) }, () => random.whole(0, 255))),
  cut: (match, random) => {
    const bytes = asBytes(JSON.stringify(match))
    return bytes.subarray(0, random.whole(0, bytes.length - 1))
  },
  'bytes changed': (match, random) => {
    const bytes = asBytes(JSON.stringify(match))
    for (let times = random.whole(1, 5); times > 0; times--) bytes[random.whole(0, bytes.length - 1)] = random.whole(0, 255)
    return bytes
  },
}

/** So many files in the place of the match `id`, made from one that is sound: the same seed makes the same files. */
export function* mutatedMatchFiles(
  seed: number,
  count: number,
  sound: Stored,
  idOf: (n: number) => string,
): Generator<MutatedFile & { readonly id: string }, void, void> {
  for (let n = 0; n < count; n++) {
    const random = new Random(seed * 1_000_003 + n)
    const id = idOf(n)
    const name = random.pick(Object.keys(SPOILS))
    yield { id, name: `${seed}/${n}: ${name}`, bytes: (SPOILS[name] as Spoil)({ ...sound, id }, random) }
  }
}
