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
import { factsOf } from '#shared/stats/facts-of'
import { StatisticsMemory } from '#shared/stats/memory'
import { whoByIdElseName } from '#shared/stats/person'
import type { Home } from '#shared/contract/lists'
import type { StartPageState } from '#shared/contract/start-page'
import { renderStartPage } from '../../../src/renderer/prerender'
import { simulate } from '../../reference/simulate'
import { beforeLast, matchOf, simulatedAs } from '../games'
import { matchId, storedAs } from '../scale/house'

/** What is done again and again where its cost is counted; what it needs is there before. */
type Work = () => unknown

/** A path that people wait for. */
export interface CountedPath {
  readonly name: string
  /** How many units of what the name says one call does. */
  readonly units: number
  readonly prepare: () => Work
}

const EVENTS = 300
const FILES = 25
const MATCHES = 100
const PEOPLE = 24

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
  { name: 'a match file read for the index, mean', units: FILES, prepare: () => reading(matches(FILES)) },
  {
    name: `statistics of ${MATCHES} matches`,
    units: 1,
    prepare: () => {
      const facts = matches(MATCHES).map((record, at) =>
        factsOf({
          ...storedAs(matchId(at), record, BEGUN + at),
          players: record.players.map((_, seat) => ({ name: `Person ${(at * 7 + seat * 11) % 40}` })),
        }),
      )
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
]
