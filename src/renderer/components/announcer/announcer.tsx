import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { startWords } from '../../messages/start-page'
import { Button } from '../button/button'
import { FirstIcon } from '../icon/icon'
import styles from './announcer.module.css'
import { LiveRegion, RegionsContext, useRegions, type Announcement } from './live-region'
import { PlacesContext, usePlaces } from './places'

interface Announce {
  /** Says it to screen readers only: what sighted people see anyway. */
  readonly say: (text: string) => void
  /** Says and shows it for a while, in a corner; longer where something can be done about it. */
  readonly toast: (text: string, action?: ToastAction) => void
}

/** What a toast offers: `Undo`. It goes once that is pressed. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
  /** What it is about: a later one about the same takes the place of the earlier one, whose way back would lead too far. */
  readonly about?: string
}

const AnnouncerContext = createContext<Announce | null>(null)
const SHOWN_MS = 8000
const SHOWN_WITH_ACTION_MS = 16_000

export function useAnnounce(): Announce {
  const announce = useAnnounceIfAny()
  if (announce === null) throw new Error('broken invariant: every screen is inside an AnnouncerProvider')
  return announce
}

/** For what is shown on pages that are made before there is anyone to say anything. */
export function useAnnounceIfAny(): Announce | null {
  return use(AnnouncerContext)
}

interface Toast extends Announcement {
  readonly action?: ToastAction | undefined
}

/** Says things to screen readers, in their order, and shows toasts; messages never steal the focus. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const { say, regions } = useRegions()
  const places = usePlaces()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const counter = useRef(0)

  const drop = useCallback((key: number) => setToasts((all) => all.filter((toast) => toast.key !== key)), [])
  const toast = useCallback(
    (text: string, action?: ToastAction) => {
      say(text)
      const key = ++counter.current
      setToasts((all) => [...all.filter((each) => action?.about === undefined || each.action?.about !== action.about).slice(-2), { key, text, action }])
      setTimeout(() => drop(key), action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS)
    },
    [drop, say],
  )
  const [announce] = useState<Announce>(() => ({ say, toast }))
  /* A message that goes, pressed or by itself, gives the focus back to where it came from. */
  const cameFrom = useRef<HTMLElement | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  useLayoutEffect(() => {
    if (cameFrom.current !== null && hasNoFocus()) cameFrom.current.focus({ preventScroll: true })
    if (toasts.length === 0) cameFrom.current = null
  }, [toasts])

  const onTop = places.open.at(-1)
  const shown = toasts.length > 0 && (
    <section aria-label={startWords.announcer.messages} onFocus={onFocus}>
      <ul className={styles.toasts} aria-label={startWords.announcer.messages}>
        {toasts.map((each) => (
          <li key={each.key} className={styles.toast}>
            <span className={styles.text}>{each.text}</span>
            {each.action !== undefined && (
              <Button
                variant="quiet"
                onClick={() => {
                  drop(each.key)
                  each.action?.run()
                }}
              >
                {each.action.label}
              </Button>
            )}
            <Button variant="quiet" shape="icon" aria-label={startWords.announcer.dismiss} onClick={() => drop(each.key)}>
              <FirstIcon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <AnnouncerContext value={announce}>
      <RegionsContext value={regions}>
        <PlacesContext value={places}>
          {/* Before what opens dialogs, so that it is below theirs. */}
          <LiveRegion role="status" />
          {children}
        </PlacesContext>
      </RegionsContext>
      {onTop === undefined ? shown : createPortal(shown, onTop)}
    </AnnouncerContext>
  )
}
