import { useState, type FormEvent } from 'react'
import { currentRound, peopleHere } from '#shared/evening/state'
import type { PersonId } from '#shared/kernel/ids'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { Select } from '../../../components/field/text-field'
import { words } from '../../../messages/page'
import type { Change, EveningView } from '../model/use-evening'
import { Problem } from '../../../evening/problem'
import styles from '../evening.module.css'

interface Props {
  readonly view: EveningView
  readonly change: Change
  readonly onClose: () => void
}

/** Two people change places in the running round; one of them may have no seat. */
export function SwapDialog({ view, change, onClose }: Props) {
  const { swap } = words.evening
  const [one, setOne] = useState<PersonId>('')
  const [other, setOther] = useState<PersonId>('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if ((await change.run({ type: 'swap', people: [one, other] })) !== null) onClose()
  }
  const tables = currentRound(view.state)?.tables ?? []
  const options = peopleHere(view.state).map(({ id, name }) => {
    const table = tables.findIndex(({ people }) => people.includes(id))
    return (
      <option key={id} value={id}>
        {table === -1 ? swap.out(name) : swap.seat(name, table + 1)}
      </option>
    )
  })
  return (
    <Dialog
      width="message"
      open
      title={swap.title}
      onClose={onClose}
      actions={
        <Button type="submit" form="swap" variant="primary" pending={change.pending} disabled={one === '' || other === '' || one === other}>
          {swap.button}
        </Button>
      }
    >
      <form id="swap" className={styles.form} onSubmit={(event) => void submit(event)}>
        <Select label={swap.one} value={one} onChange={(event) => setOne(event.target.value)}>
          <option value="">{swap.choose}</option>
          {options}
        </Select>
        <Select label={swap.other} value={other} onChange={(event) => setOther(event.target.value)}>
          <option value="">{swap.choose}</option>
          {options}
        </Select>
        <Problem problem={change.problem} />
      </form>
    </Dialog>
  )
}
