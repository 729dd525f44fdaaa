import { useState } from 'react'
import { mistakeRulesOf } from '#shared/match/change-rules'
import { unannounced } from '#shared/match/remedy'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { CommandNotice } from '../../../match/command-notice'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from '../../../match/mistake/mistake.module.css'

interface UnannouncedDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** A last tile that was not announced: its player draws what the table’s rule says. One tap enters it. */
export function UnannouncedDialog({ view: latest, commands, onClose }: UnannouncedDialogProps) {
  /* What is said of it is true of the table it was opened at; a newer one refuses it as stale. */
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const found = unannounced(view.scored.state, mistakeRulesOf(view.record))
  const enter = async (event: (typeof found)[number]): Promise<void> => {
    if (!busy && (await commands.enter({ ...event }, view.revision))) onClose()
  }
  return (
    <Dialog width="form" open title={words.match.unannounced.open} onClose={onClose}>
      <div className={styles.ways}>
        {found.map((event) => (
          <Button key={event.player} className={styles.door} pending={busy} onClick={() => void enter(event)}>
            {words.match.unannounced.draws(scorerWords.nameOf(view.names, event.player), event.count - 1)}
          </Button>
        ))}
      </div>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
