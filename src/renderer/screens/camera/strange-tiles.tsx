import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Refusal } from '#shared/match/events'
import { Button } from '../../components/button/button'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { StandsDialog } from '../../match/mistake/stands-dialog'
import { refusalThatMayStand } from '../../match/model/may-stand'
import { words } from '../../messages/page'

interface StrangeTilesProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly tiles: readonly Tile[]
  /** The table is right: it is not asked again. */
  readonly onLeave: () => void
}

/** Of each tile that lies at the line and does not fit there: whether it stands; and then how it lies, and whether its points count. */
export function StrangeTiles({ view, commands, tiles, onLeave }: StrangeTilesProps) {
  const [asked, setAsked] = useState<{ readonly tile: Tile; readonly refusal: Refusal } | null>(null)
  const { state } = view.scored
  const player = state.round?.turn ?? 0
  return (
    <>
      {tiles.map((tile) => {
        const refusal = refusalThatMayStand(state, tile, player)
        return (
          refusal !== null && (
            <Button key={tile} onClick={() => setAsked({ tile, refusal })}>
              {words.match.mistake.asks(makeTile(tile))}
            </Button>
          )
        )
      })}
      {asked !== null && (
        <StandsDialog
          view={view}
          commands={commands}
          player={player}
          refused={asked}
          onForget={() => {
            setAsked(null)
            onLeave()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
