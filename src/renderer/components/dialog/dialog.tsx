import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { dialogWords } from '../../messages/en/components'
import styles from './dialog.module.css'

interface Props extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  readonly open: boolean
  /** Its heading and accessible name. */
  readonly title: ReactNode
  /** Asked for by Esc, the close button or a tap outside; the owner then sets `open` to false. */
  readonly onClose: () => void
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode
  readonly size?: 'usual' | 'wide'
}

/** A modal question or sheet. The browser keeps focus inside and gives it back to where it was. */
export function Dialog({ open, title, onClose, actions, size = 'usual', children, className, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classes(styles.dialog, className)}
      data-size={size}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <Button variant="quiet" shape="icon" aria-label={dialogWords.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
