import { useEffect, useState } from 'react'
import { useConnectionState } from '../client/client-context'
import type { ConnectionState } from '../client/connection'
import { useAnnounce } from '../components/announcer/announcer'
import { classes } from '../components/classes'
import { FirstIcon } from '../components/icon/icon'
import { isDialogOpen } from '../hooks/is-dialog-open'
import { startWords } from '../messages/start-page'
import styles from './connection-banner.module.css'

const BANNER_PATIENCE_MS = 1200
const BACK_MS = 4000
const LASTING_MS = 20_000

const BANNER_ICONS = { connecting: 'info', lost: 'warning', refused: 'warning', back: 'check' } as const

type BannerKind = 'nothing' | Exclude<ConnectionState, 'open'> | 'back'

/** What the banner says of a state: nothing of a short break, and of a recovery only once. */
function useTold(state: ConnectionState): BannerKind {
  const [told, setTold] = useState<BannerKind>('nothing')
  useEffect(() => {
    const tell = (): void =>
      setTold((before) => {
        if (state !== 'open') return state
        return before === 'lost' || before === 'refused' ? 'back' : 'nothing'
      })
    const timer = setTimeout(tell, state === 'connecting' ? BANNER_PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    if (told !== 'back') return
    // the connection may be lost again by now, though this effect has not ended yet
    const timer = setTimeout(() => setTold((now) => (now === 'back' ? 'nothing' : now)), BACK_MS)
    return () => clearTimeout(timer)
  }, [told])
  return told
}

/** Whether something has been so for a while. */
function useLasts(is: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), LASTING_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is])
  return lasts
}

interface ConnectionBannerProps {
  /** What to look at once the connection has been lost for a while; it is tried on all the same. */
  readonly lasting?: string
  readonly className?: string | undefined
}

/** How things stand with the connection. There is nothing to press: it is tried again at least once a second while the page is in front. */
export function ConnectionBanner({ className, lasting }: ConnectionBannerProps) {
  const told = useTold(useConnectionState())
  const lasts = useLasts(told === 'lost')
  const text = told === 'nothing' ? null : ((lasts ? lasting : undefined) ?? startWords.shell.connection[told])
  const { say } = useAnnounce()
  /* Below a dialog a screen reader does not find the banner. */
  useEffect(() => {
    if (text !== null && isDialogOpen()) say(text)
  }, [text, say])
  return (
    <div role="status" aria-live="polite" className={classes(styles.region, className)}>
      {told !== 'nothing' && (
        <div className={styles.banner} data-told={told}>
          <FirstIcon name={BANNER_ICONS[told]} />
          <span>{text}</span>
        </div>
      )}
    </div>
  )
}
