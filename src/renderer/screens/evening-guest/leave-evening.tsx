import { useState } from 'react'
import { LEAVE_PATH } from '#shared/contract/joining'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import styles from './guest.module.css'

/** Whose phone this is, and the way out, asked once more. */
export function LeaveEvening({ name }: { readonly name: string }) {
  const { guest } = words.evening
  const [asked, setAsked] = useState(false)
  const leave = (): void => void fetch(LEAVE_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).catch(() => undefined)
  return (
    <footer className={styles.foot}>
      <p className={styles.quiet}>{guest.you(name)}</p>
      {asked ? (
        <>
          <Button variant="danger" onClick={leave}>
            {guest.leave}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {words.join.phone.stay}
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {guest.leave}
        </Button>
      )}
    </footer>
  )
}
