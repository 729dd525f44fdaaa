import { useEffect, useId, useRef, type Dispatch } from 'react'
import type { Person } from '#shared/contract/people'
import { playerLimits } from '#shared/rules/resolve'
import type { Shown } from '../../../components/avatar/looks'
import { FieldError } from '../../../components/field/field'
import { Icon } from '../../../components/icon/icon'
import type { Case, CaseAction } from '../../../match/arbiter/case'
import { checkSeats } from '../../../match/setup/check-draft'
import { sameName } from '../../../match/setup/draft'
import { words } from '../../../messages/page'
import type { DraftProblem } from '../../../messages/sentence-inputs'
import type { Entered } from '../entry/entered'
import { Tray } from './tray'
import styles from './trays.module.css'

interface Props {
  readonly told: Case
  /** What they are called, and who they are. */
  readonly players: readonly Shown[]
  readonly people: readonly Person[]
  readonly entering: Entered | null
  /** A match says who plays; here nobody comes or goes. */
  readonly fixed: boolean
  readonly onEnter: (seat: number) => void
  readonly onChange: Dispatch<CaseAction>
}

/** The hands of the dispute, each in a tray with its player. */
export function Trays({ told, players, people, entering, fixed, onEnter, onChange }: Props) {
  const id = useId()
  const { seats } = told
  const limits = playerLimits(told.preset, told.rules)
  const problems = checkSeats(told)
  const count = problems.find(({ kind }) => kind === 'too-few-players' || kind === 'too-many-players')
  const added = useFocusOnAdded(seats.length)
  return (
    <>
      <ul className={styles.trays} aria-label={words.match.block.hands}>
        {seats.map((seat, place) => (
          <Tray
            key={seat.key}
            seat={seat}
            place={place}
            name={players[place]?.name ?? ''}
            personId={players[place]?.personId}
            entering={entering === place}
            fixed={fixed}
            removable={!fixed && seats.length > limits.min}
            peopleList={`${id}-people`}
            problem={problemOf(problems, seat.key)}
            onEnter={() => onEnter(place)}
            onChange={onChange}
          />
        ))}
        {!fixed && seats.length < limits.max && (
          <li className={styles.free}>
            <button
              type="button"
              className={styles.addPlayer}
              onClick={() => {
                added()
                onChange({ type: 'add-seat', name: '' })
              }}
            >
              <Icon name="add" />
              {words.newMatch.players.add}
            </button>
          </li>
        )}
      </ul>
      {count !== undefined && <FieldError id={`${id}-error`}>{words.problemSentence(count)}</FieldError>}
      {!fixed && (
        <datalist id={`${id}-people`}>
          {people
            .filter((person) => !seats.some((seat) => sameName(seat.name, person.name)))
            .map((person) => (
              <option key={person.id} value={person.name} />
            ))}
        </datalist>
      )}
    </>
  )
}

/** Moves the focus to the name of the player that was just added. */
function useFocusOnAdded(count: number): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    if (wanted.current) [...document.querySelectorAll<HTMLInputElement>('input[data-seat]')].at(-1)?.focus()
    wanted.current = false
  }, [count])
  return () => {
    wanted.current = true
  }
}

function problemOf(problems: readonly DraftProblem[], key: number): string | undefined {
  const found = problems.find((problem) => 'seat' in problem && problem.seat === key)
  return found === undefined ? undefined : words.problemSentence(found)
}
