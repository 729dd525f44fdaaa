import { contract } from '#shared/contract/contract'
import { Random } from '../reference/random'
import { oddValue, spoiltJson, type JsonText } from './odd-json'

/** A message as someone may send it to the host. */
export interface MutatedCall {
  /** Its place in the sequence, and what it is: enough to find it again. */
  readonly name: string
  /** The message without its id, as JSON text: the address, and what goes in. */
  readonly payload: JsonText
}

/** What calls are made from: ids that exist, so that a call comes as far as it can. */
export interface Known {
  readonly matchId: string
  /** The revision that the match has about now. */
  readonly revision: number
  readonly personId: string
}

const EVENING = {
  method: 'swiss',
  size: 4,
  uneven: 'smaller',
  points: 'place',
  byePoints: 'middle',
  rounds: 5,
  minutes: 25,
  preset: 'bergen-game-cabinet',
  rules: {},
}

/** A call of each procedure as the page makes it; one that is not here is called with nothing. */
const soundInputs = ({ matchId, revision, personId }: Known): Readonly<Record<string, unknown>> => {
  const on = { matchId, revision, command: 'command-00000001' }
  const play = { type: 'play', player: 0, tile: '6-4', arm: 'left' }
  const start = { leader: 0 }
  const person = { id: personId, name: 'Ada', colour: null, initials: null, picture: null }
  return {
    '/home/dismissNotice': { id: 'left-alone:matches' },
    '/people/add': { name: 'Ada' },
    '/people/change': person,
    '/people/merge': { id: personId, into: personId },
    '/people/split': { id: personId },
    '/matches/live': { text: 'ada', people: [personId], preset: 'double-bergen', from: '2026-01-01', to: '2026-12-31', which: 'all', limit: 50 },
    '/seasons/save': { name: 'Autumn 2026', from: '2026-09-01', to: '2026-11-30' },
    '/seasons/remove': { id: personId },
    '/seasons/restore': { id: personId },
    '/seasons/deleteForGood': { id: personId },
    '/seasons/table': { id: personId },
    '/seasons/results': { id: personId, person: personId },
    '/evenings/follow': { id: personId },
    '/evenings/create': { name: 'Club', date: '2026-11-27', settings: EVENING },
    '/evenings/checkIn': { id: personId, revision: 1, command: 'command-00000001', people: [{ name: 'Ada', personId }, { name: 'Ben' }] },
    '/evenings/do': {
      id: personId,
      revision: 1,
      command: 'command-00000001',
      wish: { type: 'handed-in', table: 0, totals: [20, 3], by: 'host', agreed: true },
    },
    '/evenings/openTable': { id: personId, revision: 1, table: 0, start },
    '/evenings/remove': { id: personId },
    '/evenings/restore': { id: personId },
    '/evenings/deleteForGood': { id: personId },
    '/statistics/live': { presets: ['double-bergen'], people: [personId], from: '2026-01-01', to: '2026-12-31' },
    '/settings/set': { name: 'language', choice: 'en' },
    '/exchange/export': { kind: 'events', matchId },
    '/exchange/import': {
      file: 'a.json',
      records: [{ place: 1, text: '{"format":"caravan-record","version":1,"preset":"bergen","players":[{"name":"Ada"},{"name":"Ben"}],"rounds":[]}' }],
    },
    '/match/create': { preset: 'bergen-game-cabinet', rules: { target: 100 }, players: [{ name: 'Ada', personId }, { name: 'Ben' }], start },
    '/match/live': { matchId },
    '/match/follow': { matchId },
    '/match/enter': { ...on, event: play },
    '/match/startRound': { ...on, start: { leader: 0, dice: { flower: [1, 2], scorpion: [3, 4] } } },
    '/match/revise': {
      ...on,
      corrections: [{ round: 0, event: 0, replacement: play, insertBefore: [{ type: 'draw', player: 0, count: 1 }] }],
      starts: [{ round: 0, start }],
      dropFrom: { round: 0, event: 1 },
    },
    '/match/changeRules': { ...on, rules: { target: 30, floor: null }, from: 'now' },
    '/match/question': {
      ...on,
      round: 0,
      event: 0,
      agreed: [0, 1],
      note: 'really?',
      outcome: 'corrected',
      correction: { corrections: [{ round: 0, event: 0, replacement: { type: 'block', hands: [['1-1'], []] } }], starts: [] },
    },
    '/match/undo': on,
    '/match/redo': on,
    '/match/takeBack': { ...on, seat: 0 },
    '/match/describe': { ...on, place: 'Kitchen', note: 'a note', date: '2026-11-22', tableAid: 'off', learningAid: 'on' },
    '/match/confirmRound': { matchId, round: 0, seat: 0, answer: 'confirmed', note: '', result: { kind: 'domino', winner: 0, totals: [1, 2] } },
    '/match/askToConfirm': { matchId, on: true },
    '/match/versions': { matchId },
    '/match/chooseVersion': { matchId, seen: ['a', 'b'], chosen: 'a', others: 'keep' },
    '/match/picture': { matchId },
    '/match/putPicture': { matchId, seat: 0, photo: null, instead: '0'.repeat(32) },
    '/match/photo': { matchId, photo: '0'.repeat(32) },
    '/backup/upload': { at: 0, part: 'UEsFBg==' },
    '/backup/look': { source: { kind: 'automatic', name: 'caravan-backup-2026-11-22T10-00-00-000Z.zip' } },
    '/backup/restore': { plan: 'plan-00000001', choice: 'new' },
    '/backup/versionsOf': { matchId },
    '/backup/restoreMatch': { matchId, source: { kind: 'automatic', name: 'caravan-backup-2026-11-22T10-00-00-000Z.zip' } },
    '/table/live': { matchId },
    '/table/bring': { matchId },
    '/table/change': { matchId, device: 'device-00000001', role: 'viewer', seat: 0 },
    '/table/hands': { matchId },
    '/table/showHand': { matchId, round: 0, seat: 0, hand: ['6-4', '0-0'] },
  }
}

