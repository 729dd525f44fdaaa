import { useState, type FormEvent } from 'react'
import { Avatar } from '../../components/avatar/avatar'
import { initialsTogether } from '../../components/avatar/initials-together'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { TextField } from '../../components/field/text-field'
import { startWords } from '../../messages/start-page'
import type { Choices, JoinedAs } from '#shared/contract/joining'
import styles from './join.module.css'

interface Props {
  readonly seats: Extract<Choices, { readonly kind: 'match' }>['seats']
  readonly pending: boolean
  readonly onJoin: (name: string, as: JoinedAs) => void
}

const WATCHING = -1

/** Where someone sits, and what the others call them. */
export function WhoForm({ seats, pending, onJoin }: Props) {
  const [seat, setSeat] = useState<number | null>(null)
  const [name, setName] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const initials = initialsTogether(seats)
  /* A person who takes a seat gets its name, unless they type another. */
  const called = (name ?? (seat === null ? '' : (seats[seat]?.name ?? ''))).trim()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!pending && seat !== null && called !== '') onJoin(called, seat === WATCHING ? { kind: 'watching' } : { kind: 'seat', seat })
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <ChoiceGroup
        legend={startWords.joining.seat}
        layout="rows"
        choices={[
          ...seats.map(({ name, taken, looks }, at) => ({
            value: at,
            label: (
              <span className={styles.seat}>
                <Avatar name={name} looks={{ ...looks, initials: initials[at] }} />
                {name}
              </span>
            ),
            ...(taken ? { description: startWords.joining.taken } : {}),
          })),
          { value: WATCHING, label: startWords.joining.watching },
        ]}
        value={seat}
        onChange={setSeat}
        {...(tried && seat === null ? { error: startWords.joining.seat } : {})}
      />
      <TextField
        label={startWords.joining.name}
        maxLength={60}
        autoComplete="name"
        value={name ?? called}
        error={tried && called === '' ? startWords.joining.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" pending={pending}>
        {startWords.joining.join}
      </Button>
    </form>
  )
}
