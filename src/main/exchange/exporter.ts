import type { ExportAsked, ExportKind, ExportPiece, TableForm } from '#shared/contract/exchange'
import type { MatchSummary } from '#shared/contract/lists'
import { textOrder } from '#shared/kernel/text-order'
import { gameWords, presetNames } from '#shared/words/en'
import { leftOut } from '../matches/left-out'
import type { PersonResolver } from '../people/person-resolver'
import type { StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import { Yielder } from '../store/yielder'
import { BYTE_ORDER_MARK, type Cell, csvRows } from './csv'
import { EVENT_COLUMNS, eventRows } from './events-table'
import { pureRecord } from './export-record'
import { exportedMatch, type ExportedMatch } from './exported-match'
import { lowestWins } from '#shared/games/index'
import { firstOf, isOver } from '#shared/games/outcome'
import type { ScoredMatch } from '#shared/match/state'

/** Columns of the table of results, in their order (docs/exports.md). */
export const RESULT_COLUMNS = [
  'match',
  'date',
  'started',
  'game',
  'preset',
  'target',
  'place',
  'rounds',
  'finished',
  'seat',
  'player',
  'points',
  'rank',
  'won',
  'note',
] as const

/** One row for each player of a match, as they sit. */
function resultRows({ id, date, startedAt, place, note, preset, gameName, players, scored }: ExportedMatch): readonly (readonly Cell[])[] {
  const { totals, rules, rounds } = scored
  const over = isOver(scored)
  return players.map(({ name }, seat) => [
    id,
    date,
    startedAt,
    gameName || gameWords(rules.game).name,
    presetNames[preset],
    rules.target,
    place,
    rounds.length,
    yesNo(over),
    seat + 1,
    name,
    totals[seat] ?? 0,
    over ? rankOf(seat, scored) : '',
    over ? yesNo(scored.outcome.kind === 'won' && firstOf(scored).includes(seat)) : '',
    note,
  ])
}

/** The winner is first; the others follow by their points, and those with as many share a place, also the first where nobody won alone. */
function rankOf(seat: number, { totals, outcome, rules, state }: ScoredMatch): number {
  const first = firstOf({ outcome })
  if (first.includes(seat)) return 1
  // places count sides (PA-6)
  if (rules.partners) return 2
  const own = totals[seat] ?? 0
  const gone = state.round?.gone ?? []
  const isAhead = (total: number, other: number): boolean => {
    // who left stands behind all who stayed
    if (gone.includes(seat) !== gone.includes(other)) return gone.includes(seat)
    return lowestWins(rules) ? total < own : total > own
  }
  return 1 + first.length + totals.filter((total, other) => other !== seat && !first.includes(other) && isAhead(total, other)).length
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no'
}

/** Letters a piece has about, so that a page shows how far it is and nothing is held twice. */
const PIECE = 200_000

/** How long a piece may be waited for, in milliseconds. */
const PIECE_MS = 200

type Source = Pick<MatchStore, 'summaries' | 'summary' | 'damaged' | 'damagedOf' | 'glance' | 'reading'>

interface Form {
  readonly kind: ExportKind
  /** One match is a file of its own. */
  readonly alone: boolean
  readonly tables: TableForm
}

/** Makes match files piece by piece. A match that changes goes out as it is when its turn comes; one that fails is named. All matches go out once all have been read. */
export class Exporter {
  readonly #store: Source
  readonly #who: PersonResolver

  readonly #beside: () => readonly string[]

  /** `beside`: evenings and seasons, each as a line. */
  constructor(store: Source, who: PersonResolver, beside: () => readonly string[]) {
    this.#store = store
    this.#who = who
    this.#beside = beside
  }

  async *export({ kind, matchId, tables = 'programs' }: ExportAsked, signal?: AbortSignal): AsyncGenerator<ExportPiece, void, void> {
    if (kind === 'evenings') {
      const lines = this.#beside()
      for (const [done, text] of lines.entries()) yield { text, done: done + 1, total: lines.length, unreadable: 0, leftOut: [] }
      return
    }
    if (matchId === undefined) await this.#store.reading.whole()
    const ids = matchId === undefined ? this.#all() : [matchId]
    const total = ids.length
    const left: string[] = []
    let text = headOf(kind, tables)
    const yielder = new Yielder()
    const isGivenUp = (): boolean => signal?.aborted === true
    let since = performance.now()
    for (const [index, id] of ids.entries()) {
      if (isGivenUp()) return
      const parts = await this.#partsOf(id, { kind, alone: matchId !== undefined, tables }, yielder)
      if (parts === null) left.push(id)
      for (const part of parts ?? []) {
        if (isGivenUp()) return
        text += part
        if (text.length < PIECE) continue
        yield { text, done: index, total, unreadable: left.length, leftOut: [] }
        text = ''
      }
      if (text.length < PIECE && performance.now() - since < PIECE_MS) continue
      yield { text, done: index + 1, total, unreadable: left.length, leftOut: [] }
      text = ''
      since = performance.now()
    }
    yield {
      text,
      done: total,
      total,
      unreadable: left.length,
      leftOut: leftOut(
        left.flatMap((id) => this.#store.summary(id) ?? this.#store.damagedOf(id) ?? []),
        this.#who,
      ),
    }
  }

  #all(): readonly string[] {
    const sound = this.#store
      .summaries()
      .filter(({ binnedAt }) => binnedAt === undefined)
      .sort(earliestFirst)
    return [...sound, ...this.#store.damaged()].map(({ matchId }) => matchId)
  }

  /** What the file says of a match, part by part. Null where it cannot be opened, or cannot be a row: a table needs a match that can be scored. */
  async #partsOf(id: string, asked: Form, yielder: Yielder): Promise<readonly string[] | null> {
    if (this.#store.damagedOf(id) !== undefined) return null
    try {
      const match = await this.#store.glance(id)
      await yielder.maybeYield()
      return match === null ? null : await this.#told(match, asked, yielder)
    } catch {
      // one match that cannot be written down is no reason to keep the others
      return null
    }
  }

  async #told(match: StoredMatch, { kind, alone, tables }: Form, yielder: Yielder): Promise<readonly string[] | null> {
    if (kind === 'records') return [`${JSON.stringify(pureRecord(match, this.#who), null, alone ? 2 : 0)}\n`]
    const played = await yielder.through(exportedMatch(match, this.#who))
    if (played === null) return null
    if (kind === 'results') return [csvRows(resultRows(played), tables)]
    const parts: string[] = []
    for (const rows of eventRows(played)) {
      parts.push(csvRows(rows, tables))
      await yielder.maybeYield()
    }
    return parts
  }
}

function headOf(kind: ExportKind, tables: TableForm): string {
  switch (kind) {
    case 'records':
    case 'evenings':
      return ''
    case 'results':
      return `${BYTE_ORDER_MARK}${csvRows([RESULT_COLUMNS], tables)}`
    case 'events':
      return `${BYTE_ORDER_MARK}${csvRows([EVENT_COLUMNS], tables)}`
  }
}

function earliestFirst(a: MatchSummary, b: MatchSummary): number {
  return textOrder(a.date, b.date) || textOrder(a.startedAt, b.startedAt) || textOrder(a.matchId, b.matchId)
}
