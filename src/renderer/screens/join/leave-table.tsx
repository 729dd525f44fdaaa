import { useState } from 'react'
import { Button } from '../../components/button/button'
import { joinWords } from '../../messages/page'
import { leave } from './join-client'
import styles from './phone-table.module.css'

/** The way out, asked once more: to come back one needs a code. */
export function LeaveTable() {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button variant="quiet" className={styles.leave} onClick={() => setAsked(true)}>
        {joinWords.phone.leave}
      </Button>
    )
  return (
    <div className={styles.actions} role="group" aria-label={joinWords.phone.leaveSure}>
      <p>{joinWords.phone.leaveSure}</p>
      <Button variant="danger" onClick={() => void leave()}>
        {joinWords.phone.leave}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        {joinWords.phone.stay}
      </Button>
    </div>
  )
}
