import { useEffect, useMemo } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { isPlayed } from '#shared/match/end-of-play'
import { useMatchLive } from '../../match/hooks/use-match-feed'
import { viewOf, type MatchView } from '../../match/match-view'
import { RolledDice } from '../../match/round/rolled-dice'
import { Boneyard } from '../../match/table/boneyard'
import { Caption } from '../../match/table/caption'
import { Felt } from '../../match/table/felt'
import { TableLine } from '../../match/table/table-line'
import { words } from '../../messages/page'
import { useSetting } from '../../settings/settings'
import type { SeatFacts } from './scoreboard'
import { hasLine } from '#shared/games/index'
import { scorerWords } from '../../messages/scorer'
import { standingsOf } from '../../match/model/standing'

interface DrawnTableProps {
  readonly matchId: MatchId
  /** Told what is known of each seat, whenever it changes. */
  readonly onSeats: (seats: readonly SeatFacts[]) => void
}

/** The felt of a match with all that lies on it, followed live. An empty one where the match cannot be scored: its page says why. */
export function DrawnTable({ matchId, onSeats }: DrawnTableProps) {
  const feed = useMatchLive(matchId).data
  const countdown = useSetting('score-display') === 'countdown'
  const view = useMemo(() => {
    const scored = feed?.kind === 'match' ? viewOf(feed.match) : null
    return scored?.ok === true ? scored.value : null
  }, [feed])
  useEffect(() => {
    if (view !== null) onSeats(seatsOf(view, countdown))
  }, [view, countdown, onSeats])
  if (view === null) return <Felt>{null}</Felt>
  const dice = view.scored.state.round?.dice ?? null
  return (
    <Felt
      dice={dice !== null && <RolledDice on="felt" dice={dice} />}
      boneyard={<Boneyard view={view} />}
      caption={hasLine(view.scored.rules.game) && <Caption view={view} />}
    >
      <TableLine view={view} choices={null} ground={false} />
    </Felt>
  )
}

function seatsOf({ scored, names, words: gameWords }: MatchView, countdown: boolean): readonly SeatFacts[] {
  const standings = standingsOf({ scored })
  const { round, rules } = scored.state
  const laid = hasLine(rules.game)
  const { players } = words.match
  const running = isPlayed(round)
  return names.map((_, seat) => {
    const total = standings[seat] ?? 0
    return {
      total,
      ...(laid ? { target: rules.target } : {}),
      countdown: countdown && laid,
      toPlay: running && round.turn === seat,
      leader: laid && round?.leader === seat,
      ...(running ? { hand: round.hands[seat] ?? 0 } : {}),
      labels: {
        toPlay: words.live.toPlay,
        leader: players.leader(gameWords.leader),
        hand: players.hand(round?.hands[seat] ?? 0),
        total: laid ? players.total(total, rules.target, gameWords.points, countdown) : scorerWords.counted(total, gameWords.points),
      },
    }
  })
}
