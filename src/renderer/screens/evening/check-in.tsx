import { useCallback, useState, type FormEvent } from 'react'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import { peopleHere } from '#shared/evening/state'
import { usePeople } from '../../app/people-provider'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { useAnnounce } from '../../components/announcer/announcer'
import { PersonDot } from '../../components/avatar/person-dot'
import { Button } from '../../components/button/button'
import { TextArea } from '../../components/field/text-field'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import type { EveningView } from './model/use-evening'
import { Problem } from '../../evening/problem'
import styles from './check-in.module.css'

/** As long as a name may be. */
const LONGEST_NAME = 60

interface Arriving {
  readonly name: string
  readonly personId?: string
}

interface Props {
  readonly view: EveningView
  readonly onDone?: () => void
}

/** Checks people in: those of the house are ticked, others are written or pasted, a name on each line. */
export function CheckIn({ view: { evening, state }, onDone }: Props) {
  const { checkIn } = words.evening
  const { say } = useAnnounce()
  const { id } = evening
  const revision = evening.events.length
  const send = useCallback(
    (client: Client, people: readonly Arriving[]) =>
      client.evenings.checkIn({ id, revision, people: [...people], command: newCommandId() }) as Promise<EveningOutcome>,
    [id, revision],
  )
  const arriving = useCommand<readonly Arriving[], Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(send)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [names, setNames] = useState('')
  const known = (usePeople().data ?? []).filter(
    (person) => person.retired !== true && person.mergedInto === undefined && state.people.get(person.id)?.here !== true,
  )
  const written = names.split(/[\n,;]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim().slice(0, LONGEST_NAME)]))
  const chosen = known.filter((person) => ticked.has(person.id))
  const count = chosen.length + written.length
  const all = known.length > 0 && chosen.length === known.length
  const tick = (person: string): void => {
    const next = new Set(ticked)
    if (!next.delete(person)) next.add(person)
    setTicked(next)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (count === 0) return
    const people = [...chosen.map(({ id: personId, name }) => ({ name, personId })), ...written.map((name) => ({ name }))]
    if ((await arriving.run(people)) === null) return
    say(checkIn.done(count))
    setTicked(new Set())
    setNames('')
    onDone?.()
  }
  const here = peopleHere(state)
  return (
    <form className={styles.form} aria-labelledby="check-in" onSubmit={(event) => void submit(event)}>
      <h2 id="check-in">{checkIn.heading}</h2>
      {known.length > 0 && (
        <fieldset className={styles.known}>
          <legend>{checkIn.people}</legend>
          <Button onClick={() => setTicked(all ? new Set() : new Set(known.map((person) => person.id)))}>{all ? checkIn.nobody : checkIn.everyone}</Button>
          <div className={styles.people}>
            {known.map((person) => (
              <label key={person.id} className={styles.person}>
                <input type="checkbox" checked={ticked.has(person.id)} onChange={() => tick(person.id)} />
                <PersonDot name={person.name} personId={person.id} />
                <span>{person.name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextArea label={checkIn.names} hint={checkIn.namesHint} rows={4} value={names} autoComplete="off" onChange={(event) => setNames(event.target.value)} />
      <Problem problem={arriving.problem} />
      <Button type="submit" variant={here.length === 0 || count > 0 ? 'primary' : 'secondary'} pending={arriving.pending} disabled={count === 0}>
        {checkIn.button(count)}
      </Button>
      <p className={styles.here}>{here.length === 0 ? checkIn.nobodyHere : checkIn.here(here.length)}</p>
      {here.length > 0 && (
        <ul className={styles.people}>
          {here.map((person) => (
            <li key={person.id} className={styles.person}>
              <PersonDot name={person.name} personId={person.id} />
              <span>{person.name}</span>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
