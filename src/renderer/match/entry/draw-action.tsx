import { drawableTiles } from '#shared/match/stuck'
import { IconAction } from '../../components/icon-action/icon-action'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'

interface Props {
  readonly view: MatchView
  /** Nothing can be entered for now. */
  readonly busy?: boolean
  readonly onDraw: () => void
}

/** Draws a tile; once some are drawn in this turn it says how many, where the finger is. */
export function DrawAction({ view, busy = false, onDraw }: Props) {
  const drawn = view.scored.state.round?.drawn ?? 0
  return (
    <IconAction
      icon="draw"
      text={drawn === 0 ? words.live.draw : words.live.drawn(drawn)}
      name={drawn === 0 ? undefined : words.live.drawAnother(drawn)}
      disabled={busy || drawableTiles(view.scored.state) === 0}
      onClick={onDraw}
    />
  )
}
