import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { plainKey } from '../../keyboard/read-key'
import { Button } from '../button/button'
import { classes } from '../classes'
import styles from './popup.module.css'

interface PopupProps {
  readonly button: ReactNode
  /** The button's accessible name, and the panel's; also shown when the pointer rests on it. */
  readonly label: string
  readonly className?: string | undefined
  /** What is shown now was gone to from the panel. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A button that opens a small panel below itself; Esc, a press elsewhere or leaving it with Tab closes the panel. */
export function Popup({ button, label, className, current = false, children }: PopupProps) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && whole.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  /* Esc here is meant for the panel and for nothing behind it. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (plainKey(event) !== 'Escape' || !open) return
    event.preventDefault()
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div
      ref={whole}
      className={classes(styles.popup, className)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Button
        ref={opener}
        variant="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      {open && (
        <div id={id} role="group" aria-label={label} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  )
}
