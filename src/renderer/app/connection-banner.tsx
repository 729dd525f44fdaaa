import { useEffect, useState } from 'react'
import { useConnection, useConnectionState } from '../client/client-context'
import type { ConnectionState } from '../client/connection'
import { classes } from '../components/classes'
import { Button } from '../components/button/button'
import { Icon } from '../components/icon/icon'
import { startWords } from '../messages/start-page'
import styles from './connection-banner.module.css'

const PATIENCE_MS = 1200
const BACK_MS = 4000

const ICONS = { connecting: 'info', lost: 'warning', refused: 'warning', back: 'check' } as const

type Told = 'nothing' | Exclude<ConnectionState, 'open'> | 'back'

/** What the banner says of a state: nothing of a short break, and of a recovery only once. */
function useTold(state: ConnectionState): Told {
  const [told, setTold] = useState<Told>('nothing')
  useEffect(() => {
    const tell = (): void =>
      setTold((before) => {
        if (state !== 'open') return state
        return before === 'lost' || before === 'refused' ? 'back' : 'nothing'
      })
    const timer = setTimeout(tell, state === 'connecting' ? PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    if (told !== 'back') return
    const timer = setTimeout(() => setTold('nothing'), BACK_MS)
    return () => clearTimeout(timer)
  }, [told])
  return told
}

interface Props {
  readonly className?: string | undefined
  /** Where nobody sits at the page, nobody presses anything; it is tried again all the same. */
  readonly watched?: boolean
}

export function ConnectionBanner({ className, watched = false }: Props) {
  const connection = useConnection()
  const told = useTold(useConnectionState())
  return (
    <div role="status" aria-live="polite" className={classes(styles.region, className)}>
      {told !== 'nothing' && (
        <div className={styles.banner} data-told={told}>
          <Icon name={ICONS[told]} />
          <span>{startWords.shell.connection[told]}</span>
          {told === 'lost' && !watched && (
            <Button variant="quiet" onClick={connection.retryNow}>
              {startWords.shell.connection.tryNow}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
