import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { LiveRegion } from '../announcer/live-region'
import { MessagesPlace } from '../announcer/places'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { startWords } from '../../messages/start-page'
import { WholeCodes } from '../whole-codes/whole-codes'
import { keepFocus } from '../../hooks/keep-focus'
import { closesOnBack } from '../../navigation/back-closes'
import styles from './dialog.module.css'

/** How wide a dialog is, where the window lets it: a message of two lines, a form in one column, or work with parts beside one another. */
type DialogWidth = 'message' | 'form' | 'workspace'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'className' | 'style'> {
  readonly width: DialogWidth
  readonly open: boolean
  /** Its heading and accessible name. */
  readonly title: ReactNode
  /** Asked for by Esc, Back, the close button or a tap outside; the owner then sets `open` to false. */
  readonly onClose: () => void
  /** Signs in the row of the title, before the one that closes. */
  readonly headActions?: ReactNode
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode
  /** It stays at the top of the window, so that its head stays in its place while what it has in it changes. */
  readonly atTop?: boolean
  /** What has the focus first, where that is not the first control of the contents or else the main button. */
  readonly firstFocus?: (() => HTMLElement | null | undefined) | undefined
}

/** A modal question or sheet, its buttons always in sight. The browser keeps the focus inside; it goes back to where it was. */
export function Dialog({ open, title, onClose, headActions, width, actions, atTop = false, firstFocus, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLElement>(null)
  const heading = useId()
  /* Left to itself the browser would begin at the close button. */
  const focusFirst = useEffectEvent((): void => {
    const first = firstFocus?.() ?? firstControl(body.current) ?? [...controlsIn(foot.current)].at(-1)
    first?.focus()
  })
  const closeByBack = useEffectEvent((): void => onClose())

  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const closed = closesOnBack(() => closeByBack())
    const before = document.activeElement
    element.showModal()
    focusFirst()
    const letGo = keepFocus(element)
    return () => {
      letGo()
      closed()
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      data-at-top={atTop || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      /* For a person who types, a dialog is not part of what it was opened from, even if that takes keys. */
      onKeyDown={(event) => event.stopPropagation()}
    >
      <LiveRegion />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{typeof title === 'string' ? <WholeCodes>{title}</WholeCodes> : title}</h2>
          {headActions}
          <Button variant="quiet" shape="icon" aria-label={startWords.dialog.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {actions !== undefined && (
          <footer ref={foot} className={styles.actions}>
            {actions}
          </footer>
        )}
      </div>
      <MessagesPlace />
    </dialog>
  )
}

const CONTROLS = "a[href], button:not(:disabled, [aria-disabled='true']), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']"

function controlsIn(part: HTMLElement | null): Iterable<HTMLElement> {
  return part?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
}

/** The first control with a tab stop: of radio buttons the chosen one, of a pad with one stop that tile. */
function firstControl(part: HTMLElement | null): HTMLElement | undefined {
  return [...controlsIn(part)].find((control) => control.tabIndex >= 0 && !isOtherRadio(control))
}

/** A radio button whose group has its tab stop at another one. */
function isOtherRadio(control: HTMLElement): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked) return false
  return [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].some((chosen) => chosen.name === control.name)
}
