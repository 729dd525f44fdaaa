import type { Table } from '../../actions/at-table'
import { useTableActions } from '../../actions/use-table-actions'
import type { Entry } from '../../match/entry/use-entry'
import { useAloud } from '../../match/hooks/use-aloud'
import type { MatchView } from '../../match/match-view'
import { arrowsChoose } from '../../match/model/choices'
import type { OwnSeat } from '../../match/model/told-now'

interface Options {
  readonly view: MatchView
  /** The player at this device; null for someone who only looks. */
  readonly own: OwnSeat | null
  /** What keys enter; null while nothing can be entered here. */
  readonly entry: Entry | null
  /** A tile is begun: what is typed belongs to no button that was pressed before. */
  readonly onTyped?: () => void
  readonly onTakeBack?: (() => void) | undefined
}

const NOT_HERE = { acts: false, confirmed: null, redo: null, next: null, question: null, teach: null, lieFlat: null, open: () => undefined }

/** The keys of a device that joined, which may be a laptop or have a keyboard: those of the table, as far as they are for this player. */
export function usePhoneKeys({ view, own, entry, onTyped, onTakeBack }: Options): void {
  const table: Table = {
    ...NOT_HERE,
    view,
    asked: arrowsChoose(entry?.choices ?? null),
    entry: entry?.keys ?? null,
    typing: onTyped ?? null,
    undo: onTakeBack ?? null,
    aloud: useAloud(view, own),
  }
  useTableActions(table, entry?.inTurn)
}
