import { useState, type FormEvent } from 'react'
import type { Person, PersonChange } from '#shared/contract/people'
import { Button } from '../../components/button/button'
import { TextField } from '../../components/field/text-field'
import { initialsOf } from '../../components/avatar/looks'
import { words } from '../../messages/page'
import styles from './person-editor.module.css'

interface Props {
  readonly person: Person
  readonly pending: boolean
  /** True once it is on disk. */
  readonly onSave: (changes: Pick<PersonChange, 'name' | 'initials'>) => Promise<boolean>
}

/** Name and initials; what is not being typed follows what another device changes. */
export function NameForm({ person, pending, onSave }: Props) {
  const editWords = words.people.edit
  const [typed, setTyped] = useState<{ readonly name?: string; readonly initials?: string }>({})
  const [missing, setMissing] = useState(false)
  const name = typed.name ?? person.name
  const initials = typed.initials ?? person.initials ?? ''
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const changes = {
      ...(name.trim() === person.name ? {} : { name: name.trim() }),
      ...(initials.trim() === (person.initials ?? '') ? {} : { initials: initials.trim() === '' ? null : initials.trim() }),
    }
    if (Object.keys(changes).length === 0 || (await onSave(changes))) setTyped({})
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        className={styles.name}
        label={editWords.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="words"
        error={missing ? editWords.noName : undefined}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <TextField
        className={styles.initials}
        label={editWords.initials}
        value={initials}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={initialsOf(name)}
        title={editWords.initialsHint}
        onChange={(event) => setTyped({ ...typed, initials: event.target.value })}
      />
      <Button type="submit" pending={pending} aria-label={editWords.saveOf(person.name)}>
        {editWords.save}
      </Button>
    </form>
  )
}
