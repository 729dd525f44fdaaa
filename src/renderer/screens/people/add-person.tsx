import { useState, type FormEvent } from 'react'
import type { Person } from '#shared/contract/people'
import { foldedName } from '#shared/kernel/names'
import { ok, type Result } from '#shared/kernel/result'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import type { Entry } from './people-list'
import { PersonProblem } from './person-problem'
import styles from './people.module.css'

const add = async (client: Client, name: string): Promise<Result<Person, never>> => ok(await client.people.add({ name }))

interface Props {
  /** Those who have a name already. */
  readonly people: readonly Entry[]
  readonly onAdded: () => void
}

/** Adds someone new, or shows a hidden person with that name again. */
export function AddPerson({ people, onAdded }: Props) {
  const addWords = words.people.add
  const { say, toast } = useAnnounce()
  const { run, pending, problem } = useCommand(add)
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wished = name.trim()
    setMissing(wished === '')
    if (wished === '') return
    const there = people.some(({ person }) => person.retired !== true && foldedName(person.name) === foldedName(wished))
    const person = await run(wished)
    if (person === null) return
    /* The next name may be there already. */
    setName((now) => (now === name ? '' : now))
    onAdded()
    if (there) toast(addWords.there(person.name))
    else say(addWords.added(person.name))
  }
  return (
    <section aria-label={addWords.heading} className={styles.adding}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.row}>
          <TextField
            label={addWords.name}
            hint={addWords.hint}
            value={name}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="words"
            className={styles.name}
            error={missing ? addWords.missing : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" pending={pending}>
            <Icon name="add" />
            {addWords.button}
          </Button>
        </div>
        <PersonProblem problem={problem} name={name.trim()} />
      </form>
    </section>
  )
}
