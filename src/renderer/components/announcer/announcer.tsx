import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { startWords } from '../../messages/start-page'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import styles from './announcer.module.css'

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
}

const AnnouncerContext = createContext<Announce | null>(null)
const SHOWN_MS = 8000
const SHOWN_WITH_ACTION_MS = 16_000

export function useAnnounce(): Announce {
  const announce = use(AnnouncerContext)
  if (announce === null) throw new Error('broken invariant: every screen is inside an AnnouncerProvider')
  return announce
}

interface Message {
  readonly key: number
  readonly text: string
  readonly action?: ToastAction | undefined
}

/** One polite live region for the whole page; messages never steal the focus. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<Message>({ key: 0, text: '' })
  const [toasts, setToasts] = useState<readonly Message[]>([])
  const counter = useRef(0)

  const drop = useCallback((key: number) => setToasts((all) => all.filter((toast) => toast.key !== key)), [])
  const say = useCallback((text: string) => setSaid({ key: ++counter.current, text }), [])
  const toast = useCallback(
    (text: string, action?: ToastAction) => {
      const key = ++counter.current
      setSaid({ key, text })
      setToasts((all) => [...all.slice(-2), { key, text, action }])
      setTimeout(() => drop(key), action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS)
    },
    [drop],
  )
  const [announce] = useState<Announce>(() => ({ say, toast }))

  return (
    <AnnouncerContext value={announce}>
      {children}
      {/* The key makes the same words twice in a row heard twice. */}
      <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
        <span key={said.key}>{said.text}</span>
      </div>
      {toasts.length > 0 && (
        <section aria-label={startWords.announcer.messages}>
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
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AnnouncerContext>
  )
}
