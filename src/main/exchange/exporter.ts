import type { MatchSummary } from '#shared/contract/lists'
import type { ExportAsked, ExportKind, ExportPiece } from '#shared/contract/exchange'
import type { WhoIsWho } from '../app/who-is-who'
import type { StoredMatch } from '../store/match-file'
import type { MatchStore } from '../store/match-store'
import { BYTE_ORDER_MARK, csvRows } from './csv'
import { EVENT_COLUMNS, eventRows } from './events-table'
import { pureRecord } from './own-fields'
import { playedFrom } from './played'
import { RESULT_COLUMNS, resultRows } from './results-table'

/** Letters a piece has about, so that a page shows how far it is and nothing is held twice. */
const PIECE = 200_000

/** How long a piece may be waited for, in milliseconds. */
const PIECE_MS = 200

/** Makes files of matches piece by piece; a match that is changed meanwhile goes out as it is when its turn comes. */
export class Exporter {
  readonly #store: Pick<MatchStore, 'summaries' | 'glance'>
  readonly #who: WhoIsWho

  constructor(store: Pick<MatchStore, 'summaries' | 'glance'>, who: WhoIsWho) {
    this.#store = store
    this.#who = who
  }

  async *export({ kind, matchId }: ExportAsked, signal?: AbortSignal): AsyncGenerator<ExportPiece, void, void> {
    const ids = matchId === undefined ? this.#all() : [matchId]
    const total = ids.length
    let unreadable = 0
    let text = headOf(kind)
    let since = Date.now()
    for (const [index, id] of ids.entries()) {
      if (signal?.aborted === true) return
      const match = await this.#store.glance(id)
      const part = match === null ? null : this.#partOf(match, kind, matchId !== undefined)
      if (part === null) unreadable++
      text += part ?? ''
      if (text.length < PIECE && Date.now() - since < PIECE_MS) continue
      yield { text, done: index + 1, total, unreadable }
      text = ''
      since = Date.now()
    }
    yield { text, done: total, total, unreadable }
  }

  #all(): readonly string[] {
    return this.#store.summaries().filter(({ binnedAt }) => binnedAt === undefined).sort(earliestFirst).map(({ matchId }) => matchId)
  }

  /** Null where it cannot be told: a table needs a match that can be scored. */
  #partOf(match: StoredMatch, kind: ExportKind, alone: boolean): string | null {
    if (kind === 'records') return `${JSON.stringify(pureRecord(match, this.#who), null, alone ? 2 : 0)}\n`
    const played = playedFrom(match, this.#who)
    if (played === null) return null
    return csvRows(kind === 'results' ? resultRows(played) : eventRows(played))
  }
}

function headOf(kind: ExportKind): string {
  switch (kind) {
    case 'records':
      return ''
    case 'results':
      return `${BYTE_ORDER_MARK}${csvRows([RESULT_COLUMNS])}`
    case 'events':
      return `${BYTE_ORDER_MARK}${csvRows([EVENT_COLUMNS])}`
  }
}

function earliestFirst(a: MatchSummary, b: MatchSummary): number {
  return compare(a.date, b.date) || compare(a.startedAt, b.startedAt) || compare(a.matchId, b.matchId)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
