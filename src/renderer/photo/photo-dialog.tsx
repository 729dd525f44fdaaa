import type { ReactNode } from 'react'
import { Button } from '../components/button/button'
import { Dialog } from '../components/dialog/dialog'
import styles from './photo.module.css'

interface Props {
  readonly title: string
  /** What leaving without it is called. */
  readonly leave: string
  /** What is done with what was found. */
  readonly confirm: { readonly label: string; readonly disabled: boolean; readonly pending?: boolean; readonly onClick: () => void }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of every dialog in which a person takes a photo, looks it over and uses it. */
export function PhotoDialog({ title, leave, confirm: { label, ...confirm }, onClose, children }: Props) {
  return (
    <Dialog
      open
      size="wide"
      className={styles.dialog}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {leave}
          </Button>
          <Button variant="primary" {...confirm}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
