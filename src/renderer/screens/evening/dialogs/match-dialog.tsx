import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { EveningHostRefusal, EveningOutcome, OpenTable } from '#shared/contract/evenings'
import { currentRound } from '#shared/evening/state'
import { USES_DICE } from '#shared/rules/games/index'
import { PRESETS } from '#shared/rules/presets'
import { rollDice } from '../../../app/roll-dice'
import type { Client } from '../../../client/client'
import { newCommandId } from '../../../client/command-id'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { useCommand } from '../../../hooks/use-command'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import type { EveningView } from '../model/use-evening'
import { Problem } from '../problem'
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
  const [leader, setLeader] = useState(0)
  const opening = useCommand<OpenTable, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(openTable)
  const people = currentRound(state)?.tables[at]?.people ?? []
  const dice = state.settings !== null && USES_DICE[PRESETS[state.settings.preset].game]
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const start = dice ? { leader, dice: thrown() } : { leader }
    const opened = await opening.run({ id: evening.id, revision: evening.events.length, command: newCommandId(), table: at, start })
    if (opened?.matchId !== undefined) go(paths.match(opened.matchId))
  }
  return (
    <Dialog
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
        <ChoiceGroup
          legend={match.leader}
          layout="rows"
          choices={people.map((person, seat) => ({ value: seat, label: view.nameOf(person) }))}
          value={leader}
          onChange={setLeader}
        />
        {dice && <p>{match.dice}</p>}
        <Problem problem={opening.problem} />
      </form>
    </Dialog>
  )
}

function thrown() {
  const { flower, scorpion } = rollDice()
  return { flower: flower as [number, number], scorpion: scorpion as [number, number] }
}
