import { useEffect, useId, useRef, type Dispatch } from 'react'
import type { Person } from '#shared/contract/people'
import type { PersonId } from '#shared/kernel/ids'
import { PRESETS } from '#shared/rules/presets'
import { playerLimits } from '#shared/rules/resolve'
import { Avatar } from '../../components/avatar/avatar'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { FieldError } from '../../components/field/field'
import { TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { sameName, type Draft } from './draft'
import type { DraftSeat, SeatAction } from './seating'
import styles from './seats.module.css'
import type { DraftProblem } from '../../messages/sentence-inputs'

interface Props {
  readonly draft: Pick<Draft, 'preset' | 'rules' | 'seats'>
  readonly people: readonly Person[]
  readonly problems: readonly DraftProblem[]
  readonly onChange: Dispatch<SeatAction>
}

/** Who plays, in the order in which they sit. */
export function Seats({ draft, people, problems, onChange }: Props) {
  const playersWords = words.newMatch.players
  const id = useId()
  const { seats } = draft
  const limits = playerLimits(draft.preset, draft.rules)
  const free = people.filter((person) => !seats.some((seat) => sameName(seat.name, person.name)))
  const hasRoom = seats.length < limits.max || seats.some((seat) => seat.name.trim() === '')
  const count = problems.find((problem) => problem.kind === 'too-few-players' || problem.kind === 'too-many-players')
  const added = useFocusOnAdded(seats)

  return (
    <Card className={styles.card} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} data-problem={count === undefined ? undefined : true}>
      <h2 id={id} className={styles.heading}>
        {playersWords.heading}
      </h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {playersWords.hint}
      </p>
      <datalist id={`${id}-people`}>
        {free.map((person) => (
          <option key={person.id} value={person.name} />
        ))}
      </datalist>
      <ol className={styles.seats}>
        {seats.map((seat, place) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            personId={people.find((person) => sameName(person.name, seat.name))?.id}
            place={place}
            last={seats.length - 1}
            removable={seats.length > limits.min}
            peopleList={`${id}-people`}
            problem={problemOf(problems, seat.key)}
            onChange={onChange}
          />
        ))}
      </ol>
      {count !== undefined && <FieldError id={`${id}-error`}>{words.problemSentence(count)}</FieldError>}
      <div className={styles.more}>
        <Button
          disabled={seats.length >= limits.max}
          onClick={() => {
            added()
            onChange({ type: 'add-seat', name: '' })
          }}
        >
          <Icon name="add" />
          {playersWords.add}
        </Button>
        <p className={styles.hint}>
          {playersWords.limits(limits)} {moreWords(draft, limits.max)}
        </p>
      </div>
      {free.length > 0 && (
        <div className={styles.known} role="group" aria-labelledby={`${id}-known`}>
          <p id={`${id}-known`} className={styles.label}>
            {playersWords.known}
          </p>
          <div className={styles.chips}>
            {free.map((person) => (
              <Button
                key={person.id}
                disabled={!hasRoom}
                aria-label={playersWords.seatPerson(person.name)}
                onClick={() => onChange({ type: 'add-seat', name: person.name })}
              >
                <Avatar size="small" name={person.name} personId={person.id} />
                {person.name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Card>
  )
}

interface RowProps {
  readonly seat: DraftSeat
  /** Whose name that is already. */
  readonly personId: PersonId | undefined
  readonly place: number
  readonly last: number
  readonly removable: boolean
  readonly peopleList: string
  readonly problem: string | undefined
  readonly onChange: Dispatch<SeatAction>
}

function SeatRow({ seat, personId, place, last, removable, peopleList, problem, onChange }: RowProps) {
  const playersWords = words.newMatch.players
  const { say } = useAnnounce()
  const who = playersWords.seatOf(seat.name, place + 1)
  const move = (by: -1 | 1): void => {
    onChange({ type: 'move-seat', key: seat.key, by })
    say(playersWords.moved(who, place + 1 + by))
  }
  return (
    <li className={styles.seat}>
      <span className={styles.mark} aria-hidden="true">
        {seat.name.trim() !== '' && <Avatar name={seat.name} personId={personId} />}
        <span className={styles.number}>{place + 1}</span>
      </span>
      <TextField
        className={styles.name}
        label={playersWords.seat(place + 1)}
        labelHidden
        placeholder={playersWords.placeholder}
        value={seat.name}
        maxLength={60}
        list={peopleList}
        autoComplete="off"
        autoCapitalize="words"
        data-seat={seat.key}
        error={problem}
        onChange={(event) => onChange({ type: 'name', key: seat.key, name: event.target.value })}
      />
      <div className={styles.tools}>
        <Button variant="quiet" shape="icon" aria-label={playersWords.up(who)} disabled={place === 0} onClick={() => move(-1)}>
          <Icon name="up" />
        </Button>
        <Button variant="quiet" shape="icon" aria-label={playersWords.down(who)} disabled={place === last} onClick={() => move(1)}>
          <Icon name="down" />
        </Button>
        <Button
          variant="quiet"
          shape="icon"
          aria-label={playersWords.remove(who)}
          disabled={!removable}
          onClick={() => onChange({ type: 'remove-seat', key: seat.key })}
        >
          <Icon name="close" />
        </Button>
      </div>
    </li>
  )
}

/** Moves the focus into the seat that was just asked for. */
function useFocusOnAdded(seats: readonly DraftSeat[]): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    const newest = Math.max(...seats.map((seat) => seat.key))
    document.querySelector<HTMLInputElement>(`input[data-seat='${newest}']`)?.focus()
  }, [seats])
  return () => {
    wanted.current = true
  }
}

function problemOf(problems: readonly DraftProblem[], key: number): string | undefined {
  const found = problems.find((problem) => 'seat' in problem && problem.seat === key)
  return found === undefined ? undefined : words.problemSentence(found)
}

function moreWords({ preset }: Pick<Draft, 'preset'>, max: number): string {
  const playersWords = words.newMatch.players
  if (max > 4) return ''
  // two sets seat no more at Flower & Scorpion (see `playerLimits`)
  return PRESETS[preset].game === 'flower-and-scorpion' ? playersWords.moreLarger : playersWords.moreBergen
}
