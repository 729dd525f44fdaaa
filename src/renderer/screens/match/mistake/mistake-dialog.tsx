import type { ReactNode } from 'react'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { CommandNotice } from '../../../match/command-notice'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import styles from '../../../match/mistake/mistake.module.css'

interface MistakeDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly title: string
  /** What comes of it, or what is still to be chosen. */
  readonly says: string
  /** Enters it; left out where a tap on a tile does. */
  readonly button?: {
    /** Whether it can be entered as it is. */
    readonly ready: boolean
    readonly label: string
    /** Resolves to whether it was entered. */
    readonly enter: () => Promise<boolean>
  }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form for something that went wrong at a table: it says what comes of it before it is entered, and closes once it is. */
export function MistakeDialog({ view, commands, title, says, button, onClose, children }: MistakeDialogProps) {
  const busy = useBusy(commands)
  const onEnter = async (): Promise<void> => {
    if (button?.ready === true && !busy && (await button.enter())) onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <p className={styles.does} role="status">
            {says}
          </p>
          {button !== undefined && (
            <Button variant="primary" pending={busy} disabled={!button.ready} onClick={() => void onEnter()}>
              {button.label}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>{children}</div>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
