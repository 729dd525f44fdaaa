import { type FormEvent, type Ref, useCallback, useRef, useState } from 'react'
import { z } from 'zod'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import { peopleHere } from '#shared/evening/state'
import { pastedNames } from '#shared/exchange/pasted-names'
import { foldedName } from '#shared/kernel/names'
import { usePeople } from '../../app/people-provider'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { TextArea, TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Problem } from '../../evening/problem'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { words } from '../../messages/page'
import type { EveningView } from './model/use-evening'
import styles from './check-in.module.css'

/** As long as the contract takes a name (`nameSchema`). */
const LONGEST_LISTED_NAME = 60

/** Whether a name is somebody's who is here, or who is known, or nobody's yet. */
type NameStanding = 'here' | 'known' | 'new'

interface ListedNamesProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly names: readonly string[]
  readonly standingOf: (name: string) => NameStanding
  readonly onChange: (names: readonly string[]) => void
  /** Back to the text they were found in. */
  readonly onText: () => void
}

/** The names that a list was read as, each to change or take out before anyone is added. */
function ListedNames({ ref, names, standingOf, onChange, onText }: ListedNamesProps) {
  const { checkIn } = words.evening
  const told = { here: checkIn.hereAlready, known: checkIn.known, new: checkIn.newName }
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.known}>
      <legend>{checkIn.list}</legend>
      <p>{checkIn.listHint}</p>
      <ol className={styles.listed}>
        {names.map((name, at) => (
          <li key={at} className={styles.listedName}>
            <TextField
              label={checkIn.nameAt(at + 1)}
              labelHidden
              value={name}
              maxLength={LONGEST_LISTED_NAME}
              dir="auto"
              autoComplete="off"
              onChange={(event) => onChange(names.with(at, event.target.value))}
            />
            <span className={styles.standing} data-standing={standingOf(name)}>
              {name.trim() !== '' && told[standingOf(name)]}
            </span>
            <Button variant="quiet" shape="icon" aria-label={checkIn.remove(name)} onClick={() => onChange(names.toSpliced(at, 1))}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ol>
      <Button onClick={onText}>{checkIn.backToText}</Button>
    </fieldset>
  )
}

/** The names as they were written, and each of them once they are looked at. */
const namesSchema = z.object({ text: z.string(), listed: z.array(z.string()).nullable() })

const NO_NAMES: z.infer<typeof namesSchema> = { text: '', listed: null }

interface Arriving {
  readonly name: string
  readonly personId?: string
}

/** Checks people in: those of the house are ticked, others are written or pasted, and a list is looked at before anyone is added. */
export function CheckIn({ view: { evening, state }, onDone }: { readonly view: EveningView; readonly onDone?: () => void }) {
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
  const here = peopleHere(state)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [names, setNames, forgetNames, startOver] = useDraft(`check-in.${id}`, namesSchema, () => NO_NAMES)
  const list = useRef<HTMLFieldSetElement>(null)
  const everyone = usePeople().data ?? []
  const known = everyone.filter((person) => person.retired !== true && person.mergedInto === undefined && state.people.get(person.id)?.here !== true)
  const chosen = known.filter((person) => ticked.has(person.id))
  const standingOf = (name: string): NameStanding => {
    const same = (other: { readonly name: string }): boolean => foldedName(other.name) === foldedName(name)
    if (here.some(same)) return 'here'
    return everyone.some(same) ? 'known' : 'new'
  }
  const inText = pastedNames(names.text)
  const written = (names.listed ?? inText).filter(
    (name) => name.trim() !== '' && standingOf(name) !== 'here' && !chosen.some((person) => foldedName(person.name) === foldedName(name)),
  )
  /* What is only one name is added as it stands. */
  const unseen = names.listed === null && inText.length > 0 && (inText.join('') !== names.text.trim() || inText.some((name) => standingOf(name) === 'here'))
  const count = chosen.length + written.length
  const all = known.length > 0 && chosen.length === known.length
  const tick = (person: string): void => {
    const next = new Set(ticked)
    if (!next.delete(person)) next.add(person)
    setTicked(next)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (unseen) {
      setNames({ ...names, listed: [...inText] })
      requestAnimationFrame(() => list.current?.focus())
      return
    }
    if (count === 0) return
    const people = [...chosen.map(({ id: personId, name }) => ({ name, personId })), ...written.map((name) => ({ name }))]
    if ((await arriving.run(people)) === null) return
    say(checkIn.done(count))
    setTicked(new Set())
    setNames(NO_NAMES)
    forgetNames()
    onDone?.()
  }
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
                <Avatar size="small" name={person.name} personId={person.id} />
                <span>{person.name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <KeptDraft startOver={startOver} />
      {names.listed === null ? (
        <TextArea
          label={checkIn.names}
          hint={checkIn.namesHint}
          rows={4}
          value={names.text}
          autoComplete="off"
          onChange={(event) => setNames({ text: event.target.value, listed: null })}
        />
      ) : (
        <ListedNames
          ref={list}
          names={names.listed}
          standingOf={standingOf}
          onChange={(listed) => setNames({ ...names, listed: [...listed] })}
          onText={() => setNames({ ...names, listed: null })}
        />
      )}
      <Problem problem={arriving.problem} />
      <Button
        type="submit"
        variant={here.length === 0 || unseen || count > 0 ? 'primary' : 'secondary'}
        pending={arriving.pending}
        disabled={!unseen && count === 0}
      >
        {unseen ? checkIn.look(inText.length) : checkIn.button(count)}
      </Button>
      <p className={styles.here}>{here.length === 0 ? checkIn.nobodyHere : checkIn.here(here.length)}</p>
      {here.length > 0 && (
        <ul className={styles.people}>
          {here.map((person) => (
            <li key={person.id} className={styles.person}>
              <Avatar size="small" name={person.name} personId={person.id} />
              <span>{person.name}</span>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