/**
 * Procedures that an owner may rightly use to move the ground under the test: they write or listen where the caller says, or end what is being tested.
 *
 * Tests of their own look at them.
 */
const LEFT_OUT = [
  '/backup/setFolder',
  '/backup/toFolder',
  '/backup/download',
  '/table/open',
  '/table/close',
  '/table/remove',
  '/table/renewCode',
  '/match/bin',
  '/match/restore',
  '/match/deleteForGood',
]

const ODD_PLACES = [
  '/',
  '//',
  '/match',
  '/match/',
  '/match/enter/',
  '/match/enter?x',
  '/match/enter#',
  '/MATCH/ENTER',
  '/match%2fenter',
  '/__proto__',
  '/constructor/constructor',
  '/match/__proto__',
  '/match/enter/~orpc',
  '/..',
  '/match/../home/live',
  '/\\u0000',
  `/${'x'.repeat(900)}`,
]

function procedures(router: object, path = ''): readonly string[] {
  return Object.entries(router).flatMap(([name, held]: [string, object]) => ('~orpc' in held ? [`${path}/${name}`] : procedures(held, `${path}/${name}`)))
}

/** The addresses that are called. */
export const CALLED = procedures(contract).filter((place) => !LEFT_OUT.includes(place))

/** Bytes that a caller may add beside its input, in the way of the library: types of values by their place. */
function oddMeta(random: Random): JsonText {
  return random.pick([
    '[]',
    'null',
    '[[0]]',
    '[[0,"matchId"]]',
    '[[1,"event"],[2,"event","tile"],[3,"revision"]]',
    '[[5,"__proto__","x"]]',
    '[[6,"constructor"]]',
    '[[4,"event"]]',
    `[[${oddValue(random)}]]`,
    oddValue(random),
  ])
}

/** So many calls, one after another: the same seed makes the same calls of the same things. `places`: what may be called. */
export function* mutatedCalls(seed: number, count: number, known: () => Known, places: readonly string[] = CALLED): Generator<MutatedCall, void, void> {
  for (let n = 0; n < count; n++) {
    const random = new Random(seed * 1_000_003 + n)
    const place = random.chance(0.04) ? random.pick(ODD_PLACES) : random.pick(places)
    const sound = soundInputs(known())[place]
    const input = sound === undefined ? (random.chance(0.5) ? '{}' : oddValue(random)) : spoiltJson(sound, random.pick([0, 1, 1, 1, 2, 3, 6]), random)
    const meta = random.chance(0.1) ? `,"meta":${oddMeta(random)}` : ''
    const body = random.chance(0.03) ? oddValue(random) : `{"json":${input}${meta}}`
    yield { name: `${seed}/${n}: ${place}`, payload: `{"u":${place.includes('\\u') ? `"${place}"` : JSON.stringify(place)},"b":${body}}` }
  }
}
