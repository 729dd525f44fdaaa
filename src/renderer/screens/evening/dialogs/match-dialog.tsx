import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { EveningHostRefusal, EveningOutcome, OpenTable } from '#shared/contract/evenings'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { currentRound } from '#shared/evening/state'
import type { Client } from '../../../client/client'
import { newCommandId } from '../../../client/command-id'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { StartFields, useTableStart } from '../../../evening/start-fields'
import { useCommand } from '../../../hooks/use-command'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import type { EveningView } from '../model/use-evening'
import { Problem } from '../../../evening/problem'
import styles from '../evening.module.css'

const openTable = (client: Client, asked: OpenTable) => client.evenings.openTable(asked) as Promise<EveningOutcome>

interface Props {
  readonly view: EveningView
  readonly at: number
  readonly onClose: () => void
}

/** Starts the match of a table, with its people as they sit: only who leads is still to be said. */
export function MatchDialog({ view, at, onClose }: Props) {
  const { match } = words.evening
  const { evening, state } = view
  const [, go] = useLocation()
  const start = useTableStart(state.settings?.preset ?? USUAL_SETTINGS.preset)
  const opening = useCommand<OpenTable, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(openTable)
  const people = currentRound(state)?.tables[at]?.people ?? []
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const opened = await opening.run({ id: evening.id, revision: evening.events.length, command: newCommandId(), table: at, ...start.start() })
    if (opened?.matchId === undefined) return
    start.keep(opened.matchId)
    go(paths.match(opened.matchId))
  }
  return (
    <Dialog
      width="form"
      open
      title={match.title(at + 1)}
      onClose={onClose}
      actions={
        <Button type="submit" form="table-match" variant="primary" pending={opening.pending}>
          {match.start}
        </Button>
      }
    >
      <form id="table-match" className={styles.form} onSubmit={(event) => void submit(event)}>
        <StartFields names={people.map(view.nameOf)} start={start} />
        <Problem problem={opening.problem} />
      </form>
    </Dialog>
  )
}
