import { useId } from 'react'
import type { TrailEntry } from '#shared/match/trail'
import { momentWords, rulesMovedWords, trailWords } from '../../../messages/page'
import { eventWords } from '../../correction/event-words'
import { changeLines } from './change-lines'
import styles from './trail-list.module.css'

interface Props {
  readonly trail: readonly TrailEntry[]
  readonly names: readonly string[]
}

/** What was done to a match beside playing it, the latest first: what, when, on which device, and what it changed. */
export function TrailList({ trail, names }: Props) {
  const heading = useId()
  return (
    <section className={styles.trail} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {trailWords.heading}
      </h2>
      {trail.length === 0 ? (
        <p className={styles.quiet}>{trailWords.nothing}</p>
      ) : (
        <ol className={styles.list} reversed>
          {trail.map((entry, at) => <Entry key={at} entry={entry} names={names} />).reverse()}
        </ol>
      )}
    </section>
  )
}

function Entry({ entry, names }: { readonly entry: TrailEntry; readonly names: readonly string[] }) {
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{trailWords.what(entry, names)}</p>
      <p className={styles.quiet}>
        <time dateTime={entry.at}>{momentWords(entry.at)}</time>,{' '}
        {entry.by === undefined ? trailWords.on(entry.device) : trailWords.fromTable(entry.by, entry.device)}
      </p>
      <Lines lines={linesOf(entry, names)} />
      {entry.kind === 'corrected' && <p>{trailWords.totals(entry.before, entry.after, names)}</p>}
      {entry.kind === 'rules-changed' && <p>{trailWords.bothTotals(entry.totals, names)}</p>}
      {'note' in entry && entry.note !== '' && <p>{trailWords.note(entry.note)}</p>}
    </li>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <ul className={styles.changes}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}

/** What an entry changed, one line each. */
function linesOf(entry: TrailEntry, names: readonly string[]): readonly string[] {
  if (entry.kind === 'corrected') return changeLines(entry.edit, names)
  if (entry.kind === 'rules-changed') return rulesMovedWords(entry.before, entry.after)
  if (entry.kind !== 'questioned') return []
  return entry.edit === undefined ? [eventWords(entry.about, names)] : changeLines(entry.edit, names)
}
