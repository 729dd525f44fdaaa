import { useState } from 'react'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import { leave } from './join-client'
import styles from './join.module.css'

/** The way out, asked once more: to come back one needs a code. */
export function LeaveTable() {
  const [asked, setAsked] = useState(false)
  if (!asked) return <Button onClick={() => setAsked(true)}>{words.join.phone.leave}</Button>
  return (
    <div className={styles.actions} role="group" aria-label={words.join.phone.leaveSure}>
      <p>{words.join.phone.leaveSure}</p>
      <Button variant="danger" onClick={() => void leave()}>
        {words.join.phone.leave}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        {words.join.phone.stay}
      </Button>
    </div>
  )
}
