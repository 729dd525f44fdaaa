import { useId, useMemo, useState } from 'react'
import type { MatchVersion } from '#shared/contract/versions'
import type { RecordDifference } from '#shared/match/continuation'
import { inLanguage, useSpoken } from '../../app/language'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Notice } from '../../components/notice/notice'
import { useNow } from '../../hooks/use-now'
import { words } from '../../messages/page'
import { ReplayControls } from '../../match/replay/replay-controls'
import { stepAt, stepsOf, viewAfter } from '../../match/replay/steps'
import { useStepping } from '../../match/replay/use-replay'
import { toldInFull } from '../../match/feed/told-event'
import { viewOf, type MatchView } from '../../match/match-view'
import { TableLine } from '../../match/table/table-line'
import { stepOfFirstDifference } from './first-difference'
import styles from './version-card.module.css'

interface Props {
  readonly name: string
  readonly version: MatchVersion
  readonly parting: RecordDifference | null
  readonly onChoose: () => void
}

/** One version: who changed it when, what stands beside it, its table and totals to step through. */
export function VersionCard({ name, version, parting, onChoose }: Props) {
  const { match, shown, device } = version
  const heading = useId()
  const now = useNow()
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  const { place, note, date, binnedAt } = match
  return (
    <Card aria-labelledby={heading} className={styles.card}>
      <div>
        <h2 id={heading} className={styles.heading}>
          {name}
        </h2>
        <p className={styles.quiet}>
          {words.versions.changed(words.whenWords(match.updatedAt, now), device)}
          {shown && ` · ${words.versions.shown}`}
        </p>
      </div>
      {view.ok ? (
        <Played name={name} view={view.value} parting={parting} />
      ) : (
        <Notice tone="danger" title={words.versions.unreadable}>
          {scorerWords.recordRefusalSentence(view.error)}
        </Notice>
      )}
      <ul className={styles.beside}>
        {date !== undefined && <li>{words.versions.details.date(date)}</li>}
        {place !== undefined && <li>{words.versions.details.place(place)}</li>}
        {note !== undefined && <li>{words.versions.details.note(note)}</li>}
        {binnedAt !== undefined && <li>{words.versions.details.binned}</li>}
      </ul>
      <Button variant="primary" className={styles.choose} onClick={onChoose} aria-label={`${words.versions.choose}${words.colon}${isolated(name)}`}>
        {words.versions.choose}
      </Button>
    </Card>
  )
}

function Played({ name, view, parting }: { readonly name: string; readonly view: MatchView; readonly parting: RecordDifference | null }) {
  const steps = useMemo(() => stepsOf(view.record), [view.record])
  const [asked, setAsked] = useState<number | null>(null)
  const stepping = useStepping(steps.length, asked, setAsked)
  const step = steps[stepping.at]
  const then = useMemo(() => (step === undefined ? view : viewAfter(view, step)), [view, step])
  const { scored, names, record } = view
  const last = then.scored.rounds.at(-1)?.events.at(-1)
  return (
    <>
      <ul className={styles.totals} aria-label={words.versions.totals}>
        {names.map((player, seat) => (
          <li key={seat}>
            <span className={styles.player}>{player}</span>
            <span className={styles.total}>{scorerWords.plain(then.scored.totals[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p>
        {words.versions.revisions(
          record.rounds.length,
          record.rounds.reduce((sum, { events }) => sum + events.length, 0),
        )}
        {scored.winner !== null && ` · ${scorerWords.matchSentence(scored.winner, scored.totals, names, scored.rules.game)}`}
      </p>
      <div className={styles.line}>
        <TableLine
          of={name}
          view={then}
          choices={null}
          onOpen={(place) => {
            const at = stepAt(steps, place)
            if (at >= 0) stepping.go(at)
          }}
        />
      </div>
      <p className={styles.quiet} aria-live="polite">
        {last === undefined || step?.kind !== 'event' ? ' ' : toldInFull(last, names)}
      </p>
      <ReplayControls steps={steps} stepping={stepping} />
      {parting !== null && <Button onClick={() => stepping.go(stepOfFirstDifference(record, parting))}>{words.versions.parting.go}</Button>}
    </>
  )
}
