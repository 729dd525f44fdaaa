import { currentRound, isOver, peopleHere } from '#shared/evening/state'
import { Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { words } from '../../messages/page'
import type { Change, EveningView } from './model/use-evening'
import styles from './evening.module.css'

/** How far the round is, and the draw of the next one; quiet until all results are in. After the last of them, who won the evening. */
export function NextRound({ view: { state, standings }, change }: { readonly view: EveningView; readonly change: Change }) {
  const { next } = words.evening
  const round = currentRound(state)
  const tables = round?.tables.filter(({ people }) => people.length > 0) ?? []
  const done = tables.filter(({ result }) => result.status === 'settled').length
  const ready = round === null || isOver(round)
  const enough = peopleHere(state).length >= 2
  const untouched = round !== null && !round.closed && tables.every(({ result }) => result.status === 'playing')
  const drawn = state.rounds.filter(({ side }) => !side).length
  const over = round !== null && ready && state.settings !== null && drawn >= state.settings.rounds
  const winners = standings.filter(({ place }) => place === 1).map(({ name }) => name)
  return (
    <Card aria-labelledby="next" className={styles.next}>
      <header className={styles.asideHead}>
        <h2 id="next">{over ? next.over : next.heading(drawn + 1)}</h2>
        {round !== null && !over && <span className={styles.quiet}>{next.done(done, tables.length)}</span>}
      </header>
      {round !== null && (
        <div className={styles.steps} aria-hidden="true">
          {round.tables.map(({ people, result }, at) => people.length > 0 && <span key={at} data-status={result.status} />)}
        </div>
      )}
      {state.settings !== null && <p>{over ? next.won(winners) : next.texts[state.settings.method]}</p>}
      <Button
        variant={ready && enough && !over ? 'primary' : 'secondary'}
        size="large"
        pending={change.pending}
        disabled={!ready || !enough}
        onClick={() => void change.run({ type: 'draw' })}
      >
        {over ? next.another : next.draw}
      </Button>
      {isDrawnElsewhere(change) && (
        <Button pending={change.pending} onClick={() => void change.run({ type: 'take-over' })}>
          {next.takeOver}
        </Button>
      )}
      {!ready && !untouched && (
        <>
          <Button variant="quiet" pending={change.pending} onClick={() => void change.run({ type: 'closed' })}>
            {next.close}
          </Button>
          <p className={styles.quiet}>{next.closeText}</p>
        </>
      )}
      {untouched && (
        <Button variant="quiet" pending={change.pending} onClick={() => void change.run({ type: 'undrawn' })}>
          {next.undo}
        </Button>
      )}
    </Card>
  )
}

/** Another computer draws the tables, so this one was refused. */
function isDrawnElsewhere({ problem }: Change): boolean {
  return problem?.kind === 'refused' && problem.refusal.kind === 'impossible' && problem.refusal.refusal.code === 'drawn-elsewhere'
}
