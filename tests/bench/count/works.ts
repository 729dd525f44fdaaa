import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#main/app'
import { FileReader, type ReadingFiles } from '#main/store/match-reader'
import { accountFor } from '#shared/arbiter/account'
import type { Dispute, KnownHand } from '#shared/arbiter/dispute'
import { parseTile, type Tile } from '#shared/domino/tile'
import { decide, type EveningCommand } from '#shared/evening/decide'
import { NO_EVENING, type EveningState } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { decideEnter } from '#shared/match/decide'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { resolveRules } from '#shared/rules/resolve'
import type { MatchFacts } from '#shared/stats/facts'
import { factsOf } from '#shared/stats/facts-of'
import { StatisticsMemory } from '#shared/stats/memory'
import { whoByIdElseName } from '#shared/stats/person'
import type { Home } from '#shared/contract/lists'
import type { StartPageState } from '#shared/contract/start-page'
import { renderStartPage } from '../../../src/renderer/prerender'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { CLASSES } from '../../../src/renderer/recognition/read-places'
import { simulate } from '../../reference/simulate'
import { freshId } from '../../support/chance'
import { detectorOf } from '../../unit/renderer/recognition/detectors'
import { beforeLast, matchOf, simulatedAs } from '../games'
import { firstOf } from '../scale/app'
import { matchId, storedAs } from '../scale/house'

/** What is done again and again where its cost is counted; what it needs is there before. */
type Work = () => unknown

/** A path that people wait for. */
export interface CountedPath {
  readonly name: string
  /** How many units of what the name says one call does. */
  readonly units: number
  /** It takes more memory than there is room for: some is cleared away meanwhile, and what is left says nothing. */
  readonly clears?: true
  readonly prepare: () => Work | Promise<Work>
}

const EVENTS = 300
/** So many of the files of an index are read. */
const FILES = 25
/** Matches of statistics that are played, and how often each of them counts. */
const MATCHES = 100
const TIMES = 10
const PEOPLE = 24
const TILES = 5
/** Matches that are there to be opened, each once. */
const OPENED = 20

const BEGUN = Date.UTC(2020, 0, 1, 18)

/** Matches that two commits play alike. */
const matches = (count: number): readonly MatchRecord[] =>
  Array.from({ length: count }, (_, seed) => simulate(seed, simulatedAs(seed)).record as unknown as MatchRecord)

const longMatch = (): MatchRecord => matchOf('flower-and-scorpion', EVENTS)

function scored(record: unknown): void {
  expectOk(scoreRecord(record), 'a simulated match is sound')
}

/** The files of a house as its disk would give them, without the disk. */
function folderOf(records: readonly MatchRecord[]): { readonly files: ReadingFiles; readonly ids: readonly string[] } {
  const texts = new Map(records.map((record, at) => [matchId(at), JSON.stringify(storedAs(matchId(at), record, BEGUN + at), null, 1)]))
  const textOf = (path: string): string => present(texts.get(path.slice(path.indexOf('/') + 1, -'.json'.length)), path)
  const files: ReadingFiles = {
    read: (path) => Promise.resolve(textOf(path)),
    stamp: (path) => Promise.resolve({ size: textOf(path).length, mtimeMs: BEGUN }),
  }
  return { files, ids: [...texts.keys()] }
}

function reading(records: readonly MatchRecord[]): Work {
  const { files, ids } = folderOf(records)
  const reader = new FileReader(files, 'matches')
  return async () => {
    const read = await reader.read(ids)
    if (read.length !== ids.length) throw new Error(`only ${read.length} of ${ids.length} match files were read`)
  }
}

/** A match that lies in a house's folder, opened as a window does: another one each time, as what was opened stays in memory. */
async function opening(record: MatchRecord): Promise<Work> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-count-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'matches'))
  const ids = Array.from({ length: OPENED }, (_, at) => matchId(at))
  for (const id of ids) writeFileSync(join(folder, 'matches', `${id}.json`), JSON.stringify(storedAs(id, record, BEGUN), null, 1))
  const app = await createApp({
    dataFolder: folder,
    deviceFolder: join(folder, 'device'),
    version: '0.0.0',
    host: 'web',
    clock: () => new Date(BEGUN),
    newId: freshId,
  })
  return async () => {
    const feed = await firstOf(app.matches.live(present(ids.shift(), 'enough matches'), undefined))
    if (feed.kind !== 'match') throw new Error('the match could not be opened')
  }
}

/** A photo in which tiles lie in rows, and networks that answer at once: what is left is what reads it otherwise. */
function readingPhoto(): Work {
  const photo = { width: 640, height: 480, data: new Uint8ClampedArray(640 * 480 * 4).fill(120) }
  const tiles = Array.from({ length: TILES }, (_, at) => ({
    x: 16 + 32 * (at % 5),
    y: 14 + 28 * Math.floor(at / 5),
    logit: 4,
    angle: 0,
    length: 80,
    width: 40,
  }))
  const networks = {
    detector: detectorOf((width) => (width === 160 ? tiles : [])),
    reader: { run: (_: Float32Array, [halves]: readonly [number, number, number, number]) => Promise.resolve(seeing(halves)) },
  }
  return async () => {
    const read = await readPhoto(photo, networks)
    if (read.length !== TILES) throw new Error(`${read.length} of ${TILES} tiles were read`)
  }
}

