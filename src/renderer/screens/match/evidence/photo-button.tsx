import { useState, type ReactNode } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon } from '../../../components/icon/icon'
import { KeptPhoto } from '../../../match/evidence/kept-photo'
import styles from '../../../match/evidence/evidence.module.css'

interface PhotoButtonProps {
  readonly matchId: MatchId
  readonly photo: string
  /** What it is of: the button's name and the heading of what it opens. */
  readonly label: string
  /** What was entered from it. */
  readonly children: ReactNode
}

/** Opens the photo kept with an entry, large, beside what was entered. */
export function PhotoButton({ matchId, photo, label, children }: PhotoButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" shape="icon" className={styles.open} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="camera" />
      </Button>
      <Dialog width="workspace" open={open} title={label} onClose={() => setOpen(false)}>
        <p>{children}</p>
        <KeptPhoto matchId={matchId} photo={photo} alt={label} />
      </Dialog>
    </>
  )
}
