import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
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

/** How near a panel comes to the edge of the window, in pixels. */
const LEAST_MARGIN = 8

/** Moves a panel into the window, where it would reach out of it at one side. */
function keepInWindow(panel: HTMLElement): void {
  panel.style.translate = ''
  const { left, right } = panel.getBoundingClientRect()
  const toTheRight = Math.max(0, LEAST_MARGIN - left)
  const toTheLeft = Math.max(0, right - (document.documentElement.clientWidth - LEAST_MARGIN))
  // one as wide as the window begins where that does
  if (toTheRight > 0 || toTheLeft > 0) panel.style.translate = `${toTheRight > 0 ? toTheRight : -Math.min(toTheLeft, left - LEAST_MARGIN)}px`
}

/** A button that opens a small panel below itself, within the window; Esc, a press elsewhere or leaving it with Tab closes the panel. */
export function Popup({ button, label, className, current = false, children }: PopupProps) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && whole.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  useLayoutEffect(() => {
    const opened = panel.current
    if (!open || opened === null) return
    const keep = (): void => keepInWindow(opened)
    keep()
    window.addEventListener('resize', keep)
    return () => window.removeEventListener('resize', keep)
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
        <div ref={panel} id={id} role="group" aria-label={label} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  )
}
