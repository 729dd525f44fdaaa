import { leading } from '#shared/evening/seated'
import type { EveningTable } from '#shared/evening/state'
import { Avatar } from '../../components/avatar/avatar'
import { Button, ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import type { Ask } from './model/asked'
import { wonText } from '../../evening/points-text'
import type { EveningView } from './model/use-evening'
import styles from './table-card.module.css'

interface TableCardProps {
  readonly view: EveningView
  /** Both count from 0. */
  readonly round: number
  readonly at: number
  readonly table: EveningTable
  readonly ask: Ask
  /** Phones can join, so the table has a code. */
  readonly phones?: boolean
}

/** One table of a round: who sits there, how it stands, and what can be done. */
export function TableCard({ view, round, at, table, ask, phones = false }: TableCardProps) {
  const { table: tableWords } = words.evening
  const { people, result, matchId } = table
  const match = view.playing(table.matchId)
  const seats = view.seatsOf(table)
  const lowest = view.state.rounds[round]?.lowest === true
  const best = leading(seats, lowest)
  const isRunning = round === view.state.rounds.length - 1 && view.state.rounds[round]?.closed !== true
  return (
    <article className={styles.card} aria-label={tableWords.name(at + 1)} data-status={result.status}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <Status table={table} seats={seats} lowest={lowest} />
        {phones && isRunning && people.length > 0 && (
          <Button variant="quiet" shape="icon" aria-label={words.evening.phones.codeOf(at + 1)} onClick={() => ask({ kind: 'code', table: at })}>
            <Icon name="phone" />
          </Button>
        )}
      </header>
      {people.length === 0 ? (
        <p className={styles.quiet}>{tableWords.empty}</p>
      ) : (
        <ul className={styles.people}>
          {seats.map(({ person, total, gone }) => (
            <li key={person.id} data-best={best.includes(person) || undefined}>
              <Avatar size="small" name={person.name} personId={person.id} />
              <span className={styles.name}>
                {person.name}
                {gone === true && <span className={styles.quiet}> {tableWords.left}</span>}
              </span>
              {total !== null && <span className={styles.total}>{scorerWords.plain(total)}</span>}
            </li>
          ))}
        </ul>
      )}
      {match?.target !== undefined && <progress className={styles.progress} aria-hidden="true" max={match.target} value={Math.max(0, ...match.totals)} />}
      <div className={styles.actions}>
        {people.length > 0 && result.status === 'playing' && isRunning && (
          <Button onClick={() => ask({ kind: 'result', round, table: at })}>{tableWords.enter}</Button>
        )}
        {people.length > 0 && result.status === 'playing' && isRunning && matchId === null && (
          <Button onClick={() => ask({ kind: 'match', table: at })}>{tableWords.open}</Button>
        )}
        {(result.status === 'handed-in' || result.status === 'disagreed') && (
          <Button variant={result.status === 'disagreed' ? 'primary' : 'secondary'} onClick={() => ask({ kind: 'result', round, table: at })}>
            {tableWords.settle}
          </Button>
        )}
        {result.status === 'settled' && (
          <Button variant="quiet" onClick={() => ask({ kind: 'result', round, table: at })}>
            {tableWords.change}
          </Button>
        )}
        {matchId !== null && (
          <ButtonLink variant="quiet" href={paths.match(matchId)}>
            {tableWords.goTo}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

interface StatusProps {
  readonly table: EveningTable
  readonly seats: ReturnType<EveningView['seatsOf']>
  readonly lowest: boolean
}

function Status({ table: { people, result }, seats, lowest }: StatusProps) {
  const { table } = words.evening
  if (people.length === 0) return null
  switch (result.status) {
    case 'playing':
      return <span className={styles.quiet}>{table.playing}</span>
    case 'handed-in':
      return <span className={styles.quiet}>{table.waiting}</span>
    case 'disagreed':
      return <span className={styles.warning}>{table.disagreed}</span>
    case 'settled':
      return (
        <span className={styles.done}>
          <Icon name="check" />
          {wonText(seats, lowest)}
          {result.corrected && ` · ${table.corrected}`}
        </span>
      )
  }
}
