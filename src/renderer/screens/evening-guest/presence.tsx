import { useCallback, useState } from 'react'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { Button } from '../../components/button/button'
import { Problem } from '../../evening/problem'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import styles from './guest.module.css'

interface Props {
  readonly evening: string
  readonly here: boolean
}

/** Says that the phone's person goes home, asked once more, or that they are back. */
export function Presence({ evening, here }: Props) {
  const { guest } = words.evening
  const [asked, setAsked] = useState(false)
  const send = useCallback(
    (client: Client, stays: boolean) => client.eveningGuests.presence({ id: evening, command: newCommandId(), here: stays }) as Promise<EveningOutcome>,
    [evening],
  )
  const { run, pending, problem } = useCommand<boolean, Extract<EveningOutcome, { readonly ok: true }>['value'], EveningHostRefusal>(send)
  const say = async (stays: boolean): Promise<void> => {
    await run(stays)
    setAsked(false)
  }
  return (
    <>
      {!here && (
        <>
          <p role="status">{guest.left}</p>
          <Button variant="primary" size="large" pending={pending} onClick={() => void say(true)}>
            {guest.here}
          </Button>
        </>
      )}
      {here && !asked && (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {guest.home}
        </Button>
      )}
      {here && asked && (
        <>
          <p>{guest.goHome}</p>
          <div className={styles.actions}>
            <Button pending={pending} onClick={() => void say(false)}>
              {guest.home}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              {words.join.phone.stay}
            </Button>
          </div>
        </>
      )}
      <Problem problem={problem} />
    </>
  )
}
