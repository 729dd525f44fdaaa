import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { GAMES } from '#shared/games/index'
import type { Person } from '#shared/contract/people'
import { PRESETS } from '#shared/rules/presets'
import { playerLimits } from '#shared/rules/resolve'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { plainKey } from '../../keyboard/read-key'
import { sameName, taken, type MatchDraft } from '../../match/setup/draft'
import { limitsWords } from '../../match/setup/limits-words'
import { personNamed } from '../../match/setup/new-people'
import { words } from '../../messages/page'
import styles from './people-row.module.css'

/** So many are shown at once; of a large family the others are one tap away. */
const SHOWN = 10

interface PeopleRowProps {
  readonly draft: MatchDraft
  readonly people: readonly Omit<Person, 'picture'>[]
  /** The field for a new name is there. */
  readonly typing: boolean
  /** What is written in it so far. */
  readonly newName: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly lacksPlayers: boolean
  readonly problems: string
  readonly onType: (typing: boolean) => void
  readonly onNewName: (name: string) => void
  readonly onSit: (name: string) => void
  readonly onLeave: (key: number) => void
}

/** Everyone who may play: a tap sits them down or lets them get up, and someone new is written. */
export function PeopleRow({ draft, people, typing, newName, field, lacksPlayers, problems, onType, onNewName, onSit, onLeave }: PeopleRowProps) {
  const playersWords = words.newMatch.players
  const id = useId()
  const [all, setAll] = useState(false)
  /* Those who sat here at first stand first, and nobody changes place under the finger. */
  const [order, setOrder] = useState(() => taken(draft.seats).map(({ name }) => name))
  const sit = (name: string): void => {
    setOrder([...order, name])
    onSit(name)
  }
  const [first] = useState(order.length)
  const sitting = taken(draft.seats)
  const seatOf = (name: string) => sitting.find((seat) => sameName(seat.name, name))
  const names = namesOnce([...order.slice(0, first), ...people.map(({ name }) => name), ...order])
  const shown = all ? names : names.filter((name, place) => place < SHOWN || seatOf(name) !== undefined)
  const limits = playerLimits(draft.preset, draft.rules)
  const full = sitting.length >= limits.max
  return (
    <div className={styles.people} role="group" aria-labelledby={id} aria-describedby={problems} data-problem={lacksPlayers || undefined}>
      <h2 id={id} className="visually-hidden">
        {playersWords.heading}
      </h2>
      {shown.map((name) => {
        const seat = seatOf(name)
        return (
          <button
            key={name}
            type="button"
            className={styles.person}
            aria-pressed={seat !== undefined}
            disabled={full && seat === undefined}
            onClick={() => (seat === undefined ? sit(name) : onLeave(seat.key))}
          >
            <Avatar name={name} personId={personNamed(name, people).personId} />
            <span className={styles.name}>{name}</span>
            {seat !== undefined && <Icon name="check" />}
          </button>
        )
      })}
      {shown.length < names.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
          {playersWords.others(names.length - shown.length)}
        </Button>
      )}
      {!typing && !full && (
        <Button variant="quiet" className={styles.more} onClick={() => onType(true)}>
          <Icon name="add" />
          {playersWords.newPerson}
        </Button>
      )}
      {typing && !full && (
        <NewPerson
          field={field}
          name={newName}
          setName={onNewName}
          names={names.filter((name) => seatOf(name) === undefined)}
          isSeated={(name) => seatOf(name) !== undefined}
          onSit={sit}
          onDone={() => onType(false)}
        />
      )}
      {full && (
        <p className={styles.hint}>
          {limitsWords(limits)}{' '}
          {limits.max > 4 || limits.min === limits.max
            ? ''
            : GAMES[PRESETS[draft.preset].game].seatsMoreWithTwoSets
              ? playersWords.moreBergen
              : playersWords.moreLarger}
        </p>
      )}
    </div>
  )
}

interface NewPersonProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly name: string
  readonly setName: (name: string) => void
  /** Those who could sit down too, as suggestions. */
  readonly names: readonly string[]
  readonly isSeated: (name: string) => boolean
  readonly onSit: (name: string) => void
  readonly onDone: () => void
}

/** One name after the other; Enter sits them down, and on an empty field goes on to the match. */
function NewPerson({ field, names, isSeated, onSit, onDone, name, setName }: NewPersonProps) {
  const playersWords = words.newMatch.players
  const id = useId()
  const [twice, setTwice] = useState<string | null>(null)
  const add = (): void => {
    const written = name.trim()
    if (written === '') return
    setTwice(isSeated(written) ? written : null)
    if (isSeated(written)) return
    onSit(names.find((known) => sameName(known, written)) ?? written)
    setName('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = plainKey(event)
    if (key === 'Escape' && name === '') onDone()
    if (key !== 'Enter' || name.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.new}>
      <datalist id={`${id}-people`}>
        {names.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <TextField
        ref={field}
        className={styles.field}
        label={playersWords.newPerson}
        labelHidden
        placeholder={playersWords.placeholder}
        value={name}
        maxLength={60}
        list={`${id}-people`}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        error={twice === null ? undefined : playersWords.seated(twice)}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={add}>{playersWords.add}</Button>
    </div>
  )
}

/** Each name once, whatever its case. */
function namesOnce(names: readonly string[]): readonly string[] {
  return names.filter((name, place) => names.findIndex((other) => sameName(other, name)) === place)
}
