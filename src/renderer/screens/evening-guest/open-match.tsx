import { useState } from 'react'
import type { GuestOpenMatch, GuestTable } from '#shared/contract/evening-phones'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import type { SelfAtEvening } from '#shared/contract/joining'
import type { PresetId } from '#shared/rules/presets'
import { useLocation } from 'wouter'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { Button } from '../../components/button/button'
import { Problem } from '../../evening/problem'
import { StartFields, useTableStart } from '../../evening/start-fields'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import styles from './guest.module.css'

const open = (client: Client, asked: GuestOpenMatch) => client.eveningGuests.openMatch(asked) as Promise<EveningOutcome>

interface Props {
  readonly self: SelfAtEvening
  readonly round: number
  readonly table: GuestTable
  readonly preset: PresetId
}

/** Begins the table's match in Caravan, where the table wants to enter its tiles. */
export function OpenMatch({ self, round, table, preset }: Props) {
  const { guest, match, result } = words.evening
  const [asked, setAsked] = useState(false)
  const [, go] = useLocation()
  const start = useTableStart(preset)
  const opening = useCommand<GuestOpenMatch, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(open)
  if (!asked)
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {guest.play}
      </Button>
    )
  const send = async (): Promise<void> => {
    const opened = await opening.run({ id: self.evening, command: newCommandId(), round, table: table.table, ...start.start() })
    if (opened?.matchId === undefined) return
    start.keep(opened.matchId)
    go(paths.match(opened.matchId))
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <StartFields names={table.people.map(({ name }) => name)} start={start} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" pending={opening.pending}>
          {match.start}
        </Button>
        <Button size="large" onClick={() => setAsked(false)}>
          {result.cancel}
        </Button>
      </div>
      <Problem problem={opening.problem} />
    </form>
  )
}
