import type { Intent } from '../../match/entry/table-keys'
import type { Entry } from '../../match/entry/use-entry'
import { useTableKeys } from '../../match/entry/use-table-keys'
import { useAloud } from '../../match/hooks/use-aloud'
import type { InTurn } from '../../actions/use-in-turn'
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

const AT_ONCE: InTurn = { take: (task) => task(), waits: () => false }

/** The keys of a device that joined, which may be a laptop or have a keyboard: those of the table, as far as they are for this player. */
export function usePhoneKeys({ view, own, entry, onTyped, onTakeBack }: Options): void {
  const aloud = useAloud(view, own)
  const onIntent = (intent: Intent): void => {
    switch (intent.kind) {
      case 'say':
        return aloud(intent.what)
      case 'undo':
        return onTakeBack?.()
      case 'half':
        onTyped?.()
        return entry?.press(intent)
      case 'erase':
      case 'clear':
      case 'confirm':
      case 'arrow':
      case 'draw':
      case 'pass':
        return entry?.press(intent)
      case 'redo':
      case 'blocked':
      case 'photo':
      case 'question':
      case 'next-round':
        return
    }
  }
  useTableKeys({ inTurn: entry?.inTurn ?? AT_ONCE, maxPip: view.scored.rules.maxPip, asked: arrowsChoose(entry?.choices ?? null), onIntent })
}
