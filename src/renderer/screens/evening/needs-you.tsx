import { seated } from '#shared/evening/seated'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import type { Ask } from './model/asked'
import { needsOf, type Need } from './model/needs'
import type { Change, EveningView } from './model/use-evening'
import styles from './evening.module.css'

/** More would be a list to work off; the rest comes once these are done. */
const MOST = 3

interface Props {
  readonly view: EveningView
  readonly change: Change
  readonly ask: Ask
}

/** What someone has to do now, three things at most, each with its answer as a button. */
export function NeedsYou({ view, change, ask }: Props) {
  const { needs } = words.evening
  const all = needsOf(view.state)
  return (
    <section aria-labelledby="needs" className={styles.needs}>
      <header className={styles.asideHead}>
        <h2 id="needs">{needs.heading}</h2>
        {all.length > 0 && <span className={styles.badge}>{all.length}</span>}
      </header>
      {all.length === 0 && <p className={styles.quiet}>{needs.nothing}</p>}
      <ul className={styles.needList}>
        {all.slice(0, MOST).map((need) => (
          <li key={`${need.kind} ${'round' in need ? need.round : ''} ${'table' in need ? need.table : need.kind === 'late' ? need.person.id : ''}`}>
            <NeedShown need={need} view={view} change={change} ask={ask} />
          </li>
        ))}
      </ul>
      {all.length > MOST && <p className={styles.quiet}>{needs.more(all.length - MOST)}</p>}
    </section>
  )
}

function NeedShown({ need, view, change, ask }: Props & { readonly need: Need }) {
  const { needs, table } = words.evening
  const round = view.state.rounds.length - 1
  switch (need.kind) {
    case 'disagreed':
      return (
        <>
          <h3>{need.round === round ? needs.disagreed(need.table + 1) : needs.disagreedBefore(need.round + 1, need.table + 1)}</h3>
          {need.others.map(({ seats, totals }) => (
            <p key={totals.join(' ')}>
              {needs.otherTold(seated(seats, totals).map(({ person, total }) => ({ name: view.nameOf(person), total: total ?? 0 })))}
            </p>
          ))}
          <Button onClick={() => ask({ kind: 'result', round: need.round, table: need.table })}>{table.settle}</Button>
        </>
      )
    case 'handed-in':
      return (
        <>
          <h3>{needs.handedIn(need.table + 1)}</h3>
          <p>{needs.handedInText}</p>
          <Button onClick={() => ask({ kind: 'result', round, table: need.table })}>{table.settle}</Button>
        </>
      )
    case 'together':
      return (
        <Button pending={change.pending} onClick={() => void change.run({ type: 'add-table', people: need.people.map(({ id }) => id) })}>
          {needs.together(need.people.map(({ name }) => name))}
        </Button>
      )
    case 'late':
      return (
        <>
          <h3>{needs.late(need.person.name)}</h3>
          <p>{needs.lateText}</p>
          {need.freeTable !== null && (
            <Button pending={change.pending} onClick={() => void change.run({ type: 'seat', person: need.person.id, table: need.freeTable })}>
              {needs.seat(need.freeTable + 1)}
            </Button>
          )}
        </>
      )
  }
}
