import { useState, type FormEvent } from 'react'
import type { Choices, JoinedAs } from '#shared/contract/joining'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { TextField } from '../../components/field/text-field'
import { TEXT, useDraft } from '../../hooks/use-draft'
import { startWords } from '../../messages/start-page'
import styles from './guest-form.module.css'

/** More names than a thumb likes to scroll through. */
const MANY_GUESTS = 12

interface GuestFormProps {
  readonly choices: Extract<Choices, { readonly kind: 'evening' }>
  readonly pending: boolean
  readonly onJoin: (name: string, as: JoinedAs) => void
}

/** Who someone is at an evening: one tap on the own name, or a name that is new. */
export function GuestForm({ choices: { table, people }, pending, onJoin }: GuestFormProps) {
  const { guest } = startWords.joining
  const [name, setName, forget] = useDraft('guest', TEXT, () => '')
  const [looked, setLooked] = useState('')
  const wanted = looked.trim().toLowerCase()
  const shown = people.filter((person) => person.name.toLowerCase().includes(wanted))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (pending || name.trim() === '') return
    forget()
    onJoin(name.trim(), { kind: 'person' })
  }
  return (
    <div className={styles.guest}>
      <h2>{table === null ? guest.who : guest.whoAt(table + 1)}</h2>
      {people.length > MANY_GUESTS && <TextField label={guest.find} autoComplete="off" value={looked} onChange={(event) => setLooked(event.target.value)} />}
      {people.length > 0 && (
        <ul className={styles.names}>
          {shown.map((person) => (
            <li key={person.id}>
              <Button size="large" disabled={pending || person.taken} onClick={() => onJoin(person.name, { kind: 'person', personId: person.id })}>
                <Avatar name={person.name} avatar={person.avatar} />
                <span className={styles.words}>
                  <span className={styles.name}>{person.name}</span>
                  {person.taken && <span className={styles.quiet}>{startWords.joining.taken}</span>}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {table === null ? (
        <form className={styles.form} onSubmit={send}>
          <TextField
            label={people.length === 0 ? guest.name : guest.other}
            maxLength={60}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="primary" size="large" pending={pending} disabled={name.trim() === ''}>
            {guest.checkIn}
          </Button>
        </form>
      ) : (
        <Button size="large" pending={pending} onClick={() => onJoin(guest.tableName(table + 1), { kind: 'table' })}>
          {guest.tablet(table + 1)}
        </Button>
      )}
      <Button variant="quiet" pending={pending} onClick={() => onJoin(guest.watcher, { kind: 'watching' })}>
        {startWords.joining.watching}
      </Button>
    </div>
  )
}
