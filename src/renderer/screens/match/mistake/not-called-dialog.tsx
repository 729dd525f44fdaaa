import { useState } from 'react'
import { sidesAmong } from '#shared/games/sides'
import type { Seat } from '#shared/match/events'
import { mistakeRulesOf } from '#shared/match/change-rules'
import { callablePlay } from '#shared/match/remedy'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { CommandNotice } from '../../../match/command-notice'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from '../../../match/mistake/mistake.module.css'

interface NotCalledDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** The last play scored, and its player did not call it: who said so first has its points, or nobody. One tap enters it. */
export function NotCalledDialog({ view: latest, commands, onClose }: NotCalledDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const callWords = words.match.notCalled
  const { names, scored, record } = view
  const last = callablePlay(scored)
  const replacement = last === null ? undefined : record.rounds[last.round]?.events[last.event]
  if (last === null || replacement === undefined) return null
  const { round, event, play } = last
  const { player } = play
  const enter = async (to: Seat | null): Promise<void> => {
    const corrections = [{ round, event, replacement, insertBefore: [{ type: 'uncalled' as const, player, to }] }]
    if (!busy && (await commands.revise({ corrections, starts: [] }, view.revision))) onClose()
  }
  // partners have the points together: who of them spoke first moves only their own part of the sum
  const lapses = mistakeRulesOf(record).calling === 'lapses'
  const gone = scored.state.round?.gone ?? []
  const others = lapses
    ? []
    : sidesAmong(scored.rules.partners, names.length)
        .filter((side) => !side.includes(player))
        .flat()
        .filter((seat) => !gone.includes(seat))
  const { points } = scorerWords.gameWords(scored.rules.game)
  return (
    <Dialog width="form" open title={lapses ? callWords.open : callWords.asks(scorerWords.counted(last.points, points))} onClose={onClose}>
      <div className={styles.ways}>
        {others.map((seat) => (
          <Button key={seat} className={styles.door} pending={busy} onClick={() => void enter(seat)}>
            {scorerWords.nameOf(names, seat)}
          </Button>
        ))}
        <Button className={styles.door} pending={busy} onClick={() => void enter(null)}>
          {callWords.nobody}
        </Button>
      </div>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