/** What the reader says of so many halves: of each that it shows 5. */
function seeing(halves: number): Float32Array {
  const answers = new Float32Array(halves * CLASSES)
  for (let half = 0; half < halves; half++) answers[half * CLASSES + 5] = 8
  return answers
}

const tile = (text: string): Tile => expectOk(parseTile(text), 'a tile').tile
const hand = (text: string): KnownHand => ({ kind: 'shown', tiles: text.split(' ').map(tile) })

/** A blocked round of four, of whose hands all lie open. */
const blocked: Dispute = {
  rules: expectOk(resolveRules('bergen-pagat', {}, 4), 'the rules are sound'),
  rolled: null,
  table: { kind: 'unknown' },
  hands: [hand('6-4 2-2 5-0'), hand('3-1 3-0'), hand('4-4 6-1'), hand('6-5')],
  boneyard: 2,
  totals: [3, 5, 0, 9],
}

/** What the start page shows of a house: a match that goes on and five that are over. */
const home: Home = {
  matches: Array.from({ length: 6 }, (_, at) => ({
    matchId: matchId(at),
    revision: 0,
    preset: 'flower-and-scorpion',
    rules: {},
    date: '2020-01-01',
    players: ['Ada', 'Ben', 'Cleo', 'David'].map((name, seat) => ({ name, total: seat + at })),
    startedAt: new Date(BEGUN + at).toISOString(),
    updatedAt: new Date(BEGUN + at).toISOString(),
    rounds: 3,
    outcome: at === 0 ? { kind: 'open' } : { kind: 'won', by: 0 },
  })),
  counts: { matches: 6, unfinished: 1, bin: 0 },
  people: [],
  setups: [],
  notices: [],
}

/** People at their first draw of tables of four in which everyone meets everyone. */
function evening(): EveningState {
  let state: EveningState = NO_EVENING
  const run = (command: EveningCommand): void => {
    state = expectOk(decide(state, command, { at: '2026-11-26T19:00:00.000Z', seed: 1 }), command.type).state
  }
  const settings = {
    method: 'everyone',
    size: 4,
    uneven: 'smaller',
    points: 'place',
    byePoints: 'middle',
    rounds: 8,
    minutes: null,
    preset: 'flower-and-scorpion',
    rules: {},
  } as const
  run({ type: 'arranged', settings })
  run({ type: 'arrived', people: Array.from({ length: PEOPLE }, (_, at) => ({ id: `person-${String(at).padStart(4, '0')}`, name: `Person ${at}` })) })
  return state
}

export const PATHS: readonly CountedPath[] = [
  {
    name: `a play decided, at event ${EVENTS}`,
    units: 1,
    prepare: () => {
      const { record, event } = beforeLast(longMatch())
      return () => {
        if (!decideEnter(record, event).ok) throw new Error('the next event of a simulated match was refused')
      }
    },
  },
  {
    name: `a record of ${EVENTS} events scored`,
    units: 1,
    prepare: () => {
      const record = longMatch()
      return () => scored(record)
    },
  },
  {
    name: 'a match of eight rule sets scored, mean',
    units: 24,
    prepare: () => {
      const records = matches(24)
      return () => records.forEach(scored)
    },
  },
  { name: `a match of ${EVENTS} events read from its file`, units: 1, prepare: () => reading([longMatch()]) },
  { name: `a match of ${EVENTS} events opened from the disk`, units: 1, prepare: () => opening(longMatch()) },
  { name: `an index of 1,000 match files, by ${FILES} of them`, units: FILES / 1000, prepare: () => reading(matches(FILES)) },
  {
    name: `statistics of ${(MATCHES * TIMES).toLocaleString('en')} matches`,
    units: 1,
    prepare: () => {
      const played = matches(MATCHES).map((record, at) => factsOf(storedAs(matchId(at), record, BEGUN)))
      const facts = Array.from({ length: TIMES }, () => played)
        .flat()
        .map((of, at): MatchFacts => {
          const players = of.players.map((_, seat) => ({ name: `Person ${(at * 7 + seat * 11) % 40}` }))
          return { ...of, matchId: matchId(at), startedAt: new Date(BEGUN + at).toISOString(), players }
        })
      return () => new StatisticsMemory().answer(facts, {}, whoByIdElseName)
    },
  },
  {
    name: 'the start page rendered by the host',
    units: 1,
    prepare: () => {
      const state: StartPageState = { home, people: [], settings: {}, languages: ['en'], renderedAt: new Date(BEGUN).toISOString() }
      return () => {
        if (!renderStartPage(state).includes('#/new')) throw new Error('the start page has no way to a new match')
      }
    },
  },
  { name: 'a blocked round ruled on', units: 1, prepare: () => () => accountFor(blocked) },
  {
    name: `a draw of tables for ${PEOPLE} people`,
    units: 1,
    prepare: () => {
      const state = evening()
      return () => expectOk(decide(state, { type: 'draw' }, { at: '2026-11-26T19:10:00.000Z', seed: 3 }), 'a draw')
    },
  },
  { name: `a photo of ${TILES} tiles read, but for what its networks do`, units: 1, clears: true, prepare: readingPhoto },
]
