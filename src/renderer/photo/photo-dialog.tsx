import type { ReactNode } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import { KeptDraft } from '../components/kept-draft/kept-draft'

interface PhotoDialogProps {
  readonly title: string
  /** What leaving without it is called. */
  readonly leave: string
  /** What is done with what was found. */
  readonly confirm: { readonly label: string; readonly disabled: boolean; readonly pending?: boolean; readonly onClick: () => void }
  /** Throws away what was left in the dialog before; null where nothing was. */
  readonly startOver: (() => void) | null
  readonly onClose: () => void
  /** Left out, the same as closing. */
  readonly onLeave?: () => void
  readonly children: ReactNode
}

/** The frame of every dialog in which a person takes a photo, looks it over and uses it. */
export function PhotoDialog({ title, leave, confirm: { label, ...confirm }, startOver, onClose, onLeave = onClose, children }: PhotoDialogProps) {
  return (
    <Dialog
      width="workspace"
      open
      atTop
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {leave}
          </Button>
          <Button variant="primary" {...confirm}>
            {label}
          </Button>
        </>
      }
    >
      <KeptDraft startOver={startOver} />
      {children}
    </Dialog>
  )
}
